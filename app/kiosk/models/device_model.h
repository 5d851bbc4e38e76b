// SPDX-License-Identifier: Apache-2.0
// The dice towers in words (screens.md 4). The chip is about the tower that plays; the page is about the
// tower being viewed: link state, advice, figures, the last lines, tests, ports.
#pragma once

#include "app/models/acting_models.h"
#include "app/models/gate.h"
#include "app/models/property.h"
#include "app/rows/row_model.h"

#include <QObject>
#include <QStringList>

#include <utility>

namespace watchfire {

struct FactRow {
    QString id, title, value;
    bool exact = false; ///< a figure for a report; the others are words for the players
    QString key() const { return id; }
    WATCHFIRE_ROLES(id, title, value, exact);
};

/// A tower, or a port with trouble where a tower was expected.
struct TowerRow {
    QString id;     ///< for showTower() and playWith()
    QString title;  ///< its serial number, or the port
    QString detail; ///< where it is, whether it plays, how many rolls wait
    QString state;  ///< as DeviceModel::state
    bool plays = false;
    bool looked = false; ///< the page shows this one
    QString key() const { return id; }
    WATCHFIRE_ROLES(id, title, detail, state, plays, looked);
};

class DeviceModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    /// "off" (hand entry only), "searching", "connected", "silent" (no answer), "lost" (unplugged),
    /// "trouble" (no access, busy, another version), "aside" (connected, but another one plays)
    WATCHFIRE_PROPERTY(QString, state, m_facts.state, stateChanged)
    WATCHFIRE_PROPERTY(QString, chipText, m_facts.chip, stateChanged)    ///< two words for the chip
    WATCHFIRE_PROPERTY(QString, stateText, m_facts.text, stateChanged)   ///< one sentence
    WATCHFIRE_PROPERTY(bool, simulated, m_facts.simulated, stateChanged) ///< the screen must say so
    WATCHFIRE_PROPERTY(bool, canRollSimulated, m_facts.canRollSimulated, stateChanged)
    WATCHFIRE_PROPERTY(int, waiting, m_facts.waiting, stateChanged) ///< rolls of towers that do not play
    WATCHFIRE_PROPERTY(QString, lookedId, m_page.id, pageChanged)
    WATCHFIRE_PROPERTY(QString, lookedState, m_page.state, pageChanged) ///< as state
    WATCHFIRE_PROPERTY(QString, lookedText, m_page.text, pageChanged)   ///< one sentence
    WATCHFIRE_PROPERTY(QString, help, m_page.help, pageChanged) ///< what to do, three sentences; may be empty
    /// To be typed in a terminal; may be empty.
    WATCHFIRE_PROPERTY(QString, command, m_page.command, pageChanged)
    WATCHFIRE_PROPERTY(QString, plainNotice, m_page.plainNotice, pageChanged)
    /// Its rolls that nobody used yet.
    WATCHFIRE_PROPERTY(QString, waitingText, m_page.waitingText, pageChanged)
    WATCHFIRE_PROPERTY(bool, canPlay, m_page.canPlay, pageChanged) ///< it could, and another one does
    WATCHFIRE_PROPERTY(bool, canTest, m_page.canTest, pageChanged)
    WATCHFIRE_PROPERTY(bool, hasLamp, m_page.hasLamp, pageChanged)
    WATCHFIRE_PROPERTY(bool, testing, m_page.testing, pageChanged)      ///< the next roll does not count
    WATCHFIRE_PROPERTY(QString, testText, m_page.testText, pageChanged) ///< what came, or what is awaited
    WATCHFIRE_PART(QAbstractItemModel*, towers, &m_towers)
    WATCHFIRE_PART(QAbstractItemModel*, facts, &m_factRows)  ///< serial number, firmware, battery, counters
    WATCHFIRE_PART(QAbstractItemModel*, effects, &m_effects) ///< ChoiceRow: id for lampTest()
    WATCHFIRE_PART(QAbstractItemModel*, ports, &m_ports)     ///< ChoiceRow: id = path, or "auto"
    WATCHFIRE_PROPERTY(QStringList, lastLines, m_lines, lastLinesChanged)

public:
    struct Facts {
        QString state = QStringLiteral("off");
        QString chip, text;
        bool simulated = false, canRollSimulated = false;
        int waiting = 0;
        bool operator==(const Facts&) const = default;
    };
    struct Page {
        QString id, state = QStringLiteral("off");
        QString text, help, command, plainNotice, waitingText;
        bool canPlay = false, canTest = false, hasLamp = false;
        bool testing = false;
        QString testText;
        bool operator==(const Page&) const = default;
    };

    /// Presses the simulated tower's button: one roll arrives over the link.
    Q_INVOKABLE void rollSimulated();
    Q_INVOKABLE void showTower(const QString& id) { emit towerLooked(id); }
    Q_INVOKABLE void playWith(const QString& id) { emit towerWanted(id); }
    /// Discards all waiting rolls of this tower.
    Q_INVOKABLE void discardWaiting(const QString& id) { emit discardAsked(id); }
    Q_INVOKABLE void lampTest(const QString& effect) { emit lampTestAsked(effect); }
    /// Sets whether the next roll is only shown here and does not count.
    Q_INVOKABLE void testRoll(bool wanted) { emit testRollAsked(wanted); }
    Q_INVOKABLE void choosePort(const QString& path) {
        m_gate.pass([this, path] { emit portChosen(path); });
    }
    Q_INVOKABLE void refreshPorts() { emit portsAsked(); }

    void show(const Facts& facts) { change(*this, m_facts, facts, &DeviceModel::stateChanged); }
    void showPage(const Page& page) { change(*this, m_page, page, &DeviceModel::pageChanged); }
    void showTowers(const QList<TowerRow>& rows) { m_towers.setRows(rows); }
    void showFacts(const QList<FactRow>& rows) { m_factRows.setRows(rows); }
    void showEffects(const QList<ChoiceRow>& rows) { m_effects.setRows(rows); }
    void showPorts(const QList<ChoiceRow>& rows) { m_ports.setRows(rows); }
    void showLines(const QStringList& lines) {
        change(*this, m_lines, lines, &DeviceModel::lastLinesChanged);
    }

    /// Asks for the PIN before ports are chosen, where strangers use the screen.
    void setGate(Gate gate) { m_gate = std::move(gate); }

signals:
    void stateChanged();
    void pageChanged();
    void lastLinesChanged();
    void rollAsked();
    void towerLooked(const QString& id);
    void towerWanted(const QString& id);
    void discardAsked(const QString& id);
    void lampTestAsked(const QString& effect);
    void testRollAsked(bool wanted);
    void portChosen(const QString& path);
    void portsAsked();

private:
    Gate m_gate;
    Facts m_facts;
    Page m_page;
    RowModel<TowerRow> m_towers;
    RowModel<FactRow> m_factRows;
    RowModel<ChoiceRow> m_effects;
    RowModel<ChoiceRow> m_ports;
    QStringList m_lines;
};

} // namespace watchfire
