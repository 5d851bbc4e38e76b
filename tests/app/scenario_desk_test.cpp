// SPDX-License-Identifier: Apache-2.0
// The World, The Great River and The Raiders at the game desk, by touches alone, on the shipped boards: the
// founding (WO-01, RA-02), every question with its answers (WO-22 to WO-41, RA-10, RA-60), the eruption's die
// out of the tower, knights (GR-23, RA-40), bridges (GR-31) and corrections (BA-60).
#include "app/models/board_geometry.h"
#include "rules/hex/modules/raiders/raiders.h"
#include "tests/app/support/desk_program.h"

#include <gtest/gtest.h>

#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <memory>

namespace watchfire {
namespace {

using test::Json;
using test::Program;

Json headerOf(const char* scenario, const char* board, const Json& options = Json::object()) {
    Json header = test::wallHeader(options);
    header["scenario"] = scenario;
    header["board"] = Json::parse(boards::read(board).value());
    return header;
}

class ScenarioDeskTest : public testing::Test {
protected:
    void found(const Json& header) {
        p = std::make_unique<Program>(m_folder.filePath(QStringLiteral("journal.db")));
        const auto refused = p->desk->begin(header, "game-1", false);
        ASSERT_FALSE(refused.has_value()) << refused->message;
    }
    /// A game with these pieces ("road", "red", "1,1:N"), begun by red.
    void start(const Json& header, const std::vector<std::array<const char*, 3>>& pieces = {}) {
        found(header);
        for (const auto& [piece, player, at] : pieces)
            submit({{"do", "place"}, {"piece", piece}, {"player", player}, {"at", at}});
        p->begin();
    }
    void submit(const Json& command) {
        const Json answer = p->desk->submit(command);
        ASSERT_TRUE(answer["ok"].get<bool>()) << command.dump() << answer.dump();
    }
    void correct(const char* what, const Json& at, const Json& value) {
        Json command{{"do", "correct"}, {"what", what}, {"value", value}};
        if (!at.is_null())
            command["at"] = at;
        submit(command);
    }
    [[nodiscard]] const hex::State& state() const { return p->state(); }
    [[nodiscard]] hex::HexId hexAt(const char* name) const {
        return state().board().find(*hex::parseAxial(name));
    }
    [[nodiscard]] hex::SideId sideAt(const char* name) const {
        return state().board().find(*hex::parseSide(name));
    }
    [[nodiscard]] hex::CornerId cornerAt(const char* name) const {
        return state().board().find(*hex::parseCorner(name));
    }
    [[nodiscard]] DecisionModel& decision() const { return *p->table.decision(); }

    /// The lit places as "kind place".
    [[nodiscard]] QStringList lit(bool forbidden = false) const {
        QStringList names;
        for (const PlaceRow& row : p->table.board()->placeRows().rows()) {
            if (row.forbidden == forbidden)
                names.append(word(row.kind) + QLatin1Char(' ') + row.place);
        }
        return names;
    }
    void tap(const QString& place) {
        const auto& rows = p->table.board()->placeRows().rows();
        const auto at = std::find_if(rows.begin(), rows.end(), [&](const PlaceRow& row) {
            return word(row.kind) + QLatin1Char(' ') + row.place == place;
        });
        ASSERT_NE(at, rows.end()) << place.toStdString() << " is not lit";
        p->table.board()->choose(static_cast<int>(at - rows.begin()));
    }
    [[nodiscard]] QStringList labels() const {
        QStringList labels;
        for (const OptionRow& row : decision().rows())
            labels.append(row.label);
        return labels;
    }
    void choose(const QString& label) {
        const auto at = labels().indexOf(label);
        ASSERT_GE(at, 0) << label.toStdString();
        decision().answer(static_cast<int>(at));
    }
    /// A correction by touches: the kind, then a place on the board or an id, and so on.
    void correctByTouch(const QString& what, const QStringList& touches) {
        CorrectionModel& correction = *p->table.correction();
        correction.setOpen(true);
        correction.choose(what);
        for (const QString& touch : touches) {
            if (touch.contains(QLatin1Char(' ')))
                tap(touch);
            else
                correction.choose(touch);
        }
        EXPECT_FALSE(correction.open()) << what.toStdString() << p->table.refusal()->text().toStdString();
    }

    QTemporaryDir m_folder; // outlives the program, whose journal would come back in it
    std::unique_ptr<Program> p;
};

// ---- founding ----

TEST_F(ScenarioDeskTest, RA_02_TheFirstSettlementOfTheRaidersHasAShip) {
    found(headerOf("raiders", "raiders-4"));
    FoundingModel& founding = *p->table.founding();
    EXPECT_EQ(founding.total(), 16);
    EXPECT_EQ(founding.detail(), QStringLiteral("On a coast of the home island. A ship follows."));
    QStringList pieces;
    for (int i = 0; i < 16; ++i) {
        ASSERT_EQ(founding.number(), i + 1);
        ASSERT_FALSE(lit().isEmpty()) << i;
        pieces.append(founding.piece());
        // The founder chooses the second line.
        EXPECT_EQ(founding.pieces()->rowCount(),
                  i > 8 && founding.piece() != QLatin1String("settlement") ? 2 : 0)
            << i;
        p->table.board()->choose(0);
        ASSERT_FALSE(p->table.refusal()->open()) << p->table.refusal()->text().toStdString();
    }
    EXPECT_EQ(pieces.filter(QStringLiteral("ship")).size(), 4);
    EXPECT_EQ(pieces.indexOf(QStringLiteral("ship")), 1);
    EXPECT_EQ(pieces.filter(QStringLiteral("road")).size(), 4);
    EXPECT_TRUE(founding.complete());
    founding.begin();
    EXPECT_EQ(p->table.mode(), TableModel::Mode::Roll);
}

TEST_F(ScenarioDeskTest, WO_01_OnEurasiasCoastAShipMayStandForTheRoad) {
    found(headerOf("world", "world"));
    EXPECT_EQ(p->table.founding()->detail(),
              QStringLiteral("On Eurasia. A road or, on a coast, a ship follows."));
    EXPECT_FALSE(lit().contains(QStringLiteral("corner 1,1:N"))) << "America";
    tap(QStringLiteral("corner 8,1:N"));
    p->table.founding()->choosePiece(QStringLiteral("ship"));
    EXPECT_EQ(p->table.founding()->title(), QStringLiteral("Ann, place a ship beside it"));
    p->table.board()->choose(0);
    EXPECT_EQ(p->table.founding()->title(), QStringLiteral("Bo, place a settlement"));
}

// ---- The World ----

TEST_F(ScenarioDeskTest, WO_20_TheStormIsSteeredAndTakesAPieceByTaps) {
    start(headerOf("world", "world"), {{"ship", "blue", "9,0:SE"}, {"ship", "blue", "9,0:SW"}});
    correct("storm", nullptr, {{"at", "5,0"}, {"heading", "NE"}});
    p->table.roll(3, 4);
    ASSERT_EQ(decision().decision(), QStringLiteral("storm-heading"));
    EXPECT_TRUE(decision().onBoard());
    EXPECT_EQ(lit(), (QStringList{"heading E", "heading W", "heading SW", "heading SE"}));
    EXPECT_EQ(lit(true), (QStringList{"heading NE", "heading NW"}));
    // A forbidden answer says why, and answers nothing.
    tap(QStringLiteral("heading NE"));
    EXPECT_EQ(p->table.notice(), QStringLiteral("Leaves the map"));
    ASSERT_EQ(decision().decision(), QStringLiteral("storm-heading"));
    tap(QStringLiteral("heading E"));
    EXPECT_EQ(state().storm.at, hexAt("9,0")) << "four steps";

    ASSERT_EQ(decision().decision(), QStringLiteral("storm-turn"));
    for (const OptionRow& row : decision().rows())
        EXPECT_EQ(row.detail == QStringLiteral("as now"), row.label == QStringLiteral("East"))
            << row.label.toStdString();
    choose(QStringLiteral("South-west"));
    EXPECT_EQ(state().storm.heading, hex::Direction::SW);

    ASSERT_EQ(decision().decision(), QStringLiteral("lose-piece"));
    EXPECT_EQ(decision().player(), QStringLiteral("blue"));
    ASSERT_EQ(lit().size(), 2);
    const QString taken = lit().first();
    EXPECT_TRUE(taken.startsWith(QStringLiteral("side ")));
    tap(taken);
    EXPECT_FALSE(state().lines[sideAt(taken.mid(5).toUtf8().constData())]);
    EXPECT_EQ(decision().decision(), QStringLiteral("robber"));
}

TEST_F(ScenarioDeskTest, WO_30_TheTableSaysWhichTokenItDrew) {
    start(headerOf("world", "world"));
    p->table.roll(1, 1);
    submit({{"do", "build"}, {"piece", "ship"}, {"player", "red"}, {"at", "3,1:NE"}, {"anyway", true}});
    ASSERT_EQ(decision().decision(), QStringLiteral("token"));
    EXPECT_FALSE(decision().canDraw());
    EXPECT_EQ(labels(), (QStringList{"3", "4", "6", "8", "10", "11"}));
    choose(QStringLiteral("10"));
    EXPECT_EQ(state().numbers[hexAt("3,1")], 10);
    EXPECT_FALSE(decision().open());
}

TEST_F(ScenarioDeskTest, WO_30_TheProgramDrawsEveryTokenAsLikelyAsAnyOther) {
    start(headerOf("world", "world", {{"draw", "program"}}));
    correct("bag", nullptr, {3, 11, 11, 11});
    p->table.roll(1, 1);
    std::uint32_t asked = 0;
    p->drawn = 1; // the first of the three 11s
    p->below = &asked;
    submit({{"do", "build"}, {"piece", "ship"}, {"player", "red"}, {"at", "3,1:NE"}, {"anyway", true}});
    EXPECT_EQ(asked, 4U) << "out of four tokens, not out of two numbers";
    EXPECT_FALSE(decision().open());
    EXPECT_EQ(state().numbers[hexAt("3,1")], 11);
    EXPECT_EQ(state().discovery.bag[11], 2);
    EXPECT_EQ(p->table.history()->rows().last().how, QStringLiteral("drawn by the program"));
}

TEST_F(ScenarioDeskTest, WO_41_ATokenThatStaysSaysWhy) {
    start(headerOf("world", "world"), {{"settlement", "red", "8,1:N"}});
    correct("bag", nullptr, Json::array());
    p->table.roll(1, 1);
    submit({{"do", "build"}, {"piece", "ship"}, {"player", "red"}, {"at", "3,1:NE"}, {"anyway", true}});
    ASSERT_EQ(decision().decision(), QStringLiteral("token-from"));
    EXPECT_TRUE(lit().contains(QStringLiteral("hex 10,1")));
    const auto& places = p->table.board()->placeRows().rows();
    const auto kept = std::find_if(places.begin(), places.end(),
                                   [](const PlaceRow& row) { return row.place == QLatin1String("8,1"); });
    ASSERT_NE(kept, places.end());
    EXPECT_TRUE(kept->forbidden);
    EXPECT_EQ(kept->note, QStringLiteral("a"));
    tap(QStringLiteral("hex 8,1"));
    EXPECT_EQ(p->table.notice(), QStringLiteral("It is the last number beside a building."));
    EXPECT_EQ(state().numbers[hexAt("8,1")], 9);
    tap(QStringLiteral("hex 10,1"));
    EXPECT_EQ(state().numbers[hexAt("3,1")], 10);
    EXPECT_EQ(state().numbers[hexAt("10,1")], 0);
}

// ---- The Raiders ----

TEST_F(ScenarioDeskTest, RA_10_RaidersAreSetOnDesertsOneByOne) {
    start(headerOf("raiders", "raiders-4"), {{"settlement", "red", "3,1:N"}});
    p->table.roll(1, 1);
    submit({{"do", "build"}, {"piece", "city"}, {"player", "red"}, {"at", "3,1:N"}});
    for (const char* desert : {"1,1", "0,2"}) {
        ASSERT_EQ(decision().decision(), QStringLiteral("raider-place"));
        EXPECT_EQ(lit().size(), 3);
        tap(QStringLiteral("hex ") + QLatin1String(desert));
    }
    EXPECT_FALSE(decision().open());
    EXPECT_EQ(hex::raidersAt(state(), hexAt("1,1")), 1);
    EXPECT_EQ(hex::raidersAt(state(), hexAt("0,2")), 1);
    EXPECT_EQ(state().raiders.supply, 16);
}

TEST_F(ScenarioDeskTest, RA_60_TheTowersFirstDieNamesTheCorner) {
    start(headerOf("raiders", "raiders-4"), {{"settlement", "blue", "3,4:N"}});
    const hex::HexId volcano = hexAt("3,4");
    int die = 1;
    while (state().board().cornerOfFace(volcano, die) != cornerAt("3,4:N"))
        ++die;
    ASSERT_TRUE(p->towerRolls(1, 3));
    ASSERT_EQ(decision().decision(), QStringLiteral("eruption-die"));
    EXPECT_FALSE(decision().canDraw());
    EXPECT_EQ(labels(), (QStringList{"1", "2", "3", "4", "5", "6"}));
    ASSERT_TRUE(p->towerRolls(die, die == 6 ? 1 : 6));
    EXPECT_FALSE(decision().open());
    EXPECT_TRUE(p->table.steps()->quietText().isEmpty()) << "an eruption is not quiet";
    EXPECT_FALSE(state().buildings[cornerAt("3,4:N")]) << "its settlement is gone";
    EXPECT_FALSE(p->rolls.offer().has_value()) << "the roll is used";
    const Json after = p->desk->state();

    // Undo gives the roll back as it was; a tap uses it again, once.
    p->table.undo();
    EXPECT_TRUE(state().buildings[cornerAt("3,4:N")]);
    ASSERT_TRUE(p->table.pendingRoll()->open());
    EXPECT_EQ(p->table.pendingRoll()->dice().value(0), die);
    EXPECT_TRUE(p->table.pendingRoll()->canUse());
    p->table.pendingRoll()->use();
    EXPECT_EQ(p->desk->state(), after);
    EXPECT_FALSE(p->table.pendingRoll()->open());
    ASSERT_TRUE(p->saved());
    p->desk->close();
    ASSERT_FALSE(p->resume().has_value());
    EXPECT_EQ(p->desk->state(), after);
    EXPECT_FALSE(p->rolls.offer().has_value());
}

TEST_F(ScenarioDeskTest, RA_60_ARollThatLayThereBeforeTheEruptionWaitsForATap) {
    start(headerOf("raiders", "raiders-4"), {{"settlement", "blue", "3,4:N"}});
    p->table.roll(1, 1);
    ASSERT_TRUE(p->towerRolls(2, 5)); // too late for this turn
    ASSERT_TRUE(p->table.pendingRoll()->open());
    p->table.endTurn();
    p->table.roll(1, 3);
    ASSERT_EQ(decision().decision(), QStringLiteral("eruption-die"));
    ASSERT_TRUE(p->table.pendingRoll()->open()) << "nobody has said that it is the volcano's";
    EXPECT_TRUE(p->table.pendingRoll()->canUse());
    p->table.pendingRoll()->use();
    EXPECT_FALSE(decision().open());
    EXPECT_FALSE(p->rolls.offer().has_value());
}

TEST_F(ScenarioDeskTest, RA_40_AKnightDrivesARaiderOff) {
    start(headerOf("raiders", "raiders-4"));
    KnightModel& knight = *p->table.knight();
    knight.setOpen(true);
    knight.choose("knight");
    EXPECT_EQ(knight.title(), QStringLiteral("No raider stands on the board"));
    EXPECT_FALSE(knight.ready());
    knight.back();
    EXPECT_EQ(knight.stage(), QStringLiteral("card"));
    knight.back();
    EXPECT_FALSE(knight.open());

    correct("raiders", "1,1", 2);
    knight.setOpen(true);
    knight.choose("knight");
    EXPECT_EQ(knight.stage(), QStringLiteral("raider"));
    EXPECT_FALSE(knight.ready());
    EXPECT_EQ(lit(), QStringList{"hex 1,1"});
    tap(QStringLiteral("hex 1,1"));
    EXPECT_EQ(knight.stage(), QStringLiteral("play"));
    knight.back();
    EXPECT_EQ(knight.stage(), QStringLiteral("raider"));
    tap(QStringLiteral("hex 1,1"));
    ASSERT_TRUE(knight.ready());
    knight.play();
    EXPECT_EQ(hex::raidersAt(state(), hexAt("1,1")), 1);
    EXPECT_EQ(state().raiders.driven[0], 1);
}

// ---- The friendly robber ----

/// Red has one settlement, and so 1 point; the robber may not go beside it.
const std::array<const char*, 3> poor{"settlement", "red", "0,0:N"};

TEST_F(ScenarioDeskTest, FR_01_ATapBesideThePoorSaysWhyAndAnswersNothing) {
    start(headerOf("base", "base-island", {{"friendly-robber", true}}), {poor});
    const hex::HexId before = state().thieves.robber;
    p->table.roll(3, 4);
    ASSERT_EQ(decision().decision(), QStringLiteral("robber"));
    const QStringList closed = lit(true);
    ASSERT_FALSE(closed.isEmpty());
    for (const hex::HexId beside : state().board()[cornerAt("0,0:N")].hexes) {
        const QString hex = QStringLiteral("hex ") + QString::fromStdString(state().board().nameOf(beside));
        EXPECT_TRUE(closed.contains(hex)) << hex.toStdString();
        EXPECT_FALSE(lit().contains(hex)) << hex.toStdString();
    }
    tap(closed.first());
    EXPECT_EQ(p->table.notice(), QStringLiteral("Somebody with 2 points or fewer has a building there."));
    EXPECT_EQ(decision().decision(), QStringLiteral("robber"));
    EXPECT_EQ(state().thieves.robber, before);
}

TEST_F(ScenarioDeskTest, FR_02_AKnightIsToldWhyAHexIsNotLit) {
    start(headerOf("base", "base-island", {{"friendly-robber", true}}), {poor});
    KnightModel& knight = *p->table.knight();
    knight.setOpen(true);
    knight.choose("knight");
    ASSERT_EQ(knight.stage(), QStringLiteral("robber"));
    const hex::Board& board = state().board();
    const auto hexes = board[cornerAt("0,0:N")].hexes;
    const auto closed = std::find_if(hexes.begin(), hexes.end(), [&](hex::HexId hex) {
        return isLand(board[hex].terrain) && hex != state().thieves.robber;
    });
    ASSERT_NE(closed, hexes.end());
    EXPECT_FALSE(lit().contains(QStringLiteral("hex ") + QString::fromStdString(board.nameOf(*closed))));
    const QPointF at = geometry::centre(board, *closed);
    p->table.board()->tap(at.x(), at.y(), 0.1);
    EXPECT_EQ(p->table.notice(), QStringLiteral("Somebody with 2 points or fewer has a building there."));
    EXPECT_EQ(knight.stage(), QStringLiteral("robber")) << "nothing is planned";
}

TEST_F(ScenarioDeskTest, FR_03_AStepThatNobodyChoseSaysSo) {
    Json board{{"watchfire-board", 1}, {"name", "row"}, {"example", true}, {"title", {{"en", "A row"}}}};
    board["hexes"] = {{{"at", "0,0"}, {"terrain", "desert"}},
                      {{"at", "1,0"}, {"terrain", "forest"}, {"number", 5}},
                      {{"at", "2,0"}, {"terrain", "hills"}, {"number", 6}}};
    board["robber"] = "2,0";
    Json header = headerOf("base", "base-island", {{"friendly-robber", true}});
    header["board"] = board;
    start(header, {{"settlement", "red", "1,0:NE"}});
    p->table.roll(3, 4);
    EXPECT_FALSE(decision().open()) << "only the desert is open";
    EXPECT_EQ(state().thieves.robber, hexAt("0,0"));
    const auto& steps = p->table.steps()->rows();
    const auto moved = std::find_if(steps.begin(), steps.end(), [](const StepRow& row) {
        return row.icon == QLatin1String("move-robber");
    });
    ASSERT_NE(moved, steps.end());
    EXPECT_EQ(moved->clause, QStringLiteral("FR-01"));
    EXPECT_TRUE(moved->why.contains(QStringLiteral("No other hex is open to him.")))
        << moved->why.toStdString();
}

// ---- The Great River ----

TEST_F(ScenarioDeskTest, GR_23_AKnightOfADrownedRobberAsksForNoHex) {
    start(headerOf("great-river", "great-river"));
    correct("robber", nullptr, nullptr);
    KnightModel& knight = *p->table.knight();
    knight.setOpen(true);
    knight.choose("knight");
    EXPECT_EQ(knight.stage(), QStringLiteral("play"));
    EXPECT_TRUE(lit().isEmpty());
    ASSERT_TRUE(knight.ready());
    knight.play();
    EXPECT_EQ(state().players[0].army, 1);
    EXPECT_FALSE(state().thieves.robber.valid());
}

TEST_F(ScenarioDeskTest, GR_31_ABridgeIsBuiltOverTheRiver) {
    // The river's crossing between its middle and its mouth.
    start(headerOf("great-river", "great-river"), {{"settlement", "red", "1,0:NE"}});
    p->table.roll(1, 1);
    BuildModel& build = *p->table.build();
    build.setOpen(true);
    build.choose(QStringLiteral("bridge"));
    ASSERT_EQ(lit(), QStringList{"side 1,0:E"});
    tap(QStringLiteral("side 1,0:E"));
    EXPECT_EQ(state().lines[sideAt("1,0:E")].kind, hex::LineKind::bridge);
    build.setOpen(true);
    EXPECT_FALSE(p->table.refusal()->open());
}

// ---- corrections ----

TEST_F(ScenarioDeskTest, BA_60_TheWorldIsPutRightByTouches) {
    start(headerOf("world", "world"), {{"ship", "blue", "9,0:SE"}});
    correctByTouch("storm", {"hex 5,0", "SE"});
    EXPECT_EQ(state().storm.at, hexAt("5,0"));
    EXPECT_EQ(state().storm.heading, hex::Direction::SE);
    correctByTouch("storm", {"hex 13,3", "W:east"});
    EXPECT_EQ(state().storm.half, hex::MapEdge::east);
    correctByTouch("marker", {"corner 1,1:N", "white"});
    EXPECT_EQ(state().discovery.markerHolders[4], hex::PlayerId(2));
    correctByTouch("bag", {"3", "2"});
    EXPECT_EQ(state().discovery.bag[3], 2);
    EXPECT_EQ(state().discovery.bag[4], 1) << "the others stay";
    correctByTouch("repair", {"side 10,0:SE", "blue"});
    ASSERT_EQ(state().storm.repairs.size(), 1U);
    EXPECT_EQ(state().storm.repairs.front().player, hex::PlayerId(1));
    correctByTouch("discovered", {"hex 1,1", "true"});
    EXPECT_TRUE(state().discovery.known[hexAt("1,1").index()]);
    correctByTouch("number", {"hex 1,1", "4"});
    EXPECT_EQ(state().numbers[hexAt("1,1")], 4);
    correctByTouch("robber", {"null"});
    EXPECT_FALSE(state().thieves.robber.valid());
}

TEST_F(ScenarioDeskTest, BA_60_TheRaidersArePutRightByTouches) {
    start(headerOf("raiders", "raiders-4"));
    correctByTouch("raiders", {"hex 2,1", "5"});
    EXPECT_EQ(hex::raidersAt(state(), hexAt("2,1")), 5);
    correctByTouch("raiders-driven", {"blue", "1"});
    EXPECT_EQ(state().raiders.driven[1], 1);
    correctByTouch("raiders-supply", {"3"});
    EXPECT_EQ(state().raiders.supply, 3);
    correctByTouch("counters", {"orange", "4"});
    EXPECT_EQ(state().jungle.counters[3], 4);
    CorrectionModel& correction = *p->table.correction();
    correction.setOpen(true);
    QStringList offered;
    for (int i = 0; i < correction.choices()->rowCount(); ++i)
        offered.append(
            correction.choices()->index(i, 0).data(correction.choices()->roleNames().key("id")).toString());
    for (const char* other : {"robber", "storm", "flood", "largest-army", "riders"})
        EXPECT_FALSE(offered.contains(QLatin1String(other))) << other;
}

TEST_F(ScenarioDeskTest, BA_60_TheRiverIsPutRightByTouches) {
    start(headerOf("great-river", "great-river"));
    correctByTouch("flood", {"true"});
    EXPECT_TRUE(state().river.flooded);
    correctByTouch("line", {"side 1,0:E", "bridge:blue"});
    EXPECT_EQ(state().lines[sideAt("1,0:E")].kind, hex::LineKind::bridge);
    correctByTouch("robber", {"hex 0,1"});
    EXPECT_EQ(state().thieves.robber, hexAt("0,1"));
}

} // namespace
} // namespace watchfire
