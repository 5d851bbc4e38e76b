// SPDX-License-Identifier: Apache-2.0
// What moved between two pictures of a board, and the paths that a step needs, from plain rows.
#include "qml/board/journeys.h"
#include "qml/board/ways.h"

#include <gtest/gtest.h>

#include <cmath>

namespace watchfire::ui {
namespace {

using Kind = Journey::Kind;

using scene::HexKind;
using scene::Piece;

HexRow hexAt(const char* place, double x, double y, HexKind kind = HexKind::land) {
    HexRow row;
    row.place = QString::fromLatin1(place);
    row.cx = x;
    row.cy = y;
    row.kind = kind;
    row.terrain = scene::Terrain::hills;
    return row;
}

LineRow lineAt(const char* place, double x, Piece piece, const char* player) {
    LineRow row;
    row.place = QString::fromLatin1(place);
    row.x1 = x;
    row.x2 = x + 1;
    row.piece = piece;
    row.player = QString::fromLatin1(player);
    return row;
}

BuildingRow buildingAt(const char* place, double x, Piece piece, const char* player) {
    BuildingRow row;
    row.place = QString::fromLatin1(place);
    row.cx = x;
    row.piece = piece;
    row.player = QString::fromLatin1(player);
    return row;
}

MarkRow stormAt(const char* place, double x, double headX, double headY) {
    MarkRow row;
    row.kind = scene::Mark::storm;
    row.place = QString::fromLatin1(place);
    row.cx = x;
    row.x1 = x + headX;
    row.y1 = headY;
    return row;
}

LitRow litHex(const char* place, double x, const char* act) {
    LitRow row;
    row.kind = scene::PlaceKind::hex;
    row.place = QString::fromLatin1(place);
    row.cx = x;
    row.act = QString::fromLatin1(act);
    return row;
}

/// An assembly hex, an attack hex with its wall, two hexes behind it, a desert.
BoardRows board() {
    BoardRows rows;
    rows.hexes = {hexAt("III", 0, -3, HexKind::assembly), hexAt("W3", 0, 0, HexKind::attack),
                  hexAt("a", 0, 2), hexAt("b", 0, 4), hexAt("d", 5, 5)};
    rows.hexes[1].label = QStringLiteral("W3");
    rows.hexes[4].terrain = scene::Terrain::desert;
    BoardWallRow wall;
    wall.wall = QStringLiteral("W3");
    wall.x1 = -1;
    wall.x2 = wall.y1 = wall.y2 = 1;
    wall.level = 1;
    rows.walls = {wall};
    return rows;
}

template <class Value> BoardRows with(BoardRows rows, int hex, Value HexRow::*role, const Value& value) {
    rows.hexes[hex].*role = value;
    rows.hexes[hex].riders = static_cast<int>(rows.hexes[hex].numerals.size());
    return rows;
}

HexRow hexOf(const MoverRow& row) {
    return std::get<HexRow>(row);
}

std::optional<Passage> between(const BoardRows& before, const BoardRows& after) {
    return passage(before, after, {}, {}, 0);
}

TEST(Journeys, NothingMovesBetweenEqualPictures) {
    EXPECT_FALSE(between(board(), board()));
    EXPECT_FALSE(between({}, board())) << "the first picture";
}

TEST(Journeys, ARiderGoesFromHexToHexAndTheRestWaitsWithoutHim) {
    const BoardRows before = with(with(board(), 0, &HexRow::numerals, QStringList{"III", "III"}), 1,
                                  &HexRow::numerals, QStringList{"IV"});
    BoardRows after = with(with(board(), 0, &HexRow::numerals, QStringList{"III"}), 1, &HexRow::numerals,
                           QStringList{"IV", "III"});
    after.hexes[1].blocked = QStringLiteral("rider");
    const auto found = between(before, after);
    ASSERT_TRUE(found);
    ASSERT_EQ(found->journeys.size(), 1);
    const Journey& way = found->journeys[0];
    EXPECT_EQ(way.kind, Kind::travel);
    EXPECT_EQ(way.mover, Mover::rider);
    EXPECT_EQ(hexOf(way.from).place, QStringLiteral("III"));
    EXPECT_EQ(hexOf(way.to).place, QStringLiteral("W3"));
    EXPECT_EQ(way.toRider, 1);
    EXPECT_TRUE(way.over.isEmpty());
    EXPECT_EQ(found->rest.hexes[1].numerals, QStringList{"IV"});
    EXPECT_EQ(found->rest.hexes[1].blocked, QString()) << "he blocks when he is there";
    EXPECT_EQ(found->rest.hexes[0].numerals, QStringList{"III"});

    // Undo: the same way back.
    const auto back = between(after, before);
    ASSERT_TRUE(back);
    ASSERT_EQ(back->journeys.size(), 1);
    EXPECT_EQ(hexOf(back->journeys[0].from).place, QStringLiteral("W3"));
    EXPECT_EQ(hexOf(back->journeys[0].to).place, QStringLiteral("III"));
}

TEST(Journeys, ARiderBreaksThroughOverTheWall) {
    const BoardRows before = with(board(), 1, &HexRow::numerals, QStringList{"III", "IV"});
    const BoardRows after = with(with(board(), 2, &HexRow::numerals, QStringList{"III"}), 3,
                                 &HexRow::numerals, QStringList{"IV"});
    const auto found = between(before, after);
    ASSERT_TRUE(found);
    ASSERT_EQ(found->journeys.size(), 2);
    for (const Journey& way : found->journeys) {
        EXPECT_EQ(way.over, QList<QPointF>{QPointF(0, 1)}) << "the middle of W3";
        EXPECT_EQ(hexOf(way.from).numerals[way.fromRider], hexOf(way.to).numerals[way.toRider]);
    }
}

TEST(Journeys, FromTheBagHeComesAndIntoItHeGoes) {
    const BoardRows there = with(board(), 0, &HexRow::numerals, QStringList{"III"});
    const auto came = between(board(), there);
    ASSERT_TRUE(came);
    EXPECT_EQ(came->journeys[0].kind, Kind::come);
    EXPECT_EQ(came->rest.hexes[0].riders, 0);
    const auto went = between(there, board());
    ASSERT_TRUE(went);
    EXPECT_EQ(went->journeys[0].kind, Kind::go);
    EXPECT_EQ(hexOf(went->journeys[0].from).place, QStringLiteral("III"));
    // A different numeral means a different rider.
    const auto other = between(there, with(board(), 1, &HexRow::numerals, QStringList{"V"}));
    ASSERT_TRUE(other);
    EXPECT_EQ(other->journeys.size(), 2);
}

TEST(Journeys, RobberPirateRaiderTokenAndWater) {
    for (const auto& [who, mover] :
         {std::pair(&HexRow::robber, Mover::robber), std::pair(&HexRow::pirate, Mover::pirate)}) {
        const auto found = between(with(board(), 2, who, true), with(board(), 3, who, true));
        ASSERT_TRUE(found);
        EXPECT_EQ(found->journeys[0].kind, Kind::travel);
        EXPECT_EQ(found->journeys[0].mover, mover);
        EXPECT_FALSE(found->rest.hexes[3].*who);
    }
    const auto raid = between(with(board(), 4, &HexRow::raiders, 3),
                              with(with(board(), 4, &HexRow::raiders, 2), 2, &HexRow::raiders, 1));
    ASSERT_TRUE(raid);
    ASSERT_EQ(raid->journeys.size(), 1);
    EXPECT_EQ(hexOf(raid->journeys[0].from).place, QStringLiteral("d"));
    EXPECT_EQ(raid->rest.hexes[2].raiders, 0);
    EXPECT_EQ(raid->rest.hexes[4].raiders, 2);

    BoardRows newLand = with(board(), 3, &HexRow::undiscovered, true);
    const auto token = between(with(newLand, 2, &HexRow::number, 6), with(board(), 3, &HexRow::number, 6));
    ASSERT_TRUE(token);
    ASSERT_EQ(token->journeys.size(), 1);
    EXPECT_EQ(token->journeys[0].kind, Kind::travel);
    EXPECT_TRUE(token->rest.hexes[3].undiscovered);
    EXPECT_EQ(token->rest.hexes[3].number, 0);
    const auto drawn = between(newLand, with(board(), 3, &HexRow::number, 6));
    ASSERT_TRUE(drawn);
    EXPECT_EQ(drawn->journeys[0].kind, Kind::come);

    const auto flood = between(board(), with(board(), 2, &HexRow::flooded, true));
    ASSERT_TRUE(flood);
    EXPECT_EQ(flood->journeys[0].mover, Mover::water);
    EXPECT_EQ(flood->journeys[0].kind, Kind::come);
    EXPECT_FALSE(flood->rest.hexes[2].flooded);
    EXPECT_EQ(between(with(board(), 2, &HexRow::flooded, true), board())->journeys[0].kind, Kind::go);
}

TEST(Journeys, ShipsMoveRoadsTurnBuildingsFallAndGrow) {
    BoardRows before = board();
    BoardRows after = board();
    before.lines = {lineAt("s1", 0, Piece::ship, "red"), lineAt("r", 4, Piece::road, "red")};
    after.lines = {lineAt("s2", 2, Piece::ship, "red"), lineAt("r", 4, Piece::road, "red")};
    const auto moved = between(before, after);
    ASSERT_TRUE(moved);
    ASSERT_EQ(moved->journeys.size(), 1);
    EXPECT_EQ(moved->journeys[0].kind, Kind::travel);
    EXPECT_EQ(moved->rest.lines.size(), 1) << "the road";
    after.lines[0].player = QStringLiteral("blue");
    EXPECT_EQ(between(before, after)->journeys.size(), 2) << "another player's ship is another ship";

    after = before;
    after.lines[1].turned = true;
    const auto turned = between(before, after);
    ASSERT_TRUE(turned);
    EXPECT_EQ(turned->journeys[0].kind, Kind::turn);
    EXPECT_EQ(turned->journeys[0].angle, 90);
    EXPECT_EQ(between(after, before)->journeys[0].angle, -90);

    before = after = board();
    before.buildings = {buildingAt("c", 1, Piece::settlement, "red")};
    after.buildings = {buildingAt("c", 1, Piece::city, "red")};
    const auto grown = between(before, after);
    ASSERT_TRUE(grown);
    ASSERT_EQ(grown->journeys.size(), 1);
    EXPECT_EQ(grown->journeys[0].kind, Kind::come);
    EXPECT_EQ(grown->rest.buildings, before.buildings) << "upon its settlement";
    after.buildings = before.buildings;
    after.buildings[0].fallen = true;
    EXPECT_EQ(between(before, after)->journeys[0].kind, Kind::turn);
}

TEST(Journeys, TheStormPassesTheHexesThatWereLit) {
    BoardRows before = board();
    BoardRows after = board();
    before.marks = {stormAt("a", 0, 1, 0)};
    after.marks = {stormAt("d", 3, 1, 0)};
    const QList<LitRow> lit{litHex("a", 0, "move-storm"), litHex("b", 1, "move-storm"),
                            litHex("c", 2, "move-storm"), litHex("d", 3, "move-storm")};
    const auto found = passage(before, after, lit, {}, 0);
    ASSERT_TRUE(found);
    ASSERT_EQ(found->journeys.size(), 1);
    EXPECT_EQ(found->journeys[0].over, (QList<QPointF>{{1, 0}, {2, 0}}));
    EXPECT_TRUE(found->rest.marks.isEmpty());
    const auto back = passage(after, before, {}, lit, 0);
    ASSERT_TRUE(back);
    EXPECT_EQ(back->journeys[0].over, (QList<QPointF>{{2, 0}, {1, 0}})) << "undo";

    after.marks = {stormAt("a", 0, 0.5, std::sqrt(3.0) / 2)};
    const auto turned = passage(before, after, {}, {}, 0);
    ASSERT_TRUE(turned);
    EXPECT_EQ(turned->journeys[0].kind, Kind::turn);
    EXPECT_NEAR(turned->journeys[0].angle, 60, 1e-9);
}

TEST(Journeys, OverACylindersSeamIsTheShortWay) {
    BoardRows before = board();
    BoardRows after = board();
    before.marks = {stormAt("a", 0.5, 1, 0)};
    after.marks = {stormAt("z", 9.5, 1, 0)};
    const auto found = passage(before, after, {}, {}, 10);
    ASSERT_TRUE(found);
    EXPECT_EQ(std::get<MarkRow>(found->journeys[0].to).cx, -0.5);
    EXPECT_EQ(std::get<MarkRow>(found->journeys[0].to).x1, 0.5) << "with its heading";
}

TEST(Journeys, AnotherBoardOrTooMuchAtOnceIsNoJourney) {
    BoardRows other = board();
    other.hexes[2].terrain = scene::Terrain::forest;
    other.hexes[2].robber = true;
    EXPECT_FALSE(between(board(), other));
    BoardRows many = board();
    for (int i = 0; i < MostJourneys; ++i)
        many.lines << lineAt(qPrintable(QString::number(i)), i, Piece::road, "red");
    ASSERT_TRUE(between(board(), many));
    many.lines << lineAt("one more", 20, Piece::road, "red");
    EXPECT_FALSE(between(board(), many));
}

TEST(Ways, EachStepThatMovesSomethingHasOne) {
    for (const char* act : {"move-rider", "move-ship", "move-token", "raider-takes", "move-storm"}) {
        const QList<Way> ways = waysOf({litHex("a", 0, act), litHex("b", 2, act)}, board());
        ASSERT_EQ(ways.size(), 1) << act;
        EXPECT_EQ(ways[0].first().place, QStringLiteral("a"));
        EXPECT_EQ(ways[0].last().place, QStringLiteral("b"));
    }
    EXPECT_TRUE(waysOf({litHex("a", 0, "move-rider")}, board()).isEmpty());
    EXPECT_TRUE(waysOf({litHex("a", 0, "collect"), litHex("b", 2, "collect")}, board()).isEmpty());
}

TEST(Ways, WhoIsNotNamedWithHisPlaceIsFoundOnTheBoard) {
    const QList<Way> robbed =
        waysOf({litHex("a", 0, "move-robber")}, with(board(), 3, &HexRow::robber, true));
    ASSERT_EQ(robbed.size(), 1);
    EXPECT_EQ(robbed[0].first().place, QStringLiteral("b"));
    EXPECT_EQ(robbed[0].first().kind, scene::PlaceKind::hex);
    EXPECT_TRUE(waysOf({litHex("a", 0, "move-robber")}, board()).isEmpty()) << "he is off the board";
    const QList<Way> sailed =
        waysOf({litHex("a", 0, "move-pirate")}, with(board(), 3, &HexRow::pirate, true));
    ASSERT_EQ(sailed.size(), 1);

    // Riders go down from the section that they outnumber.
    const QList<LitRow> behind{litHex("a", 0, "rider-behind-wall"), litHex("b", 0, "rider-behind-wall")};
    const QList<Way> down = waysOf(behind, with(board(), 1, &HexRow::numerals, QStringList{"III", "IV"}));
    ASSERT_EQ(down.size(), 2);
    EXPECT_EQ(down[0].first().place, QStringLiteral("W3"));
    EXPECT_EQ(down[1].last().place, QStringLiteral("b"));
    EXPECT_TRUE(waysOf(behind, with(board(), 1, &HexRow::numerals, QStringList{"III"})).isEmpty())
        << "it holds";
}

TEST(Journeys, ALevelOfAWallComesOrFalls) {
    const BoardRows low = board();
    BoardRows high = low;
    high.walls[0].level = 3;
    const auto raised = passage(low, high, {}, {}, 0);
    ASSERT_TRUE(raised);
    ASSERT_EQ(raised->journeys.size(), 2);
    for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(raised->journeys[i].mover, Mover::tower);
        EXPECT_EQ(raised->journeys[i].kind, Kind::come);
        EXPECT_EQ(std::get<TowerRow>(raised->journeys[i].to).wall.level, 2 + i);
    }
    EXPECT_EQ(raised->rest.walls[0].level, 1) << "the others stand";
    const auto fallen = passage(high, low, {}, {}, 0);
    ASSERT_TRUE(fallen);
    EXPECT_EQ(fallen->journeys[1].kind, Kind::go);
    EXPECT_EQ(std::get<TowerRow>(fallen->journeys[1].from).wall.level, 3);
    EXPECT_EQ(fallen->rest.walls[0].level, 1);
}

} // namespace
} // namespace watchfire::ui
