// SPDX-License-Identifier: Apache-2.0
// Black Powder's board on the table screen: what stands where, which places may be tapped, what the season
// asks for and what winter would bring. Place names are the log's: "S2", "S2.1", "S2.1:a3", "S2.fire", "T2".
#pragma once

#include "app/rows/row_model.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace watchfire {

/// A place that may be tapped now.
struct PowderPlaceRow {
    QString place; ///< two spots of one soldier as "S2.1:a3+a4"
    QString label; ///< in words, for the screen reader and the magnifier
    bool forbidden = false;
    QString why{};       ///< why it is forbidden
    bool chosen = false; ///< already among the answer
    QString key() const { return place; }
    static const QList<Role<PowderPlaceRow>>& roles();
};

/// A wall section with what stands on it and behind it (BP-01).
struct PowderSectionRow {
    QString section; ///< "S2"
    QString title;   ///< "Middle"
    bool inPlay = true;
    QString note; ///< why it is not in play
    int level = 0;
    int barricades = 0;
    QStringList machines;
    int firing = 0;         ///< firing spots; -1: not known
    QVariantList fire;      ///< a soldier each: colour, symbol, type
    QVariantList rest;      ///< a clan's soldiers of a type: colour, symbol, type, count, words
    QVariantList restClans; ///< a clan's soldiers: colour, symbol, count
    QString power, defense; ///< "?": not known yet
    /// "holds", "breach": if winter came now; "held", "breached": in this winter's assault; "unknown";
    /// "quiet": no horde stands before it.
    QString verdict;
    QString verdictText; ///< the same in a word
    QStringList lines;   ///< what would hold it, what is not known
    QString spokenWall, spokenFire, spokenRest;
    QString key() const { return section; }
    static const QList<Role<PowderSectionRow>>& roles();
};

/// One of the nine places for hordes, with its card (BP-22).
struct PowderSlotRow {
    QString slot;    ///< "S2.1"
    QString section; ///< "S2"
    int row = 1;     ///< 1 is nearest the wall
    bool filled = false;
    QString card;          ///< the book's name
    QString title;         ///< "Battering Ram"
    QString kind;          ///< "leader", "ram", "trebuchet", "ladders", "text", "none", "unknown"
    QString power, reward; ///< "?": not known yet
    QString ability;       ///< in words; may be empty
    int freeSpots = 0;     ///< -1: the spots are not known
    /// Twelve, "a1" to "b6": place, vital ("vital", "gap", "unknown"), mark ("free", "wound", "snake-token",
    /// "soldier"), colour, symbol, type, first (a soldier's picture goes here), right and below (the same
    /// soldier goes on there), reward, words.
    QVariantList cells;
    QString spoken;
    QString key() const { return slot; }
    static const QList<Role<PowderSlotRow>>& roles();
};

/// A tower between the sections (BP-02, BP-60).
struct PowderTowerRow {
    QString tower; ///< "T1"
    bool usable = true;
    QString colour, symbol; ///< of the clan whose spearman stands in it; empty: nobody's
    QString spoken;
    QString key() const { return tower; }
    static const QList<Role<PowderTowerRow>>& roles();
};

/// A line of what the season asks for.
struct PowderGuideRow {
    QString id;
    QString text;
    /// "done", "now", "coming"; "self": the program does not see it, the table ticks it off itself.
    QString state;
    bool folded = false; ///< far from what is to be done now: may be left out
    QString clause;
    QString key() const { return id; }
    static const QList<Role<PowderGuideRow>>& roles();
};

/// What winter would bring if it came now, a line about a section each; then towers and walls.
struct PowderForecastRow {
    QString id;
    QString headline;
    QString level; ///< "breach", "holds", "unknown", "falls", "tower"
    QStringList lines;
    QString key() const { return id; }
    static const QList<Role<PowderForecastRow>>& roles();
};

/// What a player has beside the board.
struct PowderHoldingRow {
    QString player, name, colour, symbol;
    bool hasHonor = true;
    int honor = 0;
    int shame = 0;       ///< tokens under soldiers and on cards
    QVariantList pool;   ///< type, count (ready), shamed, words; only types that he ever had
    QStringList claimed; ///< "Veterans, 5 honor"
    QString key() const { return player; }
    static const QList<Role<PowderHoldingRow>>& roles();
};

class PowderModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(QString placesTitle READ placesTitle NOTIFY placesChanged)
    Q_PROPERTY(QAbstractItemModel* places READ places CONSTANT)
    Q_PROPERTY(QStringList open READ open NOTIFY placesChanged)
    Q_PROPERTY(QStringList forbidden READ forbidden NOTIFY placesChanged)
    Q_PROPERTY(QStringList chosen READ chosen NOTIFY placesChanged)
    Q_PROPERTY(QStringList lit READ lit NOTIFY litChanged)
    Q_PROPERTY(QString litTone READ litTone NOTIFY litChanged)
    Q_PROPERTY(QAbstractItemModel* sections READ sections CONSTANT)
    Q_PROPERTY(QAbstractItemModel* hordes READ hordes CONSTANT)
    Q_PROPERTY(QAbstractItemModel* towers READ towers CONSTANT)
    Q_PROPERTY(QAbstractItemModel* guide READ guide CONSTANT)
    Q_PROPERTY(QAbstractItemModel* forecast READ forecast CONSTANT)
    Q_PROPERTY(QAbstractItemModel* holdings READ holdings CONSTANT)
    Q_PROPERTY(QString guideTitle READ guideTitle NOTIFY seasonChanged)
    Q_PROPERTY(QString season READ season NOTIFY seasonChanged)
    Q_PROPERTY(QStringList seasons READ seasons NOTIFY seasonChanged)
    Q_PROPERTY(int seasonIndex READ seasonIndex NOTIFY seasonChanged)
    Q_PROPERTY(QString yearText READ yearText NOTIFY seasonChanged)
    Q_PROPERTY(QString forecastHeadline READ forecastHeadline NOTIFY seasonChanged)
    Q_PROPERTY(bool danger READ danger NOTIFY seasonChanged)
    Q_PROPERTY(QString bookNote READ bookNote NOTIFY seasonChanged)

public:
    struct SeasonFacts {
        QString guideTitle;
        QString season;      ///< "set-up", "fall", "winter", "spring", "summer"
        QStringList seasons; ///< their names in the year's order
        int seasonIndex = -1;
        QString yearText; ///< "Year 2 of 6"
        QString forecastHeadline;
        bool danger = false;
        QString bookNote; ///< said wherever invented values are played with
        bool operator==(const SeasonFacts&) const = default;
    };

    explicit PowderModel(QObject* parent = nullptr);

    QString placesTitle() const { return m_placesTitle; }
    QAbstractItemModel* places() { return &m_places; }
    /// What a tap does something at: the places offered, each spot of those that are two.
    QStringList open() const { return m_open; }
    QStringList forbidden() const { return m_forbidden; }
    /// What is part of the answer already, the first of two spots among it.
    QStringList chosen() const { return m_chosen; }
    QStringList lit() const { return m_lit; }     ///< what the current step is about
    QString litTone() const { return m_litTone; } ///< "do", "gain", "danger"
    QAbstractItemModel* sections() { return &m_sections; }
    QAbstractItemModel* hordes() { return &m_slots; }
    QAbstractItemModel* towers() { return &m_towers; }
    QAbstractItemModel* guide() { return &m_guide; }
    QAbstractItemModel* forecast() { return &m_forecast; }
    QAbstractItemModel* holdings() { return &m_holdings; }
    QString guideTitle() const { return m_season.guideTitle; }
    QString season() const { return m_season.season; }
    QStringList seasons() const { return m_season.seasons; }
    int seasonIndex() const { return m_season.seasonIndex; }
    QString yearText() const { return m_season.yearText; }
    QString forecastHeadline() const { return m_season.forecastHeadline; }
    bool danger() const { return m_season.danger; }
    QString bookNote() const { return m_season.bookNote; }

    /// A tap on a place; those that are not offered are ignored, forbidden ones answer with their reason. Of
    /// two spots the first tap chooses one, unless it fits one offer alone; the second picks both.
    Q_INVOKABLE void pick(const QString& place);

    void setPlaces(const QString& title, const QList<PowderPlaceRow>& places);
    void setLit(const QStringList& places, const QString& tone);
    void setSections(const QList<PowderSectionRow>& rows) { m_sections.setRows(rows); }
    void setSlots(const QList<PowderSlotRow>& rows) { m_slots.setRows(rows); }
    void setTowers(const QList<PowderTowerRow>& rows) { m_towers.setRows(rows); }
    void setHoldings(const QList<PowderHoldingRow>& rows) { m_holdings.setRows(rows); }
    void showSeason(const SeasonFacts& facts, const QList<PowderGuideRow>& guide,
                    const QList<PowderForecastRow>& forecast);
    const RowModel<PowderPlaceRow>& placeRows() const { return m_places; }
    const RowModel<PowderSectionRow>& sectionRows() const { return m_sections; }
    const RowModel<PowderSlotRow>& slotRows() const { return m_slots; }
    const RowModel<PowderTowerRow>& towerRows() const { return m_towers; }
    const RowModel<PowderGuideRow>& guideRows() const { return m_guide; }
    const RowModel<PowderForecastRow>& forecastRows() const { return m_forecast; }
    const RowModel<PowderHoldingRow>& holdingRows() const { return m_holdings; }

signals:
    void placesChanged();
    void litChanged();
    void seasonChanged();
    void picked(const QString& place);
    void refused(const QString& why);

private:
    void lightPlaces();

    QString m_placesTitle;
    RowModel<PowderPlaceRow> m_places;
    QStringList m_open, m_forbidden, m_chosen;
    QString m_firstSpot; ///< of two, tapped first
    QStringList m_lit;
    QString m_litTone;
    SeasonFacts m_season;
    RowModel<PowderSectionRow> m_sections;
    RowModel<PowderSlotRow> m_slots;
    RowModel<PowderTowerRow> m_towers;
    RowModel<PowderGuideRow> m_guide;
    RowModel<PowderForecastRow> m_forecast;
    RowModel<PowderHoldingRow> m_holdings;
};

} // namespace watchfire
