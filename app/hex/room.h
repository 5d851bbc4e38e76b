// SPDX-License-Identifier: Apache-2.0
// What the app knows about one rule module: its sentences, its part of the state strip, its marks on the
// board. A room overrides what its module has; every default is empty. The screens ask the list in rooms.h
// and name no module that has a room.
#pragma once

// Qt's headers first: moc of Qt 6.4 cannot read <compare> before any of them.
#include <QList>
#include <QString>
#include <QStringList>

#include "app/hex/correction_kind.h"
#include "app/text/clause_row.h"
#include "app/text/decision_text.h"
#include "app/text/forecast_text.h"
#include "app/text/step_text.h"
#include "devices/dice_source.h"
#include "rules/hex/board_tile.h"
#include "rules/hex/command.h"
#include "rules/hex/founding.h"
#include "rules/hex/module.h"
#include "rules/hex/risk.h"
#include "rules/hex/state.h"
#include "rules/hex/statistics.h"

#include <optional>
#include <span>
#include <vector>

namespace watchfire {

struct HexRow;
struct MarkRow;
struct StripRow;

/// The texts for a piece, each a whole sentence or name in which %1 is the player.
enum class PieceSaying {
    name,      ///< "bridge"
    title,     ///< "Bridge"
    owned,     ///< "%1's bridge"
    lay,       ///< "%1, lay your bridge: two roads side by side"
    takeOff,   ///< "%1, take both roads of your bridge off the board"
    built,     ///< "%1 built a bridge"
    placed,    ///< "%1 placed a bridge"
    loses,     ///< "%1 loses a bridge"
    lost,      ///< "%1 lost a bridge to the storm"
    corrected, ///< "Corrected: %1's bridge"
    fillFirst, ///< "Build a bridge at the %1 before any road or other bridge."; %1 is a side
    filled,    ///< "Roads and bridges may be built again."
    noneLeft,  ///< "A bridge takes two roads, and you have fewer left."
    nowhere,   ///< "No free crossing of the river joins your roads and buildings."
};

/// Why a hex yielded nothing.
struct BlockWords {
    QString detail; ///< "It is flooded: no cards for Ann."
    QString reason; ///< "6 was rolled, but this hex is flooded."
};

/// How grave a headline beside the dice is, the gravest first; a seven's own headline ranks between those of
/// the rooms.
enum class Gravity { breach, eruption, raid, seven, riders, raidersTake };
struct GraveWords {
    Gravity gravity;
    QString text; ///< "Breach!"
};

/// A moment of the game as the statistics show it.
struct MomentWords {
    QString glyph;
    QString text; ///< "The river floods"
};

/// What a seven does by a module's rules, as the forecast lists it.
struct SevenWords {
    QStringList first;                 ///< before anybody moves: "fields 9 floods"
    std::optional<QStringList> robber; ///< in place of "the robber moves"; an empty list: he does nothing
    const char* glyph = nullptr;       ///< in place of his picture
};

/// What lies before a player by a module's rules, in number and spoken.
struct HeldWords {
    int count = 0;
    QString spoken; ///< "2 jungle counters"
};

/// An act of its own that a player may begin while building: one question, and the command that each answer
/// makes. Answers whose command the rules refuse are not offered.
struct OwnAct {
    struct Answer {
        QString text;
        hex::Command command;
    };
    const char* id;
    QString title; ///< "Spend jungle counters"
    QString question;
    std::vector<Answer> answers;
};

/// What may be hit until somebody's next turn, with its picture.
struct HitWords {
    const char* icon;
    const char* tone; ///< "danger", "warn" or "gain"
    QString text;     ///< "A wall is breached: W3"
};

/// A scenario as the page for a new game offers it.
struct ScenarioWords {
    QString title;    ///< "The Great River"
    QString sentence; ///< what it is about
    QString players;  ///< "3 or 4 players"
    QString minutes;  ///< "75 minutes"
    QString glyph;
    int place = 0; ///< in the page's list, from the top
};

/// An option of a scenario: on or off, or one of several values.
struct SwitchWords {
    const char* id;
    QString title, detail;
    bool normal = false;
    /// The values and what they are called, the normal one first; empty: on or off.
    QStringList values{}, texts{};
};

/// A tile in the board editor; all texts are of the context "BoardEditor".
struct TileWords {
    const char* group; ///< the name of its group of brushes
    const char* glyph;
    const char* brush; ///< id of the brush that lays it; then its title and picture
    const char* brushTitle;
    const char* brushGlyph;
    const char* none; ///< title of the brush that takes it away
    const char* hint;
    const char* missing; ///< problem: the tile is not there
    const char* terrain; ///< problem: a hex has to show %1
    const char* number;  ///< problem: a hex lacks its number
    const char* shore;   ///< problem: a side does not face the sea
};

/// The faces of a die at the corners of a terrain of its own, in the board editor.
struct FaceWords {
    const char* id; ///< id of the group of brushes; those that turn the faces add to it: "volcano-left"
    QString group;
    const char* glyph;
    QString choose;   ///< hint while no brush is chosen
    QString turn;     ///< hint of the brushes that turn the faces
    QString set;      ///< hint of the brush for face %1
    QString none;     ///< why nothing turns at another hex
    QString missing;  ///< problem: a corner has no face
    QString corner;   ///< "corner %1"
    QString cornerOf; ///< "corner %1 of %2"
};

/// The switch by which a module joins a game, on the page for a new one.
struct OptionWords {
    QString title, detail;
};

class ModuleRoom {
public:
    ModuleRoom() = default;
    ModuleRoom(const ModuleRoom&) = delete;
    ModuleRoom& operator=(const ModuleRoom&) = delete;
    virtual ~ModuleRoom();

    /// The rule module whose room this is.
    [[nodiscard]] virtual hex::ModuleName module() const = 0;

    /// On the page for a new game: a scenario of its own, the switches of that scenario, and what joins
    /// another scenario ("with the Great River").
    [[nodiscard]] virtual std::optional<ScenarioWords> scenario(hex::Scenario) const { return std::nullopt; }
    [[nodiscard]] virtual QList<SwitchWords> switches(hex::Scenario) const { return {}; }
    [[nodiscard]] virtual std::optional<OptionWords> addition(hex::Addition) const { return std::nullopt; }

    /// Its tile in the board editor (null: it has none), and in words how the tile lies, for the page for a
    /// new game.
    [[nodiscard]] virtual const TileWords* tile() const { return nullptr; }
    [[nodiscard]] virtual QString tileLies(hex::TileLie) const { return {}; }

    /// The faces of a die that its terrain carries (rules/hex/scenario.h, carriesFaces).
    [[nodiscard]] virtual std::optional<FaceWords> faces() const { return std::nullopt; }

    /// The sentence that Pioneers has no such thing, for the name of its tile or terrain in a board's file;
    /// %1 is a terrain's place. Empty for any other name.
    [[nodiscard]] virtual QString notInPioneers(std::string_view) const { return {}; }
    /// What a terrain of its own is called; empty for any other.
    [[nodiscard]] virtual QString terrain(hex::Terrain) const { return {}; }
    /// The counters that lie before a player; `nullopt` if the module has none.
    [[nodiscard]] virtual std::optional<HeldWords> held(const hex::State&, hex::PlayerId) const {
        return std::nullopt;
    }
    /// The question how many of these counters pay for a development card.
    [[nodiscard]] virtual QString spending() const { return {}; }
    /// What a player may begin while building, for players who do not touch the table's screen (hex_acts.h).
    [[nodiscard]] virtual std::vector<OwnAct> acts(const hex::State&, hex::PlayerId) const { return {}; }
    /// Why a knight moves no robber; empty where he does.
    [[nodiscard]] virtual QString robberKeptOff(const hex::State&) const { return {}; }

    /// The card of one of its own steps; `nullopt` for any other step.
    [[nodiscard]] virtual std::optional<text::StepCard> card(const hex::State&, const hex::Step&) const {
        return std::nullopt;
    }
    /// A step of its own in one line; empty for any other step.
    [[nodiscard]] virtual QString line(const hex::State&, const hex::Step&) const { return {}; }
    /// How many steps from `from` on share the card of the first of them, which is changed to tell all of
    /// them; 0: not its own.
    [[nodiscard]] virtual std::size_t sharedCard(const hex::State&, const hex::Steps&, std::size_t /*from*/,
                                                 text::StepCard&) const {
        return 0;
    }
    /// What the dice tower's lamp shows for a step of its own; the first in LampEffect's order wins.
    [[nodiscard]] virtual std::optional<devices::LampEffect> lamp(const hex::Step&) const {
        return std::nullopt;
    }
    /// The name of an effect that is its own.
    [[nodiscard]] virtual QString lampTitle(devices::LampEffect) const { return {}; }
    /// Those of its steps, by their names in the log, that the whole table has to hear about.
    [[nodiscard]] virtual std::span<const char* const> alarms() const { return {}; }
    /// True if somebody collects something for the roll by this step of its own.
    [[nodiscard]] virtual bool collects(const hex::Step&) const { return false; }
    /// The headline beside the dice, if these steps or the open question are grave by its rules.
    [[nodiscard]] virtual std::optional<GraveWords> graveWords(const hex::Steps&,
                                                               const std::optional<hex::Decision>&) const {
        return std::nullopt;
    }
    /// What a command of its own did, for the history; empty for any other command.
    [[nodiscard]] virtual QString did(const hex::State& /*before*/, const hex::Command&) const { return {}; }
    /// What a correction of its own did; empty for any other correction.
    [[nodiscard]] virtual QString corrected(const hex::State& /*before*/,
                                            const hex::command::Correction&) const {
        return {};
    }
    /// Why a hex yields nothing because of this module: who gets no cards, and the rolled sum.
    [[nodiscard]] virtual std::optional<BlockWords> blocked(hex::Blocker, const QString& /*players*/,
                                                            int /*sum*/) const {
        return std::nullopt;
    }
    /// Its clause explanations, in the catalogue's order.
    [[nodiscard]] virtual std::span<const text::ClauseRow> clauses() const { return {}; }

    /// The forecast of a seven in a game with the module: its effects, its level ("flood", empty for an
    /// ordinary seven), and the forecast's headline with `sevens` of 36 rolls, in which %1 is their
    /// percentage.
    [[nodiscard]] virtual SevenWords onSeven(const hex::State&, const hex::Steps&) const { return {}; }
    [[nodiscard]] virtual QString sevenLevel(const hex::State&, const hex::Steps&) const { return {}; }
    [[nodiscard]] virtual QString headline(const hex::State&, int /*sevens*/) const { return {}; }
    /// Replaces a seven's steps in the forecast: how it goes on for each larger die.
    [[nodiscard]] virtual QStringList sevenLines(const hex::State&, const hex::ForecastEntry&) const {
        return {};
    }
    /// The forecast of a sum that is grave by its rules, and the headline over all sums.
    [[nodiscard]] virtual std::optional<text::ForecastLine> forecast(const hex::State&,
                                                                     const hex::ForecastEntry&) const {
        return std::nullopt;
    }
    [[nodiscard]] virtual std::optional<text::ForecastHeadline>
    forecastHeadline(const hex::State&, const std::vector<hex::ForecastEntry>&) const {
        return std::nullopt;
    }
    /// The words for a hit at this place before a player's next turn; `nullopt` for another module's hits.
    [[nodiscard]] virtual std::optional<HitWords> atRisk(hex::HitKind, const QString& /*place*/) const {
        return std::nullopt;
    }

    /// A text for one of its pieces; empty for any other piece.
    [[nodiscard]] virtual QString piece(hex::Piece, PieceSaying) const { return {}; }

    /// Its kinds of lines; they are offered beside the road.
    [[nodiscard]] virtual std::span<const hex::Piece> lines() const { return {}; }
    /// The only line allowed on this side, in a game with the module.
    [[nodiscard]] virtual std::optional<hex::Piece> onlyLineAt(const hex::Board&, hex::SideId) const {
        return std::nullopt;
    }
    /// What a player who founds this settlement has to know, in a game with the module.
    [[nodiscard]] virtual QString founding(const hex::FoundingTurn&) const { return {}; }
    /// Why a clause of its own keeps a piece off a place; empty for any other clause.
    [[nodiscard]] virtual QString barred(const hex::State&, const hex::Placement&, Clause) const {
        return {};
    }
    /// Why there is no place for a piece, in a game with the module; empty where it is not its doing.
    [[nodiscard]] virtual QString nowhere(const hex::State&, hex::Piece, hex::PlayerId,
                                          bool /*founding*/) const {
        return {};
    }
    /// What a board lacks for a game with it, or which of its parts on the board do not fit together; `field`
    /// is the place in the file ("$.walls.fort"), `number` the section's, from the west.
    [[nodiscard]] virtual QString unfit(const QString& /*field*/, int /*number*/, Clause) const { return {}; }
    /// Why a harbour is shut, or open again, by its doing.
    [[nodiscard]] virtual QString harbourReason(hex::HarbourShutter, bool /*shut*/,
                                                const QString& /*place*/) const {
        return {};
    }
    /// What is wrong with a command, where the refusal is its own.
    [[nodiscard]] virtual QString refused(const Error&) const { return {}; }

    /// The words for a question of its own, for an answer to it, and for what the answer did; empty for any
    /// other.
    [[nodiscard]] virtual std::optional<text::DecisionText> question(const hex::State&,
                                                                     const hex::Decision&) const {
        return std::nullopt;
    }
    [[nodiscard]] virtual std::optional<text::OptionText> answer(const hex::State&, hex::DecisionKind,
                                                                 const hex::Value&) const {
        return std::nullopt;
    }
    [[nodiscard]] virtual QString answered(const hex::State& /*before*/, const hex::Decision&,
                                           const hex::Value&) const {
        return {};
    }
    /// Why this answer is forbidden; empty if the clause is not its own.
    [[nodiscard]] virtual QString forbidden(const hex::State&, const hex::Decision&,
                                            const hex::Decision::Forbidden&) const {
        return {};
    }
    /// Why a card is stolen, in a game with the module; empty where it is the robber's doing.
    [[nodiscard]] virtual QString stealReason(const QString& /*thief*/) const { return {}; }

    /// The words of the option by which it joins any game (rules/hex/scenario.h, OptionalModule).
    [[nodiscard]] virtual OptionWords option() const { return {}; }

    /// What the table can correct of it, and the values to choose from: `id` is the kind's; `at` and `player`
    /// are none if the kind does not ask for them.
    [[nodiscard]] virtual std::span<const CorrectionKind> corrections() const { return {}; }
    [[nodiscard]] virtual std::vector<CorrectionValue> correctionValues(const hex::State&,
                                                                        const QString& /*id*/,
                                                                        const hex::Place& /*at*/,
                                                                        hex::PlayerId /*player*/) const {
        return {};
    }

    /// The marks that it puts on the board picture: in a game with the module, and on a board in the editor,
    /// where parts may still be missing.
    [[nodiscard]] virtual QList<MarkRow> marks(const hex::Board& board) const;
    [[nodiscard]] virtual QList<MarkRow> marks(const hex::BoardDescription& draft) const;
    /// The marks that come and go in a game with the module, and those of a question of its own.
    [[nodiscard]] virtual QList<MarkRow> movingMarks(const hex::State& state) const;
    [[nodiscard]] virtual QList<MarkRow> questionMarks(const hex::State& state) const;
    /// What it changes in a hex of the picture, and in the hex's spoken name. Called only in a game with the
    /// module; `blocked` is already set if the robber, or a module before it, blocks the hex.
    virtual void onHex(const hex::State&, hex::HexId, HexRow&) const {}
    [[nodiscard]] virtual QString hexName(const hex::State&, hex::HexId, const QString& name) const {
        return name;
    }

    /// In the statistics: cards that it kept from somebody, a moment on the time line, lines about a player
    /// and about the game (those only in a game with the module).
    [[nodiscard]] virtual QString missed(hex::MissedBy, int /*cards*/) const { return {}; }
    [[nodiscard]] virtual std::optional<MomentWords> moment(const hex::State&, const hex::Moment&) const {
        return std::nullopt;
    }
    [[nodiscard]] virtual QStringList playerFacts(const hex::PlayerCount&) const { return {}; }
    [[nodiscard]] virtual QStringList facts(const hex::State&, const hex::Statistics&) const { return {}; }

    /// Its rows of the state strip. Called only in a game with the module.
    [[nodiscard]] virtual QList<StripRow> strip(const hex::State& state) const;
};

} // namespace watchfire
