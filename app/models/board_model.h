// SPDX-License-Identifier: Apache-2.0
// The board of a game as it lies now: what is printed, and what stands on it.
#pragma once

#include "app/models/board_scene.h"
#include "app/models/property.h"

#include <QSet>

#include <memory>

namespace watchfire {

namespace hex {
struct State;
}

class BoardModel : public watchfire::BoardScene {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL

public:
    using BoardScene::BoardScene;

    /// Shows the game as it is; touches neither places nor lit.
    void show(const hex::State& state);

private:
    void showHexes(const hex::State& state);
    void showPieces(const hex::State& state);
    void showMarks(const hex::State& state);
    void showWalls(const hex::State& state);
    /// Finds what was placed last: what lies there now and did not in the state shown before.
    void markLatest(const hex::State& state);

    std::shared_ptr<const hex::State> m_shown;
    QSet<int> m_latestBuildings; ///< index of a corner
    QSet<int> m_latestLines;     ///< index of a side
};

} // namespace watchfire
