// SPDX-License-Identifier: Apache-2.0
#include "app/editor/import_words.h"

#include "app/editor/board_editor_words.h"
#include "app/text/names.h"

#include <algorithm>

namespace watchfire::editor {

namespace {

/// "19 hexes of land, 18 numbers and 9 harbours."
QString piecesOf(const boards::Draft& draft) {
    const auto count = [](const auto& list) { return static_cast<int>(list.size()); };
    const auto& hexes = draft.board.hexes;
    const auto land =
        std::count_if(hexes.begin(), hexes.end(), [](const auto& hex) { return hex::isLand(hex.terrain); });
    const auto numbers =
        std::count_if(hexes.begin(), hexes.end(), [](const auto& hex) { return hex.number != 0; });
    QStringList parts{BoardEditor::tr("%n hex(es) of land", nullptr, static_cast<int>(land)),
                      BoardEditor::tr("%n number(s)", "on a board", static_cast<int>(numbers)),
                      BoardEditor::tr("%n harbour(s)", "on a board", count(draft.board.harbours))};
    if (!draft.board.walls.empty())
        parts.append(BoardEditor::tr("%n wall section(s)", "on a board", count(draft.board.walls)));
    if (!draft.board.markers.empty())
        parts.append(BoardEditor::tr("%n one-point marker(s)", "on a board", count(draft.board.markers)));
    return BoardEditor::tr("%1.", "a list as a sentence").arg(text::listOf(parts));
}

} // namespace

ImportReport importReport(const QString& file, const boards::BoardFile& read, hex::Scenario wanted) {
    const boards::Draft& draft = read.draft;
    ImportReport report;
    report.file = file;
    report.taken.append(piecesOf(draft));
    const auto* robber = draft.board.robber ? boards::find(draft, *draft.board.robber) : nullptr;
    if (robber != nullptr && boards::robberLives(draft))
        report.taken.append(
            BoardEditor::tr("The robber, who begins here: %1.").arg(text::terrainName(robber->terrain)));
    if (!draft.board.founding.empty())
        report.taken.append(BoardEditor::tr("Where the first settlements may stand."));
    if (!draft.open.empty())
        report.taken.append(BoardEditor::tr("It is unfinished: %n hex(es) have no terrain yet.", nullptr,
                                            static_cast<int>(draft.open.size())));
    if (draft.scenario != wanted)
        report.taken.append(
            BoardEditor::tr("It is a board for: %1.").arg(text::scenarioTitle(draft.scenario)));
    for (const std::string& remark : read.remarks)
        report.left.append(QString::fromStdString(remark));
    return report;
}

} // namespace watchfire::editor
