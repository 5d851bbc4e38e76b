// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/result.h"

#include "rules/core/json_text.h"

#include <QDateTime>
#include <QUrl>

#include <nlohmann/json.hpp>
#include <qrcodegen/qrcodegen.hpp>

#include <algorithm>
#include <limits>
#include <string>

namespace watchfire::mirror {

namespace {

using Json = nlohmann::ordered_json;

/// In bytes. A hall's broker (scripts/hall.sh) refuses more at once and ends the connection each time. A game
/// has a few kB.
constexpr std::size_t mostKept = 200'000;

/// Empty where there is no text.
std::string wordsOf(const Json& json, const char* field) {
    return textIn(json, field).value_or(std::string());
}

auto gameIs(const std::string& game) {
    return [game](const Json& result) { return wordsOf(result, "game") == game; };
}

} // namespace

std::optional<Json> resultOf(const Json& view, const QString& table) {
    const auto end = view.find("end");
    if (end == view.end() || !end->contains("ranking") || view.value("practice", false))
        return std::nullopt;
    Json result{{"watchfire-result", resultVersion},     {"game", wordsOf(view, "game")},
                {"revision", view.value("revision", 0)}, {"table", table.toStdString()},
                {"scenario", wordsOf(view, "scenario")}, {"title", wordsOf(view, "title")},
                {"ended", wordsOf(view, "made")}};
    Json players = Json::array();
    for (const Json& row : (*end)["ranking"]) {
        Json player{{"name", wordsOf(row, "name")}, {"rank", row.value("rank", 0)}};
        // Some games end for all alike, without points.
        if (row.contains("points"))
            player["points"] = row["points"];
        player["winner"] = row.value("winner", false);
        player["colour"] = wordsOf(row, "colour");
        player["symbol"] = wordsOf(row, "symbol");
        players.push_back(std::move(player));
    }
    result["players"] = std::move(players);
    return result;
}

QByteArray bgStatsLink(const Json& result) {
    Json players = Json::array();
    for (const Json& player : result["players"]) {
        Json each{{"name", player["name"]}, {"startPlayer", false}, {"winner", player["winner"]}};
        if (player.contains("points"))
            each["score"] = std::to_string(player["points"].get<int>());
        players.push_back(std::move(each));
    }
    std::string date = wordsOf(result, "ended").substr(0, 19); // "2026-01-02T20:14:00"
    std::replace(date.begin(), date.end(), 'T', ' ');
    const Json play{{"sourceName", "Watchfire"},
                    {"sourcePlayId", result["game"]},
                    {"playDate", date},
                    {"game", {{"name", result["title"]}, {"highestWins", true}}},
                    {"players", std::move(players)}};
    return "https://app.bgstatsapp.com/createPlay.html?data=" +
           QUrl::toPercentEncoding(QString::fromStdString(play.dump()));
}

Json codeOf(const QByteArray& text) {
    try {
        const auto code = qrcodegen::QrCode::encodeText(text.constData(), qrcodegen::QrCode::Ecc::LOW);
        const int size = code.getSize();
        Json rows = Json::array();
        for (int y = 0; y < size; ++y) {
            std::string row;
            for (int x = 0; x < size; x += 4) {
                int digit = 0;
                for (int bit = 0; bit < 4; ++bit)
                    digit = 2 * digit + (code.getModule(x + bit, y) ? 1 : 0);
                row += "0123456789abcdef"[digit];
            }
            rows.push_back(std::move(row));
        }
        return {{"size", size}, {"rows", std::move(rows)}};
    } catch (const qrcodegen::data_too_long&) {
        return nullptr;
    }
}

Json wholeResults(const Json& kept) {
    const auto whole = [](const Json& result) {
        const QString ended = QString::fromStdString(wordsOf(result, "ended"));
        if (wordsOf(result, "game").empty() || !QDateTime::fromString(ended, Qt::ISODateWithMs).isValid())
            return false;
        const auto players = result.find("players");
        return integerIn(result, "revision", 0, std::numeric_limits<int>::max()) && players != result.end() &&
               players->is_array() && std::all_of(players->begin(), players->end(), [](const Json& player) {
                   return player.is_object() && textIn(player, "name");
               });
    };
    Json results = Json::array();
    std::size_t bytes = 0;
    for (auto each = kept.rbegin(); kept.is_array() && each != kept.rend(); ++each) {
        const std::size_t more = whole(*each) ? each->dump().size() : mostKept;
        if (bytes + more >= mostKept)
            continue;
        bytes += more;
        results.insert(results.begin(), *each);
    }
    return results;
}

Json withResult(Json results, const Json& result) {
    const auto there = std::find_if(results.begin(), results.end(), gameIs(wordsOf(result, "game")));
    if (there != results.end())
        *there = result;
    else
        results.push_back(result);
    return results;
}

bool takeResult(Json& results, const std::string& game) {
    const auto there = std::find_if(results.begin(), results.end(), gameIs(game));
    if (there == results.end())
        return false;
    results.erase(there);
    return true;
}

bool endBy(Json& results, const std::string& now) {
    bool changed = false;
    for (Json& result : results) {
        if (wordsOf(result, "ended") <= now)
            continue;
        result["ended"] = now;
        changed = true;
    }
    return changed;
}

void forgetBefore(Json& results, const std::string& since) {
    Json kept = Json::array();
    for (Json& result : results) {
        if (wordsOf(result, "ended") >= since)
            kept.push_back(std::move(result));
    }
    results = std::move(kept);
}

} // namespace watchfire::mirror
