// SPDX-License-Identifier: Apache-2.0
// Black Powder's board on the table screen: what stands where, which places react to a tap, what the season
// asks for and what winter would bring. Place names are the log's: "S2", "S2.1", "S2.1:a3", "S2.fire", "T2".
#pragma once

#include "app/models/property.h"
#include "app/rows/row_model.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>

namespace watchfire {

/// A place that reacts to a tap now.
struct PowderPlaceRow {
    QString place; ///< for two spots of one soldier: "S2.1:a3+a4"
    QString label; ///< in words, for the screen reader and the magnifier
    bool forbidden = false;
    QString why{};       ///< why it is forbidden
    bool chosen = false; ///< already part of the answer
    bool quiet = false;  ///< nothing asks for it, so it has no light: a tap begins something there
    /// The spots of a piece that covers several: a tap on any of them means it. Empty: those of `place`.
    QStringList spots{};
    bool back = false; ///< somebody who is only entered: forbidden, but a tap takes him back
    QString key() const { return place; }
    WATCHFIRE_ROLES(place, label, forbidden, why, chosen, quiet, spots, back);
};

/// A wall section with everything on it and behind it (BP-01).
struct PowderSectionRow {
    QString section; ///< "S2"
    QString title;   ///< "Middle"
    bool inPlay = true;
    QString note; ///< why it is out of play
    int level = 0;
    int barricades = 0;
    QStringList machines;
    QStringList presumedMachines{}; ///< chosen, and not yet put anywhere: shown pale
    /// What the step that is due takes off or puts up: until it is done both are shown pale, and what is new
    /// in a frame.
    int levelNext = 0, barricadesNext = 0;
    QStringList machinesGoing{}, machinesComing{};
    int firing = 0; ///< firing spots; -1: unknown
    /// One entry per soldier: colour, symbol, type, `ghost` (still to be put there), `planned` (of
    /// them, who is only being entered), `goes` (to be taken off).
    QVariantList fire;
    /// A clan's soldiers of a type: colour, symbol, type, count, words, `ghost`, `planned`, `goes`, `joins`
    /// (beside others of them).
    QVariantList rest;
    QVariantList restClans; ///< a clan's soldiers: colour, symbol, count
    QString power, defense; ///< "?": unknown
    bool climbed = false;   ///< by Ladders: its defense does not count
    /// "holds", "breach": if winter came now; "held", "breached": in this winter's assault; "unknown";
    /// "quiet": no horde stands before it.
    QString verdict;
    QString verdictText;    ///< the same as a word
    QString verdictBrief{}; ///< the same for a narrow sign; empty: it is short already
    QString outcome{};      ///< the same at length: "holds, but loses 1 wall level"
    QString when{};         ///< "if winter came now"; empty where it is no outlook
    QString standing{};     ///< "Wall level 1, 0 barricades, cannon"
    QStringList lines;      ///< what would hold it, and what is unknown
    QString spokenWall, spokenFire, spokenRest;
    QString key() const { return section; }
    WATCHFIRE_ROLES(section, title, inPlay, note, level, barricades, machines, presumedMachines, levelNext,
                    barricadesNext, machinesGoing, machinesComing, firing, fire, rest, restClans, power,
                    defense, climbed, verdict, verdictText, verdictBrief, outcome, when, standing, lines,
                    spokenWall, spokenFire, spokenRest);
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
    QString power, reward; ///< "?": unknown
    QString ability;       ///< in words; may be empty
    int freeSpots = 0;     ///< -1: the spots are unknown
    /// Twelve cells, "a1" to "b6": place, vital ("vital", "gap", "unknown"), mark ("free", "wound",
    /// "snake-token", "soldier"), colour, symbol, type, first (the cell with the soldier's picture), right
    /// and below (the same soldier continues there), reward, words, `ghost` and `goes` as above. `doomed`: a
    /// wound where somebody was killed who may still be saved; colour, symbol and type are his.
    QVariantList cells;
    QString covered{}; ///< when it is defeated, because all its spots are covered; empty: they are not
    /// What the step that is due does with the card: "comes", "goes"; empty: nothing.
    QString change{};
    QString spoken;
    QString missing; ///< the path of a printed value of its card that is not known; empty: none
    QString key() const { return slot; }
    WATCHFIRE_ROLES(slot, section, row, filled, card, title, kind, power, reward, ability, freeSpots, cells,
                    covered, change, spoken, missing);
};

/// A tower between the sections (BP-02, BP-60).
struct PowderTowerRow {
    QString tower; ///< "T1"
    bool usable = true;
    QString colour, symbol; ///< of the clan whose spearman is in it; empty: none
    QString change{};       ///< what the step that is due does with him: "comes", "goes"; empty: nothing
    QString spoken;
    QString key() const { return tower; }
    WATCHFIRE_ROLES(tower, usable, colour, symbol, change, spoken);
};

/// One line of what the season asks for.
struct PowderGuideRow {
    QString id;
    QString text;
    /// "done", "now", "coming"; "self": the program cannot see it, so the table ticks it off.
    QString state;
    bool folded = false;                ///< far from the current line: may be left out
    QString name{}, colour{}, symbol{}; ///< of the player whose turn the line is
    QString key() const { return id; }
    WATCHFIRE_ROLES(id, text, state, folded, name, colour, symbol);
};

/// What winter would bring if it came now: a line per section, then towers and walls.
struct PowderForecastRow {
    QString id;
    QString headline;
    QString level; ///< "breach", "holds", "unknown", "falls", "tower"
    QStringList lines;
    QString value; ///< the path of a printed value that would say more; empty: none
    QString key() const { return id; }
    WATCHFIRE_ROLES(id, headline, level, lines, value);
};

/// Soldiers of one type who wait beside the board to be dragged onto it.
struct PowderTrayRow {
    QString type, title, colour, symbol;
    int count = 0; ///< left in the pool; 0: they stay in their place, greyed out
    QString why{}; ///< the reason then
    QString key() const { return type; }
    WATCHFIRE_ROLES(type, title, colour, symbol, count, why);
};

/// What a player has besides the board.
struct PowderHoldingRow {
    QString player, name, colour, symbol;
    bool hasHonor = true;
    int honor = 0;
    int shame = 0;       ///< tokens under soldiers and on cards
    QVariantList pool;   ///< type, count (ready), shamed, words; only types that the player ever had
    QStringList claimed; ///< "Veterans, 5 honor"
    QString key() const { return player; }
    WATCHFIRE_ROLES(player, name, colour, symbol, hasHonor, honor, shame, pool, claimed);
};

class PowderModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_PROPERTY(QString, placesTitle, m_placesTitle, placesChanged)
    WATCHFIRE_PART(QAbstractItemModel*, places, &m_places)
    /// The places that are offered now, one entry for each of their spots.
    WATCHFIRE_PROPERTY(QStringList, open, m_open, placesChanged)
    WATCHFIRE_PROPERTY(QStringList, forbidden, m_forbidden, placesChanged)
    /// The places where a tap begins something that nothing asks for; they have no light on the board.
    WATCHFIRE_PROPERTY(QStringList, ready, m_ready, placesChanged)
    /// The section whose cards come up enlarged, because a spot of them is asked for; empty: none.
    WATCHFIRE_PROPERTY(QString, aim, m_aim, placesChanged)
    /// The title of those cards: the panel has the question.
    WATCHFIRE_PROPERTY(QString, aimTitle, m_aimTitle, placesChanged)
    /// Where to tap for the places offered; empty if none is.
    WATCHFIRE_PROPERTY(QString, placesHint, m_placesHint, placesChanged)
    /// The places that are part of the answer already, including the first touched spot of a pair or block,
    /// and what the question is about because it was chosen a touch before.
    WATCHFIRE_PROPERTY(QStringList, chosen, m_chosen, placesChanged)
    /// The question of the second tap, for a piece that covers several spots (BP-30, BP-35); empty: none.
    WATCHFIRE_PROPERTY(QString, secondTitle, m_secondTitle, placesChanged)
    /// The blocks of spots that a second tap decides between, each a list of places: a tank's (BP-35).
    WATCHFIRE_PROPERTY(QVariantList, blocks, m_blocks, placesChanged)
    /// The soldiers on the board whom a tap on their own counter names now: "red:archer@S3.rest".
    WATCHFIRE_PROPERTY(QStringList, named, m_named, namedChanged)
    WATCHFIRE_PROPERTY(QStringList, lit, m_lit, litChanged)     ///< what the current step is about
    WATCHFIRE_PROPERTY(QString, litTone, m_litTone, litChanged) ///< "do", "gain", "danger"
    /// The year's facts that the current step changes, by their kind: "lethality".
    WATCHFIRE_PROPERTY(QStringList, changing, m_changing, changingChanged)
    WATCHFIRE_PART(QAbstractItemModel*, sections, &m_sections)
    WATCHFIRE_PART(QAbstractItemModel*, hordes, &m_slots)
    WATCHFIRE_PART(QAbstractItemModel*, towers, &m_towers)
    WATCHFIRE_PART(QAbstractItemModel*, guide, &m_guide)
    WATCHFIRE_PART(QAbstractItemModel*, forecast, &m_forecast)
    WATCHFIRE_PART(QAbstractItemModel*, holdings, &m_holdings)
    /// Who may be dragged onto the board: from beside it, and those who stand on it ("spearman@S3.rest").
    WATCHFIRE_PART(QAbstractItemModel*, tray, &m_tray)
    WATCHFIRE_PROPERTY(QStringList, standing, m_standing, trayChanged)
    /// Where the soldier who is being dragged may be let go.
    WATCHFIRE_PROPERTY(QStringList, landings, m_landings, landingsChanged)
    WATCHFIRE_PROPERTY(QString, guideTitle, m_season.guideTitle, seasonChanged)
    WATCHFIRE_PROPERTY(QString, turnTitle, m_season.turnTitle, seasonChanged)
    WATCHFIRE_PROPERTY(QString, turnName, m_season.turnName, seasonChanged)
    /// The clan whose turn it is, by its id.
    WATCHFIRE_PROPERTY(QString, turnClan, m_season.turnClan, seasonChanged)
    WATCHFIRE_PROPERTY(bool, laddersBreak, m_season.laddersBreak, seasonChanged)
    /// Rolls draw cards in this game.
    WATCHFIRE_PROPERTY(bool, lots, m_season.lots, seasonChanged)
    WATCHFIRE_PROPERTY(QString, turnHint, m_season.turnHint, seasonChanged)
    WATCHFIRE_PROPERTY(QString, turnBrief, m_season.turnBrief, seasonChanged)
    WATCHFIRE_PROPERTY(QString, turnColour, m_season.turnColour, seasonChanged)
    WATCHFIRE_PROPERTY(QString, turnSymbol, m_season.turnSymbol, seasonChanged)
    WATCHFIRE_PROPERTY(QString, nextAction, m_season.nextAction, seasonChanged)
    WATCHFIRE_PROPERTY(QString, season, m_season.season, seasonChanged)
    WATCHFIRE_PROPERTY(QStringList, seasons, m_season.seasons, seasonChanged)
    WATCHFIRE_PROPERTY(int, seasonIndex, m_season.seasonIndex, seasonChanged)
    WATCHFIRE_PROPERTY(QString, yearText, m_season.yearText, seasonChanged)
    WATCHFIRE_PROPERTY(QString, forecastHeadline, m_season.forecastHeadline, seasonChanged)
    WATCHFIRE_PROPERTY(QString, forecastSpoken, m_season.forecastSpoken, seasonChanged)
    WATCHFIRE_PROPERTY(bool, danger, m_season.danger, seasonChanged)
    WATCHFIRE_PROPERTY(QString, bookNote, m_season.bookNote, seasonChanged)
    /// The forecast is open, section by section. It outlives the panel that shows it: a value is entered in
    /// another one. The next season closes it.
    WATCHFIRE_SETTABLE(bool, outlook, m_outlook, setOutlook, outlookChanged)

public:
    struct SeasonFacts {
        QString guideTitle;
        QString turnTitle;        ///< "Ann's turn"; empty if it is nobody's
        QString turnName;         ///< "Ann"; empty if it is nobody's turn
        QString turnClan;         ///< "qin"
        bool laddersBreak = true; ///< the option: Ladders break through whatever the defense is (BP-52)
        bool lots = false;        ///< the option: a tower or the program draws the cards (BP-05)
        QString turnHint;         ///< what a clan without a player may do, and who decides; else empty
        QString turnBrief;        ///< the same in one short sentence
        QString turnColour, turnSymbol;
        QString nextAction;  ///< what is entered next: an id of PowderActionModel::actions; may be empty
        QString season;      ///< "set-up", "fall", "winter", "spring", "summer"
        QStringList seasons; ///< their names in the year's order
        int seasonIndex = -1;
        QString yearText; ///< "Year 2 of 6"
        QString forecastHeadline;
        QString forecastSpoken; ///< all of the forecast in sentences
        bool danger = false;
        QString bookNote; ///< shown wherever invented values are used
        bool operator==(const SeasonFacts&) const = default;
    };

    void setOutlook(bool open) { change(*this, m_outlook, open, &PowderModel::outlookChanged); }

    /// A tap on a place. Places that are not offered are ignored; forbidden ones answer with their reason.
    /// A soldier that covers several spots is picked by the first tap if only one offer has that spot, and
    /// by a second tap on another of its spots otherwise. Whoever is only entered is taken back; if he covers
    /// several spots and another one than the last is tapped, that could be his second spot: it is said
    /// first.
    Q_INVOKABLE void pick(const QString& place);
    /// A tap on the counter of one of `named`.
    Q_INVOKABLE void pickSoldier(const QString& soldier) { emit soldierPicked(QString(soldier)); }
    /// A tap on a place that is not offered: says why, if there is something to say.
    Q_INVOKABLE void touchUnlit(const QString& place);
    /// A piece was dragged that no finger moves: a place ("T2", "S2.1:a3", "S2.rest"), a card ("S2.1") or a
    /// machine ("cannon@S2.fire").
    Q_INVOKABLE void holdBack(const QString& piece) { emit heldBack(QString(piece)); }

    /// A soldier is taken up, a type or "spearman@S3.rest": fills `landings`.
    Q_INVOKABLE void lift(const QString& soldier);
    /// He is let go at one of them; an empty place puts him back.
    Q_INVOKABLE void drop(const QString& place);

    /// "Tap the card, then the spot.": a tap enlarges a card first, unless it has come up by itself.
    static QString tapHint(const QList<PowderPlaceRow>& places, bool enlarge);

    /// "The horseman stands on two spots: which one beside a3?"
    static QString secondSpotTitle(const QString& spot);

    /// `enlarge`: the cards with these spots come up enlarged, if they are of one section. `about`: chosen
    /// before, and still marked.
    void setPlaces(const QString& title, const QList<PowderPlaceRow>& places, bool enlarge = false,
                   const QStringList& about = {});
    void setNamed(const QStringList& soldiers) {
        change(*this, m_named, soldiers, &PowderModel::namedChanged);
    }
    void setLit(const QStringList& places, const QString& tone);
    /// Shows no light of the steps while something else is entered.
    void keepDark(bool dark);
    void setChanging(const QStringList& facts) {
        change(*this, m_changing, facts, &PowderModel::changingChanged);
    }
    /// Also lights the places of a command that somebody proposes, until they are set again.
    void setProposed(const QStringList& places);
    void setSections(const QList<PowderSectionRow>& rows) { m_sections.setRows(rows); }
    void setSlots(const QList<PowderSlotRow>& rows) { m_slots.setRows(rows); }
    void setTowers(const QList<PowderTowerRow>& rows) { m_towers.setRows(rows); }
    void setTray(const QList<PowderTrayRow>& rows, const QStringList& standing);
    void setLandings(const QStringList& places) {
        change(*this, m_landings, places, &PowderModel::landingsChanged);
    }
    void setHoldings(const QList<PowderHoldingRow>& rows) { m_holdings.setRows(rows); }
    /// Where a dragged soldier was let go, and what it meant: for the screen reader.
    void tellLanding(const QString& words) { emit landed(words); }
    void showSeason(const SeasonFacts& facts, const QList<PowderGuideRow>& guide,
                    const QList<PowderForecastRow>& forecast);
    const RowModel<PowderPlaceRow>& placeRows() const { return m_places; }
    const RowModel<PowderSectionRow>& sectionRows() const { return m_sections; }
    const RowModel<PowderSlotRow>& slotRows() const { return m_slots; }
    const RowModel<PowderTowerRow>& towerRows() const { return m_towers; }
    const RowModel<PowderGuideRow>& guideRows() const { return m_guide; }
    const RowModel<PowderForecastRow>& forecastRows() const { return m_forecast; }
    const RowModel<PowderTrayRow>& trayRows() const { return m_tray; }
    const RowModel<PowderHoldingRow>& holdingRows() const { return m_holdings; }

signals:
    void placesChanged();
    void litChanged();
    void changingChanged();
    void seasonChanged();
    void outlookChanged();
    void picked(const QString& place);
    void soldierPicked(const QString& soldier);
    void unlitTouched(const QString& place);
    void heldBack(const QString& piece);
    void namedChanged();
    void trayChanged();
    void landingsChanged();
    void lifted(const QString& soldier);
    void dropped(const QString& soldier, const QString& place);
    void landed(const QString& words);
    void refused(const QString& why);

private:
    void lightPlaces();
    void showLit();

    QString m_placesTitle;
    RowModel<PowderPlaceRow> m_places;
    QStringList m_open, m_forbidden, m_chosen, m_ready, m_about, m_named;
    QString m_aim, m_aimTitle, m_placesHint;
    QString m_firstSpot;  ///< the first of several spots
    QString m_lastPicked; ///< the spot of the last tap that was taken
    QString m_warned;     ///< of whom it was said that a tap takes him back
    QString m_secondTitle;
    QVariantList m_blocks;
    QStringList m_lit, m_toldLit, m_proposed; ///< the first is both of the others
    QString m_litTone, m_toldTone;
    bool m_dark = false; ///< the steps have no light now
    QStringList m_changing;
    SeasonFacts m_season;
    bool m_outlook = false;
    RowModel<PowderSectionRow> m_sections;
    RowModel<PowderSlotRow> m_slots;
    RowModel<PowderTowerRow> m_towers;
    RowModel<PowderGuideRow> m_guide;
    RowModel<PowderForecastRow> m_forecast;
    RowModel<PowderHoldingRow> m_holdings;
    RowModel<PowderTrayRow> m_tray;
    QStringList m_standing, m_landings;
    QString m_soldier; ///< who is being dragged
};

} // namespace watchfire
