// SPDX-License-Identifier: Apache-2.0
#include "rules/core/error.h"

#include "rules/core/named.h"

namespace watchfire {

namespace {

constexpr Names<static_cast<std::size_t>(lastErrorCode) + 1> codeNames{
    "syntax",          "header",          "unknown-player",      "unknown-place",
    "unknown-piece",   "unknown-option",  "bad-value",           "bad-dice",
    "game-over",       "decision-open",   "no-decision",         "not-an-option",
    "not-begun",       "already-begun",   "not-your-turn",       "already-rolled",
    "not-rolled",      "one-card-a-turn", "not-your-wall",       "wall-complete",
    "knight-actions",  "robber-drowned",  "forbidden-place",     "repair-first",
    "occupied",        "too-close",       "not-connected",       "not-land",
    "not-sea",         "ship-fixed",      "no-piece-left",       "nothing-to-undo",
    "nothing-to-redo", "wrong-season",    "no-such-spot",        "spot-taken",
    "wrong-row",       "section-full",    "section-out-of-play", "no-horde",
    "no-firing-spot",  "unknown-card",    "wrong-clan"};

} // namespace

std::string_view toString(ErrorCode code) {
    return codeNames[static_cast<std::size_t>(code)];
}

} // namespace watchfire
