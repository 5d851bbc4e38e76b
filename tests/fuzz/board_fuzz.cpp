// SPDX-License-Identifier: Apache-2.0
// Board files: the rules' reader, making the board and a game on it; and the editor's reader with its draft,
// its checks and what it writes. Input that does not start with a bracket is read as a map of Pioneers.
#include "app/boards/board_check.h"
#include "app/boards/board_files.h"
#include "app/boards/pioneers_file.h"
#include "rules/core/json_text.h"
#include "rules/hex/log/board_reader.h"
#include "rules/hex/log/json.h"
#include "rules/hex/state.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace watchfire::fuzz {

const bool pretty = true;

namespace {

void look(const hex::Board& board) {
    for (const auto& corner : board.corners()) {
        demand(!corner.hexes.empty() && corner.sides.size() >= 2, "a corner has hexes and sides");
        for (const hex::CornerId next : corner.neighbours)
            demand(std::ranges::count(board[next].neighbours, board.find(corner.name)) == 1,
                   "neighbours are each other's, across a hole too (BA-31)");
    }
    for (const auto& side : board.sides())
        demand(side.corners[0].valid() && side.corners[1].valid(), "a side has two ends");
    for (std::size_t i = 0; i < board.hexes().size(); ++i) {
        if (board.hexes()[i].terrain != hex::Terrain::volcano)
            continue;
        for (int die = 1; die <= 6; ++die)
            demand(board.cornerOfFace(hex::HexId(i), die).valid(), "a volcano has six corners");
    }
    if (const auto& river = riverOn(board))
        for (const hex::SideId side :
             {river->mouth[0], river->mouth[1], river->crossings[0], river->crossings[1]})
            demand(side.valid(), "a river has its sides");
    (void)board.hasSeaRoutes();
}

void play(std::shared_ptr<const hex::Board> board) {
    const std::vector<hex::Player> four{
        {"red", "red", ""}, {"blue", "blue", ""}, {"white", "w", ""}, {"o", "o", ""}};
    for (const hex::Scenario scenario : {hex::Scenario::base, hex::Scenario::greatWall, hex::Scenario::world,
                                         hex::Scenario::greatRiver, hex::Scenario::raiders}) {
        const auto setup = hex::Setup::make(hex::Combination(scenario), board, four, {});
        if (setup)
            (void)hex::toJson(hex::initialState(hex::SetupRef(*setup))).dump();
        else
            demand(!setup.error().message.empty(), "a refusal has its words");
    }
}

void read(std::string_view text) {
    const auto json = readJsonText(text);
    if (!json) {
        demand(json.fault().line >= 1 && json.fault().column >= 1, "a fault has its place");
        return;
    }
    const auto description = hex::boardDescriptionFromJson(*json);
    if (!description) {
        demand(description.error().subject.starts_with("$"), "a refusal names its field");
        demand(lineOfPath(text, description.error().subject) >= 1, "a field has its line");
        return;
    }
    const auto again = hex::boardDescriptionFromJson(hex::toJson(*description));
    demand(again.ok() && *again == *description, "what is written is read again");
    auto board = hex::Board::make(*description);
    if (!board) {
        demand(board.error().subject.starts_with("$"), "a refusal names its field");
        return;
    }
    look(*board);
    play(std::make_shared<const hex::Board>(std::move(board).value()));
}

void edit(std::string_view text, bool pioneers) {
    const auto file = boards::readBoardFile(text, pioneers, hex::Scenario::base);
    if (!file) {
        demand(!file.error().message.empty(), "a refusal has its words");
        return;
    }
    (void)boards::check(file->draft);
    (void)boards::playerCounts(file->draft);
    const std::string written = boards::fileOf(file->draft);
    demand(boards::readBoardFile(written, false, hex::Scenario::base).ok(), "what is saved is read again");
}

} // namespace
} // namespace watchfire::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace watchfire::fuzz;
    const std::string_view text = textOf(data, size);
    const bool json = text.starts_with('{') || text.starts_with('[');
    if (json)
        read(text);
    edit(text, !json);
    return 0;
}
