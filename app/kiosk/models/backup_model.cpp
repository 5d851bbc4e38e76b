// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/models/backup_model.h"

#include "app/rows/row_model_members.h"
#include "app/text/when_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace watchfire {

template class RowModel<CheckedGameRow>;

namespace {

struct BackupModelText {
    Q_DECLARE_TR_FUNCTIONS(BackupModelText)
};

constexpr QLatin1String stampForm{"yyyy-MM-dd-HHmm"};
constexpr QLatin1String prefix{"watchfire-"};
constexpr QLatin1String suffix{".db"};

/// When a backup was made, from its name; the name itself if somebody chose another.
QString titleOf(const QString& name) {
    const QString stamp = name.mid(prefix.size(), stampForm.size());
    const QDateTime time = QDateTime::fromString(stamp, stampForm);
    return time.isValid() ? text::whenText(time) : name;
}

} // namespace

BackupModel::BackupModel(DriveDesk::Places places, QObject* parent)
    : FilesModel(std::move(places), {QStringLiteral("*.db")}, parent) {}

QList<ChoiceRow> BackupModel::listedFiles() const {
    QList<ChoiceRow> rows = FilesModel::listedFiles();
    for (ChoiceRow& row : rows) {
        row.title = titleOf(row.id);
        row.detail = row.title == row.id ? QString() : row.id;
    }
    std::reverse(rows.begin(), rows.end()); // the names begin with the date
    return rows;
}

void BackupModel::setAsked(bool asked) {
    m_asked = asked;
    emit busyChanged();
}

void BackupModel::backUp() {
    if (busy())
        return;
    behindGate([this] {
        tell({});
        desk().whenListed([this] {
            setAsked(true);
            emit backUpAsked(desk().path(prefix + QDateTime::currentDateTime().toString(stampForm) + suffix));
        });
    });
}

void BackupModel::restore(const QString& file) {
    if (busy())
        return;
    behindGate([this, file] {
        tell({});
        setAsked(true);
        progressed(0, 0);
        emit checkAsked(desk().path(file));
    });
}

void BackupModel::stop() {
    if (m_progress.isEmpty())
        return;
    showProgress({});
    setAsked(false);
    emit dropAsked();
}

void BackupModel::progressed(int done, int games) {
    showProgress(games == 0 ? BackupModelText::tr("The backup is being read …")
                            : BackupModelText::tr("Each game is tried: %1 of %2 …")
                                  .arg(QString::number(done + 1), QString::number(games)));
}

void BackupModel::showProgress(const QString& progress) {
    change(*this, m_progress, progress, &BackupModel::progressChanged);
}

void BackupModel::checked(const Verdict& verdict) {
    showProgress({});
    setAsked(false);
    m_games.setRows(verdict.games);
    m_verdict = {{}, verdict.harm, verdict.further, {}};
    askFirst(verdict.title, BackupModelText::tr("Restore"), [this] {
        setAsked(true);
        emit restoreAsked();
    });
}

void BackupModel::goOn() {
    if (!busy())
        FilesModel::goOn();
}

void BackupModel::dismiss() {
    const bool asking = !doubt().isEmpty();
    FilesModel::dismiss();
    if (asking)
        emit dropAsked();
}

void BackupModel::backedUp(const QString& path) {
    setAsked(false);
    const QFileInfo file(path);
    tellWritten(file.fileName(), file.absolutePath());
    refreshFiles();
}

void BackupModel::restored(const QString& keptAs) {
    setAsked(false);
    tell({}, BackupModelText::tr("The backup is restored. What was here before is kept in %1.").arg(keptAs));
}

void BackupModel::backUpFailed(const QString& path, const QString& reason) {
    setAsked(false);
    tell(BackupModelText::tr("%1 cannot be written: %2. Choose another place.")
             .arg(QFileInfo(path).fileName(), reason));
}

void BackupModel::restoreFailed(const QString& problem) {
    showProgress({});
    setAsked(false);
    tell(problem);
}

} // namespace watchfire

#include "moc_backup_model.cpp"
