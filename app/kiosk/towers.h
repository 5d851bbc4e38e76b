// SPDX-License-Identifier: Apache-2.0
// The dice towers at this table: one source for each named port or, in a search, one for each tower that was
// found and one more that keeps looking. All of them bring their rolls to the roll desk, which knows towers
// by their serial numbers, so it does not matter which source finds a tower.
#pragma once

#include "app/journal/roll_desk.h"
#include "devices/dice_source.h"

#include <boost/signals2/connection.hpp>

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace watchfire::kiosk {

/// Makes the source for a tower at a port; an empty port means that it searches. All sources of one factory
/// share the ports among them.
using TowerFactory = std::function<std::unique_ptr<devices::DiceSource>(const QString& port)>;

class Towers : public QObject {
    Q_OBJECT
public:
    using Choice = journal::RollDesk::Choice;
    struct Tower {
        devices::LinkState link;
        devices::LinkStatistics statistics;
        bool operator==(const Tower&) const = default;
    };
    /// A search finds at most this many towers.
    static constexpr std::size_t mostFound = 4;

    /// The roll desk must outlive this object.
    Towers(TowerFactory factory, journal::RollDesk& rolls, QObject* parent = nullptr);
    ~Towers() override;

    /// Uses only these ports from now on; empty: search. An open one of them stays open. The tower at a
    /// single port plays as soon as it answers.
    void use(const QStringList& ports, Choice choice = Choice::remembered);

    /// The towers, and ports with trouble, that are worth showing: the playing tower first, then by serial
    /// number. Never empty while a source runs.
    [[nodiscard]] std::vector<Tower> all() const;

    /// Shows this on the tower's lamp until the desk's lampAgain().
    void lamp(const std::string& tower, devices::LampEffect effect);

signals:
    /// A link or a counter has changed.
    void changed();

private:
    struct Entry {
        QString port;
        std::unique_ptr<devices::DiceSource> source;
        devices::LinkStatistics statistics;
        std::vector<boost::signals2::scoped_connection> connections;
    };

    void add(const QString& port);
    void retire(Entry entry);
    void linkChanged(const devices::LinkState& link);
    void tell(const devices::LinkState& link);
    [[nodiscard]] bool isWorthShowing(const Entry& entry) const;

    TowerFactory m_factory;
    journal::RollDesk& m_rolls;
    Choice m_choice = Choice::remembered;
    std::vector<Entry> m_entries;
    std::vector<Entry> m_retired; ///< closing their ports
    std::map<std::string, std::pair<devices::LinkPhase, devices::LinkTrouble>>
        m_told; ///< by port: the last log line
};

/// True if a tower answers on this link, or plain lines come from it.
[[nodiscard]] bool answers(const devices::LinkState& link);

} // namespace watchfire::kiosk
