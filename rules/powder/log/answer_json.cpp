// SPDX-License-Identifier: Apache-2.0
// Steps, decisions and the whole state as JSON (game-log of Black Powder, "Steps", "Decisions").
#include "rules/powder/apply.h"
#include "rules/powder/log/json.h"

#include <nlohmann/json.hpp>

namespace watchfire::powder {

namespace {

Json mapToJson(const std::map<std::string, int>& amounts) {
    Json json = Json::object();
    for (const auto& [name, amount] : amounts)
        json[name] = amount;
    return json;
}

Json clanOrNull(const std::optional<Clan>& clan) {
    return clan ? Json(toString(*clan)) : Json(nullptr);
}

/// A soldier that changes its place.
Json movement(const char* name, const SoldierAt& soldier, const Post& to) {
    return {{"do", name},
            {"player", toString(soldier.clan)},
            {"type", toString(soldier.type)},
            {"from", toString(soldier.at)},
            {"to", toString(to)}};
}

struct StepWriter {
    Json operator()(const step::SeasonBegins& s) const {
        return {{"do", "season"}, {"season", toString(s.season)}, {"year", s.year}};
    }
    Json operator()(const step::AdvanceToken& s) const {
        Json json{{"do", "advance-token"}, {"slot", s.slot + 1}};
        if (s.lethality)
            json["lethality"] = *s.lethality;
        return json;
    }
    Json operator()(const step::DrawHordes& s) const { return {{"do", "draw-hordes"}, {"amount", s.amount}}; }
    Json operator()(const step::Remind& s) const {
        Json json{{"do", "remind"}, {"what", toString(s.what)}};
        if (s.clan)
            json["player"] = toString(*s.clan);
        if (s.machine)
            json["machine"] = toString(*s.machine);
        if (s.amount)
            json["amount"] = *s.amount;
        if (s.at)
            json["at"] = slotName(*s.at);
        return json;
    }
    Json operator()(const step::PlaceHorde& s) const {
        Json json{{"do", "place-horde"}, {"card", s.card}, {"at", slotName(s.at)}};
        if (s.model)
            json["model"] = toString(*s.model);
        return json;
    }
    Json operator()(const step::Raid& s) const {
        Json json{{"do", "raid"}, {"card", s.card}};
        if (s.section)
            json["section"] = sectionName(*s.section);
        json["amount"] = s.amount;
        json["left"] = s.left;
        return json;
    }
    Json operator()(const step::Pay& s) const {
        return {{"do", "pay"}, {"player", toString(s.clan)}, {"cost", mapToJson(s.cost)}};
    }
    Json operator()(const step::PaySpot& s) const {
        return {{"do", "reward"},
                {"player", toString(s.clan)},
                {"at", spotName(s.at)},
                {"reward", mapToJson(s.reward)}};
    }
    Json operator()(const step::PlaceSoldier& s) const {
        return {{"do", "place-soldier"},
                {"player", toString(s.soldier.clan)},
                {"type", toString(s.soldier.type)},
                {"at", toString(s.soldier.at)}};
    }
    Json operator()(const step::MoveSoldier& s) const { return movement("move-soldier", s.soldier, s.to); }
    Json operator()(const step::Kill& s) const { return movement("kill", s.soldier, s.to); }
    Json operator()(const step::Save& s) const { return movement("save", s.soldier, s.to); }
    Json operator()(const step::Wound& s) const { return mark("wound", s.at, s.by); }
    Json operator()(const step::SnakeToken& s) const { return mark("snake-token", s.at, s.by); }
    Json operator()(const step::Wasted& s) const {
        return {{"do", "wasted"}, {"at", spotName(s.at)}, {"why", toString(s.why)}};
    }
    Json operator()(const step::NoTarget& s) const {
        return {{"do", "no-target"}, {"soldier", toString(s.soldier)}};
    }
    Json operator()(const step::Defeat& s) const {
        return {{"do", "defeat"}, {"card", s.card}, {"at", slotName(s.at)}};
    }
    Json operator()(const step::Claim& s) const {
        return {{"do", "claim"}, {"card", s.card}, {"player", toString(s.clan)}, {"at", slotName(s.at)}};
    }
    Json operator()(const step::DiscardHorde& s) const {
        return {{"do", "discard-horde"}, {"card", s.card}, {"at", slotName(s.at)}};
    }
    Json operator()(const step::AdvanceHorde& s) const {
        return {
            {"do", "advance-horde"}, {"card", s.card}, {"from", slotName(s.from)}, {"to", slotName(s.to)}};
    }
    Json operator()(const step::SwapHordes& s) const {
        return {{"do", "swap-hordes"},
                {"section", sectionName(s.section)},
                {"rows", Json::array({s.front + 1, s.back + 1})}};
    }
    Json operator()(const step::Holds& s) const { return clash("holds", s.section, s.power, s.defense); }
    Json operator()(const step::Breach& s) const {
        Json json = clash("breach", s.section, s.power, s.defense);
        json["by"] = toString(s.by);
        return json;
    }
    Json operator()(const step::Honor& s) const {
        return {{"do", "honor"},
                {"player", toString(s.clan)},
                {"amount", s.amount},
                {"total", s.total},
                {"why", s.why}};
    }
    Json operator()(const step::Shame& s) const {
        return {
            {"do", "shame"}, {"player", toString(s.clan)}, {"at", shamePlaceToJson(s.at)}, {"left", s.left}};
    }
    Json operator()(const step::ShameLost& s) const {
        return {{"do", "shame-lost"}, {"player", toString(s.clan)}, {"why", toString(s.why)}};
    }
    Json operator()(const step::ShameBack& s) const {
        return {{"do", "shame-back"},
                {"player", toString(s.clan)},
                {"from", shamePlaceToJson(s.from)},
                {"left", s.left}};
    }
    Json operator()(const step::PlaceBarricade& s) const {
        return works("place-barricade", s.section, s.amount);
    }
    Json operator()(const step::RemoveBarricades& s) const {
        return works("remove-barricades", s.section, s.amount);
    }
    Json operator()(const step::RaiseWall& s) const { return level("raise-wall", s.section, s.from, s.to); }
    Json operator()(const step::LowerWall& s) const {
        Json json = level("lower-wall", s.section, s.from, s.to);
        json["by"] = toString(s.by);
        return json;
    }
    Json operator()(const step::PlaceMachine& s) const {
        return machine("place-machine", s.machine, s.section);
    }
    Json operator()(const step::RemoveMachine& s) const {
        return machine("remove-machine", s.machine, s.section);
    }
    Json operator()(const step::Shot& s) const {
        Json json{{"do", "shot"},
                  {"player", toString(s.clan)},
                  {"machine", toString(s.machine)},
                  {"at", slotName(s.at)}};
        if (s.card)
            json["card"] = *s.card;
        return json;
    }
    Json operator()(const step::GameOver& s) const {
        return {{"do", "game-over"}, {"reason", toString(s.reason)}};
    }
    Json operator()(const step::Win& s) const {
        return {{"do", "win"}, {"player", toString(s.clan)}, {"points", s.points}};
    }

private:
    static Json clash(const char* name, SectionIndex section, std::optional<int> power,
                      std::optional<int> defense) {
        Json json{{"do", name}, {"section", sectionName(section)}};
        if (power)
            json["power"] = *power;
        if (defense)
            json["defense"] = *defense;
        return json;
    }
    static Json mark(const char* name, Spot at, const std::optional<Clan>& by) {
        Json json{{"do", name}, {"at", spotName(at)}};
        if (by)
            json["by"] = toString(*by);
        return json;
    }
    static Json works(const char* name, SectionIndex section, int amount) {
        return {{"do", name}, {"section", sectionName(section)}, {"amount", amount}};
    }
    static Json level(const char* name, SectionIndex section, int from, int to) {
        return {{"do", name}, {"section", sectionName(section)}, {"from", from}, {"to", to}};
    }
    static Json machine(const char* name, Machine machine, SectionIndex section) {
        return {{"do", name}, {"machine", toString(machine)}, {"section", sectionName(section)}};
    }
};

/// Options that are single soldiers are written as such.
Json optionToJson(const Value& value) {
    if (const SoldierList* list = std::get_if<SoldierList>(&value); list != nullptr && list->size() == 1)
        return toString(list->front());
    return toJson(value);
}

Json companyToJson(const Company& company) {
    Json json = Json::object();
    for (std::size_t clan = 0; clan < clanCount; ++clan) {
        if (count(company[clan]) > 0)
            json[std::string(toString(static_cast<Clan>(clan)))] = soldiersToJson(company[clan]);
    }
    return json;
}

Json markToJson(const Horde& horde, Cell cell) {
    const Mark& mark = horde.marks[cell];
    switch (mark.kind) {
    case Mark::Kind::free:
        return nullptr;
    case Mark::Kind::wound:
        return "wound";
    case Mark::Kind::snakeToken:
        return "snake-token";
    case Mark::Kind::soldier:
        break;
    }
    Json json = std::string(toString(mark.clan)) + ":" + std::string(toString(mark.type));
    return json;
}

Json hordeToJson(const Horde& horde) {
    Json json{{"card", horde.card}, {"spots", Json::object()}};
    for (Cell cell = 0; cell < cellCount; ++cell) {
        if (horde.marks[cell].kind != Mark::Kind::free)
            json["spots"][cellName(cell)] = markToJson(horde, cell);
    }
    return json;
}

Json sectionToJson(const State& state, SectionIndex index) {
    const Section& section = state.sections[index];
    Json json{{"level", section.level}, {"barricades", section.barricades}, {"machines", Json::array()}};
    for (const Machine machine : section.machines)
        json["machines"].push_back(toString(machine));
    json["rows"] = Json::array();
    for (const auto& horde : section.rows)
        json["rows"].push_back(horde ? hordeToJson(*horde) : Json(nullptr));
    json["fire"] = companyToJson(section.fire);
    json["rest"] = companyToJson(section.rest);
    if (section.power != 0)
        json["power"] = section.power;
    if (section.defense != 0)
        json["defense"] = section.defense;
    return json;
}

Json holdingsToJson(const Holdings& holdings) {
    Json json{{"honor", holdings.honor},
              {"pool", soldiersToJson(holdings.pool)},
              {"shame", soldiersToJson(holdings.shame)},
              {"gone", soldiersToJson(holdings.gone)},
              {"claimed", Json::array()}};
    for (const Claimed& card : holdings.claimed)
        json["claimed"].push_back(toJson(card));
    return json;
}

} // namespace

Json clansToJson(const std::vector<Clan>& clans) {
    Json list = Json::array();
    for (const Clan clan : clans)
        list.push_back(toString(clan));
    return list;
}

Json shamePlaceToJson(const std::variant<SoldierType, ClaimedAt>& place) {
    return std::visit([](const auto& at) -> Json { return std::string(toString(at)); }, place);
}

Json sectionOrNull(const std::optional<SectionIndex>& section) {
    return section ? Json(sectionName(*section)) : Json(nullptr);
}

Json toJson(const Step& step) {
    Json json = std::visit(StepWriter{}, step);
    json["rule"] = toString(std::visit([](const auto& typed) { return typed.rule; }, step));
    return json;
}

Json toJson(const Decision& decision) {
    Json json{{"id", toString(decision.id)}};
    if (decision.clan)
        json["player"] = toString(*decision.clan);
    if (const auto* section = std::get_if<SectionNamed>(&decision.at))
        json["at"] = sectionName(section->index);
    else if (const Slot* slot = std::get_if<Slot>(&decision.at))
        json["at"] = slotName(*slot);
    if (decision.soldier)
        json["soldier"] = toString(*decision.soldier);
    if (decision.value) {
        json["path"] = pathOf(*decision.value);
        json["range"] = rangeOf(*decision.value);
    } else if (decision.id == DecisionKind::artifacts) {
        json["range"] = Json::array({0, largestValue});
    }
    if (decision.count)
        json["count"] = *decision.count;
    json["options"] = Json::array();
    for (const Value& option : decision.options)
        json["options"].push_back(optionToJson(option));
    json["rule"] = toString(decision.rule);
    return json;
}

Json toJson(const State& state) {
    Json json{{"year", state.year},
              {"season", toString(state.season)},
              {"slot", state.timeSlot + 1},
              {"assaulted", state.assaulted},
              {"draws", state.draws},
              {"tea", clansToJson(state.tea)},
              {"order", clansToJson(state.order)},
              {"turn", clanOrNull(whoseTurn(state))}};
    for (const SectionIndex section : sectionsInPlay(state))
        json["sections"][sectionName(section)] = sectionToJson(state, section);
    for (TowerIndex tower = 0; tower < towerCount; ++tower) {
        if (state.setup->usable(tower))
            json["towers"][towerName(tower)] = clanOrNull(state.towers[tower]);
    }
    for (std::size_t clan = 0; clan < clanCount; ++clan) {
        if (state.setup->plays(static_cast<Clan>(clan)))
            json["players"][std::string(toString(static_cast<Clan>(clan)))] =
                holdingsToJson(state.players[clan]);
    }
    json["shame-pool"] = state.shamePool;
    json["shame-out"] = state.shameOut;
    json["deck"] = state.deckLeft ? Json(*state.deckLeft) : Json(nullptr);
    json["deck-out"] = state.deckOut;
    json["discards"] = state.discards;
    json["next"] = sectionOrNull(state.next);
    json["rocket-drawn"] = state.rocketDrawn;
    const auto decision = openDecision(state);
    json["decision"] = decision ? toJson(*decision) : Json(nullptr);
    json["over"] = state.ending.over ? Json{{"reason", toString(state.ending.reason)},
                                            {"winner", clanOrNull(state.ending.winner)}}
                                     : Json(nullptr);
    json["book"] = toJson(*state.book);
    return json;
}

Json answerJson(const Steps& steps, const std::optional<Decision>& decision) {
    Json json{{"ok", true}, {"steps", Json::array()}, {"decisions", Json::array()}};
    Json lacks = Json::array();
    for (const Step& step : steps) {
        const auto* reminder = std::get_if<step::Remind>(&step);
        (reminder != nullptr && isLack(reminder->what) ? lacks : json["steps"]).push_back(toJson(step));
    }
    if (decision)
        json["decisions"].push_back(toJson(*decision));
    if (!lacks.empty())
        json["lacks"] = std::move(lacks);
    return json;
}

} // namespace watchfire::powder
