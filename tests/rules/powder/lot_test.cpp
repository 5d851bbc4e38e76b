// SPDX-License-Identifier: Apache-2.0
// Lots by dice: the tests count every outcome, so that the mapping is even, and check what the decks hold.
#include "rules/powder/lot.h"

#include "rules/powder/apply.h"
#include "rules/powder/log/json.h"
#include "tests/rules/powder/table.h"

#include <gtest/gtest.h>

#include <map>

namespace watchfire::test {
namespace {

using namespace powder;

constexpr int outcomes = 36;

DicePair lotRoll(int outcome) {
    return {outcome / 6 + 1, outcome % 6 + 1};
}

/// How often each choice comes up among all rolls of one round, and how many of them must start again.
struct Counted {
    std::vector<int> choices;
    int uneven = 0;
};

void count(Counted& counted, const Lot& fresh, Lot lot, DicePair last) {
    const auto answer = lot.feed(last);
    if (const int* choice = std::get_if<int>(&answer)) {
        ASSERT_GE(*choice, 0);
        ASSERT_LT(*choice, fresh.choices());
        ++counted.choices[static_cast<std::size_t>(*choice)];
    } else {
        EXPECT_EQ(std::get<RollAgain>(answer), RollAgain::uneven);
        ++counted.uneven;
    }
    EXPECT_EQ(lot, fresh) << "the next draw begins anew";
}

Counted countAll(int choices) {
    Counted counted{std::vector<int>(static_cast<std::size_t>(choices), 0), 0};
    const Lot fresh(choices);
    for (int first = 0; first < outcomes; ++first) {
        if (fresh.rollsLeft() == 1) {
            count(counted, fresh, fresh, lotRoll(first));
            continue;
        }
        Lot begun = fresh;
        EXPECT_EQ(begun.feed(lotRoll(first)), (std::variant<int, RollAgain>(RollAgain::second)));
        EXPECT_EQ(begun.rollsLeft(), 1);
        for (int second = 0; second < outcomes; ++second)
            count(counted, fresh, begun, lotRoll(second));
    }
    return counted;
}

TEST(Lot, every_choice_comes_by_equally_many_rolls) {
    for (int n = 2; n <= mostChoices; ++n) {
        const int all = n <= outcomes ? outcomes : outcomes * outcomes;
        EXPECT_EQ(Lot(n).rollsLeft(), n <= outcomes ? 1 : 2);
        const Counted counted = countAll(n);
        for (const int times : counted.choices)
            ASSERT_EQ(times, all / n) << n << " choices";
        ASSERT_EQ(counted.uneven, all % n) << "no roll is thrown away that need not be";
    }
}

TEST(Lot, examples_of_the_page) {
    EXPECT_EQ(Lot(27).feed({1, 1}), (std::variant<int, RollAgain>(0)));
    EXPECT_EQ(Lot(27).feed({3, 2}), (std::variant<int, RollAgain>(13)));
    EXPECT_EQ(Lot(27).feed({5, 4}), (std::variant<int, RollAgain>(RollAgain::uneven)));
    EXPECT_EQ(Lot(4).feed({5, 4}), (std::variant<int, RollAgain>(3)));
    Lot three(56);
    EXPECT_EQ(three.feed({2, 1}), (std::variant<int, RollAgain>(RollAgain::second)));
    EXPECT_EQ(three.feed({1, 5}), (std::variant<int, RollAgain>((6 * 36 + 4) % 56)));
    EXPECT_EQ(three.feed({6, 6}), (std::variant<int, RollAgain>(RollAgain::second)));
    EXPECT_EQ(three.feed({6, 1}), (std::variant<int, RollAgain>(RollAgain::uneven)));
    EXPECT_EQ(three, Lot(56));
}

// ---- the decks
// -------------------------------------------------------------------------------------------------------

std::map<std::string, int> byCard(const LotChoices& choices) {
    std::map<std::string, int> counts;
    for (const LotChoice& choice : choices.list) {
        EXPECT_EQ(choice.cards.size(), 1u);
        ++counts[choice.cards.front()];
    }
    return counts;
}

std::map<std::pair<std::string, std::string>, int> byCardAndBack(const LotChoices& choices) {
    std::map<std::pair<std::string, std::string>, int> counts;
    for (const LotChoice& choice : choices.list)
        ++counts[{choice.cards.front(), choice.back ? sectionName(*choice.back) : ""}];
    return counts;
}

constexpr const char* threeOut = R"({"do":"deck","out":["bowmen","riders","shamans"]})";

TEST(Lot, horde_deck_is_what_the_table_does_not_have) {
    PowderTable table;
    EXPECT_EQ(hordeChoices(table.state()).why, NoLot::deckOut);
    table.play(threeOut);
    auto counts = byCard(hordeChoices(table.state()));
    EXPECT_EQ(counts.size(), 9u);
    EXPECT_EQ(hordeChoices(table.state()).list.size(), 27u);
    EXPECT_FALSE(counts.contains("riders"));
    for (const auto& [card, times] : counts)
        EXPECT_EQ(times, 3) << card;

    table.play(R"({"do":"horde","card":"leader"})");
    table.play(R"({"do":"horde","card":"leader"})");
    table.play(R"({"do":"horde","card":"scouts"})");
    counts = byCard(hordeChoices(table.state()));
    EXPECT_EQ(counts["leader"], 1);
    EXPECT_EQ(counts["scouts"], 2);
    EXPECT_EQ(hordeChoices(table.state()).list.size(), 24u);
    // The card that waits for its section is neither in the deck nor on the board.
    table.play(R"({"do":"horde","card":"veterans"})");
    ASSERT_EQ(table.decision()["id"], "indicator");
    EXPECT_EQ(byCard(hordeChoices(table.state()))["veterans"], 2);
    EXPECT_EQ(hordeChoices(table.state()).list.size(), 23u);
    for (const LotChoice& choice : hordeChoices(table.state()).list)
        EXPECT_EQ(choice.back, std::nullopt);
    table.answer("S1");
    // A claimed card is away too, and so are the discards.
    State state = table.state();
    state.of(Clan::dragon).claimed.push_back({"champions", 0});
    state.discards.push_back("champions");
    *state.deckLeft -= 2;
    EXPECT_EQ(byCard(hordeChoices(state))["champions"], 1);
}

TEST(Lot, the_back_on_top_tells_which_cards_may_lie_there) {
    Json book = sampleBook();
    book["cards"]["leader"]["backs"] = {"S2", "S2", "S2"};
    book["cards"]["scouts"]["backs"] = {"S1", "S1", "S3"};
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    table.play(threeOut);
    table.play(R"({"do":"horde","card":"raiders","next":"S1"})");
    auto counts = byCardAndBack(hordeChoices(table.state()));
    EXPECT_EQ((counts[{"leader", "S1"}]), 0);
    EXPECT_EQ((counts[{"scouts", "S1"}]), 6); // three copies, each with two chances in three
    EXPECT_EQ((counts[{"champions", "S1"}]), 3);
    EXPECT_EQ((counts[{"raiders", "S1"}]), 2);
    for (const auto& [cardAndBack, times] : counts) {
        if (times > 0) {
            EXPECT_EQ(cardAndBack.second, "S1");
        }
    }

    counts = byCardAndBack(nextChoices(table.state(), "leader"));
    EXPECT_EQ((counts[{"leader", "S2"}]), 2 * 3); // two of them are left
    EXPECT_EQ((counts[{"raiders", "S3"}]), 2);
    int all = 0;
    for (const auto& [cardAndBack, times] : counts)
        all += times;
    EXPECT_EQ(all, 25 * 3);
}

TEST(Lot, types_with_fewer_copies_keep_their_share) {
    Json book = sampleBook();
    book["cards"]["leader"]["copies"] = 2;
    book["cards"]["leader"]["backs"] = {"S1", "S2"};
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    table.play(threeOut);
    EXPECT_EQ(hordeChoices(table.state()).why, NoLot::cardsDiffer) << "26 cards, 27 counted";
    table.correct("deck", "", 26);
    EXPECT_EQ(byCard(hordeChoices(table.state()))["leader"], 2);
    // A third and a half: six parts a card.
    auto counts = byCardAndBack(nextChoices(table.state(), "scouts"));
    EXPECT_EQ((counts[{"leader", "S1"}]), 6);
    EXPECT_EQ((counts[{"scouts", "S3"}]), 4);
    EXPECT_EQ((counts[{"veterans", "S3"}]), 6);
    table.correct("next", "", "S3");
    EXPECT_EQ(byCard(hordeChoices(table.state()))["leader"], 0);
}

TEST(Lot, two_players_have_no_cards_with_the_back_of_S1) {
    PowderTable table({"dragon", "snake"});
    table.play(threeOut);
    EXPECT_EQ(hordeChoices(table.state()).list.size(), 18u);
    const auto next = nextChoices(table.state(), "leader");
    EXPECT_EQ(next.list.size(), 17u * 2);
    for (const LotChoice& choice : next.list)
        EXPECT_NE(choice.back, SectionIndex{0});
    Json book = sampleBook();
    book["cards"]["leader"].erase("backs");
    PowderTable unknown({"dragon", "snake"}, {}, book);
    unknown.play(threeOut);
    EXPECT_EQ(hordeChoices(unknown.state()).why, NoLot::backs);
}

TEST(Lot, an_empty_deck_takes_the_discards_in) {
    PowderTable table;
    table.play(threeOut);
    State state = table.state();
    // Every card but two is claimed, and there are three discards.
    for (const char* card : {"leader", "raiders", "pikemen", "champions", "scouts", "battering-ram",
                             "trebuchet", "ladders", "veterans"}) {
        for (int i = 0; i < 3; ++i)
            state.of(Clan::dragon).claimed.push_back({card, 0});
    }
    auto& claimed = state.of(Clan::dragon).claimed;
    claimed.resize(22); // all but one of the ladders, and the veterans, are elsewhere
    state.discards = {"veterans", "veterans", "ladders"};
    state.deckLeft = 2;
    EXPECT_EQ(byCard(hordeChoices(state)), (std::map<std::string, int>{{"ladders", 1}, {"veterans", 1}}));
    // After the last card the discards are shuffled in before the back is read (BP-26).
    claimed.push_back({"ladders", 0});
    state.deckLeft = 1;
    EXPECT_EQ(byCard(hordeChoices(state)), (std::map<std::string, int>{{"veterans", 1}}));
    EXPECT_EQ(byCard(nextChoices(state, "veterans")),
              (std::map<std::string, int>{{"ladders", 1 * 3}, {"veterans", 2 * 3}}));
    claimed.push_back({"veterans", 0});
    state.deckLeft = 0;
    EXPECT_EQ(byCard(hordeChoices(state)), (std::map<std::string, int>{{"ladders", 1}, {"veterans", 2}}));
    for (const std::string& card : state.discards)
        claimed.push_back({card, 0});
    state.discards.clear();
    EXPECT_EQ(hordeChoices(state).why, NoLot::nothingLeft);
}

TEST(Lot, an_unknown_deck_is_refused_with_the_reason) {
    Json book = sampleBook();
    book["cards"].erase("raiders");
    PowderTable incomplete({"dragon", "snake", "turtle"}, {}, book);
    incomplete.play(threeOut);
    EXPECT_EQ(hordeChoices(incomplete.state()).why, NoLot::cardTypes);
    EXPECT_EQ(deckOutChoices(incomplete.state()).why, NoLot::cardTypes);

    book = sampleBook();
    book["cards"]["raiders"].erase("backs");
    book["shots"].erase("rocket");
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    table.play(threeOut);
    EXPECT_EQ(hordeChoices(table.state()).list.size(), 27u) << "no back is needed";
    EXPECT_EQ(nextChoices(table.state(), "leader").why, NoLot::backs);
    EXPECT_EQ(rocketChoices(table.state()).why, NoLot::rockets);
    EXPECT_EQ(nextChoices(table.state(), "riders").why, NoLot::cardsDiffer) << "they went out";
    book = sampleBook();
    book["shots"]["more-rockets"] = true;
    PowderTable some({"dragon", "snake", "turtle"}, {}, book);
    EXPECT_EQ(rocketChoices(some.state()).why, NoLot::rockets)
        << "those that are missing could be drawn, too";
    table.correct("horde", "S1.1", "mystery");
    EXPECT_EQ(hordeChoices(table.state()).why, NoLot::cardsDiffer);
    table.correct("horde", "S1.1", "leader");
    EXPECT_EQ(hordeChoices(table.state()).why, NoLot::cardsDiffer) << "the deck still counts 27";
    table.correct("deck", "", 26);
    EXPECT_EQ(hordeChoices(table.state()).list.size(), 26u);
    table.begin();
    EXPECT_EQ(deckOutChoices(table.state()).why, NoLot::notNow);
}

TEST(Lot, more_than_two_hundred_are_too_many) {
    Json book = sampleBook();
    int n = 3;
    for (auto& [name, card] : book["cards"].items()) {
        card["copies"] = n;
        card["backs"] = Json::array();
        for (int i = 0; i < n; ++i)
            card["backs"].push_back("S2");
        n = n == 3 ? 7 : n == 7 ? 11 : 3;
    }
    PowderTable table({"dragon", "snake"}, {}, book);
    table.play(threeOut);
    EXPECT_EQ(nextChoices(table.state(), "veterans").why, NoLot::tooMany);
    EXPECT_TRUE(nextChoices(table.state(), "veterans").list.empty());
}

TEST(Lot, rockets_are_drawn_without_those_that_are_gone) {
    Json book = sampleBook();
    book["shots"]["rocket"]["r2"]["copies"] = 3;
    PowderTable table({"dragon", "snake", "turtle"}, {}, book);
    State state = table.state();
    EXPECT_EQ(byCard(rocketChoices(state)),
              (std::map<std::string, int>{{"r1", 1}, {"r2", 3}, {"r3", 1}, {"r4", 1}}));
    state.rocketDrawn = {"r2", "r1", "r2"};
    EXPECT_EQ(byCard(rocketChoices(state)), (std::map<std::string, int>{{"r2", 1}, {"r3", 1}, {"r4", 1}}));
    state.rocketDrawn = {"r2", "r1", "r2", "r3", "r4", "r2"};
    EXPECT_EQ(rocketChoices(state).list.size(), 6u) << "shuffled anew (BP-72)";
}

TEST(Lot, any_three_basic_types_go_out) {
    PowderTable table;
    const auto choices = deckOutChoices(table.state());
    EXPECT_EQ(choices.list.size(), 56u);
    std::map<std::string, int> times;
    for (const LotChoice& choice : choices.list) {
        Json command{{"do", "deck"}, {"out", choice.cards}};
        PowderTable fresh;
        fresh.play(command);
        EXPECT_EQ(fresh.state().deckOut, choice.cards);
        for (const std::string& card : choice.cards)
            ++times[card];
    }
    EXPECT_EQ(times.size(), 8u);
    for (const auto& [card, n] : times)
        EXPECT_EQ(n, 21) << card; // 7 · 6 / 2
}

TEST(Lot, what_may_be_drawn_may_be_played) {
    PowderTable table;
    table.play(threeOut);
    while (table.state().draws > 0) {
        for (const LotChoice& choice : hordeChoices(table.state()).list) {
            const auto next = nextChoices(table.state(), choice.cards.front());
            ASSERT_FALSE(next.list.empty());
            const command::HordeCard drawn{choice.cards.front(), next.list.front().back};
            EXPECT_TRUE(powder::apply(table.state(), drawn).ok()) << choice.cards.front();
        }
        const auto choice = hordeChoices(table.state()).list.back();
        const auto next = nextChoices(table.state(), choice.cards.front()).list.front();
        table.play(Json{{"do", "horde"}, {"card", choice.cards.front()}, {"next", sectionName(*next.back)}});
    }
}

} // namespace
} // namespace watchfire::test
