// SPDX-License-Identifier: Apache-2.0
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

    QString operator()(const hex::command::CorrectArmy& c) const {
        return Commands::tr("Corrected: %1 has played %n knight(s)", nullptr, c.knights).arg(name(c.player));
    }
    QString operator()(const hex::command::CorrectPoints& c) const {
        return Commands::tr("Corrected: %1 has %n point(s) in cards", nullptr, c.points).arg(name(c.player));
    }
    QString operator()(const hex::command::CorrectRobber& c) const {
        return Commands::tr("Corrected: robber (%1)", "%1 is a place").arg(hexName(before, c.at));
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
        if (c.line.kind == hex::LineKind::none)
            return Commands::tr("Corrected: nothing at the %1").arg(sideName(before, c.at));
        return wordsFor(hex::pieceOf(c.line.kind), PieceSaying::corrected,
                        {.road = Commands::tr("Corrected: %1's road"),
                         .ship = Commands::tr("Corrected: %1's ship")})
            .arg(name(c.line.player));
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
    /// Already handled by a room.
    template <WordedInARoom Correction> QString operator()(const Correction&) const { return {}; }
};

/// An answer by its effect: "Di took a card from Ann".
struct AnswerTitle {
    const hex::State& before;
    const hex::command::Answer& answer;

    QString operator()() const {
        const auto decision = hex::openDecision(before);
        if (!decision || decision->id != answer.decision)
            return Commands::tr("Answered: %1").arg(label());
        if (QString own = askRooms(
                [&](const ModuleRoom& room) { return room.answered(before, *decision, answer.value); });
            !own.isEmpty())
            return own;
        const QString who = playerName(*before.setup, decision->player);
        const bool none = std::holds_alternative<std::monostate>(answer.value);
        switch (answer.decision) {
        case hex::DecisionKind::robber:
            return Commands::tr("%1 moved the robber %2", "%2: to hills 5").arg(who, whereTo());
        case hex::DecisionKind::stealFrom:
            return none ? Commands::tr("%1 took no card").arg(who)
                        : Commands::tr("%1 took a card from %2").arg(who, label());
        default:
            return {};
        }
    }

    QString label() const { return optionText(before, answer.decision, answer.value).label; }
    QString whereTo() const {
        const auto* at = std::get_if<hex::HexId>(&answer.value);
        return at == nullptr ? QString() : toHex(before, *at);
    }
};

struct Title {
    const hex::State& before;
    QString name(hex::PlayerId p) const { return playerName(*before.setup, p); }

    QString operator()(const hex::command::PlacePiece& c) const {
        return wordsFor(c.piece, PieceSaying::placed,
                        {.settlement = Commands::tr("%1 placed a settlement"),
                         .city = Commands::tr("%1 placed a city"),
                         .road = Commands::tr("%1 placed a road"),
                         .ship = Commands::tr("%1 placed a ship"),
                         .wall = Commands::tr("%1 placed a wall level")})
            .arg(name(c.player));
    }
    QString operator()(const hex::command::Begin& c) const {
        return Commands::tr("%1 began the game").arg(name(c.player));
    }
    QString operator()(const hex::command::Roll& c) const {
        return Commands::tr("%1 rolled %2 (%3 and %4)")
            .arg(name(before.turn.player), QString::number(c.dice.sum()), QString::number(c.dice.a),
                 QString::number(c.dice.b));
    }
    QString operator()(const hex::command::Build& c) const {
        return wordsFor(c.piece, PieceSaying::built,
                        {.settlement = Commands::tr("%1 built a settlement"),
                         .city = Commands::tr("%1 built a city"),
                         .road = Commands::tr("%1 built a road"),
                         .ship = Commands::tr("%1 built a ship"),
                         .wall = Commands::tr("%1 raised a wall")})
            .arg(name(c.player));
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
    template <WordedInARoom Own> QString operator()(const Own& c) const {
        return askRooms([&](const ModuleRoom& room) { return room.did(before, c); });
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
