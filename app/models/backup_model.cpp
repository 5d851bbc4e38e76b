// SPDX-License-Identifier: Apache-2.0
// See backup_model.h.
#include "app/models/backup_model.h"

#include "app/models/place_rows.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace watchfire {

namespace {

struct BackupModelText {
    Q_DECLARE_TR_FUNCTIONS(BackupModelText)
};

const QString stampForm = QStringLiteral("yyyy-MM-dd-HHmm");
const QString prefix = QStringLiteral("watchfire-");
const QString suffix = QStringLiteral(".db");

/// When a backup was made, as its name says it; the name itself where somebody gave another.
QString titleOf(const QString& name) {
    const QString stamp = name.mid(prefix.size(), stampForm.size());
    const QDateTime time = QDateTime::fromString(stamp, stampForm);
    return time.isValid() ? QLocale().toString(time, QLocale::ShortFormat) : name;
}

} // namespace

BackupModel::BackupModel(DriveDesk::Places places, QObject* parent)
    : QObject(parent), m_drives(std::move(places), {QStringLiteral("*.db")}) {
    connect(&m_drives, &DriveDesk::listed, this, &BackupModel::showFiles);
    connect(&m_drives, &DriveDesk::busyChanged, this, &BackupModel::busyChanged);
}

void BackupModel::showFiles() {
    m_places.setRows(placeRows(m_drives));
    QList<ChoiceRow> rows = fileRows(m_drives);
    for (ChoiceRow& row : rows) {
        row.title = titleOf(row.id);
        row.detail = row.title == row.id ? QString() : row.id;
    }
    std::reverse(rows.begin(), rows.end()); // names carry the date
    m_files.setRows(rows);
}

void BackupModel::setAsked(bool asked) {
    m_asked = asked;
    emit busyChanged();
}

void BackupModel::backUp() {
    if (busy())
        return;
    tell({}, {});
    m_drives.whenListed([this] {
        setAsked(true);
        emit backUpAsked(m_drives.path(prefix + QDateTime::currentDateTime().toString(stampForm) + suffix));
    });
}

void BackupModel::restore(const QString& file) {
    m_wanted = m_drives.path(file);
    tell({}, {}, BackupModelText::tr("Restore the backup of %1?").arg(titleOf(file)));
}

void BackupModel::goOn() {
    if (busy() || m_doubt.isEmpty())
        return;
    tell({}, {});
    setAsked(true);
    emit restoreAsked(m_wanted);
}

void BackupModel::backedUp(const QString& path) {
    setAsked(false);
    const QFileInfo file(path);
    tell({}, BackupModelText::tr("Written: %1 in %2.").arg(file.fileName(), file.absolutePath()));
    m_drives.refresh();
}

void BackupModel::restored(const QString& keptAs) {
    setAsked(false);
    tell({}, BackupModelText::tr("The backup is restored. What was here before is kept in %1.").arg(keptAs));
}

void BackupModel::backUpFailed(const QString& path, const QString& reason) {
    setAsked(false);
    tell(BackupModelText::tr("%1 cannot be written: %2. Choose another place.")
             .arg(QFileInfo(path).fileName(), reason),
         {});
}

void BackupModel::restoreFailed(const QString& path, const QString& reason) {
    setAsked(false);
    tell(BackupModelText::tr("%1 cannot be restored: %2. Nothing was changed.")
             .arg(QFileInfo(path).fileName(), reason),
         {});
}

void BackupModel::tell(const QString& problem, const QString& notice, const QString& doubt) {
    m_problem = problem;
    m_notice = notice;
    m_doubt = doubt;
    emit messageChanged();
}

} // namespace watchfire
