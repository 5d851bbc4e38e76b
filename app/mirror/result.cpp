// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/result.h"

#include <QUrl>

#include <nlohmann/json.hpp>
#include <qrcodegen/qrcodegen.hpp>

#include <algorithm>
#include <string>

namespace watchfire::mirror {

namespace {

using Json = nlohmann::ordered_json;

std::string textIn(const Json& json, const char* field) {
    const auto found = json.find(field);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

auto gameIs(const std::string& game) {
    return [game](const Json& result) { return textIn(result, "game") == game; };
}

} // namespace

std::optional<Json> resultOf(const Json& view, const QString& table) {
    const auto end = view.find("end");
    if (end == view.end() || !end->contains("ranking") || view.value("practice", false))
        return std::nullopt;
    Json result{{"watchfire-result", resultVersion},     {"game", textIn(view, "game")},
                {"revision", view.value("revision", 0)}, {"table", table.toStdString()},
                {"scenario", textIn(view, "scenario")},  {"title", textIn(view, "title")},
                {"ended", textIn(view, "made")}};
    Json players = Json::array();
    for (const Json& row : (*end)["ranking"]) {
        Json player{{"name", textIn(row, "name")}, {"rank", row.value("rank", 0)}};
        // Some games end for all alike, without points.
        if (row.contains("points"))
            player["points"] = row["points"];
        player["winner"] = row.value("winner", false);
        player["colour"] = textIn(row, "colour");
        player["symbol"] = textIn(row, "symbol");
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
    std::string date = textIn(result, "ended").substr(0, 19); // "2026-01-02T20:14:00"
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

Json withResult(Json results, const Json& result) {
    const auto there = std::find_if(results.begin(), results.end(), gameIs(textIn(result, "game")));
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

void forgetBefore(Json& results, const std::string& since) {
    Json kept = Json::array();
    for (Json& result : results) {
        if (textIn(result, "ended") >= since)
            kept.push_back(std::move(result));
    }
    results = std::move(kept);
}

} // namespace watchfire::mirror
