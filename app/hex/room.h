// SPDX-License-Identifier: Apache-2.0
// What the app knows of one rule module: its sentences, its part of the state strip, its marks on the board.
// A module overrides what it has; every default is "nothing". The screens ask the list in rooms.h and name no
// module that has a room.
#pragma once

// Qt's headers first: moc of Qt 6.4 cannot read <compare> before any of them.
#include <QList>
#include <QString>
#include <QStringList>

#include "app/hex/correction_kind.h"
#include "app/text/clause_row.h"
#include "app/text/step_text.h"
#include "rules/hex/command.h"
#include "rules/hex/module.h"
#include "rules/hex/state.h"
#include "rules/hex/statistics.h"

#include <optional>
#include <span>

namespace watchfire {

struct HexRow;
struct MarkRow;
struct StripRow;

/// What is said of a piece, each as a whole sentence or name in which %1 is the player.
enum class PieceSaying {
    name,      ///< "bridge"
    title,     ///< "Bridge"
    cost,      ///< "wood, brick and ore"
    owned,     ///< "%1's bridge"
    lay,       ///< "%1, lay your bridge: two roads side by side"
    takeOff,   ///< "%1, take both roads of your bridge off the board"
    built,     ///< "%1 built a bridge"
    placed,    ///< "%1 placed a bridge"
    loses,     ///< "%1 loses a bridge"
    lost,      ///< "%1 lost a bridge to the storm"
    corrected, ///< "Corrected: %1's bridge"
    noneLeft,  ///< "A bridge takes two roads, and you have fewer left."
    nowhere,   ///< "No free crossing of the river joins your roads and buildings."
};

/// Why a hex gave nothing.
struct BlockWords {
    QString detail; ///< "It is flooded: no cards for Ann."
    QString reason; ///< "6 was rolled, but this hex is flooded."
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

    /// The card of a step of its own; nothing for any other step.
    [[nodiscard]] virtual std::optional<text::StepCard> card(const hex::State&, const hex::Step&) const {
        return std::nullopt;
    }
    /// A step of its own in one line; empty for any other step.
    [[nodiscard]] virtual QString line(const hex::State&, const hex::Step&) const { return {}; }
    /// What a correction of its own did; empty for any other correction.
    [[nodiscard]] virtual QString corrected(const hex::State& /*before*/,
                                            const hex::command::Correction&) const {
        return {};
    }
    /// How it keeps a hex from giving: who gets no cards, and the sum that was rolled.
    [[nodiscard]] virtual std::optional<BlockWords> blocked(hex::Blocker, const QString& /*players*/,
                                                            int /*sum*/) const {
        return std::nullopt;
    }
    /// Its part of the clause explanations, in the catalogue's order.
    [[nodiscard]] virtual std::span<const text::ClauseRow> clauses() const { return {}; }

    /// The forecast of a seven in a game with the module: what it does, how grave that is ("flood", empty
    /// where it is a seven like others), and the forecast's headline with `sevens` of 36 rolls, in which %1
    /// is their percentage.
    [[nodiscard]] virtual SevenWords onSeven(const hex::State&, const hex::Steps&) const { return {}; }
    [[nodiscard]] virtual QString sevenLevel(const hex::Steps&) const { return {}; }
    [[nodiscard]] virtual QString headline(const hex::State&, int /*sevens*/) const { return {}; }

    /// What is said of a piece that it brings; empty for any other piece.
    [[nodiscard]] virtual QString piece(hex::Piece, PieceSaying) const { return {}; }

    /// The lines that it brings; they are offered beside the road.
    [[nodiscard]] virtual std::span<const hex::Piece> lines() const { return {}; }
    /// The line that alone may lie on this side, in a game with the module.
    [[nodiscard]] virtual std::optional<hex::Piece> onlyLineAt(const hex::Board&, hex::SideId) const {
        return std::nullopt;
    }
    /// Why a clause of its own keeps a piece off a place; empty for any other clause.
    [[nodiscard]] virtual QString barred(const hex::Placement&, Clause) const { return {}; }

    /// Why an answer of this decision may not be given; empty where the clause is not its own.
    [[nodiscard]] virtual QString forbidden(hex::DecisionKind, Clause) const { return {}; }

    /// The words of the option by which it joins any game (rules/hex/scenario.h, OptionalModule).
    [[nodiscard]] virtual OptionWords option() const { return {}; }

    /// What of it the table can correct, and the values to choose from: `id` is that of the kind, `player` is
    /// none where the kind asks for no player.
    [[nodiscard]] virtual std::span<const CorrectionKind> corrections() const { return {}; }
    [[nodiscard]] virtual QList<CorrectionValue> correctionValues(const hex::State&, const QString& /*id*/,
                                                                  hex::PlayerId /*player*/) const {
        return {};
    }

    /// What it puts on the board picture: in a game with the module, and on a board in the editor, where
    /// parts of it may still be missing.
    [[nodiscard]] virtual QList<MarkRow> marks(const hex::Board& board) const;
    [[nodiscard]] virtual QList<MarkRow> marks(const hex::BoardDescription& draft) const;
    /// What it does to a hex of the picture, and to the hex's spoken name. Only asked in a game with the
    /// module; `blocked` is set already where a robber or a rider stands.
    virtual void onHex(const hex::State&, hex::HexId, HexRow&) const {}
    [[nodiscard]] virtual QString hexName(const hex::State&, hex::HexId, const QString& name) const {
        return name;
    }

    /// In the statistics: cards that it kept from somebody, a moment on the time line, and lines about the
    /// game (those only in a game with the module).
    [[nodiscard]] virtual QString missed(hex::MissedBy, int /*cards*/) const { return {}; }
    [[nodiscard]] virtual std::optional<MomentWords> moment(hex::Moment::Kind) const { return std::nullopt; }
    [[nodiscard]] virtual QStringList facts(const hex::Statistics&) const { return {}; }

    /// Its rows of the state strip. Only asked in a game with the module.
    [[nodiscard]] virtual QList<StripRow> strip(const hex::State& state) const;
};

} // namespace watchfire
