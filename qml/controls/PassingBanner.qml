// SPDX-License-Identifier: Apache-2.0
// A notice that disappears by itself, but stays long enough to be read twice. Whoever places it keeps it off what has to be
// touched, and moves nothing for it.
import QtQuick

Banner {
    id: banner

    signal passed

    onVisibleChanged: if (visible) passing.restart()
    onTextChanged: if (visible) passing.restart()
    Timer {
        id: passing
        interval: Math.max(6000, 150 * banner.text.length)
        onTriggered: if (banner.visible) banner.passed()
    }
}
