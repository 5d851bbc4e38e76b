// SPDX-License-Identifier: Apache-2.0
// What a player may do in a turn, guided in two or three touches: founding (BA-34, GW-10), building (BA-31,
// GW-60), a knight (BA-21, GW-50), a correction (BA-60). Each asks for places through the board model and
// ends in one command.
#pragma once

#include "app/models/property.h"
#include "app/rows/row_model.h"

#include <QObject>
#include <QPointF>
#include <QStringList>

namespace watchfire {

/// A choice in one of the panels below: a piece, an action, a player, a value.
struct ChoiceRow {
    QString id;
    QString title;
    QString detail; ///< cost as help (BA-30), pieces left, current value
    bool enabled = true;
    QString why; ///< reason when not enabled
    bool chosen = false;
    QString player, colour, symbol; ///< when it is about a player, or about a piece of theirs
    QStringList price;              ///< what it costs, each resource by the name of its sign
    int level = 0;                  ///< of the wall that would stand
    QString glyph;                  ///< its picture; empty: none, or the panel's own
    QStringList pieces;             ///< the pieces that it stands for, each by its type; shown as a picture
    QString group;                  ///< the heading above it and its like; empty: none
    QString key() const { return id; }
    WATCHFIRE_ROLES(id, title, detail, enabled, why, chosen, player, colour, symbol, price, level, glyph,
                    pieces, group);
};

/// One round of the founding: what everybody places, in which order, and how many have done so.
struct FoundingRoundRow {
    QString title; ///< "Border fort"
    QStringList colours, symbols;
    int done = 0;
    bool now = false;
    QString spoken; ///< the whole row
    QString key() const { return title; }
    WATCHFIRE_ROLES(title, colours, symbols, done, now, spoken);
};

/// The guided founding: one placement after the other.
class FoundingModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_PROPERTY(bool, active, m_facts.active, changed)
    WATCHFIRE_PROPERTY(QString, title, m_facts.title, changed)   ///< "Ann, choose a border fort"
    WATCHFIRE_PROPERTY(QString, detail, m_facts.detail, changed) ///< "The wall beside it is yours."
    /// "Tap a lit place, then put the piece on the board", or why no place is lit.
    WATCHFIRE_PROPERTY(QString, hint, m_facts.hint, changed)
    WATCHFIRE_PROPERTY(QString, player, m_facts.player, changed)
    WATCHFIRE_PROPERTY(QString, colour, m_facts.colour, changed)
    WATCHFIRE_PROPERTY(QString, symbol, m_facts.symbol, changed)
    WATCHFIRE_PROPERTY(QString, piece, m_facts.piece, changed)
    WATCHFIRE_PROPERTY(int, number, m_facts.number, changed) ///< this placement, from 1
    WATCHFIRE_PROPERTY(int, total, m_facts.total, changed)
    WATCHFIRE_PROPERTY(bool, complete, m_facts.complete, changed) ///< everything stands: begin
    /// If a ship may replace the road (BA-34): the two pieces to choose from; otherwise one row or none.
    WATCHFIRE_PART(QAbstractItemModel*, pieces, &m_pieces)
    WATCHFIRE_PART(QAbstractItemModel*, rounds, &m_rounds) ///< FoundingRoundRow

public:
    struct Facts {
        bool active = false;
        QString title, detail, player, colour, symbol, piece;
        int number = 0, total = 0;
        bool complete = false;
        QString hint{};
        bool operator==(const Facts&) const = default;
    };
    Q_INVOKABLE void choosePiece(const QString& piece) { emit pieceChosen(piece); }
    /// Ends the founding and starts the first turn; also early, for a game entered in the middle.
    Q_INVOKABLE void begin() { emit beginAsked(); }

    void show(const Facts& facts, const QList<ChoiceRow>& pieces, const QList<FoundingRoundRow>& rounds);

signals:
    void changed();
    void pieceChosen(const QString& piece);
    void beginAsked();

private:
    Facts m_facts;
    RowModel<ChoiceRow> m_pieces;
    RowModel<FoundingRoundRow> m_rounds;
};

/// Build: pick the piece, then its place on the board.
class BuildModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_SETTABLE(bool, open, m_open, setOpen, openChanged)
    WATCHFIRE_PROPERTY(QString, piece, m_piece, pieceChanged) ///< chosen, or empty
    /// "Tap a lit place", or "There is no place for a city".
    WATCHFIRE_PROPERTY(QString, hint, m_hint, pieceChanged)
    /// All places are offered, not only legal ones; a refusal then names the clause and offers "anyway".
    WATCHFIRE_SETTABLE(bool, anywhere, m_anywhere, setAnywhere, anywhereChanged)
    /// The most counters that one development card takes now; 0: none to be spent (RA-62).
    WATCHFIRE_PROPERTY(int, spendable, m_spendable, spendableChanged)
    WATCHFIRE_PROPERTY(QString, spending, m_spending, spendableChanged) ///< what asks how many
    /// rows: id "road", "bridge", "ship", "settlement", "city", "wall", "move-ship"
    WATCHFIRE_PART(QAbstractItemModel*, pieces, &m_pieces)
    /// Who builds: one row, more only in the special building phase (BA-51).
    WATCHFIRE_PART(QAbstractItemModel*, players, &m_players)
    /// After a turn: who may still build before the next roll and has not said no (BA-51); else no rows.
    WATCHFIRE_PART(QAbstractItemModel*, waiting, &m_waiting)
    /// "Others may build now: Ann, Bo and Di".
    WATCHFIRE_PROPERTY(QString, waitingText, m_waitingText, waitingChanged)
    WATCHFIRE_PROPERTY(QString, nobodyText, m_nobodyText, waitingChanged) ///< "Nobody builds: Cy, roll"

public:
    void setOpen(bool open) { change(*this, m_open, open, &BuildModel::openChanged); }
    void setAnywhere(bool anywhere) { change(*this, m_anywhere, anywhere, &BuildModel::anywhereChanged); }
    Q_INVOKABLE void choose(const QString& piece) { emit chosen(piece); }
    Q_INVOKABLE void choosePlayer(const QString& player) { emit playerChosen(player); }
    const RowModel<ChoiceRow>& waitingRows() const { return m_waiting; }
    Q_INVOKABLE void skip(const QString& player);
    Q_INVOKABLE void skipAll() { emit skipped({}); }
    Q_INVOKABLE void spend(int amount);

    void show(const QList<ChoiceRow>& pieces, const QList<ChoiceRow>& players, const QString& piece,
              const QString& hint);
    void showSpendable(int counters, const QString& spending);
    void showWaiting(const QList<ChoiceRow>& players, const QString& text, const QString& nobody);

signals:
    void openChanged();
    void pieceChanged();
    void anywhereChanged();
    void waitingChanged();
    /// The player builds nothing before the next roll; empty: nobody does.
    void skipped(const QString& player);
    void chosen(const QString& piece);
    void playerChosen(const QString& player);
    void spendableChanged();
    void spendAsked(int amount);

private:
    bool m_open = false;
    bool m_anywhere = false;
    int m_spendable = 0;
    QString m_piece, m_hint, m_spending, m_waitingText, m_nobodyText;
    RowModel<ChoiceRow> m_pieces, m_players, m_waiting;
};

/// A knight card: up to two actions (GW-50), the robber's walk (BA-21), or a raider driven off (RA-40).
class KnightModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_SETTABLE(bool, open, m_open, setOpen, openChanged)
    /// "action" (choose from `choices`), "from", "to", "hex", "pirate", "robber", "raider" (tap the board),
    /// "victim" (choose from `choices`), "play" (nothing is left to choose)
    WATCHFIRE_PROPERTY(QString, stage, m_facts.stage, stageChanged)
    WATCHFIRE_PROPERTY(QString, title, m_facts.title, stageChanged) ///< what to do at this stage
    WATCHFIRE_PROPERTY(bool, ready, m_facts.ready, stageChanged)    ///< may be played as planned
    WATCHFIRE_PART(QAbstractItemModel*, choices, &m_choices)
    /// The actions so far, one sentence each.
    WATCHFIRE_PROPERTY(QStringList, planned, m_facts.planned, stageChanged)

public:
    struct Facts {
        QString stage, title;
        bool ready = false;
        QStringList planned;
        bool operator==(const Facts&) const = default;
    };
    void setOpen(bool open) { change(*this, m_open, open, &KnightModel::openChanged); }
    Q_INVOKABLE void choose(const QString& id) { emit chosen(id); }
    Q_INVOKABLE void back() { emit backAsked(); } ///< one touch less; before the first one the panel closes
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
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_SETTABLE(bool, open, m_open, setOpen, openChanged)
    /// "what" (choices), "place" (tap the board), "player" (choices), "value" (choices)
    WATCHFIRE_PROPERTY(QString, stage, m_stage, stageChanged)
    WATCHFIRE_PROPERTY(QString, title, m_title, stageChanged)
    WATCHFIRE_PART(QAbstractItemModel*, choices, &m_choices)

public:
    void setOpen(bool open) { change(*this, m_open, open, &CorrectionModel::openChanged); }
    Q_INVOKABLE void choose(const QString& id) { emit chosen(id); }
    /// A finger that stays on this point, in board units.
    Q_INVOKABLE void chooseAt(double x, double y) { emit chosenAt({x, y}); }
    Q_INVOKABLE void back() { emit backAsked(); }

    void show(const QString& stage, const QString& title, const QList<ChoiceRow>& choices);

signals:
    void openChanged();
    void stageChanged();
    void chosen(const QString& id);
    void chosenAt(const QPointF& point);
    void backAsked();

private:
    bool m_open = false;
    QString m_stage, m_title;
    RowModel<ChoiceRow> m_choices;
};

} // namespace watchfire
