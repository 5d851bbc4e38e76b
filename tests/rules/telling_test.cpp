// SPDX-License-Identifier: Apache-2.0
// The picture keeps step: each told step changes the table, and nothing changes before it is told. All tests
// that play check at every command that the whole story ends at the true table (support/told.h); here are the
// stages in between, and the fields that say what a step changes.
#include "rules/hex/apply.h"
#include "rules/hex/log/json.h"
#include "rules/hex/modules/riders/riders.h"
#include "rules/hex/telling.h"
#include "rules/powder/apply.h"
#include "rules/powder/log/json.h"
#include "rules/powder/telling.h"
#include "tests/rules/powder/table.h"
#include "tests/rules/support/wall_game.h"
#include "tests/rules/support/world_game.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace watchfire::test {
namespace {

using ::testing::ElementsAre;

/// A hex game's command with its outcome, told step by step.
class Story {
public:
    Story(const hex::State& before, const json& line)
        : m_before(before)
        , m_command(*hex::commandFromJson(*before.setup, hex::Json::parse(line.dump())))
        , m_outcome(*hex::apply(before, m_command)) {}

    [[nodiscard]] std::size_t size() const { return m_outcome.steps.size(); }
    [[nodiscard]] const hex::State& after() const { return m_outcome.state; }
    [[nodiscard]] hex::State upTo(std::size_t steps) const {
        return hex::told(m_before, m_command, m_outcome, steps);
    }

private:
    hex::State m_before;
    hex::Command m_command;
    hex::Outcome m_outcome;
};

/// How many riders stand before the first wall and behind it, its level, and the chips left.
std::vector<int> breachSoFar(const hex::State& state) {
    const hex::Board& board = state.board();
    const auto& wall = board.walls()[0];
    int behind = 0;
    for (const hex::HexId hex : wall.column)
        behind += hex::ridersAt(state, hex);
    return {hex::ridersAt(state, wall.attack), behind, state.greatWall.level[0], hex::chipsLeft(state)};
}

TEST(Telling, GW_36_a_breach_goes_rider_by_rider_and_the_chip_comes_last) {
    Table t = fourForts();
    t.enter(correct("wall-level", "W3", 2), correctRiders("W3", 2), correctRiders("III", 1), begin("red"));
    const Story story(t.current(), roll(5, 6));
    ASSERT_EQ(story.size(), 7U);
    const std::vector<std::vector<int>> expected{
        {2, 0, 2, 7},                             // the dice
        {3, 0, 2, 7},                             // move-rider
        {3, 0, 2, 7},                             // breach
        {2, 1, 2, 7}, {1, 2, 2, 7}, {0, 3, 2, 7}, // rider-behind-wall
        {0, 3, 1, 7},                             // lower-wall
        {0, 3, 1, 6},                             // penalty
    };
    for (std::size_t told = 0; told < expected.size(); ++told)
        EXPECT_EQ(breachSoFar(story.upTo(told)), expected[told]) << told << " steps";
    EXPECT_EQ(story.upTo(0).turn.dice.sum(), 11);
    EXPECT_TRUE(hex::looksAlike(story.upTo(7), story.after()));
    EXPECT_FALSE(hex::looksAlike(story.upTo(6), story.after()));
}

TEST(Telling, GW_31_a_rider_names_the_wall_before_which_it_stood) {
    Table t = fourForts();
    t.enter(correctRiders("IV", 1), begin("red"));
    EXPECT_THAT(t(roll(2, 2)).only("rider-behind-wall"),
                ElementsAre("GW-31 rider-behind-wall hex=1,0 wall=W4"));
}

TEST(Telling, WO_23_the_storm_names_the_half_of_a_split_hex_and_of_no_other) {
    Table t = splitWorldGame();
    // From 1,0 onto the split hex 0,0, by the west half.
    t.enter(correctStorm("1,0", "W"), begin("red"));
    EXPECT_THAT(t(seven(6)).only("move-storm"),
                ElementsAre("WO-21 move-storm half=west path=[1,0,0,0] to=0,0"));
    Table plain = littleWorldGame();
    plain.enter(begin("red"));
    EXPECT_FALSE(plain(seven(4)).raw["steps"][1].contains("half"));
}

TEST(Telling, WO_21_the_storm_points_as_before_until_its_turn_is_told) {
    Table t = littleWorldGame();
    t.enter(begin("red"), correctStorm("2,2", "E"));
    Story story(t.current(), seven(6));
    const auto heading = t.current().storm.heading;
    for (std::size_t told = 0; told < story.size(); ++told)
        EXPECT_EQ(story.upTo(told).storm.heading, heading) << told;
    EXPECT_EQ(story.upTo(0).storm.at, t.current().storm.at);
}

TEST(Telling, BA_60_an_end_that_is_taken_back_goes_with_the_correction) {
    Table t = fourForts();
    t.enter(begin("red"), correct("points", "red", 20));
    ASSERT_TRUE(t.current().ending.over);
    const Story lower(t.current(), correct("points", "red", 0));
    EXPECT_EQ(lower.size(), 0U);
    EXPECT_FALSE(lower.upTo(0).ending.over);
    const Story higher(t.current(), correct("points", "red", 21));
    EXPECT_TRUE(higher.upTo(0).ending.over);
    EXPECT_TRUE(hex::looksAlike(higher.upTo(higher.size()), higher.after()));
}

TEST(Telling, BA_41_a_played_knight_is_the_commands_own_act) {
    Table t = fourForts();
    t.enter(begin("red", "after-roll"));
    const Story story(t.current(), knight("red", {}));
    EXPECT_EQ(story.upTo(0).players[0].army, 1);
    EXPECT_TRUE(story.upTo(0).turn.cardPlayed);
}

TEST(Telling, BA_51_whose_turn_it_is_is_the_commands_own_act) {
    Table t = fourForts();
    t.enter(begin("red", "after-roll"));
    const hex::State told = Story(t.current(), endTurn()).upTo(0);
    EXPECT_EQ(told.turn.player, hex::PlayerId(1));
    EXPECT_EQ(told.turn.phase, hex::TurnPhase::beforeRoll);
}

// ---- Black Powder

/// A command of Black Powder, told up to a given step.
struct PowderStory {
    powder::State before;
    powder::Command command;
    powder::Outcome outcome;

    PowderStory(const powder::State& state, const Json& line)
        : before(state)
        , command(*powder::commandFromJson(state, line))
        , outcome(*powder::apply(state, command)) {}
    [[nodiscard]] powder::State upTo(std::size_t steps) const {
        return powder::told(before, command, outcome, steps);
    }
    [[nodiscard]] std::size_t stepOf(std::string_view name) const {
        for (std::size_t i = 0; i < outcome.steps.size(); ++i)
            if (powder::toJson(outcome.steps[i])["do"] == name)
                return i;
        ADD_FAILURE() << "no step " << name;
        return 0;
    }
};

TEST(Telling, BP_41_who_may_still_be_saved_stands_where_he_stood) {
    PowderTable table;
    table.horde("scouts", "S1.1");
    table.begin();
    for (const powder::Spot spot : powder::freeSpots(table.state(), powder::Slot{0, 0}))
        table.correct("spot", powder::spotName(spot), "dragon:spearman@" + powder::spotName(spot));
    table.play(R"({"do":"end-turn","player":"dragon"})");
    ASSERT_EQ(table.decision()["id"], "save");
    ASSERT_FALSE(table.state().fate.doomed.empty());
    const powder::SoldierAt doomed = table.state().fate.doomed.front();
    EXPECT_FALSE(powder::standsOn(*table.state().at(doomed.at.spot.slot), doomed.clan) &&
                 table.state().at(doomed.at.spot).kind == powder::Mark::Kind::soldier);
    EXPECT_EQ(powder::seen(table.state()).at(doomed.at.spot).kind, powder::Mark::Kind::soldier);

    const PowderStory story(table.state(),
                            {{"do", "answer"}, {"decision", "save"}, {"value", Json::array()}});
    const std::size_t kill = story.stepOf("kill");
    const int pool = table.state().of(doomed.clan).pool[0];
    EXPECT_EQ(powder::seen(story.upTo(kill)).at(doomed.at.spot).kind, powder::Mark::Kind::soldier);
    EXPECT_EQ(story.upTo(kill).of(doomed.clan).pool[0], pool);
    EXPECT_EQ(powder::seen(story.upTo(kill + 1)).at(doomed.at.spot).kind, powder::Mark::Kind::free);
    EXPECT_EQ(story.upTo(kill + 1).of(doomed.clan).pool[0], pool + 1);
    const std::size_t claim = story.stepOf("claim");
    EXPECT_TRUE(story.upTo(claim).at(powder::Slot{0, 0}).has_value());
    EXPECT_FALSE(story.upTo(claim + 1).at(powder::Slot{0, 0}).has_value());
}

TEST(Telling, BP_11_the_token_lies_on_the_slot_that_is_asked_about) {
    PowderTable table({"dragon", "snake", "turtle"}, {}, Json::object());
    table.winter();
    table.assault();
    const int slot = table.state().timeSlot;
    const PowderStory story(table.state(), {{"do", "season"}, {"to", "spring"}});
    ASSERT_TRUE(story.outcome.decision);
    ASSERT_EQ(story.outcome.steps.size(), 1U) << "the season, and the token with the answer";
    EXPECT_EQ(story.upTo(0).timeSlot, slot);
    EXPECT_EQ(story.upTo(1).timeSlot, slot + 1);
    table.play({{"do", "season"}, {"to", "spring"}});
    const PowderStory on(table.state(), {{"do", "answer"}, {"decision", "value"}, {"value", 1}});
    EXPECT_EQ(on.upTo(on.outcome.steps.size()).draws, on.outcome.state.draws);
}

TEST(Telling, BP_26_a_command_that_waits_for_a_value_has_done_nothing_yet) {
    PowderTable table({"dragon", "snake", "turtle"}, {}, Json::object());
    const int draws = table.state().draws;
    const Json horde{{"do", "horde"}, {"card", "scouts"}, {"next", "S2"}};
    EXPECT_EQ(PowderStory(table.state(), horde).upTo(0).draws, draws);
    table.play(horde);
    const PowderStory answered(table.state(),
                               {{"do", "answer"}, {"decision", "value"}, {"value", {{"kind", "none"}}}});
    EXPECT_EQ(answered.upTo(0).draws, draws - 1) << "the card is drawn before it is laid down";
    EXPECT_FALSE(answered.upTo(0).at(powder::Slot{0, 0}).has_value());
    EXPECT_TRUE(answered.upTo(1).at(powder::Slot{0, 0}).has_value());
}

} // namespace
} // namespace watchfire::test
