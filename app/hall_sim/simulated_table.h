// SPDX-License-Identifier: Apache-2.0
// One table without a screen: the program's own journal, desk and hall, and instead of people recorded games,
// one after another.
#pragma once

#include "app/desk/game_desk.h"
#include "app/journal/journal.h"
#include "app/journal/roll_desk.h"
#include "app/mirror/hall_desk.h"
#include "app/models/table_model.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <random>
#include <vector>

namespace watchfire::hall_sim {

/// A log: its header and its commands.
struct RecordedGame {
    nlohmann::ordered_json header;
    std::vector<nlohmann::ordered_json> commands;
};

class SimulatedTable : public QObject {
    Q_OBJECT
public:
    struct Plan {
        mirror::HallPlace place{};
        QString journal{};        ///< a file's path
        int paceMilliseconds = 0; ///< mean pause between two commands; each varies by half of it
        std::uint32_t seed = 0;   ///< of games, names and pace
        int games = 0;            ///< stops after so many; 0: never
    };
    /// `games` outlives the table.
    SimulatedTable(const std::vector<RecordedGame>& games, Plan plan, QObject* parent = nullptr);
    ~SimulatedTable() override;

    void start();
    /// Plays no further, and stays as it is in the hall.
    void rest();
    [[nodiscard]] int commands() const { return m_commands; }
    [[nodiscard]] int ended() const { return m_ended; }
    [[nodiscard]] bool connected() const { return m_model.state() == QLatin1String("on"); }
    /// It has played all its games, and they are saved.
    [[nodiscard]] bool finished() const { return m_finished; }

signals:
    /// A game is over and saved.
    void gameEnded(const QString& table, const QString& game);

private:
    void beginGame();
    void act();
    [[nodiscard]] int pause();
    [[nodiscard]] std::uint32_t below(std::uint32_t limit);

    const std::vector<RecordedGame>& m_games;
    Plan m_plan;
    std::mt19937 m_random;
    TableModel m_table;
    journal::Journal m_journal;
    journal::RollDesk m_rolls;
    GameDesk m_desk;
    mirror::Snapshots m_snapshots;
    HallModel m_model;
    mirror::HallDesk m_hall;
    QTimer m_next;
    const RecordedGame* m_game = nullptr;
    std::size_t m_at = 0; ///< index of the next command
    int m_commands = 0, m_begun = 0, m_ended = 0;
    bool m_finished = false, m_resting = false;
};

} // namespace watchfire::hall_sim
