// SPDX-License-Identifier: Apache-2.0
// The plane of hexes and its names, BA-01 to BA-03, without a board: the test derives every name
// independently from plain Cartesian geometry and compares.
#include "rules/hex/geometry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace watchfire::hex {
namespace {

// Positions on a fine integer lattice: x in half hex widths times 2, y in quarter heights times 1, so that
// centres, corners and the middles of sides of pointy-top hexes all have whole coordinates.
using Point = std::pair<int, int>;

Point centre(Axial h) {
    return {4 * h.q + 2 * h.r, 6 * h.r};
}

Point point(CornerName c) {
    static const std::map<CornerDirection, Point> from{
        {CornerDirection::N, {0, -4}}, {CornerDirection::NE, {2, -2}}, {CornerDirection::SE, {2, 2}},
        {CornerDirection::S, {0, 4}},  {CornerDirection::SW, {-2, 2}}, {CornerDirection::NW, {-2, -2}}};
    const auto [x, y] = centre(c.hex);
    const auto [dx, dy] = from.at(c.direction);
    return {x + dx, y + dy};
}

Point middle(SideName s) {
    static const std::map<Direction, Point> from{{Direction::E, {2, 0}},    {Direction::NE, {1, -3}},
                                                 {Direction::NW, {-1, -3}}, {Direction::W, {-2, 0}},
                                                 {Direction::SW, {-1, 3}},  {Direction::SE, {1, 3}}};
    const auto [x, y] = centre(s.hex);
    const auto [dx, dy] = from.at(s.direction);
    return {x + dx, y + dy};
}

TEST(Geometry, BA_01_six_neighbours_lie_where_the_compass_says) {
    EXPECT_EQ(neighbour({3, -2}, Direction::E), (Axial{4, -2}));
    EXPECT_EQ(neighbour({3, -2}, Direction::NE), (Axial{4, -3}));
    EXPECT_EQ(neighbour({3, -2}, Direction::NW), (Axial{3, -3}));
    EXPECT_EQ(neighbour({3, -2}, Direction::W), (Axial{2, -2}));
    EXPECT_EQ(neighbour({3, -2}, Direction::SW), (Axial{2, -1}));
    EXPECT_EQ(neighbour({3, -2}, Direction::SE), (Axial{3, -1}));
}

TEST(Geometry, BA_01_the_way_back_is_the_opposite_direction) {
    for (Direction d : allDirections)
        EXPECT_EQ(neighbour(neighbour({5, 7}, d), opposite(d)), (Axial{5, 7})) << toString(d);
}

TEST(Geometry, BA_02_three_names_are_one_corner_and_no_two_corners_share_a_name) {
    std::map<Point, std::set<CornerName>> canonicalOf;
    std::map<Point, int> names;
    for (int q = -4; q <= 4; ++q)
        for (int r = -4; r <= 4; ++r)
            for (CornerDirection d : allCornerDirections) {
                const CornerName name{{q, r}, d};
                canonicalOf[point(name)].insert(canonical(name));
                ++names[point(name)];
                EXPECT_EQ(point(canonical(name)), point(name)) << toString(name);
            }
    std::set<CornerName> all;
    for (const auto& [where, found] : canonicalOf) {
        EXPECT_EQ(found.size(), 1U);
        const CornerDirection d = found.begin()->direction;
        EXPECT_TRUE(d == CornerDirection::N || d == CornerDirection::S);
        EXPECT_TRUE(all.insert(*found.begin()).second);
        EXPECT_LE(names[where], 3);
    }
    EXPECT_EQ(names[point({{0, 0}, CornerDirection::N})], 3);
}

TEST(Geometry, BA_02_the_three_hexes_of_a_corner_have_it_at_equal_distance) {
    for (CornerDirection d : allCornerDirections) {
        const CornerName name{{2, -1}, d};
        const auto hexes = hexesAt(name);
        EXPECT_EQ(hexes[0], (Axial{2, -1}));
        std::set<Axial> distinct(hexes.begin(), hexes.end());
        EXPECT_EQ(distinct.size(), 3U);
        for (Axial h : hexes) {
            bool touches = false;
            for (CornerDirection other : allCornerDirections)
                touches = touches || point({h, other}) == point(name);
            EXPECT_TRUE(touches) << toString(name) << " and " << toString(h);
        }
    }
}

TEST(Geometry, BA_03_two_names_are_one_side_and_no_two_sides_share_a_name) {
    std::map<Point, std::set<SideName>> canonicalOf;
    for (int q = -4; q <= 4; ++q)
        for (int r = -4; r <= 4; ++r)
            for (Direction d : allDirections) {
                const SideName name{{q, r}, d};
                canonicalOf[middle(name)].insert(canonical(name));
                EXPECT_EQ(middle(canonical(name)), middle(name)) << toString(name);
            }
    std::set<SideName> all;
    for (const auto& [where, found] : canonicalOf) {
        EXPECT_EQ(found.size(), 1U);
        const Direction d = found.begin()->direction;
        EXPECT_TRUE(d == Direction::NE || d == Direction::E || d == Direction::SE);
        EXPECT_TRUE(all.insert(*found.begin()).second);
    }
}

TEST(Geometry, BA_03_a_side_runs_between_its_two_ends) {
    for (Direction d : allDirections) {
        const auto [a, b] = ends(d);
        const Point pa = point({{1, 1}, a});
        const Point pb = point({{1, 1}, b});
        const Point m = middle({{1, 1}, d});
        EXPECT_EQ((Point{pa.first + pb.first, pa.second + pb.second}), (Point{2 * m.first, 2 * m.second}))
            << toString(d);
    }
    for (CornerDirection c : allCornerDirections)
        for (Direction side : sidesAt(c)) {
            const auto [a, b] = ends(side);
            EXPECT_TRUE(a == c || b == c) << toString(c) << ' ' << toString(side);
        }
}

TEST(Geometry, BA_02_BA_03_names_are_written_and_read_as_the_log_has_them) {
    EXPECT_EQ(toString(canonical(CornerName{{0, 0}, CornerDirection::NW})), "0,-1:S");
    EXPECT_EQ(toString(canonical(CornerName{{0, 0}, CornerDirection::SE})), "0,1:N");
    EXPECT_EQ(toString(canonical(SideName{{0, 0}, Direction::W})), "-1,0:E");
    EXPECT_EQ(toString(canonical(SideName{{0, 0}, Direction::SW})), "-1,1:NE");
    EXPECT_EQ(toString(canonical(SideName{{0, 0}, Direction::NW})), "0,-1:SE");
    EXPECT_EQ(parseAxial("-12,7"), (Axial{-12, 7}));
    EXPECT_EQ(parseCorner("0,1:S"), (CornerName{{0, 1}, CornerDirection::S}));
    EXPECT_EQ(parseSide("0,1:SW"), (SideName{{0, 1}, Direction::SW}));
    // The same text names a corner or a side, depending on the piece.
    EXPECT_EQ(parseCorner("0,0:NE"), (CornerName{{0, 0}, CornerDirection::NE}));
    EXPECT_EQ(parseSide("0,0:NE"), (SideName{{0, 0}, Direction::NE}));
}

TEST(Geometry, BA_02_BA_03_text_that_is_not_a_name_is_not_read) {
    for (const char* text : {"", ",", "1", "1,", ",1", "1,2,3", "a,b", "1 ,2", "1,2 ", "+1,2", "1.0,2",
                             "0x1,2", "1002,0", "0,-1002", "1000000,0", "99999999999999999999,0", "--1,0"})
        EXPECT_FALSE(parseAxial(text)) << text;
    EXPECT_TRUE(parseAxial("1000,-1000"));
    for (const char* text : {"0,0", "0,0:", "0,0:E", "0,0:W", "0,0:n", "0,0:NNE", "0,0:N:S", ":N"})
        EXPECT_FALSE(parseCorner(text)) << text;
    for (const char* text : {"0,0", "0,0:", "0,0:N", "0,0:S", "0,0:e", "0,0:EE", ":E"})
        EXPECT_FALSE(parseSide(text)) << text;
}

} // namespace
} // namespace watchfire::hex
