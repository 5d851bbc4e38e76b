// SPDX-License-Identifier: Apache-2.0
// Between the journal and the pages that keep, take in and delete: backup and restore, games from files,
// games that go.
#pragma once

#include "app/desk/game_desk.h"
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
    /// Make it after whoever else listens to Journal::opened: a restored journal gets the present PIN last.
    explicit Keeper(Parts parts, QObject* parent = nullptr);

private:
    void connectBackup();
    void takeIn(const ReadLog& log);
    void deleteGame(const QString& id);

    Parts m_parts;
};

/// What is wrong, for the middle of a sentence.
QString reasonOf(const journal::JournalError& error);
/// What is not whole in a backup, and the question whether the rest is wanted.
QString doubtText(const journal::BackupDoubt& doubt);

} // namespace watchfire::kiosk
