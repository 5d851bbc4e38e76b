// SPDX-License-Identifier: Apache-2.0
// Entering a printed value in a running game: which one, what is printed, and what the game would make of it.
// The command is `value`; it is undone like any other.
#include "app/game/powder/powder_planner_entry.h"
#include "app/text/powder/names.h"
#include "app/text/powder/value_effect.h"
#include "rules/log/replay.h"
#include "rules/powder/apply.h"
#include "rules/powder/log/json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <vector>

namespace watchfire::entry {

namespace {

using Field = powder::ValueKey::Field;

constexpr std::string_view walls = "walls";
constexpr std::string_view track = "time";
constexpr std::string_view shots = "shots";
/// Before a card's name, which could be "walls".
constexpr std::string_view ofCard = "card:";

/// The cards that lie on the board first.
std::vector<std::string> cardsOf(const powder::State& state) {
    std::vector<std::string> names;
    const auto add = [&](const std::string& card) {
        if (std::find(names.begin(), names.end(), card) == names.end())
            names.push_back(card);
    };
    for (const powder::Slot slot : powder::hordes(state))
        add(state.at(slot)->card);
    for (const auto& [card, values] : state.book->cards)
        add(card);
    return names;
}

std::vector<powder::ValueKey> valuesOfCard(const powder::State& state, const std::string& card) {
    std::vector<powder::ValueKey> keys{{Field::cardPower, card},
                                       {Field::cardReward, card},
                                       {Field::cardSpots, card},
                                       {Field::cardAbility, card}};
    if (const auto spots = state.book->find({Field::cardSpots, card})) {
        for (const powder::Cell cell : powder::cellsIn(std::get<powder::SpotMask>(*spots).cells))
            keys.push_back({Field::spotReward, card, cell});
    }
    return keys;
}

std::vector<powder::ValueKey> valuesOf(const powder::State& state, std::string_view group) {
    std::vector<powder::ValueKey> keys;
    if (group == walls) {
        for (int level = 1; level <= powder::highestWall; ++level) {
            for (const Field field : {Field::wallDefense, Field::wallFiring, Field::wallCost})
                keys.push_back({field, {}, level});
        }
    } else if (group == track) {
        for (int slot = 0; slot <= state.setup->lastSlot(); ++slot) {
            for (const Field field : {Field::timeHordes, Field::timeLethality})
                keys.push_back({field, {}, slot, state.setup->timeSide()});
        }
    } else if (group == shots) {
        for (const powder::Machine machine : {powder::Machine::ballista, powder::Machine::cannon})
            keys.push_back({Field::shot, {}, static_cast<int>(powder::indexOf(machine))});
        for (const auto& [rocket, card] : state.book->rockets)
            keys.push_back({Field::rocketCells, rocket});
    } else {
        keys = valuesOfCard(state, std::string(group.substr(ofCard.size())));
    }
    return keys;
}

/// The group that lists a value.
std::string groupOf(const powder::ValueKey& key) {
    switch (powder::factsOf(key.field).place) {
    case powder::ValuePlace::wall:
        return std::string(walls);
    case powder::ValuePlace::time:
        return std::string(track);
    case powder::ValuePlace::shot:
        return std::string(shots);
    case powder::ValuePlace::card:
        break;
    }
    return std::string(ofCard) + key.name;
}

powder::ValueKey askWhichOf(PowderEntry& entry, const std::string& group) {
    const powder::State& state = entry.state();
    PowderStage which;
    which.title = EntryText::tr("Which value is it?");
    for (const powder::ValueKey& key : valuesOf(state, group)) {
        const auto known = state.book->find(key);
        which.choices.append(row(powder::pathOf(key), text::capital(text::valueName(key)),
                                 known ? text::capital(text::valueText(*known)) : EntryText::tr("missing")));
    }
    return *powder::parsePath(entry.ask(std::move(which)));
}

powder::ValueKey askWhich(PowderEntry& entry) {
    const powder::State& state = entry.state();
    PowderStage groups;
    groups.title = EntryText::tr("Where is it printed?");
    for (const std::string& card : cardsOf(state))
        groups.choices.append(row(std::string(ofCard) + card, text::hordeName(card)));
    groups.choices.append(row(walls, EntryText::tr("On a wall")));
    groups.choices.append(row(track, EntryText::tr("On the time track")));
    groups.choices.append(row(shots, EntryText::tr("On a shot card")));
    return askWhichOf(entry, entry.ask(std::move(groups)));
}

} // namespace

std::optional<powder::ValueKey> missingBeside(const powder::State& state, const powder::ValueKey& key) {
    std::vector<powder::ValueKey> keys = valuesOf(state, groupOf(key));
    std::rotate(keys.begin(), std::find(keys.begin(), keys.end(), key), keys.end());
    const auto missing = std::find_if(keys.begin(), keys.end(), [&](const powder::ValueKey& one) {
        return !state.book->find(one).has_value();
    });
    return missing == keys.end() ? std::nullopt : std::optional(*missing);
}

bool isCardGroup(const powder::State& state, const std::string& group) {
    return group.starts_with(ofCard) && state.book->cards.contains(group.substr(ofCard.size()));
}

powder::Command printedValueOf(PowderEntry& entry, const std::string& group) {
    return printedValue(entry, askWhichOf(entry, group));
}

powder::Command printedValue(PowderEntry& entry) {
    return printedValue(entry, askWhich(entry));
}

powder::Command printedValue(PowderEntry& entry, const powder::ValueKey& key) {
    const powder::State& state = entry.state();
    const auto known = state.book->find(key);
    PowderStage stage;
    stage.title = EntryText::tr("%1: what is printed?", "%1 is a printed value")
                      .arg(text::capital(text::valueName(key)));
    if (known && !std::holds_alternative<int>(*known)) // the keys of a number show it
        stage.hint = EntryText::tr("Now: %1").arg(text::valueText(*known));
    stage.value = key;
    stage.known = known;
    const std::string touch = entry.ask(std::move(stage));
    const powder::BookValue value = *powder::valueFromJson(key, *parseLine(touch, 1));
    const auto conflict = text::valueConflict(state, key, value);
    if (!known && !conflict)
        return powder::command::SetValue{key, value};
    PowderStage change;
    change.title =
        known ? EntryText::tr("%1: %2 in place of %3?", "a printed value, as it is now entered, as it was")
                    .arg(text::capital(text::valueName(key)), text::valueText(value), text::valueText(*known))
              : EntryText::tr("Is this printed: %1?", "a value").arg(text::valueText(value));
    if (conflict) {
        change.hint = *conflict;
    } else {
        change.hint = text::valueEffects(state, key, value).join(QLatin1Char('\n'));
        change.doneText = EntryText::tr("Correct it");
    }
    entry.ask(std::move(change));
    return powder::command::SetValue{key, value};
}

} // namespace watchfire::entry
