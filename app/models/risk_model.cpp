// SPDX-License-Identifier: Apache-2.0
#include "app/models/risk_model.h"

#include "app/rows/row_model_members.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <vector>

namespace watchfire {

template class RowModel<RiskRow>;

QVariantList RiskModel::marks(qreal width, qreal height) const {
    const QList<RiskRow> all = rows();
    std::vector<const RiskRow*> likeliest;
    for (const RiskRow& row : all)
        likeliest.push_back(&row);
    std::stable_sort(likeliest.begin(), likeliest.end(),
                     [](const RiskRow* a, const RiskRow* b) { return a->likelihood > b->likelihood; });
    QSet<QString> places;
    std::vector<const RiskRow*> shown;
    QVariantList marks;
    for (const RiskRow* row : likeliest) {
        const bool covered = std::any_of(shown.begin(), shown.end(), [&](const RiskRow* other) {
            return std::abs(other->cx - row->cx) < width && std::abs(other->cy - row->cy) < height;
        });
        if (covered || places.contains(row->place))
            continue;
        places.insert(row->place);
        shown.push_back(row);
        marks.append(
            QVariantMap{{"cx", row->cx}, {"cy", row->cy}, {"chance", row->chance}, {"tone", row->tone}});
    }
    return marks;
}

void RiskModel::show(const Facts& facts, const QList<ChoiceRow>& players, const QList<RiskRow>& shown) {
    m_players.setRows(players);
    const auto same = [](const RiskRow& a, const RiskRow& b) {
        return a.id == b.id && a.chance == b.chance && a.text == b.text;
    };
    const QList<RiskRow> before = rows();
    const bool sameRows = std::equal(shown.begin(), shown.end(), before.begin(), before.end(), same);
    setRows(shown);
    if (facts == m_facts && sameRows)
        return;
    m_facts = facts;
    emit changed();
}

} // namespace watchfire

#include "moc_risk_model.cpp"
