// SPDX-License-Identifier: Apache-2.0
// Compares the forecast with winters that are really played, and its remedies with positions that have them.
#include "rules/powder/forecast.h"

#include "rules/powder/apply.h"
#include "rules/powder/log/json.h"
#include "tests/rules/powder/table.h"

#include <gtest/gtest.h>

#include <random>

namespace watchfire::test {
namespace {

using namespace powder;

std::shared_ptr<const powder::Book> sample() {
    return std::make_shared<const powder::Book>(bookFromJson(sampleBook()).value());
}

const SectionForecast& of(const Forecast& forecast, SectionIndex section) {
    for (const SectionForecast& entry : forecast.sections) {
        if (entry.section == section)
            return entry;
    }
    ADD_FAILURE() << sectionName(section) << " is not in play";
    std::abort();
}

TEST(PowderForecast, power_against_defense_and_what_would_hold) {
    PowderTable table;
    table.horde("veterans", "S1.1"); // 7
    table.horde("scouts", "S1.2");   // 1
    table.soldier("dragon", "spearman", "S1.1:a1");
    table.horde("raiders", "S2.1"); // 2
    table.begin();
    const auto now = forecast(table.state());
    ASSERT_EQ(now.sections.size(), 3u);
    const SectionForecast& left = of(now, 0);
    EXPECT_EQ(left.clash, (Clash{8, 4, true, false}));
    EXPECT_EQ(left.barricades, 2); // 4 + 2·2 = 8
    EXPECT_EQ(left.wallLevel, 3);  // 7 is not enough
    EXPECT_EQ(left.reliefs, (std::vector<Relief>{{{0, 0}, 9}}));
    EXPECT_EQ(left.shame, 2 + 3); // dragon stands on the veterans
    EXPECT_EQ(of(now, 1).clash, (Clash{2, 4, false, false}));
    EXPECT_EQ(of(now, 1).barricades, std::nullopt);
    EXPECT_EQ(of(now, 1).shame, 0);
    EXPECT_TRUE(now.destroyed.empty());
    EXPECT_EQ(now.end, std::nullopt);
}

TEST(PowderForecast, ladders_breach_until_they_are_defeated) {
    PowderTable table;
    table.horde("ladders", "S2.1");
    table.horde("battering-ram", "S2.2");
    table.horde("ladders", "S2.3");
    table.begin();
    const SectionForecast entry = of(forecast(table.state()), 1);
    EXPECT_EQ(entry.clash, (Clash{8, 4, true, true}));
    EXPECT_EQ(entry.barricades, std::nullopt);
    EXPECT_EQ(entry.wallLevel, std::nullopt);
    EXPECT_TRUE(entry.reliefs.empty()); // 5 against 4 is left, or other ladders
    table.correct("horde", "S2.2", nullptr);
    table.correct("horde", "S2.3", nullptr);
    EXPECT_EQ(of(forecast(table.state()), 1).reliefs, (std::vector<Relief>{{{1, 0}, 4}}));
    // A second card moves up behind them and does the same.
    table.correct("horde", "S2.3", "ladders");
    EXPECT_TRUE(of(forecast(table.state()), 1).reliefs.empty());
}

TEST(PowderForecast, unknown_values_are_named_and_count_as_nothing) {
    Json book = sampleBook();
    book["walls"].erase(1);
    book["cards"]["veterans"].erase("power");
    book["cards"]["raiders"].erase("spots");
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    table.horde("veterans", "S1.1");
    table.horde("mystery", "S1.2");
    table.horde("champions", "S1.3");
    table.horde("raiders", "S2.1");
    table.begin();
    const auto now = forecast(table.state());
    std::vector<std::string> paths;
    for (const ValueKey& key : of(now, 0).missing)
        paths.push_back(pathOf(key));
    EXPECT_EQ(paths, (std::vector<std::string>{"/cards/veterans/power", "/cards/mystery/ability",
                                               "/cards/mystery/power", "/walls/1/defense"}));
    EXPECT_EQ(of(now, 0).clash, (Clash{6, 0, true, false, false, false}));
    EXPECT_EQ(of(now, 0).barricades, std::nullopt) << "nothing is said while values are missing";
    EXPECT_TRUE(of(now, 0).reliefs.empty());
    table.play(R"({"do":"value","path":"/walls/1/defense","value":1})");
    EXPECT_TRUE(of(forecast(table.state()), 1).missing.empty());
    EXPECT_EQ(of(forecast(table.state()), 1).reliefs, (std::vector<Relief>{{{1, 0}, std::nullopt}}));
}

std::vector<std::string> pathsOf(const std::vector<ValueKey>& keys) {
    std::vector<std::string> paths;
    for (const ValueKey& key : keys)
        paths.push_back(pathOf(key));
    return paths;
}

TEST(PowderForecast, BP_52_a_breach_by_ladders_is_certain_whatever_is_not_known) {
    Json book = sampleBook();
    book["cards"]["ladders"].erase("power");
    book["cards"]["raiders"].erase("power");
    book["walls"].erase(1); // level 1
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    table.horde("ladders", "S2.1");
    table.horde("raiders", "S2.2");
    table.soldier("dragon", "spearman", "S2.1:a1");
    table.begin();
    SectionForecast entry = of(forecast(table.state()), 1);
    EXPECT_TRUE(entry.missing.empty()) << "nothing decides the breach any more";
    EXPECT_EQ(entry.clash, (Clash{0, 0, true, true, false, false}));
    EXPECT_EQ(entry.shame, 2 + 3);
    EXPECT_EQ(entry.dead, 1) << "everybody there dies, whatever the power";
    EXPECT_EQ(entry.machines, 0);
    EXPECT_TRUE(entry.reliefs.empty());
    EXPECT_EQ(entry.wallLevel, std::nullopt);
    // Whether the defeat of the raiders alone would hold is a separate question.
    EXPECT_EQ(pathsOf(entry.unsure), (std::vector<std::string>{"/cards/raiders/power", "/walls/1/defense"}));
    table.play(R"({"do":"value","path":"/cards/raiders/power","value":2})");
    table.play(R"({"do":"value","path":"/walls/1/defense","value":4})");
    entry = of(forecast(table.state()), 1);
    EXPECT_TRUE(entry.unsure.empty());
    ASSERT_EQ(entry.reliefs.size(), 1u);
    EXPECT_EQ(entry.reliefs.front().at, (Slot{1, 0}));
}

TEST(PowderForecast, BP_52_everybody_there_and_the_machines_are_counted) {
    PowderTable table({"dragon", "snake", "turtle"});
    table.horde("ladders", "S2.1");
    table.horde("raiders", "S3.1");
    table.soldier("dragon", "spearman", "S2.1:a1");
    table.soldier("snake", "archer", "S2.fire");
    table.soldier("turtle", "tank", "S2.rest");
    table.soldier("turtle", "spearman", "S2.rest");
    table.soldier("turtle", "spearman", "S1.rest"); // another section's
    table.soldier("dragon", "spearman", "S3.1:a3");
    table.correct("machines", "S2", Json::array({"cannon", "ballista"}));
    table.begin();
    const SectionForecast entry = of(forecast(table.state()), 1);
    EXPECT_EQ(entry.dead, 4);
    EXPECT_EQ(entry.machines, 2);
    EXPECT_EQ(of(forecast(table.state()), 2).dead, 0) << "no Ladders";
}

TEST(PowderForecast, BP_50_a_section_without_a_horde_holds_whatever_is_not_known) {
    PowderTable table({"dragon", "snake", "turtle"}, {}, Json::object());
    table.begin();
    for (const SectionForecast& entry : forecast(table.state()).sections) {
        EXPECT_TRUE(entry.missing.empty());
        EXPECT_EQ(entry.clash, (Clash{0, 0, false, false, true, false}));
    }
}

TEST(PowderForecast, a_higher_wall_of_unknown_worth_may_hold_or_not) {
    Json book = sampleBook();
    book["walls"].erase(3);
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    table.horde("veterans", "S1.1");
    table.horde("veterans", "S1.2");
    table.begin();
    const SectionForecast entry = of(forecast(table.state()), 0); // 14 against 4; level 2 is 7
    EXPECT_EQ(entry.wallLevel, std::nullopt);
    EXPECT_EQ(pathsOf(entry.unsure), std::vector<std::string>{"/walls/3/defense"});
}

TEST(PowderForecast, walls_that_fall_and_the_game_with_the_last_one) {
    PowderTable table;
    table.horde("scouts", "S1.1");
    table.horde("battering-ram", "S1.2");
    table.horde("trebuchet", "S2.3");
    table.horde("battering-ram", "S3.1");
    table.begin();
    auto now = forecast(table.state());
    EXPECT_EQ(now.destroyed, (std::vector<Destruction>{{0, 1, 0, WallBreaker::ram},
                                                       {1, 1, 0, WallBreaker::trebuchet},
                                                       {2, 1, 0, WallBreaker::ram}}));
    EXPECT_EQ(now.end, EndReason::allWallsGone);
    table.correct("wall-level", "S3", 2);
    now = forecast(table.state());
    EXPECT_EQ(now.end, std::nullopt);
    table.correct("slot", "", 6);
    EXPECT_EQ(forecast(table.state()).end, EndReason::time);
    table.correct("wall-level", "S1", 3);
    table.correct("wall-level", "S2", 3);
    EXPECT_EQ(forecast(table.state()).end, EndReason::time) << "both are lowered before the check";
}

TEST(PowderForecast, towers_pay_or_shame_and_empty_pools_end_the_game) {
    PowderTable table({"dragon", "snake", "turtle"}, {{"removed-spearman-earns", false}});
    table.horde("veterans", "S1.1");
    table.soldier("dragon", "spearman", "T1");
    table.soldier("snake", "spearman", "T2");
    table.soldier("dragon", "spearman", "T3");
    table.begin();
    EXPECT_EQ(forecast(table.state()).towers,
              (std::vector<TowerForecast>{
                  {0, Clan::dragon, 0, 1}, {1, Clan::snake, 0, 1}, {2, Clan::dragon, 4, 0}}));
    // 3 tokens by the breach and 2 by the towers.
    table.correct("shame-pool", "", 6);
    EXPECT_EQ(forecast(table.state()).end, std::nullopt);
    table.correct("shame-pool", "", 5);
    EXPECT_EQ(forecast(table.state()).end, EndReason::shame);
}

TEST(PowderForecast, wounds_that_are_still_to_come) {
    PowderTable table;
    table.horde("scouts", "S1.1"); // two spots
    table.horde("veterans", "S2.1");
    table.soldier("dragon", "archer", "S2.fire");
    table.soldier("snake", "crossbowman", "S2.fire");
    table.correct("wall-level", "S1", 3);
    for (int i = 0; i < 3; ++i)
        table.soldier("dragon", "archer", "S1.fire");
    table.begin();
    EXPECT_EQ(of(forecast(table.state()), 0).wounds, 2) << "three archers, two spots";
    EXPECT_EQ(of(forecast(table.state()), 1).wounds, 2);
    EXPECT_EQ(of(forecast(table.state()), 2).wounds, 0);
    table.play(R"({"do":"season","to":"winter"})"); // the first archer of S1 is asked
    EXPECT_EQ(of(forecast(table.state()), 0).wounds, 2);
    table.answer("S1.1:a1"); // one spot is left: the second has no choice, the third no target
    EXPECT_EQ(of(forecast(table.state()), 0).wounds, 0);
    EXPECT_EQ(of(forecast(table.state()), 1).wounds, 2);
    table.answer("S2.1:a1");
    EXPECT_EQ(of(forecast(table.state()), 1).wounds, 1);
    table.answer("S2.1:a2");
    EXPECT_EQ(of(forecast(table.state()), 1).wounds, 0);
    table.assault();
    EXPECT_EQ(of(forecast(table.state()), 0).wounds, 0);
}

TEST(PowderForecast, BP_14_wounds_from_the_wall_may_turn_the_assault_or_not) {
    PowderTable table({"dragon", "snake", "turtle"});
    table.horde("champions", "S2.1");
    table.horde("trebuchet", "S2.2");
    table.horde("scouts", "S1.1");
    table.soldier("dragon", "archer", "S2.fire");
    table.correct("barricades", "S2", 1);
    table.begin();
    const auto middle = [&] { return of(forecast(table.state()), 1); };
    const auto cover = [&](const char* slot, std::size_t left) {
        const Slot at = *parseSlot(slot);
        for (const Spot spot : freeSpots(table.state(), at)) {
            if (freeSpots(table.state(), at).size() > left)
                table.correct("spot", spotName(spot), "wound");
        }
    };
    ASSERT_TRUE(middle().clash.breached);
    EXPECT_FALSE(middle().depends()) << "one wound defeats no card";
    EXPECT_TRUE(middle().certainBreach());
    // The wound defeats the champions or falls on the trebuchet.
    cover("S2.1", 1);
    EXPECT_TRUE(middle().depends());
    EXPECT_FALSE(middle().certainBreach());
    EXPECT_EQ(middle().turns, (std::vector<std::vector<Slot>>{{{1, 0}}}));
    EXPECT_TRUE(middle().beaten.empty());
    // Without another card the wound has no choice.
    table.correct("horde", "S2.2", nullptr);
    EXPECT_EQ(middle().beaten, (std::vector<Slot>{{1, 0}}));
    EXPECT_FALSE(middle().depends());
    EXPECT_FALSE(middle().clash.breached);
    EXPECT_EQ(middle().shame, 0);
    EXPECT_EQ(middle().wounds, 1);
}

TEST(PowderForecast, BP_53_what_rams_take_may_depend_on_the_wounds_from_the_wall) {
    PowderTable table({"dragon", "snake", "turtle"});
    table.horde("battering-ram", "S2.1");
    table.horde("scouts", "S2.2");
    table.horde("scouts", "S1.1");
    table.soldier("dragon", "archer", "S2.fire");
    table.correct("wall-level", "S2", 2);
    table.begin();
    const auto destroyed = [&] { return forecast(table.state()).destroyed; };
    const auto cover = [&](const char* slot) { // all spots but one
        const Slot at = *parseSlot(slot);
        while (freeSpots(table.state(), at).size() > 1)
            table.correct("spot", spotName(freeSpots(table.state(), at).front()), "wound");
    };
    ASSERT_EQ(destroyed(), (std::vector<Destruction>{{1, 2, 1, WallBreaker::ram}}))
        << "one wound defeats no card";
    EXPECT_EQ(forecast(table.state()).levelsLost(true, SectionIndex{1}), 1);
    EXPECT_EQ(forecast(table.state()).levelsLost(true, SectionIndex{0}), 0);
    // The wound defeats the Ram, or falls on the scouts: the section holds either way.
    cover("S2.1");
    EXPECT_EQ(destroyed(), (std::vector<Destruction>{{1, 2, 1, WallBreaker::ram, false}}));
    EXPECT_EQ(forecast(table.state()).levelsLost(true), 0);
    EXPECT_EQ(forecast(table.state()).levelsLost(false), 1);
    EXPECT_FALSE(forecast(table.state()).mayLose);
    // Without the scouts it has no choice.
    table.correct("horde", "S2.2", nullptr);
    EXPECT_TRUE(destroyed().empty());
    // The last wall.
    table.correct("horde", "S2.2", "scouts");
    for (const char* section : {"S1", "S3"})
        table.correct("wall-level", section, 0);
    table.correct("wall-level", "S2", 1);
    EXPECT_EQ(forecast(table.state()).end, std::nullopt);
    EXPECT_TRUE(forecast(table.state()).mayLose);
}

TEST(PowderForecast, BP_53_a_ram_that_wounds_may_bring_to_the_wall) {
    PowderTable table({"dragon", "snake", "turtle"});
    table.horde("scouts", "S2.1");
    table.horde("raiders", "S2.2");
    table.horde("battering-ram", "S2.3");
    table.soldier("dragon", "archer", "S2.fire");
    table.begin();
    while (freeSpots(table.state(), *parseSlot("S2.1")).size() > 1)
        table.correct("spot", spotName(freeSpots(table.state(), *parseSlot("S2.1")).front()), "wound");
    // Behind two cards it comes to row 2 only. If the first one is defeated it moves up, and then to row 1.
    EXPECT_EQ(forecast(table.state()).destroyed,
              (std::vector<Destruction>{{1, 1, 0, WallBreaker::ram, false}}));
}

TEST(PowderForecast, BP_14_the_defeat_of_a_card_may_bring_ladders_to_the_wall) {
    PowderTable table({"dragon", "snake", "turtle"});
    table.horde("scouts", "S1.1");
    table.horde("ladders", "S1.2");
    table.correct("wall-level", "S1", 3);
    table.soldier("dragon", "archer", "S1.fire");
    table.soldier("dragon", "archer", "S1.fire");
    table.begin();
    const SectionForecast left = of(forecast(table.state()), 0);
    EXPECT_FALSE(left.clash.breached);
    EXPECT_EQ(left.turns, (std::vector<std::vector<Slot>>{{{0, 0}}}));
}

// ---- random positions
// ------------------------------------------------------------------------------------------------

using Random = std::mt19937;

int upTo(Random& random, int most) {
    return std::uniform_int_distribution<int>(0, most)(random);
}

/// Puts soldiers or wounds on some spots of a card; at least one stays free, so nothing is defeated.
void populate(State& state, Random& random, Slot slot) {
    for (const Spot spot : freeSpots(state, slot)) {
        if (freeSpots(state, slot).size() == 1)
            return;
        const auto& players = state.setup->players();
        const Clan clan =
            players[static_cast<std::size_t>(upTo(random, static_cast<int>(players.size()) - 1))].clan;
        const int what = upTo(random, 3);
        std::uint8_t& pool = state.of(clan).pool[indexOf(SoldierType::spearman)];
        if (what == 0) {
            state.at(spot) = {Mark::Kind::wound, {}, {}, 0};
        } else if (what == 1 && pool > 0) {
            --pool;
            state.at(spot) = {Mark::Kind::soldier, clan, SoldierType::spearman, spot.cell};
        }
    }
}

/// The end of a fall, with nobody in the firing spots.
State randomPosition(Random& random) {
    static const std::array<Clan, 5> clans{Clan::dragon, Clan::snake, Clan::turtle, Clan::panda,
                                           Clan::monkey};
    const std::size_t humans = 1 + static_cast<std::size_t>(upTo(random, 4));
    std::vector<Player> players;
    for (std::size_t i = 0; i < humans; ++i)
        players.push_back({clans[i], "", ""});
    Options options;
    options.ladders = upTo(random, 1) == 0 ? LaddersRule::corrected : LaddersRule::printed;
    options.loss = upTo(random, 3) == 0 ? LossRule::section : LossRule::board;
    options.removedSpearmanEarns = upTo(random, 1) == 0;
    const auto book = sample();
    State state = initialState(Setup::make(std::move(players), options, book).value());
    state.season = Season::fall;
    state.draws = 0;
    state.timeSlot = upTo(random, state.setup->lastSlot());
    const int left = upTo(random, state.shamePool);
    state.shameOut = state.shamePool - left;
    state.shamePool = left;
    for (const SectionIndex index : sectionsInPlay(state)) {
        Section& section = state.sections[index];
        section.level = static_cast<std::uint8_t>(upTo(random, highestWall));
        section.barricades = static_cast<std::uint8_t>(upTo(random, barricadesPerSection));
        section.power = upTo(random, 4) == 0 ? upTo(random, 6) - 3 : 0;
        section.defense = upTo(random, 4) == 0 ? upTo(random, 6) - 3 : 0;
        for (std::uint8_t row = 0; row < rowCount; ++row) {
            if (upTo(random, 2) == 0)
                continue;
            auto card = book->cards.begin();
            std::advance(card, upTo(random, static_cast<int>(book->cards.size()) - 1));
            state.at(Slot{index, row}) = Horde{state.nextHorde++, card->first, {}};
            populate(state, random, Slot{index, row});
        }
    }
    for (TowerIndex tower = 0; tower < towerCount; ++tower) {
        const Clan clan = clans[static_cast<std::size_t>(upTo(random, static_cast<int>(humans) - 1))];
        std::uint8_t& pool = state.of(clan).pool[indexOf(SoldierType::spearman)];
        if (!state.setup->usable(tower) || upTo(random, 1) == 0 || pool == 0)
            continue;
        --pool;
        state.towers[tower] = clan;
    }
    return state;
}

/// A legal answer: the first, nobody is saved.
Value someAnswer(const Decision& decision) {
    if (decision.id == DecisionKind::save)
        return SoldierList{};
    if (decision.id == DecisionKind::artifacts)
        return BookValue(0);
    if (decision.id != DecisionKind::casualties)
        return decision.options.front();
    SoldierList list;
    for (int i = 0; i < decision.count.value_or(0); ++i)
        list.push_back(std::get<SoldierList>(decision.options[static_cast<std::size_t>(i)]).front());
    return list;
}

/// The steps of a winter: firing phase, defeat check, assault, end check.
Steps winterOf(const State& state) {
    Steps told;
    State now = state;
    std::optional<Decision> open;
    const auto run = [&](const Command& command) {
        auto outcome = powder::apply(now, command);
        if (!outcome)
            ADD_FAILURE() << outcome.error().message;
        else {
            now = outcome->state;
            open = outcome->decision;
            told.insert(told.end(), outcome->steps.begin(), outcome->steps.end());
        }
    };
    run(command::ToSeason{Season::winter, true});
    EXPECT_FALSE(open) << "nothing fires and nothing is defeated";
    run(command::BeginAssault{});
    while (open)
        run(command::Answer{open->id, someAnswer(*open)});
    return told;
}

/// What a winter's steps said, in the forecast's terms.
struct Played {
    std::vector<std::pair<SectionIndex, Clash>> clashes;
    std::vector<Destruction> destroyed;
    std::optional<EndReason> end;
    std::array<int, clanCount> towerHonor{};
    int shame = 0;
};

Played played(const Steps& steps) {
    Played result;
    for (const Step& step : steps) {
        if (const auto* holds = std::get_if<step::Holds>(&step))
            result.clashes.push_back(
                {holds->section, {holds->power.value(), holds->defense.value(), false, false}});
        else if (const auto* breach = std::get_if<step::Breach>(&step))
            result.clashes.push_back(
                {breach->section,
                 {breach->power.value(), breach->defense.value(), true, breach->by == BreachBy::ladders}});
        else if (const auto* lower = std::get_if<step::LowerWall>(&step))
            result.destroyed.push_back({lower->section, lower->from, lower->to, lower->by});
        else if (const auto* over = std::get_if<step::GameOver>(&step))
            result.end = over->reason;
        else if (const auto* honor = std::get_if<step::Honor>(&step);
                 honor != nullptr && honor->why == "tower")
            result.towerHonor[indexOf(honor->clan)] += honor->amount;
        else if (std::holds_alternative<step::Shame>(step) || std::holds_alternative<step::ShameLost>(step))
            ++result.shame;
    }
    return result;
}

void expectSame(const Forecast& told, const Played& really) {
    ASSERT_EQ(told.sections.size(), really.clashes.size());
    int shame = 0;
    for (std::size_t i = 0; i < told.sections.size(); ++i) {
        EXPECT_EQ(told.sections[i].section, really.clashes[i].first);
        EXPECT_EQ(told.sections[i].clash, really.clashes[i].second);
        EXPECT_TRUE(told.sections[i].missing.empty());
        shame += told.sections[i].shame;
    }
    std::array<int, clanCount> honor{};
    for (const TowerForecast& tower : told.towers) {
        honor[indexOf(tower.clan)] += tower.honor;
        shame += tower.shame;
    }
    EXPECT_EQ(honor, really.towerHonor);
    EXPECT_EQ(shame, really.shame);
    EXPECT_EQ(told.destroyed, really.destroyed);
    EXPECT_EQ(told.end, really.end);
}

/// Each remedy alone holds the section in a played winter; one barricade fewer does not.
void expectRemediesToHold(const State& state, const SectionForecast& entry) {
    const auto holds = [&](const auto& change) {
        State changed = state;
        change(changed);
        for (const auto& [section, clash] : played(winterOf(changed)).clashes) {
            if (section == entry.section)
                return !clash.breached;
        }
        return false;
    };
    const auto add = [&](int barricades) {
        return [&, barricades](State& changed) {
            std::uint8_t& standing = changed.sections[entry.section].barricades;
            standing = static_cast<std::uint8_t>(standing + barricades);
        };
    };
    const int room = barricadesPerSection - state.sections[entry.section].barricades;
    if (entry.barricades) {
        EXPECT_LE(*entry.barricades, room);
        EXPECT_TRUE(holds(add(*entry.barricades)));
        EXPECT_FALSE(holds(add(*entry.barricades - 1)));
    } else {
        EXPECT_FALSE(holds(add(room)));
    }
    const auto build = [&](int level) {
        return [&, level](State& changed) {
            changed.sections[entry.section].level = static_cast<std::uint8_t>(level);
        };
    };
    EXPECT_EQ(holds(build(highestWall)), entry.wallLevel.has_value());
    if (entry.wallLevel) {
        EXPECT_TRUE(holds(build(*entry.wallLevel)));
        EXPECT_FALSE(holds(build(*entry.wallLevel - 1)));
    }
    for (const Slot slot : hordes(state, entry.section)) {
        const auto found = std::find_if(entry.reliefs.begin(), entry.reliefs.end(),
                                        [&](const Relief& relief) { return relief.at == slot; });
        const auto defeat = [&](State& changed) {
            for (const Spot spot : freeSpots(changed, slot))
                changed.at(spot) = {Mark::Kind::wound, {}, {}, 0};
            // The firing phase is followed by a defeat check, which takes the card off. Nobody stands on it.
            for (Mark& mark : changed.at(slot)->marks) {
                if (mark.kind == Mark::Kind::soldier)
                    mark = {Mark::Kind::wound, {}, {}, 0};
            }
        };
        EXPECT_EQ(holds(defeat), found != entry.reliefs.end()) << slotName(slot);
        if (found != entry.reliefs.end()) {
            EXPECT_EQ(found->freeSpots, static_cast<int>(freeSpots(state, slot).size()));
        }
    }
}

TEST(PowderForecast, says_what_the_winter_then_brings) {
    Random random(4711);
    int breaches = 0;
    int ends = 0;
    int remedies = 0;
    for (int i = 0; i < 300 && !HasFailure(); ++i) {
        const State state = randomPosition(random);
        const State before = state;
        const Forecast told = forecast(state);
        EXPECT_EQ(state, before);
        expectSame(told, played(winterOf(state)));
        ends += told.end ? 1 : 0;
        for (const SectionForecast& entry : told.sections) {
            if (!entry.clash.breached)
                continue;
            ++breaches;
            remedies +=
                (entry.barricades ? 1 : 0) + (entry.wallLevel ? 1 : 0) + (entry.reliefs.empty() ? 0 : 1);
            if (i < 100)
                expectRemediesToHold(state, entry);
        }
        if (HasFailure())
            ADD_FAILURE() << "position " << i << "\n" << toJson(state).dump(1);
    }
    EXPECT_GT(breaches, 200);
    EXPECT_GT(remedies, 200);
    EXPECT_GT(ends, 20);
}

TEST(PowderForecast, a_finished_game_has_no_winter_to_come) {
    PowderTable table;
    table.horde("battering-ram", "S1.1");
    table.begin();
    State state = table.state();
    EXPECT_FALSE(forecast(state).sections.empty());
    state.ending.over = true;
    EXPECT_EQ(forecast(state), Forecast{});
}

} // namespace
} // namespace watchfire::test
