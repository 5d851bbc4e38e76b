// SPDX-License-Identifier: Apache-2.0
#include "app/models/files_model.h"

#include "app/models/place_rows.h"

#include <QCoreApplication>

#include <utility>

namespace watchfire {

namespace {

struct FilesModelText {
    Q_DECLARE_TR_FUNCTIONS(FilesModelText)
};

} // namespace

FilesModel::FilesModel(DriveDesk::Places places, QStringList patterns, QObject* parent)
    : QObject(parent), m_drives(std::move(places), std::move(patterns)) {
    connect(&m_drives, &DriveDesk::listed, this, &FilesModel::showFiles);
    connect(&m_drives, &DriveDesk::busyChanged, this, &FilesModel::busyChanged);
}

QList<ChoiceRow> FilesModel::listedFiles() const {
    return watchfire::fileRows(m_drives);
}

void FilesModel::showFiles() {
    m_places.setRows(placeRows(m_drives));
    m_files.setRows(listedFiles());
}

void FilesModel::tell(const QString& problem, const QString& notice) {
    m_then = nullptr;
    if (problem == m_problem && notice == m_notice && m_doubt.isEmpty())
        return;
    m_problem = problem;
    m_notice = notice;
    m_doubt.clear();
    emit messageChanged();
}

void FilesModel::noticed() {
    if (m_notice.isEmpty())
        return;
    m_notice.clear();
    emit messageChanged();
}

void FilesModel::tellWritten(const QString& name, const QString& folder) {
    tell({}, FilesModelText::tr("Written: %1 in %2.").arg(name, folder));
}

void FilesModel::askFirst(const QString& doubt, const QString& act, std::function<void()> then) {
    m_then = std::move(then);
    m_problem.clear();
    m_notice.clear();
    m_doubt = doubt;
    m_act = act;
    emit messageChanged();
}

void FilesModel::goOn() {
    if (!m_then)
        return;
    // Whoever opened the question may have gone, and somebody else answers it.
    behindGate([this] {
        const auto then = std::exchange(m_then, nullptr);
        if (!then)
            return;
        tell({});
        then();
    });
}

void FilesModel::write(const QString& name, const QByteArray& data) {
    m_drives.whenListed([this, name, data] {
        m_drives.beside([path = m_drives.path(name)] { return drives::isThere(path); },
                        [this, name, data](bool there) {
                            if (there)
                                askFirst(FilesModelText::tr("%1 is there already. Overwrite it?").arg(name),
                                         FilesModelText::tr("Overwrite"),
                                         [this, name, data] { overwrite(name, data); });
                            else
                                overwrite(name, data);
                        });
    });
}

void FilesModel::overwrite(const QString& name, const QByteArray& data) {
    m_drives.save(name, data, [this, name, folder = m_drives.folder()](const std::optional<QString>& wrong) {
        if (wrong)
            tell(*wrong);
        else
            tellWritten(name, folder);
    });
}

} // namespace watchfire

#include "moc_files_model.cpp"
