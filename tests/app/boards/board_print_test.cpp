// SPDX-License-Identifier: Apache-2.0
// What a board prints besides terrains and numbers, as the editor changes it: a volcano's corners, costs of
// walls, where one may found, a map's split hexes (RA-60, GW-61, BA-34, WO-10, WO-23). All of it survives the
// journal, and the rules read it as it was meant.
#include "app/boards/board_print.h"

#include "app/boards/board_check.h"
#include "tests/app/boards/shipped_draft.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace watchfire::boards {
namespace {

using hex::Axial;
using hex::CornerDirection;
using hex::Resource;
using hex::Scenario;
using hex::Terrain;

/// The corners that a die means by the rules, as names.
std::vector<std::string> eruptions(const Draft& draft, Axial volcano) {
    const auto board = hex::Board::make(draft.board).value();
    std::vector<std::string> corners;
    for (int die = 1; die <= 6; ++die)
        corners.push_back(board.nameOf(board.cornerOfFace(board.find(volcano), die)));
    return corners;
}

std::string corner(Axial hex, CornerDirection direction) {
    return hex::toString(hex::canonical(hex::CornerName{hex, direction}));
}

Draft throughTheJournal(const Draft& draft) {
    return draftFromJson(nlohmann::ordered_json::parse(toJson(draft).dump())).value();
}

/// The raiders' volcanoes: one with its corners printed, one without.
constexpr Axial printed{3, 4};
constexpr Axial unsaid{3, 5};

TEST(BoardPrint, RA_60_a_turned_tile_turns_its_six_numbers) {
    Draft draft = shipped("raiders-4", Scenario::raiders);
    EXPECT_EQ(facedHexes(draft), (std::vector<Axial>{printed, unsaid}));
    EXPECT_EQ(facesOf(draft, unsaid), (Faces{1, 2, 3, 4, 5, 6})) << "1 at N, clockwise";
    EXPECT_EQ(facesOf(draft, printed), (Faces{6, 1, 2, 3, 4, 5}));
    ASSERT_TRUE(turnFaces(draft, unsaid, 1));
    EXPECT_EQ(facesOf(draft, unsaid), (Faces{6, 1, 2, 3, 4, 5}));
    EXPECT_EQ(eruptions(draft, unsaid).front(), corner(unsaid, CornerDirection::NE));
    EXPECT_EQ(throughTheJournal(draft), draft);
    ASSERT_TRUE(turnFaces(draft, unsaid, -1));
    EXPECT_TRUE(find(draft, unsaid)->corners.empty()) << "as where nothing is said";
    EXPECT_FALSE(turnFaces(draft, unsaid, 6));
    EXPECT_FALSE(turnFaces(draft, Axial{1, 1}, 1)) << "no volcano";
}

TEST(BoardPrint, RA_60_two_numbers_of_a_print_change_places) {
    Draft draft = shipped("raiders-4", Scenario::raiders);
    ASSERT_TRUE(setFace(draft, unsaid, CornerDirection::SE, 6));
    EXPECT_EQ(facesOf(draft, unsaid), (Faces{1, 2, 6, 4, 5, 3}));
    EXPECT_EQ(eruptions(draft, unsaid)[5], corner(unsaid, CornerDirection::SE));
    EXPECT_EQ(eruptions(draft, unsaid)[2], corner(unsaid, CornerDirection::NW));
    EXPECT_EQ(throughTheJournal(draft), draft);
    EXPECT_FALSE(setFace(draft, unsaid, CornerDirection::SE, 6)) << "it stands there";
    EXPECT_FALSE(setFace(draft, unsaid, CornerDirection::SE, 7));
    EXPECT_TRUE(check(draft).empty());
}

TEST(BoardPrint, RA_60_a_print_without_six_corners_is_reported_and_replaced) {
    Draft draft = shipped("raiders-4", Scenario::raiders);
    for (auto& hex : draft.board.hexes)
        if (hex.at == printed)
            hex.corners[1] = hex.corners[0];
    EXPECT_EQ(facesOf(draft, printed), std::nullopt);
    const auto found = check(draft);
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found.front().kind, Problem::Kind::faces);
    EXPECT_TRUE(found.front().stops);
    EXPECT_EQ(found.front().hexes, std::vector<Axial>{printed});
    EXPECT_TRUE(turnFaces(draft, printed, 1));
    EXPECT_TRUE(check(draft).empty());
    EXPECT_EQ(facesOf(draft, printed), (Faces{6, 1, 2, 3, 4, 5}));
}

TEST(BoardPrint, RA_60_a_volcano_that_becomes_something_else_keeps_no_corners) {
    Draft draft = shipped("raiders-4", Scenario::raiders);
    setTerrain(draft, printed, Terrain::hills);
    setTerrain(draft, printed, Terrain::volcano);
    EXPECT_EQ(facesOf(draft, printed), (Faces{1, 2, 3, 4, 5, 6}));
}

TEST(BoardPrint, GW_61_costs_are_entered_card_by_card) {
    Draft draft = shipped("great-wall-4", Scenario::greatWall);
    for (const Resource card : {Resource::brick, Resource::ore, Resource::brick})
        EXPECT_TRUE(addWallCost(draft, 4, card));
    const std::vector<Resource> together{Resource::brick, Resource::brick, Resource::ore};
    EXPECT_EQ(draft.board.wallCosts[4], together);
    EXPECT_EQ(throughTheJournal(draft), draft);
    EXPECT_TRUE(clearWallCost(draft, 4));
    EXPECT_FALSE(draft.board.wallCosts.contains(4)) << "the cost is on the piece again";
    EXPECT_FALSE(clearWallCost(draft, 4));
    EXPECT_FALSE(addWallCost(draft, 6, Resource::ore));
    EXPECT_FALSE(addWallCost(draft, 1, Resource::any));
    for (std::size_t i = 0; i < largestCost; ++i)
        EXPECT_TRUE(addWallCost(draft, 1, Resource::wood));
    EXPECT_FALSE(addWallCost(draft, 1, Resource::wood)) << "nothing costs that much";
}

TEST(BoardPrint, BA_34_land_is_closed_for_founding_and_opened_again) {
    Draft draft = shipped("base-island", Scenario::base);
    ASSERT_TRUE(draft.board.founding.empty());
    EXPECT_EQ(foundingHexes(draft).size(), 19U) << "all land";
    ASSERT_TRUE(setFounding(draft, Axial{0, 0}, false));
    EXPECT_EQ(draft.board.founding.size(), 18U);
    EXPECT_EQ(throughTheJournal(draft), draft);
    // Its corners belong to neighbours, too.
    for (const hex::Direction d : hex::allDirections)
        ASSERT_TRUE(setFounding(draft, hex::neighbour(Axial{0, 0}, d), false));
    const auto board = hex::Board::make(draft.board).value();
    EXPECT_FALSE(board.mayFoundAt(board.find(hex::CornerName{Axial{0, 0}, CornerDirection::N})));
    EXPECT_TRUE(board.mayFoundAt(board.find(hex::CornerName{Axial{2, 0}, CornerDirection::NE})));
    for (const hex::Direction d : hex::allDirections)
        setFounding(draft, hex::neighbour(Axial{0, 0}, d), true);
    EXPECT_TRUE(setFounding(draft, Axial{0, 0}, true));
    EXPECT_TRUE(draft.board.founding.empty()) << "all land again";
    EXPECT_FALSE(setFounding(draft, Axial{0, 3}, false)) << "sea is for nobody";
}

TEST(BoardPrint, BA_34_the_last_hex_stays_open_and_what_drowns_is_closed) {
    Draft draft = shipped("base-island", Scenario::base);
    const auto land = foundingHexes(draft);
    for (std::size_t i = 0; i + 2 < land.size(); ++i)
        ASSERT_TRUE(setFounding(draft, land[i], false));
    setTerrain(draft, land.back(), Terrain::sea);
    EXPECT_EQ(draft.board.founding.size(), 1U);
    EXPECT_FALSE(setFounding(draft, draft.board.founding.front(), false)) << "nobody could begin";
}

/// Settlers would found at the coasts of other islands that a sea hex of the home island touches.
TEST(BoardPrint, RA_01_what_drowns_is_no_home) {
    Draft draft = shipped("raiders-4", Scenario::raiders);
    const Axial shore = draft.board.home.front();
    const auto isHome = [&] {
        const auto& home = draft.board.home;
        return std::find(home.begin(), home.end(), shore) != home.end();
    };
    ASSERT_TRUE(isHome());
    setTerrain(draft, shore, Terrain::sea);
    EXPECT_FALSE(isHome());
    EXPECT_FALSE(setHome(draft, shore, true)) << "only land is home";
    setTerrain(draft, shore, Terrain::forest);
    EXPECT_TRUE(setHome(draft, shore, true));
    EXPECT_TRUE(isHome());
}

TEST(BoardPrint, RA_10_raiders_gather_on_no_desert_that_is_abroad) {
    Draft draft = shipped("raiders-4", Scenario::raiders);
    const Axial desert = draft.board.deserts.front();
    const std::size_t before = draft.board.deserts.size();
    ASSERT_TRUE(setHome(draft, desert, false));
    EXPECT_EQ(draft.board.deserts.size(), before - 1);
    EXPECT_EQ(std::count(draft.board.deserts.begin(), draft.board.deserts.end(), desert), 0);
}

TEST(BoardPrint, WO_23_a_split_hex_lies_at_an_edge_and_the_storm_at_one_of_its_halves) {
    Draft draft = shipped("world", Scenario::world);
    const auto inland = std::find_if(draft.board.hexes.begin(), draft.board.hexes.end(),
                                     [&](const auto& hex) { return !edgeOf(draft, hex.at); });
    ASSERT_NE(inland, draft.board.hexes.end());
    EXPECT_FALSE(setSplit(draft, inland->at, true));
    ASSERT_FALSE(draft.board.split.empty());
    const Axial at = draft.board.split.front();
    EXPECT_TRUE(setStorm(draft, at) || plain(draft, draft.board.storm->at) == plain(draft, at));
    for (const hex::MapEdge half : {hex::MapEdge::west, hex::MapEdge::east}) {
        EXPECT_TRUE(setStormHalf(draft, half));
        EXPECT_EQ(throughTheJournal(draft), draft);
        EXPECT_EQ(hex::Board::make(draft.board).value().storm()->half, half);
    }
    ASSERT_TRUE(setSplit(draft, at, false));
    EXPECT_FALSE(draft.board.storm->half.has_value()) << "a whole hex has no halves";
    EXPECT_FALSE(setStormHalf(draft, hex::MapEdge::west));
    EXPECT_TRUE(hex::Board::make(draft.board)) << "the rules take it";
    ASSERT_TRUE(setSplit(draft, at, true));
    EXPECT_TRUE(isSplit(draft, at));
}

} // namespace
} // namespace watchfire::boards
