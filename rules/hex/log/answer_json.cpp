// SPDX-License-Identifier: Apache-2.0
// Steps, decisions, refusals and whole states as the log writes them (game-log, "Answers").
#include "rules/hex/apply.h"
#include "rules/hex/log/json.h"
#include "rules/hex/log/names.h"
#include "rules/hex/log/written.h"
#include "rules/hex/modules/json.h"
#include "rules/hex/modules/raiders.h"
#include "rules/hex/modules/riders.h"
#include "rules/hex/scoring.h"

#include <nlohmann/json.hpp>

namespace watchfire::hex {

namespace {

class StepWriter {
public:
    explicit StepWriter(const Setup& setup) : m_setup(setup), m_board(setup.board()) {}

    /// A module's step: its name, and the fields in its list.
    template <class S> Json operator()(const S& s) const {
        WrittenFields archive(m_setup, {{"do", S::name}});
        fields(archive, s);
        return archive.take();
    }

    Json operator()(const step::Discard&) const { return {{"do", "discard"}}; }
    Json operator()(const step::Blocked& s) const {
        return {{"do", "blocked"}, {"hex", at(s.hex)}, {"by", toString(s.by)}, {"players", names(s.players)}};
    }
    Json operator()(const step::Collect& s) const {
        return {{"do", "collect"},
                {"player", name(s.player)},
                {"resource", toString(s.resource)},
                {"amount", s.amount},
                {"hex", at(s.hex)}};
    }
    Json operator()(const step::MoveRobber& s) const {
        return {{"do", "move-robber"}, {"player", name(s.player)}, {"at", at(s.at)}};
    }
    Json operator()(const step::MovePirate& s) const {
        return {{"do", "move-pirate"}, {"player", name(s.player)}, {"at", at(s.at)}};
    }
    Json operator()(const step::Steal& s) const {
        return {{"do", "steal"}, {"player", name(s.player)}, {"from", name(s.from)}};
    }
    Json operator()(const step::PlacePiece& s) const {
        return withLapse({{"do", "place-piece"},
                          {"piece", toString(s.piece)},
                          {"player", name(s.player)},
                          {"at", at(s.at)}},
                         s.lapses);
    }
    Json operator()(const step::MoveShip& s) const {
        return withLapse(
            {{"do", "move-ship"}, {"player", name(s.player)}, {"from", at(s.from)}, {"to", at(s.to)}},
            s.lapses);
    }
    Json operator()(const step::GainCard& s) const {
        return {{"do", "gain-card"}, {"player", name(s.player)}, {"card", toString(s.card)}};
    }
    Json operator()(const step::LoseCard& s) const {
        return {{"do", "lose-card"}, {"player", name(s.player)}, {"card", toString(s.card)}};
    }
    Json operator()(const step::DrawRider& s) const {
        return {{"do", "draw-rider"}, {"player", name(s.player)}};
    }
    Json operator()(const step::PlaceRider& s) const { return {{"do", "place-rider"}, {"at", at(s.at)}}; }
    Json operator()(const step::MoveRider& s) const {
        return {{"do", "move-rider"}, {"from", at(s.from)}, {"to", at(s.to)}};
    }
    Json operator()(const step::Breach& s) const {
        return {{"do", "breach"}, {"wall", at(s.wall)}, {"riders", s.riders}, {"level", s.level}};
    }
    Json operator()(const step::RiderBehindWall& s) const {
        return {{"do", "rider-behind-wall"}, {"hex", at(s.hex)}, {"wall", at(s.wall)}};
    }
    Json operator()(const step::LowerWall& s) const {
        return {{"do", "lower-wall"}, {"wall", at(s.wall)}, {"from", s.from}, {"to", s.to}};
    }
    Json operator()(const step::Penalty& s) const {
        return {{"do", "penalty"}, {"player", name(s.player)}, {"left", s.left}};
    }
    Json operator()(const step::RiderToBag& s) const {
        return {{"do", "rider-to-bag"}, {"hex", at(s.hex)}, {"numeral", at(s.numeral)}};
    }
    Json operator()(const step::RaiseWall& s) const {
        return {{"do", "raise-wall"}, {"wall", at(s.wall)}, {"from", s.from}, {"to", s.to}};
    }
    Json operator()(const step::HarbourShut& s) const {
        return harbour("harbour-shut", s.harbour, s.by, s.players);
    }
    Json operator()(const step::HarbourOpens& s) const {
        return harbour("harbour-opens", s.harbour, s.by, s.players);
    }
    Json operator()(const step::TurnStorm& s) const {
        return {{"do", "turn-storm"}, {"heading", toString(s.heading)}};
    }
    Json operator()(const step::LosePiece& s) const {
        return {
            {"do", "lose-piece"}, {"player", name(s.player)}, {"piece", toString(s.piece)}, {"at", at(s.at)}};
    }
    Json operator()(const step::RepairFirst& s) const {
        return {{"do", "repair-first"},
                {"player", name(s.player)},
                {"piece", toString(s.piece)},
                {"at", at(s.at)}};
    }
    Json operator()(const step::Repaired& s) const {
        return {
            {"do", "repaired"}, {"player", name(s.player)}, {"piece", toString(s.piece)}, {"at", at(s.at)}};
    }
    Json operator()(const step::DrawToken& s) const {
        return {{"do", "draw-token"}, {"player", name(s.player)}, {"hex", at(s.hex)}};
    }
    Json operator()(const step::PlaceToken& s) const {
        return {{"do", "place-token"}, {"hex", at(s.hex)}, {"number", s.number}};
    }
    Json operator()(const step::MoveToken& s) const {
        return {{"do", "move-token"}, {"from", at(s.from)}, {"to", at(s.to)}, {"number", s.number}};
    }
    Json operator()(const step::TakeMarker& s) const {
        return {{"do", "take-marker"}, {"player", name(s.player)}, {"at", at(s.at)}};
    }
    Json operator()(const step::PlaceRaider& s) const { return {{"do", "place-raider"}, {"at", at(s.at)}}; }
    Json operator()(const step::RaiderTakes& s) const {
        return {{"do", "raider-takes"}, {"hex", at(s.hex)}, {"from", at(s.from)}};
    }
    Json operator()(const step::RaiderLeaves& s) const {
        return {{"do", "raider-leaves"}, {"player", name(s.player)}, {"hex", at(s.hex)}};
    }
    Json operator()(const step::TurnRoad& s) const {
        return {{"do", "turn-road"}, {"player", name(s.player)}, {"at", at(s.at)}};
    }
    Json operator()(const step::RestoreRoad& s) const {
        return {{"do", "restore-road"}, {"player", name(s.player)}, {"at", at(s.at)}};
    }
    Json operator()(const step::BuildingFalls& s) const {
        return {{"do", "building-falls"}, {"player", name(s.player)}, {"at", at(s.at)}};
    }
    Json operator()(const step::BuildingRises& s) const {
        return {{"do", "building-rises"}, {"player", name(s.player)}, {"at", at(s.at)}};
    }
    Json operator()(const step::StormBegins&) const { return {{"do", "storm-begins"}}; }
    Json operator()(const step::MoveStorm& s) const {
        Json path = Json::array();
        for (const HexId hex : s.path)
            path.push_back(at(hex));
        Json json{{"do", "move-storm"}, {"path", path}, {"to", at(s.to)}};
        if (m_board.isSplit(s.to))
            json["half"] = edgeName(s.half);
        return json;
    }
    Json operator()(const step::Win& s) const {
        return {{"do", "win"}, {"player", name(s.player)}, {"points", s.points}};
    }
    Json operator()(const step::GameOver& s) const {
        PlayerList winners;
        Json points = Json::object();
        for (std::size_t i = 0; i < m_setup.playerCount(); ++i) {
            if (s.winners[i])
                winners.push_back(PlayerId(i));
            points[m_setup.players()[i].id] = s.points[i];
        }
        return {{"do", "game-over"}, {"players", names(winners)}, {"points", points}};
    }

private:
    [[nodiscard]] std::string name(PlayerId player) const { return m_setup[player].id; }
    [[nodiscard]] Json withLapse(Json json, PlayerId lapses) const {
        if (lapses.valid())
            json["lapses"] = name(lapses);
        return json;
    }
    [[nodiscard]] Json names(const PlayerList& players) const {
        Json list = Json::array();
        for (const PlayerId player : players)
            list.push_back(name(player));
        return list;
    }
    [[nodiscard]] std::string at(const Place& place) const { return m_board.nameOf(place); }
    [[nodiscard]] Json harbour(const char* what, HarbourId id, HarbourShutter by,
                               const PlayerList& players) const {
        return {{"do", what}, {"at", at(m_board[id].at)}, {"by", toString(by)}, {"players", names(players)}};
    }

    const Setup& m_setup;
    const Board& m_board;
};

Json nameOrNull(const Setup& setup, PlayerId player) {
    return player.valid() ? Json(setup[player].id) : Json(nullptr);
}
Json hexOrNull(const Board& board, HexId hex) {
    return hex.valid() ? Json(board.nameOf(hex)) : Json(nullptr);
}

void writeState(Json& json, const State& state, const GreatWallPart&) {
    const Board& board = state.board();
    const Setup& setup = *state.setup;
    Json walls = Json::object();
    for (std::size_t i = 0; i < board.walls().size(); ++i) {
        walls[board.walls()[i].id] = {{"owner", nameOrNull(setup, ownerOf(state, WallId(i)))},
                                      {"level", state.greatWall.level[i]},
                                      {"riders", ridersAt(state, board.walls()[i].attack)}};
    }
    Json assembly = Json::object();
    Json bag = Json::object();
    for (std::size_t i = 0; i < board.assembly().size(); ++i) {
        assembly[board.assembly()[i].id] = ridersAt(state, board.assembly()[i].at);
        bag[board.assembly()[i].id] = state.greatWall.bag[i];
    }
    Json riders = Json::object();
    Json numerals = Json::object();
    for (const auto& rider : state.greatWall.riders) {
        const std::string at = board.nameOf(rider.at);
        if (isBehindWall(state, rider.at))
            riders[at] = ridersAt(state, rider.at);
        numerals[at].push_back(board[rider.numeral].id);
    }
    json["walls"] = walls;
    json["assembly"] = assembly;
    json["riders"] = riders;
    json["numerals"] = numerals;
    json["bag"] = bag;
    json["penalty"] = byPlayer(setup, [&](std::size_t i) { return state.greatWall.chips[i]; });
}

void writeState(Json& json, const State& state, const StormPart&) {
    const Board& board = state.board();
    json["storm"] = {{"at", board.nameOf(state.storm.at)}, {"heading", toString(state.storm.heading)}};
    if (board.isSplit(state.storm.at))
        json["storm"]["half"] = edgeName(state.storm.half);
    json["repairs"] = Json::object();
    for (const auto& repair : state.storm.repairs)
        json["repairs"][board.nameOf(repair.at)] = (*state.setup)[repair.player].id;
}

void writeState(Json& json, const State& state, const DiscoveryPart&) {
    const Board& board = state.board();
    json["bag"] = tokensJson(state.discovery.bag);
    json["markers"] = Json::object();
    for (std::size_t i = 0; i < board.markers().size(); ++i)
        json["markers"][board.nameOf(board.markers()[i])] =
            nameOrNull(*state.setup, state.discovery.markerHolders[i]);
    // "numbers" shows which hexes have carried a number, except for hexes that stayed bare or lost theirs.
    json["discovered"] = Json::array();
    for (std::size_t i = 0; i < board.hexes().size(); ++i)
        if (state.discovery.known[i] && state.numbers[HexId(i)] == 0)
            json["discovered"].push_back(board.nameOf(HexId(i)));
}

void writeState(Json& json, const State& state, const RaidersPart&) {
    const Board& board = state.board();
    json["raiders"] = Json::object();
    for (std::size_t i = 0; i < board.hexes().size(); ++i)
        if (const int there = raidersAt(state, HexId(i)); there > 0)
            json["raiders"][board.nameOf(HexId(i))] = there;
    json["raiders"]["supply"] = state.raiders.supply;
    json["raiders-taken"] = byPlayer(*state.setup, [&](std::size_t i) { return state.raiders.driven[i]; });
}

} // namespace

Json toJson(const Setup& setup, const Step& step) {
    Json json = std::visit(StepWriter(setup), step);
    json["rule"] = toString(ruleOf(step));
    return json;
}

Json toJson(const Setup& setup, const Value& value) {
    return std::visit(
        [&]<class T>(const T& named) -> Json {
            if constexpr (std::is_same_v<T, std::monostate> || std::is_same_v<T, NoSuchValue>)
                return nullptr;
            else if constexpr (std::is_same_v<T, PlayerId>)
                return setup[named].id;
            else if constexpr (std::is_same_v<T, Direction>)
                return toString(named);
            else if constexpr (std::is_same_v<T, Number>)
                return named.value;
            else
                return setup.board().nameOf(named);
        },
        value);
}

Json toJson(const Setup& setup, const Decision& decision) {
    Json json{{"id", toString(decision.id)}, {"player", setup[decision.player].id}};
    if (!std::holds_alternative<std::monostate>(decision.at))
        json["at"] = setup.board().nameOf(decision.at);
    json["options"] = Json::array();
    for (const Value& option : decision.options)
        json["options"].push_back(toJson(setup, option));
    for (const auto& forbidden : decision.forbidden) {
        Json entry{{"value", toJson(setup, forbidden.value)}, {"rule", toString(forbidden.rule)}};
        if (!forbidden.why.empty())
            entry["why"] = forbidden.why;
        json["forbidden"].push_back(entry);
    }
    return json;
}

Json toJson(const State& state) {
    const Setup& setup = *state.setup;
    const Board& board = setup.board();
    Json json;
    json["turn"] = {{"player", nameOrNull(setup, state.turn.player)}, {"phase", phaseName(state.turn.phase)}};
    if (state.turn.dice.a != 0)
        json["turn"]["dice"] = {state.turn.dice.a, state.turn.dice.b};
    if (state.turn.specialAfter.valid())
        json["turn"]["special-after"] = setup[state.turn.specialAfter].id;
    json["points"] = byPlayer(setup, [&](std::size_t i) { return pointsOf(state, PlayerId(i)); });
    json["army"] = byPlayer(setup, [&](std::size_t i) { return state.players[i].army; });
    json["longest-road"] = nameOrNull(setup, state.longestRoad);
    json["largest-army"] = nameOrNull(setup, state.largestArmy);
    json["buildings"] = Json::object();
    for (std::size_t i = 0; i < board.corners().size(); ++i) {
        if (const Building building = state.buildings[CornerId(i)]) {
            Json entry = pieceJson(setup, building);
            entry["fallen"] = building.fallen;
            if (building.spared)
                entry["spared"] = true;
            json["buildings"][board.nameOf(CornerId(i))] = entry;
        }
    }
    json["lines"] = Json::object();
    for (std::size_t i = 0; i < board.sides().size(); ++i) {
        if (const Line line = state.lines[SideId(i)]) {
            Json entry = pieceJson(setup, line);
            entry["turned"] = line.turned;
            json["lines"][board.nameOf(SideId(i))] = entry;
        }
    }
    json["robber"] = hexOrNull(board, state.thieves.robber);
    json["pirate"] = hexOrNull(board, state.thieves.pirate);
    std::apply(
        [&]<class... Part>(const Part&... part) {
            ((setup.has(Part::module) ? writeState(json, state, part) : void()), ...);
        },
        partsOf(state));
    json["numbers"] = Json::object();
    for (std::size_t i = 0; i < board.hexes().size(); ++i)
        if (state.numbers[HexId(i)] != 0)
            json["numbers"][board.nameOf(HexId(i))] = state.numbers[HexId(i)];
    const auto decision = openDecision(state);
    json["decision"] = decision ? toJson(setup, *decision) : Json(nullptr);
    json["over"] = state.ending.over;
    if (state.ending.over) {
        json["winners"] = Json::array();
        for (std::size_t i = 0; i < setup.playerCount(); ++i)
            if (state.ending.winners[i])
                json["winners"].push_back(setup.players()[i].id);
    }
    return json;
}

Json answerJson(const Setup& setup, const Steps& steps, const std::optional<Decision>& decision) {
    Json json{{"ok", true}, {"steps", Json::array()}, {"decisions", Json::array()}};
    for (const Step& step : steps)
        json["steps"].push_back(toJson(setup, step));
    if (decision)
        json["decisions"].push_back(toJson(setup, *decision));
    return json;
}

} // namespace watchfire::hex
