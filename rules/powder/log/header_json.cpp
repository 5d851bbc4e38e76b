// SPDX-License-Identifier: Apache-2.0
// Players and options of a header (game-log of Black Powder).
#include "rules/core/header_fields.h"
#include "rules/powder/log/json.h"

namespace watchfire::powder {

namespace {

constexpr std::string_view clanWanted = "a clan is wanted here: monkey, panda, dragon, snake or turtle";
constexpr Names<2> laddersNames{"corrected", "printed"};
constexpr Names<2> lossOptionNames{"board", "section"};
constexpr Names<3> drawNames{"table", "tower", "program"};

} // namespace

template <class Archive> static void fields(Archive& archive, Options& options) {
    archive("ladders", options.ladders, laddersNames);
    archive("removed-spearman-earns", options.removedSpearmanEarns);
    archive("loss", options.loss, lossOptionNames);
    archive("draw", options.draw, drawNames);
}

Result<std::vector<Player>> playersFromJson(const Json& json) {
    auto read = playerFieldsFromJson(json, clanWanted);
    if (!read)
        return read.error();
    std::vector<Player> players;
    for (PlayerFields& player : *read) {
        const auto clan = parse<Clan>(player.id);
        if (!clan)
            return refusedId(players.size(), clanWanted);
        players.push_back({*clan, std::move(player.name), std::move(player.seat)});
    }
    return players;
}

Result<Options> optionsFromJson(const Json& json) {
    return optionsFromFields<Options>(json);
}

Json toJson(const Options& options) {
    return optionFields(options);
}

} // namespace watchfire::powder
