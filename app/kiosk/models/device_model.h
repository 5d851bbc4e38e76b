// SPDX-License-Identifier: Apache-2.0
// The dice towers in words (screens.md 4): the chip tells of the one that plays, the page of the one that is
// looked at: link state, what helps, figures, the last lines, tests, ports.
#pragma once

#include "app/models/acting_models.h"
#include "app/rows/row_model.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <utility>

namespace watchfire {

struct FactRow {
    QString id, title, value;
    QString key() const { return id; }
    static const QList<Role<FactRow>>& roles();
};

/// A tower, or a port with trouble where one was wanted.
struct TowerRow {
    QString id;     ///< for showTower() and playWith()
    QString title;  ///< its serial number, or the port
    QString detail; ///< where it is, whether it plays, what waits
    QString state;  ///< as DeviceModel::state
    bool plays = false;
    bool looked = false; ///< the page tells of this one
    QString key() const { return id; }
    static const QList<Role<TowerRow>>& roles();
};

class DeviceModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(QString state READ state NOTIFY stateChanged)
    Q_PROPERTY(QString chipText READ chipText NOTIFY stateChanged)
    Q_PROPERTY(QString stateText READ stateText NOTIFY stateChanged)
    Q_PROPERTY(bool simulated READ simulated NOTIFY stateChanged)
    Q_PROPERTY(bool canRollSimulated READ canRollSimulated NOTIFY stateChanged)
    Q_PROPERTY(int waiting READ waiting NOTIFY stateChanged)
    Q_PROPERTY(QString lookedId READ lookedId NOTIFY pageChanged)
    Q_PROPERTY(QString lookedState READ lookedState NOTIFY pageChanged)
    Q_PROPERTY(QString lookedText READ lookedText NOTIFY pageChanged)
    Q_PROPERTY(QString help READ help NOTIFY pageChanged)
    Q_PROPERTY(QString command READ command NOTIFY pageChanged)
    Q_PROPERTY(QString plainNotice READ plainNotice NOTIFY pageChanged)
    Q_PROPERTY(QString waitingText READ waitingText NOTIFY pageChanged)
    Q_PROPERTY(bool canPlay READ canPlay NOTIFY pageChanged)
    Q_PROPERTY(bool canTest READ canTest NOTIFY pageChanged)
    Q_PROPERTY(bool hasLamp READ hasLamp NOTIFY pageChanged)
    Q_PROPERTY(bool testing READ testing NOTIFY pageChanged)
    Q_PROPERTY(QString testText READ testText NOTIFY pageChanged)
    Q_PROPERTY(QAbstractItemModel* towers READ towers CONSTANT)
    Q_PROPERTY(QAbstractItemModel* facts READ facts CONSTANT)
    Q_PROPERTY(QAbstractItemModel* effects READ effects CONSTANT)
    Q_PROPERTY(QAbstractItemModel* ports READ ports CONSTANT)
    Q_PROPERTY(QStringList lastLines READ lastLines NOTIFY lastLinesChanged)

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
    explicit DeviceModel(QObject* parent = nullptr);

    // -- of the tower that plays, for the chip and the table
    /// "off" (hand entry only), "searching", "connected", "silent" (no answer), "lost" (unplugged),
    /// "trouble" (no access, busy, another version), "aside" (connected, but another one plays)
    QString state() const { return m_facts.state; }
    QString chipText() const { return m_facts.chip; }    ///< two words for the chip
    QString stateText() const { return m_facts.text; }   ///< one sentence
    bool simulated() const { return m_facts.simulated; } ///< the screen must say so
    bool canRollSimulated() const { return m_facts.canRollSimulated; }
    int waiting() const { return m_facts.waiting; } ///< rolls of towers that do not play

    // -- of the tower that the page tells of
    QString lookedId() const { return m_page.id; }
    QString lookedState() const { return m_page.state; } ///< as state
    QString lookedText() const { return m_page.text; }   ///< one sentence
    QString help() const { return m_page.help; }         ///< what to do, three sentences; may be empty
    QString command() const { return m_page.command; }   ///< to be typed in a terminal; may be empty
    QString plainNotice() const { return m_page.plainNotice; }
    QString waitingText() const { return m_page.waitingText; } ///< its rolls that nobody used yet
    bool canPlay() const { return m_page.canPlay; }            ///< it could, and another one does
    bool canTest() const { return m_page.canTest; }
    bool hasLamp() const { return m_page.hasLamp; }
    bool testing() const { return m_page.testing; }      ///< the next roll does not count
    QString testText() const { return m_page.testText; } ///< what came, or what is awaited

    QAbstractItemModel* towers() { return &m_towers; }
    QAbstractItemModel* facts() { return &m_factRows; }  ///< serial number, firmware, battery, counters
    QAbstractItemModel* effects() { return &m_effects; } ///< ChoiceRow: id for lampTest()
    QAbstractItemModel* ports() { return &m_ports; }     ///< ChoiceRow: id = path, or "auto"
    QStringList lastLines() const { return m_lines; }

    /// Presses the simulated tower's button: one roll comes in over the link.
    Q_INVOKABLE void rollSimulated();
    Q_INVOKABLE void showTower(const QString& id);
    Q_INVOKABLE void playWith(const QString& id);
    /// All rolls of this tower that wait.
    Q_INVOKABLE void discardWaiting(const QString& id);
    Q_INVOKABLE void lampTest(const QString& effect);
    /// Whether the next roll is to be shown here and not to count.
    Q_INVOKABLE void testRoll(bool wanted);
    Q_INVOKABLE void choosePort(const QString& path);
    Q_INVOKABLE void refreshPorts();

    void show(const Facts& facts);
    void showPage(const Page& page);
    void showTowers(const QList<TowerRow>& rows) { m_towers.setRows(rows); }
    void showFacts(const QList<FactRow>& rows) { m_factRows.setRows(rows); }
    void showEffects(const QList<ChoiceRow>& rows) { m_effects.setRows(rows); }
    void showPorts(const QList<ChoiceRow>& rows) { m_ports.setRows(rows); }
    void showLines(const QStringList& lines);

    /// What asks for the PIN before ports are chosen, where strangers use the screen.
    using Gate = std::function<void(std::function<void()>)>;
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
    Gate m_gate; ///< none: nothing is asked
    Facts m_facts;
    Page m_page;
    RowModel<TowerRow> m_towers;
    RowModel<FactRow> m_factRows;
    RowModel<ChoiceRow> m_effects;
    RowModel<ChoiceRow> m_ports;
    QStringList m_lines;
};

} // namespace watchfire
