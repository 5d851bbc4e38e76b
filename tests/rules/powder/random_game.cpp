// SPDX-License-Identifier: Apache-2.0
#include "tests/rules/powder/random_game.h"

#include "rules/log/replay.h"
#include "rules/powder/apply.h"
#include "rules/powder/log/json.h"
#include "tests/rules/support/told.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace watchfire::test {

using powder::Clan;
using powder::Mark;
using powder::Season;
using powder::SoldierType;
using powder::State;

namespace {

const std::vector<std::string> clanIds{"dragon", "snake", "panda", "turtle", "monkey"};

/// The sample book with this many tenths of its values.
Json bookKnown(int tenths) {
    Json book = sampleBook();
    if (tenths == 0)
        return Json::object();
    std::mt19937 random(static_cast<unsigned>(tenths));
    const auto forget = [&] { return std::uniform_int_distribution<int>(0, 9)(random) >= tenths; };
    for (Json& wall : book["walls"])
        for (const char* field : {"defense", "firing", "cost"})
            if (forget())
                wall.erase(field);
    for (Json& side : book["time"])
        for (Json& slot : side)
            for (const char* field : {"hordes", "lethality"})
                if (forget())
                    slot.erase(field);
    for (Json& card : book["cards"])
        for (const char* field : {"power", "reward", "spots", "rewards", "ability"})
            if (forget())
                card.erase(field);
    for (const char* machine : {"ballista", "cannon"})
        if (forget())
            book["shots"].erase(machine);
    return book;
}

} // namespace

Json headerOf(const RandomPowder& game) {
    Json players = Json::array();
    for (std::size_t i = 0; i < game.players; ++i)
        players.push_back({{"id", clanIds[i]}});
    return {{"watchfire", 1},
            {"scenario", "black-powder"},
            {"book", bookKnown(game.known)},
            {"players", players},
            {"options", game.options}};
}

// ---- the player

Clan PowderPlayer::clan() {
    return any(state().tea);
}
std::string PowderPlayer::clanName() {
    return std::string(toString(clan()));
}
powder::SectionIndex PowderPlayer::section() {
    return any(powder::sectionsInPlay(state()));
}

SoldierType PowderPlayer::typeOf(Clan clan) {
    std::vector<SoldierType> types;
    for (std::size_t type = 0; type < powder::soldierTypeCount; ++type)
        if (powder::piecesOf(clan, SoldierType(type)) > 0)
            types.push_back(SoldierType(type));
    return any(types);
}

std::string PowderPlayer::card() {
    static const std::vector<std::string> cards{"leader",        "raiders",       "pikemen",   "riders",
                                                "bowmen",        "champions",     "scouts",    "shamans",
                                                "battering-ram", "trebuchet",     "ladders",   "veterans",
                                                "scouts",        "battering-ram", "trebuchet", "ladders"};
    return any(cards);
}

/// The sample book's value, or another possible one.
Json PowderPlayer::value(const std::string& path) {
    static const Json sample = sampleBook();
    const Json::json_pointer pointer(path);
    if (!oneIn(4) && sample.contains(pointer))
        return sample[pointer];
    const auto key = powder::parsePath(path);
    if (!key)
        return 1;
    const Json range = powder::rangeOf(*key);
    if (range == "spots") {
        Json lines = Json::array();
        for (int line = 0; line < 2; ++line) {
            std::string text;
            for (int column = 0; column < 6; ++column)
                text += oneIn(3) ? '#' : '.';
            lines.push_back(text);
        }
        return lines;
    }
    if (range == "cells")
        return Json{"a2", oneIn(2) ? "b3" : "a5"};
    if (range == "reward")
        return oneIn(2) ? Json::object() : Json{{oneIn(2) ? "honor" : "wood", 1 + below(2)}};
    if (range == "cost")
        return {{"amount", below(12)}, {"of", {"wood", "gold"}}};
    if (range == "ability")
        return {{"kind", any(std::array{"none", "leader", "ram", "trebuchet", "ladders", "text"})},
                {"text", "Something else."}};
    return below(5);
}

/// Where a soldier of this type could stand in the section; a rest zone if there is nothing else.
Json PowderPlayer::post(SoldierType type, powder::SectionIndex section) {
    if (powder::firesFromWall(type))
        return oneIn(5) ? powder::restName(section) : powder::fireName(section);
    const bool rowOne =
        type == SoldierType::spearman || type == SoldierType::flamethrower || type == SoldierType::tank;
    std::vector<std::string> places;
    for (const powder::Slot slot : powder::hordes(state(), section)) {
        if (rowOne && slot.row != 0)
            continue;
        auto spots = powder::freeSpots(state(), slot);
        if (powder::spotsOf(state(), *state().at(slot)).none())
            spots.push_back({slot, static_cast<powder::Cell>(below(powder::cellCount))});
        for (const powder::Spot spot : spots) {
            if (type == SoldierType::tank) {
                const int column = std::min(powder::columnOf(spot.cell), 4);
                places.push_back(powder::spotName({slot, powder::cellAt(0, column)}));
            } else if (type == SoldierType::horseman) {
                const powder::Cell second = any(powder::neighbours(spot.cell));
                if (std::find(spots.begin(), spots.end(), powder::Spot{slot, second}) != spots.end())
                    places.push_back(powder::spotName({slot, std::min(spot.cell, second)}) + "+" +
                                     powder::cellName(std::max(spot.cell, second)));
            } else {
                places.push_back(powder::spotName(spot));
            }
        }
    }
    return places.empty() || oneIn(8) ? powder::restName(section) : any(places);
}

Json PowderPlayer::deployed(Clan clan, bool attack) {
    SoldierType type = typeOf(clan);
    const powder::SectionIndex at = section();
    Json soldier = Json::object();
    if (attack) {
        const powder::Section& here = state().sections[at];
        const bool fires = oneIn(2);
        const auto& company = (fires ? here.fire : here.rest)[indexOf(clan)];
        for (std::size_t i = 0; i < powder::soldierTypeCount; ++i)
            if (company[i] > 0)
                type = SoldierType(i);
        soldier["type"] = toString(type);
        soldier["from"] = fires ? powder::fireName(at) : powder::restName(at);
        if (!fires)
            soldier["at"] = post(type, at);
    } else {
        soldier["type"] = toString(type);
        soldier["at"] = post(type, at);
    }
    if (powder::firesFromWall(type) && oneIn(3)) {
        const auto spots = powder::freeSpots(state(), at);
        if (!spots.empty())
            soldier["hits"] = powder::spotName(any(spots));
    }
    if (type == SoldierType::bomber && oneIn(3)) {
        const auto spots = powder::freeSpots(state(), powder::Slot{at, 0});
        soldier["then"] = spots.empty() ? "none" : powder::spotName(any(spots));
    }
    return soldier;
}

Json PowderPlayer::line() {
    if (m_game.state()["decision"].is_object())
        return oneIn(25) ? correction() : answer();
    if (state().ending.over)
        return correction();
    switch (state().season) {
    case Season::setUp:
        return setUp();
    case Season::fall:
        return fall();
    case Season::winter:
        if (state().assaulted)
            return oneIn(6) ? effect() : Json{{"do", "season"}, {"to", "spring"}};
        return oneIn(4) ? effect() : Json{{"do", "assault"}};
    case Season::spring:
        if (state().draws > 0 && !oneIn(8)) {
            const Json next = oneIn(3) ? Json(nullptr) : Json(powder::sectionName(section()));
            return {{"do", "horde"}, {"card", card()}, {"next", next}};
        }
        return {{"do", "season"}, {"to", "summer"}, {"anyway", !oneIn(4)}};
    case Season::summer:
        break;
    }
    if (oneIn(3))
        return {{"do", "honor"}, {"player", clanName()}, {"amount", 2}, {"why", "command-cards"}};
    if (oneIn(2))
        return {{"do", "shame-back"}, {"player", clanName()}, {"from", toString(typeOf(clan()))}};
    return {{"do", "season"}, {"to", "fall"}};
}

Json PowderPlayer::setUp() {
    switch (below(9)) {
    case 0: {
        Json order = Json::array();
        auto tea = state().tea;
        if (tea.back() == Clan::reed)
            tea.pop_back();
        std::shuffle(tea.begin(), tea.end(), m_random);
        for (const Clan each : tea)
            order.push_back(toString(each));
        return {{"do", "tea"}, {"order", order}};
    }
    case 1:
        return {{"do", "deck"}, {"out", {"bowmen", "champions", "shamans"}}};
    case 2: {
        const Clan owner = clan();
        return {{"do", "overseer"}, {"player", toString(owner)}, {"type", toString(typeOf(owner))}};
    }
    case 3:
        return {{"do", "place"},
                {"piece", toString(any(std::array{powder::Machine::ballista, powder::Machine::cannon,
                                                  powder::Machine::rocketLauncher}))},
                {"at", powder::sectionName(section())}};
    case 4: {
        const Clan owner = clan();
        const SoldierType type = typeOf(owner);
        const bool tower = type == SoldierType::spearman && oneIn(3);
        return {{"do", "place"},
                {"piece", toString(type)},
                {"player", toString(owner)},
                {"at", tower ? Json(powder::towerName(static_cast<powder::TowerIndex>(below(4))))
                             : post(type, section())}};
    }
    case 5:
        return oneIn(3) ? correction() : Json{{"do", "begin"}};
    default:
        if (state().draws == 0)
            return {{"do", "begin"}};
        return {{"do", "horde"}, {"card", card()}, {"next", powder::sectionName(section())}};
    }
}

Json PowderPlayer::fall() {
    switch (below(17)) {
    case 0: {
        Json order = Json::array();
        auto clans = state().tea;
        std::shuffle(clans.begin(), clans.end(), m_random);
        for (const Clan each : clans)
            order.push_back(toString(each));
        return {{"do", "order"}, {"players", order}};
    }
    case 1:
    case 2:
    case 3:
    case 4:
    case 5: {
        const Clan owner = clan();
        Json soldiers = Json::array();
        for (std::size_t n = 1 + below(2); n > 0; --n)
            soldiers.push_back(deployed(owner, false));
        return {{"do", "recruit"}, {"player", toString(owner)}, {"soldiers", soldiers}};
    }
    case 6:
    case 7: {
        const Clan owner = clan();
        return {{"do", "attack"},
                {"player", toString(owner)},
                {"soldiers", Json::array({deployed(owner, true)})}};
    }
    case 8: {
        const Clan owner = clan();
        const auto zone = [&] {
            return oneIn(2) ? powder::restName(section()) : powder::fireName(section());
        };
        return {{"do", "move"},
                {"player", toString(owner)},
                {"from", zone()},
                {"to", zone()},
                {"soldiers", {{std::string(toString(typeOf(owner))), 1}}}};
    }
    case 9:
        return {{"do", "build"},
                {"piece", any(std::array{"barricade", "ballista", "cannon", "rocket-launcher", "wall"})},
                {"player", clanName()},
                {"at", powder::sectionName(section())}};
    case 10:
    case 11:
        return effect();
    case 12:
        return oneIn(2) ? correction() : effect();
    case 13:
    case 14:
    case 15: {
        const auto turn = powder::whoseTurn(state());
        return {{"do", "end-turn"}, {"player", turn ? std::string(toString(*turn)) : clanName()}};
    }
    default:
        return {{"do", "season"}, {"to", "winter"}, {"anyway", !oneIn(3)}};
    }
}

/// An effect of cards and locations.
Json PowderPlayer::effect() {
    const powder::SectionIndex at = section();
    const powder::Slot slot{at, static_cast<std::uint8_t>(below(powder::rowCount))};
    const powder::Spot spot{slot, static_cast<powder::Cell>(below(powder::cellCount))};
    switch (below(10)) {
    case 0:
    case 1: {
        const auto& machines = state().sections[at].machines;
        const powder::Machine machine = machines.empty() ? powder::Machine::ballista : any(machines);
        Json shot{{"do", "shot"},
                  {"player", clanName()},
                  {"machine", toString(machine)},
                  {"at", powder::slotName({at, 0})},
                  {"why", "card"}};
        if (machine == powder::Machine::rocketLauncher && oneIn(3))
            shot["cells"] = {"a2", "b3"};
        return shot;
    }
    case 2:
        return {{"do", "tower"},
                {"player", clanName()},
                {"at", powder::towerName(static_cast<powder::TowerIndex>(below(4)))},
                {"why", "card"}};
    case 3:
        return {{"do", "wound"}, {"player", clanName()}, {"at", powder::spotName(spot)}, {"why", "card"}};
    case 4:
    case 5: {
        const Clan owner = clan();
        auto there = powder::soldiersOn(state(), slot, owner);
        for (powder::TowerIndex tower = 0; tower < powder::towerCount; ++tower)
            if (state().towers[tower] == owner)
                there.push_back({owner, SoldierType::spearman, powder::towerPost(tower)});
        const powder::SoldierAt soldier =
            there.empty() ? powder::SoldierAt{owner, typeOf(owner), powder::restPost(at)} : any(there);
        return {{"do", "kill"}, {"player", clanName()}, {"soldier", toString(soldier)}, {"why", "card"}};
    }
    case 6:
        return {{"do", "honor"},
                {"player", clanName()},
                {"amount", static_cast<int>(below(9)) - 4},
                {"why", "card"}};
    case 7:
        return {{"do", "shame"}, {"player", clanName()}, {"amount", 1 + below(3)}, {"why", "card"}};
    case 8:
        return {{"do", "adjust"},
                {"at", powder::sectionName(at)},
                {"power", static_cast<int>(below(7)) - 3},
                {"defense", static_cast<int>(below(7)) - 3}};
    default:
        return {{"do", "value"}, {"path", "/cards/" + card() + "/power"}, {"value", below(8)}};
    }
}

Json PowderPlayer::answer() {
    const Json open = m_game.state()["decision"];
    const std::string id = open["id"].get<std::string>();
    Json value;
    if (id == "value") {
        value = this->value(open["path"].get<std::string>());
    } else if (id == "artifacts") {
        value = below(6);
    } else if (id == "casualties" || id == "save") {
        auto options = open["options"].get<std::vector<std::string>>();
        std::shuffle(options.begin(), options.end(), m_random);
        options.resize(id == "save" ? below(options.size() + 1) : open["count"].get<std::size_t>());
        value = options;
    } else if (id == "rocket" && (open["options"].empty() || oneIn(3))) {
        value = Json{"a1", "b4"};
    } else {
        value = any(open["options"]);
    }
    return {{"do", "answer"}, {"decision", id}, {"value", value}};
}

/// Any correction of the log's page.
Json PowderPlayer::correction() {
    const powder::SectionIndex at = section();
    const powder::Slot slot{at, static_cast<std::uint8_t>(below(powder::rowCount))};
    const powder::Spot spot{slot, static_cast<powder::Cell>(below(powder::cellCount))};
    const Clan owner = clan();
    const SoldierType type = typeOf(owner);
    const auto line = [](const char* what, const Json& place, const Json& value) {
        Json correct{{"do", "correct"}, {"what", what}};
        if (!place.is_null())
            correct["at"] = place;
        correct["value"] = value;
        return correct;
    };
    switch (below(20)) {
    case 0:
        return line("wall-level", powder::sectionName(at), 1 + below(2));
    case 1:
        return line("barricades", powder::sectionName(at), below(4));
    case 2:
        return line("machines", powder::sectionName(at), {"ballista", "rocket-launcher"});
    case 3:
        return line("horde", powder::slotName(slot), oneIn(3) ? Json(nullptr) : Json(card()));
    case 4:
    case 5: {
        const Json what = any(
            std::array<Json, 4>{nullptr, "wound", "snake-token", std::string(toString(owner)) + ":spearman"});
        return line("spot", powder::spotName(spot), what);
    }
    case 6:
    case 7: {
        const std::string place =
            any(std::array<std::string, 4>{powder::restName(at), powder::fireName(at), "pool", "gone"});
        return line("soldiers", place,
                    {{"player", toString(owner)}, {"type", toString(type)}, {"n", below(5)}});
    }
    case 8:
        return line("tower", powder::towerName(static_cast<powder::TowerIndex>(below(4))),
                    oneIn(3) ? Json(nullptr) : Json(toString(owner)));
    case 9:
        return line("honor", toString(owner), below(30));
    case 10:
        return line("claimed", toString(owner),
                    Json::array({{{"card", card()}, {"shame", below(3)}}, {{"card", card()}}}));
    case 11:
        return line("shame", toString(owner), {{std::string(toString(type)), below(3)}});
    case 12:
        return line("shame-pool", nullptr, 1 + below(20));
    case 13:
        return line("shame-out", nullptr, below(10));
    case 14: {
        Json order = Json::array();
        for (const Clan each : state().tea)
            order.push_back(toString(each));
        std::reverse(order.begin(), order.end());
        return line("tea", nullptr, order);
    }
    case 15:
        return line("year", nullptr, state().year);
    case 16:
        return oneIn(2) ? line("slot", nullptr, 1 + below(3)) : line("turn", nullptr, toString(owner));
    case 17:
        // Rare, because it drops whatever waits.
        return oneIn(6) ? line("season", nullptr, oneIn(2) ? "fall" : "winter")
                        : line("next", nullptr, powder::sectionName(at));
    case 18:
        return line("deck", nullptr, below(9));
    default:
        return line("rocket-deck", nullptr, {"r2", "r4"});
    }
}

Json PowderPlayer::wild() {
    switch (below(6)) {
    case 0:
        return setUp();
    case 1:
        return fall();
    case 2:
        return effect();
    case 3:
        return {{"do", "answer"},
                {"decision", any(std::array{"fire", "save", "shoot", "tower", "shame-place", "value"})},
                {"value", any(std::array<Json, 6>{"none", "S2.1:a1", Json::array(), 3, "spearman", "T2"})}};
    case 4:
        return {{"do", "season"}, {"to", any(std::array{"winter", "spring", "summer", "fall"})}};
    default:
        return {{"do", "assault"}};
    }
}

Json PowderPlayer::spoilt(Json line) {
    static const std::vector<Json> junk{nullptr,
                                        -1,
                                        7,
                                        1e30,
                                        999999999999,
                                        true,
                                        "",
                                        "dragon",
                                        "S1",
                                        "S9.1",
                                        "S2.1:z9",
                                        "S2.rest",
                                        "T4",
                                        "reed",
                                        "tank",
                                        "pool",
                                        Json::array(),
                                        Json::object(),
                                        Json{{"x", 3}},
                                        Json{1, 2},
                                        "none",
                                        "\xF0\x9F\x90\x8E"};
    std::vector<std::string> keys;
    for (const auto& [key, value] : line.items())
        keys.push_back(key);
    const std::string key = any(keys);
    if (oneIn(4))
        line.erase(key);
    else
        line[key] = any(junk);
    return line;
}

// ---- what must hold

namespace {

/// A soldier holds the cells that its clause gives it, and only printed spots.
void expectSoundCard(const State& state, powder::Slot slot) {
    const powder::Horde& horde = *state.at(slot);
    const powder::CellSet printed = powder::spotsOf(state, horde);
    std::map<powder::Cell, std::vector<powder::Cell>> held;
    for (powder::Cell cell = 0; cell < powder::cellCount; ++cell) {
        const Mark& mark = horde.marks[cell];
        if (mark.kind == Mark::Kind::free)
            continue;
        EXPECT_TRUE(printed.test(cell))
            << powder::spotName({slot, cell}) << " of " << horde.card << " is a gap";
        if (mark.kind == Mark::Kind::soldier)
            held[mark.anchor].push_back(cell);
    }
    std::size_t soldiers = 0;
    for (const Clan clan : state.tea) {
        for (const powder::SoldierAt& soldier : powder::soldiersOn(state, slot, clan)) {
            ++soldiers;
            const powder::CellSet wanted =
                powder::footprint(soldier.type, soldier.at.spot.cell, soldier.at.second) & printed;
            powder::CellSet cells;
            for (const powder::Cell cell : held[soldier.at.spot.cell])
                cells.set(cell);
            EXPECT_EQ(cells, wanted) << toString(soldier);
        }
    }
    EXPECT_EQ(soldiers, held.size()) << "two soldiers on one spot, or one of nobody";
}

void expectSoundSection(const State& state, powder::SectionIndex index) {
    const powder::Section& section = state.sections[index];
    EXPECT_LE(section.level, powder::highestWall);
    EXPECT_LE(section.barricades, powder::barricadesPerSection);
    EXPECT_LE(section.machines.size(), std::size_t{powder::machinesPerSection});
    for (const Clan clan : state.tea) {
        for (std::size_t type = 0; type < powder::soldierTypeCount; ++type) {
            if (!powder::firesFromWall(SoldierType(type))) {
                EXPECT_EQ(section.fire[indexOf(clan)][type], 0);
            }
        }
    }
    if (state.setup->inPlay(index))
        return;
    EXPECT_EQ(section.level, 0);
    EXPECT_TRUE(section.machines.empty());
    EXPECT_TRUE(powder::hordes(state, index).empty());
    EXPECT_EQ(section.fire, powder::Company{});
    EXPECT_EQ(section.rest, powder::Company{});
}

void expectSoundDecision(const State& state) {
    const auto decision = powder::openDecision(state);
    if (!decision)
        return;
    using Kind = powder::DecisionKind;
    if (decision->id == Kind::value || decision->id == Kind::artifacts) {
        EXPECT_TRUE(decision->options.empty());
    } else if (decision->id != Kind::rocket) {
        EXPECT_FALSE(decision->options.empty());
    }
    if (decision->id == Kind::casualties) {
        EXPECT_LT(decision->count.value_or(99), std::ssize(decision->options));
    }
    if (state.ending.over) {
        EXPECT_TRUE(decision->id == Kind::artifacts || decision->id == Kind::value);
    }
}

} // namespace

void expectSound(const State& state) {
    const State copy = state;
    EXPECT_TRUE(copy == state);
    for (std::size_t clan = 0; clan < powder::clanCount; ++clan) {
        const auto& holdings = state.players[clan];
        const bool plays = state.setup->plays(Clan(clan));
        EXPECT_GE(holdings.honor, 0);
        for (std::size_t type = 0; type < powder::soldierTypeCount; ++type) {
            EXPECT_EQ(powder::piecesInGame(state, Clan(clan), SoldierType(type)),
                      plays ? powder::piecesOf(Clan(clan), SoldierType(type)) : 0)
                << toString(Clan(clan)) << " " << toString(SoldierType(type));
            EXPECT_LE(holdings.shame[type], holdings.pool[type]);
        }
        for (const powder::Claimed& card : holdings.claimed)
            EXPECT_LE(card.shame, powder::shameSlots);
        if (!state.setup->isHuman(Clan(clan))) {
            EXPECT_EQ(holdings.shame, powder::Soldiers{});
            for (const powder::Section& section : state.sections)
                EXPECT_EQ(section.rest[clan], powder::Soldiers{}) << "only players have rest zones";
        }
    }
    EXPECT_EQ(powder::shameInGame(state), state.setup->shameTokens());
    EXPECT_GE(state.shamePool, 0);
    EXPECT_GE(state.shameOut, 0);
    EXPECT_GE(state.draws, 0);
    EXPECT_GE(state.deckLeft.value_or(0), 0);
    EXPECT_GE(powder::snakeTokensLeft(state), 0);
    for (std::size_t machine = 0; machine < powder::machineCount; ++machine)
        EXPECT_LE(powder::machinesInUse(state, powder::Machine(machine)), powder::modelsPerMachine);
    for (powder::TowerIndex tower = 0; tower < powder::towerCount; ++tower) {
        if (state.towers[tower]) {
            EXPECT_TRUE(state.setup->usable(tower));
            EXPECT_TRUE(state.setup->isHuman(*state.towers[tower]));
        }
    }
    std::set<powder::HordeId> ids;
    for (powder::SectionIndex section = 0; section < powder::sectionCount; ++section)
        expectSoundSection(state, section);
    for (const powder::Slot slot : powder::hordes(state)) {
        expectSoundCard(state, slot);
        EXPECT_TRUE(ids.insert(state.at(slot)->id).second);
    }
    expectSoundDecision(state);
}

namespace {

std::unique_ptr<PowderGame> gameOf(const Json& header) {
    auto made = makeGame(header, {});
    EXPECT_TRUE(made.ok()) << (made.ok() ? "" : made.error().message);
    return std::unique_ptr<PowderGame>(dynamic_cast<PowderGame*>(std::move(made).value().release()));
}

/// Decisions 18: a position between two commands is the whole state.
void expectKept(const State& state) {
    const auto position = powder::positionJson(state);
    ASSERT_EQ(position.is_null(), powder::openDecision(state).has_value());
    if (position.is_null())
        return;
    const auto again = powder::positionFromJson(state.setup, Json::parse(position.dump()));
    ASSERT_TRUE(again.ok()) << again.error().message;
    ASSERT_TRUE(*again == state) << position;
}

/// One game with its reader, and all its states so far.
class PowderTrial {
public:
    PowderTrial(const RandomPowder& game, PowderTally& tally)
        : m_game(gameOf(headerOf(game)))
        , m_mirror(gameOf(Json::parse(m_game->header().dump())))
        , m_tally(tally)
        , m_history{m_game->current()} {}

    [[nodiscard]] const PowderGame& game() const { return *m_game; }
    [[nodiscard]] std::size_t played() const { return m_history.size() - 1; }

    /// Enters a line: refused without a trace, or accepted and taken back.
    void tryOut(const Json& line) {
        if (m_game->submit(line)["ok"]) {
            expectSound(m_game->current());
            EXPECT_TRUE(m_game->submit({{"do", "undo"}})["ok"]) << line;
        } else {
            ++m_tally.refusals;
        }
        ASSERT_TRUE(m_game->current() == m_history.back()) << line;
    }

    void play(const Json& line, bool often) {
        const bool valued = line["do"] == "answer" && line["decision"] == "value";
        const Json answer = m_game->submit(line);
        if (!answer["ok"]) {
            ASSERT_TRUE(m_game->current() == m_history.back()) << line;
            if (valued)
                takeBackTheWaiting();
            else
                ASSERT_NE(line["do"], "answer") << line << answer;
            ++m_tally.refusals;
            return;
        }
        const State before = m_history.back();
        m_history.push_back(m_game->current());
        m_answers.push_back(answer);
        count(line, answer);
        expectSound(m_game->current());
        expectSameCommand(before, line);
        expectAllTold(before, line);
        expectSameReader(line, answer);
        if (m_history.size() % 4 == 0) // not each time: comparing the book is slow
            expectKept(m_game->current());
        if (often)
            takeBackAndRepeat(before, line, answer);
    }

    void finish() {
        replayAll();
        undoAndRedoAll();
    }

private:
    void count(const Json& line, const Json& answer) {
        ++m_tally.commands;
        ++m_tally.commandsByName[line["do"].get<std::string>()];
        if (line["do"] == "answer")
            ++m_tally.decisions[line["decision"].get<std::string>()];
        for (const Json& step : answer["steps"]) {
            ++m_tally.steps[step["do"].get<std::string>()];
            if (step["do"] == "game-over")
                ++m_tally.reasons[step["reason"].get<std::string>()];
        }
    }

    /// A value that does not help: takes the waiting command back.
    void takeBackTheWaiting() {
        while (played() > 0 && powder::openDecision(m_game->current())) {
            ASSERT_TRUE(m_game->submit({{"do", "undo"}})["ok"]);
            ASSERT_TRUE(m_mirror->submit({{"do", "undo"}})["ok"]);
            m_history.pop_back();
            m_answers.pop_back();
            ASSERT_TRUE(m_game->current() == m_history.back());
        }
    }

    /// Reading the command's own line gives the same command.
    void expectSameCommand(const State& before, const Json& line) {
        const auto& command = m_game->session().entries()[played() - 1].command;
        const auto again = powder::commandFromJson(before, Json::parse(powder::toJson(command).dump()));
        ASSERT_TRUE(again.ok()) << line;
        ASSERT_TRUE(*again == command) << line << powder::toJson(command);
    }

    void expectAllTold(const State& before, const Json& line) {
        const auto& command = m_game->session().entries()[played() - 1].command;
        const auto outcome = powder::apply(before, command);
        ASSERT_TRUE(outcome.ok()) << line;
        expectTold(before, command, *outcome, m_game->current());
    }

    void expectSameReader(const Json& line, const Json& answer) {
        const Json told = m_mirror->submit(Json::parse(m_game->commandLine(played() - 1).dump()));
        ASSERT_EQ(told, answer) << line;
        ASSERT_TRUE(m_mirror->current() == m_game->current()) << line;
    }

    void takeBackAndRepeat(const State& before, const Json& line, const Json& answer) {
        ASSERT_TRUE(m_game->submit({{"do", "undo"}})["ok"]);
        ASSERT_TRUE(m_game->current() == before) << line;
        ASSERT_EQ(m_game->submit({{"do", "redo"}}), answer) << line;
        ASSERT_TRUE(m_game->current() == m_history.back()) << line;
    }

    void replayAll() {
        Replay replay({});
        replay.feed(m_game->header().dump());
        for (std::size_t i = 0; i < m_game->commandCount(); ++i) {
            const Json told = Json::parse(replay.feed(m_game->commandLine(i).dump()));
            ASSERT_EQ(told["steps"], m_answers[i]["steps"]);
            ASSERT_EQ(told["decisions"], m_answers[i]["decisions"]);
        }
        EXPECT_EQ(replay.exitStatus(), 0);
        EXPECT_EQ(replay.game()->state(), m_game->state());
    }

    void undoAndRedoAll() {
        ASSERT_EQ(m_game->commandCount(), played());
        for (std::size_t i = played(); i-- > 0;) {
            ASSERT_TRUE(m_game->submit({{"do", "undo"}})["ok"]);
            ASSERT_TRUE(m_game->current() == m_history[i]) << "undone to " << i;
        }
        EXPECT_FALSE(m_game->submit({{"do", "undo"}})["ok"]);
        EXPECT_TRUE(m_game->current() == powder::initialState(m_game->current().setup));
        for (std::size_t i = 1; i < m_history.size(); ++i) {
            ASSERT_TRUE(m_game->submit({{"do", "redo"}})["ok"]);
            ASSERT_TRUE(m_game->current() == m_history[i]) << "redone to " << i;
        }
        EXPECT_EQ(m_game->commandCount(), played());
    }

    std::unique_ptr<PowderGame> m_game;
    std::unique_ptr<PowderGame> m_mirror;
    PowderTally& m_tally;
    std::vector<State> m_history;
    std::vector<Json> m_answers;
};

} // namespace

void playRandomPowder(const RandomPowder& game, unsigned seed, std::size_t length, PowderTally& tally) {
    SCOPED_TRACE(std::to_string(game.players) + " players, " + std::to_string(game.known) +
                 " tenths known, seed " + std::to_string(seed) + ", " + game.options.dump());
    PowderTrial trial(game, tally);
    PowderPlayer player(seed, trial.game());
    const auto failed = [] { return ::testing::Test::HasFailure(); };
    const auto over = [&] {
        const State& state = trial.game().current();
        return state.ending.over && !powder::openDecision(state);
    };
    for (std::size_t tries = 0; tries < length && !over() && !failed(); ++tries) {
        trial.play(player.line(), player.oneIn(4));
        if (player.oneIn(3) && !failed())
            trial.tryOut(player.wild());
        if (player.oneIn(3) && !failed())
            trial.tryOut(player.spoilt(player.line()));
    }
    if (failed())
        return;
    ++tally.games;
    tally.ended += over() ? 1 : 0;
    ++tally.years[trial.game().current().year];
    trial.finish();
}

} // namespace watchfire::test
