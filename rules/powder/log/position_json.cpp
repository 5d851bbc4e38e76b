// SPDX-License-Identifier: Apache-2.0
// A whole position as a header's "position" (game-log of Black Powder, "Header"): everything in the state,
// including what `toJson` leaves out. Only between commands that left nothing open, so that no task has to be
// written.
#include "rules/core/fields.h"
#include "rules/powder/log/json.h"
#include "rules/powder/state.h"

#include <algorithm>
#include <set>

namespace watchfire::powder {

namespace {

constexpr int mostHonor = 1'000'000'000; // each command gives at most 999

/// Every enumeration that has names.
struct PowderNames {
    template <Named E> [[nodiscard]] static Json write(E value) { return toString(value); }
    template <Named E> static bool read(const Json& json, E& into) {
        const auto value = json.is_string() ? parse<E>(json.get<std::string>()) : std::nullopt;
        if (value)
            into = *value;
        return value.has_value();
    }
};

template <class Archive> void fields(Archive& archive, Mark& mark) {
    archive("kind", mark.kind);
    archive("clan", mark.clan);
    archive("type", mark.type);
    archive("anchor", mark.anchor, 0, cellCount - 1);
}
template <class Archive> void fields(Archive& archive, Horde& horde) {
    archive("id", horde.id);
    archive("card", horde.card);
    archive("marks", horde.marks);
}
template <class Archive> void fields(Archive& archive, Section& section) {
    archive("level", section.level, 0, highestWall);
    archive("barricades", section.barricades, 0, barricadesPerSection);
    archive("machines", section.machines);
    archive("rows", section.rows);
    archive("fire", section.fire);
    archive("rest", section.rest);
    archive("power", section.power, -largestValue, largestValue);
    archive("defense", section.defense, -largestValue, largestValue);
    archive("breached", section.breached);
}
template <class Archive> void fields(Archive& archive, Claimed& claimed) {
    archive("card", claimed.card);
    archive("shame", claimed.shame, 0, shameSlots);
}
template <class Archive> void fields(Archive& archive, Holdings& holdings) {
    archive("honor", holdings.honor, 0, mostHonor);
    archive("pool", holdings.pool);
    archive("shame", holdings.shame);
    archive("gone", holdings.gone);
    archive("claimed", holdings.claimed);
    archive("overseers", holdings.overseers, 0, largestValue);
}
template <class Archive> void fields(Archive& archive, Ending& ending) {
    archive("over", ending.over);
    archive("reason", ending.reason);
    archive("winner", ending.winner);
    archive.unlessDefault("honor-before", ending.honorBefore, 0, mostHonor);
}
template <class Archive> void fields(Archive& archive, State& state) {
    archive("year", state.year, 1, largestValue);
    archive("season", state.season);
    archive("time-slot", state.timeSlot, 0, largestValue);
    archive("assaulted", state.assaulted);
    archive("draws", state.draws, 0, largestValue);
    archive("tea", state.tea);
    archive("tea-entered", state.teaEntered);
    archive("order", state.order);
    archive("turn", state.turn, 0, largestValue);
    archive("sections", state.sections);
    archive("towers", state.towers);
    archive("manned", state.manned);
    archive("players", state.players);
    archive("shame-pool", state.shamePool, 0, mostHonor);
    archive("shame-out", state.shameOut, 0, mostHonor);
    archive("deck-out", state.deckOut);
    archive.unlessDefault("deck-asked", state.deckAsked);
    archive("deck-left", state.deckLeft, 0, largestValue);
    archive("discards", state.discards);
    archive("next", state.next, 0, sectionCount - 1);
    archive("rocket-drawn", state.rocketDrawn);
    archive("next-horde", state.nextHorde);
    archive("ending", state.ending);
}

/// True if every clan in play is named exactly once.
bool allDrinkTea(const State& state, const State& start) {
    auto named = state.tea;
    auto playing = start.tea;
    std::sort(named.begin(), named.end());
    std::sort(playing.begin(), playing.end());
    return named == playing;
}

/// Card numbers are unique; soldiers on a card stand on one of its cells.
bool cardsAreSound(const State& state) {
    std::set<HordeId> seen;
    for (const Slot slot : hordes(state)) {
        const Horde& horde = *state.at(slot);
        if (!state.setup->inPlay(slot.section) || !isCardName(horde.card) || horde.id >= state.nextHorde ||
            !seen.insert(horde.id).second)
            return false;
    }
    return true;
}

/// BP-09, BP-34, BP-04: no piece of the box is lost or created.
std::string_view missingPieces(const State& state, const State& start) {
    for (std::size_t c = 0; c < clanCount; ++c) {
        const Clan clan = static_cast<Clan>(c);
        for (const SoldierType type : soldierTypes) {
            if (piecesInGame(state, clan, type) != piecesInGame(start, clan, type))
                return "soldiers are missing or too many (BP-09)";
        }
        const Holdings& holdings = state.of(clan);
        for (std::size_t t = 0; t < soldierTypeCount; ++t)
            if (holdings.shame[t] > holdings.pool[t])
                return "shame lies under soldiers that are not in the pool (BP-81)";
    }
    for (const Machine machine : machineKinds)
        if (machinesInUse(state, machine) > modelsPerMachine)
            return "there are more machines than models (BP-09)";
    if (snakeTokensLeft(state) < 0)
        return "there are more snake tokens than six (BP-34)";
    if (shameInGame(state) != shameInGame(start))
        return "shame is missing or too much (BP-04)";
    return {};
}

/// Returns why a whole position cannot be played on; empty if it can.
std::string_view faultOf(const State& state, const State& start) {
    if (!allDrinkTea(state, start))
        return "the tea order does not name everybody who plays, once (BP-08)";
    if (state.turn > state.order.size())
        return "the turn lies behind the last order (BP-13)";
    if (!cardsAreSound(state))
        return "a horde card stands where none can be (BP-05)";
    for (SectionIndex section = 0; section < sectionCount; ++section)
        if (state.sections[section].machines.size() > static_cast<std::size_t>(machinesPerSection))
            return "a section has more than two machines (BP-73)";
    if (state.timeSlot > state.setup->lastSlot() + 1)
        return "the time token lies beside its track (BP-10)";
    return missingPieces(state, start);
}

} // namespace

Json positionJson(const State& state) {
    if (!state.tasks.empty() || !state.fate.doomed.empty() || !state.fate.vacated.empty())
        return nullptr;
    const PowderNames names;
    FieldWriter writer(names);
    State copy = state;
    fields(writer, copy);
    Json json = writer.take();
    json["book"] = toJson(*state.book);
    return json;
}

Result<State> positionFromJson(const std::shared_ptr<const Setup>& setup, const Json& json) {
    const PowderNames names;
    FieldReader reader(names, json, "$.position");
    const State start = initialState(setup);
    State state = start;
    fields(reader, state);
    if (reader.error())
        return *reader.error();
    auto book = json.contains("book") ? bookFromJson(json["book"]) : Result<Book>(Book{});
    if (!book)
        return Error{ErrorCode::header,
                     {},
                     "$.position.book" + book.error().message,
                     "$.position.book" + book.error().subject};
    state.book = std::make_shared<const Book>(std::move(*book));
    if (const std::string_view fault = faultOf(state, start); !fault.empty())
        return Error{ErrorCode::header, {}, fmt::format("$.position: {}", fault), "$.position"};
    return state;
}

} // namespace watchfire::powder
