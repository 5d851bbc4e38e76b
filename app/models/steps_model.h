// SPDX-License-Identifier: Apache-2.0
// What the table does now, in order: the steps of the last commands as cards with a tick (screens.md 3).
// Neighbouring steps of one kind that are one movement of the hand (riders behind one wall, cards for one
// number) share a card. The journal remembers which cards are ticked, so a restart shows the same card as
// before.
#pragma once

#include "app/models/property.h"
#include "app/rows/row_model.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>

namespace watchfire {

struct StepRow {
    QString id;          ///< "n:i", command n of the game, its card i
    QString icon;        ///< the step's `do`: "move-rider", "breach", "collect" …; chooses the sound
    QString glyph;       ///< its picture
    QString sentence;    ///< one imperative sentence
    QString detail;      ///< one more line, may be empty
    QStringList items;   ///< "Bo: 2 ore", one a line; may be empty
    QVariantList shares; ///< the items as a picture (app/text/step_text.h); may be empty
    QString state;       ///< "done", "told" (nobody had to do anything), "current", "coming"
    QString tone;        ///< "plain", "gain", "danger", "good"
    QString clause;      ///< "GW-34"
    QString clauseTitle; ///< "First breach, later breaches"
    QString why;         ///< the clause in plain words and why it applies now
    QStringList places;  ///< "hex 0,1", "corner 0,0:N" …: lit while current
    QVariantList chips;  ///< those of them that have a short name (app/game/hex/place_chips.h)
    /// Done because the table went on, not by a tick: it stays readable until the next command.
    bool presumed = false;
    int number = 0; ///< its place among what somebody has to do; 0: nobody has anything to do
    // For the model alone:
    bool byHand = true; ///< somebody has something to do; false: it is news
    bool asked = false; ///< the question that follows offers it as its answers
    QString key() const { return id; }
    WATCHFIRE_ROLES(id, icon, glyph, sentence, detail, items, shares, state, tone, clause, clauseTitle, why,
                    places, chips, presumed, number);
};

class StepsModel : public WATCHFIRE_ROW_MODEL(StepRow) {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_PROPERTY(int, count, rowCount(), countChanged)
    WATCHFIRE_PROPERTY(int, currentIndex, m_progress.current, currentIndexChanged) ///< -1 when all is done
    /// Cards that wait for a tick.
    WATCHFIRE_PROPERTY(int, left, m_progress.left, currentIndexChanged)
    /// Cards that are due, with those that only tell something.
    WATCHFIRE_PROPERTY(int, ahead, m_progress.ahead, currentIndexChanged)
    WATCHFIRE_PROPERTY(int, settled, m_progress.settled,
                       currentIndexChanged) ///< cards before the last ticked one
    /// Those of them that say who collected what, or that nobody has ticked.
    WATCHFIRE_PROPERTY(int, staying, m_progress.staying, currentIndexChanged)
    WATCHFIRE_PROPERTY(int, presumed, m_progress.presumed,
                       currentIndexChanged) ///< cards done because the table went on
    /// The sentences of the cards not yet ticked if two lines tell all of it: at most two cards, and none
    /// that lists who gets what. Empty otherwise.
    WATCHFIRE_PROPERTY(QStringList, brief, m_progress.brief, currentIndexChanged)
    /// Ids of due cards that have not come into sight yet. The screen sets it, and an answer leaves them due.
    Q_PROPERTY(QStringList unread MEMBER m_unread NOTIFY unreadChanged)
    /// "Nothing moves. Collect for 5."; empty if something must be moved.
    WATCHFIRE_PROPERTY(QString, quietText, m_quiet, quietTextChanged)

public:
    /// Ticks the current card.
    Q_INVOKABLE void done();
    Q_INVOKABLE void doneAll() { emit allTicked(); }
    /// Takes the last tick back.
    Q_INVOKABLE void back();

    void show(const QList<StepRow>& cards, const QString& quiet);

    /// Whether this card has not come into sight yet. Of what the question itself offers there is nothing to
    /// read.
    [[nodiscard]] bool isUnread(const QString& id) const;

signals:
    /// Somebody has just got these cards: StepRow::shares of steps that were ticked, or of news that needs no
    /// tick.
    void handedOut(const QVariantList& shares, bool ticked);
    void countChanged();
    void currentIndexChanged();
    void quietTextChanged();
    void unreadChanged();
    /// Asks for the tick of a card; the game desk remembers it and shows the cards again.
    void ticked(const QString& id, bool done);
    void allTicked();
    /// A place of the current card was touched: it is to be seen on the board.
    void pointed(const QString& place);
    /// A card became current: its sentence, for the screen reader and the voice.
    void announced(const QString& sentence);

private:
    /// How far the table is with the cards; the properties of the same names say what each is.
    struct Progress {
        int current = -1;
        int left = 0;
        int ahead = 0;
        int settled = 0;
        int staying = 0;
        int presumed = 0;
        QStringList brief;
        bool operator==(const Progress&) const = default;
    };
    static Progress progressOf(const QList<StepRow>& rows);

    Progress m_progress;
    QStringList m_unread;
    QString m_quiet;
    QString m_announcedId;
};

} // namespace watchfire
