// SPDX-License-Identifier: Apache-2.0
// Players and options of a log's header (game-log, "Header").
#include "rules/core/header_fields.h"
#include "rules/hex/log/json.h"
#include "rules/hex/scenario.h"

namespace watchfire::hex {

namespace {

constexpr Names<2> drawNames{"table", "program"};
constexpr Names<3> frontierNames{"deserts-and-occupied", "raiders", "deserts"};

} // namespace

template <class Archive> static void fields(Archive& archive, Options& options) {
    archive("goal-points", options.goalPoints, 1, 100);
    archive("end-on-last-penalty", options.endOnLastPenalty);
    archive("founding-draws-riders", options.foundingDrawsRiders);
    archive("draw", options.draw, drawNames);
    archive("special-building", options.specialBuilding);
    archive("ships", options.ships);
    archive("storm-crosses-seam", options.stormCrossesSeam);
    archive("redraw-red-neighbours", options.redrawRedNeighbours);
    archive("frontier", options.frontier, frontierNames);
    archive("coastal-buildings-safe", options.coastalBuildingsSafe);
    archive("any-removal-frees", options.anyRemovalFrees);
    for (const OptionalModule& joining : optionalModules())
        archive(joining.option, options.*joining.chosen);
}

Result<Options> optionsFromJson(const Json& json) {
    return optionsFromFields<Options>(json);
}

Json toJson(const Options& options) {
    return changedOptionFields(options);
}

Result<std::vector<Player>> playersFromJson(const Json& json) {
    auto read = playerFieldsFromJson(json, "a player needs an id, for example {\"id\":\"red\"}");
    if (!read)
        return read.error();
    std::vector<Player> players;
    for (PlayerFields& player : *read) {
        if (player.name.empty())
            player.name = player.id;
        players.push_back({std::move(player.id), std::move(player.name), std::move(player.seat)});
    }
    return players;
}

} // namespace watchfire::hex
