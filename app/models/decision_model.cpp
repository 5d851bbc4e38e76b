// SPDX-License-Identifier: Apache-2.0
#include "app/models/decision_model.h"

#include "app/rows/row_model_members.h"

#include <algorithm>

namespace watchfire {

template class RowModel<OptionRow>;

void DecisionModel::answer(int index) {
    if (index < 0 || index >= rowCount())
        return;
    const OptionRow option = rows()[index];
    if (option.forbidden)
        emit refused(option.why);
    else if (several())
        toggle(index);
    else
        emit answered({index});
}

void DecisionModel::toggle(int index) {
    QList<OptionRow> options = rows();
    options[index].chosen = !options[index].chosen;
    // One too many: the one chosen earlier gives way.
    for (int i = 0; i < options.size() && m_facts.count > 0; ++i) {
        const auto all = std::count_if(options.begin(), options.end(), [](auto& o) { return o.chosen; });
        if (all > m_facts.count && i != index)
            options[i].chosen = false;
    }
    setRows(options);
    emit chosenChanged();
}

int DecisionModel::chosen() const {
    const QList<OptionRow> all = rows();
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [](const OptionRow& option) { return option.chosen; }));
}

void DecisionModel::confirm() {
    if (!ready())
        return;
    QList<int> all;
    for (int i = 0; i < rowCount(); ++i) {
        if (rows()[i].chosen)
            all.append(i);
    }
    emit answered(all);
}

bool DecisionModel::takes(const QList<int>& chosen) const {
    const auto offered = [this](int row) { return row >= 0 && row < rowCount() && !rows()[row].forbidden; };
    const qsizetype wanted = several() ? m_facts.count : 1;
    return open() && std::all_of(chosen.begin(), chosen.end(), offered) &&
           (wanted == 0 || chosen.size() == wanted);
}

void DecisionModel::answerRows(const QList<int>& chosen) {
    if (takes(chosen))
        emit answered(chosen);
}

void DecisionModel::answerWith(const QString& json) {
    if (open())
        emit entered(QString(json));
}

void DecisionModel::draw() {
    if (canDraw())
        emit drawAsked();
}

void DecisionModel::show(const Facts& facts, const QList<OptionRow>& options) {
    QList<OptionRow> shown = options;
    const QList<OptionRow> before = rows();
    // The same question again, so the chosen options stay chosen.
    const bool same =
        facts == m_facts && std::equal(options.begin(), options.end(), before.begin(), before.end(),
                                       [](const OptionRow& a, const OptionRow& b) { return a.id == b.id; });
    for (qsizetype i = 0; i < shown.size() && same; ++i)
        shown[i].chosen = before[i].chosen;
    setRows(shown);
    const bool changed = facts != m_facts;
    m_facts = facts;
    if (changed)
        emit decisionChanged();
    emit chosenChanged();
}

} // namespace watchfire

#include "moc_decision_model.cpp"
