// SPDX-License-Identifier: Apache-2.0
// The value book filled ahead (the T values of the rule catalogue): what is missing, one value after the
// other, with the taps counted that a whole book takes.
#include "app/books/book_library.h"
#include "app/models/value_book_model.h"
#include "app/stores/book_walk.h"
#include "app/stores/value_book.h"
#include "rules/core/error.h"
#include "rules/log/replay.h"
#include "rules/powder/log/json.h"
#include "tests/app/support/shipped_book.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace watchfire {
namespace {

using Field = powder::ValueKey::Field;

/// A box of 144 values, invented like the sample: a few spots more, which pay nothing.
powder::Book largeBook() {
    powder::Book book = test::shippedBook();
    for (const auto& [card, cells] : std::vector<std::pair<std::string, std::vector<int>>>{
             {"bowmen", {0, 1, 2, 3}}, {"scouts", {6, 7, 8}}, {"riders", {1, 4}}}) {
        for (const int cell : cells) {
            book.cards[card].spots->cells.set(static_cast<std::size_t>(cell));
            book.cards[card].rewards[static_cast<powder::Cell>(cell)] = {};
        }
    }
    return book;
}

class BookWalkTest : public testing::Test {
protected:
    ValueBook own;
    BookShelf shelf{own};
    ValueBookModel model{own, shelf, test::shippedBook(), [] { return QList<drives::Place>{}; }};
    BookWalkModel& walk = *model.walk();
    int taps = 0;

    void begin(const char* page = "walls") {
        walk.begin(QLatin1String(page));
        ++taps;
    }
    void answer(const powder::BookValue& value) {
        choose(QString::fromStdString(powder::toJson(value).dump()));
    }
    /// A tap on a key that is shown.
    void choose(const QString& id) {
        const auto* keys = dynamic_cast<const RowModel<ChoiceRow>*>(walk.keys());
        const auto& rows = keys->rows();
        ASSERT_TRUE(std::any_of(rows.begin(), rows.end(), [&](const ChoiceRow& row) { return row.id == id; }))
            << id.toStdString() << " has no key at " << walk.stop().toStdString();
        walk.choose(id);
        ++taps;
    }
    void touch(powder::Cell cell) {
        walk.touchCell(QString::fromStdString(powder::cellName(cell)));
        ++taps;
    }
    void next() {
        ASSERT_TRUE(walk.ready());
        walk.next();
        ++taps;
    }
    /// A card's spots: those that pay the same one after the other, nothing first.
    void enterSpots(const powder::CardValues& card) {
        std::vector<powder::Reward> kinds{{}};
        for (const auto& [cell, reward] : card.rewards) {
            if (std::find(kinds.begin(), kinds.end(), reward) == kinds.end())
                kinds.push_back(reward);
        }
        for (const powder::Reward& kind : kinds) {
            if (!kind.empty())
                answer(kind);
            for (const auto& [cell, reward] : card.rewards) {
                if (reward == kind)
                    touch(cell);
            }
        }
        next();
    }
    /// Reads each value off a box with these values, as the walk asks for it. The cards without a name are
    /// taken in the order of the alphabet.
    void fillFrom(const powder::Book& box) {
        std::map<std::string, std::string> printed; // by the name in the walk
        std::vector<std::string> stack;
        for (const auto& [card, values] : box.cards) {
            if (!isRuledCard(card))
                stack.push_back(card);
        }
        for (int guard = 0; guard < 400 && !walk.stop().isEmpty(); ++guard) {
            powder::ValueKey key = *powder::parsePath(walk.stop().toStdString());
            if (!key.name.empty() && !isRuledCard(key.name) && key.field != Field::rocketCells) {
                if (!printed.contains(key.name))
                    printed.emplace(key.name, stack.at(printed.size()));
                key.name = printed.at(key.name);
            }
            if (key.field == Field::cardSpots) {
                enterSpots(box.cards.at(key.name));
            } else if (key.field == Field::shot || key.field == Field::rocketCells) {
                const auto cells = box.find(key);
                if (!cells) {
                    walk.lastRocket();
                    ++taps;
                    continue;
                }
                for (powder::Cell cell = 0; cell < powder::cellCount; ++cell) {
                    if (std::get<powder::CellSet>(*cells).test(cell))
                        touch(cell);
                }
                next();
            } else {
                powder::BookValue value = *box.find(key);
                if (auto* ability = std::get_if<powder::Ability>(&value);
                    ability != nullptr && ability->kind == powder::Ability::Kind::text)
                    ability->text = "Read it on the card.";
                answer(value);
            }
        }
        names = printed;
    }
    std::map<std::string, std::string> names;
};

TEST_F(BookWalkTest, AWholeBookTakesAtMost190Taps) {
    const powder::Book box = largeBook();
    ASSERT_EQ(countAll(box).wanted, 144);
    begin();
    fillFrom(box);
    walk.pause();
    ++taps;
    EXPECT_EQ(countAll(own.book()), (BookCount{144, 144, false}));
    EXPECT_LE(taps, 190);
    RecordProperty("taps", taps);
    std::printf("144 values in %d taps\n", taps);
    for (const auto& [name, printed] : names) {
        const powder::CardValues& entered = own.book().cards.at(name);
        EXPECT_EQ(entered.power, box.cards.at(printed).power) << printed;
        EXPECT_EQ(entered.spots, box.cards.at(printed).spots) << printed;
        EXPECT_EQ(entered.rewards, box.cards.at(printed).rewards) << printed;
    }
    for (std::size_t level = 1; level < box.walls.size(); ++level)
        EXPECT_EQ(own.book().walls[level], box.walls[level]) << level;
    EXPECT_EQ(own.book().time, box.time);
    EXPECT_EQ(own.book().shots, box.shots);
    EXPECT_EQ(own.book().rockets, box.rockets);
    EXPECT_EQ(walk.kind(), QStringLiteral("end"));
    EXPECT_FALSE(walk.useful());
}

TEST_F(BookWalkTest, TheSampleTakesLessThanOneAndAThirdTapsAValue) {
    begin();
    fillFrom(test::shippedBook());
    const BookCount count = countAll(own.book());
    EXPECT_EQ(count.known, count.wanted);
    EXPECT_LE(taps * 3, count.known * 4);
    std::printf("%d values in %d taps\n", count.known, taps);
}

TEST_F(BookWalkTest, ANumberIsOneTouchAndGoesOn) {
    begin();
    EXPECT_EQ(walk.stop(), QStringLiteral("/walls/1/defense"));
    EXPECT_EQ(walk.place(), QStringLiteral("wall"));
    answer(4);
    EXPECT_EQ(own.book().walls[1].defense, 4);
    EXPECT_EQ(walk.stop(), QStringLiteral("/walls/1/firing"));
    walk.back();
    EXPECT_EQ(walk.stop(), QStringLiteral("/walls/1/defense"));
    answer(5);
    EXPECT_EQ(own.book().walls[1].defense, 5) << "corrected";
    EXPECT_EQ(walk.stop(), QStringLiteral("/walls/1/firing"));
    EXPECT_EQ(walk.progress(), QStringLiteral("1 of at least 89"));
}

TEST_F(BookWalkTest, ALargeNumberIsTyped) {
    begin();
    choose(QStringLiteral("more"));
    EXPECT_EQ(walk.question()[QStringLiteral("kind")], QStringLiteral("number"));
    walk.enter(QStringLiteral("27"));
    EXPECT_EQ(own.book().walls[1].defense, 27);
    EXPECT_EQ(walk.stop(), QStringLiteral("/walls/1/firing"));
    walk.go(QStringLiteral("/walls/1/defense"));
    const auto* keys = dynamic_cast<const RowModel<ChoiceRow>*>(walk.keys());
    EXPECT_TRUE(keys->rows().last().chosen) << "what is known has no key of its own";
}

TEST_F(BookWalkTest, ItBeginsAtTheOpenPageAndComesRoundToWhatWasSkipped) {
    begin("shots");
    EXPECT_EQ(walk.stop(), QStringLiteral("/shots/ballista/cells"));
    walk.skip();
    EXPECT_EQ(walk.stop(), QStringLiteral("/shots/cannon/cells"));
    walk.skip();
    EXPECT_EQ(walk.stop(), QStringLiteral("/shots/rocket/r1/cells"));
    walk.lastRocket();
    EXPECT_EQ(walk.stop(), QStringLiteral("/walls/1/defense"));
    begin("cards");
    EXPECT_EQ(walk.stop(), QStringLiteral("/cards/leader/power"));
    begin("time-many");
    EXPECT_EQ(walk.stop(), QStringLiteral("/time/4-5/0/hordes"));
}

TEST_F(BookWalkTest, TheOnlyMissingValueStaysWhenItIsSkipped) {
    powder::Book full = test::shippedBook();
    full.sample = false;
    full.walls[2].firing.reset();
    ASSERT_FALSE(own.replace(full).has_value());
    begin("shots");
    EXPECT_EQ(walk.stop(), QStringLiteral("/walls/2/firing"));
    walk.skip();
    EXPECT_EQ(walk.stop(), QStringLiteral("/walls/2/firing"));
    answer(3);
    EXPECT_EQ(walk.kind(), QStringLiteral("end"));
}

TEST_F(BookWalkTest, APauseKeepsWhatWasTouched) {
    begin("cards");
    walk.go(QStringLiteral("/cards/leader/spots"));
    answer(powder::Reward{{"gold", 1}});
    touch(0);
    touch(1);
    walk.pause();
    EXPECT_FALSE(walk.walking());
    EXPECT_FALSE(own.book().find({Field::cardSpots, "leader"}).has_value())
        << "half the spots are not the card's spots";
    begin("cards");
    walk.go(QStringLiteral("/cards/leader/spots"));
    EXPECT_EQ(walk.cells(), (QStringList{QStringLiteral("a1"), QStringLiteral("a2")}));
    next();
    EXPECT_EQ(own.book().cards.at("leader").rewards.at(1), (powder::Reward{{"gold", 1}}));
}

TEST_F(BookWalkTest, ASpotIsTouchedAgainToChangeOrClearIt) {
    begin("cards");
    walk.go(QStringLiteral("/cards/leader/spots"));
    touch(0);
    answer(powder::Reward{{"honor", 1}});
    touch(0);
    EXPECT_EQ(walk.notes()[QStringLiteral("a1")], QStringLiteral("1 honor")) << "another reward";
    touch(0);
    EXPECT_TRUE(walk.cells().isEmpty()) << "the same reward: no spot";
    EXPECT_FALSE(walk.ready());
}

TEST_F(BookWalkTest, MissingRewardsOfKnownSpotsAreAStop) {
    own.set({Field::cardSpots, "leader"}, powder::SpotMask{powder::CellSet(3)});
    own.set({Field::cardPower, "leader"}, 5);
    own.set({Field::cardReward, "leader"}, 2);
    begin("cards");
    EXPECT_EQ(walk.stop(), QStringLiteral("/cards/leader/spots"));
    EXPECT_EQ(walk.notes()[QStringLiteral("a1")], QStringLiteral("?"));
    touch(0);
    touch(1);
    next();
    EXPECT_EQ(own.book().cards.at("leader").rewards.size(), 2U);
    EXPECT_EQ(walk.stop(), QStringLiteral("/cards/battering-ram/power"));
}

TEST_F(BookWalkTest, ATypedRewardIsAKeyFromThenOn) {
    begin("cards");
    walk.go(QStringLiteral("/cards/leader/spots"));
    choose(QStringLiteral("more"));
    EXPECT_EQ(walk.question()[QStringLiteral("kind")], QStringLiteral("reward"));
    walk.enter(QStringLiteral(R"({"honor":2,"wood":1})"));
    EXPECT_TRUE(walk.question().isEmpty());
    touch(3);
    walk.go(QStringLiteral("/cards/veterans/spots"));
    answer(powder::Reward{{"honor", 2}, {"wood", 1}});
}

TEST_F(BookWalkTest, ACardIsNamedOnTheWay) {
    own.addCard("bowmen");
    begin("cards");
    for (const char* card : {"leader", "battering-ram", "trebuchet", "ladders", "veterans"})
        walk.go(QStringLiteral("/cards/%1/spots").arg(QLatin1String(card)));
    walk.go(QStringLiteral("/cards/card-7/power"));
    ASSERT_TRUE(walk.canName());
    EXPECT_EQ(walk.heading(), QStringLiteral("Card 7"));
    answer(3);
    EXPECT_EQ(own.book().cards.at("card-7").power, 3);
    EXPECT_FALSE(walk.nameIsFree(QStringLiteral("Bowmen")));
    EXPECT_FALSE(walk.nameIsFree(QStringLiteral("Leader")));
    walk.name(QStringLiteral("Bowmen"));
    EXPECT_TRUE(own.book().cards.contains("card-7")) << "two cards of one name";
    walk.name(QStringLiteral("Siege Engine"));
    EXPECT_EQ(own.book().cards.at("siege-engine").power, 3);
    EXPECT_FALSE(own.book().cards.contains("card-7"));
    EXPECT_EQ(walk.stop(), QStringLiteral("/cards/siege-engine/reward"));
    EXPECT_FALSE(walk.canName());
    EXPECT_EQ(bookwalk::cards(own.book()).size(), 12U);
    walk.back();
    EXPECT_EQ(walk.stop(), QStringLiteral("/cards/siege-engine/power")) << "the way back knows the name";
}

TEST_F(BookWalkTest, ALockedBookAsksForThePinAtEachAnswer) {
    bool open = true;
    model.setGate(Gate([&](Gate::Act then) {
        if (open)
            then();
    }));
    begin();
    answer(4);
    open = false;
    answer(2);
    EXPECT_FALSE(own.book().walls[1].firing.has_value());
    EXPECT_EQ(walk.stop(), QStringLiteral("/walls/1/firing"));
    open = true;
    walk.go(QStringLiteral("/cards/leader/spots"));
    touch(0);
    open = false;
    walk.next();
    EXPECT_FALSE(own.book().find({Field::cardSpots, "leader"}).has_value());
}

} // namespace
} // namespace watchfire
