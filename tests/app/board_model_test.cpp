// SPDX-License-Identifier: Apache-2.0
// Snapping a finger to the nearest legal place: at once if places are far apart, by a second tap if they are
// closer than a finger, and across the seam of a cylinder (WO-10). The rows of each scenario's pieces on the
// board.
#include "app/models/board_geometry.h"
#include "app/models/board_model.h"
#include "app/text/names.h"
#include "rules/hex/apply.h"
#include "rules/hex/placement.h"
#include "rules/hex/telling.h"
#include "tests/app/support/table_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace watchfire {
namespace {

class BoardModelTest : public testing::Test {
protected:
    BoardModelTest() {
        QObject::connect(&board, &BoardModel::picked, &board,
                         [this](const QString& kind, const QString& place) { picked = kind + ' ' + place; });
        QObject::connect(&board, &BoardModel::refused, &board, [this](const QString& why) { refused = why; });
    }
    static PlaceRow corner(const char* name, qreal x, qreal y) {
        PlaceRow row;
        row.kind = scene::PlaceKind::corner;
        row.place = QString::fromLatin1(name);
        row.cx = x;
        row.cy = y;
        row.label = row.place;
        return row;
    }
    BoardModel board;
    QString picked, refused;
};

TEST_F(BoardModelTest, FarApartOneTapPicksTheNearest) {
    board.setPlaces("Where?", {corner("a", 0, 0), corner("b", 2, 0)});
    EXPECT_TRUE(board.picking());
    board.tap(0.4, 0.2, 0.5);
    EXPECT_EQ(picked, QStringLiteral("corner a"));
    picked.clear();
    board.tap(1.0, 3.0, 0.5);
    EXPECT_EQ(picked, QString()) << "too far from any place";
}

TEST_F(BoardModelTest, CloserThanAFingerTheSecondTapPicks) {
    board.setPlaces("Where?", {corner("a", 0, 0), corner("b", 1, 0)});
    board.tap(0.3, 0, 1.2);
    EXPECT_EQ(picked, QString());
    EXPECT_TRUE(board.hasCandidate());
    EXPECT_EQ(board.candidateLabel(), QStringLiteral("a"));
    EXPECT_EQ(board.candidatePoint(), QPointF(0, 0));
    board.tap(0.9, 0, 1.2);
    EXPECT_EQ(board.candidateLabel(), QStringLiteral("b")) << "another place: another candidate";
    board.confirm();
    EXPECT_EQ(picked, QStringLiteral("corner b"));
    EXPECT_FALSE(board.hasCandidate());
}

TEST_F(BoardModelTest, ATapSaysBeforehandWhatItWouldMean) {
    board.setPlaces("Where?", {corner("a", 0, 0), corner("b", 1, 0)});
    EXPECT_EQ(board.meant(0.2, 0, 1.2), board.placeRows().rows()[0].key());
    EXPECT_EQ(board.meant(0.9, 0, 1.2), board.placeRows().rows()[1].key());
    EXPECT_EQ(board.meant(1, 5, 1.2), QString());
    EXPECT_FALSE(board.hasCandidate()) << "asked, not tapped";
}

TEST_F(BoardModelTest, HandsItsRowsOutAsValuesAndSaysWhenTheyChange) {
    int changes = 0;
    QObject::connect(&board, &BoardModel::rowsChanged, &board, [&] { ++changes; });
    const QList<PlaceRow> places{corner("a", 0, 0), corner("b", 2, 0)};
    board.setPlaces("Where?", places);
    EXPECT_EQ(changes, 1);
    board.setPlaces("Where?", places);
    EXPECT_EQ(changes, 1) << "the same once more";
    LitRow lit;
    lit.act = QStringLiteral("move-storm");
    board.setLit({lit});
    EXPECT_EQ(changes, 2);
    const auto rows = board.property("rows").value<BoardRows>();
    EXPECT_EQ(rows.places, places);
    ASSERT_EQ(rows.lit.size(), 1);
    EXPECT_EQ(rows.lit[0].motion(), scene::Motion::legs);
}

TEST_F(BoardModelTest, AHexIsNamedByTheNumberThatLiesThereNow) {
    hex::State state = test::wallGame()->current();
    board.show(state);
    const std::size_t count = state.board().hexes().size();
    std::vector<std::size_t> numbered;
    for (std::size_t i = 0; i < count; ++i)
        if (state.numbers[hex::HexId(i)] > 0)
            numbered.push_back(i);
    const auto other = std::find_if(numbered.begin(), numbered.end(), [&](std::size_t i) {
        return state.numbers[hex::HexId(i)] != state.numbers[hex::HexId(numbered.front())];
    });
    ASSERT_NE(other, numbered.end());
    std::swap(state.numbers[hex::HexId(numbered.front())], state.numbers[hex::HexId(*other)]);
    board.show(state);
    int seas = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const hex::HexId id(i);
        const QString name = board.hexRows().rows()[static_cast<qsizetype>(i)].name;
        EXPECT_TRUE(name.startsWith(text::hexName(state, id))) << name.toStdString();
        seas += state.board()[id].terrain == hex::Terrain::sea ? 1 : 0;
    }
    EXPECT_GT(seas, 0) << "a sea has the name of the land beside it";
}

TEST_F(BoardModelTest, AValueOfARowIsAWordToScreensAndTheDriveSocket) {
    LitRow lit;
    lit.kind = scene::PlaceKind::hex;
    lit.tone = scene::Tone::task;
    board.setLit({lit});
    const QHash<int, QByteArray> names = board.lit()->roleNames();
    const auto told = [&](const char* role) {
        return board.lit()->data(board.lit()->index(0, 0), names.key(role));
    };
    EXPECT_EQ(told("kind"), QVariant(QStringLiteral("hex")));
    EXPECT_EQ(told("tone"), QVariant(QStringLiteral("do")));
    EXPECT_EQ(scene::named<scene::Tone>(QStringLiteral("do")), scene::Tone::task);
    EXPECT_EQ(scene::named<scene::Tone>(QStringLiteral("loud")), scene::Tone::none);
}

TEST_F(BoardModelTest, InTheMagnifierAnotherCornerIsThatCorner) {
    board.setPlaces("Where?", {corner("a", 0, 0), corner("b", 1, 0)});
    board.tap(0, 0, 1.2);
    ASSERT_TRUE(board.hasCandidate());
    board.tap(1, 0, 0.6); // twice as large there, so the two are far enough apart
    EXPECT_EQ(picked, QStringLiteral("corner b"));
    EXPECT_FALSE(board.hasCandidate());
}

TEST_F(BoardModelTest, AForbiddenPlaceSaysWhy) {
    PlaceRow no = corner("a", 0, 0);
    no.forbidden = true;
    no.why = QStringLiteral("taken");
    board.setPlaces("Where?", {no, corner("b", 3, 0)});
    board.tap(0, 0, 0.5);
    EXPECT_EQ(picked, QString());
    EXPECT_EQ(refused, QStringLiteral("taken"));
}

TEST_F(BoardModelTest, SharedCornersAndSidesLieAtOnePoint) {
    using hex::CornerDirection;
    using hex::Direction;
    const auto near = [](QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()) < 1e-9; };
    for (const CornerDirection d : hex::allCornerDirections) {
        const hex::CornerName name{{2, -1}, d};
        EXPECT_TRUE(near(geometry::point(name), geometry::point(hex::canonical(name))));
    }
    for (const Direction d : hex::allDirections) {
        const hex::SideName name{{2, -1}, d};
        EXPECT_TRUE(near(geometry::line(name).center(), geometry::line(hex::canonical(name)).center()));
    }
}

TEST_F(BoardModelTest, AMovedRiderChangesTwoHexesAndNothingElse) {
    auto game = test::wallGame();
    game->submit({{"do", "correct"}, {"what", "riders"}, {"at", "V"}, {"value", 1}});
    game->submit({{"do", "correct"}, {"what", "wall-level"}, {"at", "W6"}, {"value", 2}});
    game->submit({{"do", "begin"}, {"player", "red"}});
    board.show(game->current());
    int hexes = 0;
    QObject::connect(
        board.hexes(), &QAbstractItemModel::dataChanged, &board,
        [&](const QModelIndex& first, const QModelIndex& last) { hexes += last.row() - first.row() + 1; });
    const auto never = [](QAbstractItemModel* model) {
        for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
            QObject::connect(model, signal, model, [] { ADD_FAILURE() << "no row comes or goes"; });
        QObject::connect(model, &QAbstractItemModel::modelReset, model, [] { ADD_FAILURE() << "no reset"; });
    };
    never(board.hexes());
    never(board.buildings());
    QObject::connect(board.buildings(), &QAbstractItemModel::dataChanged, &board,
                     [] { ADD_FAILURE() << "no building changes"; });
    ASSERT_TRUE(game->submit({{"do", "roll"}, {"dice", {4, 4}}})["ok"].get<bool>()); // 8: V leads to W6
    board.show(game->current());
    EXPECT_EQ(hexes, 2);
}

TEST_F(BoardModelTest, GW_30_AWallOnTheBoardNamesTheSumsThatBreachIt) {
    auto game = test::wallGame();
    game->submit({{"do", "correct"}, {"what", "riders"}, {"at", "V"}, {"value", 1}});
    game->submit({{"do", "begin"}, {"player", "red"}});
    board.show(game->current());
    WallRow news;
    news.wall = QStringLiteral("W5");
    news.danger = QStringLiteral("breach");
    news.sums = QStringLiteral("9 12");
    board.threatenWalls({news});
    int found = 0;
    for (const BoardWallRow& row : board.property("rows").value<BoardRows>().walls) {
        EXPECT_EQ(row.sums, row.wall == news.wall ? news.sums : QString()) << row.wall.toStdString();
        found += row.danger == news.danger ? 1 : 0;
    }
    EXPECT_EQ(found, 1);
}

TEST_F(BoardModelTest, TheSeaIsSailedCrossedOrBare) {
    const auto seaOf = [&] { return board.property("rows").value<BoardRows>().sea; };
    board.show(test::wallGame()->current());
    EXPECT_EQ(seaOf(), scene::Sea::crossed) << "the pirate of The Great Wall";
}

TEST_F(BoardModelTest, AForbiddenPlaceIsMeantOnlyByATapWithinIt) {
    PlaceRow no = corner("a", 0, 0);
    no.kind = scene::PlaceKind::hex;
    no.forbidden = true;
    no.why = QStringLiteral("the last number beside a city");
    PlaceRow yes = corner("b", std::sqrt(3.0), 0);
    yes.kind = scene::PlaceKind::hex;
    board.setPlaces("Which?", {no, yes});
    board.tap(0.5, 0, 3);
    EXPECT_EQ(picked, QString());
    EXPECT_EQ(refused, QStringLiteral("the last number beside a city"));
    refused.clear();
    board.tap(0.9, 0, 3);
    EXPECT_EQ(picked, QStringLiteral("hex b")) << "a forbidden neighbour asks for no second tap";
    EXPECT_EQ(refused, QString());
}

/// A game on a board, in a position made by corrections; nothing has been founded.
class Position {
public:
    Position(const std::string& scenario, test::Json board, test::Json options = test::Json::object()) {
        const test::Json header{
            {"watchfire", 1},
            {"scenario", scenario},
            {"board", std::move(board)},
            {"players",
             {{{"id", "red"}, {"name", "Ann"}}, {{"id", "blue"}, {"name", "Bo"}}, {{"id", "white"}}}},
            {"options", std::move(options)}};
        auto made = makeGame(header, boards::read);
        m_game.reset(dynamic_cast<HexGame*>(std::move(made).value().release()));
    }
    static Position shipped(const std::string& scenario, const std::string& board) {
        return {scenario, test::Json::parse(boards::read(board).value())};
    }
    Position& put(const char* piece, const char* player, const char* at) {
        return run({{"do", "place"}, {"piece", piece}, {"player", player}, {"at", at}});
    }
    Position& correct(const char* what, test::Json at, test::Json value) {
        test::Json command{{"do", "correct"}, {"what", what}, {"value", std::move(value)}};
        if (!at.is_null())
            command["at"] = std::move(at);
        return run(command);
    }
    Position& run(const test::Json& command) {
        const auto answer = m_game->submit(command);
        EXPECT_TRUE(answer["ok"].get<bool>()) << answer.dump();
        return *this;
    }
    const hex::State& state() const { return m_game->current(); }

private:
    std::unique_ptr<HexGame> m_game;
};

template <class Row>
const Row* rowAt(const RowModel<Row>& model, const char* place, const char* kind = nullptr) {
    const auto& rows = model.rows();
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row& row) {
        if constexpr (std::is_same_v<Row, MarkRow>)
            return row.place == QLatin1String(place) && word(row.kind) == QLatin1String(kind);
        else
            return row.place == QLatin1String(place);
    });
    return found == rows.end() ? nullptr : &*found;
}

TEST_F(BoardModelTest, OverTheSeamThereIsOnePlace) {
    const Position world = Position::shipped("world", "world");
    board.show(world.state());
    const qreal around = 15 * std::sqrt(3.0);
    EXPECT_DOUBLE_EQ(board.period(), around);
    EXPECT_NEAR(board.mapLeft(), -std::sqrt(3.0) / 2, 1e-9) << "the first column's left edge";

    const hex::Board& map = world.state().board();
    // A side of a hex that is printed half on either edge, and a side in the middle of the map.
    const PlaceRow seam =
        geometry::placeRow(world.state(), map.find(hex::SideName{{13, 3}, hex::Direction::E}));
    const PlaceRow middle =
        geometry::placeRow(world.state(), map.find(hex::SideName{{5, 4}, hex::Direction::E}));
    board.setPlaces("Where?", {seam, middle});
    for (const int turns : {-1, 0, 1, 2}) {
        picked.clear();
        board.tap(seam.cx + 0.3 + turns * around, seam.cy, 0.5);
        EXPECT_EQ(picked, QStringLiteral("side ") + seam.place) << turns;
    }
    // Two places close together across the seam: a second tap is needed.
    const PlaceRow beside =
        geometry::placeRow(world.state(), map.find(hex::SideName{{13, 3}, hex::Direction::W}));
    board.setPlaces("Where?", {seam, beside});
    picked.clear();
    board.tap(seam.cx, seam.cy, 2);
    EXPECT_TRUE(board.hasCandidate());
    board.tap(seam.cx - around, seam.cy, 2);
    EXPECT_EQ(picked, QStringLiteral("side ") + seam.place);
}

TEST_F(BoardModelTest, APlaneHasNoPeriod) {
    const Position river = Position::shipped("great-river", "great-river");
    board.show(river.state());
    EXPECT_EQ(board.period(), 0);
}

TEST_F(BoardModelTest, TheStormStandsOnTheHalfByWhichItCame) {
    Position world = Position::shipped("world", "world");
    board.show(world.state());
    const MarkRow* storm = rowAt(board.markRows(), "-3,8", "storm");
    ASSERT_NE(storm, nullptr);
    EXPECT_EQ(storm->size, 1);
    // It points north-east.
    EXPECT_GT(storm->x1, storm->cx);
    EXPECT_LT(storm->y1, storm->cy);

    for (const char* half : {"west", "east"}) {
        world.correct("storm", nullptr, {{"at", "13,3"}, {"heading", "W"}, {"half", half}});
        board.show(world.state());
        EXPECT_EQ(board.markRows().rowCount(), 11) << "ten markers and one storm";
        storm = rowAt(board.markRows(), "13,3", "storm");
        ASSERT_NE(storm, nullptr);
        EXPECT_LT(storm->size, 1);
        const qreal fromWest = storm->cx - board.mapLeft();
        const bool west = std::string(half) == "west";
        EXPECT_NEAR(west ? fromWest : board.period() - fromWest, 0.55, 1e-9) << half;
        const PlaceRow arrow = geometry::headingRow(world.state(), hex::Direction::E);
        EXPECT_NEAR(arrow.cx - board.mapLeft(), (west ? 0 : board.period()) + 1.2, 1e-9);
    }
}

TEST_F(BoardModelTest, SixHeadingsLieAroundTheStorm) {
    Position world = Position::shipped("world", "world");
    world.correct("storm", nullptr, {{"at", "4,0"}, {"heading", "W"}});
    QList<PlaceRow> rows;
    for (const hex::Direction heading : hex::allDirections) {
        rows.append(geometry::headingRow(world.state(), heading));
        rows.last().forbidden = heading == hex::Direction::NE || heading == hex::Direction::NW;
        rows.last().why = rows.last().place + QStringLiteral(" leaves the map");
    }
    board.show(world.state());
    board.setPlaces("Where does the storm go?", rows);
    const QPointF storm = geometry::centre(hex::Axial{4, 0});
    for (const PlaceRow& row : rows) {
        picked.clear();
        refused.clear();
        EXPECT_NEAR(std::hypot(row.cx - storm.x(), row.cy - storm.y()), 1.2, 1e-9);
        board.tap(row.cx, row.cy, 1);
        if (row.forbidden)
            EXPECT_EQ(refused, row.why);
        else
            EXPECT_EQ(picked, QStringLiteral("heading ") + row.place);
    }
}

TEST_F(BoardModelTest, NewLandMarkersAndDutiesAreShownUntilTheyAreGone) {
    Position world = Position::shipped("world", "world");
    board.show(world.state());
    EXPECT_TRUE(rowAt(board.hexRows(), "2,1")->undiscovered);
    EXPECT_FALSE(rowAt(board.hexRows(), "8,1")->undiscovered) << "Eurasia has numbers";
    EXPECT_FALSE(rowAt(board.hexRows(), "5,4")->undiscovered) << "a desert never gets one";
    EXPECT_FALSE(rowAt(board.hexRows(), "0,0")->undiscovered) << "sea";
    ASSERT_NE(rowAt(board.markRows(), "2,3:S", "marker"), nullptr);

    world.correct("repair", "3,2:E", "red").correct("marker", "2,3:S", "blue").correct("number", "2,1", 4);
    board.show(world.state());
    const MarkRow* duty = rowAt(board.markRows(), "3,2:E", "repair");
    ASSERT_NE(duty, nullptr);
    EXPECT_EQ(duty->player, QStringLiteral("red"));
    EXPECT_NEAR(duty->x1, duty->x2, 1e-9) << "an eastern side is upright";
    EXPECT_TRUE(duty->name.endsWith(QStringLiteral("lost this, and nothing leads there")));
    EXPECT_EQ(rowAt(board.markRows(), "2,3:S", "marker"), nullptr);
    EXPECT_FALSE(rowAt(board.hexRows(), "2,1")->undiscovered);

    world.correct("repair", "3,2:E", nullptr);
    board.show(world.state());
    EXPECT_EQ(rowAt(board.markRows(), "3,2:E", "repair"), nullptr);
}

TEST_F(BoardModelTest, TheRiverRunsFromItsSpringToItsMouth) {
    Position river = Position::shipped("great-river", "great-river");
    board.show(river.state());
    const MarkRow* course = rowAt(board.markRows(), "0,0", "river");
    ASSERT_NE(course, nullptr);
    ASSERT_EQ(course->path.size(), 6);
    const hex::Board& map = river.state().board();
    const auto far = [](const QVariant& from, QPointF to) { return QLineF(from.toPointF(), to).length(); };
    EXPECT_NEAR(far(course->path[0], geometry::centre(map, riverOn(map)->x)), 0, 1e-9);
    EXPECT_NEAR(far(course->path[1], geometry::line(map, riverOn(map)->crossings[1]).center()), 0, 1e-9)
        << "A3 to B3";
    EXPECT_NEAR(far(course->path[3], geometry::line(map, riverOn(map)->crossings[0]).center()), 0, 1e-9)
        << "A2 to B2";
    EXPECT_NEAR(far(course->path[5], geometry::point(map, riverOn(map)->mouthCorner)), 0, 1e-9);
    EXPECT_FALSE(rowAt(board.hexRows(), "2,0")->flooded);

    river.correct("flood", nullptr, true).put("bridge", "red", "1,0:E");
    board.show(river.state());
    EXPECT_TRUE(rowAt(board.hexRows(), "2,0")->flooded);
    EXPECT_EQ(rowAt(board.hexRows(), "2,0")->blocked, QStringLiteral("flood"));
    EXPECT_EQ(rowAt(board.lineRows(), "1,0:E")->piece, scene::Piece::bridge);
}

TEST_F(BoardModelTest, ABoardWithTheTileShowsNoRiverWhereItIsNotPlayed) {
    const Position world = Position::shipped("world", "world");
    ASSERT_TRUE(riverOn(world.state().board()).has_value());
    board.show(world.state());
    EXPECT_EQ(board.markRows().rowCount(), 11) << "ten markers and one storm";
    for (const MarkRow& row : board.markRows().rows())
        EXPECT_NE(row.kind, scene::Mark::river);
}

TEST_F(BoardModelTest, ThePiecePlacedLastIsMarkedUntilSomethingElseHappens) {
    Position base = Position::shipped("great-river", "great-river");
    board.show(base.state());
    const auto latest = [&] {
        QStringList places;
        for (const BuildingRow& row : board.buildingRows().rows())
            if (row.latest)
                places << row.place;
        for (const LineRow& row : board.lineRows().rows())
            if (row.latest)
                places << row.place;
        return places;
    };
    EXPECT_EQ(latest(), QStringList());
    base.put("settlement", "red", "1,1:N");
    board.show(base.state());
    EXPECT_EQ(latest(), QStringList(board.buildingRows().rows()[0].place));
    board.show(base.state());
    EXPECT_EQ(latest().size(), 1) << "shown again, it is still the last";
    base.put("road", "red", "1,1:NE");
    board.show(base.state());
    EXPECT_EQ(latest(), QStringList(board.lineRows().rows()[0].place));
    base.correct("flood", nullptr, true);
    board.show(base.state());
    EXPECT_EQ(latest(), QStringList()) << "something else has happened";

    // Another game, or many changes at once, do not count as placing a piece.
    board.show(Position::shipped("base", "base-island").state());
    board.show(base.state());
    EXPECT_EQ(latest(), QStringList());
    base.put("settlement", "blue", "0,2:N")
        .put("road", "blue", "0,2:NE")
        .put("settlement", "white", "1,-2:N");
    board.show(base.state());
    EXPECT_EQ(latest(), QStringList());
}

TEST_F(BoardModelTest, RA_60_AVolcanoShowsItsNumbersWhileItErupts) {
    Position raid = Position::shipped("raiders", "raiders-4");
    const auto faces = [&] {
        QList<MarkRow> rows;
        for (const MarkRow& row : board.markRows().rows())
            if (row.kind == scene::Mark::face)
                rows << row;
        return rows;
    };
    raid.put("settlement", "blue", "3,4:N").run({{"do", "begin"}, {"player", "red"}});
    board.show(raid.state());
    EXPECT_TRUE(faces().isEmpty());
    raid.run({{"do", "roll"}, {"dice", {1, 3}}});
    board.show(raid.state());
    const hex::Board& map = raid.state().board();
    const hex::HexId volcano = map.find(hex::Axial{3, 4});
    ASSERT_EQ(faces().size(), 6) << "of this volcano alone";
    for (const MarkRow& row : faces()) {
        const QPointF corner = geometry::point(map, map.cornerOfFace(volcano, row.number));
        const QPointF middle = geometry::centre(map, volcano);
        const QPointF face(row.cx, row.cy);
        EXPECT_LT(QLineF(face, corner).length(), 0.35) << row.number;
        EXPECT_LT(QLineF(face, middle).length(), 0.8) << "within the hex";
    }

    // The pieces that the storm hit stay while the steps are told, and then go.
    const hex::State before = raid.state();
    const hex::Command answer = hex::command::Answer{hex::DecisionKind::eruptionDie, hex::Number{1}};
    const auto outcome = hex::apply(before, answer);
    ASSERT_TRUE(outcome);
    board.show(hex::told(before, answer, *outcome, 0));
    EXPECT_EQ(faces().size(), 6);
    raid.run({{"do", "answer"}, {"decision", "eruption-die"}, {"value", 1}});
    board.show(raid.state());
    EXPECT_TRUE(faces().isEmpty());
}

TEST_F(BoardModelTest, RaidersBlockTurnLayDownAndShut) {
    test::Json hexes = test::Json::array();
    const auto add = [&](const char* at, const char* terrain, int number) {
        hexes.push_back({{"at", at}, {"terrain", terrain}});
        if (number != 0)
            hexes.back()["number"] = number;
    };
    add("0,0", "desert", 0);
    add("0,1", "fields", 4);
    add("-1,1", "hills", 4);
    add("1,0", "forest", 9);
    for (const char* sea : {"-1,2", "0,2", "1,1", "-2,2", "-1,0", "0,-1", "1,-1", "2,0", "2,-1", "-2,1"})
        add(sea, "sea", 0);
    Position raid("raiders", {{"watchfire-board", 1},
                              {"name", "raid"},
                              {"title", {{"en", "raid"}}},
                              {"hexes", hexes},
                              {"deserts", {"0,0"}},
                              {"home", {"0,0", "0,1", "-1,1", "1,0"}},
                              {"harbours", {{{"at", "0,1:SW"}, {"trade", "any"}}}}});
    raid.put("settlement", "red", "0,1:SW").put("road", "red", "0,1:W");
    raid.correct("raiders", "supply", 0).correct("raiders", "0,0", 18);
    raid.run({{"do", "begin"}, {"player", "red"}});
    board.show(raid.state());
    EXPECT_EQ(rowAt(board.hexRows(), "0,0")->raiders, 18);
    EXPECT_EQ(rowAt(board.hexRows(), "0,0")->blocked, QString()) << "a desert yields nothing to block";
    EXPECT_FALSE(rowAt(board.lineRows(), "-1,1:E")->turned);
    EXPECT_FALSE(rowAt(board.buildingRows(), "-1,2:N")->fallen);
    EXPECT_FALSE(rowAt(board.harbourRows(), "-1,2:NE")->shut);

    raid.run({{"do", "roll"}, {"dice", {1, 3}}});
    board.show(raid.state());
    EXPECT_EQ(rowAt(board.hexRows(), "0,0")->raiders, 16);
    EXPECT_EQ(rowAt(board.hexRows(), "0,1")->raiders, 1);
    EXPECT_EQ(rowAt(board.hexRows(), "0,1")->blocked, QStringLiteral("raider"));
    EXPECT_TRUE(rowAt(board.lineRows(), "-1,1:E")->turned);
    EXPECT_TRUE(rowAt(board.buildingRows(), "-1,2:N")->fallen);
    EXPECT_TRUE(rowAt(board.harbourRows(), "-1,2:NE")->shut);

    raid.run({{"do", "end-turn"}});
    raid.run({{"do", "knight"}, {"player", "blue"}, {"at", "0,1"}});
    board.show(raid.state());
    EXPECT_EQ(rowAt(board.hexRows(), "0,1")->blocked, QString());
    EXPECT_FALSE(rowAt(board.lineRows(), "-1,1:E")->turned);
    EXPECT_FALSE(rowAt(board.buildingRows(), "-1,2:N")->fallen);
    EXPECT_FALSE(rowAt(board.harbourRows(), "-1,2:NE")->shut);
}

} // namespace
} // namespace watchfire
