// SPDX-License-Identifier: Apache-2.0
// A game's figures, for the page of statistics and the summary: dice against what chance allows, dry spells,
// cards made and missed, points over time, and where the summary and the log are saved. Filled only while
// somebody looks (`look`), so that it costs play nothing.
#pragma once

#include "app/models/acting_models.h"
#include "app/models/property.h"
#include "app/rows/row_model.h"

#include <QImage>
#include <QObject>
#include <QStringList>
#include <QVariantList>

namespace watchfire {

/// One sum or face: how often it came, how often it was expected, what chance allows.
struct BarRow {
    QString label;
    int count = 0;
    double expected = 0;
    int low = 0, high = 0;
    bool outside = false;
    int dryNow = 0, dryMost = 0;
    QString dryText; ///< how usual the longest dry spell is; empty for faces
    QString spoken;
    QString key() const { return label; }
    WATCHFIRE_ROLES(label, count, expected, low, high, outside, dryNow, dryMost, dryText, spoken);
};

/// One player: points, and what the game gave and took.
struct CountRow {
    QString player, name, colour, symbol;
    int rank = 0;
    int points = 0;
    bool winner = false;
    int cards = -1; ///< collected; -1: this game counts none
    int missed = 0;
    QStringList signs;  ///< what the points come from: a sign for each kind,
    QStringList counts; ///< and how many of it; empty: the one
    QString figures;    ///< what the points add up from, "57 − 30 + 8"; empty: they speak for themselves
    QString headline;   ///< "31 cards, 6 missed"
    QStringList lines;  ///< "Missed 4 by the robber and 2 by riders."
    QString key() const { return player; }
    WATCHFIRE_ROLES(player, name, colour, symbol, rank, points, winner, cards, missed, signs, counts, figures,
                    headline, lines);
};

/// Points over time, a step at each change; `x` in rolls or years, up to `end`.
struct CurveRow {
    QString player, name, colour, symbol;
    QList<double> xs;
    QList<int> ys;
    QString key() const { return player; }
    WATCHFIRE_ROLES(player, name, colour, symbol, xs, ys);
};

/// An event on the timeline.
struct MomentRow {
    int number = 0;
    int at = 0;
    QString glyph, text, colour, symbol;
    bool bad = false; ///< a loss
    QString key() const { return QString::number(number); }
    WATCHFIRE_ROLES(at, glyph, text, colour, symbol, bad);
};

/// A line of the table of years: what was counted, a cell for each year, and the sum.
struct TallyRow {
    int number = 0;
    QString sign, label;
    QStringList cells;
    QString total;      ///< empty: the cells have no sum
    bool loss = false;  ///< what is counted is bad
    bool brief = false; ///< stands on the summary, too
    QString spoken;
    QString key() const { return QString::number(number); }
    WATCHFIRE_ROLES(sign, label, cells, total, loss, brief, spoken);
};

/// What happened in one year.
struct YearRow {
    QString title;
    QStringList signs; ///< one for each line
    QStringList lines;
    QString key() const { return title; }
    WATCHFIRE_ROLES(title, signs, lines);
};

class StatisticsModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_PROPERTY(QString, title, m_facts.title, changed)
    WATCHFIRE_PROPERTY(QString, headline, m_facts.headline, changed)
    WATCHFIRE_PROPERTY(QString, standing, m_facts.standing, changed)
    WATCHFIRE_PROPERTY(QString, subline, m_facts.subline, changed)
    /// Whose dice: "all", "tower", "hand".
    WATCHFIRE_SETTABLE(QString, from, m_from, setFrom, changed)
    WATCHFIRE_PROPERTY(bool, over, m_facts.over, changed) ///< the game has ended
    WATCHFIRE_PROPERTY(bool, lost, m_facts.lost, changed) ///< by all players together: nobody is a winner
    WATCHFIRE_PROPERTY(bool, hasDice, m_facts.hasDice, changed)
    WATCHFIRE_PROPERTY(int, rolls, m_facts.rolls, changed)
    WATCHFIRE_PROPERTY(int, towerRolls, m_facts.towerRolls, changed)
    WATCHFIRE_PROPERTY(int, handRolls, m_facts.handRolls, changed)
    WATCHFIRE_PROPERTY(QString, sumsVerdict, m_facts.sumsVerdict, changed)
    WATCHFIRE_PROPERTY(QString, facesVerdict, m_facts.facesVerdict, changed)
    WATCHFIRE_PROPERTY(QString, diceNews, m_facts.diceNews, changed)
    WATCHFIRE_PROPERTY(QString, diceDue, m_facts.diceDue, changed)
    WATCHFIRE_PROPERTY(int, sumsTop, m_facts.sumsTop, changed)
    WATCHFIRE_PROPERTY(int, facesTop, m_facts.facesTop, changed)
    WATCHFIRE_PROPERTY(int, curveEnd, m_facts.curveEnd, changed)
    WATCHFIRE_PROPERTY(int, curveTop, m_facts.curveTop, changed)
    WATCHFIRE_PROPERTY(int, curveBottom, m_facts.curveBottom, changed)
    WATCHFIRE_PROPERTY(int, goal, m_facts.goal, changed) ///< of points; 0: none
    WATCHFIRE_PROPERTY(QStringList, facts, m_facts.facts, changed)
    WATCHFIRE_PART(QAbstractItemModel*, sums, &m_sums)
    WATCHFIRE_PART(QAbstractItemModel*, faces, &m_faces)
    WATCHFIRE_PART(QAbstractItemModel*, players, &m_players)
    WATCHFIRE_PART(QAbstractItemModel*, curves, &m_curves)
    WATCHFIRE_PART(QAbstractItemModel*, moments, &m_moments)
    WATCHFIRE_PROPERTY(QStringList, columns, m_facts.columns, changed) ///< heads of the table of years
    WATCHFIRE_PART(QAbstractItemModel*, tallies, &m_tallies)
    WATCHFIRE_PART(QAbstractItemModel*, years, &m_years)
    WATCHFIRE_PART(QAbstractItemModel*, places, &m_places) ///< ChoiceRow: where may be saved
    WATCHFIRE_PROPERTY(bool, busy, m_busy, busyChanged)
    WATCHFIRE_PROPERTY(QString, saved, m_saved, savedChanged) ///< where it was saved, or why not
    WATCHFIRE_PROPERTY(bool, saveFailed, m_saveFailed, savedChanged)

public:
    struct Facts {
        QString title;    ///< the game's
        QString headline; ///< who won and with what, or who leads
        QString standing; ///< the same in two words: "White wins"
        QString subline;  ///< "The Great Wall · 10 points · 95 rolls · 3 breaches"
        bool over = false;
        bool lost = false; ///< by all players together
        bool hasDice = false;
        int rolls = 0, towerRolls = 0, handRolls = 0; ///< `rolls`: of the chosen dice
        QString sumsVerdict, facesVerdict;
        QString diceNews;              ///< the sums in a few words: "6 came only 4 times"
        QString diceDue;               ///< "13 were due"
        int sumsTop = 1, facesTop = 1; ///< of the scale: the highest count or band
        int curveEnd = 0, curveTop = 0, curveBottom = 0, goal = 0;
        QStringList facts;
        QList<BarRow> sums, faces;
        QList<CountRow> players;
        QList<CurveRow> curves;
        QList<MomentRow> moments;
        // For a game that counts years instead of rolls.
        QStringList columns;
        QList<TallyRow> tallies; ///< a cell for each of `columns`
        QList<YearRow> years;
    };

    void setFrom(const QString& from) { change(*this, m_from, from, &StatisticsModel::asked); }

    /// A page shows it from now on, or no longer.
    Q_INVOKABLE void look(bool on);
    bool looked() const { return m_looked; }
    Q_INVOKABLE void choosePlace(const QString& folder) { emit placeAsked(folder); }
    /// The summary as it was drawn: a grabbed image.
    Q_INVOKABLE void savePicture(const QVariant& image) { emit pictureAsked(image.value<QImage>()); }
    /// The game's lines, as `watchfire replay` reads them.
    Q_INVOKABLE void saveLog() { emit logAsked(); }

    void show(const Facts& facts);
    void showPlaces(const QList<ChoiceRow>& places) { m_places.setRows(places); }
    void showBusy(bool busy) { change(*this, m_busy, busy, &StatisticsModel::busyChanged); }
    void showSaved(const QString& text, bool failed);
    const Facts& shown() const { return m_facts; }

signals:
    void changed();
    void busyChanged();
    void savedChanged();
    void asked(); ///< the page must be counted again
    void placeAsked(const QString& folder);
    void pictureAsked(const QImage& image);
    void logAsked();

private:
    Facts m_facts;
    QString m_from = QStringLiteral("all");
    bool m_looked = false;
    bool m_busy = false;
    QString m_saved;
    bool m_saveFailed = false;
    RowModel<BarRow> m_sums, m_faces;
    RowModel<CountRow> m_players;
    RowModel<CurveRow> m_curves;
    RowModel<MomentRow> m_moments;
    RowModel<TallyRow> m_tallies;
    RowModel<YearRow> m_years;
    RowModel<ChoiceRow> m_places;
};

} // namespace watchfire
