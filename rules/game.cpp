// SPDX-License-Identifier: Apache-2.0
#include "rules/game.h"

#include "rules/hex/log/json.h"
#include "rules/log/answers.h"
#include "rules/log/origin.h"
#include "rules/log/replay.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace watchfire {

using Json = nlohmann::ordered_json;

namespace {

Error refused(std::string path, std::string_view reason) {
    std::string message = fmt::format("{}: {}", path, reason);
    return {ErrorCode::header, {}, std::move(message), std::move(path)};
}

/// What joins the base of a combination; an element of `with`.
Result<hex::Addition> additionFromJson(const Json& json, std::size_t place) {
    const std::string path = fmt::format("$.scenario.with[{}]", place);
    if (!json.is_string())
        return refused(path, "the name of what joins is wanted here, for example \"great-river\"");
    const std::string name = json.get<std::string>();
    if (const auto addition = hex::parseAddition(name))
        return *addition;
    if (hex::parseScenario(name))
        return refused(path, fmt::format("{} has a goal of its own, and a game has one; only great-river and "
                                         "volcano-jungle can join another scenario",
                                         name));
    return refused(path,
                   fmt::format("\"{}\" cannot join a scenario; great-river and volcano-jungle can", name));
}

/// "great-wall", or {"base":"…","with":[…]}.
Result<hex::Combination> combinationFromJson(const Json& json) {
    std::string name;
    if (json.is_string())
        name = json.get<std::string>();
    else if (json.is_object() && json.contains("base") && json["base"].is_string())
        name = json["base"].get<std::string>();
    else
        return refused("$.scenario", "the name of a scenario is wanted here, for example \"great-wall\"");
    const auto scenario = hex::parseScenario(name);
    if (!scenario)
        return refused(
            "$.scenario",
            fmt::format(
                "\"{}\" is no scenario of this version; it has base, great-wall, world, great-river and "
                "raiders",
                name));
    hex::Combination combination(*scenario);
    if (!json.is_object() || !json.contains("with") || json["with"].is_null())
        return combination;
    if (!json["with"].is_array())
        return refused("$.scenario.with", "a list is wanted here, for example [\"great-river\"]");
    for (std::size_t i = 0; i < json["with"].size(); ++i) {
        const auto addition = additionFromJson(json["with"][i], i);
        if (!addition)
            return addition.error();
        combination.with.push_back(*addition);
    }
    return combination;
}

Json toJson(const hex::Combination& combination) {
    if (combination.with.empty())
        return hex::toString(combination.base);
    Json json{{"base", hex::toString(combination.base)}, {"with", Json::array()}};
    for (const hex::Addition addition : combination.with)
        json["with"].push_back(hex::toString(addition));
    return json;
}

/// The board inline, or its text from the source, as JSON.
Result<Json> boardJson(const Json& board, const BoardSource& boards) {
    if (board.is_object())
        return board;
    if (!board.is_string())
        return refused("$.board", "a board's name, a path, or the board itself is wanted here");
    auto text = boards(board.get<std::string>());
    if (!text)
        return text.error();
    auto json = parseLine(*text, 1);
    if (!json)
        return Error{ErrorCode::header,
                     {},
                     fmt::format("$.board: \"{}\": {}", board.get<std::string>(), json.error().message),
                     "$.board"};
    return std::move(*json);
}

} // namespace

HexGame::HexGame(std::shared_ptr<const hex::Setup> setup, std::string boardReference)
    : m_setup(std::move(setup))
    , m_boardReference(std::move(boardReference))
    , m_session(hex::initialState(hex::SetupRef(m_setup))) {}

Json HexGame::submit(const Json& command) {
    const auto named = [&](std::string_view name) {
        return command.is_object() && command.contains("do") && command["do"] == name;
    };
    if (named("undo")) {
        if (auto error = m_session.undo())
            return refusalJson(*error);
        return hex::answerJson(*m_setup, {}, hex::openDecision(m_session.state()));
    }
    Result<hex::Outcome> outcome = [&]() -> Result<hex::Outcome> {
        if (named("redo"))
            return m_session.redo();
        auto parsed = hex::commandFromJson(*m_setup, command);
        if (!parsed)
            return parsed.error();
        return m_session.submit(std::move(*parsed), originFromJson(command));
    }();
    if (!outcome)
        return refusalJson(outcome.error());
    return hex::answerJson(*m_setup, outcome->steps, outcome->decision);
}

Json HexGame::state() const {
    return hex::toJson(m_session.state());
}

Json HexGame::header() const {
    Json json{{"watchfire", 1}, {"rules", rulesVersion}, {"scenario", toJson(m_setup->combination())}};
    json["board"] = Json::parse(m_boardReference);
    json["players"] = Json::array();
    for (const hex::Player& player : m_setup->players()) {
        Json entry{{"id", player.id}};
        if (player.name != player.id)
            entry["name"] = player.name;
        if (!player.seat.empty())
            entry["seat"] = player.seat;
        json["players"].push_back(entry);
    }
    json["options"] = hex::toJson(m_setup->options());
    return json;
}

Json HexGame::commandLine(std::size_t n) const {
    const auto& entry = m_session.entries()[n];
    return hex::toJson(*m_setup, entry.command, entry.origin);
}

Result<std::unique_ptr<Game>> makeGame(const Json& header, const BoardSource& boards) {
    if (!header.is_object() || !header.contains("watchfire") || !header["watchfire"].is_number_integer())
        return refused("$.watchfire", "the first line of a log is its header, {\"watchfire\":1,…}");
    if (header["watchfire"] != 1)
        return refused(
            "$.watchfire",
            fmt::format(
                "this log is of version {}; this program reads version 1. A newer Watchfire reads it.",
                header["watchfire"].dump()));
    if (header.contains("rules") &&
        (!header["rules"].is_number_integer() || header["rules"].get<double>() > rulesVersion))
        return refused(
            "$.rules",
            fmt::format("this log was made with rules {}; this program has {}. A newer Watchfire reads it.",
                        header["rules"].dump(), rulesVersion));
    for (const char* field : {"scenario", "board", "players"})
        if (!header.contains(field))
            return refused(std::string("$.") + field, "is missing");

    auto combination = combinationFromJson(header["scenario"]);
    if (!combination)
        return combination.error();
    auto json = boardJson(header["board"], boards);
    if (!json)
        return json.error();
    auto board = hex::boardFromJson(*json);
    if (!board) {
        // The board's own paths start at its root; in a header they continue the field's.
        Error error = board.error();
        if (error.subject.starts_with("$")) {
            error.message = "$.board" + error.message.substr(1);
            error.subject = "$.board" + error.subject.substr(1);
        }
        return error;
    }
    auto players = hex::playersFromJson(header["players"]);
    if (!players)
        return players.error();
    auto options = hex::optionsFromJson(header.contains("options") ? header["options"] : Json(nullptr));
    if (!options)
        return options.error();
    auto setup = hex::Setup::make(*combination, std::make_shared<const hex::Board>(std::move(*board)),
                                  std::move(*players), *options);
    if (!setup)
        return setup.error();
    return std::unique_ptr<Game>(std::make_unique<HexGame>(std::move(*setup), header["board"].dump()));
}

} // namespace watchfire
