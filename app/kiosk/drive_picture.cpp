// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/drive_picture.h"

#include "app/drive/model_rows.h"
#include "app/game/game_family.h"
#include "app/models/table_model.h"

#include <nlohmann/json.hpp>

#include <cstddef>

namespace watchfire::kiosk {

namespace {

using Json = nlohmann::ordered_json;

/// All cards of the commands that may still be shown, and how many of the command's steps each contains.
Json beatsOf(const GameFamily& family) {
    const std::vector<Told>& told = family.told();
    std::size_t first = family.position();
    while (first > 0 && !told[--first].clearsCards) {
    }
    Json beats = Json::array();
    for (std::size_t n = first; n < family.position(); ++n) {
        for (qsizetype i = 0; i < told[n].cards.size(); ++i) {
            const ToldCard& card = told[n].cards[i];
            beats.push_back({{"command", n + 1},
                             {"card", i},
                             {"icon", card.icon.toStdString()},
                             {"steps", card.steps},
                             {"by-hand", card.byHand}});
        }
    }
    return beats;
}

/// The last commands in force, as the log has them, from the one with the number "from" on (0 is the first).
Json logOf(const GameFamily& family) {
    constexpr std::size_t shown = 16;
    const std::size_t end = family.position();
    const std::size_t from = end > shown ? end - shown : 0;
    Json log{{"from", from}, {"lines", Json::array()}};
    for (std::size_t n = from; n < end; ++n)
        log["lines"].push_back(family.game()->commandLine(n));
    return log;
}

Json questionOf(DecisionModel& decision) {
    return {{"open", decision.open()},
            {"decision", decision.decision().toStdString()},
            {"title", decision.title().toStdString()},
            {"player", decision.player().toStdString()},
            {"options", drive::rowsOf(decision)}};
}

} // namespace

Json drivePicture(TableModel& table, const GameFamily& family) {
    Json picture{{"headline", table.headline().toStdString()},
                 {"players", drive::rowsOf(*table.players())},
                 {"strip", drive::rowsOf(*table.strip())},
                 {"steps", drive::rowsOf(*table.steps())},
                 {"question", questionOf(*table.decision())},
                 {"beats", beatsOf(family)},
                 {"log", logOf(family)}};
    if (table.scenario() == QLatin1String("black-powder")) {
        PowderModel& powder = *table.powder();
        picture["sections"] = drive::rowsOf(*powder.sections());
        picture["hordes"] = drive::rowsOf(*powder.hordes());
        picture["towers"] = drive::rowsOf(*powder.towers());
        picture["holdings"] = drive::rowsOf(*powder.holdings());
        picture["places"] = drive::rowsOf(*powder.places());
        picture["next"] = powder.nextAction().toStdString();
        picture["entering"] = table.powderAction()->action().toStdString();
        picture["choices"] = drive::rowsOf(*table.powderAction()->choices());
        return picture;
    }
    BoardModel& board = *table.board();
    picture["hexes"] = drive::rowsOf(*board.hexes());
    picture["harbours"] = drive::rowsOf(*board.harbours());
    picture["buildings"] = drive::rowsOf(*board.buildings());
    picture["lines"] = drive::rowsOf(*board.lines());
    picture["walls"] = drive::rowsOf(*board.walls());
    picture["marks"] = drive::rowsOf(*board.marks());
    picture["lit"] = drive::rowsOf(*board.lit());
    picture["places"] = drive::rowsOf(*board.places());
    return picture;
}

} // namespace watchfire::kiosk
