// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/models/report_model.h"

#include <QDateTime>

#include <optional>
#include <utility>

namespace watchfire {

ReportModel::ReportModel(DriveDesk::Places places, QObject* parent)
    : FilesModel(std::move(places), {QStringLiteral("watchfire-report-*.jsonl")}, parent) {}

void ReportModel::writeReport() {
    if (!busy() && m_make)
        behindGate([this] { reallyWrite(); });
}

void ReportModel::reallyWrite() {
    tell({});
    const QString name = QStringLiteral("watchfire-report-%1.jsonl")
                             .arg(QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss")));
    desk().whenListed([this, name] {
        desk().beside(m_make, [this, name](const Made& made) {
            if (!made.wrong.isEmpty()) {
                tell(made.wrong);
                return;
            }
            desk().save(
                name, made.text,
                [this, name, folder = desk().folder()](const std::optional<QString>& wrong) {
                    if (wrong)
                        tell(*wrong);
                    else
                        tellWritten(name, folder);
                },
                drives::Readers::owner); // it has the program's log in it
        });
    });
}

} // namespace watchfire

#include "moc_report_model.cpp"
