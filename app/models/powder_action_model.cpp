// SPDX-License-Identifier: Apache-2.0
#include "app/models/powder_action_model.h"

#include <algorithm>

namespace watchfire {

bool PowderActionModel::startAny(const QStringList& wanted) {
    if (m_open)
        return false;
    for (const QString& id : wanted) {
        const auto& rows = m_actions.rows();
        if (std::any_of(rows.begin(), rows.end(),
                        [&](const ChoiceRow& row) { return row.id == id && row.enabled; })) {
            start(id);
            return true;
        }
    }
    return false;
}

void PowderActionModel::show(const Facts& facts, const QList<ChoiceRow>& choices) {
    m_choices.setRows(choices);
    QStringList groups;
    for (const ChoiceRow& choice : choices) {
        if (!groups.contains(choice.group))
            groups.append(choice.group);
    }
    if (groups.isEmpty())
        groups.append(QString());
    change(*this, std::tie(m_facts, m_groups), {facts, groups}, &PowderActionModel::stageChanged);
}

} // namespace watchfire

#include "moc_powder_action_model.cpp"
