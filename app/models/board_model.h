// SPDX-License-Identifier: Apache-2.0
// The board of a game in its current state: its print and its pieces.
#pragma once

#include "app/models/board_scene.h"
#include "app/models/property.h"
#include "app/models/walls_model.h"

#include <QLocale>
#include <QSet>
#include <QStringList>

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

    /// Shows the game as it is; changes neither places nor lit.
    void show(const hex::State& state);
    /// Shows at each wall what threatens it, as the rows of WallsModel tell.
    void threatenWalls(const QList<WallRow>& news);

private:
    /// Names the hexes anew if they can have changed; markLatest() comes first.
    void nameHexes(const hex::State& state);
    void showHexes(const hex::State& state);
    void showPieces(const hex::State& state);
    void showMarks(const hex::State& state);
    void showWalls(const hex::State& state);
    /// Finds the piece placed last: one that is there now and was not in the state shown before.
    void markLatest(const hex::State& state);

    std::shared_ptr<const hex::State> m_shown;
    /// The hexes' own names. They are kept because a sea compares its name with all other seas; only the
    /// numbers and the language change them.
    struct HexNames {
        std::shared_ptr<const hex::State> state; ///< one in which they have these names
        QLocale language;
        QStringList names;
    };
    HexNames m_named;
    QSet<int> m_latestBuildings; ///< index of a corner
    QSet<int> m_latestLines;     ///< index of a side
};

} // namespace watchfire
