// SPDX-License-Identifier: Apache-2.0
// The games and answers that were recorded under tests/golden and tests/end-to-end.
#pragma once

#include "app/boards/board_library.h"
#include "app/books/book_library.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace watchfire::test {

using Json = nlohmann::ordered_json;

/// The lines of tests/`name`.jsonl. A header that names a board or a book holds it instead.
inline std::vector<Json> recorded(const std::string& name) {
    std::ifstream file(WATCHFIRE_SOURCE_DIR "/tests/" + name + ".jsonl");
    std::vector<Json> lines;
    for (std::string line; std::getline(file, line);)
        lines.push_back(Json::parse(line));
    if (lines.empty())
        throw std::runtime_error("no lines in tests/" + name + ".jsonl");
    Json& header = lines.front();
    if (header.contains("board") && header["board"].is_string())
        header["board"] = Json::parse(boards::read(header["board"].get<std::string>()).value());
    if (header.contains("book") && header["book"].is_string())
        header["book"] = Json::parse(books::read(header["book"].get<std::string>()).value());
    return lines;
}

/// The games under tests/golden, of both families, in the order of their names.
inline std::vector<std::string> goldenGames() {
    std::vector<std::string> names;
    for (const auto& file : std::filesystem::directory_iterator(WATCHFIRE_SOURCE_DIR "/tests/golden")) {
        const std::string name = file.path().filename().string();
        if (name.ends_with(".jsonl") && !name.ends_with(".out.jsonl"))
            names.push_back(file.path().stem().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

} // namespace watchfire::test
