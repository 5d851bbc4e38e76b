// SPDX-License-Identifier: Apache-2.0
#include "app/editor/draft_walk.h"

#include "app/editor/board_editor_rows.h"
#include "app/editor/board_editor_words.h"

#include <algorithm>
#include <vector>

namespace watchfire::editor {

namespace {

std::vector<hex::Axial> orderOf(const boards::Draft& draft, Walk walk) {
    switch (walk) {
    case Walk::terrain:
        return boards::terrainOrder(draft);
    case Walk::number:
        return boards::numberOrder(draft);
    case Walk::harbour:
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

/// Moves on to the next waiting hex after the lit one; `around`: and from the last one to the first. Returns
/// false if there is none.
bool advanceTo(DraftStep& step, Walk walk, bool around = true) {
    const auto left = waiting(step.draft, walk);
    if (left.empty())
        return false;
    const auto behind = [&](hex::Axial at) {
        return at.r != step.cursor->r ? at.r > step.cursor->r : at.q > step.cursor->q;
    };
    const auto next =
        walk == step.walk && step.cursor ? std::find_if(left.begin(), left.end(), behind) : left.begin();
    if (next == left.end() && !around)
        return false;
    step.walk = walk;
    step.cursor = next == left.end() ? left.front() : *next;
    step.harbour.reset();
    return true;
}

std::size_t placeIn(const boards::Draft& draft, const std::vector<hex::SideName>& order, hex::SideName side) {
    const auto it = std::find_if(order.begin(), order.end(),
                                 [&](hex::SideName other) { return boards::same(draft, other, side); });
    return static_cast<std::size_t>(it - order.begin());
}

/// Moves on to the next waiting harbour, clockwise. `before`: the harbours as they were, the lit one among
/// them.
bool advanceToHarbour(DraftStep& step, const std::vector<hex::SideName>& before) {
    const std::size_t first = step.harbour ? placeIn(step.draft, before, *step.harbour) + 1 : 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const hex::SideName next = before[(first + i) % before.size()];
        if (!boards::isOpen(step.draft, next))
            continue;
        step.walk = Walk::harbour;
        step.harbour = next;
        step.cursor.reset();
        return true;
    }
    return false;
}

/// Moves on to what waits: of the same kind, then of the next. `around`: of the same kind also what was
/// passed over.
void advance(DraftStep& step, const std::vector<hex::SideName>& harbours, bool around = true) {
    if ((step.walk == Walk::terrain && advanceTo(step, Walk::terrain)) ||
        (step.walk != Walk::harbour && advanceTo(step, Walk::number, around)) ||
        advanceToHarbour(step, harbours))
        return;
    step.walk = Walk::none;
    step.cursor.reset();
    step.harbour.reset();
}

} // namespace

QString walkName(Walk walk) {
    switch (walk) {
    case Walk::terrain:
        return QStringLiteral("terrain");
    case Walk::number:
        return QStringLiteral("number");
    case Walk::harbour:
        return QStringLiteral("harbour");
    case Walk::none:
        break;
    }
    return {};
}

QString walkTitle(const DraftStep& now) {
    if (now.walk == Walk::harbour && now.harbour) {
        const auto order = boards::harbourOrder(now.draft);
        return BoardEditor::tr("Which harbour? Harbour %1 of %2")
            .arg(placeIn(now.draft, order, *now.harbour) + 1)
            .arg(order.size());
    }
    if (now.walk == Walk::none || !now.cursor)
        return {};
    const auto order = orderOf(now.draft, now.walk);
    const auto it = std::find_if(order.begin(), order.end(),
                                 [&](hex::Axial at) { return boards::same(now.draft, at, *now.cursor); });
    const int place = static_cast<int>(it - order.begin()) + 1;
    return now.walk == Walk::terrain
               ? BoardEditor::tr("Which terrain? Hex %1 of %2").arg(place).arg(order.size())
               : BoardEditor::tr("Which number? Hex %1 of %2").arg(place).arg(order.size());
}

bool canWalk(const boards::Draft& draft) {
    return !waiting(draft, Walk::terrain).empty() || !waiting(draft, Walk::number).empty() ||
           !draft.openHarbours.empty();
}

bool isOnWalk(const DraftStep& now, hex::Axial at) {
    return boards::contains(now.draft, orderOf(now.draft, now.walk), at);
}

void beginWalk(DraftStep& step) {
    step.walk = Walk::terrain;
    step.cursor.reset();
    step.harbour.reset();
    advance(step, boards::harbourOrder(step.draft));
}

void goOnWalking(DraftStep& step) {
    if (step.walk != Walk::none)
        beginWalk(step);
}

std::vector<hex::SideName> harbourPlaces(const boards::Draft& draft) {
    std::vector<hex::SideName> places = boards::harbourOrder(draft);
    const std::vector<hex::SideName> shore = boards::coast(draft);
    places.insert(places.end(), shore.begin(), shore.end());
    return places;
}

bool lacksHarbour(const boards::Draft& draft) {
    int inBox = 0;
    for (const auto& [trade, count] : draft.harbours)
        inBox += count;
    return std::ssize(draft.board.harbours) < inBox;
}

std::optional<hex::SideName> harbourBeyond(const DraftStep& now, const QString& way) {
    const auto order = boards::harbourOrder(now.draft);
    if (!now.harbour || order.empty())
        return now.harbour;
    const bool back = way == QLatin1String("left") || way == QLatin1String("up");
    const std::size_t here = placeIn(now.draft, order, *now.harbour);
    return order[(here + (back ? order.size() - 1 : 1)) % order.size()];
}

CoastTap goToHarbour(DraftStep& step, hex::SideName side) {
    const auto harbours = boards::harbourOrder(step.draft);
    const bool moves = step.harbour && !lacksHarbour(step.draft);
    for (const hex::SideName harbour : harbours)
        if (boards::same(step.draft, harbour, side)) {
            step.harbour = hex::canonical(side);
            return CoastTap::went;
        }
    // The harbour that is moved may touch its own old place.
    for (const hex::SideName harbour : harbours)
        if (boards::touch(step.draft, side, harbour) &&
            !(moves && boards::same(step.draft, harbour, *step.harbour)))
            return CoastTap::refused;
    if (!moves || !boards::moveHarbour(step.draft, *step.harbour, side))
        boards::openHarbour(step.draft, side);
    step.harbour = hex::canonical(side);
    return CoastTap::changed;
}

bool enterAndGoOn(DraftStep& step, const QString& brush) {
    bool changed = false;
    bool hasNone = false;
    const auto harbours = boards::harbourOrder(step.draft);
    if (const auto name = after(brush, "terrain-"); name && step.walk == Walk::terrain) {
        const auto terrain = hex::parseTerrain(name->toStdString());
        changed = terrain && boards::setTerrain(step.draft, *step.cursor, *terrain);
    } else if (const auto number = after(brush, "number-"); number && step.walk == Walk::number) {
        changed = boards::setNumber(step.draft, *step.cursor, number->toInt());
        hasNone = number->toInt() == 0;
    } else if (const auto trade = after(brush, "harbour-"); trade && step.walk == Walk::harbour) {
        changed = boards::setHarbour(step.draft, *step.harbour, hex::parseResource(trade->toStdString()));
    } else if (brush == QLatin1String("harbours-begun") && step.walk == Walk::harbour) {
        changed = boards::confirmHarbours(step.draft);
    }
    // A hex without a number waits for ever; it is passed over once.
    advance(step, harbours, !hasNone);
    return changed;
}

} // namespace watchfire::editor
