// SPDX-License-Identifier: Apache-2.0
#include "app/models/history_model.h"

#include "app/rows/row_model_members.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace watchfire {

template class RowModel<HistoryRow>;

namespace {

struct HistoryText {
    Q_DECLARE_TR_FUNCTIONS(HistoryText)
};

} // namespace

void HistoryModel::setFilter(const QString& kind) {
    if (kind == m_filter)
        return;
    m_filter = kind;
    showRows();
    emit filterChanged();
    emit nowChanged();
}

int HistoryModel::nowIndex() const {
    const QList<HistoryRow> all = rows();
    const auto after = std::find_if(all.begin(), all.end(), [](const HistoryRow& row) { return row.undone; });
    return static_cast<int>(after - all.begin()) - 1;
}

void HistoryModel::preview(int number) {
    m_target = number >= 0 && number <= m_commands.size() && number != m_position ? number : -1;
    emit previewChanged();
}

void HistoryModel::closePreview() {
    if (!asking())
        return;
    m_target = -1;
    emit previewChanged();
}

void HistoryModel::go() {
    const int target = m_target;
    closePreview();
    if (target >= 0)
        jumpTo(target);
}

QString HistoryModel::previewTitle() const {
    if (!asking())
        return {};
    return previewForward()
               ? HistoryText::tr("Go forward here? Repeats %n move(s)", nullptr, m_target - m_position)
               : HistoryText::tr("Go back here? Undoes %n move(s)", nullptr, m_position - m_target);
}

QStringList HistoryModel::previewLines() const {
    QStringList lines;
    if (!asking())
        return lines;
    constexpr int most = 7;
    const int count = std::abs(m_target - m_position);
    for (int i = 0; i < count; ++i) {
        // Nobody reads forty titles; the last line says where it ends.
        if (count > most && i == most - 2) {
            lines.append(HistoryText::tr("and %n more, down to", nullptr, count - most + 1));
            i = count - 1;
        }
        lines.append(m_all[m_commands[previewForward() ? m_position + i : m_position - 1 - i]].title);
    }
    return lines;
}

void HistoryModel::jumpTo(int number) {
    if (number >= 0 && number <= m_commands.size())
        emit jumpAsked(number);
}

void HistoryModel::show(const QList<HistoryRow>& history) {
    m_all = history;
    m_commands.clear();
    m_position = 0;
    for (qsizetype i = 0; i < m_all.size(); ++i) {
        if (m_all.at(i).later)
            continue;
        m_commands.append(i);
        if (!m_all.at(i).undone)
            ++m_position;
    }
    closePreview();
    showRows();
    emit nowChanged();
}

void HistoryModel::showRows() {
    const int before = rowCount();
    if (m_filter.isEmpty()) {
        setRows(m_all);
    } else {
        QList<HistoryRow> kept;
        std::copy_if(m_all.begin(), m_all.end(), std::back_inserter(kept),
                     [this](const HistoryRow& row) { return row.kind == m_filter; });
        setRows(kept);
    }
    if (rowCount() != before)
        emit countChanged();
}

} // namespace watchfire

#include "moc_history_model.cpp"
