// SPDX-License-Identifier: Apache-2.0
// See steps_model.h.
#include "app/models/steps_model.h"

namespace watchfire {

const QList<Role<StepRow>>& StepRow::roles() {
    static const QList<Role<StepRow>> table{
        role<&StepRow::id>("id"),
        role<&StepRow::icon>("icon"),
        role<&StepRow::sentence>("sentence"),
        role<&StepRow::detail>("detail"),
        role<&StepRow::items>("items"),
        role<&StepRow::state>("state"),
        role<&StepRow::tone>("tone"),
        role<&StepRow::clause>("clause"),
        role<&StepRow::clauseTitle>("clauseTitle"),
        role<&StepRow::why>("why"),
        role<&StepRow::places>("places"),
    };
    return table;
}

namespace {

/// What has become current, after the news on the way to it that nobody had to do anything for.
QStringList newsUpTo(const QList<StepRow>& rows, qsizetype current) {
    QStringList sentences;
    if (current < rows.size())
        sentences.append(rows[current].sentence);
    for (qsizetype i = current; i > 0 && rows[i - 1].state == QStringLiteral("told"); --i)
        sentences.prepend(rows[i - 1].sentence);
    return sentences;
}

} // namespace

StepsModel::StepsModel(QObject* parent) : RowModel<StepRow>(parent) {}

void StepsModel::done() {
    if (m_current >= 0)
        emit ticked(rows()[m_current].id, true);
}

void StepsModel::doneAll() {
    emit allTicked();
}

void StepsModel::back() {
    // News has no tick that could be taken back.
    for (int i = m_current < 0 ? rowCount() : m_current; i > 0; --i) {
        if (rows()[i - 1].state == QStringLiteral("done")) {
            emit ticked(rows()[i - 1].id, false);
            return;
        }
    }
}

void StepsModel::show(const QList<StepRow>& cards, const QString& quiet) {
    const int before = rowCount();
    setRows(cards);
    if (rowCount() != before)
        emit countChanged();

    int current = -1;
    int left = 0;
    for (int i = 0; i < rowCount(); ++i) {
        if (rows()[i].state == QStringLiteral("current"))
            current = i;
        if (rows()[i].state == QStringLiteral("current") || rows()[i].state == QStringLiteral("coming"))
            ++left;
    }
    if (current != m_current || left != m_left) {
        m_current = current;
        m_left = left;
        emit currentIndexChanged();
    }
    if (quiet != m_quiet) {
        m_quiet = quiet;
        emit quietTextChanged();
    }
    const QString id = current < 0 ? QString() : rows()[current].id;
    if (id != m_announcedId) {
        m_announcedId = id;
        const QStringList news = newsUpTo(rows(), current < 0 ? rowCount() : current);
        if (!news.isEmpty())
            emit announced(news.join(QStringLiteral(". ")));
    }
}

} // namespace watchfire
