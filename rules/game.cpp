// SPDX-License-Identifier: Apache-2.0
#include "rules/game.h"

#include "rules/core/json_text.h"
#include "rules/hex/log/json.h"
#include "rules/hex/scenario.h"
#include "rules/log/answers.h"
#include "rules/log/origin.h"
#include "rules/log/replay.h"
#include "rules/powder/log/json.h"

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
        return refused(path, fmt::format("the name of what joins is wanted here, for example \"{}\"",
                                         hex::additionNames.front()));
    const std::string name = json.get<std::string>();
    if (const auto addition = hex::parseAddition(name))
        return *addition;
    const std::string joining = fmt::format("{}", fmt::join(hex::additionNames, " and "));
    if (hex::parseScenario(name))
        return refused(path, fmt::format("{} has a goal of its own, and a game has one; only {} can join "
                                         "another scenario",
                                         name, joining));
    return refused(path, fmt::format("\"{}\" cannot join a scenario; {} can", name, joining));
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
        return refused("$.scenario",
                       fmt::format("\"{}\" is no scenario of this version; it has {} and black-powder", name,
                                   fmt::join(hex::scenarioNames, ", ")));
    hex::Combination combination(*scenario);
    if (!json.is_object() || !json.contains("with") || json["with"].is_null())
        return combination;
    if (!json["with"].is_array())
        return refused("$.scenario.with", fmt::format("a list is wanted here, for example [\"{}\"]",
                                                      hex::additionNames.front()));
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

/// What the header's field at `path` names, as JSON.
Result<Json> named(const std::string& path, const std::string& name, const BoardSource& source) {
    auto text = source(name);
    if (!text)
        return text.error();
    auto json = parseLine(*text, 1);
    if (!json)
        return refused(path, fmt::format("\"{}\": {}", name, json.error().message));
    return std::move(*json);
}

/// The board inline, or its text from the source, as JSON.
Result<Json> boardJson(const Json& board, const BoardSource& boards) {
    if (board.is_object())
        return board;
    if (!board.is_string())
        return refused("$.board", "a board's name, a path, or the board itself is wanted here");
    return named("$.board", board.get<std::string>(), boards);
}

/// One line of the log, undo and redo included, for a session of whatever rules.
/// `read` gives the typed command, `write` the answer's JSON, `open` the decision after an undo.
template <class Session, class Read, class Write, class Open>
Json submitTo(Session& session, const Json& command, Read&& read, Write&& write, Open&& open) {
    const auto named = [&](std::string_view name) {
        return command.is_object() && command.contains("do") && command["do"] == name;
    };
    if (named("undo")) {
        if (auto error = session.undo())
            return refusalJson(*error);
        return write({}, open());
    }
    auto outcome = [&]() -> Result<typename Session::Outcome> {
        if (named("redo"))
            return session.redo();
        auto parsed = read();
        if (!parsed)
            return parsed.error();
        return session.submit(std::move(*parsed), originFromJson(command));
    }();
    if (!outcome)
        return refusalJson(outcome.error());
    return write(outcome->steps, outcome->decision);
}

/// The players as the header has them; `id` gives a player's.
template <class Players, class Id> Json playersToJson(const Players& players, Id&& id) {
    Json list = Json::array();
    for (const auto& player : players) {
        Json entry{{"id", id(player)}};
        if (player.name != id(player))
            entry["name"] = player.name;
        if (!player.seat.empty())
            entry["seat"] = player.seat;
        list.push_back(entry);
    }
    return list;
}

/// Where the game begins, if not at its set-up; null where it does.
template <class State> Json startPosition(const State& start, const State& usual) {
    return start == usual ? Json(nullptr) : positionJson(start);
}

/// Where a header's game begins: at its "position", or where its set-up does.
template <class SetupRef>
auto startOf(const Json& header, const SetupRef& setup) -> Result<decltype(initialState(setup))> {
    if (!header.contains("position") || header["position"].is_null())
        return initialState(setup);
    return positionFromJson(setup, header["position"]);
}

/// The book inline, or its text from the source; an empty one where the header names none.
Result<powder::Book> bookOf(const Json& header, const BookSource& books) {
    if (!header.contains("book") || header["book"].is_null())
        return powder::Book{};
    Json json = header["book"];
    if (json.is_string()) {
        if (!books)
            return refused("$.book", "no value books are at hand here; write the book inline");
        auto parsed = named("$.book", json.get<std::string>(), books);
        if (!parsed)
            return parsed.error();
        json = std::move(*parsed);
    }
    auto book = powder::bookFromJson(json);
    if (!book)
        return Error{ErrorCode::header, {}, "$.book" + book.error().message, "$.book" + book.error().subject};
    return book;
}

/// The version whose answers the log gets, the newest if it names none. Nothing if this program does not know
/// it.
std::optional<int> rulesOf(const Json& header) {
    return header.contains("rules") ? integerOf(header["rules"], 1, rulesVersion) : rulesVersion;
}

Result<std::unique_ptr<Game>> makePowderGame(const Json& header, const BookSource& books) {
    auto players = powder::playersFromJson(header["players"]);
    if (!players)
        return players.error();
    auto options = powder::optionsFromJson(header.contains("options") ? header["options"] : Json(nullptr));
    if (!options)
        return options.error();
    auto book = bookOf(header, books);
    if (!book)
        return book.error();
    auto setup =
        powder::Setup::make(std::move(*players), *options,
                            std::make_shared<const powder::Book>(std::move(*book)), *rulesOf(header));
    if (!setup)
        return setup.error();
    auto start = startOf(header, *setup);
    if (!start)
        return start.error();
    return std::unique_ptr<Game>(std::make_unique<PowderGame>(std::move(*setup), std::move(*start)));
}

} // namespace

HexGame::HexGame(std::shared_ptr<const hex::Setup> setup, std::string boardReference, hex::State start)
    : PlayedGame(std::move(setup), std::move(start)), m_boardReference(std::move(boardReference)) {}

Json HexGame::submit(const Json& command) {
    return submitTo(
        m_session, command, [&] { return hex::commandFromJson(*m_setup, command); },
        [&](const hex::Steps& steps, const auto& decision) {
            return hex::answerJson(*m_setup, steps, decision);
        },
        [&] { return hex::openDecision(m_session.state()); });
}

Json HexGame::state() const {
    return hex::toJson(m_session.state());
}

Json HexGame::header() const {
    Json json{{"watchfire", 1}, {"rules", m_setup->rules()}, {"scenario", toJson(m_setup->combination())}};
    json["board"] = Json::parse(m_boardReference);
    json["players"] = playersToJson(m_setup->players(), [](const hex::Player& player) { return player.id; });
    json["options"] = hex::toJson(m_setup->options());
    if (auto start = startPosition(m_session.stateAt(0), hex::initialState(hex::SetupRef(m_setup)));
        !start.is_null())
        json["position"] = std::move(start);
    return json;
}

Json HexGame::position() const {
    return hex::positionJson(m_session.state());
}

Json HexGame::commandLine(std::size_t n) const {
    const auto& entry = m_session.entries()[n];
    return hex::toJson(*m_setup, entry.command, entry.origin);
}

PowderGame::PowderGame(std::shared_ptr<const powder::Setup> setup, powder::State start)
    : PlayedGame(std::move(setup), std::move(start)) {}

Json PowderGame::submit(const Json& command) {
    return submitTo(
        m_session, command, [&] { return powder::commandFromJson(m_session.state(), command); },
        [](const powder::Steps& steps, const auto& decision) { return powder::answerJson(steps, decision); },
        [&] { return powder::openDecision(m_session.state()); });
}

Json PowderGame::state() const {
    return powder::toJson(m_session.state());
}

Json PowderGame::header() const {
    Json json{{"watchfire", 1}, {"rules", m_setup->rules()}, {"scenario", "black-powder"}};
    json["book"] = powder::toJson(*m_setup->book());
    json["players"] = playersToJson(m_setup->players(), [](const powder::Player& player) {
        return std::string(powder::toString(player.clan));
    });
    json["options"] = powder::toJson(m_setup->options());
    if (auto start = startPosition(m_session.stateAt(0), powder::initialState(m_setup)); !start.is_null())
        json["position"] = std::move(start);
    return json;
}

Json PowderGame::position() const {
    return powder::positionJson(m_session.state());
}

Json PowderGame::commandLine(std::size_t n) const {
    const auto& entry = m_session.entries()[n];
    return powder::toJson(entry.command, entry.origin);
}

Result<std::unique_ptr<Game>> makeGame(const Json& header, const BoardSource& boards,
                                       const BookSource& books) {
    if (!header.is_object() || !header.contains("watchfire") || !header["watchfire"].is_number_integer())
        return refused("$.watchfire", "the first line of a log is its header, {\"watchfire\":1,…}");
    if (header["watchfire"] != 1)
        return refused(
            "$.watchfire",
            fmt::format(
                "this log is of version {}; this program reads version 1. A newer Watchfire reads it.",
                header["watchfire"].dump()));
    if (!rulesOf(header))
        return refused(
            "$.rules",
            fmt::format("this log was made with rules {}; this program knows 1 to {}. A newer Watchfire may "
                        "read it.",
                        header["rules"].dump(), rulesVersion));
    const bool powder = header.contains("scenario") && header["scenario"] == "black-powder";
    for (const char* field : {"scenario", "board", "players"})
        if (!header.contains(field) && !(powder && std::string_view(field) == "board"))
            return refused(std::string("$.") + field, "is missing");
    if (powder)
        return makePowderGame(header, books);

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
                                  std::move(*players), *options, *rulesOf(header));
    if (!setup)
        return setup.error();
    auto start = startOf(header, hex::SetupRef(*setup));
    if (!start)
        return start.error();
    return std::unique_ptr<Game>(
        std::make_unique<HexGame>(std::move(*setup), header["board"].dump(), std::move(*start)));
}

} // namespace watchfire
