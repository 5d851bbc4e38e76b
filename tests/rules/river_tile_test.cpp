// SPDX-License-Identifier: Apache-2.0
// The river tile as a shape (GR-01, GR-02): the clause's own corners for the tile that runs eastwards, the
// other positions as rotations calculated independently, and the example island with its tile turned in all
// twelve ways.
#include "rules/hex/modules/river/tile.h"

#include "tests/rules/support/boards.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

namespace watchfire::test {
namespace {

using hex::Axial;
using hex::BoardDescription;
using hex::CornerDirection;
using hex::CornerName;
using hex::Direction;

CornerName corner(const char* name) {
    return canonical(*hex::parseCorner(name));
}
Axial turnedOnce(Axial h) {
    return {h.q + h.r, -h.q}; // 60 degrees counter-clockwise about 0,0
}
/// A corner as the three hexes that meet there: they can be rotated without a table of directions.
std::set<Axial> meeting(CornerName name) {
    const auto hexes = hexesAt(name);
    return {hexes.begin(), hexes.end()};
}

TEST(RiverTile, GR_02_eastwards_its_corners_are_those_of_the_clause) {
    const auto tile = hex::layRiver({0, 0}, Direction::E, false);
    EXPECT_EQ(tile.y, (Axial{1, 0}));
    EXPECT_EQ(tile.z, (Axial{2, 0}));
    EXPECT_EQ(tile.A1, corner("2,0:NE"));
    EXPECT_EQ(tile.C1, corner("2,0:SE"));
    EXPECT_EQ(tile.B1, corner("2,0:S"));
    EXPECT_EQ(tile.A2, corner("1,0:NE"));
    EXPECT_EQ(tile.B2, corner("1,0:SE"));
    EXPECT_EQ(tile.A3, corner("0,0:NE"));
    EXPECT_EQ(tile.B3, corner("0,0:SE"));
    EXPECT_EQ(tile.A4, corner("0,0:NW"));
    EXPECT_EQ(tile.B4, corner("0,0:SW"));
}

TEST(RiverTile, GR_02_mirrored_only_the_mouth_differs) {
    const auto mirrored = hex::layRiver({0, 0}, Direction::E, true);
    EXPECT_EQ(mirrored.A1, corner("2,0:N"));
    EXPECT_EQ(mirrored.C1, corner("2,0:NE"));
    EXPECT_EQ(mirrored.B1, corner("2,0:SE"));
    auto expected = hex::layRiver({0, 0}, Direction::E, false);
    expected.A1 = mirrored.A1;
    expected.C1 = mirrored.C1;
    expected.B1 = mirrored.B1;
    EXPECT_EQ(mirrored, expected);
}

TEST(RiverTile, GR_02_the_other_directions_are_the_tile_turned_by_60_degrees_each) {
    for (const bool mirrored : {false, true})
        for (const Direction flow : hex::allDirections) {
            const auto next = static_cast<Direction>((static_cast<int>(flow) + 1) % 6);
            const auto before = hex::layRiver({0, 0}, flow, mirrored);
            const auto after = hex::layRiver({0, 0}, next, mirrored);
            EXPECT_EQ(after.y, turnedOnce(before.y)) << toString(next);
            EXPECT_EQ(after.z, turnedOnce(before.z)) << toString(next);
            const auto corners = cornersByLabel(after);
            EXPECT_EQ(corners.size(), 9U);
            for (const auto& [label, name] : cornersByLabel(before)) {
                std::set<Axial> turned;
                for (const Axial here : meeting(name))
                    turned.insert(turnedOnce(here));
                EXPECT_EQ(meeting(corners.at(label)), turned) << toString(next) << label;
            }
        }
}

TEST(RiverTile, GR_02_banks_face_each_other_across_the_sides_between_the_hexes) {
    for (const bool mirrored : {false, true})
        for (const Direction flow : hex::allDirections) {
            const auto tile = hex::layRiver({3, -5}, flow, mirrored);
            const auto ends = [flow](Axial here) {
                std::set<CornerName> both;
                for (const CornerDirection end : hex::ends(flow))
                    both.insert(canonical(CornerName{here, end}));
                return both;
            };
            EXPECT_EQ((std::set{tile.A2, tile.B2}), ends(tile.y)) << toString(flow);
            EXPECT_EQ((std::set{tile.A3, tile.B3}), ends(tile.x)) << toString(flow);
            EXPECT_EQ((std::set{tile.A4, tile.B4}), ends(neighbour(tile.x, opposite(flow))))
                << toString(flow);
        }
}

TEST(RiverTile, GR_02_a_lie_is_read_back_from_its_hexes_and_its_mouth) {
    for (const bool mirrored : {false, true})
        for (const Direction flow : hex::allDirections) {
            const auto tile = hex::layRiver({-2, 7}, flow, mirrored);
            EXPECT_EQ(readRiver(tile.x, tile.y, tile.z, tile.A1, tile.C1, tile.B1),
                      (hex::RiverLie{flow, mirrored}));
        }
    // Other names of the same corners work too.
    EXPECT_EQ(hex::readRiver({0, 0}, {1, 0}, {2, 0}, *hex::parseCorner("3,0:NW"), *hex::parseCorner("3,0:SW"),
                             *hex::parseCorner("1,1:NE")),
              (hex::RiverLie{Direction::E, false}));
}

TEST(RiverTile, GR_02_a_bent_chain_or_a_wrong_mouth_is_not_read) {
    const auto tile = hex::layRiver({0, 0}, Direction::E, false);
    EXPECT_EQ(readRiver(tile.x, tile.y, {1, 1}, tile.A1, tile.C1, tile.B1), std::nullopt) << "bent";
    EXPECT_EQ(readRiver(tile.x, tile.z, tile.y, tile.A1, tile.C1, tile.B1), std::nullopt) << "out of order";
    EXPECT_EQ(readRiver(tile.z, tile.y, tile.x, tile.A1, tile.C1, tile.B1), std::nullopt) << "upstream";
    EXPECT_EQ(readRiver(tile.x, tile.y, tile.z, tile.B1, tile.C1, tile.A1), std::nullopt)
        << "banks exchanged";
    EXPECT_EQ(readRiver(tile.x, tile.y, tile.z, tile.A1, corner("2,0:N"), tile.B1), std::nullopt);
    EXPECT_EQ(readRiver(tile.x, tile.y, tile.z, tile.A2, tile.C1, tile.B2), std::nullopt) << "not the mouth";
}

BoardDescription described(const char* name) {
    return read(shippedBoard(name)).description();
}
const BoardDescription::Hex& at(const BoardDescription& board, Axial here) {
    return *std::find_if(board.hexes.begin(), board.hexes.end(),
                         [&](const auto& hex) { return hex.at == here; });
}
auto numbersAndTerrains(const BoardDescription& board) {
    std::multiset<std::pair<hex::Terrain, int>> all;
    for (const auto& hex : board.hexes)
        all.insert({hex.terrain, hex.number});
    return all;
}
bool isRed(int number) {
    return number == 6 || number == 8;
}

class RiverLies : public ::testing::TestWithParam<std::tuple<Direction, bool>> {
protected:
    BoardDescription island = described("great-river");
    Direction flow = std::get<0>(GetParam());
    bool mirrored = std::get<1>(GetParam());
    Result<BoardDescription> moved = hex::moveRiver(island, flow, mirrored);
};

TEST_P(RiverLies, GR_02_the_example_islands_tile_lies_so_and_the_board_is_read) {
    ASSERT_TRUE(moved.ok()) << moved.error().message;
    const auto& river = *moved->river;
    EXPECT_EQ(river.x, island.river->x);
    EXPECT_EQ(river.corners.size(), 9U);
    EXPECT_EQ(readRiver(river.x, river.y, river.z, river.corners.at("A1"), river.corners.at("C1"),
                        river.corners.at("B1")),
              (hex::RiverLie{flow, mirrored}));
    const auto board = hex::Board::make(*moved);
    ASSERT_TRUE(board.ok()) << board.error().message;
    ASSERT_TRUE(riverOn(*board).has_value());
    for (const hex::SideId side : riverOn(*board)->mouth)
        EXPECT_TRUE((*board)[side].touchesLand && (*board)[side].touchesSea);
}

TEST_P(RiverLies, GR_01_its_hexes_keep_terrain_and_number_and_no_other_hex_is_lost) {
    ASSERT_TRUE(moved.ok()) << moved.error().message;
    const auto& before = *island.river;
    const auto& after = *moved->river;
    const auto shows = [](const BoardDescription::Hex& hex) { return std::pair{hex.terrain, hex.number}; };
    EXPECT_EQ(shows(at(*moved, after.y)), shows(at(island, before.y)));
    EXPECT_EQ(shows(at(*moved, after.z)), shows(at(island, before.z)));
    EXPECT_EQ(shows(at(*moved, before.y)), shows(at(island, after.y)))
        << "the displaced hex lies where y lay";
    EXPECT_EQ(shows(at(*moved, before.z)), shows(at(island, after.z)))
        << "the displaced hex lies where z lay";
    EXPECT_EQ(numbersAndTerrains(*moved), numbersAndTerrains(island));
    const std::set<Axial> touched{before.y, before.z, after.y, after.z};
    for (const auto& hex : island.hexes)
        if (!touched.contains(hex.at)) {
            EXPECT_EQ(at(*moved, hex.at), hex) << toString(hex.at);
        }
}

TEST_P(RiverLies, no_red_and_no_equal_numbers_come_to_lie_side_by_side) {
    ASSERT_TRUE(moved.ok()) << moved.error().message;
    const auto board = hex::Board::make(*moved);
    ASSERT_TRUE(board.ok()) << board.error().message;
    for (const auto& here : board->hexes())
        for (const hex::HexId next : here.neighbours) {
            if (here.number == 0 || !next.valid())
                continue;
            EXPECT_FALSE(isRed(here.number) && isRed((*board)[next].number)) << toString(here.at);
            EXPECT_NE(here.number, (*board)[next].number) << toString(here.at);
        }
}

TEST_P(RiverLies, turned_back_it_is_the_same_island) {
    ASSERT_TRUE(moved.ok()) << moved.error().message;
    const auto back = hex::moveRiver(*moved, Direction::E, false);
    ASSERT_TRUE(back.ok()) << back.error().message;
    EXPECT_EQ(back->hexes, island.hexes);
    // Corners may be written by another of their names.
    auto corners = island.river->corners;
    for (auto& [label, name] : corners)
        name = canonical(name);
    EXPECT_EQ(back->river->corners, corners);
    EXPECT_EQ(back->harbours, island.harbours);
}

INSTANTIATE_TEST_SUITE_P(AllTwelve, RiverLies,
                         ::testing::Combine(::testing::ValuesIn(hex::allDirections), ::testing::Bool()),
                         [](const auto& lie) {
                             return std::string(toString(std::get<0>(lie.param))) +
                                    (std::get<1>(lie.param) ? "_mirrored" : "");
                         });

TEST(MovingTheRiver,
     GR_02_the_example_islands_mouth_is_free_of_harbours_unless_it_is_mirrored_at_three_corners) {
    // The six hexes that no mouth can reach do not have room for nine harbours, so three lie beside hexes
    // that only the mirrored tile's mouth would reach.
    const BoardDescription island = described("great-river");
    int met = 0;
    for (const bool mirrored : {false, true})
        for (const Direction flow : hex::allDirections) {
            const auto moved = hex::moveRiver(island, flow, mirrored);
            ASSERT_TRUE(moved.ok()) << moved.error().message;
            const auto board = hex::Board::make(*moved);
            ASSERT_TRUE(board.ok()) << board.error().message;
            const auto& mouth = riverOn(*board)->mouth;
            const auto here = std::count_if(
                board->harbours().begin(), board->harbours().end(), [&](const hex::Board::Harbour& harbour) {
                    return std::find(mouth.begin(), mouth.end(), harbour.at) != mouth.end();
                });
            EXPECT_LE(here, mirrored && flow != Direction::E ? 1 : 0) << toString(flow);
            met += static_cast<int>(here);
        }
    EXPECT_EQ(met, 3);
}

TEST(MovingTheRiver, GR_01_needs_a_river_on_the_board) {
    const auto refused = hex::moveRiver(described("base-island"), Direction::E, false);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().code, ErrorCode::header);
    EXPECT_EQ(refused.error().rule, GR(1));
    EXPECT_EQ(refused.error().subject, "$.river");
}

TEST(MovingTheRiver, GR_01_may_not_cover_a_desert) {
    // The raiders' home island has a desert west of the spring.
    const auto refused = hex::moveRiver(described("raiders-4"), Direction::W, false);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().rule, GR(1));
    EXPECT_EQ(refused.error().subject, "$.river.y");
    EXPECT_NE(refused.error().message.find("desert"), std::string::npos) << refused.error().message;
}

TEST(MovingTheRiver, GR_01_may_not_leave_the_land) {
    // South-west of the spring there is one hex of land, then the sea.
    const auto sea = hex::moveRiver(described("raiders-4"), Direction::SW, false);
    ASSERT_FALSE(sea.ok());
    EXPECT_EQ(sea.error().subject, "$.river.z");
    EXPECT_NE(sea.error().message.find("leave the land"), std::string::npos) << sea.error().message;
}

TEST(MovingTheRiver, GR_02_the_mouth_may_not_face_land) {
    const auto refused = hex::moveRiver(described("raiders-4"), Direction::E, false);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().rule, GR(2));
    EXPECT_EQ(refused.error().subject, "$.river.corners");
}

TEST(MovingTheRiver, WO_10_turns_across_the_seam_of_a_cylinder) {
    // The example island, rolled up so that its tile's mouth lies beyond the seam: the rows are listed from q
    // 0.
    BoardDescription rolled = described("great-river");
    rolled.circumference = 9;
    for (auto& hex : rolled.hexes)
        hex.at.q = (hex.at.q + 8 + 9) % 9;
    for (auto& harbour : rolled.harbours)
        harbour.at.hex.q += 8;
    rolled.robber->q += 8;
    for (Axial* here : {&rolled.river->x, &rolled.river->y, &rolled.river->z})
        here->q = (here->q + 8) % 9;
    for (auto& [label, name] : rolled.river->corners)
        name.hex.q += 8;
    ASSERT_TRUE(hex::Board::make(rolled).ok()) << hex::Board::make(rolled).error().message;
    for (const Direction flow : hex::allDirections) {
        const auto moved = hex::moveRiver(rolled, flow, false);
        ASSERT_TRUE(moved.ok()) << moved.error().message;
        const auto board = hex::Board::make(*moved);
        EXPECT_TRUE(board.ok()) << board.error().message;
        EXPECT_EQ(numbersAndTerrains(*moved), numbersAndTerrains(rolled));
    }
}

TEST(MovingTheRiver, RA_60_a_displaced_volcanos_printed_corners_go_with_it) {
    BoardDescription island = described("great-river");
    const Axial displaced{-1, 0};
    for (auto& hex : island.hexes)
        if (hex.at == displaced) {
            hex.terrain = hex::Terrain::volcano;
            for (const CornerDirection d : hex::allCornerDirections)
                hex.corners.push_back({displaced, d});
        }
    const auto moved = hex::moveRiver(island, Direction::W, false);
    ASSERT_TRUE(moved.ok()) << moved.error().message;
    const auto& volcano = at(*moved, island.river->y);
    EXPECT_EQ(volcano.terrain, hex::Terrain::volcano);
    ASSERT_EQ(volcano.corners.size(), 6U);
    EXPECT_EQ(volcano.corners[0], (CornerName{island.river->y, CornerDirection::N}));
    EXPECT_TRUE(hex::Board::make(*moved).ok());
}

} // namespace
} // namespace watchfire::test
