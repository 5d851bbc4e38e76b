// SPDX-License-Identifier: Apache-2.0
#include "app/play/ground.h"

#include "rules/hex/lines.h"
#include "rules/hex/module.h"
#include "rules/hex/modules/riders/riders.h"

#include <algorithm>

namespace watchfire::play {

namespace {

/// What a level costs where neither board nor clause says it (GW-61): each level takes one card more.
Bundle supposedPrice(int level) {
    using enum hex::Resource;
    constexpr std::array order{brick, wood, ore, grain, ore, wool};
    return bundleOf(std::span(order).first(static_cast<std::size_t>(level) + 1));
}

bool nobodyForbids(const hex::State& state, const hex::Placement& placement) {
    const auto& modules = state.setup->modules();
    return std::none_of(modules.begin(), modules.end(), [&](const hex::RuleModule* module) {
        return module->forbids(state, placement).has_value();
    });
}

} // namespace

Ground::Ground(std::shared_ptr<const hex::Setup> setup)
    : m_start(hex::initialState(hex::SetupRef(std::move(setup)))) {
    const hex::Board& board = m_start.board();
    const hex::PlayerId anybody(0);
    const auto allows = [&](hex::Piece piece, hex::Place at) {
        return nobodyForbids(m_start, {piece, anybody, at, false});
    };
    for (std::size_t i = 0; i < board.corners().size(); ++i)
        m_sites.push_back(board.corners()[i].touchesLand && allows(hex::Piece::settlement, hex::CornerId(i)));
    const auto takesRoad = [&](hex::SideId side) {
        const auto lines = hex::allLines();
        return std::any_of(lines.begin(), lines.end(), [&](const hex::LineFacts& line) {
            return hex::joinsAsRoad(line.kind) && (!line.module || m_start.setup->has(*line.module)) &&
                   allows(line.piece, side);
        });
    };
    for (std::size_t i = 0; i < board.sides().size(); ++i) {
        const hex::Board::Side& side = board.sides()[i];
        const hex::SideId id(i);
        m_roads.push_back(side.touchesLand && takesRoad(id));
        m_ships.push_back(m_start.setup->ships() && side.touchesSea && allows(hex::Piece::ship, id));
    }
    const auto& printed = board.description().wallCosts;
    for (int level = 1; level <= hex::maxWallLevel; ++level) {
        const auto said = printed.find(level);
        Bundle& price = m_wallPrices[static_cast<std::size_t>(level - 1)];
        if (said != printed.end()) {
            price = bundleOf(said->second);
        } else {
            price = supposedPrice(level);
            m_supposed.push_back(level);
        }
    }
    if (board.walls().empty())
        m_supposed.clear();
}

} // namespace watchfire::play
