// SPDX-License-Identifier: Apache-2.0
// See board_editor_model.h; here: fingers, brushes and keys on the board, the quick way, undo and redo.
#include "app/boards/board_mend.h"
#include "app/editor/board_brush.h"
#include "app/editor/board_editor_marks.h"
#include "app/editor/board_editor_model.h"
#include "app/editor/board_editor_words.h"
#include "app/editor/brush_words.h"
#include "app/editor/draft_pointing.h"
#include "app/editor/draft_rows.h"

#include <utility>

namespace watchfire {

void BoardEditorModel::keep(DraftStep step) {
    m_whyNothing.clear();
    m_history.keep(std::move(step));
    m_chosenProblem.clear();
}

void BoardEditorModel::dismiss() {
    m_whyNothing.clear();
    FilesModel::dismiss();
    emit shown();
}

void BoardEditorModel::undo() {
    if (!canUndo())
        return;
    m_history.undo();
    m_whyNothing.clear();
    m_chosenProblem.clear();
    tell({});
    show();
}

void BoardEditorModel::redo() {
    if (!canRedo())
        return;
    m_history.redo();
    m_whyNothing.clear();
    m_chosenProblem.clear();
    tell({});
    show();
}

// ---- the quick way ----

bool BoardEditorModel::lacksHarbour() const {
    return m_history.now().walk == Walk::harbour && editor::lacksHarbour(draft());
}

void BoardEditorModel::walk() {
    DraftStep next = m_history.now();
    if (next.walk != Walk::none) {
        next.walk = Walk::none;
        next.cursor.reset();
        next.harbour.reset();
    } else {
        editor::beginWalk(next);
    }
    m_history.go(next.cursor, next.walk, next.harbour);
    m_brush.clear();
    tell({});
    show();
}

// ---- brushes ----

void BoardEditorModel::choose(const QString& brush) {
    tell({});
    m_whyNothing.clear();
    DraftStep step = m_history.now();
    if (step.walk != Walk::none && (step.cursor || step.harbour)) {
        if (editor::enterAndGoOn(step, brush))
            keep(std::move(step));
        else
            m_history.go(step.cursor, step.walk, step.harbour);
    } else if (editor::isAtOnce(brush)) {
        if (editor::doAtOnce(step.draft, brush))
            keep(std::move(step));
    } else {
        m_brush = brush == m_brush ? QString() : brush;
    }
    show();
}

void BoardEditorModel::setGroup(const QString& group) {
    m_history.go(std::nullopt, Walk::none);
    m_group = group;
    m_brush.clear();
    m_whyNothing.clear();
    tell({});
    show();
}

bool BoardEditorModel::onHexes() const {
    return !editor::picksCorner(m_brush) && !editor::picksSide(m_brush);
}

void BoardEditorModel::mend(const QString& id) {
    const auto problem = editor::problemOf(m_found, id);
    const auto mend = problem ? boards::mendOf(draft(), *problem) : std::nullopt;
    if (!mend)
        return;
    tell({});
    DraftStep step = m_history.now();
    step.draft = mend->draft;
    editor::goOnWalking(step);
    keep(std::move(step));
    show();
}

QString BoardEditorModel::hint() const {
    return editor::hintFor(m_group, m_brush);
}

void BoardEditorModel::paintAt(hex::Axial at) {
    DraftStep step = m_history.now();
    if (step.walk != Walk::none) {
        if (editor::isOnWalk(step, at))
            m_history.go(at, step.walk);
        show();
        return;
    }
    if (!m_history.touches(at))
        return;
    if (editor::paint(step.draft, m_brush, at)) {
        step.cursor = boards::find(step.draft, at) != nullptr ? std::optional(at) : std::nullopt;
        m_history.keepStroke(std::move(step));
        m_chosenProblem.clear();
    } else {
        m_history.go(at, Walk::none);
        // A stroke passes over hexes that do not take its brush.
        if (!m_history.stroking())
            m_whyNothing = editor::whyNothing(draft(), m_brush, at);
    }
    show();
}

void BoardEditorModel::touch(qreal x, qreal y) {
    tell({});
    m_whyNothing.clear();
    if (m_history.now().walk == Walk::harbour) {
        touchCoast({x, y});
        return;
    }
    if (const auto at = editor::hexAt(draft(), {x, y}, m_brush == QLatin1String("terrain-sea"));
        at && onHexes())
        paintAt(*at);
    else
        emit shown();
}

void BoardEditorModel::touchCoast(QPointF point) {
    DraftStep step = m_history.now();
    const auto side = editor::sideAt(step.draft, point, editor::harbourPlaces(step.draft));
    if (side) {
        switch (editor::goToHarbour(step, *side)) {
        case editor::CoastTap::went:
            m_history.go(std::nullopt, step.walk, side);
            break;
        case editor::CoastTap::changed:
            keep(std::move(step));
            break;
        case editor::CoastTap::refused:
            m_whyNothing = BoardEditor::tr("Two harbours would touch there. If they do on your board, choose "
                                           "\"Paint freely instead\" and lay them with \"Harbours\".");
            break;
        }
    }
    show();
}

void BoardEditorModel::touchHex(const QString& place) {
    m_whyNothing.clear();
    if (const auto at = hex::parseAxial(place.toStdString()); at && onHexes())
        paintAt(*at);
    lift();
}

void BoardEditorModel::lift() {
    m_history.lift();
    emit settled();
}

void BoardEditorModel::paintHere() {
    m_whyNothing.clear();
    if (const auto at = m_history.now().cursor; at && onHexes())
        paintAt(*at);
    lift();
}

void BoardEditorModel::move(const QString& way) {
    const DraftStep& now = m_history.now();
    if (now.walk == Walk::harbour)
        m_history.go(std::nullopt, now.walk, editor::harbourBeyond(now, way));
    else
        m_history.go(editor::hexBeyond(now.draft, now.cursor, way), now.walk);
    show();
}

void BoardEditorModel::pick(const QString& kind, const QString& place) {
    DraftStep step = m_history.now();
    m_whyNothing.clear();
    if (editor::pick(step.draft, m_brush, kind, place))
        keep(std::move(step));
    show();
}

} // namespace watchfire
