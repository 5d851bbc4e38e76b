// SPDX-License-Identifier: Apache-2.0
// See command_text.h.
#include "app/text/command_text.h"

#include "app/hex/rooms.h"
#include "app/text/decision_text.h"
#include "app/text/names.h"
#include "rules/hex/apply.h"
#include "rules/hex/placement.h"

#include <QCoreApplication>

namespace watchfire::text {

namespace {

struct Commands {
    Q_DECLARE_TR_FUNCTIONS(Commands)
};

struct CorrectionTitle {
    const hex::State& before;
    QString name(hex::PlayerId p) const { return playerName(*before.setup, p); }

    QString operator()(const hex::command::CorrectWallLevel& c) const {
        return Commands::tr("Corrected: wall %1 at level %2")
            .arg(wallName(before.board(), c.wall))
            .arg(c.level);
    }
    QString operator()(const hex::command::CorrectRiders& c) const {
        const int count = c.count ? *c.count : static_cast<int>(c.numerals.size());
        return Commands::tr("Corrected: %n rider(s) on %1", nullptr, count).arg(hexName(before, c.at));
    }
    QString operator()(const hex::command::CorrectBag&) const {
        return Commands::tr("Corrected: the riders in the bag");
    }
    QString operator()(const hex::command::CorrectPenalty& c) const {
        return Commands::tr("Corrected: %1 has %n penalty chip(s)", nullptr, c.chips).arg(name(c.player));
    }
    QString operator()(const hex::command::CorrectArmy& c) const {
        return Commands::tr("Corrected: %1 has played %n knight(s)", nullptr, c.knights).arg(name(c.player));
    }
    QString operator()(const hex::command::CorrectPoints& c) const {
        return Commands::tr("Corrected: %1 has %n point(s) in cards", nullptr, c.points).arg(name(c.player));
    }
    QString operator()(const hex::command::CorrectRobber& c) const {
        return Commands::tr("Corrected: robber (%1)", "%1 is a place").arg(hexName(before, c.at));
    }
    QString operator()(const hex::command::CorrectPirate& c) const {
        return Commands::tr("Corrected: pirate (%1)", "%1 is a place").arg(hexName(before, c.at));
    }
    QString operator()(const hex::command::CorrectNumber& c) const {
        return c.number == 0
                   ? Commands::tr("Corrected: no number on %1").arg(hexName(before, c.hex))
                   : Commands::tr("Corrected: number %1 on %2").arg(c.number).arg(hexName(before, c.hex));
    }
    QString operator()(const hex::command::CorrectBuilding& c) const {
        switch (c.building.kind) {
        case hex::BuildingKind::none:
            return Commands::tr("Corrected: no building at the %1").arg(cornerName(before, c.at));
        case hex::BuildingKind::settlement:
            return Commands::tr("Corrected: %1's settlement").arg(name(c.building.player));
        case hex::BuildingKind::city:
            return Commands::tr("Corrected: %1's city").arg(name(c.building.player));
        }
        return {};
    }
    QString operator()(const hex::command::CorrectLine& c) const {
        switch (c.line.kind) {
        case hex::LineKind::none:
            return Commands::tr("Corrected: nothing at the %1").arg(sideName(before, c.at));
        case hex::LineKind::road:
            return Commands::tr("Corrected: %1's road").arg(name(c.line.player));
        case hex::LineKind::ship:
            return Commands::tr("Corrected: %1's ship").arg(name(c.line.player));
        default:
            return pieceOfARoom(hex::pieceOf(c.line.kind), PieceSaying::corrected).arg(name(c.line.player));
        }
    }
    QString operator()(const hex::command::CorrectLongestRoad& c) const {
        return Commands::tr("Corrected: longest road with %1").arg(name(c.player));
    }
    QString operator()(const hex::command::CorrectLargestArmy& c) const {
        return Commands::tr("Corrected: largest army with %1").arg(name(c.player));
    }
    QString operator()(const hex::command::CorrectTurn& c) const {
        return Commands::tr("Corrected: %1's turn").arg(name(c.player));
    }
    QString operator()(const hex::command::CorrectStorm& c) const {
        return Commands::tr("Corrected: storm on %1, pointing %2", "hex, direction")
            .arg(hexName(before, c.at), directionName(c.heading));
    }
    QString operator()(const hex::command::CorrectTokens&) const {
        return Commands::tr("Corrected: the numbers in the bag");
    }
    QString operator()(const hex::command::CorrectDiscovered& c) const {
        return c.discovered ? Commands::tr("Corrected: %1 has been discovered").arg(hexName(before, c.hex))
                            : Commands::tr("Corrected: %1 is undiscovered").arg(hexName(before, c.hex));
    }
    QString operator()(const hex::command::CorrectMarker& c) const {
        return c.player.valid() ? Commands::tr("Corrected: a marker with %1").arg(name(c.player))
                                : Commands::tr("Corrected: a marker lies on the board");
    }
    QString operator()(const hex::command::CorrectRepair& c) const {
        return c.player.valid() ? Commands::tr("Corrected: %1 has a gap to fill").arg(name(c.player))
                                : Commands::tr("Corrected: no gap at the %1").arg(sideName(before, c.at));
    }
    /// A room was asked before.
    template <WordedInARoom Correction> QString operator()(const Correction&) const { return {}; }
    QString operator()(const hex::command::CorrectRaiders& c) const {
        if (c.player.valid())
            return Commands::tr("Corrected: %n raider(s) in front of %1", nullptr, c.count)
                .arg(name(c.player));
        if (c.hex.valid())
            return Commands::tr("Corrected: %n raider(s) on %1", nullptr, c.count)
                .arg(hexName(before, c.hex));
        return Commands::tr("Corrected: %n raider(s) still to come", nullptr, c.count);
    }
};

/// An answer by what it did: "Di took a card from Ann".
struct AnswerTitle {
    const hex::State& before;
    const hex::command::Answer& answer;

    QString operator()() const {
        const auto decision = hex::openDecision(before);
        if (!decision || decision->id != answer.decision)
            return Commands::tr("Answered: %1").arg(label());
        const QString who = playerName(*before.setup, decision->player);
        const bool none = std::holds_alternative<std::monostate>(answer.value);
        switch (answer.decision) {
        case hex::DecisionKind::riderNumeral:
            return Commands::tr("%1 drew rider %2", "player, Roman numeral").arg(who, label());
        case hex::DecisionKind::robber:
            return Commands::tr("%1 moved the robber %2", "%2: to hills 5").arg(who, whereTo());
        case hex::DecisionKind::pirate:
            return none ? Commands::tr("%1 left the pirate where he was").arg(who)
                        : Commands::tr("%1 moved the pirate %2", "%2: to the sea beside hills 5")
                              .arg(who, whereTo());
        case hex::DecisionKind::stealFrom:
            return none ? Commands::tr("%1 took no card").arg(who)
                        : Commands::tr("%1 took a card from %2").arg(who, label());
        case hex::DecisionKind::stormHeading:
        case hex::DecisionKind::stormTurn:
            return stormTitle(who);
        case hex::DecisionKind::losePiece:
            return lossTitle(who);
        case hex::DecisionKind::tokenHex:
            return Commands::tr("%1 chose %2 first", "player, new land").arg(who, place());
        case hex::DecisionKind::token:
            return Commands::tr("%1 drew the number %2").arg(who, label());
        case hex::DecisionKind::tokenFrom:
            return tokenTitle(who);
        case hex::DecisionKind::raiderPlace:
            return Commands::tr("%1 put a raider on the %2", "player, desert").arg(who, desertOf());
        case hex::DecisionKind::raiderHex:
            return Commands::tr("%1 chose %2 for the raiders", "player, hex").arg(who, place());
        case hex::DecisionKind::raiderDesert:
            return Commands::tr("%1 chose a raider from the %2", "player, desert").arg(who, desertOf());
        case hex::DecisionKind::eruptionDie:
            return Commands::tr("%1 rolled %2 for the volcano").arg(who, label());
        }
        return {};
    }

    QString label() const { return optionText(before, answer.decision, answer.value).label; }
    QString place() const { return placeName(before, placeOf(answer.value)); }
    QString whereTo() const {
        const auto* at = std::get_if<hex::HexId>(&answer.value);
        return at == nullptr ? QString() : toHex(before, *at);
    }
    QString desertOf() const {
        const auto* at = std::get_if<hex::HexId>(&answer.value);
        return at == nullptr ? QString() : desertName(before, *at);
    }
    QString tokenTitle(const QString& who) const {
        const auto* at = std::get_if<hex::HexId>(&answer.value);
        return Commands::tr("%1 moved the %2 to the new land", "player, number")
            .arg(who)
            .arg(at == nullptr ? 0 : before.numbers[*at]);
    }
    QString stormTitle(const QString& who) const {
        const auto* heading = std::get_if<hex::Direction>(&answer.value);
        return Commands::tr("%1 turned the storm to the %2", "player, direction")
            .arg(who, heading == nullptr ? QString() : directionName(*heading));
    }
    QString lossTitle(const QString& who) const {
        const auto* side = std::get_if<hex::SideId>(&answer.value);
        const hex::LineKind kind = side == nullptr ? hex::LineKind::none : before.lines[*side].kind;
        switch (kind) {
        case hex::LineKind::ship:
            return Commands::tr("%1 lost a ship to the storm").arg(who);
        case hex::LineKind::road:
        case hex::LineKind::none:
            return Commands::tr("%1 lost a road to the storm").arg(who);
        default:
            return pieceOfARoom(hex::pieceOf(kind), PieceSaying::lost).arg(who);
        }
    }
};

struct Title {
    const hex::State& before;
    QString name(hex::PlayerId p) const { return playerName(*before.setup, p); }

    QString operator()(const hex::command::PlacePiece& c) const {
        switch (c.piece) {
        case hex::Piece::settlement:
            return Commands::tr("%1 placed a settlement").arg(name(c.player));
        case hex::Piece::city:
            return Commands::tr("%1 placed a city").arg(name(c.player));
        case hex::Piece::road:
            return Commands::tr("%1 placed a road").arg(name(c.player));
        case hex::Piece::ship:
            return Commands::tr("%1 placed a ship").arg(name(c.player));
        case hex::Piece::wall:
            return Commands::tr("%1 placed a wall level").arg(name(c.player));
        default:
            return pieceOfARoom(c.piece, PieceSaying::placed).arg(name(c.player));
        }
    }
    QString operator()(const hex::command::Begin& c) const {
        return Commands::tr("%1 began the game").arg(name(c.player));
    }
    QString operator()(const hex::command::Roll& c) const {
        return Commands::tr("%1 rolled %2 (%3 and %4)")
            .arg(name(before.turn.player))
            .arg(c.dice.sum())
            .arg(c.dice.a)
            .arg(c.dice.b);
    }
    QString operator()(const hex::command::Build& c) const {
        switch (c.piece) {
        case hex::Piece::settlement:
            return Commands::tr("%1 built a settlement").arg(name(c.player));
        case hex::Piece::city:
            return Commands::tr("%1 built a city").arg(name(c.player));
        case hex::Piece::road:
            return Commands::tr("%1 built a road").arg(name(c.player));
        case hex::Piece::ship:
            return Commands::tr("%1 built a ship").arg(name(c.player));
        case hex::Piece::wall:
            return Commands::tr("%1 raised a wall").arg(name(c.player));
        default:
            return pieceOfARoom(c.piece, PieceSaying::built).arg(name(c.player));
        }
    }
    QString operator()(const hex::command::MoveShip& c) const {
        return Commands::tr("%1 moved a ship").arg(name(c.player));
    }
    QString operator()(const hex::command::Knight& c) const {
        return Commands::tr("%1 played a knight").arg(name(c.player));
    }
    QString operator()(const hex::command::PlayCard& c) const {
        switch (c.card) {
        case hex::command::CardKind::roadBuilding:
            return Commands::tr("%1 played road building").arg(name(c.player));
        case hex::command::CardKind::yearOfPlenty:
            return Commands::tr("%1 played year of plenty").arg(name(c.player));
        case hex::command::CardKind::monopoly:
            return Commands::tr("%1 played monopoly").arg(name(c.player));
        case hex::command::CardKind::point:
            return Commands::tr("%1 showed a victory point").arg(name(c.player));
        }
        return {};
    }
    QString operator()(const hex::command::SpendCounters& c) const {
        return Commands::tr("%1 spent %n jungle counter(s)", nullptr, c.amount).arg(name(c.player));
    }
    QString operator()(const hex::command::Answer& c) const { return AnswerTitle{before, c}(); }
    QString operator()(const hex::command::EndTurn&) const {
        return Commands::tr("%1 ended the turn").arg(name(before.turn.player));
    }
    QString operator()(const hex::command::Correct& c) const {
        const QString title =
            askRooms([&](const ModuleRoom& room) { return room.corrected(before, c.what); });
        return title.isEmpty() ? std::visit(CorrectionTitle{before}, c.what) : title;
    }
};

} // namespace

QString commandTitle(const hex::State& before, const hex::Command& command) {
    return std::visit(Title{before}, command);
}

hex::PlayerId commandPlayer(const hex::State& before, const hex::Command& command) {
    struct Who {
        const hex::State& before;
        hex::PlayerId operator()(const hex::command::PlacePiece& c) const { return c.player; }
        hex::PlayerId operator()(const hex::command::Begin& c) const { return c.player; }
        hex::PlayerId operator()(const hex::command::Roll&) const { return before.turn.player; }
        hex::PlayerId operator()(const hex::command::Build& c) const { return c.player; }
        hex::PlayerId operator()(const hex::command::MoveShip& c) const { return c.player; }
        hex::PlayerId operator()(const hex::command::Knight& c) const { return c.player; }
        hex::PlayerId operator()(const hex::command::PlayCard& c) const { return c.player; }
        hex::PlayerId operator()(const hex::command::SpendCounters& c) const { return c.player; }
        hex::PlayerId operator()(const hex::command::Answer&) const {
            const auto decision = hex::openDecision(before);
            return decision ? decision->player : before.turn.player;
        }
        hex::PlayerId operator()(const hex::command::EndTurn&) const { return before.turn.player; }
        hex::PlayerId operator()(const hex::command::Correct&) const { return {}; }
    };
    return std::visit(Who{before}, command);
}

QString commandOrigin(const hex::Command& command, const Origin& origin) {
    if (std::holds_alternative<hex::command::Correct>(command))
        return Commands::tr("correction");
    if (const auto* build = std::get_if<hex::command::Build>(&command); build != nullptr && build->anyway)
        return Commands::tr("placed anyway");
    if (const auto* place = std::get_if<hex::command::PlacePiece>(&command);
        place != nullptr && place->anyway)
        return Commands::tr("placed anyway");
    return originText(origin);
}

QString originText(const Origin& origin) {
    if (origin.by == "tower")
        return Commands::tr("dice tower");
    if (origin.by == "program")
        return Commands::tr("drawn by the program");
    if (origin.by == "hand")
        return Commands::tr("by hand");
    return {};
}

} // namespace watchfire::text
