// SPDX-License-Identifier: Apache-2.0
// The table hears one story, beat by beat, and the picture keeps step: recorded games of all scenarios at the
// desk, ticked one by one and with everything done ahead that can be.
#include "app/text/names.h"
#include "app/text/step_text.h"
#include "qml/board/glyphs.h"
#include "rules/hex/apply.h"
#include "rules/hex/log/json.h"
#include "rules/hex/telling.h"
#include "tests/app/support/desk_program.h"
#include "tests/app/support/recorded_game.h"

#include <gtest/gtest.h>

#include <QTemporaryDir>

#include <algorithm>
#include <random>

namespace watchfire {
namespace {

using test::Json;
using test::Program;

class Story : public testing::Test {
protected:
    void open(Json header) {
        p = std::make_unique<Program>(m_folder.filePath(QStringLiteral("journal.db")));
        const auto refused = p->desk->begin(header, "game-1", false);
        ASSERT_FALSE(refused.has_value()) << refused->message;
    }
    void startWall() {
        p = std::make_unique<Program>(m_folder.filePath(QStringLiteral("journal.db")));
        p->startWall();
    }
    Json submit(const Json& command) {
        Json answer = p->desk->submit(command);
        EXPECT_TRUE(answer["ok"].get<bool>()) << command.dump() << answer.dump();
        return answer;
    }
    [[nodiscard]] StepsModel& steps() const { return *p->table.steps(); }
    [[nodiscard]] QStringList states() const {
        QStringList list;
        for (const StepRow& row : steps().rows())
            list.append(row.icon + QLatin1Char(' ') + row.state);
        return list;
    }
    /// Everything that the picture draws of a model's rows, except for the edge around the last placed piece.
    static std::vector<QVariant> drawn(const QAbstractItemModel& rows) {
        std::vector<QVariant> all;
        const auto roles = rows.roleNames();
        for (int i = 0; i < rows.rowCount(); ++i)
            for (const int role : roles.keys())
                if (roles[role] != "latest")
                    all.push_back(rows.data(rows.index(i, 0), role));
        return all;
    }
    /// Compares with what the board would show of this state.
    static void expectPicture(const BoardModel& seen, const hex::State& state, const std::string& when) {
        BoardModel wanted;
        wanted.show(state);
        EXPECT_EQ(drawn(seen.hexRows()), drawn(wanted.hexRows())) << when << ": hexes, tokens, floods";
        EXPECT_EQ(drawn(seen.buildingRows()), drawn(wanted.buildingRows())) << when << ": buildings";
        EXPECT_EQ(drawn(seen.lineRows()), drawn(wanted.lineRows())) << when << ": roads, ships, bridges";
        EXPECT_EQ(drawn(seen.markRows()), drawn(wanted.markRows())) << when << ": riders, robber, storm …";
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Program> p;
};

class RecordedStory : public Story, public testing::WithParamInterface<const char*> {};

// At every beat of every command the picture shows what has been told so far.
TEST_P(RecordedStory, ThePictureIsWhatHasBeenTold) {
    const std::vector<Json> lines = test::recorded(std::string("end-to-end/") + GetParam());
    open(lines.front());
    std::mt19937 random(7);
    int beats = 0;
    for (std::size_t n = 1; n < lines.size() && !HasFailure(); ++n) {
        const Json& line = lines[n];
        const hex::State before = p->state();
        const Json answer = p->desk->submit(line);
        if (!answer["ok"].get<bool>() || line["do"] == "undo" || line["do"] == "redo")
            continue;
        const auto command = hex::commandFromJson(*before.setup, line);
        ASSERT_TRUE(command.ok());
        const auto outcome = hex::apply(before, *command);
        ASSERT_TRUE(outcome.ok());
        if (outcome->state.turn.phase == hex::TurnPhase::founding) {
            expectPicture(*p->table.board(), p->state(), line.dump());
            continue;
        }
        // Most beats are ticked one by one; now and then the table acts ahead, and the next command must find
        // everything done.
        const bool ahead = random() % 4 == 0;
        std::size_t told = 0;
        for (const text::StepCard& card : text::cardsOf(outcome->state, outcome->steps)) {
            const std::string when = line.dump() + ", after " + std::to_string(told) + " steps";
            if (card.news) { // done as it was told
                told += static_cast<std::size_t>(card.steps);
                continue;
            }
            ASSERT_GT(steps().left(), 0) << when;
            expectPicture(*p->table.board(), hex::told(before, *command, *outcome, told), when);
            const StepRow row = steps().rows()[steps().currentIndex()];
            EXPECT_EQ(row.icon, card.icon) << when;
            EXPECT_TRUE(ui::hasGlyph(row.glyph)) << when << ": " << row.glyph.toStdString();
            ++beats;
            if (ahead)
                break;
            steps().done();
            told += static_cast<std::size_t>(card.steps);
        }
        if (ahead)
            continue;
        EXPECT_EQ(steps().left(), 0) << line.dump();
        expectPicture(*p->table.board(), p->state(), line.dump() + ", all done");
    }
    EXPECT_GT(beats, 60);
}
INSTANTIATE_TEST_SUITE_P(Games, RecordedStory,
                         testing::Values("great-wall-4", "world-4", "great-river-3", "raiders-4",
                                         "great-wall-river-4", "raiders-river-5"),
                         [](const auto& game) {
                             std::string name = game.param;
                             std::erase(name, '-');
                             return name;
                         });

TEST_F(Story, AQuestionStandsBelowWhatComesBeforeIt) {
    startWall();
    p->begin();
    submit({{"do", "roll"}, {"dice", {3, 4}}});
    ASSERT_TRUE(p->table.decision()->open());
    ASSERT_EQ(states().first(), QStringLiteral("discard current"))
        << "BA-20: first the cards, then the robber";
    EXPECT_EQ(p->table.mode(), TableModel::Mode::Decision);
    const hex::ThievesPart before = p->state().thieves;
    // Who moves, and where to; from whom something is stolen is asked next.
    while (p->table.decision()->open() && p->state().thieves == before)
        p->table.decision()->answer(0);
    const hex::ThievesPart after = p->state().thieves;
    ASSERT_TRUE(before.robber != after.robber || before.pirate != after.pirate) << "somebody moves";
    EXPECT_EQ(states().first(), QStringLiteral("discard done")) << "who answers has discarded";
    bool moves = false;
    for (const QString& state : states())
        moves = moves || state == QLatin1String("move-robber current") ||
                state == QLatin1String("move-pirate current");
    EXPECT_TRUE(moves) << states().join(QLatin1String(", ")).toStdString();
    BoardModel robbed;
    robbed.show(p->state());
    EXPECT_FALSE(drawn(robbed.hexRows()) == drawn(p->table.board()->hexRows()))
        << "nobody has moved the robber yet";
    steps().doneAll();
    EXPECT_TRUE(drawn(robbed.hexRows()) == drawn(p->table.board()->hexRows()));
}

TEST_F(Story, AllIsShownInOrderAndTheNextCommandFindsItDone) {
    startWall();
    submit({{"do", "correct"}, {"what", "riders"}, {"at", "III"}, {"value", 1}});
    p->begin();
    BoardModel& board = *p->table.board();
    board.setAnimated(true);
    const auto rollAndAll = [&] {
        submit({{"do", "roll"}, {"dice", {5, 6}}});
        ASSERT_GT(steps().left(), 2);
        const auto before = drawn(board.hexRows());
        steps().doneAll();
        EXPECT_EQ(steps().left(), 0) << "the panel waits for nothing";
        EXPECT_FALSE(drawn(board.hexRows()) == before) << "the first step is seen at once";
    };
    BoardModel wanted;
    const auto stands = [&] {
        wanted.show(p->state());
        return drawn(board.hexRows()) == drawn(wanted.hexRows());
    };
    rollAndAll();
    EXPECT_FALSE(stands()) << "one after the other";
    EXPECT_TRUE(test::waitUntil(stands));
    submit({{"do", "undo"}});
    EXPECT_TRUE(stands());
    rollAndAll();
    EXPECT_FALSE(stands());
    submit({{"do", "end-turn"}});
    EXPECT_TRUE(stands()) << "who acts ahead sees the table as it is";
}

TEST_F(Story, NewsIsDoneAsItIsToldAndTheWinnerComesAfterTheLastStep) {
    const std::vector<Json> lines = test::recorded("end-to-end/great-wall-4");
    open(lines.front());
    bool blocked = false;
    for (std::size_t n = 1; n < lines.size(); ++n) {
        submit(lines[n]);
        if (states() == QStringList{QStringLiteral("blocked told"), QStringLiteral("collect current")}) {
            EXPECT_EQ(steps().left(), 1);
            blocked = true;
        }
    }
    EXPECT_TRUE(blocked);
    EXPECT_TRUE(p->state().ending.over);
    EXPECT_EQ(states(), (QStringList{QStringLiteral("place-piece done"), QStringLiteral("draw-rider done"),
                                     QStringLiteral("place-rider current"), QStringLiteral("win coming"),
                                     QStringLiteral("game-over coming")}));
    EXPECT_EQ(p->table.mode(), TableModel::Mode::Steps)
        << "the last rider is put down before the winner is told";
    steps().done();
    EXPECT_EQ(p->table.mode(), TableModel::Mode::Over);
}

// The screen lets the cards fly to whoever gets them: once for each, when it is ticked, or told without a
// tick.
TEST_F(Story, CardsAreHandedOutOnceAndFromTheirHexes) {
    const std::vector<Json> lines = test::recorded("end-to-end/great-wall-4");
    open(lines.front());
    QVariantList handed;
    int ticks = 0;
    QObject::connect(&steps(), &StepsModel::handedOut, &steps(),
                     [&](const QVariantList& shares, bool ticked) {
                         handed += shares;
                         ticks += ticked ? 1 : 0;
                     });
    QStringList seen;
    int all = 0;
    for (std::size_t n = 1; n < lines.size(); ++n) {
        submit(lines[n]);
        if (ticks == 0 && steps().left() > 1 && steps().rows().last().icon == QLatin1String("collect")) {
            EXPECT_EQ(handed.size(), all) << "nobody gets cards before their step is ticked";
        }
        QVariantList wanted;
        for (const StepRow& row : steps().rows())
            if (!seen.contains(row.id)) {
                seen.append(row.id);
                wanted += row.shares;
            }
        steps().doneAll();
        all += static_cast<int>(wanted.size());
        ASSERT_EQ(handed.size(), all) << lines[n].dump();
        EXPECT_EQ(handed.mid(all - wanted.size()), wanted);
        for (const QVariant& share : wanted)
            for (const QVariant& good : share.toMap()[QStringLiteral("goods")].toList()) {
                const QVariantMap cards = good.toMap();
                const QStringList hexes = cards[QStringLiteral("hexes")].toStringList();
                EXPECT_FALSE(hexes.isEmpty());
                for (const QString& hex : hexes) {
                    const auto& rows = p->table.board()->hexRows();
                    EXPECT_FALSE(
                        rows.match(rows.index(0, 0), rows.roleNames().key("place"), hex, 1, Qt::MatchExactly)
                            .isEmpty())
                        << hex.toStdString();
                }
            }
    }
    EXPECT_GT(all, 20);
    EXPECT_GT(ticks, 2) << "some are ticked after a rider's step";
}

TEST_F(Story, CollectingIsALineAPlayerFromTheRollerOn) {
    const std::vector<Json> lines = test::recorded("end-to-end/great-wall-4");
    open(lines.front());
    int shared = 0;
    for (std::size_t n = 1; n < lines.size(); ++n) {
        submit(lines[n]);
        for (const StepRow& row : steps().rows()) {
            if (row.icon != QLatin1String("collect"))
                continue;
            ASSERT_EQ(row.shares.size(), row.items.size()) << lines[n].dump();
            std::vector<std::size_t> order;
            for (qsizetype i = 0; i < row.shares.size(); ++i) {
                const QVariantMap share = row.shares[i].toMap();
                QStringList goods;
                for (const QVariant& good : share[QStringLiteral("goods")].toList())
                    goods.append(good.toMap()[QStringLiteral("text")].toString());
                EXPECT_EQ(share[QStringLiteral("name")].toString() + QStringLiteral(": ") +
                              goods.join(QStringLiteral(", ")),
                          row.items[i]);
                EXPECT_FALSE(share[QStringLiteral("symbol")].toString().isEmpty());
                const hex::Setup& setup = *p->state().setup;
                for (std::size_t k = 0; k < setup.playerCount(); ++k) {
                    const hex::PlayerId player((p->state().turn.player.index() + k) % setup.playerCount());
                    if (text::playerName(setup, player) == share[QStringLiteral("name")].toString())
                        order.push_back(k);
                }
            }
            EXPECT_TRUE(std::is_sorted(order.begin(), order.end())) << row.items.join(u' ').toStdString();
            shared += row.shares.size() > 1 ? 1 : 0;
        }
    }
    EXPECT_GT(shared, 5);
}

TEST_F(Story, TheHeadlineGoesWithTheAct) {
    startWall();
    p->begin();
    submit({{"do", "roll"}, {"dice", {3, 4}}});
    EXPECT_EQ(p->table.headline(), QStringLiteral("Seven!"));
    while (p->table.decision()->open())
        p->table.decision()->answer(0);
    steps().doneAll();
    submit({{"do", "correct"}, {"what", "riders"}, {"at", "III"}, {"value", 1}});
    EXPECT_EQ(p->table.headline(), QStringLiteral("Ann, build or end the turn"));
}

TEST_F(Story, WhatABuildingLeadsToIsToldUnderAHeadlineOfItsOwn) {
    const std::vector<Json> lines = test::recorded("end-to-end/great-wall-4");
    open(lines.front());
    int built = 0;
    for (std::size_t n = 1; n < lines.size(); ++n) {
        submit(lines[n]);
        if (lines[n]["do"] != "build" || p->table.mode() != TableModel::Mode::Steps)
            continue;
        EXPECT_EQ(p->table.headline(), QStringLiteral("Do this now")) << lines[n].dump();
        ++built;
    }
    EXPECT_GT(built, 0);
}

} // namespace
} // namespace watchfire
