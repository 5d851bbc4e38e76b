// SPDX-License-Identifier: Apache-2.0
// The picture of a board that is being made. Not through a game's state, as a game's board is shown: a draft
// may contradict itself and is shown all the same.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include "app/models/board_scene.h"

#include "app/boards/board_draft.h"
#include "app/models/property.h"

namespace watchfire {

class DraftBoard : public watchfire::BoardScene {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL

public:
    using BoardScene::BoardScene;

    /// Hexes whose terrain is not entered yet have the terrain "open". `faces`: with the numbers at the
    /// corners of the volcanoes. Touches neither places nor lit.
    void show(const boards::Draft& draft, bool faces = false);
};

} // namespace watchfire
