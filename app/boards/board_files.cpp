// SPDX-License-Identifier: Apache-2.0
#include "app/boards/board_files.h"

#include "app/boards/filled.h"
#include "app/boards/pioneers_file.h"
#include "rules/core/json_text.h"
#include "rules/hex/log/json.h"
#include "rules/hex/scenario.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace watchfire::boards {

namespace {

using Json = nlohmann::ordered_json;

struct BoardFiles {
    Q_DECLARE_TR_FUNCTIONS(BoardFiles)
};

hex::Scenario scenarioOf(const hex::BoardDescription& board, hex::Scenario wanted) {
    if (const hex::Scenario shown = hex::scenarioOf(board); shown != hex::Scenario::base)
        return shown;
    // A board for a scenario that needs a tile is still to get it.
    const auto tiles = hex::boardTiles();
    const bool awaits = std::any_of(tiles.begin(), tiles.end(),
                                    [&](const hex::BoardTile* tile) { return tile->scenario() == wanted; });
    return awaits ? wanted : hex::Scenario::base;
}

template <class... Words> Error refused(ErrorCode code, const QString& sentence, const Words&... words) {
    return {code, {}, filled(sentence, words...), {}};
}

/// The rules' message about a field stays English: it uses the names that a text editor shows to whoever
/// repairs the file.
Error wrongField(int line, const std::string& message) {
    return refused(ErrorCode::header, BoardFiles::tr("line %1: %2. Correct this in a text editor."), line,
                   message);
}

Error brokenText(const JsonFault& fault) {
    switch (fault.kind) {
    case JsonFault::Kind::broken:
        break;
    case JsonFault::Kind::tooLarge:
        return refused(ErrorCode::syntax,
                       BoardFiles::tr("line %1: this number is too large. Correct it in a text editor."),
                       fault.line);
    case JsonFault::Kind::tooDeep:
    case JsonFault::Kind::tooWide:
        return refused(
            ErrorCode::syntax,
            BoardFiles::tr("line %1: no board has so many fields or so many brackets one within another. "
                           "Choose another file."),
            fault.line);
    }
    return refused(
        ErrorCode::syntax,
        BoardFiles::tr("line %1: this is no JSON; a bracket, a comma or a quotation mark is missing or "
                       "too many there."),
        fault.line);
}

Result<BoardFile> readPioneersFile(std::string_view text, hex::Scenario wanted) {
    auto game = readPioneers(text, Wording::ofTheTable);
    if (!game)
        return game.error();
    BoardFile file;
    const auto title = game->board.title.find("en");
    file.title = title == game->board.title.end() ? std::string() : title->second;
    file.draft = copyOf(game->board, scenarioOf(game->board, wanted));
    for (const auto& remark : game->remarks)
        file.remarks.push_back(remark.message);
    return file;
}

Result<BoardFile> readJson(std::string_view text, hex::Scenario wanted) {
    const auto read = readJsonText(text);
    if (!read)
        return brokenText(read.fault());
    const Json& json = *read;
    if (!json.is_object() || !json.contains("watchfire-board"))
        return refused(
            ErrorCode::header,
            BoardFiles::tr(
                "line 1: the file needs the field \"watchfire-board\" to be a board. Choose another file."));
    auto board = unfinishedFromJson(json);
    if (!board)
        return wrongField(lineOfPath(text, board.error().subject), board.error().message);
    BoardFile file;
    const auto title = board->title.find("en");
    file.title = title == board->title.end() ? board->name : title->second;
    file.draft = copyOf(*board, scenarioOf(*board, wanted));
    // Fields of a file that was written while the board was under construction.
    if (json.contains("draft")) {
        if (!json["draft"].is_object())
            return wrongField(lineOfPath(text, "$.draft"), "$.draft: an object is wanted here");
        Json kept = json["draft"];
        kept["board"] = hex::toJson(*board);
        auto draft = draftFromJson(kept);
        if (!draft)
            return wrongField(lineOfPath(text, "$.draft"), draft.error().message);
        file.draft = std::move(*draft);
        file.draft.board.example = false;
    }
    return file;
}

} // namespace

Result<BoardFile> readBoardFile(std::string_view text, bool pioneers, hex::Scenario wanted) {
    return pioneers ? readPioneersFile(text, wanted) : readJson(text, wanted);
}

std::string fileOf(const Draft& draft) {
    Json json = hex::toJson(draft.board);
    Json kept = toJson(draft);
    kept.erase("board");
    json["draft"] = std::move(kept);
    constexpr int indent = 2;
    return json.dump(indent) + "\n";
}

std::string fileNameOf(std::string_view title, const char* otherwise) {
    std::string name;
    for (const char c : title) {
        const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        if ((lower >= '0' && lower <= '9') || (lower >= 'a' && lower <= 'z'))
            name += lower;
        else if (!name.empty() && name.back() != '-')
            name += '-';
    }
    if (!name.empty() && name.back() == '-')
        name.pop_back();
    return name.empty() ? otherwise : name;
}

} // namespace watchfire::boards
