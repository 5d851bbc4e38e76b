// SPDX-License-Identifier: Apache-2.0
// The acting player is marked in every situation: founding (BA-34), a question, the special building phase
// (BA-51). If no place is lit, the panel says why, and so does a tap beside the lit places (BA-31, BA-36). A
// correction marks the current value and lights its place (BA-60).
#include "app/game/hex/no_place.h"
#include "app/models/board_geometry.h"
#include "app/models/table_herald.h"
#include "tests/app/support/desk_program.h"

#include <gtest/gtest.h>

#include <QMap>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <memory>

namespace watchfire {
namespace {

using test::Json;
using test::Program;

Json headerOf(const char* scenario, const char* board, std::size_t players) {
    Json header = test::wallHeader();
    header["scenario"] = scenario;
    header["board"] = Json::parse(boards::read(board).value());
    const std::array more{Json{{"id", "green"}, {"name", "Ed"}, {"seat", "west"}},
                          Json{{"id", "brown"}, {"name", "Flo"}, {"seat", "east"}}};
    for (std::size_t i = 0; header["players"].size() < players; ++i)
        header["players"].push_back(more[i]);
    while (header["players"].size() > players)
        header["players"].erase(header["players"].size() - 1);
    return header;
}

class ActingTest : public testing::Test {
protected:
    void found(const Json& header) {
        p = std::make_unique<Program>(m_folder.filePath(QStringLiteral("journal.db")));
        const auto refused = p->desk->begin(header, "game-1", false);
        ASSERT_FALSE(refused.has_value()) << refused->message;
    }
    void submit(const Json& command) {
        const Json answer = p->desk->submit(command);
        ASSERT_TRUE(answer["ok"].get<bool>()) << command.dump() << answer.dump();
    }
    void place(const char* piece, const char* player, const char* at) {
        submit({{"do", "place"}, {"piece", piece}, {"player", player}, {"at", at}});
    }
    /// The players whose chips are marked.
    [[nodiscard]] QStringList marked() const {
        QStringList names;
        for (const PlayerRow& row : p->table.playerRows().rows()) {
            if (row.turn)
                names.append(row.name);
        }
        return names;
    }
    [[nodiscard]] static QStringList titles(const QList<ChoiceRow>& rows) {
        QStringList names;
        for (const ChoiceRow& row : rows)
            names.append(row.title);
        return names;
    }
    [[nodiscard]] static QList<ChoiceRow> rowsOf(QAbstractItemModel* model) {
        return dynamic_cast<RowModel<ChoiceRow>&>(*model).rows();
    }
    [[nodiscard]] QStringList chosen(CorrectionModel& correction) const {
        QStringList ids;
        for (const ChoiceRow& row : rowsOf(correction.choices())) {
            if (row.chosen)
                ids.append(row.id);
        }
        return ids;
    }
    [[nodiscard]] QString why(const QString& piece) const {
        for (const ChoiceRow& row : rowsOf(p->table.build()->pieces())) {
            if (row.id == piece)
                return row.enabled ? QStringLiteral("enabled") : row.why;
        }
        return {};
    }
    void tapAt(QPointF at) { p->table.board()->tap(at.x(), at.y(), 0.1); }
    [[nodiscard]] QPointF cornerAt(const char* name) const {
        return geometry::point(p->state().board(), p->state().board().find(*hex::parseCorner(name)));
    }
    [[nodiscard]] QPointF sideAt(const char* name) const {
        return geometry::line(p->state().board(), p->state().board().find(*hex::parseSide(name))).center();
    }
    QTemporaryDir m_folder; // outlives the program, whose journal would come back in it
    std::unique_ptr<Program> p;
};

// ---- who acts ----

TEST_F(ActingTest, TheFounderIsMarkedWhoPlacesNext) {
    found(headerOf("raiders", "raiders-4", 3));
    EXPECT_EQ(marked(), QStringList{"Ann"});
    p->table.board()->choose(0); // her settlement
    EXPECT_EQ(marked(), QStringList{"Ann"}) << "her ship follows";
    p->table.board()->choose(0);
    EXPECT_EQ(marked(), QStringList{"Bo"});
    EXPECT_EQ(p->table.founding()->player(), QStringLiteral("blue"));
    EXPECT_TRUE(p->table.playerRows().rows()[1].spoken.contains(QStringLiteral("may act now")));
    p->table.undo();
    EXPECT_EQ(marked(), QStringList{"Ann"});
}

TEST_F(ActingTest, WO_25_WhoIsAskedIsMarkedOnceItsTurnComes) {
    found(headerOf("world", "world", 3));
    place("ship", "blue", "9,0:SE");
    place("ship", "blue", "9,0:SW");
    submit({{"do", "begin"}, {"player", "red"}});
    submit({{"do", "correct"}, {"what", "storm"}, {"value", {{"at", "5,0"}, {"heading", "NE"}}}});
    p->table.roll(3, 4);
    const auto answer = [&](const QString& id) {
        const QList<OptionRow> rows = p->table.decision()->rows();
        const auto at =
            std::find_if(rows.begin(), rows.end(), [&](const OptionRow& row) { return row.id == id; });
        ASSERT_NE(at, rows.end()) << id.toStdString();
        p->table.decision()->answer(static_cast<int>(at - rows.begin()));
    };
    answer(QStringLiteral("\"E\""));
    answer(QStringLiteral("\"SW\""));
    ASSERT_EQ(p->table.decision()->decision(), QStringLiteral("lose-piece"));
    ASSERT_EQ(p->state().turn.player, hex::PlayerId(0));
    p->table.steps()->doneAll();
    EXPECT_EQ(marked(), QStringList{"Bo"}) << "Ann has the turn, Bo is asked";
    p->table.undo();
    p->table.undo();
    p->table.undo();
    EXPECT_EQ(marked(), QStringList{"Ann"});
}

TEST_F(ActingTest, NobodyIsMarkedOnceTheGameIsOver) {
    found(headerOf("base", "base-island", 3));
    submit({{"do", "begin"}, {"player", "red"}});
    submit({{"do", "correct"}, {"what", "points"}, {"at", "red"}, {"value", 10}});
    ASSERT_TRUE(p->state().ending.over);
    EXPECT_TRUE(marked().isEmpty());
}

TEST_F(ActingTest, BA_51_OthersMayBuildBeforeTheRollAndEachMaySayNo) {
    found(headerOf("raiders", "raiders-6", 5));
    submit({{"do", "begin"}, {"player", "red"}});
    BuildModel& build = *p->table.build();
    EXPECT_TRUE(build.waitingText().isEmpty());
    TableHerald herald(p->table);
    QStringList heard;
    QObject::connect(&herald, &TableHerald::announced, &p->table,
                     [&](const QString& text) { heard.append(text); });
    p->table.roll(1, 1);
    p->table.steps()->doneAll();
    p->table.endTurn();
    EXPECT_EQ(p->table.mode(), TableModel::Mode::Roll) << "the next roll needs no tap";
    EXPECT_EQ(build.waitingText(), QStringLiteral("Others may build now: Cy, Di, Ed and Bo"));
    EXPECT_EQ(build.nobodyText(), QStringLiteral("Nobody builds: Bo, roll"));
    EXPECT_EQ(titles(build.waitingRows().rows()), (QStringList{"Cy", "Di", "Ed", "Bo"}))
        << "whose own turn comes next is the last";
    EXPECT_EQ(marked(), (QStringList{"Bo", "Cy", "Di", "Ed"}));
    build.setOpen(true);
    const auto builders = rowsOf(build.players());
    EXPECT_EQ(titles(builders), (QStringList{"Cy", "Di", "Ed", "Bo"}));
    EXPECT_TRUE(builders.front().chosen) << "build opens for the first";
    build.setOpen(false);
    build.skip(QStringLiteral("white"));
    EXPECT_EQ(build.waitingText(), QStringLiteral("Others may build now: Di, Ed and Bo"));
    EXPECT_EQ(marked(), (QStringList{"Bo", "Di", "Ed"}));
    build.setOpen(true);
    EXPECT_TRUE(rowsOf(build.players())[1].chosen) << "Di, since Cy has said no";
    EXPECT_EQ(titles(rowsOf(build.players())).size(), 4) << "Cy may change his mind";
    build.setOpen(false);
    build.skipAll();
    EXPECT_TRUE(build.waitingText().isEmpty());
    EXPECT_TRUE(build.waitingRows().rows().isEmpty());
    EXPECT_EQ(heard.filter(QStringLiteral("may build now")),
              QStringList{"Others may build now: Cy, Di, Ed and Bo"})
        << "a screen reader tells it once";
    EXPECT_EQ(marked(), QStringList{"Bo"}) << "he rolls";
    p->table.roll(1, 1);
    p->table.steps()->doneAll();
    EXPECT_EQ(marked(), QStringList{"Bo"});
    p->table.endTurn();
    EXPECT_EQ(titles(build.waitingRows().rows()), (QStringList{"Di", "Ed", "Ann", "Cy"}))
        << "each phase asks everybody anew";
}

TEST_F(ActingTest, BA_51_TheRollItselfEndsThePhase) {
    found(headerOf("raiders", "raiders-6", 6));
    submit({{"do", "begin"}, {"player", "red"}});
    p->table.roll(1, 1);
    p->table.steps()->doneAll();
    p->table.endTurn();
    ASSERT_FALSE(p->table.build()->waitingText().isEmpty());
    p->table.roll(1, 1);
    EXPECT_TRUE(p->table.build()->waitingText().isEmpty());
}

TEST_F(ActingTest, TheRoadsOfACardBelongToTheTurnAlsoWhileOthersMayBuild) {
    found(headerOf("raiders", "raiders-6", 5));
    submit({{"do", "begin"}, {"player", "red"}});
    const hex::Board& board = p->state().board();
    for (std::size_t i = 0; i < board.corners().size(); ++i) {
        const auto& hexes = board[hex::CornerId(i)].hexes;
        if (hexes.size() < 3 || std::any_of(hexes.begin(), hexes.end(), [&](hex::HexId h) {
                return board[h].terrain == hex::Terrain::sea;
            }))
            continue;
        submit({{"do", "correct"},
                {"what", "building"},
                {"at", board.nameOf(hex::CornerId(i))},
                {"value", {{"piece", "settlement"}, {"player", "blue"}}}});
        break;
    }
    p->table.roll(1, 1);
    p->table.steps()->doneAll();
    p->table.endTurn();
    submit({{"do", "card"}, {"player", "blue"}, {"card", "road-building"}});
    ASSERT_EQ(p->state().turn.freeRoads, 2);
    p->table.build()->setOpen(true);
    p->table.build()->choose(QStringLiteral("road"));
    ASSERT_FALSE(p->table.board()->placeRows().rows().isEmpty());
    p->table.board()->choose(0);
    EXPECT_EQ(p->state().turn.freeRoads, 1) << p->table.refusal()->text().toStdString();
}

TEST_F(ActingTest, GW_10_TheFoundingShowsEverybodyInTheOrderOfEachRound) {
    found(test::wallHeader());
    const auto& rounds = dynamic_cast<RowModel<FoundingRoundRow>&>(*p->table.founding()->rounds());
    ASSERT_EQ(rounds.rowCount(), 3);
    const QStringList clockwise{"red", "blue", "white", "orange"};
    EXPECT_EQ(rounds.rows()[0].title, QStringLiteral("Border fort"));
    EXPECT_EQ(rounds.rows()[0].colours, clockwise);
    EXPECT_EQ(rounds.rows()[1].colours, (QStringList{"orange", "red", "blue", "white"}));
    EXPECT_EQ(rounds.rows()[2].colours, (QStringList{"white", "blue", "red", "orange"}));
    EXPECT_EQ(rounds.rows()[0].symbols.size(), 4);
    EXPECT_TRUE(rounds.rows()[0].now);
    EXPECT_EQ(rounds.rows()[0].done, 0);
    p->table.board()->choose(0);
    EXPECT_EQ(rounds.rows()[0].done, 1);
    EXPECT_TRUE(rounds.rows()[0].spoken.endsWith(QStringLiteral("1 of 4 done.")))
        << rounds.rows()[0].spoken.toStdString();
    for (int i = 0; i < 4; ++i)
        p->table.board()->choose(0);
    EXPECT_FALSE(rounds.rows()[0].now);
    EXPECT_TRUE(rounds.rows()[1].now);
    EXPECT_EQ(rounds.rows()[1].done, 0) << "the road is missing";
    p->table.board()->choose(0);
    EXPECT_EQ(rounds.rows()[1].done, 1);
    submit({{"do", "begin"}, {"player", "red"}});
    EXPECT_EQ(rounds.rowCount(), 0);
}

TEST_F(ActingTest, APieceShowsItsPriceAndWhoseItIs) {
    found(test::wallHeader());
    for (int i = 0; i < 20; ++i)
        p->table.board()->choose(0);
    submit({{"do", "begin"}, {"player", "red"}});
    p->table.roll(1, 1);
    p->table.steps()->doneAll();
    p->table.build()->setOpen(true);
    QMap<QString, ChoiceRow> pieces;
    for (const ChoiceRow& row : rowsOf(p->table.build()->pieces()))
        pieces.insert(row.id, row);
    EXPECT_EQ(pieces["road"].price, (QStringList{"wood", "brick"}));
    EXPECT_EQ(pieces["city"].price, (QStringList{"ore", "ore", "ore", "grain", "grain"}));
    EXPECT_EQ(pieces["city"].detail, QStringLiteral("3 ore and 2 grain"));
    EXPECT_EQ(pieces["wall"].level, p->state().greatWall.level[0] + 1) << "as it would stand";
    for (const ChoiceRow& piece : pieces) {
        EXPECT_EQ(piece.colour, QStringLiteral("red")) << piece.id.toStdString();
        EXPECT_EQ(piece.symbol, QStringLiteral("square")) << piece.id.toStdString();
    }
}

// ---- why nothing is lit ----

TEST_F(ActingTest, APieceThatHasNoPlaceSaysWhy) {
    found(headerOf("base", "base-island", 3));
    submit({{"do", "begin"}, {"player", "red"}});
    p->table.roll(1, 1);
    p->table.steps()->doneAll();
    p->table.build()->setOpen(true);
    EXPECT_EQ(why("road"), QStringLiteral("No free side on land joins your roads and buildings."));
    EXPECT_EQ(why("settlement"),
              QStringLiteral("Your roads lead to no free corner two sides from any building."));
    EXPECT_EQ(why("city"), QStringLiteral("You have no settlement that can become a city."));
    p->table.build()->setOpen(false);
    int laid = 0;
    const hex::Board& board = p->state().board();
    for (std::size_t i = 0; i < board.sides().size() && laid < 15; ++i)
        laid += p->desk->submit({{"do", "correct"},
                                 {"what", "line"},
                                 {"at", board.nameOf(hex::SideId(i))},
                                 {"value", {{"piece", "road"}, {"player", "red"}}}})["ok"]
                        .get<bool>()
                    ? 1
                    : 0;
    ASSERT_EQ(laid, 15);
    p->table.build()->setOpen(true);
    EXPECT_EQ(why("road"), QStringLiteral("All your roads are on the board."));
}

TEST_F(ActingTest, ATapBesideTheLitPlacesSaysWhyThatOneIsNotLit) {
    found(headerOf("raiders", "raiders-4", 3));
    submit({{"do", "begin"}, {"player", "red"}});
    // A coast with a place for a ship, and a place inland.
    const hex::Board& board = p->state().board();
    const auto inland = [&](std::size_t i) {
        const auto& hexes = board[hex::SideId(i)].hexes;
        return hexes.size() == 2 && std::none_of(hexes.begin(), hexes.end(), [&](hex::HexId h) {
                   return board[h].terrain == hex::Terrain::sea;
               });
    };
    QPointF dry;
    for (std::size_t i = 0; i < board.sides().size(); ++i)
        if (inland(i))
            dry = geometry::line(board, hex::SideId(i)).center();
    for (std::size_t i = 0; i < board.corners().size(); ++i) {
        const hex::CornerId id(i);
        if (board.touchesSea(id) && board[id].touchesLand) {
            submit({{"do", "correct"},
                    {"what", "building"},
                    {"at", board.nameOf(id)},
                    {"value", {{"piece", "settlement"}, {"player", "red"}}}});
            break;
        }
    }
    p->table.roll(1, 1);
    p->table.steps()->doneAll();
    p->table.build()->setOpen(true);
    p->table.build()->choose(QStringLiteral("ship"));
    ASSERT_FALSE(p->table.board()->placeRows().rows().isEmpty());
    EXPECT_EQ(p->table.build()->hint(), QStringLiteral("Tap a lit place"));
    tapAt(dry);
    EXPECT_EQ(p->table.notice(), QStringLiteral("Ships lie on the coast or at sea only."));
    p->table.dismissNotice();
    p->table.build()->choose(QStringLiteral("road"));
    tapAt(dry);
    EXPECT_EQ(p->table.notice(), QStringLiteral("No road or building of yours is next to it."));
    p->table.dismissNotice();
    p->table.build()->setAnywhere(true);
    p->table.board()->tap(-100, -100, 0.1);
    EXPECT_TRUE(p->table.notice().isEmpty()) << "far from the board nothing is to be said";
}

TEST_F(ActingTest, TheFoundingSaysWhatToDoAndWhyACornerIsNotLit) {
    found(test::wallHeader());
    EXPECT_EQ(p->table.founding()->hint(),
              QStringLiteral("Tap a lit place, then put the piece on the board."));
    tapAt(cornerAt("1,2:N"));
    EXPECT_EQ(p->table.notice(), QStringLiteral("Your first settlement goes on a border fort."));
    for (int i = 0; i < 4; ++i)
        p->table.board()->choose(0);
    const QString first = p->table.board()->placeRows().rows()[0].place;
    p->table.board()->choose(0);
    ASSERT_EQ(p->table.founding()->piece(), QStringLiteral("road"));
    p->table.board()->choose(0);
    tapAt(cornerAt(first.toUtf8().constData()));
    EXPECT_EQ(p->table.notice(), QStringLiteral("This place is taken."));
    const hex::CornerId corner = p->state().board().find(*hex::parseCorner(first.toStdString()));
    tapAt(geometry::point(p->state().board(), p->state().board()[corner].neighbours[0]));
    EXPECT_EQ(p->table.notice(),
              QStringLiteral("A building stands on the next corner: settlements stand two sides apart."));
}

TEST_F(ActingTest, EveryPlaceThatIsNotLegalHasAReason) {
    found(headerOf("world", "world", 3));
    submit({{"do", "begin"}, {"player", "red"}});
    const hex::State& state = p->state();
    const hex::Board& board = state.board();
    for (const hex::Piece piece : {hex::Piece::settlement, hex::Piece::city}) {
        for (std::size_t i = 0; i < board.corners().size(); ++i)
            EXPECT_FALSE(whyNotThere(state, {piece, hex::PlayerId(0), hex::CornerId(i), false}).isEmpty());
    }
    for (const hex::Piece piece : {hex::Piece::road, hex::Piece::ship}) {
        for (std::size_t i = 0; i < board.sides().size(); ++i)
            EXPECT_FALSE(whyNotThere(state, {piece, hex::PlayerId(0), hex::SideId(i), false}).isEmpty());
    }
}

// ---- corrections ----

TEST_F(ActingTest, ACorrectionMarksWhatHoldsNowAndLightsItsPlace) {
    found(headerOf("base", "base-island", 3));
    place("settlement", "blue", "0,0:N");
    place("road", "blue", "0,0:NE");
    submit({{"do", "begin"}, {"player", "red"}});
    CorrectionModel& correction = *p->table.correction();
    const auto& board = *p->table.board();
    const auto pickPlace = [&](const QString& what, const QString& name) {
        correction.setOpen(true);
        correction.choose(what);
        const auto& rows = board.placeRows().rows();
        const auto at =
            std::find_if(rows.begin(), rows.end(), [&](const PlaceRow& row) { return row.place == name; });
        ASSERT_NE(at, rows.end()) << name.toStdString();
        p->table.board()->choose(static_cast<int>(at - rows.begin()));
        ASSERT_EQ(correction.stage(), QStringLiteral("value"));
        ASSERT_EQ(board.litRows().rowCount(), 1) << what.toStdString();
        EXPECT_EQ(board.litRows().rows()[0].place, name);
    };
    const hex::Board& position = p->state().board();
    const auto canonical = [&](const char* name) {
        return QString::fromStdString(position.nameOf(position.find(*hex::parseCorner(name))));
    };
    const auto side = [&](const char* name) {
        return QString::fromStdString(position.nameOf(position.find(*hex::parseSide(name))));
    };
    pickPlace("building", canonical("0,0:N"));
    EXPECT_EQ(chosen(correction), QStringList{"settlement:blue"});
    correction.setOpen(false);
    EXPECT_EQ(board.litRows().rowCount(), 0) << "what was lit before is lit again";
    pickPlace("building", canonical("0,0:S"));
    EXPECT_EQ(chosen(correction), QStringList{"null"});
    correction.setOpen(false);
    pickPlace("line", side("0,0:NE"));
    EXPECT_EQ(chosen(correction), QStringList{"road:blue"});
    correction.setOpen(false);
    correction.setOpen(true);
    correction.choose("longest-road");
    EXPECT_EQ(chosen(correction), QStringList{"null"});
    correction.setOpen(false);
    correction.setOpen(true);
    correction.choose("turn");
    EXPECT_EQ(chosen(correction), QStringList{"red"});
    correction.choose("red");
    EXPECT_EQ(chosen(correction), QStringList{"before-roll"});
    correction.setOpen(false);
    correction.setOpen(true);
    correction.choose("robber");
    ASSERT_EQ(board.litRows().rowCount(), 1) << "where he stands";
    EXPECT_EQ(board.litRows().rows()[0].place.toStdString(), position.nameOf(p->state().thieves.robber));
}

} // namespace
} // namespace watchfire
