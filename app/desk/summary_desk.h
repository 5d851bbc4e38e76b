// SPDX-License-Identifier: Apache-2.0
// Counts the open game while a page of statistics is open, and saves its summary as a picture and its
// commands as a log on the chosen drive.
#pragma once

#include "app/files/drive_desk.h"
#include "app/models/statistics_model.h"

#include <QObject>

#include <functional>
#include <string>

namespace watchfire {

class GameDesk;
class TableModel;

class SummaryDesk : public QObject {
    Q_OBJECT
public:
    struct Parts {
        TableModel& table;
        GameDesk& desk;
        DriveDesk::Places places;
        std::function<std::string()> now; ///< ISO 8601
        /// Asks for the PIN before a file is written, where strangers use the screen; empty: none is asked
        /// for.
        std::function<void(std::function<void()>)> gate = {};
    };
    explicit SummaryDesk(Parts parts, QObject* parent = nullptr);

private:
    void count();
    void savePicture(const QImage& image);
    void saveLog();
    void save(const QString& ending, std::function<QByteArray()> bytes);
    void reallySave(const QString& name, const std::function<QByteArray()>& bytes);
    /// "watchfire-great-wall-2026-11-21-20-14" and an ending.
    [[nodiscard]] QString fileName(const QString& ending) const;

    Parts m_parts;
    StatisticsModel& m_model;
    DriveDesk m_drives;
};

} // namespace watchfire
