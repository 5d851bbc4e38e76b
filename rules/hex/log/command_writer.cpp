// SPDX-License-Identifier: Apache-2.0
// Commands as the log writes them (game-log, "Commands").
#include "rules/hex/log/json.h"
#include "rules/hex/log/names.h"
#include "rules/hex/log/written.h"
#include "rules/log/origin.h"

#include <nlohmann/json.hpp>

namespace watchfire::hex {

namespace {

template <class C, class... Corrections> constexpr bool isOneOf(const std::variant<Corrections...>*) {
    return (std::is_same_v<C, Corrections> || ...);
}
template <class C>
inline constexpr bool isCorrection = isOneOf<C>(static_cast<const command::Correction*>(nullptr));

class Writer {
public:
    explicit Writer(const Setup& setup) : m_setup(setup), m_board(setup.board()) {}

    Json operator()(const command::PlacePiece& c) const {
        Json json{{"do", "place"},
                  {"piece", toString(c.piece)},
                  {"player", name(c.player)},
                  {"at", m_board.nameOf(c.at)}};
        if (c.founding)
            json["founding"] = true;
        if (c.anyway)
            json["anyway"] = true;
        return json;
    }
    Json operator()(const command::Begin& c) const {
        Json json{{"do", "begin"}, {"player", name(c.player)}};
        if (c.phase == TurnPhase::afterRoll)
            json["phase"] = "after-roll";
        return json;
    }
    Json operator()(const command::Roll& c) const { return {{"do", "roll"}, {"dice", {c.dice.a, c.dice.b}}}; }
    Json operator()(const command::Build& c) const {
        Json json{{"do", "build"},
                  {"piece", toString(c.piece)},
                  {"player", name(c.player)},
                  {"at", m_board.nameOf(c.at)}};
        if (c.level)
            json["level"] = *c.level;
        if (c.anyway)
            json["anyway"] = true;
        if (c.special)
            json["special"] = true;
        return json;
    }
    Json operator()(const command::MoveShip& c) const {
        Json json{{"do", "move-ship"},
                  {"player", name(c.player)},
                  {"from", m_board.nameOf(c.from)},
                  {"to", m_board.nameOf(c.to)}};
        if (c.anyway)
            json["anyway"] = true;
        return json;
    }
    Json operator()(const command::Knight& c) const {
        Json json{{"do", "knight"}, {"player", name(c.player)}};
        if (m_setup.has(ModuleName::wallKnight)) {
            json["actions"] = Json::array();
            for (const auto& action : c.actions)
                json["actions"].push_back(std::visit(*this, action));
            return json;
        }
        if (m_setup.has(ModuleName::raiders)) {
            json["at"] = hexOrNull(c.at);
            return json;
        }
        json["to"] = hexOrNull(c.to);
        json["from"] = nameOrNull(c.from);
        return json;
    }
    Json operator()(const command::MoveRider& a) const {
        return {{"move-rider", {m_board.nameOf(a.from), m_board.nameOf(a.to)}}};
    }
    Json operator()(const command::DriveOff& a) const { return {{"drive-off", m_board.nameOf(a.hex)}}; }
    Json operator()(const command::MovePirate& a) const {
        return {{"pirate", m_board.nameOf(a.to)}, {"from", nameOrNull(a.from)}};
    }
    Json operator()(const command::UnknownAction&) const { return Json::object(); }
    Json operator()(const command::PlayCard& c) const {
        return {{"do", "card"},
                {"player", name(c.player)},
                {"card", cardNames[static_cast<std::size_t>(c.card)]}};
    }
    /// A module's command or correction, by its list of fields.
    template <class C> Json operator()(C c) const {
        WrittenFields archive(m_setup, isCorrection<C> ? Json{{"do", "correct"}, {"what", C::name}}
                                                       : Json{{"do", C::name}});
        fields(archive, c);
        return archive.take();
    }
    Json operator()(const command::Answer& c) const {
        return {{"do", "answer"}, {"decision", toString(c.decision)}, {"value", toJson(m_setup, c.value)}};
    }
    Json operator()(const command::EndTurn&) const { return {{"do", "end-turn"}}; }
    Json operator()(const command::Correct& c) const { return std::visit(*this, c.what); }

    Json operator()(const command::CorrectWallLevel& c) const {
        return correct("wall-level", m_board.nameOf(c.wall), c.level);
    }
    Json operator()(const command::CorrectRiders& c) const {
        const WallId wall = m_board.wallAt(c.at);
        const AssemblyId assembly = m_board.assemblyAt(c.at);
        const std::string at = wall.valid()       ? m_board.nameOf(wall)
                               : assembly.valid() ? m_board.nameOf(assembly)
                                                  : m_board.nameOf(c.at);
        if (c.count)
            return correct("riders", at, *c.count);
        Json numerals = Json::array();
        for (const AssemblyId numeral : c.numerals)
            numerals.push_back(m_board.nameOf(numeral));
        return correct("riders", at, numerals);
    }
    Json operator()(const command::CorrectBag& c) const {
        Json bag = Json::object();
        for (std::size_t i = 0; i < m_board.assembly().size(); ++i)
            bag[m_board.assembly()[i].id] = c.bag[i];
        return correct("bag", nullptr, bag);
    }
    Json operator()(const command::CorrectPenalty& c) const {
        return correct("penalty", name(c.player), c.chips);
    }
    Json operator()(const command::CorrectArmy& c) const {
        return correct("army", name(c.player), c.knights);
    }
    Json operator()(const command::CorrectPoints& c) const {
        return correct("points", name(c.player), c.points);
    }
    Json operator()(const command::CorrectRobber& c) const {
        return correct("robber", nullptr, hexOrNull(c.at));
    }
    Json operator()(const command::CorrectPirate& c) const {
        return correct("pirate", nullptr, hexOrNull(c.at));
    }
    Json operator()(const command::CorrectNumber& c) const {
        return correct("number", m_board.nameOf(c.hex), c.number == 0 ? Json(nullptr) : Json(c.number));
    }
    Json operator()(const command::CorrectBuilding& c) const {
        return correct("building", m_board.nameOf(c.at),
                       c.building ? pieceJson(m_setup, c.building) : Json(nullptr));
    }
    Json operator()(const command::CorrectLine& c) const {
        return correct("line", m_board.nameOf(c.at), c.line ? pieceJson(m_setup, c.line) : Json(nullptr));
    }
    Json operator()(const command::CorrectLongestRoad& c) const {
        return correct("longest-road", nullptr, nameOrNull(c.player));
    }
    Json operator()(const command::CorrectLargestArmy& c) const {
        return correct("largest-army", nullptr, nameOrNull(c.player));
    }
    Json operator()(const command::CorrectTurn& c) const {
        return correct("turn", nullptr, Json{{"player", name(c.player)}, {"phase", phaseName(c.phase)}});
    }

    Json operator()(const command::CorrectStorm& c) const {
        Json storm{{"at", m_board.nameOf(c.at)}, {"heading", toString(c.heading)}};
        if (m_board.isSplit(c.at))
            storm["half"] = edgeName(c.half);
        return correct("storm", nullptr, storm);
    }
    Json operator()(const command::CorrectTokens& c) const {
        return correct("bag", nullptr, tokensJson(c.bag));
    }
    Json operator()(const command::CorrectDiscovered& c) const {
        return correct("discovered", m_board.nameOf(c.hex), c.discovered);
    }
    Json operator()(const command::CorrectMarker& c) const {
        return correct("marker", m_board.nameOf(c.at), nameOrNull(c.player));
    }
    Json operator()(const command::CorrectRepair& c) const {
        return correct("repair", m_board.nameOf(c.at), nameOrNull(c.player));
    }
    Json operator()(const command::CorrectRaiders& c) const {
        const std::string at = c.hex.valid()      ? m_board.nameOf(c.hex)
                               : c.player.valid() ? name(c.player)
                                                  : "supply";
        return correct("raiders", at, c.count);
    }

private:
    [[nodiscard]] std::string name(PlayerId player) const { return m_setup[player].id; }
    [[nodiscard]] Json nameOrNull(PlayerId player) const {
        return player.valid() ? Json(name(player)) : Json(nullptr);
    }
    [[nodiscard]] Json hexOrNull(HexId hex) const {
        return hex.valid() ? Json(m_board.nameOf(hex)) : Json(nullptr);
    }
    static Json correct(const char* what, Json at, Json value) {
        Json json{{"do", "correct"}, {"what", what}};
        if (!at.is_null())
            json["at"] = std::move(at);
        json["value"] = std::move(value);
        return json;
    }

    const Setup& m_setup;
    const Board& m_board;
};

} // namespace

Json toJson(const Setup& setup, const Command& command, const Origin& origin) {
    Json json = std::visit(Writer(setup), command);
    addOrigin(json, origin);
    return json;
}

} // namespace watchfire::hex
