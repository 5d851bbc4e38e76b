// SPDX-License-Identifier: Apache-2.0
#include "app/editor/board_editor_marks.h"

#include "app/editor/board_brush.h"
#include "app/editor/problem_words.h"

#include <algorithm>

namespace watchfire::editor {

namespace {

QString problemId(std::size_t index) {
    return QStringLiteral("problem-%1").arg(index);
}

/// The hexes that already are what the brush would make of them.
std::vector<hex::Axial> painted(const boards::Draft& draft, const QString& brush) {
    if (brush == QLatin1String("home") || brush == QLatin1String("abroad"))
        return draft.board.home;
    if (brush == QLatin1String("founding") || brush == QLatin1String("no-founding"))
        return boards::foundingHexes(draft);
    if (brush == QLatin1String("split") || brush == QLatin1String("whole"))
        return draft.board.split;
    if (const auto wall = after(brush, "column-"))
        for (const auto& one : draft.board.walls)
            if (QString::fromStdString(one.id) == *wall)
                return one.column;
    return {};
}

/// True if the problem's place is lit while no problem is chosen. Hexes that are merely not entered yet are
/// visible anyway; on the quick way only entered things can be wrong.
bool isLit(const boards::Problem& problem, bool walking) {
    using Kind = boards::Problem::Kind;
    return problem.kind != Kind::open && problem.kind != Kind::noNumber &&
           problem.kind != Kind::openHarbours && problem.kind != Kind::noRobber &&
           (!walking || wasEntered(problem));
}

} // namespace

std::optional<boards::Problem> problemOf(const std::vector<boards::Problem>& problems, const QString& id) {
    for (std::size_t i = 0; i < problems.size(); ++i)
        if (problemId(i) == id)
            return problems[i];
    return std::nullopt;
}

QList<ProblemRow> problemRows(const boards::Draft& draft, const std::vector<boards::Problem>& problems,
                              const QString& chosen) {
    QList<ProblemRow> rows;
    for (std::size_t i = 0; i < problems.size(); ++i) {
        const auto mend = boards::mendOf(draft, problems[i]);
        rows.append({problemId(i), sentence(draft, problems[i]), problems[i].stops, wasEntered(problems[i]),
                     problemId(i) == chosen, mend ? mendWord(draft, *mend) : QString()});
    }
    return rows;
}

QList<LitRow> lights(const DraftStep& now, const QString& brush, const std::vector<boards::Problem>& problems,
                     const QString& chosen) {
    QList<LitRow> rows;
    const auto add = [&](const LitRow& row) {
        const auto it = std::find_if(rows.begin(), rows.end(),
                                     [&](const LitRow& other) { return other.key() == row.key(); });
        if (it == rows.end())
            rows.append(row);
        else
            *it = row;
    };
    for (const hex::Axial at : painted(now.draft, brush))
        add(litHex(at, scene::Tone::gain));
    for (std::size_t i = 0; i < problems.size(); ++i)
        if (chosen.isEmpty() ? isLit(problems[i], now.walk != Walk::none) : chosen == problemId(i))
            for (const LitRow& row : litRows(now.draft, problems[i]))
                add(row);
    if (now.cursor && chosen.isEmpty())
        add(litHex(*now.cursor, scene::Tone::task));
    if (now.harbour && chosen.isEmpty())
        add(litSide(now.draft, *now.harbour, scene::Tone::task));
    return rows;
}

QList<PlaceRow> placesFor(const boards::Draft& draft, const QString& brush) {
    QList<PlaceRow> rows;
    if (picksSide(brush))
        for (const hex::SideName side : boards::coast(draft))
            rows.append(sideRow(draft, side));
    else if (picksFace(brush))
        rows = faceRows(draft);
    else if (picksCorner(brush))
        for (const hex::CornerName corner : boards::landCorners(draft))
            rows.append(cornerRow(draft, corner));
    return rows;
}

} // namespace watchfire::editor
