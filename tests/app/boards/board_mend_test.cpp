// SPDX-License-Identifier: Apache-2.0
// Faults of a board that the program can mend itself, and those that only the table can: each mend leaves the
// fault behind and no new one that prevents a game.
#include "app/boards/board_mend.h"

#include "app/boards/board_reach.h"
#include "tests/app/boards/shipped_draft.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace watchfire::boards {
namespace {

using hex::Axial;
using hex::Direction;
using hex::Resource;
using hex::Scenario;
using hex::SideName;
using hex::Terrain;
using Kind = Problem::Kind;

Draft island() {
    return shipped("base-island", Scenario::base);
}

std::vector<Problem> all(const Draft& draft, Kind kind) {
    std::vector<Problem> found = check(draft);
    std::erase_if(found, [&](const Problem& problem) { return problem.kind != kind; });
    return found;
}
bool stops(const Draft& draft) {
    const auto found = check(draft);
    return std::any_of(found.begin(), found.end(), [](const Problem& problem) { return problem.stops; });
}

/// Mends the first fault of this kind; the number of such faults has to fall.
Draft mended(const Draft& draft, Kind kind, Mend::Kind how) {
    const auto found = all(draft, kind);
    EXPECT_FALSE(found.empty());
    const auto mend = found.empty() ? std::nullopt : mendOf(draft, found.front());
    EXPECT_TRUE(mend.has_value());
    if (!mend)
        return draft;
    EXPECT_EQ(mend->kind, how);
    EXPECT_LT(all(mend->draft, kind).size(), found.size());
    return mend->draft;
}

std::vector<int> numbersOf(const Draft& draft) {
    std::vector<int> numbers;
    for (const auto& hex : draft.board.hexes)
        numbers.push_back(hex.number);
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

Axial hexWith(const Draft& draft, Terrain terrain) {
    const auto& hexes = draft.board.hexes;
    return std::find_if(hexes.begin(), hexes.end(), [&](const auto& hex) { return hex.terrain == terrain; })
        ->at;
}

TEST(BoardMend, the_shipped_boards_have_nothing_to_mend) {
    const std::map<std::string, Scenario> made{{"base-island", Scenario::base},
                                               {"base-islands", Scenario::base},
                                               {"base-volcano", Scenario::base},
                                               {"great-wall-4", Scenario::greatWall},
                                               {"great-wall-6", Scenario::greatWall},
                                               {"great-wall-4-river", Scenario::greatWall},
                                               {"world", Scenario::world},
                                               {"great-river", Scenario::greatRiver},
                                               {"raiders-4", Scenario::raiders},
                                               {"raiders-6", Scenario::raiders}};
    for (const auto& [name, scenario] : made) {
        const auto found = check(shipped(name, scenario));
        for (const Problem& problem : found)
            ADD_FAILURE() << name << ": problem " << static_cast<int>(problem.kind);
    }
}

TEST(BoardMend, BA_20_a_robber_who_stands_nowhere_goes_to_the_desert) {
    Draft draft = island();
    const Axial desert = *draft.board.robber;
    draft.board.robber.reset();
    EXPECT_FALSE(stops(draft));
    EXPECT_EQ(mended(draft, Kind::noRobber, Mend::Kind::robberToDesert).board.robber, desert);
    setRobber(draft, hexWith(draft, Terrain::forest));
    EXPECT_FALSE(stops(draft)) << "odd, and nothing worse";
    EXPECT_EQ(mended(draft, Kind::robberPlace, Mend::Kind::robberToDesert).board.robber, desert);
    draft.board.robber = hexWith(draft, Terrain::sea); // by a file
    EXPECT_TRUE(stops(draft));
    EXPECT_FALSE(stops(mended(draft, Kind::robberPlace, Mend::Kind::robberToDesert)));
}

TEST(BoardMend, BA_20_without_a_desert_only_the_table_knows_where_the_robber_is) {
    Draft draft = island();
    setTerrain(draft, *draft.board.robber, Terrain::hills);
    ASSERT_EQ(all(draft, Kind::noRobber).size(), 1U);
    EXPECT_EQ(mendOf(draft, all(draft, Kind::noRobber).front()), std::nullopt);
    draft.board.robber = hexWith(draft, Terrain::sea);
    EXPECT_EQ(mended(draft, Kind::robberPlace, Mend::Kind::robberAway).board.robber, std::nullopt);
}

TEST(BoardMend, GW_07_the_pirate_stands_on_the_sea) {
    Draft draft = shipped("great-wall-4", Scenario::greatWall);
    draft.board.pirate = hexWith(draft, Terrain::forest);
    EXPECT_TRUE(stops(draft));
    draft = mended(draft, Kind::piratePlace, Mend::Kind::pirateAway);
    ASSERT_EQ(all(draft, Kind::noPirate).size(), 1U) << "where it begins is printed on the table's board";
    EXPECT_EQ(mendOf(draft, all(draft, Kind::noPirate).front()), std::nullopt);
    EXPECT_TRUE(all(island(), Kind::noPirate).empty()) << "only this scenario has one";
}

TEST(BoardMend, red_numbers_part_and_every_number_stays_on_the_board) {
    Draft draft = island();
    const auto order = numberOrder(draft);
    std::vector<std::pair<Axial, Axial>> pairs;
    for (const Axial one : order)
        for (const Direction d : {Direction::E, Direction::SE, Direction::SW})
            if (std::find(order.begin(), order.end(), hex::neighbour(one, d)) != order.end())
                pairs.emplace_back(one, hex::neighbour(one, d));
    ASSERT_GT(pairs.size(), 30U);
    for (const auto& [one, other] : pairs) {
        Draft wrong = draft;
        setNumber(wrong, one, 6);
        setNumber(wrong, other, 8);
        const auto before = all(wrong, Kind::redNeighbours);
        for (const Problem& problem : before) {
            const auto mend = mendOf(wrong, problem);
            ASSERT_TRUE(mend.has_value());
            EXPECT_EQ(mend->kind, Mend::Kind::exchange);
            EXPECT_LT(all(mend->draft, Kind::redNeighbours).size(), before.size());
            EXPECT_EQ(numbersOf(mend->draft), numbersOf(wrong));
        }
    }
}

TEST(BoardMend, GW_04_the_number_at_the_eastern_column_is_not_exchanged) {
    Draft draft = shipped("great-wall-4", Scenario::greatWall);
    const Axial kept = draft.board.walls.back().column.front();
    ASSERT_EQ(find(draft, kept)->number, 6);
    for (const Direction d : hex::allDirections)
        if (takesNumber(draft, hex::neighbour(kept, d))) {
            Draft wrong = draft;
            setNumber(wrong, hex::neighbour(kept, d), 8);
            const Draft right = mended(wrong, Kind::redNeighbours, Mend::Kind::exchange);
            EXPECT_EQ(find(right, kept)->number, 6);
        }
}

TEST(BoardMend, BA_35_harbours_that_touch_are_told_and_one_of_them_goes) {
    Draft draft = island();
    const SideName first = draft.board.harbours.front().at;
    const auto shore = coast(draft);
    const auto next = std::find_if(shore.begin(), shore.end(), [&](SideName side) {
        return plain(draft, side) != plain(draft, first) && touch(draft, side, first);
    });
    ASSERT_NE(next, shore.end());
    setHarbour(draft, *next, Resource::wool);
    EXPECT_FALSE(stops(draft));
    const Draft right = mended(draft, Kind::harboursTouch, Mend::Kind::removeHarbour);
    EXPECT_EQ(right.board.harbours, island().board.harbours) << "the one of which the box has no second";
    const auto mend = mendOf(draft, all(draft, Kind::harboursTouch).front());
    const auto* beside = find(draft, mend->one);
    ASSERT_NE(beside, nullptr) << "where it lies is said";
    EXPECT_TRUE(hex::isLand(beside->terrain));
    // A file may have two on one side, which the rules refuse.
    draft = island();
    draft.board.harbours.push_back({first, Resource::ore});
    EXPECT_TRUE(stops(draft));
    EXPECT_FALSE(stops(mended(draft, Kind::harboursTouch, Mend::Kind::removeHarbour)));
}

TEST(BoardMend, BA_35_a_harbour_off_the_coast_goes_to_the_nearest_free_side) {
    Draft draft = island();
    const SideName lost = draft.board.harbours.front().at;
    const Axial land =
        isLand(find(draft, lost.hex)->terrain) ? lost.hex : hex::neighbour(lost.hex, lost.direction);
    for (const Axial at : {lost.hex, hex::neighbour(lost.hex, lost.direction)})
        setTerrain(draft, at, Terrain::sea);
    ASSERT_GE(all(draft, Kind::harbourPlace).size(), 1U);
    const std::size_t before = draft.board.harbours.size();
    const Draft right = mended(draft, Kind::harbourPlace, Mend::Kind::moveHarbour);
    EXPECT_EQ(right.board.harbours.size(), before);
    EXPECT_TRUE(all(right, Kind::harboursTouch).empty());
    EXPECT_EQ(find(right, land)->terrain, Terrain::sea);
}

TEST(BoardMend, harbours_are_counted_against_the_box) {
    Draft draft = island();
    const auto wool = std::find_if(draft.board.harbours.begin(), draft.board.harbours.end(),
                                   [](const auto& harbour) { return harbour.trade == Resource::wool; });
    ASSERT_NE(wool, draft.board.harbours.end());
    setHarbour(draft, wool->at, Resource::any);
    ASSERT_EQ(all(draft, Kind::tooManyHarbours).size(), 1U);
    EXPECT_EQ(all(draft, Kind::tooManyHarbours).front().trade, Resource::any);
    EXPECT_EQ(all(draft, Kind::tooManyHarbours).front().sides.size(), 5U);
    ASSERT_EQ(all(draft, Kind::tooFewHarbours).size(), 1U);
    EXPECT_EQ(all(draft, Kind::tooFewHarbours).front().trade, Resource::wool);
    EXPECT_FALSE(stops(draft));
}

TEST(BoardMend, harbours_that_the_box_does_not_have_are_taken_away) {
    Draft draft = island();
    std::vector<SideName> added;
    for (const SideName side : coast(draft)) {
        const bool taken = std::any_of(draft.board.harbours.begin(), draft.board.harbours.end(),
                                       [&](const auto& other) { return touch(draft, other.at, side); });
        if (!taken && added.size() < 2 && setHarbour(draft, side, Resource::brick))
            added.push_back(side);
    }
    ASSERT_FALSE(added.empty());
    const Draft right = mended(draft, Kind::tooManyHarbours,
                               added.size() == 1 ? Mend::Kind::removeHarbour : Mend::Kind::removeHarbours);
    EXPECT_EQ(right.board.harbours, island().board.harbours) << "the last ones, whichever they were";
    // One that touches another goes before one that was added later.
    draft = island();
    const SideName brick =
        std::find_if(draft.board.harbours.begin(), draft.board.harbours.end(), [](const auto& one) {
            return one.trade == Resource::brick;
        })->at;
    const auto shore = coast(draft);
    const auto beside = std::find_if(shore.begin(), shore.end(), [&](SideName side) {
        return plain(draft, side) != plain(draft, brick) && touch(draft, side, brick);
    });
    ASSERT_NE(beside, shore.end());
    setHarbour(draft, *beside, Resource::any);
    const auto extra = all(draft, Kind::tooManyHarbours);
    ASSERT_EQ(extra.size(), 1U);
    const auto mend = mendOf(draft, extra.front());
    ASSERT_TRUE(mend.has_value());
    EXPECT_EQ(mend->draft.board.harbours, island().board.harbours);
}

TEST(BoardMend, GR_01_the_last_number_goes_onto_the_tile) {
    Draft draft = shipped("great-river", Scenario::greatRiver);
    const auto whole = draft;
    const auto covered = [&] {
        for (const auto& hex : whole.board.hexes) {
            if (hex.number == 0)
                continue;
            draft = whole;
            setNumber(draft, hex.at, 0);
            if (!all(draft, Kind::tileNumber).empty())
                return hex.at;
        }
        return Axial{};
    }();
    ASSERT_FALSE(all(draft, Kind::tileNumber).empty());
    const Draft right = mended(draft, Kind::tileNumber, Mend::Kind::lay);
    EXPECT_EQ(numberAt(right, covered), numberAt(whole, covered));
}

TEST(BoardMend, harbours_that_nobody_entered_keep_a_board_from_being_played) {
    Draft draft = emptyLike(island().board, Scenario::base);
    EXPECT_EQ(draft.openHarbours.size(), 9U);
    const Draft whole = island();
    for (const auto& hex : whole.board.hexes) {
        setTerrain(draft, hex.at, hex.terrain);
        setNumber(draft, hex.at, hex.number);
    }
    EXPECT_TRUE(stops(draft));
    EXPECT_TRUE(playerCounts(draft).empty());
    const auto kept = draftFromJson(nlohmann::ordered_json::parse(toJson(draft).dump()));
    ASSERT_TRUE(kept.ok());
    EXPECT_EQ(*kept, draft) << "over a restart";
    const Draft right = mended(draft, Kind::openHarbours, Mend::Kind::asBegun);
    EXPECT_EQ(right.board.harbours, whole.board.harbours);
    EXPECT_FALSE(playerCounts(right).empty());
    // One after the other does as well.
    for (const SideName side : harbourOrder(draft))
        EXPECT_TRUE(setHarbour(draft, side, Resource::any));
    EXPECT_FALSE(playerCounts(draft).empty());
}

TEST(BoardMend, harbours_are_entered_clockwise_from_north) {
    const Draft draft = island();
    const auto order = harbourOrder(draft);
    ASSERT_EQ(order.size(), 9U);
    // Seen from the middle of the island, hex 0,0; x to the east, y to the south.
    const auto middle = [](SideName side) {
        const Axial to = hex::offset(side.direction);
        return std::pair(2 * side.hex.q + side.hex.r + to.q + to.r / 2.0, 2 * side.hex.r + to.r);
    };
    EXPECT_LT(middle(order.front()).second, 0);
    EXPECT_GE(middle(order.front()).first, 0);
    EXPECT_LT(middle(order.back()).first, 0);
    for (std::size_t i = 1; i < order.size(); ++i) {
        const auto [x, y] = middle(order[i - 1]);
        const auto [nextX, nextY] = middle(order[i]);
        EXPECT_GT(x * nextY - nextX * y, 0) << i;
    }
}

TEST(BoardMend, the_last_pieces_of_the_box_go_where_something_is_missing) {
    Draft draft = island();
    const Axial hills = hexWith(draft, Terrain::hills);
    const int number = find(draft, hills)->number;
    setNumber(draft, hills, 0);
    EXPECT_TRUE(stops(draft));
    EXPECT_EQ(find(mended(draft, Kind::noNumber, Mend::Kind::lay), hills)->number, number);
    const Axial forest = hexWith(draft, Terrain::forest);
    setNumber(draft, forest, 0);
    if (number != find(island(), forest)->number) {
        EXPECT_EQ(mendOf(draft, all(draft, Kind::noNumber).front()), std::nullopt)
            << "two tokens are left, and only the table knows which lies where";
    }
    draft = island();
    reopen(draft, hills);
    EXPECT_EQ(find(mended(draft, Kind::open, Mend::Kind::fill), hills)->terrain, Terrain::hills);
    reopen(draft, forest);
    EXPECT_EQ(mendOf(draft, all(draft, Kind::open).front()), std::nullopt);
}

TEST(BoardMend, BA_31_land_that_no_way_reaches_is_told_and_sea_leads_there) {
    Draft draft = island();
    EXPECT_TRUE(unreachable(draft).empty());
    // Beyond a gap of one place beside the eastern sea.
    setTerrain(draft, {5, 0}, Terrain::forest);
    EXPECT_EQ(unreachable(draft), (std::vector<Axial>{{5, 0}}));
    EXPECT_FALSE(stops(draft));
    const Draft right = mended(draft, Kind::unreachable, Mend::Kind::addSea);
    ASSERT_NE(find(right, {4, 0}), nullptr);
    EXPECT_EQ(find(right, {4, 0})->terrain, Terrain::sea);
    EXPECT_TRUE(unreachable(right).empty());
    // Across sea ships lead everywhere, in games that have them.
    draft = island();
    setTerrain(draft, {3, 0}, Terrain::sea);
    setTerrain(draft, {4, 0}, Terrain::forest);
    EXPECT_TRUE(unreachable(draft).empty());
    draft.scenario = Scenario::greatRiver;
    EXPECT_EQ(unreachable(draft), (std::vector<Axial>{{4, 0}}));
    EXPECT_EQ(mendOf(draft, all(draft, Kind::unreachable).front()), std::nullopt)
        << "no sea helps without ships";
}

TEST(BoardMend, BA_31_the_land_where_most_can_found_is_the_rest) {
    Draft draft = shipped("great-wall-4", Scenario::greatWall);
    EXPECT_TRUE(unreachable(draft).empty()) << "steppe is no land to build on";
    draft = shipped("base-islands", Scenario::base);
    EXPECT_TRUE(unreachable(draft).empty());
    EXPECT_GT(landPieces(draft).size(), 1U);
    draft.scenario = Scenario::greatRiver;
    const auto pieces = landPieces(draft);
    std::size_t others = 0;
    for (std::size_t i = 1; i < pieces.size(); ++i)
        others += pieces[i].size();
    EXPECT_EQ(unreachable(draft).size(), others);
}

TEST(BoardMend, GW_01_walls_get_their_usual_places) {
    const Draft wall = shipped("great-wall-4", Scenario::greatWall);
    Draft draft = wall;
    draft.board.walls[1].column.clear();
    EXPECT_TRUE(stops(draft));
    EXPECT_FALSE(mended(draft, Kind::columnEmpty, Mend::Kind::leadColumn).board.walls[1].column.empty());
    draft = wall;
    draft.board.walls[1].fort = {{0, -40}, hex::CornerDirection::N};
    EXPECT_TRUE(stops(draft));
    EXPECT_EQ(plain(wall, mended(draft, Kind::fortPlace, Mend::Kind::placeFort).board.walls[1].fort),
              plain(wall, wall.board.walls[1].fort));
    draft = wall;
    const Axial gap = draft.board.assembly[1].at;
    toggleAssembly(draft, gap);
    const Draft right = mended(draft, Kind::assemblyHexes, Mend::Kind::addAssembly);
    ASSERT_EQ(right.board.assembly.size(), 3U);
    EXPECT_EQ(plain(wall, right.board.assembly[1].at), plain(wall, gap));
    EXPECT_FALSE(all(right, Kind::attackNumber).empty()) << "its numbers are printed on the table's board";
    EXPECT_EQ(mendOf(right, all(right, Kind::attackNumber).front()), std::nullopt);
}

TEST(BoardMend, RA_01_home_and_its_deserts_are_found) {
    const Draft raiders = shipped("raiders-4", Scenario::raiders);
    Draft draft = raiders;
    draft.board.home.clear();
    draft.board.deserts.clear();
    draft = mended(draft, Kind::noHome, Mend::Kind::makeHome);
    EXPECT_EQ(draft.board.home.size(), landPieces(draft).front().size());
    draft = mended(draft, Kind::noGathering, Mend::Kind::gather);
    EXPECT_EQ(draft.board.deserts.size(), raiders.board.deserts.size());
    EXPECT_FALSE(stops(draft));
}

TEST(BoardMend, WO_02_markers_and_bag_are_counted) {
    Draft draft = shipped("world", Scenario::world);
    toggleMarker(draft, draft.board.markers.front());
    setBag(draft, 3, 3);
    ASSERT_EQ(all(draft, Kind::markers).size(), 1U);
    EXPECT_EQ(all(draft, Kind::markers).front().count, 9);
    ASSERT_EQ(all(draft, Kind::bag).size(), 1U);
    EXPECT_EQ(all(draft, Kind::bag).front().count, 8);
    EXPECT_FALSE(stops(draft));
    EXPECT_TRUE(all(island(), Kind::markers).empty()) << "only this scenario has them";
}

TEST(BoardMend, BA_50_a_board_for_nobody_is_opened_to_all) {
    Draft draft = island();
    draft.scenario = Scenario::greatRiver;
    draft.board.players = {6};
    EXPECT_FALSE(all(draft, Kind::noPlayers).empty());
    EXPECT_TRUE(mended(draft, Kind::noPlayers, Mend::Kind::anyPlayers).board.players.empty());
}

} // namespace
} // namespace watchfire::boards
