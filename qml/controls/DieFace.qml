// SPDX-License-Identifier: Apache-2.0
// One face of a die, for entering a roll by hand or showing the rolled one.
import QtQuick
import Watchfire.Ui

Pressable {
    id: face

    property int value: 1
    property bool chosen: false
    property bool dim: false

    implicitWidth: Theme.confirm
    implicitHeight: Theme.confirm
    focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
    Accessible.name: qsTr("Die %1").arg(value)
    Accessible.checkable: chosen
    Accessible.checked: chosen

    background: PressSurface {
        of: face
        radius: Math.min(width, height) * 0.18
        color: Theme.die
        opacity: face.dim ? 0.55 : 1
        edge: face.chosen ? Theme.ring : Theme.hairline
        edgeColor: face.chosen ? Theme.text : Theme.line
    }
    contentItem: Item {
        Glyph {
            kind: face.value > 0 ? "die-" + face.value : ""
            color: Theme.dieInk
            width: Math.min(parent.width, parent.height) * 0.92
            anchors.centerIn: parent
        }
        Loader {
            anchors.fill: parent
            active: face.chosen
            sourceComponent: Item {
                ChosenTick { color: Theme.dieInk; mark: Theme.die }
            }
        }
    }
}
