// SPDX-License-Identifier: Apache-2.0
#include "app/models/statistics_model.h"

#include "app/rows/row_model_members.h"

namespace watchfire {

template class RowModel<BarRow>;
template class RowModel<CountRow>;
template class RowModel<CurveRow>;
template class RowModel<MomentRow>;
template class RowModel<TallyRow>;
template class RowModel<YearRow>;

void StatisticsModel::look(bool on) {
    m_looked = on;
    if (!on)
        return;
    m_from = QStringLiteral("all");
    showSaved({}, false);
    emit asked();
}

void StatisticsModel::show(const Facts& facts) {
    m_facts = facts;
    m_sums.setRows(facts.sums);
    m_faces.setRows(facts.faces);
    m_players.setRows(facts.players);
    m_curves.setRows(facts.curves);
    m_moments.setRows(facts.moments);
    m_tallies.setRows(facts.tallies);
    m_years.setRows(facts.years);
    emit changed();
}

void StatisticsModel::showSaved(const QString& text, bool failed) {
    change(*this, std::tie(m_saved, m_saveFailed), {text, failed}, &StatisticsModel::savedChanged);
}

} // namespace watchfire

#include "moc_statistics_model.cpp"
