// SPDX-License-Identifier: Apache-2.0
// What a player may do in his turn, guided in two or three touches: founding (BA-34, GW-10), building
// (BA-31, GW-60), a knight (BA-21, GW-50), a correction (BA-60). Each asks for places through the board
// model and ends in one command.
#pragma once

#include "app/rows/row_model.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace watchfire {

/// A thing to choose in one of the panels below: a piece, an action, a player, a value.
struct ChoiceRow {
    QString id;
    QString title;
    QString detail; ///< cost as help (BA-30), pieces left, current value
    bool enabled = true;
    QString why; ///< reason when not enabled
    bool chosen = false;
    QString player, colour, symbol; ///< when it is about a player
    QString key() const { return id; }
    static const QList<Role<ChoiceRow>>& roles();
};

/// The guided founding: one placement after the other.
class FoundingModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
    Q_PROPERTY(QString hint READ hint NOTIFY changed)
    Q_PROPERTY(QString player READ player NOTIFY changed)
    Q_PROPERTY(QString colour READ colour NOTIFY changed)
    Q_PROPERTY(QString symbol READ symbol NOTIFY changed)
    Q_PROPERTY(QString piece READ piece NOTIFY changed)
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(bool complete READ complete NOTIFY changed)
    Q_PROPERTY(QAbstractItemModel* pieces READ pieces CONSTANT)

public:
    struct Facts {
        bool active = false;
        QString title, detail, player, colour, symbol, piece;
        int number = 0, total = 0;
        bool complete = false;
        QString hint{};
        bool operator==(const Facts&) const = default;
    };
    explicit FoundingModel(QObject* parent = nullptr);
    bool active() const { return m_facts.active; }
    QString title() const { return m_facts.title; }   ///< "Ann, choose a border fort"
    QString detail() const { return m_facts.detail; } ///< "The wall beside it is yours."
    /// "Tap a lit place, then put the piece on the board", or why no place is lit.
    QString hint() const { return m_facts.hint; }
    QString player() const { return m_facts.player; }
    QString colour() const { return m_facts.colour; }
    QString symbol() const { return m_facts.symbol; }
    QString piece() const { return m_facts.piece; }
    int number() const { return m_facts.number; } ///< this placement, from 1
    int total() const { return m_facts.total; }
    bool complete() const { return m_facts.complete; } ///< everything stands: begin
    /// Where a ship may stand for the road (BA-34): the two pieces to choose from, else one row or none.
    QAbstractItemModel* pieces() { return &m_pieces; }
    Q_INVOKABLE void choosePiece(const QString& piece);
    /// Ends the founding and starts the first turn; also early, for a game entered in the middle.
    Q_INVOKABLE void begin();

    void show(const Facts& facts, const QList<ChoiceRow>& pieces);

signals:
    void changed();
    void pieceChosen(const QString& piece);
    void beginAsked();

private:
    Facts m_facts;
    RowModel<ChoiceRow> m_pieces;
};

/// Build: pick the piece, then its place on the board.
class BuildModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(bool open READ open WRITE setOpen NOTIFY openChanged)
    Q_PROPERTY(QString piece READ piece NOTIFY pieceChanged)
    Q_PROPERTY(QString hint READ hint NOTIFY pieceChanged)
    Q_PROPERTY(bool anywhere READ anywhere WRITE setAnywhere NOTIFY anywhereChanged)
    Q_PROPERTY(int spendable READ spendable NOTIFY spendableChanged)
    Q_PROPERTY(QAbstractItemModel* pieces READ pieces CONSTANT)
    Q_PROPERTY(QAbstractItemModel* players READ players CONSTANT)
    Q_PROPERTY(QAbstractItemModel* waiting READ waiting CONSTANT)
    Q_PROPERTY(QString waitingText READ waitingText NOTIFY waitingChanged)
    Q_PROPERTY(QString nobodyText READ nobodyText NOTIFY waitingChanged)

public:
    explicit BuildModel(QObject* parent = nullptr);
    bool open() const { return m_open; }
    void setOpen(bool open);
    QString piece() const { return m_piece; } ///< chosen, or empty
    QString hint() const { return m_hint; }   ///< "Tap a lit place", or "There is no place for a city"
    /// All places are offered, not only legal ones: the answer then says the clause and offers "anyway".
    bool anywhere() const { return m_anywhere; }
    void setAnywhere(bool anywhere);
    /// rows: id "road", "bridge", "ship", "settlement", "city", "wall", "move-ship"
    QAbstractItemModel* pieces() { return &m_pieces; }
    /// Who builds: one row, more only in the special building phase (BA-51).
    QAbstractItemModel* players() { return &m_players; }
    Q_INVOKABLE void choose(const QString& piece);
    Q_INVOKABLE void choosePlayer(const QString& player);
    /// After a turn: who may still build before the next roll and has not said no (BA-51); else no rows.
    QAbstractItemModel* waiting() { return &m_waiting; }
    const RowModel<ChoiceRow>& waitingRows() const { return m_waiting; }
    QString waitingText() const { return m_waitingText; } ///< "Others may build now: Ann, Bo and Di"
    QString nobodyText() const { return m_nobodyText; }   ///< "Nobody builds: Cy, roll"
    Q_INVOKABLE void skip(const QString& player);
    Q_INVOKABLE void skipAll();
    /// The most jungle counters that one development card takes now; 0: none to be spent (RA-62).
    int spendable() const { return m_spendable; }
    Q_INVOKABLE void spend(int amount);

    void show(const QList<ChoiceRow>& pieces, const QList<ChoiceRow>& players, const QString& piece,
              const QString& hint);
    void showSpendable(int counters);
    void showWaiting(const QList<ChoiceRow>& players, const QString& text, const QString& nobody);

signals:
    void openChanged();
    void pieceChanged();
    void anywhereChanged();
    void waitingChanged();
    /// Builds nothing before the next roll; empty: nobody does.
    void skipped(const QString& player);
    void chosen(const QString& piece);
    void playerChosen(const QString& player);
    void spendableChanged();
    void spendAsked(int amount);

private:
    bool m_open = false;
    bool m_anywhere = false;
    int m_spendable = 0;
    QString m_piece, m_hint, m_waitingText, m_nobodyText;
    RowModel<ChoiceRow> m_pieces, m_players, m_waiting;
};

/// A knight card: up to two actions (GW-50), the robber's walk (BA-21), or a raider driven off (RA-40).
class KnightModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(bool open READ open WRITE setOpen NOTIFY openChanged)
    Q_PROPERTY(QString stage READ stage NOTIFY stageChanged)
    Q_PROPERTY(QString title READ title NOTIFY stageChanged)
    Q_PROPERTY(bool ready READ ready NOTIFY stageChanged)
    Q_PROPERTY(QAbstractItemModel* choices READ choices CONSTANT)
    Q_PROPERTY(QStringList planned READ planned NOTIFY stageChanged)

public:
    struct Facts {
        QString stage, title;
        bool ready = false;
        QStringList planned;
        bool operator==(const Facts&) const = default;
    };
    explicit KnightModel(QObject* parent = nullptr);
    bool open() const { return m_open; }
    void setOpen(bool open);
    /// "action" (choose from `choices`), "from", "to", "hex", "pirate", "robber", "raider" (tap the board),
    /// "victim" (choose from `choices`), "play" (nothing is left to choose)
    QString stage() const { return m_facts.stage; }
    QString title() const { return m_facts.title; }         ///< what to do at this stage
    bool ready() const { return m_facts.ready; }            ///< may be played as planned
    QStringList planned() const { return m_facts.planned; } ///< the actions so far, one sentence each
    QAbstractItemModel* choices() { return &m_choices; }
    Q_INVOKABLE void choose(const QString& id);
    Q_INVOKABLE void back(); ///< one touch less; behind the first one the panel closes
    Q_INVOKABLE void play();

    void show(const Facts& facts, const QList<ChoiceRow>& choices);

signals:
    void openChanged();
    void stageChanged();
    void chosen(const QString& id);
    void backAsked();
    void playAsked();

private:
    bool m_open = false;
    Facts m_facts;
    RowModel<ChoiceRow> m_choices;
};

/// A correction by hand: what, where, the new value.
class CorrectionModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(bool open READ open WRITE setOpen NOTIFY openChanged)
    Q_PROPERTY(QString stage READ stage NOTIFY stageChanged)
    Q_PROPERTY(QString title READ title NOTIFY stageChanged)
    Q_PROPERTY(QAbstractItemModel* choices READ choices CONSTANT)

public:
    explicit CorrectionModel(QObject* parent = nullptr);
    bool open() const { return m_open; }
    void setOpen(bool open);
    /// "what" (choices), "place" (tap the board), "player" (choices), "value" (choices)
    QString stage() const { return m_stage; }
    QString title() const { return m_title; }
    QAbstractItemModel* choices() { return &m_choices; }
    Q_INVOKABLE void choose(const QString& id);
    Q_INVOKABLE void back();

    void show(const QString& stage, const QString& title, const QList<ChoiceRow>& choices);

signals:
    void openChanged();
    void stageChanged();
    void chosen(const QString& id);
    void backAsked();

private:
    bool m_open = false;
    QString m_stage, m_title;
    RowModel<ChoiceRow> m_choices;
};

} // namespace watchfire
