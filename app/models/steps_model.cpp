// SPDX-License-Identifier: Apache-2.0
#include "app/models/steps_model.h"

#include "app/rows/row_model_members.h"

#include <algorithm>
#include <utility>

namespace watchfire {

template class RowModel<StepRow>;

namespace {

/// The last row that the table should hear: the current one, or news after everything that is done; -1: none.
int lastToHear(const QList<StepRow>& rows, int current) {
    const int last = static_cast<int>(rows.size()) - 1;
    return current >= 0 ? current : last >= 0 && rows[last].state == QStringLiteral("told") ? last : -1;
}

/// The texts to hear up to this row: the row itself, after the unheard news on the way to it that needed no
/// act.
QStringList newsUpTo(const QList<StepRow>& rows, qsizetype last, const QString& heard) {
    QStringList sentences{rows[last].sentence};
    for (qsizetype i = last; i > 0; --i) {
        const StepRow& before = rows[i - 1];
        if (before.state != QStringLiteral("told") || before.id == heard)
            break;
        sentences.prepend(before.sentence);
    }
    return sentences;
}

struct Handed {
    QVariantList shares;
    bool ticked = false; ///< by the table; otherwise it is news
};
/// What the rows hand out that the rows before had not handed out yet.
Handed handedOutBy(const QList<StepRow>& rows, const QList<StepRow>& before) {
    const auto isOver = [](const StepRow& row) {
        return row.state == QStringLiteral("done") || row.state == QStringLiteral("told");
    };
    Handed handed;
    for (const StepRow& row : rows) {
        if (row.shares.isEmpty() || !isOver(row))
            continue;
        const auto same =
            std::find_if(before.begin(), before.end(), [&](const StepRow& one) { return one.id == row.id; });
        if (same == before.end() ? row.state == QStringLiteral("told") : !isOver(*same))
            handed.shares += row.shares;
        handed.ticked |= same != before.end();
    }
    return handed;
}

bool isDue(const StepRow& row) {
    return row.state == QLatin1String("current") || row.state == QLatin1String("coming");
}

/// The sentences of what is due, without what the question itself says; empty if there are more than two, or
/// one of them needs a list as well.
QStringList briefly(const QList<StepRow>& rows) {
    QStringList sentences;
    for (const StepRow& row : rows) {
        if (!isDue(row) || row.asked)
            continue;
        if (!row.shares.isEmpty() || !row.items.isEmpty())
            return {};
        sentences.append(row.sentence);
    }
    return sentences.size() > 2 ? QStringList() : sentences;
}

} // namespace

void StepsModel::done() {
    if (m_progress.current >= 0)
        emit ticked(rows()[m_progress.current].id, true);
}

void StepsModel::back() {
    // News has no tick to take back.
    for (int i = m_progress.current < 0 ? rowCount() : m_progress.current; i > 0; --i) {
        if (rows()[i - 1].state == QStringLiteral("done")) {
            emit ticked(rows()[i - 1].id, false);
            return;
        }
    }
}

bool StepsModel::isUnread(const QString& id) const {
    const QList<StepRow> all = rows();
    return m_unread.contains(id) && std::none_of(all.begin(), all.end(), [&](const StepRow& row) {
               return row.id == id && row.asked;
           });
}

StepsModel::Progress StepsModel::progressOf(const QList<StepRow>& rows) {
    Progress progress;
    for (int i = 0; i < rows.size(); ++i) {
        const StepRow& row = rows[i];
        if (row.state == QStringLiteral("current"))
            progress.current = i;
        if (isDue(row)) {
            ++progress.ahead;
            if (row.byHand)
                ++progress.left;
        }
        if (progress.current < 0 && row.state == QStringLiteral("done"))
            progress.settled = i;
        if (row.presumed)
            ++progress.presumed;
    }
    progress.staying =
        static_cast<int>(std::count_if(rows.begin(), rows.begin() + progress.settled, [](const StepRow& row) {
            return !row.shares.isEmpty() || row.presumed;
        }));
    progress.brief = briefly(rows);
    return progress;
}

void StepsModel::show(const QList<StepRow>& cards, const QString& quiet) {
    const int before = rowCount();
    const Handed handed = handedOutBy(cards, rows());
    setRows(cards);
    if (rowCount() != before)
        emit countChanged();

    change(*this, m_progress, progressOf(rows()), &StepsModel::currentIndexChanged);
    change(*this, m_quiet, quiet, &StepsModel::quietTextChanged);
    if (!handed.shares.isEmpty())
        emit handedOut(handed.shares, handed.ticked);
    // News that needs no act is heard too, before the question that it leads to.
    const int last = lastToHear(rows(), m_progress.current);
    const QString id = last < 0 ? QString() : rows()[last].id;
    if (id != m_announcedId) {
        const QString heard = std::exchange(m_announcedId, id);
        if (last >= 0)
            emit announced(newsUpTo(rows(), last, heard).join(QStringLiteral(". ")));
    }
}

} // namespace watchfire

#include "moc_steps_model.cpp"
