// SPDX-License-Identifier: Apache-2.0
#include "app/editor/draft_walk.h"

#include "app/editor/board_editor_rows.h"
#include "app/editor/board_editor_words.h"

#include <algorithm>
#include <vector>

namespace watchfire::editor {

namespace {

bool same(const boards::Draft& draft, hex::Axial a, hex::Axial b) {
    return boards::plain(draft, a) == boards::plain(draft, b);
}

std::vector<hex::Axial> orderOf(const boards::Draft& draft, Walk walk) {
    switch (walk) {
    case Walk::terrain:
        return boards::terrainOrder(draft);
    case Walk::number:
        return boards::numberOrder(draft);
    case Walk::none:
        break;
    }
    return {};
}

/// The hexes that are not entered yet.
std::vector<hex::Axial> waiting(const boards::Draft& draft, Walk walk) {
    std::vector<hex::Axial> left = orderOf(draft, walk);
    std::erase_if(left, [&](hex::Axial at) {
        return walk == Walk::terrain ? !boards::isOpen(draft, at) : boards::find(draft, at)->number != 0;
    });
    return left;
}

/// Moves on to the next waiting hex after the lit one, wrapping round; then to the numbers.
void advance(DraftStep& step) {
    const auto behind = [&](hex::Axial at) {
        return at.r != step.cursor->r ? at.r > step.cursor->r : at.q > step.cursor->q;
    };
    for (const Walk walk : {step.walk, Walk::number}) {
        const auto left = waiting(step.draft, walk);
        if (left.empty())
            continue;
        const auto next =
            walk == step.walk && step.cursor ? std::find_if(left.begin(), left.end(), behind) : left.begin();
        step.walk = walk;
        step.cursor = next == left.end() ? left.front() : *next;
        return;
    }
    step.walk = Walk::none;
    step.cursor.reset();
}

} // namespace

QString walkName(Walk walk) {
    switch (walk) {
    case Walk::terrain:
        return QStringLiteral("terrain");
    case Walk::number:
        return QStringLiteral("number");
    case Walk::none:
        break;
    }
    return {};
}

QString walkTitle(const DraftStep& now) {
    if (now.walk == Walk::none || !now.cursor)
        return {};
    const auto order = orderOf(now.draft, now.walk);
    const auto it = std::find_if(order.begin(), order.end(),
                                 [&](hex::Axial at) { return same(now.draft, at, *now.cursor); });
    const int place = static_cast<int>(it - order.begin()) + 1;
    return now.walk == Walk::terrain
               ? BoardEditor::tr("Which terrain? Hex %1 of %2").arg(place).arg(order.size())
               : BoardEditor::tr("Which number? Hex %1 of %2").arg(place).arg(order.size());
}

bool canWalk(const boards::Draft& draft) {
    return !waiting(draft, Walk::terrain).empty() || !waiting(draft, Walk::number).empty();
}

bool isOnWalk(const DraftStep& now, hex::Axial at) {
    const auto order = orderOf(now.draft, now.walk);
    return std::any_of(order.begin(), order.end(), [&](hex::Axial one) { return same(now.draft, one, at); });
}

void beginWalk(DraftStep& step) {
    step.walk = Walk::terrain;
    step.cursor.reset();
    advance(step);
}

bool enterAndGoOn(DraftStep& step, const QString& brush) {
    bool changed = false;
    if (const auto name = after(brush, "terrain-"); name && step.walk == Walk::terrain) {
        const auto terrain = hex::parseTerrain(name->toStdString());
        changed = terrain && boards::setTerrain(step.draft, *step.cursor, *terrain);
    } else if (const auto number = after(brush, "number-"); number && step.walk == Walk::number) {
        changed = boards::setNumber(step.draft, *step.cursor, number->toInt());
    }
    advance(step);
    return changed;
}

} // namespace watchfire::editor
