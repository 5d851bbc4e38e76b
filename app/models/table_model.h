// SPDX-License-Identifier: Apache-2.0
// The table screen's root: players, turn, dice, the open question, the saved mark, the possible actions, and
// a refusal with its clause. The lists behind it are separate models (screens.md 3).
#pragma once

#include "app/models/acting_models.h"
#include "app/models/board_model.h"
#include "app/models/decision_model.h"
#include "app/models/forecast_model.h"
#include "app/models/history_model.h"
#include "app/models/powder_action_model.h"
#include "app/models/powder_model.h"
#include "app/models/property.h"
#include "app/models/statistics_model.h"
#include "app/models/steps_model.h"
#include "app/models/strip_model.h"
#include "app/models/walls_model.h"
#include "app/rows/row_model.h"

#include <QObject>

namespace watchfire {

struct PlayerRow {
    QString player; ///< id
    QString name, colour, symbol;
    QString seat;      ///< "south", "west", "north", "east"
    int points = 0;    ///< -1: has none (Black Powder's Reed, BP-92)
    int goal = 0;      ///< points that win; 0: the game is not won by points
    bool turn = false; ///< acts now: has the turn, is asked, founds, may build
    int knights = 0;
    int penalty = 0;  ///< chips taken (GW-33)
    int markers = 0;  ///< markers taken (WO-31)
    int raiders = 0;  ///< driven off, in front of the player (RA-40)
    int counters = 0; ///< jungle counters (RA-62)
    int shame = 0;    ///< under soldiers and on cards (BP-81)
    int claimed = 0;  ///< hordes claimed (BP-40)
    bool longestRoad = false;
    bool largestArmy = false;
    bool winner = false;
    QString spoken; ///< "Ann, red, 5 points, it is her turn" for the screen reader
    QString key() const { return player; }
    WATCHFIRE_ROLES(player, name, colour, symbol, seat, points, goal, turn, knights, penalty, markers,
                    raiders, counters, shame, claimed, longestRoad, largestArmy, winner, spoken);
};

/// A refused command: the reason, its clause, and whether the table may overrule it (BA-33).
class RefusalModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_PROPERTY(bool, open, !m_facts.text.isEmpty(), changed)
    WATCHFIRE_PROPERTY(QString, code, m_facts.code, changed)
    WATCHFIRE_PROPERTY(QString, text, m_facts.text, changed)
    WATCHFIRE_PROPERTY(QString, clause, m_facts.clause, changed)
    WATCHFIRE_PROPERTY(QString, clauseText, m_facts.clauseText, changed)
    WATCHFIRE_PROPERTY(bool, canAnyway, m_facts.canAnyway, changed)

public:
    struct Facts {
        QString code, text, clause, clauseText;
        bool canAnyway = false;
        bool operator==(const Facts&) const = default;
    };
    Q_INVOKABLE void dismiss() { show({}); }
    Q_INVOKABLE void anyway();
    void show(const Facts& facts) { change(*this, m_facts, facts, &RefusalModel::changed); }

signals:
    void changed();
    void anywayAsked();

private:
    Facts m_facts;
};

/// A roll in the inbox that does not fit now: "use" or "discard" (decisions.md 9, 10).
class PendingRollModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_PROPERTY(bool, open, !m_facts.key.isEmpty(), changed)
    WATCHFIRE_PROPERTY(QString, key, m_facts.key, changed)
    WATCHFIRE_PROPERTY(QList<int>, dice, m_facts.dice, changed)
    WATCHFIRE_PROPERTY(QList<int>, faces, m_facts.faces, changed)
    WATCHFIRE_PROPERTY(QString, text, m_facts.text, changed)
    WATCHFIRE_PROPERTY(bool, canUse, m_facts.canUse, changed)
    WATCHFIRE_PROPERTY(QString, why, m_facts.why, changed)
    WATCHFIRE_PROPERTY(QString, useText, m_facts.useText, changed)
    WATCHFIRE_PROPERTY(int, more, m_facts.more, changed)
    WATCHFIRE_PROPERTY(QString, behind, m_facts.behind, changed)

public:
    struct Facts {
        QString key;            ///< identifies the roll; empty: none waits
        QList<int> dice, faces; ///< for each die, its value and its number of sides
        QString text;           ///< "A roll is waiting: 5 and 6, from 20:14."
        bool canUse = false;
        QString why;     ///< why it cannot be used now
        QString useText; ///< "End Ann's turn and use it for Bo": what else the tap does; may be empty
        int more = 0;    ///< rolls that wait after it
        QString behind;  ///< "3 more rolls are waiting."
        bool operator==(const Facts&) const = default;
    };
    Q_INVOKABLE void use();
    Q_INVOKABLE void discard();
    Q_INVOKABLE void discardAll();
    void show(const Facts& facts) { change(*this, m_facts, facts, &PendingRollModel::changed); }

signals:
    void changed();
    void useAsked();
    void discardAsked();
    void discardAllAsked();

private:
    Facts m_facts;
};

struct RankRow {
    QString player, name, colour, symbol;
    int rank = 0; ///< 1 is the winner; shared ranks repeat
    int points = 0;
    bool winner = false;
    QString detail; ///< "2 penalty chips"
    QString key() const { return player; }
    WATCHFIRE_ROLES(player, name, colour, symbol, rank, points, winner, detail);
};

/// The end of the game: who won, why it ended, the ranking and a few numbers.
class EndModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_PROPERTY(bool, over, m_facts.over, changed)
    WATCHFIRE_PROPERTY(QString, headline, m_facts.headline, changed) ///< "Ann wins with 10 points"
    WATCHFIRE_PROPERTY(QString, standing, m_facts.standing, changed) ///< "Ann wins"
    WATCHFIRE_PROPERTY(QString, colour, m_facts.colour, changed) ///< the winner's; empty: nobody, or several
    WATCHFIRE_PROPERTY(QString, symbol, m_facts.symbol, changed)
    WATCHFIRE_PROPERTY(QString, reason, m_facts.reason, changed) ///< "The goal of 10 points is reached."
    WATCHFIRE_PROPERTY(QString, clause, m_facts.clause, changed)
    WATCHFIRE_PROPERTY(QStringList, facts, m_facts.facts, changed) ///< "62 rolls", "5 breaches" …
    WATCHFIRE_PART(QAbstractItemModel*, ranking, &m_ranking)

public:
    struct Facts {
        bool over = false;
        QString headline, standing, colour, symbol, reason, clause;
        QStringList facts;
        bool operator==(const Facts&) const = default;
    };
    void show(const Facts& facts, const QList<RankRow>& ranking);

signals:
    void changed();

private:
    Facts m_facts;
    RowModel<RankRow> m_ranking;
};

class TableModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_PROPERTY(QString, scenario, m_game.scenario, gameChanged)
    WATCHFIRE_PROPERTY(QString, scenarioTitle, m_game.scenarioTitle, gameChanged)
    WATCHFIRE_PROPERTY(bool, hasWalls, m_game.hasWalls, gameChanged)
    WATCHFIRE_PROPERTY(bool, practice, m_game.practice, gameChanged)
    Q_PROPERTY(Mode mode READ mode NOTIFY modeChanged)
    WATCHFIRE_PROPERTY(QString, turnName, m_turn.name, turnChanged)
    /// "Ann, roll!", "Breach!", "Nothing moves".
    WATCHFIRE_PROPERTY(QString, headline, m_headline.text, headlineChanged)
    WATCHFIRE_PROPERTY(QString, headlineTone, m_headline.tone, headlineChanged)
    WATCHFIRE_PROPERTY(int, die1, m_dice.die1, diceChanged) ///< 0 before the roll
    WATCHFIRE_PROPERTY(int, die2, m_dice.die2, diceChanged)
    WATCHFIRE_PROPERTY(int, sum, m_dice.die1 + m_dice.die2, diceChanged)
    WATCHFIRE_PROPERTY(QString, rolledBy, m_dice.by, diceChanged)
    WATCHFIRE_PROPERTY(bool, canRoll, m_actions.roll, actionsChanged)
    WATCHFIRE_PROPERTY(bool, canEndTurn, m_actions.endTurn, actionsChanged)
    WATCHFIRE_PROPERTY(bool, canBuild, m_actions.build, actionsChanged)
    WATCHFIRE_PROPERTY(bool, canKnight, m_actions.knight, actionsChanged)
    WATCHFIRE_PROPERTY(bool, canUndo, !m_undo.undo.isEmpty(), undoChanged)
    WATCHFIRE_PROPERTY(QString, undoTitle, m_undo.undo, undoChanged)
    WATCHFIRE_PROPERTY(bool, canUndoRoll, m_undo.undoRoll, undoChanged)
    WATCHFIRE_PROPERTY(bool, canRedo, !m_undo.redo.isEmpty(), undoChanged)
    WATCHFIRE_PROPERTY(QString, redoTitle, m_undo.redo, undoChanged)
    /// The number of commands in effect; when it changes, buttons under the finger may mean something else.
    WATCHFIRE_PROPERTY(int, taken, m_undo.taken, undoChanged)
    WATCHFIRE_PROPERTY(bool, saved, m_saved.saved, savedChanged)
    WATCHFIRE_PROPERTY(QString, savedText, m_saved.text, savedChanged)
    WATCHFIRE_PROPERTY(bool, saveFailed, m_saved.failed, savedChanged)
    /// A passing word; empty again by dismissNotice().
    WATCHFIRE_PROPERTY(QString, notice, m_notice, noticeChanged)
    WATCHFIRE_PART(QAbstractItemModel*, players, &m_players)
    WATCHFIRE_PART(watchfire::BoardModel*, board, &m_board)
    /// Black Powder's board and entry; the other games have `board`, `build`, `knight` and `correction`.
    WATCHFIRE_PART(watchfire::PowderModel*, powder, &m_powder)
    WATCHFIRE_PART(watchfire::PowderActionModel*, powderAction, &m_powderAction)
    WATCHFIRE_PART(watchfire::StepsModel*, steps, &m_steps)
    WATCHFIRE_PART(watchfire::DecisionModel*, decision, &m_decision)
    WATCHFIRE_PART(watchfire::ForecastModel*, forecast, &m_forecast)
    WATCHFIRE_PART(watchfire::WallsModel*, walls, &m_walls)
    WATCHFIRE_PART(watchfire::StripModel*, strip, &m_strip)
    WATCHFIRE_PART(watchfire::HistoryModel*, history, &m_history)
    WATCHFIRE_PART(watchfire::FoundingModel*, founding, &m_founding)
    WATCHFIRE_PART(watchfire::BuildModel*, build, &m_build)
    WATCHFIRE_PART(watchfire::KnightModel*, knight, &m_knight)
    WATCHFIRE_PART(watchfire::CorrectionModel*, correction, &m_correction)
    WATCHFIRE_PART(watchfire::RefusalModel*, refusal, &m_refusal)
    WATCHFIRE_PART(watchfire::PendingRollModel*, pendingRoll, &m_pendingRoll)
    WATCHFIRE_PART(watchfire::EndModel*, end, &m_end)
    WATCHFIRE_PART(watchfire::StatisticsModel*, statistics, &m_statistics)

public:
    /// What the Now panel shows.
    enum class Mode {
        Founding, ///< founding
        Roll,     ///< forecast and dice faces
        Decision, ///< decision (steps so far above it)
        Steps,    ///< steps to be ticked
        Act,      ///< all done, the player may build, play a card, end the turn
        Over,     ///< end
    };
    Q_ENUM(Mode)

    Mode mode() const { return m_mode; }

    struct GameFacts {
        QString scenario, scenarioTitle;
        bool hasWalls = false, practice = false;
        bool operator==(const GameFacts&) const = default;
    };
    struct TurnFacts {
        QString player, name;
        bool operator==(const TurnFacts&) const = default;
    };
    struct HeadlineFacts {
        QString text;
        QString tone; ///< "plain", "danger", "good", "seven"
        bool operator==(const HeadlineFacts&) const = default;
    };
    struct DiceFacts {
        int die1 = 0, die2 = 0;
        QString by; ///< "Ann rolled, dice tower"
        bool operator==(const DiceFacts&) const = default;
    };
    struct ActionFacts {
        bool roll = false, endTurn = false, build = false, knight = false;
        bool operator==(const ActionFacts&) const = default;
    };
    struct UndoFacts {
        QString undo, redo; ///< titles, empty: not possible
        bool undoRoll = false;
        int taken = 0; ///< commands in effect
        bool operator==(const UndoFacts&) const = default;
    };
    struct SavedFacts {
        bool saved = true, failed = false;
        QString text;
        bool operator==(const SavedFacts&) const = default;
    };

    explicit TableModel(QObject* parent = nullptr);

    QString modeName() const { return enumName(m_mode); } ///< "founding", "roll", …
    QString turnPlayer() const { return m_turn.player; }

    /// Hand entry: two faces, 1 to 6 each.
    Q_INVOKABLE void roll(int die1, int die2) { emit rollAsked(die1, die2); }
    Q_INVOKABLE void endTurn() { emit endTurnAsked(); }
    Q_INVOKABLE void undo() { emit undoAsked(); }
    /// Takes the whole roll back, with every answer and command after it.
    Q_INVOKABLE void undoRoll() { emit undoRollAsked(); }
    Q_INVOKABLE void redo() { emit redoAsked(); }
    Q_INVOKABLE void dismissNotice() { showNotice({}); }

    void showGame(const GameFacts& facts) { change(*this, m_game, facts, &TableModel::gameChanged); }
    void showMode(Mode mode) { change(*this, m_mode, mode, &TableModel::modeChanged); }
    void showTurn(const TurnFacts& facts) { change(*this, m_turn, facts, &TableModel::turnChanged); }
    void showHeadline(const HeadlineFacts& facts) {
        change(*this, m_headline, facts, &TableModel::headlineChanged);
    }
    void showDice(const DiceFacts& facts);
    /// True once for each roll that is shown: its dice are seen to fall.
    Q_INVOKABLE bool takeThrow() { return std::exchange(m_thrown, false); }
    void showActions(const ActionFacts& facts) {
        change(*this, m_actions, facts, &TableModel::actionsChanged);
    }
    void showUndo(const UndoFacts& facts) { change(*this, m_undo, facts, &TableModel::undoChanged); }
    void showSaved(const SavedFacts& facts) { change(*this, m_saved, facts, &TableModel::savedChanged); }
    void showNotice(const QString& notice) { change(*this, m_notice, notice, &TableModel::noticeChanged); }
    void showPlayers(const QList<PlayerRow>& players) { m_players.setRows(players); }
    const RowModel<PlayerRow>& playerRows() const { return m_players; }

signals:
    void gameChanged();
    void modeChanged();
    void turnChanged();
    void headlineChanged();
    void diceChanged();
    void actionsChanged();
    void undoChanged();
    void savedChanged();
    void noticeChanged();
    void rollAsked(int die1, int die2);
    void endTurnAsked();
    void undoAsked();
    void undoRollAsked();
    void redoAsked();

private:
    GameFacts m_game;
    Mode m_mode = Mode::Founding;
    TurnFacts m_turn;
    HeadlineFacts m_headline;
    DiceFacts m_dice;
    bool m_thrown = false; ///< a roll that nobody has seen fall
    ActionFacts m_actions;
    UndoFacts m_undo;
    SavedFacts m_saved;
    QString m_notice;
    RowModel<PlayerRow> m_players;
    BoardModel m_board;
    PowderModel m_powder;
    PowderActionModel m_powderAction;
    StepsModel m_steps;
    DecisionModel m_decision;
    ForecastModel m_forecast;
    WallsModel m_walls;
    StripModel m_strip;
    HistoryModel m_history;
    FoundingModel m_founding;
    BuildModel m_build;
    KnightModel m_knight;
    CorrectionModel m_correction;
    RefusalModel m_refusal;
    PendingRollModel m_pendingRoll;
    EndModel m_end;
    StatisticsModel m_statistics;
};

} // namespace watchfire
