// SPDX-License-Identifier: Apache-2.0
#include "app/editor/draft_board.h"

#include "app/editor/draft_rows.h"
#include "app/text/titles.h"

#include <algorithm>
#include <cmath>

namespace watchfire {

void DraftBoard::show(const boards::Draft& draft, bool faces) {
    const auto& board = draft.board;
    QList<HexRow> hexes;
    QSet<QString> split;
    for (const auto& hex : board.hexes) {
        hexes.append(hexRow(draft, hex));
        if (std::find(board.split.begin(), board.split.end(), hex.at) != board.split.end())
            split.insert(hexes.last().place);
    }
    setTitle(text::titleOf(board.title, board.name), board.example);
    setHexes(hexes, split, board.circumference * std::sqrt(3.0), scene::Sea::sailed);
    setHarbours(watchfire::harbourRows(draft));
    setWalls(wallRows(draft));
    setMarks(watchfire::markRows(draft) + (faces ? faceMarks(draft) : QList<MarkRow>()));
}

} // namespace watchfire

#include "moc_draft_board.cpp"
