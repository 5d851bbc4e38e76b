// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/game_check.h"

#include "app/desk/kept_positions.h"
#include "app/desk/stored_lines.h"
#include "app/kiosk/saved_games.h"
#include "app/text/powder/refusal_text.h"
#include "app/text/refusal_text.h"
#include "app/text/setup_text.h"
#include "rules/game.h"
#include "rules/hex/log/json.h"
#include "rules/log/replay.h"
#include "rules/powder/log/json.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace watchfire::kiosk {

namespace {

struct GameCheckText {
    Q_DECLARE_TR_FUNCTIONS(GameCheckText)
};

using Json = nlohmann::ordered_json;

Result<hex::Command> commandOf(const HexGame& game, const Json& line) {
    return hex::commandFromJson(game.setup(), line);
}
Result<powder::Command> commandOf(const PowderGame& game, const Json& line) {
    return powder::commandFromJson(game.current(), line);
}

bool asks(const Json& line, const char* what) {
    return line.is_object() && line.contains("do") && line["do"] == what;
}

template <class Played> std::optional<Error> carryOut(Played& game, const Json& line) {
    if (asks(line, "undo"))
        return game.session().undo();
    const auto done = [&] {
        if (asks(line, "redo"))
            return game.session().redo();
        auto command = commandOf(game, line);
        return command ? game.session().submit(std::move(*command))
                       : decltype(game.session().redo())(command.error());
    }();
    return done ? std::nullopt : std::optional(done.error());
}

/// Carries out one line. Returns why that is not possible, as a sentence; empty if it was.
template <class Played> QString tryLine(Played& game, const Json& line) {
    const auto error = carryOut(game, line);
    if (!error)
        return {};
    const QString told = text::refusalText(game.current(), *error);
    return told.isEmpty() ? QString::fromStdString(error->message) : told;
}

/// The same for a game of either family.
QString tryLineOf(Game& game, const Json& line) {
    if (auto* hexGame = dynamic_cast<HexGame*>(&game))
        return tryLine(*hexGame, line);
    auto* powderGame = dynamic_cast<PowderGame*>(&game);
    return powderGame ? tryLine(*powderGame, line) : QString();
}

/// Carries out the lines after the first `done`, as far as the rules accept them and the time allows.
Reached repeat(const journal::GameLog& log, Game& game, int done, QDeadlineTimer until) {
    return repeatFrom(
        log, done, [&game](const Json& line) { return tryLineOf(game, line); }, until);
}

/// The latest lines that are reached from a kept position, if the lines before it cannot all be carried out.
void goOnFromPosition(const journal::GameLog& log, const Json& header, const Game& reached,
                      journal::CheckedGame& checked, QDeadlineTimer until) {
    for (const journal::Snapshot& kept : keptPositions(log, header, reached, checked.played, until)) {
        if (checked.until >= checked.lines)
            return;
        if (kept.n <= checked.until || kept.n > checked.lines)
            continue;
        const auto game = gameAt(header, kept);
        if (!game)
            continue;
        checked.from = kept.n;
        const Reached after = repeat(log, **game, kept.n, until);
        checked.until = after.lines;
        checked.late = after.late;
        if (after.mixed || after.late)
            return; // behind it the positions are of the other course, too
    }
}

} // namespace

journal::CheckedGame checkGame(const journal::GameLog& log, QDeadlineTimer until) {
    journal::CheckedGame checked;
    checked.id = log.game.id;
    checked.updated = log.game.updated;
    checked.lines = std::max(log.game.commands, static_cast<int>(log.commands.size()));
    const QString players = playersOf(log.game.header);
    const QString title = titleOf(log.game);
    checked.name =
        (players.isEmpty() ? title : GameCheckText::tr("%1 (%2)", "game, players").arg(title, players))
            .toStdString();
    if (checked.lines > journal::mostStored) {
        checked.begins = false;
        checked.reason = GameCheckText::tr("It has %1 lines; at most %2 are allowed.")
                             .arg(QString::number(checked.lines), QString::number(journal::mostStored))
                             .toStdString();
        return checked;
    }
    const auto header = parseLine(log.game.header, 1);
    const auto game = header ? storedGame(*header) : Result<std::unique_ptr<Game>>(header.error());
    if (!game) {
        checked.begins = false;
        checked.reason =
            (header ? text::setupRefusal(game.error()) : GameCheckText::tr("Its first line cannot be read."))
                .toStdString();
        return checked;
    }
    const Reached reached = repeat(log, **game, 0, until);
    checked.played = checked.until = reached.lines;
    checked.reason = reached.wrong.toStdString();
    checked.late = reached.late;
    if (!reached.late && !checked.whole() && !reached.mixed)
        goOnFromPosition(log, *header, **game, checked, until);
    if (checked.late)
        checked.reason = GameCheckText::tr("Its moves take too long to repeat.").toStdString();
    return checked;
}

} // namespace watchfire::kiosk
