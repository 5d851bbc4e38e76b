// SPDX-License-Identifier: Apache-2.0
#include "app/models/acting_models.h"

#include "app/rows/row_model_members.h"

namespace watchfire {

template class RowModel<ChoiceRow>;
template class RowModel<FoundingRoundRow>;

void FoundingModel::show(const Facts& facts, const QList<ChoiceRow>& pieces,
                         const QList<FoundingRoundRow>& rounds) {
    m_pieces.setRows(pieces);
    m_rounds.setRows(rounds);
    if (facts == m_facts)
        return;
    m_facts = facts;
    emit changed();
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

void BuildModel::skip(const QString& player) {
    if (!player.isEmpty())
        emit skipped(player);
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
