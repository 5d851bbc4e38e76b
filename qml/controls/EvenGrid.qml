// SPDX-License-Identifier: Apache-2.0
// A grid as wide as what holds it, in columns of one width.
import QtQuick

Grid {
    readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)

    width: parent ? parent.width : 0
    spacing: Theme.gap
}
