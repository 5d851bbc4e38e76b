// SPDX-License-Identifier: Apache-2.0
// The one way in: touch, tower and resume all become the same typed requests, go through the
// session, and are written into the journal (architecture.md, "One way in"). Each job has its own part: the
// journal's lines, the inbox's rolls, and for each family of games its game in memory, presenter and panels.
// The desk puts them together, and remembers the ticks of cards.
#pragma once

#include "app/desk/game_recorder.h"
#include "app/desk/roll_offer.h"
#include "app/desk/stored_lines.h"
#include "app/game/game_family.h"
#include "app/journal/journal.h"
#include "app/journal/roll_desk.h"
#include "app/models/table_model.h"
#include "app/tracing/trace.h"
#include "rules/core/random.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QSet>
#include <QString>

#include <nlohmann/json.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace watchfire {

class HexFamily;

class GameDesk : public QObject {
    Q_OBJECT
public:
    using Json = nlohmann::ordered_json;

    struct Parts {
        TableModel& table;
        journal::Journal& journal;
        journal::RollDesk& rolls;
        std::function<std::string()> now; ///< ISO 8601
        Random random;                    ///< for draws by the program
        tracing::Trace* trace = nullptr;  ///< of the commands; null for none
    };
    explicit GameDesk(Parts parts, QObject* parent = nullptr);
    ~GameDesk() override;

    /// Starts a game. Errors: the rules' refusal of the header.
    std::optional<Error> begin(const Json& header, const std::string& gameId, bool practice);
    /// Resumes a game of the journal: repeats every line, then the ticks. If a line cannot be carried out, it
    /// continues from the next stored position (decisions 18); if none fits, the game is open before that
    /// line. `leftOut` reports either. Errors: those of the header, and that it is not done by `until`; then
    /// no game is open.
    std::optional<Error> resume(const journal::GameLog& log, const std::string& ticks,
                                QDeadlineTimer until = QDeadlineTimer(journal::openPatience));
    void close();
    /// Plays a stored game that is likely to be resumed, as far as its lines can be carried out, and keeps it
    /// until a game begins: `resume` then has nothing to repeat. Null for a game of another family and for
    /// one that cannot be opened, or not by `until`.
    const HexGame* lookAhead(const journal::GameLog& log,
                             QDeadlineTimer until = QDeadlineTimer(journal::previewPatience));
    void forgetAhead();
    /// Shows the game of lookAhead() in the table's models, so that its page can be made in advance. Only
    /// while no game is open.
    void showAhead();
    /// Call after a change of language: makes all texts of the open game again.
    void tellAgain();

    [[nodiscard]] bool open() const { return m_open != nullptr; }
    [[nodiscard]] const std::string& gameId() const { return m_recorder.gameId(); }
    /// Lines of its log, undo and redo included: grows with each of them.
    [[nodiscard]] int revision() const { return m_recorder.lines(); }
    /// The family of the open game; null without one.
    [[nodiscard]] const GameFamily* family() const { return m_open; }
    /// What the tower's lamp shows now; a game has to be open.
    [[nodiscard]] devices::LampEffect lamp() const { return m_open->lamp(cards()); }

    /// A game has to be open. A refusal is shown, and nothing is written.
    std::optional<Error> submit(const Result<Request>& asked);

    /// Undoes or repeats commands until so many are in force. Stops on the way at `until`, and says so.
    void jumpTo(int number, QDeadlineTimer until = QDeadlineTimer(journal::jumpPatience));

    /// The whole state as the log prints it; null without a game.
    [[nodiscard]] Json state() const;
    /// The journal's setting that holds a game's ticks.
    static std::string ticksKey(const std::string& gameId) { return "ticks:" + gameId; }

    /// Number of cards without a tick.
    [[nodiscard]] int stepsLeft() const { return m_parts.table.steps()->left(); }
    /// The code of the visible refusal; empty without one.
    [[nodiscard]] std::string refusal() const { return m_parts.table.refusal()->code().toStdString(); }

signals:
    /// The ticks of the open game were handed to the journal.
    void ticksStored(const QString& key, const QString& ticks);
    /// The game goes on without some lines of the journal; the text says which.
    void leftOut(const QString& what);
    void gameOpened();
    void gameClosed();
    void changed();

private:
    /// `ahead`: takes over the game of lookAhead(), whose header this must be.
    std::optional<Error> make(const Json& header, bool ahead = false);
    /// True if lookAhead() carried out this whole log.
    [[nodiscard]] bool isAhead(const journal::GameLog& log) const;
    void connectTable();
    void connectJournal();

    /// Carries it out without a line in the journal.
    std::optional<Error> inMemory(const Request& request);
    Reached repeat(const journal::GameLog& log, int done, QDeadlineTimer until);
    /// Closes a game whose lines take too long.
    Error giveUp();
    bool beginAt(Json header, const journal::Snapshot& kept);
    /// Refuses a redo whose roll another game has used meanwhile.
    std::optional<Error> refuseUsedRoll(const Request& request);
    /// `words`: for the table; if empty, the family's.
    void refuse(const Error& error, const QString& words = {});
    void draw();
    void roll(int die1, int die2);
    void undoRoll();

    void tick(const QString& id, bool done);
    void tickAll();
    void tickEarlier(const QStringList& ids);
    void storeTicks();

    void changedNow();
    void showSaved();
    void clearMessages();
    [[nodiscard]] CardsInHand cards() const {
        return {m_open->told(), m_open->position(), m_ticked, m_presumed, &m_putBack};
    }

    Parts m_parts;
    Submit m_ask; ///< of fingers and dice; nothing happens without a game
    std::unique_ptr<HexFamily> m_hex;
    std::unique_ptr<GameFamily> m_powder;
    GameFamily* m_open = nullptr; ///< one of them, while a game is open
    GameRecorder m_recorder;
    RollOffer m_offer;
    std::optional<journal::GameLog> m_ahead; ///< the log that lookAhead() carried out completely
    bool m_practice = false;
    QSet<QString> m_ticked;
    QSet<QString> m_presumed;         ///< those of m_ticked that the last command ticked
    std::optional<Request> m_refused; ///< the command that "anyway" repeats
    bool m_saveStuck = false;
    QStringList m_back; ///< what the undone commands of a jump ask of the table (ToldCard::back)
    /// What the commands that were undone since the last entry asked of the table, by their numbers: the
    /// notice passes, the history keeps it.
    QHash<std::size_t, QString> m_putBack;
    bool m_jumping = false; ///< many commands at once: shown when all are done
};

} // namespace watchfire
