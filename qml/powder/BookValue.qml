// SPDX-License-Identifier: Apache-2.0
// One value of the book: its name and its content, or that it is missing.
import QtQuick
import Watchfire.Ui

Pressable {
    id: value

    property string title
    property bool entered: false
    property var cells: []
    property bool locked: false

    // A narrow card has its name above the picture.
    readonly property bool stacked: picture.visible && availableWidth - picture.width - Theme.gap < Theme.mm * 20

    implicitHeight: Math.max(Theme.target * 1.25, words.height + (stacked ? picture.height + Theme.gap : 0) + topPadding + bottomPadding)
    padding: Theme.mm * 1.6
    focusPolicy: locked ? Qt.NoFocus : Qt.StrongFocus
    Accessible.role: locked ? Accessible.StaticText : Accessible.Button
    Accessible.name: title + ": " + text

    background: PressSurface {
        of: value
        color: value.entered ? Theme.raised : "transparent"
        edge: value.entered ? 0 : Theme.hairline * 2
        shaded: value.down && !value.locked
    }
    contentItem: Item {
        Column {
            id: words
            width: parent.width - (picture.visible && !value.stacked ? picture.width + Theme.gap : 0)
            y: value.stacked ? 0 : (parent.height - height) / 2
            spacing: Theme.mm * 0.4
            Paragraph { text: value.title; color: Theme.textDim; Accessible.ignored: true }
            Row {
                width: parent.width
                spacing: Theme.gap
                Glyph {
                    id: sign
                    visible: !value.entered
                    kind: "question"
                    color: Theme.hintText
                    width: Theme.lead
                    anchors.verticalCenter: parent.verticalCenter
                }
                Label {
                    width: parent.width - (sign.visible ? sign.width + parent.spacing : 0)
                    text: value.text
                    size: Theme.lead
                    strong: value.entered
                    color: value.entered ? Theme.text : Theme.hintText
                    maximumLineCount: 3
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
        Loader {
            id: picture
            active: value.cells.length > 0
            visible: active
            x: value.stacked ? 0 : parent.width - width
            y: value.stacked ? parent.height - height : (parent.height - height) / 2
            sourceComponent: SpotGrid {
                small: true
                chosen: value.cells
            }
        }
    }
}
