// SPDX-License-Identifier: Apache-2.0
// What players' phones propose: the reader of a proposal, and the desk that holds and carries out what fits.
#include "app/mirror/proposal.h"
#include "app/mirror/seat_desk.h"
#include "tests/app/support/desk_program.h"
#include "tests/app/support/recorded_game.h"

#include <gtest/gtest.h>

#include <QTemporaryDir>

namespace watchfire::test {
namespace {

using mirror::Proposal;
using mirror::readProposal;
using mirror::Refusal;
using mirror::Refused;

Json proper(const Json& what) {
    Json json{{"watchfire-ask", 1}, {"id", "a1"}, {"game", "game-1"}, {"revision", 5}};
    json.update(what);
    return json;
}

const Json rollOf34{{"do", "roll"}, {"dice", {3, 4}}};

std::optional<Proposal> accepted(const Json& json) {
    const auto read = readProposal(json.dump());
    const auto* proposal = std::get_if<Proposal>(&read);
    return proposal == nullptr ? std::nullopt : std::optional(*proposal);
}

TEST(ProposalTest, EachKindIsRead) {
    const auto roll = accepted(proper(rollOf34));
    ASSERT_TRUE(roll);
    EXPECT_EQ(roll->id, "a1");
    EXPECT_EQ(roll->game, "game-1");
    EXPECT_EQ(roll->revision, 5);
    EXPECT_EQ(std::get<mirror::proposal::Roll>(roll->what).die2, 4);
    const auto tick = accepted(proper({{"do", "tick"}, {"step", "12:0"}}));
    ASSERT_TRUE(tick);
    EXPECT_EQ(std::get<mirror::proposal::Tick>(tick->what).step, "12:0");
    const auto answer = accepted(proper({{"do", "answer"}, {"rows", {0, 2}}}));
    ASSERT_TRUE(answer);
    EXPECT_EQ(std::get<mirror::proposal::Answer>(answer->what).rows, (std::vector<int>{0, 2}));
    const auto build = accepted(proper({{"do", "build"}, {"piece", "road"}, {"place", "side 0,0:E"}}));
    ASSERT_TRUE(build);
    EXPECT_EQ(std::get<mirror::proposal::Build>(build->what).place, "side 0,0:E");
    const auto act = accepted(proper({{"do", "act"}, {"act", "move-ship"}, {"touches", {"side 0,0:E"}}}));
    ASSERT_TRUE(act);
    EXPECT_EQ(std::get<mirror::proposal::Act>(act->what).act, "move-ship");
    EXPECT_EQ(std::get<mirror::proposal::Act>(act->what).touches, std::vector<std::string>{"side 0,0:E"});
}

TEST(ProposalTest, NothingElseIsOne) {
    std::vector<Json> wrong{
        Json::array(),
        Json(),
        Json("roll"),
        Json::object(),
        proper(Json::object()),
        proper({{"do", "roll"}}),
        proper({{"do", "answer"}, {"rows", {1, 1}}}),
        proper({{"do", "answer"}, {"rows", {2, 1}}}),
        proper({{"do", "answer"}, {"rows", {-1}}}),
        proper({{"do", "answer"}, {"rows", {1.5}}}),
        proper({{"do", "answer"}, {"rows", "1"}}),
        proper({{"do", "answer"}, {"rows", Json(std::vector<int>(65, 1))}}),
        proper({{"do", "tick"}, {"step", ""}}),
        proper({{"do", "tick"}, {"step", std::string(65, 'x')}}),
        proper({{"do", "build"}, {"piece", "road"}}),
        proper({{"do", "build"}, {"piece", 1}, {"place", "side"}}),
        proper({{"do", "act"}, {"act", "card"}}),
        proper({{"do", "act"}, {"act", ""}, {"touches", Json::array()}}),
        proper({{"do", "act"}, {"act", "card"}, {"touches", "knight"}}),
        proper({{"do", "act"}, {"act", "card"}, {"touches", {1}}}),
        proper({{"do", "act"}, {"act", "card"}, {"touches", {""}}}),
        proper({{"do", "act"}, {"act", "card"}, {"touches", {std::string(65, 'x')}}}),
        proper({{"do", "act"}, {"act", "card"}, {"touches", Json(std::vector<std::string>(65, "x"))}})};
    for (const char* command : {"undo", "redo", "correct", "end-turn", "begin", "Roll", "answer ", ""})
        wrong.push_back(proper({{"do", command}, {"dice", {3, 4}}}));
    for (const Json& dice : {Json{3}, Json{3, 4, 5}, Json{0, 4}, Json{3, 7}, Json{"3", "4"}, Json{3.0, 4.5}})
        wrong.push_back(proper({{"do", "roll"}, {"dice", dice}}));
    for (const char* field : {"watchfire-ask", "id", "game", "revision", "do", "dice"}) {
        Json without = proper(rollOf34);
        without.erase(field);
        wrong.push_back(without);
        Json other = proper(rollOf34);
        other[field] = Json::object();
        wrong.push_back(other);
    }
    for (const Json& more : {Json{{"anyway", true}}, Json{{"player", "red"}}, Json{{"step", "1:0"}}}) {
        Json added = proper(rollOf34);
        added.update(more);
        wrong.push_back(added);
    }
    for (const Json& field : {Json{{"revision", -1}}, Json{{"revision", 1e300}}, Json{{"watchfire-ask", 2}},
                              Json{{"id", std::string(33, 'x')}}, Json{{"game", std::string(65, 'x')}}}) {
        Json changed = proper(rollOf34);
        changed.update(field);
        wrong.push_back(changed);
    }
    for (const Json& json : wrong)
        EXPECT_FALSE(accepted(json)) << json.dump();
    const std::string good = proper(rollOf34).dump();
    for (std::size_t i = 0; i < good.size(); ++i) // cut anywhere
        EXPECT_TRUE(std::holds_alternative<Refused>(readProposal(good.substr(0, i))));
    EXPECT_TRUE(std::holds_alternative<Refused>(readProposal(std::string(300, '['))));
    EXPECT_TRUE(std::holds_alternative<Refused>(readProposal("\xff\xfe")));
}

TEST(ProposalTest, OneThatIsTooLargeIsNotRead) {
    const auto read = readProposal(proper(rollOf34).dump() + std::string(1024, ' '));
    ASSERT_TRUE(std::holds_alternative<Refused>(read));
    EXPECT_EQ(std::get<Refused>(read).why, Refusal::tooLarge);
}

TEST(ProposalTest, ABrokenOneKeepsItsIdSoThatThePhoneIsAnswered) {
    const auto read = readProposal(proper({{"do", "undo"}}).dump());
    ASSERT_TRUE(std::holds_alternative<Refused>(read));
    EXPECT_EQ(std::get<Refused>(read).id, "a1");
    EXPECT_EQ(std::get<Refused>(read).why, Refusal::broken);
}

class SeatTest : public testing::Test {
protected:
    SeatTest() {
        program.startWall();
        program.begin();
        seats.begin({QStringLiteral("red"), QStringLiteral("blue"), QStringLiteral("white"),
                     QStringLiteral("orange")});
    }
    /// Proposes it for the table as it is now; the answer, empty if there is none.
    Json ask(int seat, const Json& what, int older = 0) {
        Json json = proper(what);
        json["revision"] = program.desk->revision() - older;
        told = Json::object();
        seats.came(seat, QByteArray::fromStdString(json.dump()));
        return told;
    }
    [[nodiscard]] Json offer(int seat) const {
        for (const Json& each : seats.offers()) {
            if (each["seat"] == seat)
                return each;
        }
        return {};
    }
    void roll(int a, int b) {
        ASSERT_TRUE(program.desk->submit({{"do", "roll"}, {"dice", {a, b}}})["ok"].get<bool>());
    }
    void untilBuilding() {
        roll(3, 3);
        while (program.desk->stepsLeft() > 0)
            program.table.steps()->done();
    }

    QTemporaryDir folder;
    Program program{folder.filePath(QStringLiteral("journal.db"))};
    PhonesModel phones;
    ProposalModel card;
    qint64 now = 0;
    Json told;
    int toldTo = -1;
    mirror::SeatDesk seats{{*program.desk, program.table, phones, card,
                            [this](int seat, const QByteArray& text) {
                                told = Json::parse(text.toStdString());
                                toldTo = seat;
                            },
                            [this] { return now; }}};
};

TEST_F(SeatTest, ACardWaitsForTheTableAndIsCarriedOutWhenItIsAccepted) {
    const int before = program.desk->revision();
    const Json waits = ask(0, rollOf34);
    EXPECT_EQ(waits["state"], "waiting");
    EXPECT_EQ(waits["revision"], program.desk->revision()) << "at another one it waits no more";
    EXPECT_EQ(toldTo, 0);
    EXPECT_EQ(program.desk->revision(), before);
    EXPECT_TRUE(card.open());
    EXPECT_EQ(card.name(), QStringLiteral("Ann"));
    EXPECT_EQ(card.text(), QStringLiteral("Rolled 3 and 4"));
    card.accept();
    EXPECT_EQ(told["state"], "taken");
    EXPECT_EQ(program.desk->revision(), before + 1);
    EXPECT_EQ(program.table.die1(), 3);
    EXPECT_FALSE(card.open());
}

TEST_F(SeatTest, TheTableSaysNo) {
    const int before = program.desk->revision();
    ask(0, rollOf34);
    card.refuse();
    EXPECT_EQ(told["why"], "no");
    EXPECT_EQ(program.desk->revision(), before);
    EXPECT_FALSE(card.open());
}

TEST_F(SeatTest, ACardGoesAwayWhenTheTableGoesOn) {
    ask(0, rollOf34);
    roll(1, 2);
    EXPECT_EQ(told["why"], "stale");
    EXPECT_FALSE(card.open());
    EXPECT_EQ(program.table.die1(), 1);
    card.accept(); // nothing is there any more
    EXPECT_EQ(program.table.die1(), 1);
}

TEST_F(SeatTest, OnlyWhoeverHasTheTurnMayRoll) {
    EXPECT_EQ(ask(1, rollOf34)["why"], "not-yours");
    EXPECT_TRUE(offer(0)["roll"].get<bool>());
    EXPECT_FALSE(offer(1).contains("roll"));
    roll(3, 4);
    EXPECT_EQ(ask(0, rollOf34)["why"], "not-now");
}

TEST_F(SeatTest, AnotherRevisionOrGameIsStale) {
    EXPECT_EQ(ask(0, rollOf34, 1)["why"], "stale");
    EXPECT_EQ(ask(0, rollOf34, -1)["why"], "stale");
    Json other = proper(rollOf34);
    other["revision"] = program.desk->revision();
    other["game"] = "game-2";
    seats.came(0, QByteArray::fromStdString(other.dump()));
    EXPECT_EQ(told["why"], "stale");
    EXPECT_FALSE(card.open());
}

TEST_F(SeatTest, AtOnceWithoutACardUnlessAFingerIsAtWork) {
    phones.setAtOnce(true);
    EXPECT_EQ(ask(0, rollOf34)["state"], "taken");
    EXPECT_EQ(program.table.die1(), 3);
    EXPECT_FALSE(card.open());
    while (program.desk->stepsLeft() > 1)
        program.table.steps()->done();
    program.table.correction()->setOpen(true);
    const QString step = program.table.steps()->rows()[program.table.steps()->currentIndex()].id;
    EXPECT_EQ(ask(2, {{"do", "tick"}, {"step", step.toStdString()}})["state"], "waiting");
    EXPECT_TRUE(card.open());
}

TEST_F(SeatTest, AStepIsTickedByAnySeatAndOnlyTheCurrentOne) {
    roll(3, 4);
    ASSERT_GT(program.desk->stepsLeft(), 0);
    const std::string step = offer(3)["tick"];
    const int left = program.desk->stepsLeft();
    EXPECT_EQ(ask(3, {{"do", "tick"}, {"step", "99:0"}})["why"], "stale");
    EXPECT_EQ(ask(3, {{"do", "tick"}, {"step", step}})["state"], "waiting");
    card.accept();
    EXPECT_EQ(told["state"], "taken");
    EXPECT_EQ(program.desk->stepsLeft(), left - 1);
    EXPECT_EQ(ask(3, {{"do", "tick"}, {"step", step}})["why"], "stale");
}

TEST_F(SeatTest, AnOfferedBuildIsBuiltAndNoOther) {
    untilBuilding();
    const Json pieces = offer(0)["build"];
    ASSERT_FALSE(pieces.empty());
    EXPECT_FALSE(offer(1).contains("build"));
    const Json& piece = pieces[0];
    const Json build{{"do", "build"}, {"piece", piece["piece"]}, {"place", piece["places"][0]["place"]}};
    EXPECT_EQ(ask(1, build)["why"], "not-yours");
    EXPECT_EQ(ask(0, {{"do", "build"}, {"piece", "road"}, {"place", "side 9,9:E"}})["why"], "not-now");
    EXPECT_EQ(ask(0, build)["state"], "waiting");
    EXPECT_TRUE(card.text().contains(QString::fromStdString(piece["places"][0]["text"])))
        << card.text().toStdString();
    const auto before = program.desk->family()->position();
    card.accept();
    EXPECT_EQ(told["state"], "taken");
    EXPECT_EQ(program.desk->family()->position(), before + 1);
}

TEST_F(SeatTest, TheAnswerIsThePlayersWhoIsAsked) {
    ASSERT_TRUE(program.desk->submit({{"do", "roll"}, {"dice", {3, 4}}})["ok"].get<bool>());
    const DecisionModel& question = *program.table.decision();
    ASSERT_TRUE(question.open());
    EXPECT_EQ(ask(1, {{"do", "answer"}, {"rows", {0}}})["why"], "not-yours");
    EXPECT_EQ(ask(0, {{"do", "answer"}, {"rows", {999}}})["why"], "not-now");
    EXPECT_EQ(ask(0, {{"do", "answer"}, {"rows", {0}}})["state"], "waiting");
}

TEST_F(SeatTest, EachPlayerHasOneCardAtMost) {
    roll(3, 4);
    const Json tick{{"do", "tick"}, {"step", offer(0)["tick"]}};
    EXPECT_EQ(ask(0, tick)["state"], "waiting");
    EXPECT_EQ(ask(0, tick)["why"], "busy");
    EXPECT_EQ(ask(1, tick)["state"], "waiting");
    EXPECT_EQ(card.name(), QStringLiteral("Ann"));
    EXPECT_EQ(card.more(), 1);
    card.accept(); // the other one wanted the same step
    EXPECT_FALSE(card.open());
}

TEST_F(SeatTest, WhoeverProposesTooOftenIsToldOnce) {
    int answers = 0;
    for (int i = 0; i < 100; ++i) {
        ask(0, {{"do", "undo"}});
        answers += told.empty() ? 0 : 1;
    }
    EXPECT_EQ(answers, 7);
    EXPECT_EQ(ask(1, rollOf34)["why"], "not-yours"); // the others are heard
    now += 1000;
    EXPECT_EQ(ask(0, rollOf34)["state"], "waiting");
}

TEST_F(SeatTest, AnActIsAskedForByTheTablesOwnQuestions) {
    const Json knight{{"do", "act"}, {"act", "card"}, {"touches", {"knight"}}};
    const int before = program.desk->revision();
    EXPECT_EQ(offer(0)["acts"][0]["act"], "card");
    EXPECT_FALSE(offer(1).contains("acts"));
    EXPECT_EQ(ask(1, knight)["why"], "not-yours");
    EXPECT_EQ(ask(0, knight, 1)["why"], "stale");
    EXPECT_EQ(ask(0, {{"do", "act"}, {"act", "correct"}, {"touches", Json::array()}})["why"], "not-now");
    EXPECT_EQ(ask(0, {{"do", "act"}, {"act", "card"}, {"touches", {"point"}}})["why"], "not-now")
        << "what is hidden is shown at the table";
    EXPECT_EQ(ask(0, {{"do", "act"}, {"act", "card"}, {"touches", Json::array()}})["state"], "asks");
    EXPECT_EQ(told["ask"]["choices"][0]["touch"], "knight");
    EXPECT_FALSE(card.open());
    now += 4000;
    EXPECT_EQ(ask(0, {{"do", "act"}, {"act", "card"}, {"touches", {"year-of-plenty"}}})["state"], "waiting");
    EXPECT_EQ(program.desk->revision(), before);
    EXPECT_EQ(card.text(), QStringLiteral("Play a card: Year of plenty"));
    card.accept();
    EXPECT_EQ(told["state"], "taken");
    EXPECT_EQ(program.desk->revision(), before + 1);
    EXPECT_EQ(program.table.history()->all().last().number, before + 1);
}

TEST_F(SeatTest, OnlyTheOwnTurnIsEnded) {
    const Json end{{"do", "act"}, {"act", "end-turn"}, {"touches", Json::array()}};
    EXPECT_EQ(ask(0, end)["why"], "not-now");
    untilBuilding();
    EXPECT_EQ(ask(1, end)["why"], "not-yours");
    EXPECT_EQ(ask(0, {{"do", "act"}, {"act", "end-turn"}, {"touches", {"anyway"}}})["why"], "not-now");
    EXPECT_EQ(ask(0, end)["state"], "waiting");
    card.accept();
    EXPECT_EQ(program.table.turnPlayer(), QStringLiteral("blue"));
    EXPECT_EQ(ask(0, end)["why"], "not-now");
}

TEST_F(SeatTest, QuestionsCostLessThanCommands) {
    for (int i = 0; i < 20; ++i)
        EXPECT_EQ(ask(0, {{"do", "act"}, {"act", "card"}, {"touches", Json::array()}})["state"], "asks") << i;
    int refused = 0;
    for (int i = 0; i < 20; ++i) {
        ask(0, {{"do", "act"}, {"act", "card"}, {"touches", Json::array()}});
        refused += told.empty() || told["state"] == "refused" ? 1 : 0;
    }
    EXPECT_GT(refused, 15);
}

// An order takes the name of a kind again and again, and asks the same question. Each touch is entered anew.
TEST_F(SeatTest, QuestionsWithManyTouchesCountAsWholeProposals) {
    program.desk->close();
    const std::vector<Json> lines = recorded("golden/black-powder-three-years");
    ASSERT_FALSE(program.desk->begin(lines.front(), "game-1", false).has_value());
    std::size_t next = 1;
    for (; lines[next]["do"] != "recruit"; ++next)
        (void)program.desk->submit(lines[next]); // some are refused on purpose
    while (program.desk->stepsLeft() > 0)
        program.table.steps()->done();
    QStringList players;
    for (const PlayerRow& row : program.table.playerRows().rows())
        players.append(row.player);
    seats.begin(players);
    const int seat =
        static_cast<int>(players.indexOf(QString::fromStdString(lines[next]["player"].get<std::string>())));
    ASSERT_GE(seat, 0);

    const auto asked = [&](std::size_t touches) {
        const Json recruit{{"do", "act"},
                           {"act", "recruit"},
                           {"touches", Json(std::vector<std::string>(touches, "spearman"))}};
        return ask(seat, recruit).value("state", std::string()) == "asks";
    };
    int answered = 0;
    for (int i = 0; i < 12; ++i)
        answered += asked(64) ? 1 : 0;
    EXPECT_EQ(answered, 6) << "as many as of other proposals";
    now += 1000;
    EXPECT_TRUE(asked(64));
    EXPECT_FALSE(asked(64));
    now += 60'000;
    answered = 0;
    for (int i = 0; i < 40; ++i)
        answered += asked(1) ? 1 : 0;
    EXPECT_GE(answered, 20) << "an order grows as fast as before";
}

TEST_F(SeatTest, ThePlaceOfAProposedBuildIsLitWhileItsCardWaits) {
    untilBuilding();
    const auto lit = [this] {
        QStringList keys;
        for (const LitRow& row : program.table.board()->litRows().rows())
            keys.append(word(row.kind) + QLatin1Char(' ') + row.place);
        return keys;
    };
    const QStringList before = lit();
    const Json piece = offer(0)["build"][0];
    const Json build{{"do", "build"}, {"piece", piece["piece"]}, {"place", piece["places"][0]["place"]}};
    const QString place = QString::fromStdString(piece["places"][0]["place"]);
    EXPECT_FALSE(before.contains(place));
    ask(0, build);
    EXPECT_EQ(lit(), before + QStringList{place});
    card.refuse();
    EXPECT_EQ(lit(), before);
    ask(0, build);
    EXPECT_TRUE(lit().contains(place));
    seats.begin({});
    EXPECT_EQ(lit(), before);
}

class SeatFounding : public SeatTest {
protected:
    SeatFounding() {
        program.desk->close();
        program.startWall(); // each has a border fort
        seats.begin({QStringLiteral("red"), QStringLiteral("blue"), QStringLiteral("white"),
                     QStringLiteral("orange")});
    }
};

TEST_F(SeatFounding, EachPlayerFoundsByTheOwnPhone) {
    int seat = 0;
    while (seat < 3 && !offer(seat).contains("acts"))
        ++seat;
    ASSERT_EQ(offer(seat)["acts"][0]["act"], "found");
    EXPECT_TRUE(offer(seat)["acts"][0]["opens"].get<bool>());
    const Json open{{"do", "act"}, {"act", "found"}, {"touches", Json::array()}};
    EXPECT_EQ(ask((seat + 1) % 4, open)["why"], "not-yours");
    EXPECT_EQ(ask(seat, open)["state"], "asks");
    const Json place = told["ask"]["places"][0];
    EXPECT_TRUE(place.contains("x"));
    now += 1000;
    Json there = open;
    there["touches"].push_back(place["touch"]);
    EXPECT_EQ(ask(seat, there)["state"], "waiting");
    EXPECT_EQ(card.text(), QStringLiteral("Settlement: ") + QString::fromStdString(place["text"]));
    EXPECT_TRUE(program.table.board()->litRows().rowCount() > 0);
    card.accept();
    EXPECT_EQ(told["state"], "taken");
    now += 1000;
    EXPECT_EQ(ask(seat, open)["state"], "asks") << "the road beside it";
    there["touches"][0] = "corner 99,99:N";
    EXPECT_EQ(ask(seat, there)["why"], "not-now");
}

TEST_F(SeatTest, AfterTheEndNobodyIsHeard) {
    ask(0, rollOf34);
    EXPECT_TRUE(card.open());
    seats.begin({});
    EXPECT_FALSE(card.open());
    EXPECT_TRUE(ask(0, rollOf34).empty());
    EXPECT_TRUE(seats.offers().empty());
}

} // namespace
} // namespace watchfire::test
