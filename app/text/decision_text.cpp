// SPDX-License-Identifier: Apache-2.0
// See decision_text.h.
#include "app/text/decision_text.h"

#include "app/text/clause_text.h"
#include "app/text/names.h"
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
                Decisions::tr("%1 moved the thief.").arg(name)};
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
    const QString clause = QString::fromStdString(toString(forbidden.rule));
    const QString title = clauseText(forbidden.rule).title;
    return title.isEmpty() ? clause
                           : Decisions::tr("%1 (%2)", "a clause's title and its number").arg(title, clause);
}

} // namespace watchfire::text
