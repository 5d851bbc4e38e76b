// SPDX-License-Identifier: Apache-2.0
// Backup of the whole journal on a drive, and back, as the settings show it (screens.md 6). It names the
// file; the composition root asks the journal and answers.
#pragma once

#include "app/files/drive_desk.h"
#include "app/models/acting_models.h"
#include "app/models/row_model.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace watchfire {

class BackupModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(QString problem READ problem NOTIFY messageChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY messageChanged)
    Q_PROPERTY(QString doubt READ doubt NOTIFY messageChanged)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(QAbstractItemModel* places READ places CONSTANT)
    Q_PROPERTY(QAbstractItemModel* files READ files CONSTANT)

public:
    /// `places` is called beside the GUI thread.
    explicit BackupModel(DriveDesk::Places places, QObject* parent = nullptr);

    QString problem() const { return m_problem; }
    QString notice() const { return m_notice; }
    QString doubt() const { return m_doubt; } ///< a question before the present journal is replaced
    bool busy() const { return m_asked || m_drives.busy(); }
    QAbstractItemModel* places() { return &m_places; } ///< ChoiceRow
    QAbstractItemModel* files() { return &m_files; }   ///< ChoiceRow, the latest first

    Q_INVOKABLE void refresh() { m_drives.refresh(); }
    Q_INVOKABLE void choosePlace(const QString& folder) { m_drives.choose(folder); }
    Q_INVOKABLE void backUp();
    Q_INVOKABLE void restore(const QString& file);
    /// The answer to `doubt`: do it.
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void dismiss() { tell({}, {}); }

    void backedUp(const QString& path);
    void restored(const QString& keptAs);
    /// `reason`: without a full stop.
    void backUpFailed(const QString& path, const QString& reason);
    void restoreFailed(const QString& path, const QString& reason);

signals:
    void messageChanged();
    void busyChanged();
    void backUpAsked(const QString& path);
    void restoreAsked(const QString& path);

private:
    void showFiles();
    void setAsked(bool asked);
    void tell(const QString& problem, const QString& notice, const QString& doubt = {});

    QString m_problem, m_notice, m_doubt, m_wanted;
    bool m_asked = false; ///< the journal is at work
    RowModel<ChoiceRow> m_places, m_files;
    DriveDesk m_drives;
};

} // namespace watchfire
