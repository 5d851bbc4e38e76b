// SPDX-License-Identifier: Apache-2.0
// The picture of a board under construction. It does not go through a game's state, as a game's board does,
// because a draft may contradict itself and is shown anyway.
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

    /// Hexes without an entered terrain have the terrain "open". `faces`: shows the numbers at the volcanoes'
    /// corners. Changes neither places nor lit.
    void show(const boards::Draft& draft, bool faces = false);
};

} // namespace watchfire
