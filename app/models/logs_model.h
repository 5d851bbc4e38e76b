// SPDX-License-Identifier: Apache-2.0
// Games as files on drives: which lie there, and taking one in. Reading and playing a log through happens
// beside the GUI thread; the composition root writes it into the journal and opens it.
#pragma once

#include "app/files/drive_desk.h"
#include "app/game/log_reading.h"
#include "app/models/acting_models.h"
#include "app/models/row_model.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace watchfire {

class LogsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(QAbstractItemModel* places READ places CONSTANT)
    Q_PROPERTY(QAbstractItemModel* files READ files CONSTANT)

public:
    /// `places` is called beside the GUI thread.
    explicit LogsModel(DriveDesk::Places places, QObject* parent = nullptr);

    QString problem() const { return m_problem; }
    bool busy() const { return m_drives.busy(); }
    QAbstractItemModel* places() { return &m_places; } ///< ChoiceRow
    QAbstractItemModel* files() { return &m_files; }   ///< ChoiceRow

    Q_INVOKABLE void refresh();
    Q_INVOKABLE void choosePlace(const QString& folder) { m_drives.choose(folder); }
    Q_INVOKABLE void load(const QString& file);

signals:
    void problemChanged();
    void busyChanged();
    void logRead(const watchfire::ReadLog& log);

private:
    void tell(const QString& problem);

    QString m_problem;
    RowModel<ChoiceRow> m_places, m_files;
    DriveDesk m_drives;
};

} // namespace watchfire
