// SPDX-License-Identifier: Apache-2.0
#include "app/boards/board_print.h"

#include "rules/hex/scenario.h"

#include <algorithm>

namespace watchfire::boards {

namespace {

using hex::Axial;
using hex::CornerName;

constexpr Faces asNobodySaid{1, 2, 3, 4, 5, 6};

bool put(Draft& draft, Axial at, const Faces& faces) {
    if (facesOf(draft, at) == faces)
        return false;
    for (auto& hex : draft.board.hexes) {
        if (plain(draft, hex.at) != plain(draft, at) || !hex::carriesFaces(hex.terrain))
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

std::vector<Axial> facedHexes(const Draft& draft) {
    std::vector<Axial> found;
    for (const auto& hex : draft.board.hexes)
        if (hex::carriesFaces(hex.terrain))
            found.push_back(hex.at);
    return found;
}

std::optional<Faces> facesOf(const Draft& draft, Axial at) {
    const auto* hex = find(draft, at);
    if (hex == nullptr || hex->corners.empty())
        return asNobodySaid;
    Faces faces{};
    for (std::size_t die = 0; die < hex->corners.size(); ++die)
        for (std::size_t i = 0; i < faces.size(); ++i)
            if (same(draft, CornerName{hex->at, hex::allCornerDirections[i]}, hex->corners[die]))
                faces[i] = static_cast<int>(die) + 1;
    return std::is_permutation(faces.begin(), faces.end(), asNobodySaid.begin()) ? std::optional(faces)
                                                                                 : std::nullopt;
}

bool turnFaces(Draft& draft, Axial at, int steps) {
    Faces faces = facesOf(draft, at).value_or(asNobodySaid);
    const int around = static_cast<int>(faces.size());
    const int turn = ((steps % around) + around) % around;
    std::rotate(faces.begin(), faces.end() - turn, faces.end());
    return put(draft, at, faces);
}

bool setFace(Draft& draft, Axial at, hex::CornerDirection corner, int face) {
    Faces faces = facesOf(draft, at).value_or(asNobodySaid);
    const auto was = std::find(faces.begin(), faces.end(), face);
    if (was == faces.end())
        return false;
    std::iter_swap(was, faces.begin() + static_cast<int>(corner));
    return put(draft, at, faces);
}

bool addWallCost(Draft& draft, int level, hex::Resource resource) {
    constexpr int levels = 5;
    if (level < 1 || level > levels || resource == hex::Resource::none || resource == hex::Resource::any)
        return false;
    auto& cost = draft.board.wallCosts[level];
    if (cost.size() >= largestCost)
        return false;
    // Cards of a kind stay together, because people read them like that.
    const auto same = std::find(cost.rbegin(), cost.rend(), resource);
    cost.insert(same == cost.rend() ? cost.end() : same.base(), resource);
    return true;
}

bool clearWallCost(Draft& draft, int level) {
    return draft.board.wallCosts.erase(level) > 0;
}

} // namespace watchfire::boards
