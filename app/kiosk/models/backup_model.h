// SPDX-License-Identifier: Apache-2.0
// Backup of the whole journal to a drive, and restore, as the settings page shows it (screens.md 6). Before a
// restore each game of the backup is tried, and the table sees what is good and what is not; nothing is
// replaced until it says so. The model names the file; the composition root runs the journal and answers.
#pragma once

#include "app/models/files_model.h"
#include "app/models/property.h"

namespace watchfire {

/// One game of a backup that is looked through.
struct CheckedGameRow {
    QString id;
    QString title;  ///< the game and its players
    QString detail; ///< when it was played; or what is wrong with it, and what becomes of it
    bool good = true;
    QString key() const { return id; }
    WATCHFIRE_ROLES(id, title, detail, good);
};

class BackupModel : public watchfire::FilesModel {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    /// The progress of a backup's check, as a sentence; empty if none is running.
    WATCHFIRE_PROPERTY(QString, progress, m_progress, progressChanged)
    /// Beside `doubt`: what is wrong with the file itself; empty if nothing is.
    WATCHFIRE_PROPERTY(QString, harm, m_verdict.harm, messageChanged)
    /// How many more games than `games` can go on, as a sentence; empty if these are all.
    WATCHFIRE_PROPERTY(QString, further, m_verdict.further, messageChanged)
    WATCHFIRE_PART(QAbstractItemModel*, games, &m_games) ///< CheckedGameRow, the bad ones first

public:
    /// `places` is called outside the GUI thread.
    explicit BackupModel(DriveDesk::Places places, QObject* parent = nullptr);

    bool busy() const override { return m_asked || FilesModel::busy(); }
    const RowModel<CheckedGameRow>& gameRows() const { return m_games; }

    Q_INVOKABLE void backUp();
    /// Has the backup checked first; the answer is a question.
    Q_INVOKABLE void restore(const QString& file);
    /// Stops the check of the backup.
    Q_INVOKABLE void stop();
    void goOn() override;
    void dismiss() override;

    void backedUp(const QString& path);
    /// `games` is 0 while the file is copied.
    void progressed(int done, int games);
    /// What a backup would bring; nothing has changed yet.
    struct Verdict {
        QString title; ///< "3 of 4 games can go on"
        QString harm, further;
        QList<CheckedGameRow> games;
    };
    void checked(const Verdict& verdict);
    void restored(const QString& keptAs);
    /// `reason` has no full stop.
    void backUpFailed(const QString& path, const QString& reason);
    /// Whole sentences: what is wrong and what to do.
    void restoreFailed(const QString& problem);

signals:
    void backUpAsked(const QString& path);
    void checkAsked(const QString& path);
    /// Nobody waits for the check or its copy any more.
    void dropAsked();
    void restoreAsked();
    void progressChanged();

private:
    /// Latest first.
    QList<ChoiceRow> listedFiles() const override;
    void setAsked(bool asked);
    void showProgress(const QString& progress);

    bool m_asked = false; ///< the journal is working on a request
    QString m_progress;
    Verdict m_verdict; ///< its title is the question, and its games are in m_games
    RowModel<CheckedGameRow> m_games;
};

} // namespace watchfire
