// SPDX-License-Identifier: Apache-2.0
// What every screen with files on drives has (value book, boards, game logs, backups): places and files as
// rows, whether a drive is working, the result in words, and a question before anything is lost. A screen's
// own model derives from it and adds its kind of files.
#pragma once

#include "app/files/drive_desk.h"
#include "app/models/acting_models.h"
#include "app/models/gate.h"
#include "app/models/property.h"
#include "app/rows/row_model.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace watchfire {

class FilesModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the screens' own models derive from it")
    WATCHFIRE_PROPERTY(QString, problem, m_problem, messageChanged)
    WATCHFIRE_PROPERTY(QString, notice, m_notice, messageChanged)
    WATCHFIRE_PROPERTY(QString, doubt, m_doubt, messageChanged) ///< a question before something is lost
    /// The word on the button that answers it with yes.
    WATCHFIRE_PROPERTY(QString, act, m_act, messageChanged)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    WATCHFIRE_PART(QAbstractItemModel*, places, &m_places) ///< ChoiceRow, the chosen one marked
    WATCHFIRE_PART(QAbstractItemModel*, files, &m_files)   ///< ChoiceRow

public:
    virtual bool busy() const { return m_drives.busy(); } ///< files are being looked for, read or written
    const RowModel<ChoiceRow>& fileRows() const { return m_files; }

    // Files may be on a slow or dying drive, so results of these calls come later, when `busy` is over.
    // Drives come and go: looks again.
    Q_INVOKABLE virtual void refreshFiles() { m_drives.refresh(); }
    Q_INVOKABLE virtual void choosePlace(const QString& folder) { m_drives.choose(folder); }
    /// The answer yes to `doubt`.
    Q_INVOKABLE virtual void goOn();
    /// The other answer; also clears the messages.
    Q_INVOKABLE virtual void dismiss() { tell({}); }
    /// The notice has been read, or has stood long enough. An open question stays.
    Q_INVOKABLE void noticed();

    /// Asks for the PIN before something is done, where strangers use the screen.
    void setGate(Gate gate) { m_gate = std::move(gate); }

signals:
    void messageChanged();
    void busyChanged();

protected:
    /// `places` is called outside the GUI thread; `patterns` selects the listed files.
    FilesModel(DriveDesk::Places places, QStringList patterns, QObject* parent);

    DriveDesk& desk() { return m_drives; }
    /// Replaces the messages, and withdraws an open question.
    void tell(const QString& problem, const QString& notice = {});
    /// The notice after a file was written, here or by the journal.
    void tellWritten(const QString& name, const QString& folder);
    /// Shows the question and runs `then` if the answer is yes; `act` is the word on the button.
    void askFirst(const QString& doubt, const QString& act, std::function<void()> then);
    /// Runs it, after the PIN if necessary.
    void behindGate(Gate::Act then) { m_gate.pass(std::move(then)); }
    /// Writes the file into the chosen place, asks before replacing an existing one, and shows the result.
    void write(const QString& name, const QByteArray& data);
    /// The same without asking.
    void overwrite(const QString& name, const QByteArray& data);
    /// The files of the chosen place, with this screen's titles and order.
    virtual QList<ChoiceRow> listedFiles() const;

private:
    void showFiles();

    Gate m_gate;
    QString m_problem, m_notice, m_doubt, m_act;
    std::function<void()> m_then; ///< runs on yes to m_doubt
    RowModel<ChoiceRow> m_places, m_files;
    DriveDesk m_drives;
};

} // namespace watchfire
