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
    change(*this, m_facts, facts, &FoundingModel::changed);
}

void BuildModel::spend(int amount) {
    if (amount >= 1 && amount <= m_spendable)
        emit spendAsked(amount);
}

void BuildModel::showSpendable(int counters, const QString& spending) {
    change(*this, std::tie(m_spendable, m_spending), {counters, spending}, &BuildModel::spendableChanged);
}

void BuildModel::skip(const QString& player) {
    if (!player.isEmpty())
        emit skipped(player);
}

void BuildModel::showWaiting(const QList<ChoiceRow>& players, const QString& text, const QString& nobody) {
    m_waiting.setRows(players);
    change(*this, std::tie(m_waitingText, m_nobodyText), {text, nobody}, &BuildModel::waitingChanged);
}

void BuildModel::show(const QList<ChoiceRow>& pieces, const QList<ChoiceRow>& players, const QString& piece,
                      const QString& hint) {
    m_pieces.setRows(pieces);
    m_players.setRows(players);
    change(*this, std::tie(m_piece, m_hint), {piece, hint}, &BuildModel::pieceChanged);
}

void KnightModel::play() {
    if (ready())
        emit playAsked();
}

void KnightModel::show(const Facts& facts, const QList<ChoiceRow>& choices) {
    m_choices.setRows(choices);
    change(*this, m_facts, facts, &KnightModel::stageChanged);
}

void CorrectionModel::show(const QString& stage, const QString& title, const QList<ChoiceRow>& choices) {
    m_choices.setRows(choices);
    change(*this, std::tie(m_stage, m_title), {stage, title}, &CorrectionModel::stageChanged);
}

} // namespace watchfire

#include "moc_acting_models.cpp"
