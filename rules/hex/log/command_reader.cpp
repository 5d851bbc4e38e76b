// SPDX-License-Identifier: Apache-2.0
// Reads commands from the log (game-log, "Commands"): turns names into indices and refuses unknown ones. The
// engine decides whether a command is legal.
#include "rules/core/command_fields.h"
#include "rules/core/named.h"
#include "rules/hex/lines.h"
#include "rules/hex/log/json.h"
#include "rules/hex/log/names.h"
#include "rules/hex/modules/riders.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace watchfire::hex {

namespace {

class Reader : private CommandFields {
public:
    Reader(const Setup& setup, const Json& json)
        : CommandFields(json), m_setup(setup), m_board(setup.board()) {}

    /// A whole number from 0 to `most`. Any other value is refused with the clause that limits it.
    [[nodiscard]] static int number(const Json& value, int most, Clause rule, std::string_view what) {
        if (const auto whole = integerOf(value, 0, most))
            return *whole;
        refuse(ErrorCode::badValue,
               fmt::format("{} is no {}; that is a whole number from 0 to {}.", value.dump(), what, most),
               rule);
    }
    [[nodiscard]] PlayerId player(const char* name = "player") const { return playerNamed(get(name)); }
    [[nodiscard]] PlayerId playerOrNone(const char* name) const {
        const Json* value = findValue(name);
        return value == nullptr ? PlayerId{} : playerNamed(*value);
    }
    [[nodiscard]] PlayerId playerNamed(const Json& value) const {
        const PlayerId id = value.is_string() ? m_setup.findPlayer(value.get<std::string>()) : PlayerId{};
        if (!id.valid())
            refuse(ErrorCode::unknownPlayer, fmt::format("There is no player {} in this game.", value.dump()),
                   {}, value.dump());
        return id;
    }
    template <class Id, class Find>
    [[nodiscard]] Id place(const Json& value, std::string_view kind, Find&& findIt) const {
        const Id id = value.is_string() ? findIt(value.get<std::string>()) : Id{};
        if (!id.valid())
            refuse(ErrorCode::unknownPlace, fmt::format("{} is no {} of this board.", value.dump(), kind), {},
                   value.dump());
        return id;
    }
    [[nodiscard]] HexId hex(const Json& value) const {
        return place<HexId>(value, "hex", [&](const std::string& name) { return findHex(m_board, name); });
    }
    [[nodiscard]] CornerId corner(const Json& value) const {
        return place<CornerId>(value, "corner",
                               [&](const std::string& name) { return findCorner(m_board, name); });
    }
    [[nodiscard]] SideId side(const Json& value) const {
        return place<SideId>(value, "side", [&](const std::string& name) { return findSide(m_board, name); });
    }
    [[nodiscard]] WallId wall(const Json& value) const {
        return place<WallId>(value, "wall", [&](const std::string& name) { return m_board.findWall(name); });
    }
    [[nodiscard]] AssemblyId assembly(const Json& value) const {
        return place<AssemblyId>(value, "assembly hex",
                                 [&](const std::string& name) { return m_board.findAssembly(name); });
    }
    [[nodiscard]] HexId hexOrNone(const Json& value) const { return value.is_null() ? HexId{} : hex(value); }

    [[nodiscard]] Piece piece(const char* name = "piece") const { return pieceNamed(get(name)); }
    [[nodiscard]] Piece pieceNamed(const Json& value) const {
        const auto piece = value.is_string() ? parsePiece(value.get<std::string>()) : std::nullopt;
        const LineFacts* line = piece ? lineFactsOf(*piece) : nullptr;
        if (!piece || (line != nullptr && line->module && !m_setup.has(*line->module)))
            refuse(ErrorCode::unknownPiece, fmt::format("{} is no piece of this game.", value.dump()), {},
                   value.dump());
        return *piece;
    }
    [[nodiscard]] Place placeFor(Piece piece, const Json& at) const {
        if (lineFactsOf(piece) != nullptr)
            return side(at);
        return piece == Piece::wall ? Place(wall(at)) : Place(corner(at));
    }
    [[nodiscard]] TurnPhase phase(const Json* value) const {
        if (value == nullptr || *value == "before-roll")
            return TurnPhase::beforeRoll;
        if (*value == "after-roll")
            return TurnPhase::afterRoll;
        refuse(ErrorCode::badValue,
               fmt::format("{} is no phase; a turn is \"before-roll\" or \"after-roll\".", value->dump()),
               BA(6));
    }

    // ---- commands

    [[nodiscard]] Command command() const {
        const std::string name = text("do");
        if (name == "place")
            return placePiece();
        if (name == "begin")
            return command::Begin{player(), phase(find("phase"))};
        if (name == "roll")
            return command::Roll{dice()};
        if (name == "build")
            return build();
        if (name == "move-ship")
            return command::MoveShip{player(), side(get("from")), side(get("to")), flag("anyway")};
        if (name == "knight")
            return knight();
        if (name == "card")
            return card();
        if (name == "answer")
            return answer();
        if (name == "end-turn")
            return command::EndTurn{};
        if (name == "correct")
            return command::Correct{correction()};
        if (auto made = described<Command>(name))
            return *std::move(made);
        refuse(ErrorCode::badValue, fmt::format("\"{}\" is no command of this game.", name), {}, name);
    }

    [[nodiscard]] Command placePiece() const {
        const Piece which = piece();
        if (which == Piece::wall)
            refuse(ErrorCode::unknownPiece, "Walls are set up by \"correct\" with \"wall-level\".", GW(6),
                   "wall");
        return command::PlacePiece{which, player(), placeFor(which, get("at")), flag("founding"),
                                   flag("anyway")};
    }

    [[nodiscard]] Dice dice() const {
        const Json& value = get("dice");
        Dice dice;
        const bool pair = value.is_array() && value.size() == 2;
        for (std::size_t i = 0; pair && i < 2; ++i) {
            if (const auto face = integerOf(value[i], 1, 6))
                (i == 0 ? dice.a : dice.b) = static_cast<std::uint8_t>(*face);
        }
        if (dice.a == 0 || dice.b == 0)
            refuse(
                ErrorCode::badDice,
                fmt::format("{} is no roll; two dice of 1 to 6 are wanted, for example [3,4].", value.dump()),
                {}, value.dump());
        return dice;
    }

    [[nodiscard]] Command build() const {
        command::Build made;
        made.piece = piece();
        made.player = player();
        made.at = placeFor(made.piece, get("at"));
        made.anyway = flag("anyway");
        made.special = flag("special");
        if (const Json* level = find("level"); level != nullptr && made.piece == Piece::wall)
            made.level = static_cast<std::uint8_t>(number(*level, maxWallLevel, GW(6), "wall level"));
        return made;
    }

    [[nodiscard]] Command knight() const {
        command::Knight made;
        made.player = player();
        if (const Json* to = findValue("to"))
            made.to = hex(*to);
        made.from = playerOrNone("from");
        if (const Json* at = findValue("at"))
            made.at = hex(*at);
        const Json* actions = findValue("actions");
        if (actions == nullptr)
            return made;
        if (!actions->is_array())
            made.actions.push_back(
                command::UnknownAction{}); // GW-50 refuses it later, in the order of the checks
        else
            for (const Json& action : *actions)
                made.actions.push_back(knightAction(action));
        return made;
    }

    /// One of the three actions. An object that names no action, several, or extra fields is kept as an
    /// unknown action, so that nothing is dropped silently and the refusal comes in the order of the checks.
    [[nodiscard]] command::KnightAction knightAction(const Json& action) const {
        if (!action.is_object())
            return command::UnknownAction{};
        const auto names = [&](const char* key) { return action.contains(key) && !action[key].is_null(); };
        const bool rider = names("move-rider");
        const bool off = names("drive-off");
        const bool pirate = names("pirate");
        if (rider + off + pirate != 1 || (names("from") && !pirate))
            return command::UnknownAction{};
        if (rider) {
            const Json& way = action["move-rider"];
            if (!way.is_array() || way.size() != 2)
                return command::UnknownAction{};
            return command::MoveRider{assembly(way[0]), assembly(way[1])};
        }
        if (off)
            return command::DriveOff{hex(action["drive-off"])};
        return command::MovePirate{hex(action["pirate"]),
                                   names("from") ? playerNamed(action["from"]) : PlayerId{}};
    }

    [[nodiscard]] Command card() const {
        const std::string name = text("card");
        if (const auto kind = valueNamed<command::CardKind>(cardNames, name))
            return command::PlayCard{player(), *kind};
        refuse(ErrorCode::badValue,
               fmt::format("\"{}\" is no card; there are {}.", name, fmt::join(cardNames, ", ")), {}, name);
    }

    [[nodiscard]] Command answer() const {
        const std::string name = text("decision");
        const auto kind = parseDecisionKind(name);
        if (!kind)
            refuse(ErrorCode::noDecision, fmt::format("There is no decision \"{}\".", name), {}, name);
        return command::Answer{*kind, value(*kind, get("value"))};
    }

    [[nodiscard]] Value value(DecisionKind kind, const Json& json) const {
        if (json.is_null())
            return std::monostate{};
        if (kind == DecisionKind::token || kind == DecisionKind::eruptionDie) {
            const auto whole = integerOf(json, 0, 12);
            return whole ? Value(Number{static_cast<std::uint8_t>(*whole)}) : NoSuchValue{};
        }
        if (!json.is_string())
            return NoSuchValue{};
        const std::string name = json.get<std::string>();
        const auto orNone = [](auto id) -> Value {
            if (id.valid())
                return id;
            return NoSuchValue{};
        };
        switch (kind) {
        case DecisionKind::riderNumeral:
            return orNone(m_board.findAssembly(name));
        case DecisionKind::robber:
        case DecisionKind::pirate:
        case DecisionKind::tokenHex:
        case DecisionKind::tokenFrom:
        case DecisionKind::raiderPlace:
        case DecisionKind::raiderHex:
        case DecisionKind::raiderDesert:
            return orNone(findHex(m_board, name));
        case DecisionKind::losePiece:
            return orNone(findSide(m_board, name));
        case DecisionKind::stealFrom:
            return orNone(m_setup.findPlayer(name));
        case DecisionKind::stormHeading:
        case DecisionKind::stormTurn: {
            const auto direction = parseDirection(name);
            return direction ? Value(*direction) : NoSuchValue{};
        }
        case DecisionKind::token:
        case DecisionKind::eruptionDie:
            break; // numbers, above
        }
        return NoSuchValue{};
    }

    // ---- corrections

    [[nodiscard]] command::Correction correction() const {
        const std::string what = text("what");
        const Json& value = get("value");
        if (auto made = described<command::Correction>(what))
            return *std::move(made);
        if (auto made = ofModule(what, value))
            return *std::move(made);
        if (what == "army")
            return command::CorrectArmy{
                player("at"), static_cast<std::uint8_t>(number(value, 99, BA(41), "number of knights"))};
        if (what == "points")
            return points(value);
        if (what == "number")
            return token(value);
        if (what == "building")
            return building(value);
        if (what == "line")
            return line(value);
        if (what == "longest-road")
            return command::CorrectLongestRoad{value.is_null() ? PlayerId{} : playerNamed(value)};
        if (what == "largest-army")
            return command::CorrectLargestArmy{value.is_null() ? PlayerId{} : playerNamed(value)};
        if (what == "turn")
            return turn(value);
        refuse(ErrorCode::badValue, fmt::format("This game has no \"{}\" to correct.", what), BA(60), what);
    }

    /// A correction that belongs to a module of this game, and is not described by a list of fields.
    [[nodiscard]] std::optional<command::Correction> ofModule(const std::string& what,
                                                              const Json& value) const {
        const auto owner = [&] { return value.is_null() ? PlayerId{} : playerNamed(value); };
        if (m_setup.has(ModuleName::riders)) {
            if (what == "wall-level")
                return command::CorrectWallLevel{
                    wall(get("at")),
                    static_cast<std::uint8_t>(number(value, maxWallLevel, GW(6), "wall level"))};
            if (what == "riders")
                return riders(value);
            if (what == "bag")
                return bag(value);
            if (what == "penalty")
                return command::CorrectPenalty{
                    player("at"),
                    static_cast<std::uint8_t>(number(value, chipsPerGame, GW(5), "number of penalty chips"))};
        }
        if (m_setup.has(ModuleName::robber) && what == "robber")
            return command::CorrectRobber{hexOrNone(value)};
        if (m_setup.has(ModuleName::pirate) && what == "pirate")
            return command::CorrectPirate{hexOrNone(value)};
        if (m_setup.has(ModuleName::storm)) {
            if (what == "storm")
                return storm(value);
            if (what == "repair")
                return command::CorrectRepair{side(get("at")), owner()};
        }
        if (m_setup.has(ModuleName::discovery)) {
            if (what == "bag")
                return tokens(value);
            if (what == "discovered")
                return command::CorrectDiscovered{hex(get("at")), truthOf(value, "value", WO(30))};
            if (what == "marker")
                return command::CorrectMarker{corner(get("at")), owner()};
        }
        if (m_setup.has(ModuleName::raiders) && what == "raiders")
            return raiders(value);
        return std::nullopt;
    }

    /// Reads a module's command or correction by its list of fields. `nullopt` if none has this name, or if
    /// the game is played without the module of the correction.
    template <class Variant> [[nodiscard]] std::optional<Variant> described(std::string_view name) const {
        std::optional<Variant> made;
        const auto tried = [&]<class C>(C candidate) {
            if constexpr (requires { C::name; }) {
                if (made || name != C::name || !belongs<C>())
                    return;
                fields(*this, candidate);
                made = std::move(candidate);
            }
        };
        [&]<class... C>(const std::variant<C...>*) {
            (tried(C{}), ...);
        }(static_cast<const Variant*>(nullptr));
        return made;
    }
    template <class C> [[nodiscard]] bool belongs() const {
        if constexpr (requires { C::module; })
            return m_setup.has(C::module);
        else
            return true;
    }
    // The kinds of values that such a list can contain.
    void operator()(const char* name, PlayerId& into) const { into = player(name); }
    void operator()(const char* name, bool& into, Clause rule) const {
        into = truthOf(get(name), name, rule);
    }
    void operator()(const char* name, std::uint8_t& into, int most, Clause rule,
                    std::string_view what) const {
        into = static_cast<std::uint8_t>(number(get(name), most, rule, what));
    }

    [[nodiscard]] command::Correction riders(const Json& value) const {
        command::CorrectRiders made;
        const Json& at = get("at");
        const std::string name = at.is_string() ? at.get<std::string>() : std::string{};
        if (const WallId wall = m_board.findWall(name); wall.valid())
            made.at = m_board[wall].attack;
        else if (const AssemblyId id = m_board.findAssembly(name); id.valid())
            made.at = m_board[id].at;
        else
            made.at = hex(at);
        if (!value.is_array()) {
            made.count =
                static_cast<std::uint8_t>(number(value, GreatWallPart::maxRiders, GW(5), "number of riders"));
            return made;
        }
        if (value.size() > GreatWallPart::maxRiders)
            refuse(ErrorCode::badValue, "There are not so many riders.", GW(5));
        for (const Json& numeral : value)
            made.numerals.push_back(assembly(numeral));
        return made;
    }

    [[nodiscard]] command::Correction bag(const Json& value) const {
        if (!value.is_object())
            refuse(ErrorCode::badValue, "The bag wants riders by numeral, for example {\"III\":7,\"IV\":6}.",
                   GW(5));
        command::CorrectBag made;
        for (const auto& [numeral, count] : value.items())
            made.bag[assembly(numeral).index()] =
                static_cast<std::uint8_t>(number(count, ridersPerNumeral, GW(5), "number of riders"));
        return made;
    }

    /// {"at":…,"heading":…,"half":…}: `half` only on a split hex.
    [[nodiscard]] command::Correction storm(const Json& value) const {
        const auto textOf = [&](const char* field) {
            const auto it = value.find(field);
            return it != value.end() && it->is_string() ? it->get<std::string>() : std::string{};
        };
        if (!value.is_object() || !value.contains("at"))
            refuse(ErrorCode::badValue, "The storm wants {\"at\":…,\"heading\":…}.", WO(20));
        const auto heading = parseDirection(textOf("heading"));
        if (!heading)
            refuse(ErrorCode::badValue, "The storm's \"heading\" is E, NE, NW, W, SW or SE.", WO(20));
        const HexId at = hex(value["at"]);
        if (!value.contains("half") || value["half"].is_null())
            return command::CorrectStorm{at, *heading,
                                         m_board.isSplit(at) ? m_board.listedEdge(at) : MapEdge::west};
        const auto half = parseEdge(textOf("half"));
        if (!half || !m_board.isSplit(at))
            refuse(ErrorCode::badValue,
                   "\"half\" is \"west\" or \"east\", the edge of the map, and only on a split hex.", WO(23));
        return command::CorrectStorm{at, *heading, *half};
    }

    [[nodiscard]] command::Correction tokens(const Json& value) const {
        if (!value.is_array() || value.size() > maxTokens)
            refuse(ErrorCode::badValue, "The bag wants a list of tokens, for example [3,4,9].", WO(2));
        command::CorrectTokens made;
        for (const Json& number : value)
            ++made.bag[numberToken(number)];
        return made;
    }

    [[nodiscard]] command::Correction raiders(const Json& value) const {
        command::CorrectRaiders made;
        made.count = static_cast<std::uint8_t>(number(value, 24, RA(3), "number of raiders"));
        const Json& at = get("at");
        if (at == "supply")
            return made;
        if (at.is_string())
            made.player = m_setup.findPlayer(at.get<std::string>());
        if (!made.player.valid())
            made.hex = hex(at);
        return made;
    }

    [[nodiscard]] command::Correction points(const Json& value) const {
        if (const auto whole = integerOf(value, -99, 99))
            return command::CorrectPoints{player("at"), static_cast<std::int16_t>(*whole)};
        refuse(ErrorCode::badValue,
               fmt::format("{} is no number of points; that is a whole number up to 99.", value.dump()),
               BA(42));
    }

    [[nodiscard]] command::Correction token(const Json& value) const {
        const HexId at = hex(get("at"));
        return command::CorrectNumber{at, value.is_null() ? std::uint8_t{0} : numberToken(value)};
    }

    [[nodiscard]] static std::uint8_t numberToken(const Json& value) {
        const auto whole = integerOf(value, 2, 12);
        if (!whole || *whole == 7)
            refuse(ErrorCode::badValue,
                   fmt::format("{} is no number token; those are 2 to 6 and 8 to 12.", value.dump()), BA(10));
        return static_cast<std::uint8_t>(*whole);
    }

    /// {"piece":…,"player":…}: the piece and its owner.
    [[nodiscard]] std::pair<Piece, PlayerId> pieceOf(const Json& value) const {
        if (!value.is_object() || !value.contains("piece") || !value.contains("player"))
            refuse(ErrorCode::badValue,
                   fmt::format("{} names no piece; {{\"piece\":…,\"player\":…}} or null is wanted.",
                               value.dump()),
                   BA(60));
        return {pieceNamed(value["piece"]), playerNamed(value["player"])};
    }
    [[nodiscard]] command::Correction building(const Json& value) const {
        command::CorrectBuilding made{corner(get("at")), {}};
        if (value.is_null())
            return made;
        const auto [piece, owner] = pieceOf(value);
        if (piece != Piece::settlement && piece != Piece::city)
            refuse(ErrorCode::unknownPiece, "On a corner stands a settlement or a city.", BA(60));
        made.building = {piece == Piece::city ? BuildingKind::city : BuildingKind::settlement, owner};
        return made;
    }
    [[nodiscard]] command::Correction line(const Json& value) const {
        command::CorrectLine made{side(get("at")), {}};
        if (value.is_null())
            return made;
        const auto [piece, owner] = pieceOf(value);
        made.line = {lineOf(piece), owner};
        if (made.line.kind == LineKind::none)
            refuse(ErrorCode::unknownPiece, "On a side lies a road, a ship or a bridge.", BA(60));
        return made;
    }
    [[nodiscard]] command::Correction turn(const Json& value) const {
        if (!value.is_object() || !value.contains("player"))
            refuse(ErrorCode::badValue, "A turn wants {\"player\":…,\"phase\":…}.", BA(6));
        const auto it = value.find("phase");
        return command::CorrectTurn{playerNamed(value["player"]), phase(it == value.end() ? nullptr : &*it)};
    }

private:
    const Setup& m_setup;
    const Board& m_board;
};

} // namespace

Result<Command> commandFromJson(const Setup& setup, const Json& json) {
    return readCommand<Command>(json, [&] { return Reader(setup, json).command(); });
}

} // namespace watchfire::hex
