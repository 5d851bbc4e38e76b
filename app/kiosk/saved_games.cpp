// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/saved_games.h"

#include "app/desk/game_recorder.h"
#include "app/game/hex/table_presenter.h"
#include "app/models/powder_new_game.h"
#include "app/text/clipped.h"
#include "app/text/names.h"
#include "app/text/powder/names.h"
#include "app/text/when_text.h"
#include "rules/core/name_length.h"
#include "rules/hex/kinds.h"
#include "rules/hex/setup.h"
#include "rules/log/replay.h"
#include "rules/powder/log/json.h"

#include <QCoreApplication>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace watchfire::kiosk {

namespace {

struct SavedGamesText {
    Q_DECLARE_TR_FUNCTIONS(SavedGamesText)
};

using Json = nlohmann::ordered_json;

/// Empty if there is no such text.
std::string textIn(const Json& json, const char* field) {
    const auto it = json.is_object() ? json.find(field) : json.end();
    return it != json.end() && it->is_string() ? it->get<std::string>() : std::string();
}

QString nameOf(const Json& player) {
    const std::string id = textIn(player, "id");
    const std::string name = textIn(player, "name");
    if (!name.empty() && name != id)
        return QString::fromStdString(name);
    if (const auto clan = powder::parse<powder::Clan>(id))
        return text::clanName(*clan);
    return text::colourName(QString::fromStdString(id));
}

/// Null if the text is no JSON.
Json headerOf(const std::string& line) {
    auto header = parseLine(line, 1);
    return header ? std::move(header).value() : Json();
}

QString playersIn(const Json& header) {
    QStringList names;
    if (header.is_object() && header.contains("players") && header["players"].is_array()) {
        for (const Json& player : header["players"]) {
            if (const QString name = nameOf(player); !name.isEmpty())
                names.append(text::clipped(name, mostNameCharacters));
        }
    }
    return text::clipped(names.join(SavedGamesText::tr(", ", "between the names of players")));
}

/// A header's `scenario`; nothing if it names one that this version does not know.
std::optional<hex::Combination> combinationIn(const Json& scenario) {
    const auto base =
        hex::parseScenario(scenario.is_string() ? scenario.get<std::string>() : textIn(scenario, "base"));
    if (!base)
        return std::nullopt;
    hex::Combination combination(*base);
    const Json with = scenario.is_object() && scenario.contains("with") ? scenario["with"] : Json();
    if (!with.is_array())
        return with.is_null() ? std::optional(combination) : std::nullopt;
    for (const Json& name : with) {
        const auto addition = hex::parseAddition(name.is_string() ? name.get<std::string>() : "");
        if (!addition)
            return std::nullopt;
        combination.with.push_back(*addition);
    }
    return combination;
}

QString titleIn(const Json& header, const journal::GameRecord& game) {
    QString stored = text::clipped(QString::fromStdString(game.title), mostNameCharacters);
    if (!header.is_object() || !header.contains("scenario"))
        return stored;
    const Json& scenario = header["scenario"];
    const Json& base = scenario.is_object() && scenario.contains("base") ? scenario["base"] : scenario;
    if (base == PowderNewGame::scenario)
        return PowderNewGame::title();
    const auto combination = combinationIn(scenario);
    return combination ? gameTitle(*combination) : stored;
}

} // namespace

QString playersOf(const std::string& header) {
    return playersIn(headerOf(header));
}

QString titleOf(const journal::GameRecord& game) {
    return titleIn(headerOf(game.header), game);
}

SavedGameRow savedGameRow(const journal::GameRecord& game) {
    const Json header = headerOf(game.header);
    SavedGameRow row;
    row.id = QString::fromStdString(game.id);
    row.title = titleIn(header, game);
    row.players = playersIn(header);
    row.when = text::whenText(game.updated);
    row.moves = SavedGamesText::tr("%n move(s)", nullptr, game.commands);
    if (game.id.starts_with(journal::fromFile)) {
        const QString since = text::whenText(game.created);
        row.origin = since.isEmpty() || since == row.when
                         ? SavedGamesText::tr("from a file")
                         : SavedGamesText::tr("from a file, %1", "when it was read").arg(since);
    }
    if (header.is_object() && watchfire::isPractice(header))
        row.origin = row.origin.isEmpty()
                         ? SavedGamesText::tr("practice")
                         : SavedGamesText::tr("practice") + QStringLiteral(" · ") + row.origin;
    row.over = game.finished;
    return row;
}

bool isPractice(const journal::GameRecord& game) {
    const Json header = headerOf(game.header);
    return header.is_object() && watchfire::isPractice(header);
}

const journal::GameRecord* toGoOnWith(const std::vector<journal::GameRecord>& games, QDeadlineTimer until) {
    const journal::GameRecord* practice = nullptr;
    for (const journal::GameRecord& game : games) {
        if (game.finished)
            continue;
        if (!isPractice(game))
            return &game;
        if (practice == nullptr)
            practice = &game;
        if (until.hasExpired())
            break;
    }
    return practice;
}

QList<SavedGameRow> SavedGames::rows(const std::vector<journal::GameRecord>& games, QDeadlineTimer until) {
    if (m_today != QDate::currentDate())
        forget();
    m_today = QDate::currentDate();
    QHash<QString, Known> still;
    QList<SavedGameRow> rows;
    for (const journal::GameRecord& game : games) {
        const QString id = QString::fromStdString(game.id);
        Known known = m_known.take(id);
        if (known.row.id != id || known.header != game.header || known.title != game.title ||
            known.updated != game.updated) {
            journal::GameRecord read = game;
            if (until.hasExpired())
                read.header.clear(); // it is another one at the next look, which reads it
            known = {read.header, game.title, game.updated, savedGameRow(read)};
        }
        known.row.over = game.finished;
        known.row.moves = SavedGamesText::tr("%n move(s)", nullptr, game.commands);
        rows.append(known.row);
        still.insert(id, known);
    }
    m_known = std::move(still);
    return rows;
}

} // namespace watchfire::kiosk
