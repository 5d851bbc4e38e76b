// SPDX-License-Identifier: Apache-2.0
// What a family of games (the hex games; Black Powder) provides to the desk: its game in memory, how it is
// shown, its panels, and what a roll is for. The desk handles journal, undo, ticks and messages, which are
// the same for all.
#pragma once

#include "app/game/build_offer.h"
#include "app/game/cards_in_hand.h"
#include "app/game/player_act.h"
#include "app/game/request.h"
#include "app/game/state_text.h"
#include "app/game/told.h"
#include "app/models/statistics_model.h"
#include "devices/dice_source.h"
#include "rules/core/random.h"
#include "rules/game.h"

#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <optional>
#include <vector>

namespace watchfire {

/// What the open game would do with a roll.
struct RollUse {
    bool now = false;   ///< it is used as soon as it arrives
    bool byTap = false; ///< a tap may use it
    bool firstDieOnly = false;
    QString firstDieText; ///< what takes it: "The volcano takes the first die."
    bool dice = true;     ///< the game uses dice at all
    QString why;          ///< why a tap may not use it
    /// What must be carried out before a tap uses it, and the button's text for it: the turn ends first.
    std::optional<GameCommand> first;
    QString firstText;
};

class GameFamily {
public:
    using Json = nlohmann::ordered_json;

    GameFamily() = default;
    GameFamily(const GameFamily&) = delete;
    GameFamily& operator=(const GameFamily&) = delete;
    virtual ~GameFamily() = default;

    // ---- the game in memory ----

    /// Errors: the rules' refusal of the header.
    virtual std::optional<Error> open(const Json& header) = 0;
    virtual void close() = 0;
    /// Null while no game is open; the functions below require an open one.
    [[nodiscard]] virtual const Game* game() const = 0;
    [[nodiscard]] virtual std::size_t position() const = 0;
    [[nodiscard]] virtual const std::vector<Told>& told() const = 0;
    /// What undo would take back; null if there is nothing.
    [[nodiscard]] virtual const Told* last() const = 0;
    virtual std::optional<Error> carryOut(const Request& request) = 0;
    /// After a change of language: what the commands told, in words.
    virtual void tellAgain() = 0;
    [[nodiscard]] virtual bool over() const = 0;

    // ---- as text ----

    /// A line of the log, undo and redo included.
    [[nodiscard]] virtual Result<Request> read(const Json& line) const = 0;
    [[nodiscard]] virtual Json write(const Request& request) const = 0;
    /// The steps of the last command, in the log's form.
    [[nodiscard]] virtual Json lastSteps() const = 0;
    [[nodiscard]] virtual StateText stateText() const = 0;

    // ---- at the table ----

    [[nodiscard]] virtual QString title() const = 0;
    /// Names that somebody entered.
    [[nodiscard]] virtual QStringList enteredNames() const = 0;
    [[nodiscard]] virtual QString refusalText(const Error& error) const = 0;
    /// What the tower's lamp shows of what the table has been told so far.
    [[nodiscard]] virtual devices::LampEffect lamp(const CardsInHand& cards) const = 0;
    /// What the program draws for the table now, if the table has chosen that (option `draw`).
    [[nodiscard]] virtual std::optional<GameCommand> drawn(const Random& random) const = 0;
    /// What the table asked for earlier and what is due now, whoever gave the answers that came in between.
    /// Asked after each command, and told once.
    [[nodiscard]] virtual std::optional<Request> wanted() { return std::nullopt; }

    /// What the game counted up to now; `from`: whose dice.
    [[nodiscard]] virtual StatisticsModel::Facts statistics(const QString& from) const = 0;

    // ---- rolls ----

    [[nodiscard]] virtual RollUse rollUse() const = 0;
    /// Returns the command that these dice make, or nothing while the roll decides nothing. Errors:
    /// `bad-dice`.
    virtual Result<std::optional<GameCommand>> commandOf(const std::vector<int>& dice) = 0;

    // ---- offers ----

    /// Pieces that this player may build now and that leave nothing but the place to choose.
    [[nodiscard]] virtual std::vector<BuildOffer> builds(const QString& player) const = 0;
    /// What else this player may do now, without corrections and without what ends another player's turn.
    [[nodiscard]] virtual std::vector<ActOffer> acts(const QString& player) const = 0;
    /// The next question of an act after these touches, or its command.
    [[nodiscard]] virtual ActReply enter(const QString& player, const QString& act,
                                         const ActTouches& touches) const = 0;

    // ---- on the screen ----

    virtual void show(const CardsInHand& cards, bool practice) = 0;
    /// Lights the places of a command that somebody proposes.
    virtual void showProposed(const GameCommand& command) const = 0;
    /// Gives up whatever is being entered.
    virtual void closePanels() = 0;
};

} // namespace watchfire
