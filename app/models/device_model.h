// SPDX-License-Identifier: Apache-2.0
// The dice tower in words: link state, port, serial number, counters, the last lines (screens.md 4).
#pragma once

#include "app/models/acting_models.h"
#include "app/models/row_model.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace watchfire {

struct FactRow {
    QString id, title, value;
    QString key() const { return id; }
    static const QList<Role<FactRow>>& roles();
};

class DeviceModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(QString state READ state NOTIFY stateChanged)
    Q_PROPERTY(QString chipText READ chipText NOTIFY stateChanged)
    Q_PROPERTY(QString stateText READ stateText NOTIFY stateChanged)
    Q_PROPERTY(QString help READ help NOTIFY stateChanged)
    Q_PROPERTY(bool simulated READ simulated NOTIFY stateChanged)
    Q_PROPERTY(bool canRollSimulated READ canRollSimulated NOTIFY stateChanged)
    Q_PROPERTY(QString port READ port NOTIFY stateChanged)
    Q_PROPERTY(QAbstractItemModel* facts READ facts CONSTANT)
    Q_PROPERTY(QAbstractItemModel* ports READ ports CONSTANT)
    Q_PROPERTY(QStringList lastLines READ lastLines NOTIFY lastLinesChanged)

public:
    struct Facts {
        QString state = QStringLiteral("off");
        QString chip, text, help, port;
        bool simulated = false, canRollSimulated = false;
        bool operator==(const Facts&) const = default;
    };
    explicit DeviceModel(QObject* parent = nullptr);
    /// "off" (hand entry only), "searching", "connected", "silent" (no answer), "lost" (unplugged)
    QString state() const { return m_facts.state; }
    QString chipText() const { return m_facts.chip; }    ///< two words for the chip
    QString stateText() const { return m_facts.text; }   ///< one sentence
    QString help() const { return m_facts.help; }        ///< what to do, three sentences; may be empty
    bool simulated() const { return m_facts.simulated; } ///< the screen must say so
    bool canRollSimulated() const { return m_facts.canRollSimulated; }
    QString port() const { return m_facts.port; }
    QAbstractItemModel* facts() { return &m_factRows; } ///< serial number, firmware, battery, counters
    QAbstractItemModel* ports() { return &m_ports; }    ///< ChoiceRow: id = path
    QStringList lastLines() const { return m_lines; }

    /// Presses the simulated tower's button: one roll comes in over the link.
    Q_INVOKABLE void rollSimulated();
    Q_INVOKABLE void lampTest();
    Q_INVOKABLE void choosePort(const QString& path);
    Q_INVOKABLE void refreshPorts();

    void show(const Facts& facts);
    void showFacts(const QList<FactRow>& rows) { m_factRows.setRows(rows); }
    void showPorts(const QList<ChoiceRow>& rows) { m_ports.setRows(rows); }
    void showLines(const QStringList& lines);

signals:
    void stateChanged();
    void lastLinesChanged();
    void rollAsked();
    void lampTestAsked();
    void portChosen(const QString& path);
    void portsAsked();

private:
    Facts m_facts;
    RowModel<FactRow> m_factRows;
    RowModel<ChoiceRow> m_ports;
    QStringList m_lines;
};

} // namespace watchfire
