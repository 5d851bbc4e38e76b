// SPDX-License-Identifier: Apache-2.0
// Names of commands' values, decisions and steps' words, as the log writes them.
#include "rules/core/named.h"
#include "rules/powder/command.h"
#include "rules/powder/step.h"

#include <fmt/format.h>

namespace watchfire::powder {

namespace {
constexpr Names<11> decisionNames{"value",       "indicator", "fire",  "step-in", "casualties", "save",
                                  "shame-place", "tower",     "shoot", "rocket",  "artifacts"};
constexpr Names<8> reminderNames{"income", "advisors", "command-cards", "ability",
                                 "tea",    "hordes",   "overseers",     "machine"};
constexpr Names<3> wasteNames{"gap", "wounded", "immune"};
constexpr Names<2> lossNames{"pool-empty", "no-place"};
constexpr Names<2> breachNames{"power", "ladders"};
constexpr Names<2> breakerNames{"ram", "trebuchet"};
} // namespace

std::string_view toString(DecisionKind kind) {
    return decisionNames[static_cast<std::size_t>(kind)];
}
std::optional<DecisionKind> parseDecisionKind(std::string_view text) {
    return valueNamed<DecisionKind>(decisionNames, text);
}
std::string_view toString(Reminder what) {
    return reminderNames[static_cast<std::size_t>(what)];
}
std::string_view toString(WasteReason why) {
    return wasteNames[static_cast<std::size_t>(why)];
}
std::string_view toString(ShameLoss why) {
    return lossNames[static_cast<std::size_t>(why)];
}
std::string_view toString(BreachBy by) {
    return breachNames[static_cast<std::size_t>(by)];
}
std::string_view toString(WallBreaker by) {
    return breakerNames[static_cast<std::size_t>(by)];
}

std::string toString(ClaimedAt at) {
    return fmt::format("{}/{}", toString(at.clan), at.index + 1);
}

std::optional<ClaimedAt> parseClaimedAt(std::string_view text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    const auto clan = parseClan(text.substr(0, slash));
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
    const auto machine = parseMachine(text.substr(0, mark));
    const auto slot = parseSlot(text.substr(mark + 1));
    if (!machine || !slot)
        return std::nullopt;
    return Aim{*machine, *slot};
}

} // namespace watchfire::powder
