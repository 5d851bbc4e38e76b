// SPDX-License-Identifier: Apache-2.0
// Steps, decisions, refusals and whole states as the log writes them (game-log, "Answers").
#include "rules/hex/apply.h"
#include "rules/hex/log/json.h"
#include "rules/hex/log/names.h"
#include "rules/hex/log/written.h"
#include "rules/hex/module.h"
#include "rules/hex/scoring.h"

#include <nlohmann/json.hpp>

namespace watchfire::hex {

namespace {

class StepWriter {
public:
    explicit StepWriter(const Setup& setup) : m_setup(setup) {}

    /// Writes the step's name, and the fields in its list.
    template <class S> Json operator()(const S& s) const {
        WrittenFields archive(m_setup, {{"do", S::name}});
        s.fields(archive);
        return archive.take();
    }
    Json operator()(const step::GameOver& s) const {
        Json winners = Json::array();
        Json points = Json::object();
        for (std::size_t i = 0; i < m_setup.playerCount(); ++i) {
            const std::string& id = m_setup.players()[i].id;
            if (s.winners[i])
                winners.push_back(id);
            points[id] = s.points[i];
        }
        return {{"do", "game-over"}, {"players", winners}, {"points", points}};
    }

private:
    const Setup& m_setup;
};

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
    json["turn"] = {{"player", writtenOrNone(setup, state.turn.player)},
                    {"phase", phaseName(state.turn.phase)}};
    if (state.turn.dice.a != 0)
        json["turn"]["dice"] = {state.turn.dice.a, state.turn.dice.b};
    if (state.turn.specialAfter.valid())
        json["turn"]["special-after"] = setup[state.turn.specialAfter].id;
    json["points"] = byPlayer(setup, [&](std::size_t i) { return pointsOf(state, PlayerId(i)); });
    json["army"] = byPlayer(setup, [&](std::size_t i) { return state.players[i].army; });
    json["longest-road"] = writtenOrNone(setup, state.longestRoad);
    json["largest-army"] = writtenOrNone(setup, state.largestArmy);
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
    json["robber"] = writtenOrNone(setup, state.thieves.robber);
    json["pirate"] = writtenOrNone(setup, state.thieves.pirate);
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
