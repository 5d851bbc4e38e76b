// SPDX-License-Identifier: Apache-2.0
// A copy of a shipped board, as the editor begins with it.
#pragma once

#include "app/boards/board_draft.h"
#include "app/boards/board_library.h"
#include "rules/hex/log/json.h"

#include <nlohmann/json.hpp>

#include <string>

namespace watchfire::boards {

inline Draft shipped(const std::string& name, hex::Scenario scenario) {
    const auto board = hex::boardFromJson(hex::Json::parse(read(name).value()));
    return copyOf(board.value().description(), scenario);
}

} // namespace watchfire::boards
