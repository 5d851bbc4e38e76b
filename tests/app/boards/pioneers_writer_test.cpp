// SPDX-License-Identifier: Apache-2.0
// Boards written as maps of Pioneers: the hexes where founding is allowed are the same after reading back
// (BA-34). board_editor_test.cpp checks land, numbers and harbours with the shipped boards.
#include "app/boards/pioneers_writer.h"

#include "app/boards/pioneers_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace watchfire::test {
namespace {

using boards::readPioneers;
using boards::writePioneers;
using hex::Axial;
using hex::BoardDescription;
using hex::Terrain;

/// An island of seven hexes around a desert, and a single hex to the east of it; two rows below the origin,
/// so that a map's rows differ from the board's.
BoardDescription twoIslands() {
    BoardDescription board;
    board.name = "two-islands";
    for (int r = 1; r <= 5; ++r)
        for (int q = -3; q <= 6; ++q)
            board.hexes.push_back({{q, r}, Terrain::sea, 0, {}});
    for (const Axial land : {Axial{1, 2}, Axial{2, 2}, Axial{0, 3}, Axial{1, 3}, Axial{2, 3}, Axial{0, 4},
                             Axial{1, 4}, Axial{5, 3}}) {
        const auto hex = std::find_if(board.hexes.begin(), board.hexes.end(),
                                      [&](const auto& one) { return one.at == land; });
        hex->terrain = land == Axial{1, 3} ? Terrain::desert : Terrain::pasture;
        hex->number = land == Axial{1, 3} ? 0 : 4;
    }
    board.robber = Axial{1, 3};
    return board;
}

/// Names of the corners where one may found, as the board lies.
std::set<std::string> openCorners(const BoardDescription& description, Axial by) {
    const auto board = hex::Board::make(description);
    EXPECT_TRUE(board.ok());
    std::set<std::string> open;
    for (std::size_t i = 0; i < board->corners().size(); ++i) {
        const hex::CornerId corner(i);
        if (!board->corners()[i].touchesLand || !board->mayFoundAt(corner))
            continue;
        auto name = *hex::parseCorner(board->nameOf(corner));
        open.insert(hex::toString(hex::canonical({name.hex + by, name.direction})));
    }
    return open;
}

std::string lines(const std::string& text) {
    return text.substr(text.find("\n.\n") + 3);
}

TEST(PioneersWriter, BA_34_hexes_where_one_may_found_come_back) {
    for (const auto& founding :
         std::vector<std::vector<Axial>>{{},
                                         {{5, 3}},
                                         {{1, 2}, {2, 2}, {0, 3}, {1, 3}, {2, 3}, {0, 4}, {1, 4}},
                                         {{0, 4}, {2, 2}},
                                         {{1, 3}, {5, 3}},
                                         {{1, 2}, {2, 2}, {0, 3}, {1, 3}, {2, 3}, {0, 4}, {1, 4}, {5, 3}}}) {
        SCOPED_TRACE(founding.size());
        BoardDescription board = twoIslands();
        board.founding = founding;
        const auto text = writePioneers(board, "T");
        ASSERT_TRUE(text.ok()) << text.error().message;
        const auto read = readPioneers(*text);
        ASSERT_TRUE(read.ok()) << read.error().message << *text;
        const Axial by{read->board.hexes.front().at.q - board.hexes.front().at.q,
                       read->board.hexes.front().at.r - board.hexes.front().at.r};
        EXPECT_EQ(openCorners(board, by), openCorners(read->board, {}));
        // A board without such hexes also allows all land.
        const bool all = founding.empty() || founding.size() == 8;
        EXPECT_EQ(lines(*text).empty(), all) << *text;
        std::set<Axial> asked;
        for (const Axial at : founding)
            if (!all)
                asked.insert(at + by);
        EXPECT_EQ(std::set<Axial>(read->board.founding.begin(), read->board.founding.end()), asked);
        EXPECT_TRUE(std::none_of(read->remarks.begin(), read->remarks.end(), [](const auto& remark) {
            return remark.message.find("nosetup") != std::string::npos;
        }));
    }
}

TEST(PioneersWriter, BA_34_a_hex_with_such_hexes_all_around_opens_no_corner_more) {
    BoardDescription board = twoIslands();
    board.founding = {{1, 2}, {2, 2}, {0, 3}, {2, 3}, {0, 4}, {1, 4}}; // around the desert
    const auto text = writePioneers(board, "T");
    ASSERT_TRUE(text.ok()) << text.error().message;
    const auto read = readPioneers(*text);
    ASSERT_TRUE(read.ok()) << read.error().message;
    EXPECT_EQ(read->board.founding.size(), 7U);
    const Axial by{read->board.hexes.front().at.q - board.hexes.front().at.q,
                   read->board.hexes.front().at.r - board.hexes.front().at.r};
    EXPECT_EQ(openCorners(board, by), openCorners(read->board, {}));
}

TEST(PioneersWriter, BA_34_founding_that_only_a_sea_hex_allows_is_refused_with_its_place) {
    BoardDescription board = twoIslands();
    board.founding = {{5, 3}, {3, 3}}; // the sea between the islands
    const auto coast = writePioneers(board, "T");
    ASSERT_FALSE(coast.ok());
    EXPECT_NE(coast.error().message.find("allowed here by a sea hex alone"), std::string::npos);
    EXPECT_TRUE(hex::parseCorner(coast.error().message.substr(0, coast.error().message.find(": "))));
    board.founding = {{-3, 1}}; // no corner of land at all
    const auto nowhere = writePioneers(board, "T");
    ASSERT_FALSE(nowhere.ok());
    EXPECT_NE(nowhere.error().message.find("at no land hex"), std::string::npos);
}

} // namespace
} // namespace watchfire::test
