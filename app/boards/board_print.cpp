// SPDX-License-Identifier: Apache-2.0
#include "app/boards/board_print.h"

#include <algorithm>

namespace watchfire::boards {

namespace {

using hex::Axial;
using hex::CornerName;

constexpr Faces asNobodySaid{1, 2, 3, 4, 5, 6};

bool put(Draft& draft, Axial volcano, const Faces& faces) {
    if (facesOf(draft, volcano) == faces)
        return false;
    for (auto& hex : draft.board.hexes) {
        if (plain(draft, hex.at) != plain(draft, volcano) || hex.terrain != hex::Terrain::volcano)
            continue;
        std::vector<CornerName> corners;
        if (faces != asNobodySaid) {
            corners.resize(faces.size());
            for (std::size_t i = 0; i < faces.size(); ++i)
                corners[static_cast<std::size_t>(faces[i] - 1)] =
                    hex::canonical(CornerName{hex.at, hex::allCornerDirections[i]});
        }
        hex.corners = std::move(corners);
        return true;
    }
    return false;
}

} // namespace

std::vector<Axial> volcanoes(const Draft& draft) {
    std::vector<Axial> found;
    for (const auto& hex : draft.board.hexes)
        if (hex.terrain == hex::Terrain::volcano)
            found.push_back(hex.at);
    return found;
}

std::optional<Faces> facesOf(const Draft& draft, Axial volcano) {
    const auto* hex = find(draft, volcano);
    if (hex == nullptr || hex->corners.empty())
        return asNobodySaid;
    Faces faces{};
    for (std::size_t die = 0; die < hex->corners.size(); ++die)
        for (std::size_t i = 0; i < faces.size(); ++i)
            if (plain(draft, CornerName{hex->at, hex::allCornerDirections[i]}) ==
                plain(draft, hex->corners[die]))
                faces[i] = static_cast<int>(die) + 1;
    return std::is_permutation(faces.begin(), faces.end(), asNobodySaid.begin()) ? std::optional(faces)
                                                                                 : std::nullopt;
}

bool turnVolcano(Draft& draft, Axial volcano, int steps) {
    Faces faces = facesOf(draft, volcano).value_or(asNobodySaid);
    const int around = static_cast<int>(faces.size());
    const int turn = ((steps % around) + around) % around;
    std::rotate(faces.begin(), faces.end() - turn, faces.end());
    return put(draft, volcano, faces);
}

bool setFace(Draft& draft, Axial volcano, hex::CornerDirection corner, int face) {
    Faces faces = facesOf(draft, volcano).value_or(asNobodySaid);
    const auto was = std::find(faces.begin(), faces.end(), face);
    if (was == faces.end())
        return false;
    std::iter_swap(was, faces.begin() + static_cast<int>(corner));
    return put(draft, volcano, faces);
}

bool addWallCost(Draft& draft, int level, hex::Resource resource) {
    constexpr int levels = 5;
    if (level < 1 || level > levels || resource == hex::Resource::none || resource == hex::Resource::any)
        return false;
    auto& cost = draft.board.wallCosts[level];
    if (cost.size() >= largestCost)
        return false;
    // Cards of a kind stay together, as people read them.
    const auto same = std::find(cost.rbegin(), cost.rend(), resource);
    cost.insert(same == cost.rend() ? cost.end() : same.base(), resource);
    return true;
}

bool clearWallCost(Draft& draft, int level) {
    return draft.board.wallCosts.erase(level) > 0;
}

} // namespace watchfire::boards
