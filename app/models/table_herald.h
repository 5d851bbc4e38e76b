// SPDX-License-Identifier: Apache-2.0
// Who acts at the table, and what is new to announce, derived from what the table shows: for the panel that
// turns to the acting seat, and for a screen reader (screens.md 3 and "Accessibility").
#pragma once

#include "app/models/property.h"
#include "app/models/table_model.h"

#include <QObject>

namespace watchfire {

class TableHerald : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    /// The seat of the player who decides, founds, or has the turn; empty if it is unknown.
    WATCHFIRE_PROPERTY(QString, actingSeat, m_actingSeat, actingChanged)

public:
    explicit TableHerald(TableModel& table, QObject* parent = nullptr);

    /// The current step, else the open question, else the headline: for somebody who comes to the table.
    Q_INVOKABLE QString open() const;

signals:
    void actingChanged();
    /// Something new for the table to hear, each once: a step, a question, whose roll it is.
    void announced(const QString& text);

private:
    void findActor();
    void asks(bool open, const QString& title);
    void announce(const QString& text);

    TableModel& m_table;
    QString m_actingSeat;
    bool m_waiting = false; ///< others may build before the next roll (BA-51)
    QString m_asked;        ///< the question or placement announced last
};

} // namespace watchfire
