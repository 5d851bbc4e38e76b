// SPDX-License-Identifier: Apache-2.0
// See logs_model.h.
#include "app/models/logs_model.h"

#include "app/models/place_rows.h"

#include <QCoreApplication>

#include <utility>

namespace watchfire {

namespace {

struct LogsModelText {
    Q_DECLARE_TR_FUNCTIONS(LogsModelText)
};
constexpr qint64 largestLog = 16 << 20; // a long evening has some hundred thousand bytes
} // namespace

LogsModel::LogsModel(DriveDesk::Places places, QObject* parent)
    : QObject(parent), m_drives(std::move(places), {QStringLiteral("*.jsonl")}) {
    connect(&m_drives, &DriveDesk::listed, this, [this] {
        m_places.setRows(placeRows(m_drives));
        m_files.setRows(fileRows(m_drives));
    });
    connect(&m_drives, &DriveDesk::busyChanged, this, &LogsModel::busyChanged);
}

void LogsModel::refresh() {
    tell({});
    m_drives.refresh();
}

void LogsModel::load(const QString& file) {
    if (busy())
        return;
    tell({});
    m_drives.beside(
        [path = m_drives.path(file)]() -> Result<ReadLog> {
            const auto text = drives::read(path, largestLog);
            if (!text)
                return text.error();
            return readLog(*text);
        },
        [this, file](const Result<ReadLog>& log) {
            if (log)
                emit logRead(*log);
            else
                tell(LogsModelText::tr("%1 cannot be opened as a game: %2")
                         .arg(file, QString::fromStdString(log.error().message)));
        });
}

void LogsModel::tell(const QString& problem) {
    if (problem == m_problem)
        return;
    m_problem = problem;
    emit problemChanged();
}

} // namespace watchfire
