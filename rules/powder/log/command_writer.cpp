// SPDX-License-Identifier: Apache-2.0
// Commands written for the log, as command_reader reads them.
#include "rules/log/origin.h"
#include "rules/powder/log/written.h"
#include "rules/powder/state.h"

#include <algorithm>

namespace watchfire::powder {

namespace {

/// A reason that nobody gave is left out.
std::optional<std::string> given(const std::string& why) {
    return why.empty() ? std::nullopt : std::optional(why);
}

Json deployedToJson(const std::vector<Deployed>& soldiers) {
    Json list = Json::array();
    for (const Deployed& soldier : soldiers) {
        Json entry{{"type", toString(soldier.type)}};
        if (soldier.from.kind != Post::Kind::pool)
            entry["from"] = toString(soldier.from);
        addFields(entry, "at", soldier.at, "hits", soldier.hits);
        if (soldier.then) {
            const Spot* spot = std::get_if<Spot>(&*soldier.then);
            entry["then"] = spot != nullptr ? spotName(*spot) : "none";
        }
        list.push_back(entry);
    }
    return list;
}

/// The place and value of a correction, by its `what`.
struct Corrected {
    std::string what;
    Json at;
    Json value;
};

struct CorrectionWriter {
    Corrected operator()(const command::CorrectWallLevel& c) const {
        return {"wall-level", sectionName(c.at), c.level};
    }
    Corrected operator()(const command::CorrectBarricades& c) const {
        return {"barricades", sectionName(c.at), c.count};
    }
    Corrected operator()(const command::CorrectMachines& c) const {
        return {"machines", sectionName(c.at), written(c.machines)};
    }
    Corrected operator()(const command::CorrectHorde& c) const {
        return {"horde", slotName(c.at), c.card ? Json(*c.card) : Json(nullptr)};
    }
    Corrected operator()(const command::CorrectSpot& c) const {
        using What = command::CorrectSpot::What;
        Json value;
        if (c.what == What::wound)
            value = "wound";
        else if (c.what == What::snakeToken)
            value = "snake-token";
        else if (c.what == What::soldier)
            value = toString(c.soldier);
        return {"spot", spotName(c.at), value};
    }
    Corrected operator()(const command::CorrectSoldiers& c) const {
        return {"soldiers", toString(c.at),
                Json{{"player", toString(c.clan)}, {"type", toString(c.type)}, {"n", c.count}}};
    }
    Corrected operator()(const command::CorrectTower& c) const {
        return {"tower", towerName(c.at), c.clan ? Json(toString(*c.clan)) : Json(nullptr)};
    }
    Corrected operator()(const command::CorrectHonor& c) const {
        return {"honor", toString(c.clan), c.honor};
    }
    Corrected operator()(const command::CorrectClaimed& c) const {
        Json list = Json::array();
        for (const Claimed& card : c.cards)
            list.push_back(toJson(card));
        return {"claimed", toString(c.clan), list};
    }
    Corrected operator()(const command::CorrectShame& c) const {
        return {"shame", toString(c.clan), soldiersToJson(c.under)};
    }
    Corrected operator()(const command::CorrectShamePool& c) const { return {"shame-pool", {}, c.tokens}; }
    Corrected operator()(const command::CorrectShameOut& c) const { return {"shame-out", {}, c.tokens}; }
    Corrected operator()(const command::CorrectTea& c) const { return {"tea", {}, written(c.order)}; }
    Corrected operator()(const command::CorrectYear& c) const { return {"year", {}, c.year}; }
    Corrected operator()(const command::CorrectSlot& c) const { return {"slot", {}, c.slot + 1}; }
    Corrected operator()(const command::CorrectSeason& c) const { return {"season", {}, toString(c.season)}; }
    Corrected operator()(const command::CorrectTurn& c) const { return {"turn", {}, toString(c.clan)}; }
    Corrected operator()(const command::CorrectDeck& c) const {
        return {"deck", {}, std::visit([](const auto& left) -> Json { return left; }, c.left)};
    }
    Corrected operator()(const command::CorrectRocketDeck& c) const { return {"rocket-deck", {}, c.left}; }
    Corrected operator()(const command::CorrectNext& c) const {
        return {"next", {}, sectionOrNull(c.section)};
    }
};

struct Writer {
    Json operator()(const command::Tea& c) const { return object("tea", "order", c.order); }
    Json operator()(const command::Deck& c) const { return object("deck", "out", c.out); }
    Json operator()(const command::HordeCard& c) const {
        return object("horde", "card", c.card, "next", sectionOrNull(c.next));
    }
    Json operator()(const command::Overseer& c) const {
        if (count(c.soldiers) != 1)
            return object("overseer", "player", c.clan, "soldiers", soldiersToJson(c.soldiers));
        const auto one = std::find(c.soldiers.begin(), c.soldiers.end(), 1);
        return object("overseer", "player", c.clan, "type",
                      static_cast<SoldierType>(one - c.soldiers.begin()));
    }
    Json operator()(const command::PlacePiece& c) const {
        Json json{{"do", "place"}};
        if (const std::string* card = std::get_if<std::string>(&c.piece)) {
            json["piece"] = "horde";
            json["card"] = *card;
        } else if (const Machine* machine = std::get_if<Machine>(&c.piece)) {
            json["piece"] = toString(*machine);
        } else {
            json["piece"] = toString(std::get<SoldierType>(c.piece));
        }
        if (c.clan)
            json["player"] = toString(*c.clan);
        if (const Post* post = std::get_if<Post>(&c.at))
            json["at"] = toString(*post);
        else if (const Slot* slot = std::get_if<Slot>(&c.at))
            json["at"] = slotName(*slot);
        else
            json["at"] = sectionName(std::get<SectionNamed>(c.at).index);
        return json;
    }
    Json operator()(const command::Begin&) const { return object("begin"); }
    Json operator()(const command::Order& c) const { return object("order", "players", c.players); }
    Json operator()(const command::EndTurn& c) const { return object("end-turn", "player", c.clan); }
    Json operator()(const command::ToSeason& c) const {
        return object("season", "to", c.to, "anyway", c.anyway ? std::optional(true) : std::nullopt);
    }
    Json operator()(const command::BeginAssault&) const { return object("assault"); }
    Json operator()(const command::Recruit& c) const {
        return object("recruit", "player", c.clan, "soldiers", deployedToJson(c.soldiers));
    }
    Json operator()(const command::Attack& c) const {
        return object("attack", "player", c.clan, "soldiers", deployedToJson(c.soldiers));
    }
    Json operator()(const command::Move& c) const {
        return object("move", "player", c.clan, "from", c.from, "to", c.to, "soldiers",
                      soldiersToJson(c.soldiers), "why", given(c.why));
    }
    Json operator()(const command::Build& c) const {
        const std::string_view piece = c.work == Work::wall        ? "wall"
                                       : c.work == Work::barricade ? "barricade"
                                                                   : toString(c.machine);
        return object("build", "piece", piece, "player", c.clan, "at", sectionName(c.at));
    }
    Json operator()(const command::Shot& c) const {
        Json json = object("shot", "player", c.clan, "machine", c.machine, "at", c.at);
        if (c.rocket) {
            if (const std::string* card = std::get_if<std::string>(&*c.rocket))
                json["card"] = *card;
            else
                json["cells"] = cellsToJson(std::get<CellSet>(*c.rocket));
        }
        addFields(json, "why", given(c.why));
        return json;
    }
    Json operator()(const command::Tower& c) const {
        return object("tower", "player", c.clan, "at", towerName(c.at), "why", given(c.why));
    }
    Json operator()(const command::Wound& c) const {
        return object("wound", "player", c.clan, "at", c.at, "why", given(c.why));
    }
    Json operator()(const command::Kill& c) const {
        return object("kill", "player", c.clan, "soldier", c.soldier, "why", given(c.why));
    }
    Json operator()(const command::Honor& c) const {
        return object("honor", "player", c.clan, "amount", c.amount, "why", given(c.why));
    }
    Json operator()(const command::Shame& c) const {
        return object("shame", "player", c.clan, "amount", c.amount, "why", given(c.why));
    }
    Json operator()(const command::ShameBack& c) const {
        return object("shame-back", "player", c.clan, "from", shamePlaceToJson(c.from));
    }
    Json operator()(const command::Adjust& c) const {
        const auto unlessZero = [](int n) { return n == 0 ? std::nullopt : std::optional(n); };
        return object("adjust", "at", sectionName(c.at), "power", unlessZero(c.power), "defense",
                      unlessZero(c.defense));
    }
    Json operator()(const command::SetValue& c) const {
        return object("value", "path", pathOf(c.key), "value", toJson(c.value));
    }
    Json operator()(const command::Answer& c) const {
        return object("answer", "decision", c.decision, "value", toJson(c.value));
    }
    Json operator()(const command::Correct& c) const {
        const Corrected corrected = std::visit(CorrectionWriter{}, c.what);
        Json json{{"do", "correct"}, {"what", corrected.what}};
        if (!corrected.at.is_null())
            json["at"] = corrected.at;
        json["value"] = corrected.value;
        return json;
    }
};

} // namespace

Json soldiersToJson(const Soldiers& soldiers) {
    Json json = Json::object();
    for (const SoldierType type : soldierTypes) {
        if (soldiers[indexOf(type)] > 0)
            json[std::string(toString(type))] = soldiers[indexOf(type)];
    }
    return json;
}

Json toJson(const Claimed& claimed) {
    return {{"card", claimed.card}, {"shame", claimed.shame}};
}

Json toJson(const Value& value) {
    return std::visit(
        []<class T>(const T& typed) -> Json {
            if constexpr (std::is_same_v<T, NoneOfThem>) {
                return "none";
            } else if constexpr (std::is_same_v<T, NoSuchValue>) {
                return nullptr;
            } else if constexpr (std::is_same_v<T, Spot>) {
                return spotName(typed);
            } else if constexpr (std::is_same_v<T, SectionNamed>) {
                return sectionName(typed.index);
            } else if constexpr (std::is_same_v<T, TowerNamed>) {
                return towerName(typed.index);
            } else if constexpr (std::is_same_v<T, RocketNamed>) {
                return typed.card;
            } else if constexpr (std::is_same_v<T, SoldierList>) {
                Json list = Json::array();
                for (const SoldierAt& soldier : typed)
                    list.push_back(toString(soldier));
                return list;
            } else if constexpr (std::is_same_v<T, BookValue>) {
                return toJson(typed);
            } else {
                return std::string(toString(typed));
            }
        },
        value);
}

Json toJson(const Command& command, const Origin& origin) {
    Json json = std::visit(Writer{}, command);
    addOrigin(json, origin);
    return json;
}

} // namespace watchfire::powder
