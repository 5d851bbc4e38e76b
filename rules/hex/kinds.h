// SPDX-License-Identifier: Apache-2.0
// The words of the hex games: every enumeration that grows with a rule module, with its names in the log, and
// the options of a game. A new module adds its words here and nowhere else.
#pragma once

#include "rules/core/named.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace watchfire::hex {

/// The rule modules (architecture, "rules").
enum class ModuleName : std::uint8_t {
    discard,
    production,
    robber,
    riders,
    pirate,
    wallKnight,
    continents,
    storm,
    discovery,
    river,
    raiders,
    volcano,
    jungle,
    cards,
    goal,
    friendlyRobber,
};
inline constexpr std::size_t moduleCount = 16;

enum class Scenario : std::uint8_t { base, greatWall, world, greatRiver, raiders };
inline constexpr Names<5> scenarioNames{"base", "great-wall", "world", "great-river", "raiders"};

/// What can be added to a scenario on its board (GR-50, GR-51).
enum class Addition : std::uint8_t { greatRiver, volcanoJungle };
inline constexpr Names<2> additionNames{"great-river", "volcano-jungle"};

/// The phases in which modules act (decisions 3). Their order stands in scenario.cpp.
enum class Phase : std::uint8_t {
    claim,
    production,
    eruption,
    discard,
    flood,
    storm,
    thieves,
    settle,
    cards,
    goal
};
inline constexpr std::size_t phaseCount = 10;

/// Phases that run one after the other: those of a roll, of a seven instead, and of every command at its end.
/// A roll and a seven include that end.
enum class Sequence : std::uint8_t { roll, seven, closing };
inline constexpr std::size_t sequenceCount = 3;

/// RA-20: what a free hex must lie beside to be taken.
enum class Frontier : std::uint8_t { desertsAndOccupied, raiders, deserts };

/// GW-20: who draws from a bag. The rules always ask; the program may answer for the table.
enum class Draw : std::uint8_t { table, program };

enum class Terrain : std::uint8_t {
    forest,
    hills,
    pasture,
    fields,
    mountains,
    desert,
    gold,
    jungle,
    volcano,
    sea,
    steppe,
};
inline constexpr Names<11> terrainNames{"forest", "hills",  "pasture", "fields", "mountains", "desert",
                                        "gold",   "jungle", "volcano", "sea",    "steppe"};
/// What a hex yields; `any` is gold's free choice (BA-10). Also what a harbour trades; `any` is 3:1 (BA-35).
enum class Resource : std::uint8_t { none, wood, brick, wool, grain, ore, any };
inline constexpr Names<7> resourceNames{"none", "wood", "brick", "wool", "grain", "ore", "any"};
/// The catalogue's options with their defaults. `Setup::make` fills in those that depend on players or board.
struct Options {
    std::optional<int> goalPoints;       ///< "goal-points" (BA-43); default: the scenario's
    bool endOnLastPenalty = true;        ///< "end-on-last-penalty" (GW-71)
    bool foundingDrawsRiders = false;    ///< "founding-draws-riders" (GW-11)
    Draw draw = Draw::table;             ///< "draw" (GW-20)
    std::optional<bool> specialBuilding; ///< "special-building" (BA-51); default: on with 5 or 6
    std::optional<bool> ships;           ///< "ships" (decisions 7, GR-41); default: as the scenario says
    bool stormCrossesSeam = false;       ///< "storm-crosses-seam" (WO-23)
    bool redrawRedNeighbours = false;    ///< "redraw-red-neighbours" (WO-32)
    Frontier frontier = Frontier::desertsAndOccupied; ///< "frontier" (RA-20)
    bool coastalBuildingsSafe = false;                ///< "coastal-buildings-safe" (RA-31)
    bool anyRemovalFrees = false;                     ///< "any-removal-frees" (RA-41)
    bool friendlyRobber = false;                      ///< "friendly-robber" (FR-00)

    friend bool operator==(const Options&, const Options&) = default;
};

enum class BuildingKind : std::uint8_t { none, settlement, city };
inline constexpr Names<3> buildingNames{"none", "settlement", "city"};

/// What lies on a side; "none" is an empty one. Their figures: lines.h.
enum class LineKind : std::uint8_t { none, road, ship, bridge };
inline constexpr Names<4> lineNames{"none", "road", "ship", "bridge"};

/// What can be built.
enum class Piece : std::uint8_t { settlement, city, road, ship, wall, bridge };
inline constexpr Names<6> pieceNames{"settlement", "city", "road", "ship", "wall", "bridge"};

/// What keeps a hex from producing.
enum class Blocker : std::uint8_t { robber, rider, flood, raider };
inline constexpr Names<4> blockerNames{"robber", "rider", "flood", "raider"};

/// What kept a player's buildings from collecting: a blocker of the hex, in the same order; or the buildings
/// have fallen (RA-34).
enum class MissedBy : std::uint8_t { robber, rider, flood, raider, fallen };
inline constexpr std::size_t missedByCount = 5;

enum class HarbourShutter : std::uint8_t { pirate, raider };
inline constexpr Names<2> shutterNames{"pirate", "raider"};

/// What belongs on a timeline.
enum class MomentKind : std::uint8_t {
    breach,
    longestRoad,
    largestArmy,
    flood,
    stormBegins,
    falls,
    eruption
};

/// What the risk foretells of a place (risk.h).
enum class HitKind : std::uint8_t {
    breach,      ///< a wall breaks (GW-30)
    rider,       ///< a rider comes before a wall (GW-21)
    blocked,     ///< a hex is blocked: rider (GW-31), robber (BA-21), flood (GR-13)
    freed,       ///< the robber leaves a hex (BA-21), or the flood does (GR-13)
    raider,      ///< a raider takes a hex (RA-20)
    falls,       ///< a building falls (RA-31)
    buried,      ///< a building is destroyed or reduced by an eruption (RA-60)
    turned,      ///< a road is turned (RA-30)
    lost,        ///< the storm takes a piece (WO-25)
    harbourShut, ///< GW-41, RA-32; `at` is the harbour's side
};

/// Decisions by name (game-log, "Decisions").
enum class DecisionKind : std::uint8_t {
    riderNumeral,
    robber,
    pirate,
    stealFrom,
    stormHeading,
    stormTurn,
    losePiece,
    tokenHex,
    token,
    tokenFrom,
    raiderPlace,
    raiderHex,
    raiderDesert,
    eruptionDie,
};
/// What a decision's answer names.
enum class Answers : std::uint8_t { number, hex, side, assembly, player, direction };
struct DecisionWords {
    std::string_view name;
    Answers by;
};
inline constexpr std::array<DecisionWords, 14> decisionWords{{{"rider-numeral", Answers::assembly},
                                                              {"robber", Answers::hex},
                                                              {"pirate", Answers::hex},
                                                              {"steal-from", Answers::player},
                                                              {"storm-heading", Answers::direction},
                                                              {"storm-turn", Answers::direction},
                                                              {"lose-piece", Answers::side},
                                                              {"token-hex", Answers::hex},
                                                              {"token", Answers::number},
                                                              {"token-from", Answers::hex},
                                                              {"raider-place", Answers::hex},
                                                              {"raider-hex", Answers::hex},
                                                              {"raider-desert", Answers::hex},
                                                              {"eruption-die", Answers::number}}};

[[nodiscard]] constexpr std::string_view toString(Scenario scenario) {
    return scenarioNames[static_cast<std::size_t>(scenario)];
}
[[nodiscard]] constexpr std::string_view toString(Addition addition) {
    return additionNames[static_cast<std::size_t>(addition)];
}
[[nodiscard]] constexpr std::string_view toString(Terrain terrain) {
    return terrainNames[static_cast<std::size_t>(terrain)];
}
[[nodiscard]] constexpr std::string_view toString(Resource resource) {
    return resourceNames[static_cast<std::size_t>(resource)];
}
[[nodiscard]] constexpr bool isLand(Terrain terrain) {
    return terrain != Terrain::sea;
}
[[nodiscard]] constexpr std::string_view toString(BuildingKind kind) {
    return buildingNames[static_cast<std::size_t>(kind)];
}
[[nodiscard]] constexpr std::string_view toString(LineKind kind) {
    return lineNames[static_cast<std::size_t>(kind)];
}
[[nodiscard]] constexpr std::string_view toString(Piece piece) {
    return pieceNames[static_cast<std::size_t>(piece)];
}
[[nodiscard]] constexpr std::string_view toString(Blocker blocker) {
    return blockerNames[static_cast<std::size_t>(blocker)];
}
[[nodiscard]] constexpr std::string_view toString(HarbourShutter by) {
    return shutterNames[static_cast<std::size_t>(by)];
}
[[nodiscard]] constexpr std::string_view toString(DecisionKind kind) {
    return decisionWords[static_cast<std::size_t>(kind)].name;
}
[[nodiscard]] inline std::optional<Scenario> parseScenario(std::string_view text) {
    return valueNamed<Scenario>(scenarioNames, text);
}
[[nodiscard]] inline std::optional<Addition> parseAddition(std::string_view text) {
    return valueNamed<Addition>(additionNames, text);
}
[[nodiscard]] inline std::optional<Piece> parsePiece(std::string_view text) {
    return valueNamed<Piece>(pieceNames, text);
}
[[nodiscard]] inline std::optional<Resource> parseResource(std::string_view text) {
    const auto resource = valueNamed<Resource>(resourceNames, text);
    return resource == Resource::none ? std::nullopt : resource;
}
[[nodiscard]] inline std::optional<Terrain> parseTerrain(std::string_view text) {
    return valueNamed<Terrain>(terrainNames, text);
}
[[nodiscard]] inline std::optional<DecisionKind> parseDecisionKind(std::string_view text) {
    return valueNamed<DecisionKind>(decisionWords, text, &DecisionWords::name);
}

/// True for roads and bridges, which continue each other over land; ships form another way, over sea (BA-31,
/// GR-31).
[[nodiscard]] constexpr bool joinsAsRoad(LineKind kind) {
    return kind == LineKind::road || kind == LineKind::bridge;
}
[[nodiscard]] constexpr bool sameWay(LineKind a, LineKind b) {
    return joinsAsRoad(a) == joinsAsRoad(b);
}

} // namespace watchfire::hex
