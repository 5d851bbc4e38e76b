// SPDX-License-Identifier: Apache-2.0
// Connects the journal with the pages that save, load and delete: backup and restore, games from files,
// deleted games.
#pragma once

#include "app/desk/game_desk.h"
#include "app/journal/backup_check.h"
#include "app/journal/journal.h"
#include "app/kiosk/models/kiosk.h"

#include <QByteArray>
#include <QObject>

#include <functional>
#include <string>

namespace watchfire::kiosk {

class Keeper : public QObject {
    Q_OBJECT
public:
    struct Parts {
        journal::Journal& journal;
        GameDesk& desk;
        Kiosk& kiosk;
        std::function<std::string()> now; ///< ISO 8601
    };
    /// Make it after every other listener of Journal::opened: a restored journal gets the present PIN last.
    explicit Keeper(Parts parts, QObject* parent = nullptr);

private:
    void connectBackup();
    void connectRestore();
    void takeIn(const ReadLog& log);
    void deleteGame(const QString& id);

    Parts m_parts;
    journal::BackupCheck m_check;
    journal::CheckedBackup m_checked; ///< the backup that the question on the screen is about
};

} // namespace watchfire::kiosk
