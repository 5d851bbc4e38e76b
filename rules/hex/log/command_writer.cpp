// SPDX-License-Identifier: Apache-2.0
// Commands as the log writes them (game-log, "Commands").
#include "rules/hex/log/json.h"
#include "rules/hex/log/names.h"
#include "rules/hex/log/written.h"
#include "rules/hex/module.h"
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
            json["at"] = writtenOrNone(m_setup, c.at);
            return json;
        }
        json["to"] = writtenOrNone(m_setup, c.to);
        json["from"] = writtenOrNone(m_setup, c.from);
        return json;
    }
    Json operator()(const command::MoveRider& a) const {
        return {{"move-rider", {m_board.nameOf(a.from), m_board.nameOf(a.to)}}};
    }
    Json operator()(const command::DriveOff& a) const { return {{"drive-off", m_board.nameOf(a.hex)}}; }
    Json operator()(const command::MovePirate& a) const {
        return {{"pirate", m_board.nameOf(a.to)}, {"from", writtenOrNone(m_setup, a.from)}};
    }
    Json operator()(const command::UnknownAction&) const { return Json::object(); }
    Json operator()(const command::PlayCard& c) const {
        return {{"do", "card"},
                {"player", name(c.player)},
                {"card", cardNames[static_cast<std::size_t>(c.card)]}};
    }
    /// A command or correction, by its list of fields or, if it has one, by its `write`.
    template <class C> Json operator()(C c) const {
        Json json = isCorrection<C> ? Json{{"do", "correct"}, {"what", C::name}} : Json{{"do", C::name}};
        if constexpr (requires { write(json, m_setup, c); }) {
            write(json, m_setup, c);
            return json;
        } else {
            WrittenFields archive(m_setup, std::move(json));
            c.fields(archive);
            return archive.take();
        }
    }
    Json operator()(const command::Answer& c) const {
        return {{"do", "answer"}, {"decision", toString(c.decision)}, {"value", toJson(m_setup, c.value)}};
    }
    Json operator()(const command::EndTurn&) const { return {{"do", "end-turn"}}; }
    Json operator()(const command::Correct& c) const { return std::visit(*this, c.what); }

    Json operator()(const command::CorrectPoints& c) const {
        return correct("points", name(c.player), c.points);
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
    Json operator()(const command::CorrectTurn& c) const {
        return correct("turn", nullptr, Json{{"player", name(c.player)}, {"phase", phaseName(c.phase)}});
    }

private:
    [[nodiscard]] std::string name(PlayerId player) const { return m_setup[player].id; }
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
