// SPDX-License-Identifier: Apache-2.0
// Everything about dice towers that the screens show and request: which ports are used, which tower plays,
// the simulated tower, test rolls and lamp tests. Joins towers, roll desk and device model; knows no game.
#pragma once

#include "app/journal/roll_desk.h"
#include "app/kiosk/models/device_model.h"
#include "app/kiosk/simulated_tower.h"
#include "app/kiosk/tower_panel.h"
#include "app/kiosk/towers.h"
#include "devices/port_finder.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace watchfire::kiosk {

class TowerDesk : public QObject {
    Q_OBJECT
public:
    struct Parts {
        TowerFactory factory;
        journal::RollDesk& rolls;
        DeviceModel& device;
        QString simulator;      ///< path of watchfire-tower; empty: there is none
        QString simulatorState; ///< where the simulated tower counts its starts
    };
    explicit TowerDesk(Parts parts, QObject* parent = nullptr);
    ~TowerDesk() override;

    /// Begins with these ports; empty: search. Call it only once the inbox is open, otherwise rolls would not
    /// be kept.
    void start(const QStringList& ports);
    /// Plays with the simulated tower until another port is chosen.
    void simulate();
    /// Returns to the earlier ports and tower; does nothing without a simulation.
    void leaveSimulation();
    [[nodiscard]] bool simulating() const { return m_simulated != nullptr; }

    /// Call after a change of language.
    void tellAgain();

    /// The page was left: from now on rolls count.
    void leavePage();

    /// At most this many stored ports are used: each has a thread, and a stranger's backup may name
    /// thousands.
    static constexpr qsizetype mostStored = 8;

    /// The ports chosen on the screen, for storing in the journal and loading. Loading passes over what is no
    /// absolute path below /dev and what comes twice, and stops after `mostStored`.
    static std::string toJson(const QStringList& ports);
    static QStringList fromJson(const std::string& json);

signals:
    void notice(const QString& text);  ///< a passing notice for the table
    void problem(const QString& text); ///< empty: it is over
    void portsChosen(const QStringList& ports);

private:
    void connectDevice();
    void choosePort(const QString& port);
    void listPorts();
    void showPorts();
    void testLamp(const QString& id);
    void discardWaiting(const QString& tower);
    void tellElsewhere();
    void tellProblem();
    [[nodiscard]] TowerFacts facts() const;
    void show();

    Parts m_parts;
    Towers m_towers;
    std::unique_ptr<SimulatedTower> m_simulated;
    QStringList m_ports;
    std::vector<devices::PortInfo> m_listed;
    QString m_looked;
    std::optional<journal::OfferedRoll> m_tested;
    std::vector<journal::OfferedRoll> m_elsewhere; ///< announced at the table already
    QTimer m_lampTest;
};

} // namespace watchfire::kiosk
