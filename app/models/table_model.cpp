// SPDX-License-Identifier: Apache-2.0
#include "app/models/table_model.h"

#include "app/rows/row_model_members.h"

namespace watchfire {

template class RowModel<PlayerRow>;
template class RowModel<RankRow>;

void RefusalModel::anyway() {
    if (canAnyway())
        emit anywayAsked();
}

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

void EndModel::show(const Facts& facts, const QList<RankRow>& ranking) {
    m_ranking.setRows(ranking);
    change(*this, m_facts, facts, &EndModel::changed);
}

TableModel::TableModel(QObject* parent) : QObject(parent) {
    connect(&m_steps, &StepsModel::pointed, &m_board, &BoardScene::pointed);
}

void TableModel::showDice(const DiceFacts& facts) {
    m_thrown = facts.die1 > 0 && (m_thrown || facts != m_dice);
    change(*this, m_dice, facts, &TableModel::diceChanged);
}

} // namespace watchfire

#include "moc_table_model.cpp"
