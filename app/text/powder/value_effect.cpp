// SPDX-License-Identifier: Apache-2.0
#include "app/text/powder/value_effect.h"

#include "app/text/powder/decision_text.h"
#include "app/text/powder/forecast_text.h"
#include "app/text/powder/names.h"
#include "app/text/powder/refusal_text.h"
#include "app/text/powder/step_text.h"
#include "rules/powder/apply.h"
#include "rules/powder/forecast.h"
#include "rules/powder/parts.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace watchfire::text {

namespace {

struct ValueEffect {
    Q_DECLARE_TR_FUNCTIONS(ValueEffect)
};

using Field = powder::ValueKey::Field;

/// The slots in which that card lies.
std::vector<powder::Slot> slotsWith(const powder::State& state, const std::string& card) {
    std::vector<powder::Slot> found;
    for (const powder::Slot slot : powder::hordes(state)) {
        if (state.at(slot)->card == card)
            found.push_back(slot);
    }
    return found;
}

void addOutlook(QStringList& lines, const powder::State& state, const powder::State& next) {
    const powder::Forecast before = powder::forecast(state);
    const powder::Forecast after = powder::forecast(next);
    for (std::size_t i = 0; i < std::min(before.sections.size(), after.sections.size()); ++i) {
        const QString was = forecastLine(state, before.sections[i]).headline;
        const QString is = forecastLine(next, after.sections[i]).headline;
        if (was != is)
            lines.append(ValueEffect::tr("%1. Before: %2.", "what winter would bring now, what it would have")
                             .arg(is, was));
    }
}

void addCovered(QStringList& lines, const powder::State& state, const powder::State& next,
                const std::string& card) {
    for (const powder::Slot slot : slotsWith(state, card)) {
        if (powder::isCovered(next, *next.at(slot)) && !powder::isCovered(state, *state.at(slot)))
            lines.append(
                ValueEffect::tr("All spots in %1 are covered then: the next check defeats that card.",
                                "%1 is row 1 of the middle section")
                    .arg(placeName(slot)));
    }
}

/// What follows at once: the end is counted anew, or the open question is another one.
void addOutcome(QStringList& lines, const powder::State& state, const powder::Outcome& outcome) {
    for (const powder::Step& step : outcome.steps)
        lines.append(shortLine(outcome.state, step) + u'.');
    const auto asked = powder::openDecision(state);
    if (!asked || asked == outcome.decision)
        return;
    lines.append(outcome.decision ? ValueEffect::tr("Then the question is: %1")
                                        .arg(decisionText(outcome.state, *outcome.decision).title)
                                  : ValueEffect::tr("The open question is settled by it."));
}

/// The cells that become spots or gaps.
powder::CellSet changedSpots(const powder::State& state, const powder::ValueKey& key,
                             const powder::BookValue& value) {
    const auto known = state.book->find(key);
    const powder::CellSet before = known ? std::get<powder::SpotMask>(*known).cells : powder::CellSet();
    return before ^ std::get<powder::SpotMask>(value).cells;
}

/// The cells that a tank stands over, gaps too.
powder::CellSet underTanks(const powder::Horde& horde) {
    powder::CellSet cells;
    for (const powder::Mark& mark : horde.marks) {
        if (mark.kind == powder::Mark::Kind::soldier && mark.type == powder::SoldierType::tank)
            cells |= powder::footprint(mark.type, mark.anchor, {});
    }
    return cells;
}

} // namespace

QStringList valueEffects(const powder::State& state, const powder::ValueKey& key,
                         const powder::BookValue& value) {
    QStringList lines;
    powder::State next = state;
    powder::enterValue(next, key, value);
    if (!state.ending.over)
        addOutlook(lines, state, next);
    if (key.field == Field::cardSpots)
        addCovered(lines, state, next, key.name);
    if (const auto outcome = powder::apply(state, powder::command::SetValue{key, value}))
        addOutcome(lines, state, *outcome);
    if (lines.isEmpty())
        lines.append(ValueEffect::tr("Nothing on the board changes by it now."));
    lines.append(ValueEffect::tr("It counts from now on; what was told before stays as it was."));
    return lines;
}

std::optional<QString> valueConflict(const powder::State& state, const powder::ValueKey& key,
                                     const powder::BookValue& value) {
    if (key.field != Field::cardSpots)
        return std::nullopt;
    const powder::CellSet changed = changedSpots(state, key, value);
    for (const powder::Slot slot : slotsWith(state, key.name)) {
        const powder::Horde& horde = *state.at(slot);
        powder::CellSet held = underTanks(horde);
        for (powder::Cell cell = 0; cell < powder::cellCount; ++cell) {
            if (horde.marks[cell].kind != powder::Mark::Kind::free)
                held.set(cell);
        }
        if ((held & changed).any())
            return ValueEffect::tr(
                       "Something lies on these spots of the card in %1: %2. Correct the spots first, "
                       "then the value.",
                       "%1 is row 1 of the middle section, %2 its spots")
                .arg(placeName(slot), cellList(held & changed));
    }
    const auto outcome = powder::apply(state, powder::command::SetValue{key, value});
    return outcome ? std::nullopt : std::optional(refusalText(state, outcome.error()));
}

} // namespace watchfire::text
