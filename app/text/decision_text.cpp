// SPDX-License-Identifier: Apache-2.0
// See decision_text.h.
#include "app/text/decision_text.h"

#include "app/text/clause_text.h"
#include "app/text/names.h"
#include "rules/hex/modules/raiders.h"
#include "rules/hex/placement.h"
#include "rules/hex/scoring.h"

#include <QCoreApplication>

namespace watchfire::text {

namespace {
struct Decisions {
    Q_DECLARE_TR_FUNCTIONS(Decisions)
};
} // namespace

DecisionText decisionText(const hex::State& state, const hex::Decision& decision) {
    const QString name = playerName(*state.setup, decision.player);
    switch (decision.id) {
    case hex::DecisionKind::riderNumeral:
        return {Decisions::tr("%1, which numeral does the rider show?").arg(name),
                Decisions::tr("Only numerals that are still in the bag are offered."),
                Decisions::tr("%1 founded a settlement or improved one to a city.").arg(name)};
    case hex::DecisionKind::robber:
        return {Decisions::tr("%1, where does the robber go?").arg(name), Decisions::tr("Tap a lit hex."),
                Decisions::tr("%1 rolled a seven.").arg(name)};
    case hex::DecisionKind::pirate:
        return {Decisions::tr("%1, where does the pirate go?").arg(name),
                Decisions::tr("Tap a lit sea hex, or leave him where he is."),
                Decisions::tr("%1 rolled a seven.").arg(name)};
    case hex::DecisionKind::stealFrom:
        return {Decisions::tr("%1, from whom do you take a card?").arg(name),
                {},
                state.setup->has(hex::ModuleName::raiders) ? Decisions::tr("%1 rolled a seven.").arg(name)
                                                           : Decisions::tr("%1 moved the thief.").arg(name)};
    case hex::DecisionKind::stormHeading:
        return {Decisions::tr("%1, where does the storm go on?").arg(name),
                Decisions::tr("Its next step would leave the map. Tap a direction."),
                Decisions::tr("The storm has steps left and stands at the edge of the map.")};
    case hex::DecisionKind::stormTurn:
        return {Decisions::tr("%1, which way does the storm point now?").arg(name),
                Decisions::tr("The next seven drives it that way."),
                Decisions::tr("After its last step the roller may turn it.")};
    case hex::DecisionKind::losePiece:
        return {Decisions::tr("%1, which piece does the storm take?").arg(name),
                Decisions::tr("One of your pieces beside the storm. It goes back to your stock."),
                Decisions::tr("The storm has stopped beside your pieces.")};
    case hex::DecisionKind::tokenHex:
        return {Decisions::tr("%1, which new land first?").arg(name), Decisions::tr("Tap a lit hex."),
                Decisions::tr("You have reached several new hexes.")};
    case hex::DecisionKind::token:
        return {Decisions::tr("%1, which number came out of the bag?").arg(name),
                Decisions::tr("Only numbers that are still in the bag are offered."),
                Decisions::tr("A road or ship has reached land that never carried a number.")};
    case hex::DecisionKind::tokenFrom:
        return {Decisions::tr("%1, which number moves to the new land?").arg(name),
                Decisions::tr("The lit ones may go. The others say why they stay."),
                Decisions::tr("The bag is empty.")};
    case hex::DecisionKind::raiderPlace:
        return {Decisions::tr("%1, on which desert does the raider stand?").arg(name),
                Decisions::tr("%n raider(s) still to come", nullptr, state.raiders.supply),
                Decisions::tr("You have built a settlement or a city.")};
    case hex::DecisionKind::raiderHex:
        return {Decisions::tr("%1, which hex do the raiders take?").arg(name),
                Decisions::tr("There are more hexes than raiders."),
                Decisions::tr("%1 was rolled.").arg(state.turn.dice.sum())};
    case hex::DecisionKind::raiderDesert:
        return {Decisions::tr("%1, from which desert does the raider come?").arg(name),
                Decisions::tr("Tap a lit desert."),
                Decisions::tr("%1 was rolled.").arg(state.turn.dice.sum())};
    case hex::DecisionKind::eruptionDie:
        return {Decisions::tr("%1, throw one die for the volcano").arg(name),
                Decisions::tr("It names the corner that is hit."),
                Decisions::tr("%1 was rolled, and somebody builds beside it.").arg(state.turn.dice.sum())};
    }
    return {};
}

OptionText optionText(const hex::State& state, hex::DecisionKind kind, const hex::Value& value) {
    if (std::holds_alternative<std::monostate>(value)) {
        return {kind == hex::DecisionKind::stealFrom ? Decisions::tr("Take no card")
                                                     : Decisions::tr("Leave him where he is"),
                {}};
    }
    if (const auto* player = std::get_if<hex::PlayerId>(&value)) {
        return {playerName(*state.setup, *player),
                Decisions::tr("%n point(s)", nullptr, hex::pointsOf(state, *player))};
    }
    if (const auto* numeral = std::get_if<hex::AssemblyId>(&value)) {
        return {assemblyName(state.board(), *numeral),
                Decisions::tr("%n left in the bag", nullptr, state.greatWall.bag[numeral->index()])};
    }
    if (const auto* direction = std::get_if<hex::Direction>(&value))
        return {directionName(*direction), {}};
    if (const auto* number = std::get_if<hex::Number>(&value)) {
        if (kind != hex::DecisionKind::token)
            return {QString::number(number->value), {}};
        return {QString::number(number->value),
                Decisions::tr("%n left in the bag", nullptr, state.discovery.bag[number->value])};
    }
    if (const auto* side = std::get_if<hex::SideId>(&value))
        return {pieceName(hex::pieceOf(state.lines[*side].kind)), sideName(state, *side)};
    if (const auto* at = std::get_if<hex::HexId>(&value);
        at != nullptr && (kind == hex::DecisionKind::raiderPlace || kind == hex::DecisionKind::raiderDesert))
        return {hexName(state, *at),
                Decisions::tr("%n raider(s) wait there", nullptr, hex::raidersAt(state, *at))};
    return {placeName(state, placeOf(value)), {}};
}

hex::Place placeOf(const hex::Value& value) {
    return std::visit(
        [](const auto& v) -> hex::Place {
            if constexpr (std::is_constructible_v<hex::Place, decltype(v)>)
                return v;
            else
                return {};
        },
        value);
}

QString forbiddenText(const hex::Decision::Forbidden& forbidden) {
    if (forbidden.rule == WO(22) || forbidden.rule == WO(24))
        return Decisions::tr("That way it would leave the map.");
    if (forbidden.why == "a")
        return Decisions::tr("It is the last number beside a building.");
    if (forbidden.why == "b")
        return Decisions::tr("Another one comes first: on Eurasia, and beside an own building.");
    if (forbidden.why == "c")
        return Decisions::tr("A red number would lie beside a red one.");
    const QString clause = QString::fromStdString(toString(forbidden.rule));
    const QString title = clauseText(forbidden.rule).title;
    return title.isEmpty() ? clause
                           : Decisions::tr("%1 (%2)", "a clause's title and its number").arg(title, clause);
}

} // namespace watchfire::text
