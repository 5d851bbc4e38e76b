// SPDX-License-Identifier: Apache-2.0
// A whole position as a header's "position" (game-log, "Header"): everything in the state, including what
// `toJson` leaves out. Only between commands that left nothing open, so that no task has to be written.
#include "rules/core/fields.h"
#include "rules/core/named.h"
#include "rules/hex/fields.h"
#include "rules/hex/lines.h"
#include "rules/hex/log/json.h"
#include "rules/hex/log/names.h"
#include "rules/hex/module.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

namespace watchfire::hex {

namespace {

constexpr int mostDie = 6;
constexpr int mostFreeRoads = 2; // BA-42

/// The log's names of places, players and pieces; null means none.
class HexNames {
public:
    explicit HexNames(const Setup& setup) : m_setup(setup), m_board(setup.board()) {}

    template <class Tag, class Number> [[nodiscard]] Json write(Id<Tag, Number> id) const {
        if (!id.valid())
            return nullptr;
        if constexpr (std::same_as<Id<Tag, Number>, PlayerId>)
            return m_setup[id].id;
        else
            return m_board.nameOf(id);
    }
    [[nodiscard]] static Json write(BuildingKind kind) { return toString(kind); }
    [[nodiscard]] static Json write(LineKind kind) { return toString(kind); }
    [[nodiscard]] static Json write(TurnPhase phase) { return phaseName(phase); }
    [[nodiscard]] static Json write(Direction heading) { return toString(heading); }
    [[nodiscard]] static Json write(MapEdge edge) { return toString(edge); }

    template <class Tag, class Number> bool read(const Json& json, Id<Tag, Number>& id) const {
        id = {};
        if (json.is_null())
            return true;
        if (!json.is_string())
            return false;
        const auto name = json.get<std::string>();
        if constexpr (std::same_as<Id<Tag, Number>, PlayerId>)
            id = m_setup.findPlayer(name);
        else if constexpr (std::same_as<Id<Tag, Number>, HexId>)
            id = findHex(m_board, name);
        else if constexpr (std::same_as<Id<Tag, Number>, CornerId>)
            id = findCorner(m_board, name);
        else if constexpr (std::same_as<Id<Tag, Number>, SideId>)
            id = findSide(m_board, name);
        else
            id = m_board.findAssembly(name);
        return id.valid();
    }
    static bool read(const Json& json, BuildingKind& kind) { return named(buildingNames, json, kind); }
    static bool read(const Json& json, LineKind& kind) { return named(lineNames, json, kind); }
    static bool read(const Json& json, TurnPhase& phase) { return named(phaseNames, json, phase); }
    static bool read(const Json& json, Direction& heading) {
        return take(json.is_string() ? parseDirection(json.get<std::string>()) : std::nullopt, heading);
    }
    static bool read(const Json& json, MapEdge& edge) {
        return take(json.is_string() ? parseEdge(json.get<std::string>()) : std::nullopt, edge);
    }

private:
    template <class E, std::size_t N> static bool named(const Names<N>& names, const Json& json, E& value) {
        return take(json.is_string() ? valueNamed<E>(names, json.get<std::string>()) : std::nullopt, value);
    }
    template <class T> static bool take(const std::optional<T>& read, T& into) {
        if (read)
            into = *read;
        return read.has_value();
    }

    const Setup& m_setup;
    const Board& m_board;
};

template <class Archive> void fields(Archive& archive, Building& building) {
    archive("kind", building.kind);
    archive("player", building.player);
    archive("fallen", building.fallen);
    archive("spared", building.spared);
    archive("founded", building.founded, 0, 3);
}
template <class Archive> void fields(Archive& archive, Line& line) {
    archive("kind", line.kind);
    archive("player", line.player);
    archive("built-this-turn", line.builtThisTurn);
    archive("turned", line.turned);
}
template <class Archive> void fields(Archive& archive, Dice& dice) {
    archive("a", dice.a, 0, mostDie);
    archive("b", dice.b, 0, mostDie);
}
/// "bridge-by-card": of the line that a card lays only once.
const std::string& nameOfOnceByCard() {
    static const std::string name = [] {
        const auto all = allLines();
        const auto once =
            std::find_if(all.begin(), all.end(), [](const LineFacts& line) { return line.oncePerCard; });
        return fmt::format("{}-by-card", toString(once->kind));
    }();
    return name;
}

template <class Archive> void fields(Archive& archive, Turn& turn) {
    archive("player", turn.player);
    archive("phase", turn.phase);
    archive("dice", turn.dice);
    archive("card-played", turn.cardPlayed);
    archive("ship-moved", turn.shipMoved);
    archive("free-roads", turn.freeRoads, 0, mostFreeRoads);
    archive(nameOfOnceByCard().c_str(), turn.onceByCard);
    archive("special-after", turn.specialAfter);
}
template <class Archive> void fields(Archive& archive, PlayerPart& player) {
    archive("army", player.army);
    archive("card-points", player.cardPoints, -99, 99);
}
template <class Archive> void fields(Archive& archive, ThievesPart& thieves) {
    archive("robber", thieves.robber);
    archive("pirate", thieves.pirate);
}
template <class Archive> void fields(Archive& archive, Ending& ending) {
    archive("over", ending.over);
    archive("last-penalty", ending.lastPenalty);
    archive("winners", ending.winners);
    archive("points", ending.points);
}
template <class Archive> void fields(Archive& archive, Unjudged& unjudged) {
    archive("network", unjudged.network);
    archive("raiders", unjudged.raiders);
    archive("army", unjudged.army);
}
template <class Archive> void fields(Archive& archive, State& state) {
    auto buildings = state.buildings.cells();
    sparse(archive, "buildings", buildings);
    state.buildings = Buildings(std::move(buildings));
    sparse(archive, "lines", state.lines);
    sparse(archive, "numbers", state.numbers);
    archive("players", state.players);
    archive("turn", state.turn);
    archive("longest-road", state.longestRoad);
    archive("largest-army", state.largestArmy);
    archive("thieves", state.thieves);
    std::apply([&](auto&... part) { (archive(part.name, part), ...); }, partsOf(state));
    archive("shut-harbours", state.shutHarbours, 0, (1 << maxPlayers) - 1);
    archive("ending", state.ending);
    archive("unjudged", state.unjudged);
}

/// Returns why a whole position cannot be played on; empty if it can. More pieces than the stock are allowed,
/// because the table may insist on them (BA-33).
std::string_view faultOf(const State& state, const State& start) {
    const auto owned = [](const auto& piece) { return piece.player.valid() == static_cast<bool>(piece); };
    if (!std::all_of(state.buildings.begin(), state.buildings.end(), owned) ||
        !std::all_of(state.lines.begin(), state.lines.end(), owned))
        return "a piece has no player";
    for (const std::uint8_t number : state.numbers)
        if (number == 1 || number == 7 || number > 12)
            return "there is no such number token (BA-10)";
    const Turn& turn = state.turn;
    if (!turn.player.valid() && turn.phase != TurnPhase::founding)
        return "it is nobody's turn (BA-06)";
    if ((turn.dice.a == 0) != (turn.dice.b == 0))
        return "one die has no face (BA-10)";
    std::string_view fault;
    const auto judge = [&](const auto& part) {
        if constexpr (requires { faultOf(state, start, part); })
            fault = fault.empty() ? faultOf(state, start, part) : fault;
    };
    std::apply([&](const auto&... part) { (judge(part), ...); }, partsOf(state));
    if (!fault.empty())
        return fault;
    for (std::size_t i = state.setup->playerCount(); i < maxPlayers; ++i)
        if (state.ending.winners.test(i))
            return "somebody wins who does not play (BA-43)";
    return {};
}

} // namespace

Json positionJson(const State& state) {
    if (!state.tasks.empty())
        return nullptr;
    const HexNames names(*state.setup);
    FieldWriter writer(names);
    State copy = state;
    fields(writer, copy);
    return writer.take();
}

Result<State> positionFromJson(const SetupRef& setup, const Json& json) {
    const HexNames names(*setup);
    FieldReader reader(names, json, "$.position");
    const State start = initialState(setup);
    State state = start;
    fields(reader, state);
    if (reader.error())
        return *reader.error();
    if (const std::string_view fault = faultOf(state, start); !fault.empty())
        return headerError("$.position", fault);
    return state;
}

} // namespace watchfire::hex
