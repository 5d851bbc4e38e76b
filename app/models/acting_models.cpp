// SPDX-License-Identifier: Apache-2.0
#include "app/models/acting_models.h"

#include "app/rows/row_model_members.h"

namespace watchfire {

template class RowModel<ChoiceRow>;
template class RowModel<FoundingRoundRow>;

FoundingModel::FoundingModel(QObject* parent) : QObject(parent) {}

void FoundingModel::choosePiece(const QString& piece) {
    emit pieceChosen(piece);
}

void FoundingModel::begin() {
    emit beginAsked();
}

void FoundingModel::show(const Facts& facts, const QList<ChoiceRow>& pieces,
                         const QList<FoundingRoundRow>& rounds) {
    m_pieces.setRows(pieces);
    m_rounds.setRows(rounds);
    if (facts == m_facts)
        return;
    m_facts = facts;
    emit changed();
}

BuildModel::BuildModel(QObject* parent) : QObject(parent) {}

void BuildModel::choose(const QString& piece) {
    emit chosen(piece);
}

void BuildModel::spend(int amount) {
    if (amount >= 1 && amount <= m_spendable)
        emit spendAsked(amount);
}

void BuildModel::showSpendable(int counters, const QString& spending) {
    if (counters == m_spendable && spending == m_spending)
        return;
    m_spendable = counters;
    m_spending = spending;
    emit spendableChanged();
}

void BuildModel::choosePlayer(const QString& player) {
    emit playerChosen(player);
}

void BuildModel::skip(const QString& player) {
    if (!player.isEmpty())
        emit skipped(player);
}

void BuildModel::skipAll() {
    emit skipped({});
}

void BuildModel::showWaiting(const QList<ChoiceRow>& players, const QString& text, const QString& nobody) {
    m_waiting.setRows(players);
    if (text == m_waitingText && nobody == m_nobodyText)
        return;
    m_waitingText = text;
    m_nobodyText = nobody;
    emit waitingChanged();
}

void BuildModel::show(const QList<ChoiceRow>& pieces, const QList<ChoiceRow>& players, const QString& piece,
                      const QString& hint) {
    m_pieces.setRows(pieces);
    m_players.setRows(players);
    if (piece == m_piece && hint == m_hint)
        return;
    m_piece = piece;
    m_hint = hint;
    emit pieceChanged();
}

KnightModel::KnightModel(QObject* parent) : QObject(parent) {}

void KnightModel::choose(const QString& id) {
    emit chosen(id);
}

void KnightModel::back() {
    emit backAsked();
}

void KnightModel::play() {
    if (ready())
        emit playAsked();
}

void KnightModel::show(const Facts& facts, const QList<ChoiceRow>& choices) {
    m_choices.setRows(choices);
    if (facts == m_facts)
        return;
    m_facts = facts;
    emit stageChanged();
}

CorrectionModel::CorrectionModel(QObject* parent) : QObject(parent) {}

void CorrectionModel::choose(const QString& id) {
    emit chosen(id);
}

void CorrectionModel::chooseAt(double x, double y) {
    emit chosenAt({x, y});
}

void CorrectionModel::back() {
    emit backAsked();
}

void CorrectionModel::show(const QString& stage, const QString& title, const QList<ChoiceRow>& choices) {
    m_choices.setRows(choices);
    if (stage == m_stage && title == m_title)
        return;
    m_stage = stage;
    m_title = title;
    emit stageChanged();
}

} // namespace watchfire

#include "moc_acting_models.cpp"
