// SPDX-License-Identifier: Apache-2.0
// Reads commands from the log (game-log of Black Powder, "Commands"): turns names into pieces and places, and
// refuses unknown ones. The engine decides whether a command is legal.
#include "rules/core/command_fields.h"
#include "rules/powder/apply.h"
#include "rules/powder/log/json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace watchfire::powder {

namespace {

class Reader : private CommandFields {
public:
    Reader(const State& state, const Json& json) : CommandFields(json), m_state(state) {}

    [[nodiscard]] Command command() const {
        const std::string name = text("do");
        if (name == "tea")
            return command::Tea{clans("order")};
        if (name == "deck")
            return command::Deck{cardsOrNone("out")};
        if (name == "horde")
            return command::HordeCard{card(get("card")), sectionOrNone("next")};
        if (name == "overseer")
            return command::Overseer{player(), oneOrSeveral()};
        if (name == "place")
            return placePiece();
        if (name == "begin")
            return command::Begin{};
        if (name == "order")
            return command::Order{clans("players")};
        if (name == "end-turn")
            return command::EndTurn{player()};
        if (name == "season")
            return command::ToSeason{season(get("to")), flag("anyway")};
        if (name == "assault")
            return command::BeginAssault{};
        if (name == "recruit")
            return command::Recruit{player(), deployed(false)};
        if (name == "attack")
            return command::Attack{player(), deployed(true)};
        if (name == "move")
            return command::Move{player(), post(get("from")), post(get("to")), soldiers(get("soldiers")),
                                 why()};
        if (name == "build")
            return build();
        if (name == "shot")
            return shot();
        if (name == "shame-back")
            return command::ShameBack{player(), shamePlace(get("from"))};
        if (name == "adjust")
            return command::Adjust{section(get("at")), optionalNumber("power"), optionalNumber("defense")};
        if (name == "value")
            return setValue();
        if (name == "answer")
            return answer();
        if (name == "correct")
            return command::Correct{correction()};
        return effect(name);
    }

private:
    // ---- fields

    [[nodiscard]] std::string why() const { return textOrNone("why"); }
    [[nodiscard]] static int number(const Json& value, int least, int most, std::string_view what) {
        if (const auto whole = integerOf(value, least, most))
            return *whole;
        refuse(ErrorCode::badValue,
               fmt::format("\"{}\" wants a whole number from {} to {}, not {}.", what, least, most,
                           value.dump()),
               {}, std::string(what));
    }
    [[nodiscard]] static std::uint8_t small(const Json& value, std::string_view what) {
        return static_cast<std::uint8_t>(number(value, 0, 99, what));
    }
    [[nodiscard]] int optionalNumber(const char* name) const {
        const Json* value = find(name);
        return value == nullptr ? 0 : number(*value, -99, 99, name);
    }
    /// No table has so much to name. What a command puts into the state is copied with every later command.
    static constexpr std::size_t mostListed = 99;
    [[nodiscard]] static const Json& list(const Json& value, std::string_view what) {
        if (!value.is_array())
            refuse(ErrorCode::badValue, fmt::format("\"{}\" wants a list.", what), {}, std::string(what));
        if (value.size() > mostListed)
            refuse(ErrorCode::badValue,
                   fmt::format("\"{}\" lists {} entries; at most {} are allowed.", what, value.size(),
                               mostListed),
                   {}, std::string(what));
        return value;
    }

    // ---- names

    [[nodiscard]] Clan player() const { return clan(get("player")); }
    [[nodiscard]] Clan clan(const Json& value) const {
        const auto found = value.is_string() ? parse<Clan>(value.get<std::string>()) : std::nullopt;
        if (!found || !m_state.setup->plays(*found))
            refuse(ErrorCode::unknownPlayer, fmt::format("There is no player {} in this game.", value.dump()),
                   {}, value.dump());
        return *found;
    }
    [[nodiscard]] std::vector<Clan> clans(const char* name) const {
        std::vector<Clan> result;
        for (const Json& value : list(get(name), name))
            result.push_back(clan(value));
        return result;
    }
    template <class Parse>
    [[nodiscard]] static auto place(const Json& value, std::string_view kind, Parse&& parse) {
        const auto found = value.is_string() ? parse(value.get_ref<const std::string&>()) : std::nullopt;
        const bool pair =
            value.is_string() && value.get_ref<const std::string&>().find('+') != std::string::npos;
        if (!found)
            refuse(ErrorCode::unknownPlace,
                   fmt::format("{} is no {}.{}", value.dump(), kind,
                               pair ? " Two spots are named a before b, the lower column first." : ""),
                   {}, value.dump());
        return *found;
    }
    [[nodiscard]] static SectionIndex section(const Json& value) {
        return place(value, "section", parseSection);
    }
    [[nodiscard]] std::optional<SectionIndex> sectionOrNone(const char* name) const {
        const Json* value = findValue(name);
        return value == nullptr ? std::nullopt : std::optional(section(*value));
    }
    [[nodiscard]] static TowerIndex tower(const Json& value) { return place(value, "tower", parseTower); }
    [[nodiscard]] static Slot slot(const Json& value) { return place(value, "horde slot", parseSlot); }
    [[nodiscard]] static Post post(const Json& value) {
        return place(value, "place for soldiers", parsePost);
    }
    [[nodiscard]] static Spot spot(const Json& value) {
        const Post at = post(value);
        if (at.kind != Post::Kind::spot || at.second)
            refuse(ErrorCode::unknownPlace, fmt::format("{} is no vital spot.", value.dump()), {},
                   value.dump());
        return at.spot;
    }
    [[nodiscard]] static SoldierType soldierType(const Json& value) {
        return named(value, ErrorCode::unknownPiece, "soldier", parse<SoldierType>);
    }
    [[nodiscard]] static Machine machine(const Json& value) {
        return named(value, ErrorCode::unknownPiece, "war machine", parse<Machine>);
    }
    [[nodiscard]] static Season season(const Json& value) {
        return named(value, ErrorCode::badValue, "season", parse<Season>);
    }
    [[nodiscard]] static std::string card(const Json& value) {
        if (!value.is_string() || !isCardName(value.get<std::string>()))
            refuse(
                ErrorCode::unknownCard,
                fmt::format("{} is no card's name; it is written in lower case with hyphens.", value.dump()),
                {}, value.dump());
        return value.get<std::string>();
    }
    [[nodiscard]] static std::vector<std::string> cards(const Json& value) {
        std::vector<std::string> result;
        for (const Json& entry : list(value, "cards"))
            result.push_back(card(entry));
        return result;
    }
    [[nodiscard]] std::vector<std::string> cardsOrNone(const char* name) const {
        const Json* value = find(name);
        return value == nullptr ? std::vector<std::string>{} : cards(*value);
    }
    /// Null means none.
    template <class Read>
    [[nodiscard]] static auto orNone(const Json& value, Read&& read) -> std::optional<decltype(read(value))> {
        return value.is_null() ? std::nullopt : std::optional(read(value));
    }
    [[nodiscard]] SoldierAt soldierAt(const Json& value) const {
        const auto soldier = place(value, "soldier and place", parseSoldierAt);
        if (!m_state.setup->plays(soldier.clan))
            refuse(ErrorCode::unknownPlayer, fmt::format("{} does not play.", toString(soldier.clan)), {},
                   value.dump());
        return soldier;
    }
    [[nodiscard]] static Soldiers soldiers(const Json& value) {
        if (!value.is_object())
            refuse(ErrorCode::badValue, "Soldiers are counted by type, for example {\"spearman\":2}.", {},
                   "soldiers");
        Soldiers counts{};
        for (const auto& [name, n] : value.items())
            counts[indexOf(soldierType(name))] = small(n, name);
        return counts;
    }
    /// "type" names one soldier, "soldiers" counts several.
    [[nodiscard]] Soldiers oneOrSeveral() const {
        if (const Json* several = find("soldiers"))
            return soldiers(*several);
        Soldiers one{};
        one[indexOf(soldierType(get("type")))] = 1;
        return one;
    }
    [[nodiscard]] static CellSet cells(const Json& value) {
        CellSet set;
        for (const Json& cell : list(value, "cells"))
            set.set(place(cell, "cell of the grid", parseCell));
        return set;
    }
    [[nodiscard]] std::variant<SoldierType, ClaimedAt> shamePlace(const Json& value) const {
        if (value.is_string()) {
            if (const auto claimed = parseClaimedAt(value.get<std::string>()))
                return *claimed;
        }
        return soldierType(value);
    }

    // ---- commands

    /// Effects of cards and places that the program does not know; the command gives the reason.
    [[nodiscard]] Command effect(const std::string& name) const {
        if (name == "tower")
            return command::Tower{player(), tower(get("at")), why()};
        if (name == "wound")
            return command::Wound{player(), spot(get("at")), why()};
        if (name == "kill")
            return command::Kill{player(), soldierAt(get("soldier")), why()};
        if (name == "honor")
            return command::Honor{player(), number(get("amount"), -999, 999, "amount"), why()};
        if (name == "shame")
            return command::Shame{player(), number(get("amount"), 1, 99, "amount"), why()};
        refuse(ErrorCode::badValue, fmt::format("There is no command \"{}\".", name), {}, "do");
    }

    [[nodiscard]] Command placePiece() const {
        command::PlacePiece command;
        const std::string piece = text("piece");
        if (find("player") != nullptr)
            command.clan = player();
        if (piece == "horde") {
            command.piece = card(get("card"));
            command.at = slot(get("at"));
        } else if (const auto machineNamed = parse<Machine>(piece)) {
            command.piece = *machineNamed;
            command.at = SectionNamed{section(get("at"))};
        } else {
            command.piece = soldierType(piece);
            command.at = post(get("at"));
        }
        return command;
    }

    [[nodiscard]] std::vector<Deployed> deployed(bool attack) const {
        std::vector<Deployed> result;
        for (const Json& entry : list(get("soldiers"), "soldiers")) {
            if (!entry.is_object())
                refuse(ErrorCode::badValue, "Each soldier is an object with its type and place.", {},
                       "soldiers");
            const Reader fields(m_state, entry);
            Deployed soldier;
            soldier.type = soldierType(fields.get("type"));
            if (attack) {
                soldier.from = post(fields.get("from"));
                if (soldier.from.kind != Post::Kind::rest && soldier.from.kind != Post::Kind::fire)
                    refuse(ErrorCode::badValue, "A soldier attacks from a rest zone or a firing spot.",
                           BP(37), "from");
            }
            if (!attack || fields.find("at") != nullptr)
                soldier.at = post(fields.get("at"));
            if (fields.find("hits") != nullptr)
                soldier.hits = spot(fields.get("hits"));
            if (const Json* then = fields.find("then"))
                soldier.then = *then == "none" ? std::variant<NoneOfThem, Spot>(NoneOfThem{}) : spot(*then);
            result.push_back(soldier);
        }
        return result;
    }

    [[nodiscard]] Command build() const {
        command::Build command;
        const std::string piece = text("piece");
        command.clan = player();
        command.at = section(get("at"));
        if (piece == "wall")
            command.work = Work::wall;
        else if (piece == "barricade")
            command.work = Work::barricade;
        else {
            command.work = Work::machine;
            command.machine = machine(get("piece"));
        }
        return command;
    }

    [[nodiscard]] Command shot() const {
        command::Shot command{player(), machine(get("machine")), slot(get("at")), std::nullopt, why()};
        if (const Json* drawn = find("card"))
            command.rocket = card(*drawn);
        else if (const Json* hit = find("cells"))
            command.rocket = cells(*hit);
        return command;
    }

    [[nodiscard]] Command setValue() const {
        const std::string path = text("path");
        const auto key = parsePath(path);
        if (!key)
            refuse(ErrorCode::badValue, fmt::format("The book has no place \"{}\".", path), {}, path);
        const auto value = valueFromJson(*key, get("value"));
        if (!value)
            throw Refused{value.error()};
        return command::SetValue{*key, *value};
    }

    [[nodiscard]] Command answer() const {
        const auto kind = parse<DecisionKind>(text("decision"));
        if (!kind)
            refuse(ErrorCode::badValue, fmt::format("There is no decision \"{}\".", text("decision")), {},
                   "decision");
        const Json& value = get("value");
        return command::Answer{*kind, answerValue(*kind, value)};
    }

    /// An unknown name becomes NoSuchValue: it is not among the options, so the decision stays open.
    [[nodiscard]] Value answerValue(DecisionKind kind, const Json& json) const {
        if (json == "none")
            return NoneOfThem{};
        const std::string name = json.is_string() ? json.get<std::string>() : std::string();
        const auto lift = [](const auto& parsed) { return parsed ? Value(*parsed) : Value(NoSuchValue{}); };
        switch (kind) {
        case DecisionKind::value:
            return bookValue(json);
        case DecisionKind::artifacts:
            if (const auto whole = integerOf(json, 0, largestValue))
                return BookValue(*whole);
            return NoSuchValue{};
        case DecisionKind::indicator:
            if (const auto found = parseSection(name))
                return SectionNamed{*found};
            return NoSuchValue{};
        case DecisionKind::tower:
            if (const auto found = parseTower(name))
                return TowerNamed{*found};
            return NoSuchValue{};
        case DecisionKind::fire:
        case DecisionKind::stepIn:
            if (const auto found = parsePost(name);
                found && found->kind == Post::Kind::spot && !found->second)
                return found->spot;
            return NoSuchValue{};
        case DecisionKind::shamePlace:
            if (const auto claimed = parseClaimedAt(name))
                return *claimed;
            return lift(parse<SoldierType>(name));
        case DecisionKind::shoot:
            return lift(parseAim(name));
        case DecisionKind::rocket:
            if (json.is_array())
                return BookValue(cells(json));
            return isCardName(name) ? Value(RocketNamed{name}) : Value(NoSuchValue{});
        case DecisionKind::casualties:
        case DecisionKind::save:
            return soldierList(json);
        }
        return NoSuchValue{};
    }

    /// Reads a value in the form that the open question wants.
    [[nodiscard]] Value bookValue(const Json& json) const {
        const auto open = openDecision(m_state);
        if (!open || !open->value)
            return NoSuchValue{};
        const auto value = valueFromJson(*open->value, json);
        if (!value)
            throw Refused{value.error()};
        return *value;
    }

    [[nodiscard]] static Value soldierList(const Json& json) {
        if (!json.is_array())
            return NoSuchValue{};
        SoldierList result;
        for (const Json& entry : json) {
            const auto soldier = entry.is_string() ? parseSoldierAt(entry.get<std::string>()) : std::nullopt;
            if (!soldier)
                return NoSuchValue{};
            result.push_back(*soldier);
        }
        return result;
    }

    // ---- corrections

    [[nodiscard]] command::Correction correction() const {
        const std::string what = text("what");
        const Json& value = get("value");
        if (what == "wall-level")
            return command::CorrectWallLevel{section(get("at")), small(value, what)};
        if (what == "barricades")
            return command::CorrectBarricades{section(get("at")), small(value, what)};
        if (what == "machines")
            return correctMachines(value);
        if (what == "horde")
            return command::CorrectHorde{slot(get("at")), orNone(value, card)};
        if (what == "spot")
            return correctSpot(value);
        if (what == "soldiers")
            return correctSoldiers(value);
        if (what == "tower")
            return command::CorrectTower{tower(get("at")),
                                         orNone(value, [&](const Json& json) { return clan(json); })};
        if (what == "honor")
            return command::CorrectHonor{clan(get("at")), number(value, 0, 999, what)};
        if (what == "claimed")
            return correctClaimed(value);
        if (what == "shame")
            return command::CorrectShame{clan(get("at")), soldiers(value)};
        if (what == "shame-pool")
            return command::CorrectShamePool{number(value, 0, 99, what)};
        if (what == "shame-out")
            return command::CorrectShameOut{number(value, 0, 99, what)};
        if (what == "tea")
            return command::CorrectTea{clans("value")};
        if (what == "year")
            return command::CorrectYear{number(value, 1, 99, what)};
        if (what == "slot")
            return command::CorrectSlot{number(value, 1, 99, what) - 1};
        if (what == "season")
            return command::CorrectSeason{season(value)};
        if (what == "turn")
            return command::CorrectTurn{clan(value)};
        if (what == "deck")
            return value.is_array() ? command::CorrectDeck{cards(value)}
                                    : command::CorrectDeck{number(value, 0, 99, what)};
        if (what == "rocket-deck")
            return command::CorrectRocketDeck{cards(value)};
        if (what == "next")
            return command::CorrectNext{orNone(value, section)};
        refuse(ErrorCode::badValue, fmt::format("\"{}\" cannot be corrected.", what), {}, "what");
    }

    [[nodiscard]] command::Correction correctMachines(const Json& value) const {
        command::CorrectMachines machines{section(get("at")), {}};
        for (const Json& entry : list(value, "machines"))
            machines.machines.push_back(machine(entry));
        return machines;
    }

    [[nodiscard]] command::Correction correctSpot(const Json& value) const {
        using What = command::CorrectSpot::What;
        command::CorrectSpot correct{spot(get("at")), What::free, {}};
        if (value.is_null())
            return correct;
        const std::string name = textOf(value, "value");
        if (name == "wound") {
            correct.what = What::wound;
        } else if (name == "snake-token") {
            correct.what = What::snakeToken;
        } else {
            correct.what = What::soldier;
            // "dragon:spearman", or with its whole place for a soldier that holds more than one spot.
            correct.soldier = soldierAt(name.find('@') != std::string::npos
                                            ? value
                                            : Json(fmt::format("{}@{}", name, spotName(correct.at))));
            if (correct.soldier.at.kind != Post::Kind::spot ||
                correct.soldier.at.spot.slot != correct.at.slot)
                refuse(ErrorCode::unknownPlace, fmt::format("{} does not stand on that card.", name), {},
                       name);
        }
        return correct;
    }

    [[nodiscard]] command::Correction correctSoldiers(const Json& value) const {
        if (!value.is_object())
            refuse(ErrorCode::badValue, "\"value\" wants an object with player, type and n.", {}, "value");
        const Reader fields(m_state, value);
        return command::CorrectSoldiers{post(get("at")), fields.player(), soldierType(fields.get("type")),
                                        small(fields.get("n"), "n")};
    }

    [[nodiscard]] command::Correction correctClaimed(const Json& value) const {
        command::CorrectClaimed correct{clan(get("at")), {}};
        for (const Json& entry : list(value, "value")) {
            if (!entry.is_object())
                refuse(ErrorCode::badValue, "A claimed card is an object with card and shame.", {}, "value");
            const Reader fields(m_state, entry);
            correct.cards.push_back({card(fields.get("card")), fields.find("shame") == nullptr
                                                                   ? std::uint8_t{0}
                                                                   : small(fields.get("shame"), "shame")});
        }
        return correct;
    }

    const State& m_state;
};

} // namespace

Result<Command> commandFromJson(const State& state, const Json& json) {
    return readCommand<Command>(json, [&] { return Reader(state, json).command(); });
}

} // namespace watchfire::powder
