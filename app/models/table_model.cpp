// SPDX-License-Identifier: Apache-2.0
// See table_model.h.
#include "app/models/table_model.h"

namespace watchfire {

RefusalModel::RefusalModel(QObject* parent) : QObject(parent) {}

void RefusalModel::dismiss() {
    show({});
}

void RefusalModel::anyway() {
    if (canAnyway())
        emit anywayAsked();
}

void RefusalModel::show(const Facts& facts) {
    if (facts == m_facts)
        return;
    m_facts = facts;
    emit changed();
}

PendingRollModel::PendingRollModel(QObject* parent) : QObject(parent) {}

void PendingRollModel::use() {
    if (canUse())
        emit useAsked();
}

void PendingRollModel::discard() {
    if (open())
        emit discardAsked();
}

void PendingRollModel::discardAll() {
    if (open())
        emit discardAllAsked();
}

void PendingRollModel::show(const Facts& facts) {
    if (facts == m_facts)
        return;
    m_facts = facts;
    emit changed();
}

EndModel::EndModel(QObject* parent) : QObject(parent) {}

void EndModel::show(const Facts& facts, const QList<RankRow>& ranking) {
    m_ranking.setRows(ranking);
    if (facts == m_facts)
        return;
    m_facts = facts;
    emit changed();
}

TableModel::TableModel(QObject* parent) : QObject(parent) {}

QString TableModel::modeName() const {
    switch (m_mode) {
    case Mode::Founding:
        return QStringLiteral("founding");
    case Mode::Roll:
        return QStringLiteral("roll");
    case Mode::Decision:
        return QStringLiteral("decision");
    case Mode::Steps:
        return QStringLiteral("steps");
    case Mode::Act:
        return QStringLiteral("act");
    case Mode::Over:
        return QStringLiteral("over");
    }
    return {};
}

void TableModel::roll(int die1, int die2) {
    emit rollAsked(die1, die2);
}

void TableModel::endTurn() {
    emit endTurnAsked();
}

void TableModel::undo() {
    emit undoAsked();
}

void TableModel::undoRoll() {
    emit undoRollAsked();
}

void TableModel::redo() {
    emit redoAsked();
}

void TableModel::dismissNotice() {
    showNotice({});
}

void TableModel::showGame(const GameFacts& facts) {
    if (facts == m_game)
        return;
    m_game = facts;
    emit gameChanged();
}

void TableModel::showMode(Mode mode) {
    if (mode == m_mode)
        return;
    m_mode = mode;
    emit modeChanged();
}

void TableModel::showTurn(const TurnFacts& facts) {
    if (facts == m_turn)
        return;
    m_turn = facts;
    emit turnChanged();
}

void TableModel::showHeadline(const HeadlineFacts& facts) {
    if (facts == m_headline)
        return;
    m_headline = facts;
    emit headlineChanged();
}

void TableModel::showDice(const DiceFacts& facts) {
    if (facts == m_dice)
        return;
    m_dice = facts;
    emit diceChanged();
}

void TableModel::showActions(const ActionFacts& facts) {
    if (facts == m_actions)
        return;
    m_actions = facts;
    emit actionsChanged();
}

void TableModel::showUndo(const UndoFacts& facts) {
    if (facts == m_undo)
        return;
    m_undo = facts;
    emit undoChanged();
}

void TableModel::showSaved(const SavedFacts& facts) {
    if (facts == m_saved)
        return;
    m_saved = facts;
    emit savedChanged();
}

void TableModel::showNotice(const QString& notice) {
    if (notice == m_notice)
        return;
    m_notice = notice;
    emit noticeChanged();
}

} // namespace watchfire
