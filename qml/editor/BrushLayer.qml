// SPDX-License-Identifier: Apache-2.0
// Fingers and keys on the hexes of the edited board: a tap or a stroke paints them, arrows move the lit hex,
// Return paints it. Two fingers zoom the picture beneath, and sides and corners are picked there.
import QtQuick
import Watchfire.Editor
import Watchfire.Ui

FocusScope {
    id: fingers

    required property BoardEditorModel editor
    required property BoardView view

    function touch(x: real, y: real) {
        const at = view.picture.toUnits(x, y)
        editor.touch(at.x, at.y)
    }

    // A dialog or sheet lies over it.
    readonly property bool covered: Covers.over(fingers)

    objectName: "brushLayer"
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Hexes of the board")
    Keys.onLeftPressed: editor.move("left")
    Keys.onRightPressed: editor.move("right")
    Keys.onUpPressed: editor.move("up")
    Keys.onDownPressed: editor.move("down")
    Keys.onReturnPressed: editor.paintHere()
    Keys.onEnterPressed: editor.paintHere()
    Keys.onSpacePressed: editor.paintHere()

    TapHandler {
        enabled: fingers.editor.onHexes && !fingers.covered
        gesturePolicy: TapHandler.DragThreshold
        dragThreshold: Theme.mm * 3
        onTapped: point => {
            fingers.touch(point.position.x, point.position.y)
            fingers.editor.lift()
        }
    }
    DragHandler {
        target: null
        enabled: fingers.editor.onHexes && fingers.editor.walking.length === 0 && !fingers.covered
        dragThreshold: Theme.mm * 3
        onActiveChanged: {
            if (active)
                fingers.touch(centroid.pressPosition.x, centroid.pressPosition.y)
            else
                fingers.editor.lift()
        }
        onCentroidChanged: if (active) fingers.touch(centroid.position.x, centroid.position.y)
    }
    // By name, for screen readers and tests.
    Repeater {
        model: fingers.editor.board.hexes
        Item {
            required property var model
            readonly property BoardPicture picture: fingers.view ? fingers.view.picture : null
            readonly property point spot: picture ? picture.toPixels(model.cx, model.cy, picture.layout) : Qt.point(0, 0)
            objectName: "hex-" + model.place
            x: spot.x - 1
            y: spot.y - 1
            width: 2
            height: 2
            Accessible.role: Accessible.Button
            Accessible.name: model.name
            Accessible.onPressAction: fingers.editor.touchHex(model.place)
        }
    }
    Rectangle {
        anchors.fill: parent
        color: "transparent"
        radius: Theme.radius
        border.width: Theme.ring
        border.color: Theme.focus
        visible: fingers.activeFocus
    }
}
