// SPDX-License-Identifier: Apache-2.0
#include "app/models/forecast_model.h"

#include "app/rows/row_model_members.h"

namespace watchfire {

template class RowModel<ForecastRow>;

void ForecastModel::show(const QList<ForecastRow>& sums, const QString& headline, bool danger) {
    setRows(sums);

    static const QStringList harmless{QStringLiteral("seven"), QStringLiteral("collect"),
                                      QStringLiteral("quiet")};
    const auto rank = [](const ForecastRow& row) {
        if (row.danger)
            return 0;
        return harmless.contains(row.level) ? 2 : 1;
    };
    QList<ForecastRow> worth;
    for (const ForecastRow& row : sums) {
        if (rank(row) < 2)
            worth.append(row);
    }
    std::stable_sort(worth.begin(), worth.end(), [&](const ForecastRow& a, const ForecastRow& b) {
        return rank(a) != rank(b) ? rank(a) < rank(b) : a.ways > b.ways;
    });
    m_dangers.setRows(worth);

    change(*this, std::tie(m_headline, m_danger), {headline, danger}, &ForecastModel::headlineChanged);
}

} // namespace watchfire

#include "moc_forecast_model.cpp"
