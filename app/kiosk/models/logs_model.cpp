// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/models/logs_model.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <utility>

namespace watchfire {

namespace {

struct LogsModelText {
    Q_DECLARE_TR_FUNCTIONS(LogsModelText)
};
constexpr qint64 largestLog = 16 << 20; // a long evening takes some hundred thousand bytes
} // namespace

LogsModel::LogsModel(DriveDesk::Places places, QObject* parent)
    : FilesModel(std::move(places), {QStringLiteral("*.jsonl")}, parent) {}

void LogsModel::refreshFiles() {
    tell({});
    FilesModel::refreshFiles();
}

void LogsModel::browse() {
    behindGate([this] {
        refreshFiles();
        emit browsing();
    });
}

void LogsModel::load(const QString& file) {
    if (!busy())
        behindGate([this, file] { reallyLoad(file); });
}

void LogsModel::reallyLoad(const QString& file) {
    tell({});
    desk().beside(
        [path = desk().path(file)]() -> Result<ReadLog> {
            const auto text = drives::read(path, largestLog);
            if (!text)
                return text.error();
            return readLog(*text, QFileInfo(path).absolutePath());
        },
        [this, file](const Result<ReadLog>& log) {
            if (log)
                emit logRead(*log);
            else
                tell(LogsModelText::tr("%1 cannot be opened as a game: %2")
                         .arg(file, QString::fromStdString(log.error().message)));
        });
}

} // namespace watchfire

#include "moc_logs_model.cpp"
