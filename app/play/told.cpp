// SPDX-License-Identifier: Apache-2.0
#include "app/play/told.h"

#include "app/play/player.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace watchfire::play {

using Json = nlohmann::ordered_json;

namespace {

std::string percent(double share) {
    return fmt::format("{:.1f} %", 100 * share);
}

std::string interval(const Share& share) {
    return fmt::format("{:.1f} to {:.1f} %", 100 * share.low, 100 * share.high);
}

double perGame(std::uint64_t count, std::uint64_t games) {
    return games == 0 ? 0 : static_cast<double>(count) / static_cast<double>(games);
}

double winsIn(std::uint64_t parts) {
    return static_cast<double>(parts) / static_cast<double>(partsPerWin);
}

std::string seatsTable(const Simulated& simulated) {
    const Figures& figures = simulated.figures;
    const auto& players = simulated.ground.setup().players();
    std::string text = fmt::format("{:<12}{:>10}{:>10}   95 % interval\n", "seat", "wins", "share");
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const Share share = winsOf(figures.wins[seat], figures.ended);
        const Verdict verdict = verdictOf(share, players.size());
        text +=
            fmt::format("{:<12}{:>10.6g}{:>10}   {:<16}", fmt::format("{} {}", seat + 1, players[seat].id),
                        winsIn(figures.wins[seat]), percent(share.share), interval(share));
        if (verdict != Verdict::fair)
            text += fmt::format("  {} than {}", verdict == Verdict::more ? "more" : "fewer",
                                percent(1.0 / static_cast<double>(players.size())));
        while (text.back() == ' ')
            text.pop_back();
        text += '\n';
    }
    return text;
}

std::string wallsTable(const Simulated& simulated) {
    const Figures& figures = simulated.figures;
    const auto walls = simulated.ground.setup().board().walls();
    if (walls.empty())
        return {};
    std::string text =
        fmt::format("\n{:<12}{:>10}{:>10}   whoever owns it wins\n", "wall", "breached", "a game");
    for (std::size_t i = 0; i < walls.size(); ++i) {
        const Figures::Wall& wall = figures.walls[i];
        const Share wins = winsOf(wall.ownerWins, figures.ended);
        text += fmt::format("{:<12}{:>10}{:>10.2f}   {} ({})\n", walls[i].id,
                            percent(perGame(wall.fell, figures.games)), perGame(wall.breaches, figures.games),
                            percent(wins.share), interval(wins));
    }
    return text;
}

std::string ends(const Simulated& simulated) {
    const Figures& figures = simulated.figures;
    const bool walls = !simulated.ground.setup().board().walls().empty();
    std::string text =
        figures.ended == 0
            ? std::string("\nNo game ended.\n")
            : fmt::format(
                  "\nHalf of the games take at most {} rolls; one in ten at most {}, one in ten {} or "
                  "more.\n",
                  figures.rollsOf(0.5), figures.rollsOf(0.1), figures.rollsOf(0.9));
    text += fmt::format("{} games ended at {} points", figures.ended - figures.lastPenalty,
                        simulated.ground.setup().goalPoints());
    if (walls)
        text +=
            fmt::format(", {} with the last penalty chip ({} shared)", figures.lastPenalty, figures.shared);
    text += fmt::format("; {} reached no end within {} rolls.\n", figures.games - figures.ended,
                        simulated.order.mostRolls);
    if (const auto& supposed = simulated.ground.supposedPrices(); walls && !supposed.empty())
        text += fmt::format("The board does not say what the wall's levels {} cost; prices are supposed for "
                            "them.\n",
                            fmt::join(supposed, ", "));
    return text;
}

} // namespace

std::string titleOf(const Simulated& simulated) {
    const hex::Setup& setup = simulated.ground.setup();
    std::string title(hex::toString(setup.scenario()));
    for (std::size_t i = 0; i < setup.combination().with.size(); ++i)
        title += fmt::format("{}{}", i == 0 ? " with " : " and ", hex::toString(setup.combination().with[i]));
    // Of a file its name is enough.
    const std::string_view board = std::string_view(simulated.board).substr(simulated.board.rfind('/') + 1);
    return fmt::format("{} on {}: {} games{}, seed {}", title, board, simulated.figures.games,
                       simulated.interrupted ? fmt::format(" of {}", simulated.order.games) : std::string(),
                       simulated.order.seed);
}

std::string tableOf(const Simulated& simulated) {
    return fmt::format("{}\n\n{}{}{}", titleOf(simulated), seatsTable(simulated), wallsTable(simulated),
                       ends(simulated));
}

Json jsonOf(const Simulated& simulated) {
    const Figures& figures = simulated.figures;
    const hex::Setup& setup = simulated.ground.setup();
    const auto told = [](const Share& share) { return Json{share.share, share.low, share.high}; };
    Json json{{"watchfire-simulation", 1},
              {"policy", policyVersion},
              {"scenario", hex::toString(setup.scenario())},
              {"with", Json::array()},
              {"board", simulated.board},
              {"seed", simulated.order.seed},
              {"ordered", simulated.order.games},
              {"games", figures.games},
              {"interrupted", simulated.interrupted},
              {"most-rolls", simulated.order.mostRolls}};
    for (const hex::Addition addition : setup.combination().with)
        json["with"].push_back(hex::toString(addition));
    json["ends"] = {{"goal", figures.ended - figures.lastPenalty},
                    {"last-penalty", figures.lastPenalty},
                    {"none", figures.games - figures.ended},
                    {"shared", figures.shared}};
    json["rolls"] = {
        {"p10", figures.rollsOf(0.1)}, {"median", figures.rollsOf(0.5)}, {"p90", figures.rollsOf(0.9)}};
    json["seats"] = Json::array();
    for (std::size_t seat = 0; seat < setup.playerCount(); ++seat) {
        const Share share = winsOf(figures.wins[seat], figures.ended);
        const Verdict verdict = verdictOf(share, setup.playerCount());
        json["seats"].push_back({{"player", setup.players()[seat].id},
                                 {"wins", winsIn(figures.wins[seat])},
                                 {"share", told(share)},
                                 {"verdict", verdict == Verdict::more    ? "more"
                                             : verdict == Verdict::fewer ? "fewer"
                                                                         : "fair"}});
    }
    const auto walls = setup.board().walls();
    if (!walls.empty())
        json["walls"] = Json::array();
    for (std::size_t i = 0; i < walls.size(); ++i)
        json["walls"].push_back(
            {{"wall", walls[i].id},
             {"breached", told(shareOf(static_cast<double>(figures.walls[i].fell), figures.games))},
             {"breaches", figures.walls[i].breaches},
             {"owner-wins", told(winsOf(figures.walls[i].ownerWins, figures.ended))}});
    if (const auto& supposed = simulated.ground.supposedPrices(); !supposed.empty())
        json["supposed-wall-prices"] = supposed;
    return json;
}

} // namespace watchfire::play
