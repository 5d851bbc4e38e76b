// SPDX-License-Identifier: Apache-2.0
// Reads commands from the log (game-log, "Commands"). The engine decides whether a command is legal.
#include "rules/hex/lines.h"
#include "rules/hex/log/reader.h"
#include "rules/hex/module.h"

#include <fmt/ranges.h>

namespace watchfire::hex {

namespace {

class Reader : private CommandReader {
public:
    using CommandReader::CommandReader;

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
        const Answers by = decisionWords[static_cast<std::size_t>(kind)].by;
        if (by == Answers::number) {
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
        switch (by) {
        case Answers::hex:
            return orNone(findHex(m_board, name));
        case Answers::side:
            return orNone(findSide(m_board, name));
        case Answers::assembly:
            return orNone(m_board.findAssembly(name));
        case Answers::player:
            return orNone(m_setup.findPlayer(name));
        case Answers::direction: {
            const auto direction = parseDirection(name);
            return direction ? Value(*direction) : NoSuchValue{};
        }
        case Answers::number:
            break; // above
        }
        return NoSuchValue{};
    }

    // ---- corrections

    [[nodiscard]] command::Correction correction() const {
        const std::string what = text("what");
        const Json& value = get("value");
        if (auto made = described<command::Correction>(what))
            return *std::move(made);
        if (what == "points")
            return points(value);
        if (what == "number")
            return token(value);
        if (what == "building")
            return building(value);
        if (what == "line")
            return line(value);
        if (what == "turn")
            return turn(value);
        refuse(ErrorCode::badValue, fmt::format("This game has no \"{}\" to correct.", what), BA(60), what);
    }

    /// Reads a command or correction by its list of fields or, if it has one, by its `read`. `nullopt` if
    /// none has this name, or if the game is played without the module of the correction.
    template <class Variant> [[nodiscard]] std::optional<Variant> described(std::string_view name) const {
        std::optional<Variant> made;
        const auto tried = [&]<class C>(C candidate) {
            if constexpr (requires { C::name; }) {
                if (made || name != C::name || !belongs<C>())
                    return;
                const CommandReader& reader = *this;
                if constexpr (requires { read(reader, candidate); })
                    read(reader, candidate);
                else
                    candidate.fields(reader);
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
            refuse(ErrorCode::unknownPiece, whatLiesOnSides(), BA(60));
        return made;
    }
    [[nodiscard]] command::Correction turn(const Json& value) const {
        if (!value.is_object() || !value.contains("player"))
            refuse(ErrorCode::badValue, "A turn wants {\"player\":…,\"phase\":…}.", BA(6));
        const auto it = value.find("phase");
        return command::CorrectTurn{playerNamed(value["player"]), phase(it == value.end() ? nullptr : &*it)};
    }
};

} // namespace

Result<Command> commandFromJson(const Setup& setup, const Json& json) {
    return readCommand<Command>(json, [&] { return Reader(setup, json).command(); });
}

} // namespace watchfire::hex
