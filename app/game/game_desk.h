// SPDX-License-Identifier: Apache-2.0
// The one way in: touch, tower, drive socket and resume all become the same log command, go through the
// session, and are appended to the journal (architecture.md, "One way in"). It consumes the inbox of rolls
// (decisions 9 to 12), remembers the ticks of cards, and asks the presenter to show what came of it.
#pragma once

#include "app/game/correction_planner.h"
#include "app/game/knight_planner.h"
#include "app/game/table_presenter.h"
#include "app/game/told.h"
#include "app/journal/journal.h"
#include "app/journal/roll_desk.h"
#include "app/models/table_model.h"
#include "rules/game.h"

#include <QObject>
#include <QSet>
#include <QString>

#include <nlohmann/json.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace watchfire {

class GameDesk : public QObject {
    Q_OBJECT
public:
    struct Parts {
        TableModel& table;
        journal::Journal& journal;
        journal::RollDesk& rolls;
        std::function<std::string()> now; ///< ISO 8601
        std::function<std::uint32_t(std::uint32_t)>
            random; ///< even, below the argument: for draws by the program
    };
    explicit GameDesk(Parts parts, QObject* parent = nullptr);
    ~GameDesk() override;

    /// Starts a game. Errors: the rules' refusal of the header.
    std::optional<Error> begin(const nlohmann::ordered_json& header, const std::string& gameId,
                               bool practice);
    /// Goes on with a game of the journal: every line again, then the ticks. Errors: of the header or a line.
    std::optional<Error> resume(const journal::GameLog& log, const std::string& ticks);
    void close();

    [[nodiscard]] bool open() const { return m_game != nullptr; }
    [[nodiscard]] const std::string& gameId() const { return m_gameId; }
    [[nodiscard]] const HexGame* game() const { return m_game.get(); }
    [[nodiscard]] const std::vector<Told>& told() const { return m_told; }

    /// One command of the game log, undo and redo included; {"ok":…} as `watchfire replay` answers. A refusal
    /// is shown, and nothing is written.
    nlohmann::ordered_json submit(const nlohmann::ordered_json& command);

    /// The whole state as the log prints it; null without a game.
    [[nodiscard]] nlohmann::ordered_json state() const;
    /// Key of the journal's settings under which a game's ticks lie.
    static std::string ticksKey(const std::string& gameId) { return "ticks:" + gameId; }

    /// Cards that are not ticked yet.
    [[nodiscard]] int stepsLeft() const { return m_parts.table.steps()->left(); }
    /// The code of the refusal that is shown; empty without one.
    [[nodiscard]] std::string refusal() const { return m_parts.table.refusal()->code().toStdString(); }

signals:
    /// The ticks of the open game, as they were handed to the journal.
    void ticksStored(const QString& key, const QString& ticks);
    void gameOpened();
    void gameClosed();
    void changed();

private:
    using Json = nlohmann::ordered_json;

    /// What the places on the board are for.
    enum class Purpose { none, decision, correction, knight, build, shipTarget, founding };

    std::optional<Error> make(const Json& header);
    /// Carries one command out, in memory only. `before` becomes the state before it.
    Result<hex::Outcome> carryOut(const Json& command);
    Result<hex::Outcome> redo();
    std::optional<Error> undo();
    void record(const Json& command, const std::optional<devices::RollId>& take);
    void recordUndo(const std::optional<devices::RollId>& giveBack);
    journal::CommandRecord lineOf(const Json& command);
    void refuse(const Json& command, const Error& error);
    void drawForTable();
    void changedNow();
    void showPlaces();
    void showActing();
    void showBuild();
    void showFounding();
    void showPending();
    void showSaved();
    void considerOffer();
    void useOffer();
    void picked(const QString& kind, const QString& place);
    void answer(const QString& json);
    void tick(const QString& id, bool done);
    void tickAll();
    void storeTicks();
    void closePanels();
    void jumpTo(int number);
    void undoRoll();
    void drawNow();
    void connectTable();

    [[nodiscard]] TableView view() const { return {*m_game, m_told, m_ticked, m_practice}; }
    [[nodiscard]] hex::PlayerId builder() const;
    [[nodiscard]] hex::PlayerId firstPlayer() const { return hex::PlayerId(0); }

    Parts m_parts;
    TablePresenter m_presenter;
    std::unique_ptr<HexGame> m_game;
    std::string m_gameId;
    bool m_practice = false;
    bool m_finished = false;
    int m_lines = 0; ///< lines of the journal's log, undo and redo included
    std::vector<Told> m_told;
    QSet<QString> m_ticked;
    /// Rolls of the inbox that were seen when no roll could come, or that undo gave back: a tap uses them.
    std::unordered_set<devices::RollId> m_held;
    std::optional<Json> m_refused; ///< the command that "anyway" repeats
    bool m_saveStuck = false;

    Purpose m_purpose = Purpose::none;
    std::optional<hex::Piece> m_buildPiece;
    bool m_moveShip = false;
    std::optional<hex::SideId> m_shipFrom;
    hex::PlayerId m_builder{};
    hex::Piece m_foundingLine = hex::Piece::road;
    KnightPlanner m_knight;
    CorrectionPlanner m_correction;
};

} // namespace watchfire
