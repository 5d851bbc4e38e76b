// SPDX-License-Identifier: Apache-2.0
// Reads the values of a command: turns names into indices and refuses unknown ones. The engine's commands are
// read in command_reader.cpp; those of the modules by their lists of fields or by a `read` of their own.
#pragma once

#include "rules/core/command_fields.h"
#include "rules/hex/log/json.h"
#include "rules/hex/log/names.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace watchfire::hex {

class CommandReader : public CommandFields {
public:
    CommandReader(const Setup& setup, const Json& json)
        : CommandFields(json), m_setup(setup), m_board(setup.board()) {}

    [[nodiscard]] const Setup& setup() const { return m_setup; }
    [[nodiscard]] const Board& board() const { return m_board; }

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

    [[nodiscard]] static std::uint8_t numberToken(const Json& value) {
        const auto whole = integerOf(value, 2, 12);
        if (!whole || *whole == 7)
            refuse(ErrorCode::badValue,
                   fmt::format("{} is no number token; those are 2 to 6 and 8 to 12.", value.dump()), BA(10));
        return static_cast<std::uint8_t>(*whole);
    }

    // The kinds of values that a list of fields can contain.
    const CommandReader& operator()(const char* name, PlayerId& into) const {
        return set(into, player(name));
    }
    const CommandReader& operator()(const char* name, HexId& into) const { return set(into, hex(get(name))); }
    const CommandReader& operator()(const char* name, CornerId& into) const {
        return set(into, corner(get(name)));
    }
    const CommandReader& operator()(const char* name, SideId& into) const {
        return set(into, side(get(name)));
    }
    const CommandReader& operator()(const char* name, WallId& into) const {
        return set(into, wall(get(name)));
    }
    const CommandReader& operator()(const char* name, bool& into, Clause rule) const {
        return set(into, truthOf(get(name), name, rule));
    }
    const CommandReader& operator()(const char* name, std::uint8_t& into, int most, Clause rule,
                                    std::string_view what) const {
        return set(into, static_cast<std::uint8_t>(number(get(name), most, rule, what)));
    }
    /// Null means none.
    const CommandReader& orNone(const char* name, PlayerId& into) const {
        const Json& value = get(name);
        return set(into, value.is_null() ? PlayerId{} : playerNamed(value));
    }
    const CommandReader& orNone(const char* name, HexId& into) const {
        return set(into, hexOrNone(get(name)));
    }

private:
    template <class T> const CommandReader& set(T& into, T value) const {
        into = value;
        return *this;
    }

protected:
    const Setup& m_setup;
    const Board& m_board;
};

} // namespace watchfire::hex
