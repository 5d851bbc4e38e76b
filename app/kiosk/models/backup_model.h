// SPDX-License-Identifier: Apache-2.0
// Backup of the whole journal to a drive, and restore, as the settings page shows it (screens.md 6). It names
// the file; the composition root runs the journal and answers.
#pragma once

#include "app/models/files_model.h"
#include "app/models/property.h"

namespace watchfire {

class BackupModel : public watchfire::FilesModel {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL

public:
    /// `places` is called outside the GUI thread.
    explicit BackupModel(DriveDesk::Places places, QObject* parent = nullptr);

    bool busy() const override { return m_asked || FilesModel::busy(); }

    Q_INVOKABLE void backUp();
    /// Asks before the present journal is replaced.
    Q_INVOKABLE void restore(const QString& file);
    void goOn() override;

    void backedUp(const QString& path);
    void restored(const QString& keptAs);
    /// `reason` has no full stop.
    void backUpFailed(const QString& path, const QString& reason);
    void restoreFailed(const QString& path, const QString& reason);

    /// Nothing has changed yet; `doubt` says what is missing, and asks.
    void restoreDoubted(const QString& path, const QString& doubt);

signals:
    void backUpAsked(const QString& path);
    void restoreAsked(const QString& path);
    void restorePartsAsked(const QString& path);

private:
    /// Latest first.
    QList<ChoiceRow> listedFiles() const override;
    void setAsked(bool asked);

    bool m_asked = false; ///< the journal is working on a request
};

} // namespace watchfire
