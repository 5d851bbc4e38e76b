// SPDX-License-Identifier: Apache-2.0
// A notice that lies over what nobody has to touch at once, so that nothing moves for it. It passes by itself, but stays long
// enough to be read twice.
import QtQuick

Banner {
    id: banner

    signal passed

    visible: text.length > 0
    onVisibleChanged: if (visible) passing.restart()
    onTextChanged: if (visible) passing.restart()
    Timer {
        id: passing
        interval: Math.max(6000, 150 * banner.text.length)
        onTriggered: if (banner.visible) banner.passed()
    }
}
