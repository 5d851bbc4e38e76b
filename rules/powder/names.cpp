// SPDX-License-Identifier: Apache-2.0
// Names of commands' values, decisions and steps' words, as the log writes them.
#include "rules/powder/command.h"
#include "rules/powder/step.h"

#include <fmt/format.h>

namespace watchfire::powder {

std::string toString(ClaimedAt at) {
    return fmt::format("{}/{}", toString(at.clan), at.index + 1);
}

std::optional<ClaimedAt> parseClaimedAt(std::string_view text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    const auto clan = parse<Clan>(text.substr(0, slash));
    const std::string_view digits = text.substr(slash + 1);
    if (!clan || digits.empty() || digits.size() > 2 || digits.find_first_not_of("0123456789") != digits.npos)
        return std::nullopt;
    int number = 0;
    for (const char c : digits)
        number = number * 10 + (c - '0');
    if (number == 0)
        return std::nullopt;
    return ClaimedAt{*clan, static_cast<std::uint8_t>(number - 1)};
}

std::string toString(const Aim& aim) {
    return fmt::format("{}>{}", toString(aim.machine), slotName(aim.at));
}

std::optional<Aim> parseAim(std::string_view text) {
    const std::size_t mark = text.find('>');
    if (mark == std::string_view::npos)
        return std::nullopt;
    const auto machine = parse<Machine>(text.substr(0, mark));
    const auto slot = parseSlot(text.substr(mark + 1));
    if (!machine || !slot)
        return std::nullopt;
    return Aim{*machine, *slot};
}

} // namespace watchfire::powder
