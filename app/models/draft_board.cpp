// SPDX-License-Identifier: Apache-2.0
// See draft_board.h.
#include "app/models/draft_board.h"

#include "app/models/draft_rows.h"
#include "app/text/titles.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace watchfire {

DraftBoard::DraftBoard(QObject* parent) : QObject(parent) {
    connect(&m_picker, &BoardModel::pickingChanged, this, &DraftBoard::pickingChanged);
    connect(&m_picker, &BoardModel::candidateChanged, this, &DraftBoard::candidateChanged);
    connect(&m_picker, &BoardModel::picked, this, &DraftBoard::picked);
}

void DraftBoard::show(const boards::Draft& draft) {
    const qreal halfWidth = std::sqrt(3.0) / 2;
    const auto& split = draft.board.split;
    QRectF bounds;
    qreal mapLeft = std::numeric_limits<qreal>::max();
    QList<HexRow> hexes;
    for (const auto& hex : draft.board.hexes) {
        hexes.append(hexRow(draft, hex));
        const QRectF box(hexes.last().cx - halfWidth, hexes.last().cy - 1, 2 * halfWidth, 2);
        bounds |= box;
        // A split hex lies on the map's edge, wherever it is listed.
        if (std::find(split.begin(), split.end(), hex.at) == split.end())
            mapLeft = std::min(mapLeft, box.left());
    }
    const qreal period = draft.board.circumference * std::sqrt(3.0);
    const QString title = text::titleOf(draft.board.title, draft.board.name);
    // First: who draws the hexes reads it with them.
    if (bounds != m_bounds || period != m_period || mapLeft != m_mapLeft || title != m_title) {
        m_bounds = bounds;
        m_period = period;
        m_mapLeft = mapLeft;
        m_title = title;
        emit boundsChanged();
    }
    m_hexes.setRows(hexes);
    m_harbours.setRows(harbourRows(draft));
    m_walls.setRows(wallRows(draft));
    m_marks.setRows(markRows(draft));
}

} // namespace watchfire
