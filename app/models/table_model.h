// SPDX-License-Identifier: Apache-2.0
// The table screen's root: players, turn, dice, the open question, the saved mark, what may be done now,
// and a refusal with its clause. The lists behind it are models of their own (screens.md 3).
#pragma once

#include "app/models/acting_models.h"
#include "app/models/board_model.h"
#include "app/models/decision_model.h"
#include "app/models/forecast_model.h"
#include "app/models/history_model.h"
#include "app/models/powder_action_model.h"
#include "app/models/powder_model.h"
#include "app/models/statistics_model.h"
#include "app/models/steps_model.h"
#include "app/models/strip_model.h"
#include "app/models/walls_model.h"
#include "app/rows/row_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace watchfire {

struct PlayerRow {
    QString player; ///< id
    QString name, colour, symbol;
    QString seat;      ///< "south", "west", "north", "east"
    int points = 0;    ///< -1: counts none (Black Powder's Reed, BP-92)
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
    static const QList<Role<PlayerRow>>& roles();
};

/// A refused command: the reason, its clause, and whether the table may overrule it (BA-33).
class RefusalModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(bool open READ open NOTIFY changed)
    Q_PROPERTY(QString code READ code NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString clause READ clause NOTIFY changed)
    Q_PROPERTY(QString clauseText READ clauseText NOTIFY changed)
    Q_PROPERTY(bool canAnyway READ canAnyway NOTIFY changed)

public:
    struct Facts {
        QString code, text, clause, clauseText;
        bool canAnyway = false;
        bool operator==(const Facts&) const = default;
    };
    explicit RefusalModel(QObject* parent = nullptr);
    bool open() const { return !m_facts.text.isEmpty(); }
    QString code() const { return m_facts.code; }
    QString text() const { return m_facts.text; }
    QString clause() const { return m_facts.clause; }
    QString clauseText() const { return m_facts.clauseText; }
    bool canAnyway() const { return m_facts.canAnyway; }
    Q_INVOKABLE void dismiss();
    Q_INVOKABLE void anyway();
    void show(const Facts& facts);

signals:
    void changed();
    void anywayAsked();

private:
    Facts m_facts;
};

/// A roll that lies in the inbox and does not fit now: "use" or "discard" (decisions.md 9, 10).
class PendingRollModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(bool open READ open NOTIFY changed)
    Q_PROPERTY(QString key READ key NOTIFY changed)
    Q_PROPERTY(QList<int> dice READ dice NOTIFY changed)
    Q_PROPERTY(QList<int> faces READ faces NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(bool canUse READ canUse NOTIFY changed)
    Q_PROPERTY(QString why READ why NOTIFY changed)
    Q_PROPERTY(QString useText READ useText NOTIFY changed)
    Q_PROPERTY(int more READ more NOTIFY changed)
    Q_PROPERTY(QString behind READ behind NOTIFY changed)

public:
    struct Facts {
        QString key;            ///< which roll it is; empty: none waits
        QList<int> dice, faces; ///< of each die, what it shows and how many sides it has
        QString text;           ///< "A roll is waiting: 5 and 6, from 20:14."
        bool canUse = false;
        QString why;     ///< why it cannot be used now
        QString useText; ///< "End Ann's turn and use it for Bo": what else the tap does; empty: nothing
        int more = 0;    ///< rolls that wait behind it
        QString behind;  ///< "3 more rolls are waiting."
        bool operator==(const Facts&) const = default;
    };
    explicit PendingRollModel(QObject* parent = nullptr);
    bool open() const { return !m_facts.key.isEmpty(); }
    QString key() const { return m_facts.key; }
    QList<int> dice() const { return m_facts.dice; }
    QList<int> faces() const { return m_facts.faces; }
    QString text() const { return m_facts.text; }
    bool canUse() const { return m_facts.canUse; }
    QString why() const { return m_facts.why; }
    QString useText() const { return m_facts.useText; }
    int more() const { return m_facts.more; }
    QString behind() const { return m_facts.behind; }
    Q_INVOKABLE void use();
    Q_INVOKABLE void discard();
    Q_INVOKABLE void discardAll();
    void show(const Facts& facts);

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
    static const QList<Role<RankRow>>& roles();
};

/// The end of the game: who won, why it ended, the ranking and a few numbers.
class EndModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString reason READ reason NOTIFY changed)
    Q_PROPERTY(QString clause READ clause NOTIFY changed)
    Q_PROPERTY(QStringList facts READ facts NOTIFY changed)
    Q_PROPERTY(QAbstractItemModel* ranking READ ranking CONSTANT)

public:
    struct Facts {
        bool over = false;
        QString headline, reason, clause;
        QStringList facts;
        bool operator==(const Facts&) const = default;
    };
    explicit EndModel(QObject* parent = nullptr);
    bool over() const { return m_facts.over; }
    QString headline() const { return m_facts.headline; } ///< "Ann wins with 10 points"
    QString reason() const { return m_facts.reason; }     ///< "The goal of 10 points is reached."
    QString clause() const { return m_facts.clause; }
    QStringList facts() const { return m_facts.facts; } ///< "62 rolls", "5 breaches" …
    QAbstractItemModel* ranking() { return &m_ranking; }
    void show(const Facts& facts, const QList<RankRow>& ranking);

signals:
    void changed();

private:
    Facts m_facts;
    RowModel<RankRow> m_ranking;
};

class TableModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(QString scenario READ scenario NOTIFY gameChanged)
    Q_PROPERTY(QString scenarioTitle READ scenarioTitle NOTIFY gameChanged)
    Q_PROPERTY(bool hasWalls READ hasWalls NOTIFY gameChanged)
    Q_PROPERTY(bool practice READ practice NOTIFY gameChanged)
    Q_PROPERTY(Mode mode READ mode NOTIFY modeChanged)
    Q_PROPERTY(QString turnName READ turnName NOTIFY turnChanged)
    Q_PROPERTY(QString headline READ headline NOTIFY headlineChanged)
    Q_PROPERTY(QString headlineTone READ headlineTone NOTIFY headlineChanged)
    Q_PROPERTY(int die1 READ die1 NOTIFY diceChanged)
    Q_PROPERTY(int die2 READ die2 NOTIFY diceChanged)
    Q_PROPERTY(int sum READ sum NOTIFY diceChanged)
    Q_PROPERTY(QString rolledBy READ rolledBy NOTIFY diceChanged)
    Q_PROPERTY(bool canRoll READ canRoll NOTIFY actionsChanged)
    Q_PROPERTY(bool canEndTurn READ canEndTurn NOTIFY actionsChanged)
    Q_PROPERTY(bool canBuild READ canBuild NOTIFY actionsChanged)
    Q_PROPERTY(bool canKnight READ canKnight NOTIFY actionsChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY undoChanged)
    Q_PROPERTY(QString undoTitle READ undoTitle NOTIFY undoChanged)
    Q_PROPERTY(bool canUndoRoll READ canUndoRoll NOTIFY undoChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY undoChanged)
    Q_PROPERTY(QString redoTitle READ redoTitle NOTIFY undoChanged)
    Q_PROPERTY(bool saved READ saved NOTIFY savedChanged)
    Q_PROPERTY(QString savedText READ savedText NOTIFY savedChanged)
    Q_PROPERTY(bool saveFailed READ saveFailed NOTIFY savedChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    Q_PROPERTY(QAbstractItemModel* players READ players CONSTANT)
    Q_PROPERTY(watchfire::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(watchfire::PowderModel* powder READ powder CONSTANT)
    Q_PROPERTY(watchfire::PowderActionModel* powderAction READ powderAction CONSTANT)
    Q_PROPERTY(watchfire::StepsModel* steps READ steps CONSTANT)
    Q_PROPERTY(watchfire::DecisionModel* decision READ decision CONSTANT)
    Q_PROPERTY(watchfire::ForecastModel* forecast READ forecast CONSTANT)
    Q_PROPERTY(watchfire::WallsModel* walls READ walls CONSTANT)
    Q_PROPERTY(watchfire::StripModel* strip READ strip CONSTANT)
    Q_PROPERTY(watchfire::HistoryModel* history READ history CONSTANT)
    Q_PROPERTY(watchfire::FoundingModel* founding READ founding CONSTANT)
    Q_PROPERTY(watchfire::BuildModel* build READ build CONSTANT)
    Q_PROPERTY(watchfire::KnightModel* knight READ knight CONSTANT)
    Q_PROPERTY(watchfire::CorrectionModel* correction READ correction CONSTANT)
    Q_PROPERTY(watchfire::RefusalModel* refusal READ refusal CONSTANT)
    Q_PROPERTY(watchfire::PendingRollModel* pendingRoll READ pendingRoll CONSTANT)
    Q_PROPERTY(watchfire::EndModel* end READ end CONSTANT)
    Q_PROPERTY(watchfire::StatisticsModel* statistics READ statistics CONSTANT)

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
        bool operator==(const UndoFacts&) const = default;
    };
    struct SavedFacts {
        bool saved = true, failed = false;
        QString text;
        bool operator==(const SavedFacts&) const = default;
    };

    explicit TableModel(QObject* parent = nullptr);

    QString scenario() const { return m_game.scenario; }
    QString scenarioTitle() const { return m_game.scenarioTitle; }
    bool hasWalls() const { return m_game.hasWalls; }
    bool practice() const { return m_game.practice; }
    Mode mode() const { return m_mode; }
    QString modeName() const; ///< "founding", "roll", "decision", "steps", "act", "over"
    QString turnPlayer() const { return m_turn.player; }
    QString turnName() const { return m_turn.name; }
    QString headline() const { return m_headline.text; } ///< "Ann, roll!", "Breach!", "Nothing moves"
    QString headlineTone() const { return m_headline.tone; }
    int die1() const { return m_dice.die1; } ///< 0 before the roll
    int die2() const { return m_dice.die2; }
    int sum() const { return m_dice.die1 + m_dice.die2; }
    QString rolledBy() const { return m_dice.by; }
    bool canRoll() const { return m_actions.roll; }
    bool canEndTurn() const { return m_actions.endTurn; }
    bool canBuild() const { return m_actions.build; }
    bool canKnight() const { return m_actions.knight; }
    bool canUndo() const { return !m_undo.undo.isEmpty(); }
    QString undoTitle() const { return m_undo.undo; }
    bool canUndoRoll() const { return m_undo.undoRoll; }
    bool canRedo() const { return !m_undo.redo.isEmpty(); }
    QString redoTitle() const { return m_undo.redo; }
    bool saved() const { return m_saved.saved; }
    QString savedText() const { return m_saved.text; }
    bool saveFailed() const { return m_saved.failed; }
    QString notice() const { return m_notice; } ///< a passing word; empty again by dismissNotice()
    QAbstractItemModel* players() { return &m_players; }
    BoardModel* board() { return &m_board; }
    /// Black Powder's board and entry; the other games have `board`, `build`, `knight` and `correction`.
    PowderModel* powder() { return &m_powder; }
    PowderActionModel* powderAction() { return &m_powderAction; }
    StepsModel* steps() { return &m_steps; }
    DecisionModel* decision() { return &m_decision; }
    ForecastModel* forecast() { return &m_forecast; }
    WallsModel* walls() { return &m_walls; }
    StripModel* strip() { return &m_strip; }
    HistoryModel* history() { return &m_history; }
    FoundingModel* founding() { return &m_founding; }
    BuildModel* build() { return &m_build; }
    KnightModel* knight() { return &m_knight; }
    CorrectionModel* correction() { return &m_correction; }
    RefusalModel* refusal() { return &m_refusal; }
    PendingRollModel* pendingRoll() { return &m_pendingRoll; }
    EndModel* end() { return &m_end; }
    StatisticsModel* statistics() { return &m_statistics; }

    /// Hand entry: two faces, 1 to 6 each.
    Q_INVOKABLE void roll(int die1, int die2);
    Q_INVOKABLE void endTurn();
    Q_INVOKABLE void undo();
    /// Takes the whole roll back, with every answer and command after it.
    Q_INVOKABLE void undoRoll();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void dismissNotice();

    void showGame(const GameFacts& facts);
    void showMode(Mode mode);
    void showTurn(const TurnFacts& facts);
    void showHeadline(const HeadlineFacts& facts);
    void showDice(const DiceFacts& facts);
    void showActions(const ActionFacts& facts);
    void showUndo(const UndoFacts& facts);
    void showSaved(const SavedFacts& facts);
    void showNotice(const QString& notice);
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
