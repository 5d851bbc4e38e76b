// SPDX-License-Identifier: Apache-2.0
// Steps, decisions and the whole state as JSON (game-log of Black Powder, "Steps", "Decisions").
#include "rules/powder/apply.h"
#include "rules/powder/log/written.h"

namespace watchfire::powder {

namespace {

Json clanOrNull(const std::optional<Clan>& clan) {
    return clan ? Json(toString(*clan)) : Json(nullptr);
}

struct StepWriter {
    Json operator()(const step::SeasonBegins& s) const {
        return object("season", "season", s.season, "year", s.year);
    }
    Json operator()(const step::AdvanceToken& s) const {
        return object("advance-token", "slot", s.slot + 1, "lethality", s.lethality);
    }
    Json operator()(const step::DrawHordes& s) const { return object("draw-hordes", "amount", s.amount); }
    Json operator()(const step::Remind& s) const {
        return object("remind", "what", s.what, "player", s.clan, "machine", s.machine, "amount", s.amount,
                      "at", s.at);
    }
    Json operator()(const step::PlaceHorde& s) const {
        return object("place-horde", "card", s.card, "at", s.at, "model", s.model);
    }
    Json operator()(const step::Raid& s) const {
        Json json = object("raid", "card", s.card);
        if (s.section)
            json["section"] = sectionName(*s.section);
        addFields(json, "amount", s.amount, "left", s.left);
        return json;
    }
    Json operator()(const step::Pay& s) const { return object("pay", "player", s.clan, "cost", s.cost); }
    Json operator()(const step::PaySpot& s) const {
        return object("reward", "player", s.clan, "at", s.at, "reward", s.reward);
    }
    Json operator()(const step::PlaceSoldier& s) const {
        return object("place-soldier", "player", s.soldier.clan, "type", s.soldier.type, "at", s.soldier.at);
    }
    Json operator()(const step::MoveSoldier& s) const { return movement("move-soldier", s); }
    Json operator()(const step::Kill& s) const { return movement("kill", s); }
    Json operator()(const step::Save& s) const { return movement("save", s); }
    Json operator()(const step::Wound& s) const { return object("wound", "at", s.at, "by", s.by); }
    Json operator()(const step::SnakeToken& s) const { return object("snake-token", "at", s.at, "by", s.by); }
    Json operator()(const step::Wasted& s) const { return object("wasted", "at", s.at, "why", s.why); }
    Json operator()(const step::NoTarget& s) const { return object("no-target", "soldier", s.soldier); }
    Json operator()(const step::Defeat& s) const { return object("defeat", "card", s.card, "at", s.at); }
    Json operator()(const step::Claim& s) const {
        return object("claim", "card", s.card, "player", s.clan, "at", s.at);
    }
    Json operator()(const step::DiscardHorde& s) const {
        return object("discard-horde", "card", s.card, "at", s.at);
    }
    Json operator()(const step::AdvanceHorde& s) const {
        return object("advance-horde", "card", s.card, "from", s.from, "to", s.to);
    }
    Json operator()(const step::SwapHordes& s) const {
        return object("swap-hordes", "section", sectionName(s.section), "rows",
                      Json::array({s.front + 1, s.back + 1}));
    }
    Json operator()(const step::Holds& s) const {
        return object("holds", "section", sectionName(s.section), "power", s.power, "defense", s.defense);
    }
    Json operator()(const step::Breach& s) const {
        return object("breach", "section", sectionName(s.section), "power", s.power, "defense", s.defense,
                      "by", s.by);
    }
    Json operator()(const step::Honor& s) const {
        return object("honor", "player", s.clan, "amount", s.amount, "total", s.total, "why", s.why);
    }
    Json operator()(const step::Shame& s) const {
        return object("shame", "player", s.clan, "at", shamePlaceToJson(s.at), "left", s.left);
    }
    Json operator()(const step::ShameLost& s) const {
        return object("shame-lost", "player", s.clan, "why", s.why);
    }
    Json operator()(const step::ShameBack& s) const {
        return object("shame-back", "player", s.clan, "from", shamePlaceToJson(s.from), "left", s.left);
    }
    Json operator()(const step::PlaceBarricade& s) const {
        return object("place-barricade", "section", sectionName(s.section), "amount", s.amount);
    }
    Json operator()(const step::RemoveBarricades& s) const {
        return object("remove-barricades", "section", sectionName(s.section), "amount", s.amount);
    }
    Json operator()(const step::RaiseWall& s) const {
        return object("raise-wall", "section", sectionName(s.section), "from", s.from, "to", s.to);
    }
    Json operator()(const step::LowerWall& s) const {
        return object("lower-wall", "section", sectionName(s.section), "from", s.from, "to", s.to, "by",
                      s.by);
    }
    Json operator()(const step::PlaceMachine& s) const {
        return object("place-machine", "machine", s.machine, "section", sectionName(s.section));
    }
    Json operator()(const step::RemoveMachine& s) const {
        return object("remove-machine", "machine", s.machine, "section", sectionName(s.section));
    }
    Json operator()(const step::Shot& s) const {
        return object("shot", "player", s.clan, "machine", s.machine, "at", s.at, "card", s.card);
    }
    Json operator()(const step::GameOver& s) const { return object("game-over", "reason", s.reason); }
    Json operator()(const step::Win& s) const { return object("win", "player", s.clan, "points", s.points); }

private:
    /// A soldier that changes its place.
    template <class S> static Json movement(const char* name, const S& s) {
        return object(name, "player", s.soldier.clan, "type", s.soldier.type, "from", s.soldier.at, "to",
                      s.to);
    }
};

/// An option that is a single soldier is written without a list.
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

Json markToJson(const Mark& mark) {
    if (mark.kind == Mark::Kind::soldier)
        return std::string(toString(mark.clan)) + ":" + std::string(toString(mark.type));
    return toString(mark.kind);
}

Json hordeToJson(const Horde& horde) {
    Json json{{"card", horde.card}, {"spots", Json::object()}};
    for (Cell cell = 0; cell < cellCount; ++cell) {
        if (horde.marks[cell].kind != Mark::Kind::free)
            json["spots"][cellName(cell)] = markToJson(horde.marks[cell]);
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
              {"tea", written(state.tea)},
              {"order", written(state.order)},
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
