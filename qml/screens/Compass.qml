// SPDX-License-Identifier: Apache-2.0
// The six directions of the storm as large buttons, placed as on the board, even if the board is turned. A
// direction that leaves the map stays in its place and says why it is not available (WO-22, WO-24).
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: compass

    // Rows of the decision; each id is the answer as JSON text: "NE" in quotes.
    required property Rows directions
    property int turn: 0
    signal picked(int index)

    readonly property real cellWidth: Math.floor(Math.min((width - 2 * Theme.gap) / 3, Theme.mm * 36))
    // If a name needs two lines, so does its reason.
    readonly property real cellHeight: Math.ceil(Theme.body * (cellWidth < Theme.mm * 24 ? 5.4 : 4.3))
    readonly property bool lying: turn % 180 !== 0
    // The ellipse of the buttons' centres, as wide and high as they need.
    readonly property real reachX: (cellWidth + Theme.gap) / (lying ? Math.sin(Math.PI / 3) : 1)
    readonly property real reachY: (cellHeight + Theme.gap) / (lying ? 1 : Math.sin(Math.PI / 3))
    readonly property var angles: ({ E: 0, NE: 60, NW: 120, W: 180, SW: 240, SE: 300 })

    implicitHeight: (lying ? 2 * reachY : 2 * reachY * Math.sin(Math.PI / 3)) + cellHeight

    Glyph {
        kind: "storm"
        color: Theme.textDim
        anchors.centerIn: parent
        width: Math.min(compass.cellWidth, compass.cellHeight) * 0.7
    }
    Repeater {
        model: compass.directions
        Pressable {
            id: way
            required property var model
            required property int index
            readonly property string direction: way.model.id.replace(/"/g, "")
            // Counter-clockwise from the screen's right.
            readonly property real angle: ((compass.angles[direction] ?? 0) - compass.turn) * Math.PI / 180
            readonly property bool open: enabled && !way.model.forbidden

            objectName: "heading-" + direction
            width: compass.cellWidth
            height: compass.cellHeight
            x: compass.width / 2 + compass.reachX * Math.cos(angle) - width / 2
            y: compass.height / 2 - compass.reachY * Math.sin(angle) - height / 2
            Accessible.name: way.model.forbidden ? Spoken.sentences([way.model.label, way.model.why]) : Spoken.sentences([way.model.label, way.model.detail])
            onClicked: compass.picked(index)

            background: PressSurface {
                of: way
                color: way.open ? Theme.raised : "transparent"
                edge: way.open ? 0 : Theme.hairline
                edgeColor: Theme.raised
            }
            contentItem: Item {
                Column {
                    width: parent.width
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.mm * 0.4
                    Glyph {
                        visible: way.open
                        kind: "heading"
                        color: Theme.text
                        width: Theme.step * (way.model.detail.length > 0 ? 0.9 : 1.3)
                        rotation: 90 - way.angle * 180 / Math.PI
                        anchors.horizontalCenter: parent.horizontalCenter
                    }
                    Paragraph {
                        text: way.model.label
                        strong: true
                        // "Nordwesten" has no hyphen where it could break, so it gets smaller letters.
                        wrapMode: Text.WordWrap
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Math.ceil(Theme.body * 0.8)
                        color: way.open ? Theme.text : Theme.textDim
                        horizontalAlignment: Text.AlignHCenter
                        Accessible.ignored: true
                    }
                    Paragraph {
                        objectName: visible ? "now-" + way.direction : ""
                        visible: way.open && text.length > 0
                        text: way.model.detail
                        color: Theme.hintText
                        horizontalAlignment: Text.AlignHCenter
                        Accessible.ignored: true
                    }
                    Paragraph {
                        visible: way.model.forbidden && text.length > 0
                        text: way.model.why
                        color: Theme.textDim
                        horizontalAlignment: Text.AlignHCenter
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
