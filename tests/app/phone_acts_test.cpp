// SPDX-License-Identifier: Apache-2.0
// Acts by a player's own phone, in recorded games: what each seat is offered leads, by the table's questions,
// to commands that the rules take; nobody enters anything for another player; and the snapshot stays small.
#include "app/mirror/act_stage.h"
#include "app/mirror/item.h"
#include "app/mirror/public_view.h"
#include "app/mirror/seat_desk.h"
#include "app/text/powder/command_text.h"
#include "rules/powder/log/json.h"
#include "tests/app/support/desk_program.h"
#include "tests/app/support/recorded_game.h"

#include <gtest/gtest.h>

#include <QTemporaryDir>

#include <ctime>
#include <iostream>
#include <map>
#include <random>
#include <set>

namespace watchfire::test {
namespace {

/// What a broker's packet and a phone's patience hold: mosquitto sends 4 kB in each turn of its loop.
constexpr std::size_t largestQuestion = 12'000;
constexpr std::size_t mostBytesOfActs = 2'000;
constexpr int mostTouches = 24;

class PhoneActs : public testing::Test {
protected:
    void open(const std::string& path) {
        lines = test::recorded(path);
        ASSERT_FALSE(program.desk->begin(lines.front(), "game-1", false).has_value());
        QStringList players;
        for (const PlayerRow& row : program.table.playerRows().rows())
            players.append(row.player);
        seats.begin(players);
    }
    [[nodiscard]] const GameFamily& family() const { return *program.desk->family(); }
    [[nodiscard]] QStringList players() const {
        QStringList ids;
        for (const PlayerRow& row : program.table.playerRows().rows())
            ids.append(row.player);
        return ids;
    }
    void doSteps() {
        while (program.desk->stepsLeft() > 0)
            program.table.steps()->done();
    }
    [[nodiscard]] ActReply ask(const QString& player, const QString& act, const ActTouches& touches) const {
        return family().enter(player, act, touches);
    }
    /// Everything that answers a question.
    static ActTouches answersTo(const ActStage& stage) {
        ActTouches all;
        for (const ChoiceRow& row : stage.choices) {
            if (row.enabled)
                all.push_back(row.id.toStdString());
        }
        for (const ActPlace& place : stage.places)
            all.push_back(place.id.toStdString());
        if (stage.number)
            all.push_back(std::to_string(stage.number->least));
        if (!stage.done.isEmpty())
            all.push_back(doneAct.latin1());
        return all;
    }
    /// Touches at random until a command is complete; nothing where a question has no answer.
    std::optional<ActCommand> walk(const QString& player, const QString& act) {
        ActTouches touches;
        for (int n = 0; n < mostTouches; ++n) {
            ActReply reply = ask(player, act, touches);
            EXPECT_FALSE(std::holds_alternative<std::monostate>(reply))
                << player.toStdString() << " " << act.toStdString() << " " << Json(touches).dump();
            if (auto* whole = std::get_if<ActCommand>(&reply))
                return std::move(*whole);
            const auto* stage = std::get_if<ActStage>(&reply);
            if (stage == nullptr)
                return std::nullopt;
            EXPECT_FALSE(stage->title.isEmpty()) << act.toStdString();
            largest = std::max(largest, mirror::stageJson(*stage).dump().size());
            const ActTouches answers = answersTo(*stage);
            if (answers.empty()) {
                EXPECT_TRUE(n > 0) << act.toStdString() << " leads nowhere";
                return std::nullopt; // its title or hint says why
            }
            // An order has no end of its own.
            const bool ends = !stage->done.isEmpty() && (n > 3 || chance() % 2 == 0);
            touches.push_back(ends ? std::string(doneAct.latin1()) : answers[chance() % answers.size()]);
        }
        return std::nullopt;
    }

    QTemporaryDir folder;
    Program program{folder.filePath(QStringLiteral("journal.db"))};
    PhonesModel phones;
    ProposalModel card;
    mirror::SeatDesk seats{
        {*program.desk, program.table, phones, card, [](int, const QByteArray&) {}, [] { return qint64{}; }}};
    std::vector<Json> lines;
    std::minstd_rand chance{7}; // the same touches in each run
    std::size_t largest = 0;
};

const char* const games[] = {
    "end-to-end/world-4",         "end-to-end/great-wall-4",         "end-to-end/great-river-3",
    "end-to-end/raiders-river-5", "golden/black-powder-three-years", "golden/black-powder-two-players"};

/// Acts that each kind of game must have offered, so that the walk below has met them.
const std::map<std::string, std::set<std::string>> expected{
    {"end-to-end/world-4", {"found", "begin", "card", "move-ship", "end-turn"}},
    {"end-to-end/great-wall-4", {"found", "begin", "card", "end-turn"}},
    {"end-to-end/great-river-3", {"found", "begin", "card", "end-turn"}},
    {"end-to-end/raiders-river-5", {"found", "begin", "card", "move-ship", "end-turn"}},
    {"golden/black-powder-three-years",
     {"overseer", "machine", "recruit", "attack", "build", "move", "end-turn", "donate", "honor", "shame",
      "season", "assault", "order"}},
    {"golden/black-powder-two-players", {"overseer", "machine", "recruit", "build", "move", "end-turn"}},
};

TEST_F(PhoneActs, WhatIsOfferedLeadsToCommandsThatTheRulesTake) {
    for (const char* game : games) {
        open(game);
        std::set<std::string> met, done;
        int taken = 0;
        for (std::size_t n = 1; n < lines.size(); ++n) {
            doSteps();
            for (const QString& player : players()) {
                for (const ActOffer& act : family().acts(player)) {
                    met.insert(act.id.toStdString());
                    if (n % 9 != 0 && done.contains(act.id.toStdString()))
                        continue; // each act at every ninth command is enough
                    const auto whole = walk(player, act.id);
                    if (!whole)
                        continue;
                    EXPECT_FALSE(whole->words.isEmpty());
                    EXPECT_FALSE(program.desk->submit(whole->request).has_value())
                        << game << " " << n << " " << whole->words.toStdString() << " "
                        << program.table.refusal()->text().toStdString();
                    program.table.refusal()->dismiss();
                    ASSERT_TRUE(program.desk->submit(Json{{"do", "undo"}})["ok"].get<bool>());
                    doSteps();
                    done.insert(act.id.toStdString());
                    ++taken;
                }
            }
            (void)program.desk->submit(lines[n]);
        }
        for (const std::string& act : expected.at(game)) {
            EXPECT_TRUE(met.contains(act)) << game << " " << act;
            EXPECT_TRUE(done.contains(act)) << game << " " << act;
        }
        EXPECT_FALSE(met.contains("correct"));
        EXPECT_FALSE(met.contains("horde"));
        std::cout << game << ": " << taken << " commands by acts\n";
        program.desk->close();
    }
    std::cout << "largest question " << largest << " bytes\n";
    EXPECT_LT(largest, largestQuestion);
}

/// The command of another player, by any touches: each act of everybody is tried by everybody else.
TEST_F(PhoneActs, NobodyEntersAnythingForAnotherPlayer) {
    for (const char* game : {"end-to-end/world-4", "golden/black-powder-three-years"}) {
        open(game);
        int tried = 0;
        for (std::size_t n = 1; n < lines.size(); ++n) {
            doSteps();
            for (const QString& player : n % 2 == 0 ? players() : QStringList()) {
                std::set<QString> own;
                for (const ActOffer& act : family().acts(player)) {
                    own.insert(act.id);
                    const auto whole = n % 4 == 0 ? walk(player, act.id) : std::nullopt;
                    const auto* command =
                        whole ? std::get_if<powder::Command>(&std::get<GameCommand>(whole->request.what))
                              : nullptr;
                    if (command == nullptr)
                        continue;
                    const auto& state =
                        dynamic_cast<const PowderGame&>(*program.desk->family()->game()).current();
                    const auto whose = text::commandClan(state, *command);
                    EXPECT_TRUE(!whose || QString::fromUtf8(powder::toString(*whose).data()) == player);
                }
                for (const QString& other : players()) {
                    for (const ActOffer& act : family().acts(other)) {
                        if (own.contains(act.id))
                            continue;
                        ++tried;
                        EXPECT_TRUE(std::holds_alternative<std::monostate>(ask(player, act.id, {})))
                            << player.toStdString() << " " << act.id.toStdString();
                    }
                }
            }
            (void)program.desk->submit(lines[n]);
        }
        EXPECT_GT(tried, 100);
        program.desk->close();
    }
}

TEST_F(PhoneActs, AnOrderSaysWhoIsPutWhereThoughNobodyTouchedWho) {
    open("golden/black-powder-three-years");
    for (std::size_t n = 1; lines[n]["do"] != "recruit"; ++n)
        (void)program.desk->submit(lines[n]); // some are refused on purpose
    doSteps();
    const QString dragon = QStringLiteral("dragon");
    const QString act = QStringLiteral("recruit");
    ActReply reply = ask(dragon, act, {});
    ASSERT_TRUE(std::holds_alternative<ActStage>(reply));
    const ActPlace place = std::get<ActStage>(reply).places.first();
    reply = ask(dragon, act, {place.id.toStdString(), doneAct.latin1()});
    ASSERT_TRUE(std::holds_alternative<ActCommand>(reply));
    const auto& whole = std::get<ActCommand>(reply);
    EXPECT_EQ(whole.words,
              QStringLiteral("Recruit: Spearman: ") + place.label.left(1).toLower() + place.label.mid(1));
    family().showProposed(std::get<GameCommand>(whole.request.what));
    EXPECT_TRUE(program.table.powder()->lit().contains(place.id));
    program.table.powder()->setProposed({});
    EXPECT_FALSE(program.table.powder()->lit().contains(place.id));
}

TEST_F(PhoneActs, TheSnapshotStaysSmall) {
    for (const char* game : games) {
        open(game);
        std::size_t with = 0, without = 0, most = 0, count = 0;
        std::clock_t took = 0; // of this process
        for (std::size_t n = 1; n < lines.size(); ++n) {
            (void)program.desk->submit(lines[n]);
            doSteps();
            if (n % 5 != 0)
                continue;
            Json view = mirror::publicView(program.table, {});
            const std::clock_t before = std::clock();
            for (const QString& player : players())
                (void)family().acts(player);
            took += std::clock() - before;
            Json offers = seats.offers();
            view["offers"] = offers;
            const std::size_t all = mirror::oneLine(view).size();
            for (Json& offer : view["offers"])
                offer.erase("acts");
            const std::size_t rest = static_cast<std::size_t>(mirror::oneLine(view).size());
            with += all;
            without += rest;
            most = std::max(most, all - rest);
            ++count;
        }
        std::cout << game << ": " << count << " snapshots of " << without / count << " bytes, with acts "
                  << with / count << " bytes, at most " << most << " more; acts of all seats in "
                  << 1e6 * static_cast<double>(took) / CLOCKS_PER_SEC / static_cast<double>(count) << " us\n";
        EXPECT_LT(most, mostBytesOfActs) << game;
        program.desk->close();
    }
}

} // namespace
} // namespace watchfire::test
