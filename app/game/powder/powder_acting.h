// SPDX-License-Identifier: Apache-2.0
// What the table of Black Powder enters by touch, on the panel and on the board: answers to the open
// decision, and commands stage by stage.
#pragma once

#include "app/game/powder/powder_game.h"
#include "app/game/powder/powder_planner.h"
#include "app/game/request.h"
#include "app/models/table_model.h"

#include <QObject>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace watchfire {

class PowderActing : public QObject {
    Q_OBJECT
public:
    PowderActing(TableModel& table, const RunningPowderGame& running, Submit submit,
                 QObject* parent = nullptr);

    void show();
    /// Closes what is being entered, after each command too.
    void close();
    /// Another game is open: what the table wanted of the last one is forgotten.
    void forget() { m_wantedEnd.reset(); }
    /// The end of a turn whose last act was to end it, once the questions of that act are answered.
    [[nodiscard]] std::optional<Request> wanted();
    /// Opens the next question by itself, once for each command; "back" leaves it closed until the next one.
    /// It does so while at most one told card is left to be done (`cardsLeft`): that card stands beside the
    /// question, and the next answer ticks it. At set-up every question opens, in the year the order of turns
    /// and a spring's horde cards.
    void goOn(int cardsLeft);
    /// True while something is being entered; a roll should not come in between.
    [[nodiscard]] bool busy() const { return m_planner.running() && !m_planner.untouched(); }

    /// The player for whom something is being entered, if known.
    [[nodiscard]] std::optional<powder::Clan> entering() {
        return m_running.isOpen() ? m_planner.entering(m_running.state()) : std::nullopt;
    }

private:
    void start(const QString& action);
    void touch(const QString& touch);
    void type(const QString& words);
    void done();
    void doneAndEnd();
    void back();
    [[nodiscard]] Request requestOf(const powder::Command& command) const;
    bool submitIfComplete();
    /// Asks for the next missing value of the same card, walls or time track, so that all of it is entered at
    /// once. "Back" leaves the rest.
    void askNext(const powder::ValueKey& entered);
    struct Ending {
        std::optional<powder::command::EndTurn> end;
        QString why; ///< why there is none
    };
    /// The end of the turn, if one touch can enter it together with the act being entered.
    [[nodiscard]] Ending endingTurn() const;
    [[nodiscard]] Request endOfTurn(powder::command::EndTurn end);
    [[nodiscard]] std::optional<powder::command::Build> again() const;
    /// True if the player whose turn it is has entered nothing in it: the panel still tells what came before.
    [[nodiscard]] bool turnIsFresh() const;
    void showActions();

    void answer(const QList<int>& chosen);
    void enter(const QString& value);
    void picked(const QString& place);
    void pickedSoldier(const QString& soldier);
    void pickOption(const QString& place, const std::optional<powder::SoldierAt>& soldier = std::nullopt);
    /// A touch on the board that no question takes says why.
    void touchedUnlit(const QString& place);
    /// So does a drag of what no finger moves.
    void heldBack(const QString& piece);
    bool shotBy(const QString& piece);
    [[nodiscard]] QString whyNoShot() const;
    [[nodiscard]] QString pieceWords(const QString& piece) const;
    [[nodiscard]] QString spotStays(const powder::Spot& spot) const;
    [[nodiscard]] static QString cardStays();
    [[nodiscard]] static QString severalFit();
    void sayWhyNot(const QString& why);
    /// Clears the message about an earlier touch that did nothing.
    void nextWorked();
    [[nodiscard]] QString whyNot(const std::string& place);
    [[nodiscard]] QString whyNot(const PowderStage& stage, const powder::Post& at) const;
    [[nodiscard]] QString whyNoAnswer(const powder::Post& at) const;
    [[nodiscard]] QString towerWords(powder::TowerIndex tower) const;
    [[nodiscard]] static QString onlyLit();
    /// What a touch on a soldier's own counter means now.
    struct Named {
        powder::SoldierAt soldier;
        std::vector<std::string>
            touches; ///< of the open act, or of the one that begins here; none: an option
    };
    [[nodiscard]] std::vector<Named> namedSoldiers();
    void showNamed();
    /// True if a drag begins an order: nothing is entered yet, or an order in which nobody has his place.
    /// Dragging somebody there answers "Who attacks?" as well.
    [[nodiscard]] bool beginsAnew();
    /// The soldiers of an order that takes more of them now. Empty if nothing is entered yet, `nullopt` if
    /// something else is asked.
    [[nodiscard]] std::optional<std::vector<powder::Deployed>> openOrder();
    /// The places that answer "Where do they move?", for a soldier of the zone that is moved from.
    [[nodiscard]] QStringList answersOf(const QString& soldier);
    void lift(const QString& soldier);
    void drop(const QString& soldier, const QString& place);
    [[nodiscard]] QString landedText();
    bool enterAtOnce(const std::vector<std::string>& touches);
    void touchAll(const std::vector<std::string>& touches);
    void showTray();

    /// The question as it stands after what came before it: a drag, or steps that are still to be done.
    [[nodiscard]] QString titleOf(const PowderStage& stage) const;
    void showPanel();
    /// Draws the soldiers that are entered so far onto the picture, and takes them off again.
    void showPresumed(const PowderStage& stage);
    void showDecisionPlaces();

    TableModel& m_table;
    const RunningPowderGame& m_running;
    Submit m_submit;
    PowderPlanner m_planner;
    bool m_presumed = false;       ///< soldiers that are only entered stand on the picture
    bool m_wentOn = false;         ///< the open question opened by itself
    bool m_valueOfOutlook = false; ///< the open forecast has asked for the value
    int m_cardsLeft = 0;           ///< told cards that are still to be done
    /// A turn that ends as soon as the questions of its last act are answered.
    struct WantedEnd {
        powder::Clan clan;
        std::size_t position; ///< after the act; undone to before it, the wish is gone
    };
    std::optional<WantedEnd> m_wantedEnd;
    std::optional<std::size_t> m_left; ///< the position at which the table closed what had opened by itself
    int m_leftCards = 0;               ///< m_cardsLeft then
    QString m_whyNot;                  ///< the last word about a touch that did nothing
    /// Each drag of the open act: how many touches there were before and after it.
    std::vector<std::pair<std::size_t, std::size_t>> m_drags;
};

} // namespace watchfire
