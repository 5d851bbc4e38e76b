// SPDX-License-Identifier: Apache-2.0
// See decision_model.h.
#include "app/models/decision_model.h"

namespace watchfire {

const QList<Role<OptionRow>>& OptionRow::roles() {
    static const QList<Role<OptionRow>> table{
        role<&OptionRow::id>("id"),         role<&OptionRow::label>("label"),
        role<&OptionRow::detail>("detail"), role<&OptionRow::place>("place"),
        role<&OptionRow::player>("player"), role<&OptionRow::colour>("colour"),
        role<&OptionRow::symbol>("symbol"), role<&OptionRow::forbidden>("forbidden"),
        role<&OptionRow::why>("why"),       role<&OptionRow::clause>("clause"),
        role<&OptionRow::note>("note"),
    };
    return table;
}

DecisionModel::DecisionModel(QObject* parent) : RowModel<OptionRow>(parent) {}

void DecisionModel::answer(int index) {
    if (index < 0 || index >= rowCount())
        return;
    const OptionRow& option = rows()[index];
    if (option.forbidden)
        emit refused(option.why);
    else
        emit answered(option.id);
}

void DecisionModel::draw() {
    if (canDraw())
        emit drawAsked();
}

void DecisionModel::show(const Facts& facts, const QList<OptionRow>& options) {
    setRows(options);
    if (facts == m_facts)
        return;
    m_facts = facts;
    emit decisionChanged();
}

} // namespace watchfire
