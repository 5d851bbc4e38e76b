// SPDX-License-Identifier: Apache-2.0
// A board: hexes, what is printed on them, and the network of corners and sides, with dense indices
// (BA-01 to BA-05, BA-35, GW-01 to GW-04, WO-01, WO-02, WO-10, GR-01, GR-02, RA-01, RA-60). Immutable once
// made; games share it.
#pragma once

#include "rules/core/error.h"
#include "rules/hex/geometry.h"
#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"
#include "rules/hex/modules/data.h"

#include <boost/container/small_vector.hpp>
#include <boost/container/static_vector.hpp>

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace watchfire::hex {

/// What a terrain yields in the base game.
[[nodiscard]] Resource yieldOf(Terrain terrain);

/// The board as its file describes it, before any check. Field by field as in game-log, "Boards". The
/// modules' parts are in the base: `description.river`.
struct BoardDescription : ModuleBoardParts {
    struct Hex {
        Axial at;
        Terrain terrain = Terrain::sea;
        int number = 0; ///< 0: none
        /// The corners for a die of 1 to 6 (RA-60); empty: clockwise from N.
        std::vector<CornerName> corners{};
        friend bool operator==(const Hex&, const Hex&) = default;
    };
    struct Harbour {
        SideName at;
        Resource trade = Resource::any;
        friend bool operator==(const Harbour&, const Harbour&) = default;
    };
    struct Wall {
        std::string id;
        Axial attack;
        CornerName fort;
        std::vector<Axial> column;
        friend bool operator==(const Wall&, const Wall&) = default;
    };
    struct Arrow {
        int number = 0;
        std::string wall;
        friend bool operator==(const Arrow&, const Arrow&) = default;
    };
    struct Assembly {
        std::string id;
        Axial at;
        Arrow left;
        Arrow right;
        friend bool operator==(const Assembly&, const Assembly&) = default;
    };

    /// Where the storm begins (WO-02). `half` counts only on a split hex: the edge of the map where the storm
    /// stands.
    struct Storm {
        Axial at;
        Direction heading = Direction::E;
        std::optional<MapEdge> half{};
        friend bool operator==(const Storm&, const Storm&) = default;
    };

    std::string name;
    std::map<std::string, std::string> title; ///< by language
    bool example = false;
    std::vector<int> players; ///< player counts that it is made for; empty: as the scenario allows
    std::vector<Hex> hexes;
    std::vector<Harbour> harbours;
    std::vector<Wall> walls;
    std::vector<Assembly> assembly;
    std::map<int, std::vector<Resource>> wallCosts; ///< by the level to be built (GW-61)
    int circumference = 0;                          ///< 0: a flat board (BA-04)
    std::vector<Axial> founding;                    ///< empty: all land
    std::optional<Axial> robber;
    std::optional<Axial> pirate;
    std::vector<Axial> split;        ///< hexes printed half on either edge (WO-10)
    std::optional<Storm> storm;      ///< WO-02
    std::vector<CornerName> markers; ///< WO-02
    std::vector<int> bag;            ///< number tokens to draw (WO-02)
    std::vector<Axial> home;         ///< Eurasia (WO-01), or the raiders' home island (RA-01)
    std::vector<Axial> deserts;      ///< where raiders gather (RA-10)

    friend bool operator==(const BoardDescription&, const BoardDescription&) = default;
};

/// The error `header` for a field of a game's header or of a board, by its JSON path; the message names the
/// path too.
[[nodiscard]] Error headerError(std::string path, std::string_view reason, Clause rule = {});

class Board {
public:
    struct Hex {
        Axial at;
        Terrain terrain = Terrain::sea;
        std::uint8_t number = 0; ///< as printed; games may change theirs (BA-60)
        std::array<HexId, 6> neighbours{};
        std::array<CornerId, 6> corners{};
        std::array<SideId, 6> sides{};
    };
    struct Corner {
        CornerName name; ///< canonical
        boost::container::static_vector<HexId, 3> hexes;
        boost::container::static_vector<SideId, 3> sides;
        boost::container::static_vector<CornerId, 3> neighbours;
        boost::container::static_vector<HarbourId, 3> harbours;
        bool touchesLand = false;
    };
    struct Side {
        SideName name; ///< canonical
        std::array<CornerId, 2> corners{};
        boost::container::static_vector<HexId, 2> hexes;
        bool touchesLand = false;
        bool touchesSea = false; ///< also if one of its hexes is not on the board (BA-05)
    };
    struct Harbour {
        SideId at;
        HexId sea; ///< the sea hex of the harbour (GW-41); invalid if it is not on the board
        Resource trade = Resource::any;
    };
    struct Wall {
        std::string id;
        HexId attack;
        CornerId fort;
        boost::container::small_vector<HexId, 8> column;
    };
    struct Arrow {
        std::uint8_t number = 0;
        WallId wall;
    };
    struct Assembly {
        std::string id;
        HexId at;
        Arrow left;
        Arrow right;
    };

    struct Storm {
        HexId at;
        Direction heading = Direction::E;
        MapEdge half = MapEdge::west; ///< only of a split hex
    };

    /// Builds the network and checks everything for consistency. Errors: `header` with the JSON path of the
    /// field and the reason.
    static Result<Board> make(BoardDescription description);

    [[nodiscard]] const BoardDescription& description() const { return m_description; }
    [[nodiscard]] const std::string& name() const { return m_description.name; }

    [[nodiscard]] std::span<const Hex> hexes() const { return m_hexes; }
    [[nodiscard]] std::span<const Corner> corners() const { return m_corners; }
    [[nodiscard]] std::span<const Side> sides() const { return m_sides; }
    [[nodiscard]] std::span<const Harbour> harbours() const { return m_harbours; }
    [[nodiscard]] std::span<const Wall> walls() const { return m_walls; }
    [[nodiscard]] std::span<const Assembly> assembly() const { return m_assembly; }

    [[nodiscard]] const Hex& operator[](HexId id) const { return m_hexes[id.index()]; }
    [[nodiscard]] const Corner& operator[](CornerId id) const { return m_corners[id.index()]; }
    [[nodiscard]] const Side& operator[](SideId id) const { return m_sides[id.index()]; }
    [[nodiscard]] const Harbour& operator[](HarbourId id) const { return m_harbours[id.index()]; }
    [[nodiscard]] const Wall& operator[](WallId id) const { return m_walls[id.index()]; }
    [[nodiscard]] const Assembly& operator[](AssemblyId id) const { return m_assembly[id.index()]; }

    /// Finds a place by any of its names (BA-02 to BA-04); an invalid id if it is not on the board.
    [[nodiscard]] HexId find(Axial at) const;
    [[nodiscard]] CornerId find(CornerName name) const;
    [[nodiscard]] SideId find(SideName name) const;
    [[nodiscard]] WallId findWall(std::string_view id) const;
    [[nodiscard]] AssemblyId findAssembly(std::string_view id) const;
    /// The wall, or the assembly hex, that stands on this hex.
    [[nodiscard]] WallId wallAt(HexId attack) const;
    [[nodiscard]] AssemblyId assemblyAt(HexId at) const;
    /// The side between two neighbouring corners; invalid if they are not neighbours.
    [[nodiscard]] SideId between(CornerId a, CornerId b) const;
    [[nodiscard]] bool touches(CornerId corner, HexId hex) const;
    [[nodiscard]] bool touchesHex(SideId side, HexId hex) const;

    /// The hexes of land and those of sea, each in the board's order.
    [[nodiscard]] std::span<const HexId> land() const { return m_land; }
    [[nodiscard]] std::span<const HexId> sea() const { return m_sea; }
    [[nodiscard]] HexId robber() const { return m_robber; }
    [[nodiscard]] HexId pirate() const { return m_pirate; }
    /// True if settlements may be founded at this corner (`founding` of the board).
    [[nodiscard]] bool mayFoundAt(CornerId corner) const;
    /// One-point markers in the board's order (WO-02).
    [[nodiscard]] std::span<const CornerId> markers() const { return m_markers; }
    /// Where raiders gather, in the board's order (RA-10).
    [[nodiscard]] std::span<const HexId> deserts() const { return m_deserts; }
    [[nodiscard]] const std::optional<Storm>& storm() const { return m_storm; }
    /// Where a module's part lies; empty if the board has none.
    template <class Ground> [[nodiscard]] const std::optional<Ground>& ground() const {
        return std::get<std::optional<Ground>>(m_grounds);
    }
    /// True if the board has home hexes, and if this hex is one (WO-01, RA-01).
    [[nodiscard]] bool hasHome() const { return !m_home.empty(); }
    [[nodiscard]] bool isHome(HexId hex) const { return !m_home.empty() && m_home[hex.index()]; }
    [[nodiscard]] bool isSplit(HexId hex) const { return !m_split.empty() && m_split[hex.index()]; }
    /// Where a hex lies on the printed map; for a split hex, its given half.
    [[nodiscard]] Axial onMap(HexId hex, MapEdge half) const;
    /// The edge at which a split hex is listed; west for any other.
    [[nodiscard]] MapEdge listedEdge(HexId hex) const { return m_listedEdge[hex.index()]; }
    /// The corner that a die of 1 to 6 names at a hex that carries faces (RA-60).
    [[nodiscard]] CornerId cornerOfFace(HexId hex, int face) const;
    [[nodiscard]] bool hasTerrain(Terrain terrain) const;
    [[nodiscard]] bool touchesTerrain(CornerId corner, Terrain terrain) const;
    [[nodiscard]] bool touchesSea(CornerId corner) const;
    /// The number of each hex's island, counted from 0; -1 for the sea.
    [[nodiscard]] std::vector<int> islands() const;
    /// True if land lies in more than one piece, so that ships lead somewhere (decisions 7).
    [[nodiscard]] bool hasSeaRoutes() const;

    /// The name that the log prints: hexes as "q,r", corners and sides canonical, walls and assembly hexes by
    /// id.
    [[nodiscard]] std::string nameOf(const Place& place) const;

private:
    explicit Board(BoardDescription description) : m_description(std::move(description)) {}
    [[nodiscard]] Axial wrap(Axial at) const;
    void layNetwork();
    // Lay the parts of a board, in this order; each names the fault that it finds.
    [[nodiscard]] std::optional<Error> layHexes();
    [[nodiscard]] std::optional<Error> layHarbours();
    [[nodiscard]] std::optional<Error> layWalls();
    [[nodiscard]] std::optional<Error> layWall(const BoardDescription::Wall& wall, const std::string& path);
    [[nodiscard]] Result<decltype(Wall::column)> columnOf(const BoardDescription::Wall& wall,
                                                          const std::string& path) const;
    [[nodiscard]] std::optional<Error> layAssemblies();
    [[nodiscard]] std::optional<Error> layAssembly(const BoardDescription::Assembly& assembly,
                                                   const std::string& path);
    [[nodiscard]] std::optional<Error> layThieves();
    [[nodiscard]] std::optional<Error> layFounding();
    [[nodiscard]] std::optional<Error> layStorm();
    [[nodiscard]] std::optional<Error> layDiscovery();
    [[nodiscard]] std::optional<Error> layModules();
    [[nodiscard]] std::optional<Error> checkTable() const;
    [[nodiscard]] std::optional<Error> layHexSet(const std::vector<Axial>& hexes, std::string_view field,
                                                 Clause rule, std::vector<bool>& into);

    BoardDescription m_description;
    std::vector<Hex> m_hexes;
    std::vector<HexId> m_land;
    std::vector<HexId> m_sea;
    std::vector<Corner> m_corners;
    std::vector<Side> m_sides;
    std::vector<Harbour> m_harbours;
    std::vector<Wall> m_walls;
    std::vector<Assembly> m_assembly;
    std::unordered_map<std::uint64_t, HexId> m_hexByName;
    std::unordered_map<std::uint64_t, CornerId> m_cornerByName;
    std::unordered_map<std::uint64_t, SideId> m_sideByName;
    std::vector<bool> m_founding; ///< by corner
    HexId m_robber;
    HexId m_pirate;
    std::vector<CornerId> m_markers;
    std::vector<HexId> m_deserts;
    std::vector<bool> m_home;          ///< by hex
    std::vector<bool> m_split;         ///< by hex
    std::vector<MapEdge> m_listedEdge; ///< by hex
    std::optional<Storm> m_storm;
    ModuleGrounds m_grounds;
};

} // namespace watchfire::hex
