// SPDX-License-Identifier: Apache-2.0
// The grid of a horde card or of a shot card: two lines, a above b, of six columns. A tap sets or clears a
// cell; if cells can only be picked, it reports which one was tapped.
import QtQuick
import Watchfire.Ui

Item {
    id: grid

    // Names of the cells that are set, "a1" to "b6".
    property var chosen: []
    // A short text in a cell, by the cell's name.
    property var notes: ({})
    // What is or comes there, by the cell's name: a soldier or "wound" (Glyph's kinds). It is drawn instead of the tick.
    property var glyphs: ({})
    // Only these react to taps; null: all.
    property var open: null
    property bool picking: false
    // The name of a set cell: "vital spot", "wound".
    property string word: qsTr("vital spot")
    property string gapWord: qsTr("gap")
    // A mere picture of the grid: no taps, and cells may be small.
    property bool small: false
    signal picked(string cell)
    signal changed

    // How wide it is at most.
    readonly property real most: letters + 6 * (Theme.confirm * 1.3 + Theme.mm)
    // Where six fingers have no room side by side, all six columns are in sight, and the cells are narrower than high.
    readonly property bool narrow: !small && width - letters - 6 * Theme.mm < 6 * Theme.target
    readonly property real side: small ? Theme.mm * 4.2
                                       : Math.max(Theme.mm * 5, Math.min(Theme.confirm * 1.3, Math.floor((width - letters - 6 * gap) / 6)))
    readonly property real tall: small ? side : Math.max(side, Theme.target)
    readonly property real gap: Theme.mm * (small ? 0.6 : narrow ? 0.4 : 1)
    readonly property real letters: small ? 0 : Theme.lead * 1.1

    function toggle(cell: string) {
        chosen = chosen.indexOf(cell) < 0 ? chosen.concat([cell]) : chosen.filter(other => other !== cell)
        changed()
    }
    // The cells in the order of the grid.
    function sorted(): var {
        return chosen.slice().sort()
    }

    Keys.onLeftPressed: event => event.accepted = cells.move(-1, 0)
    Keys.onRightPressed: event => event.accepted = cells.move(1, 0)
    Keys.onUpPressed: event => event.accepted = cells.move(0, -1)
    Keys.onDownPressed: event => event.accepted = cells.move(0, 1)
    RowWalk { id: cells; area: grid }

    implicitWidth: letters + 6 * (side + gap)
    implicitHeight: (small ? 0 : letters + gap) + 2 * (tall + gap) - gap
    Accessible.role: Accessible.Grouping
    Accessible.name: chosen.length > 0 ? sorted().join(", ") : qsTr("no %1", "%1 is vital spot, or wound").arg(word)
    Accessible.ignored: !small

    Repeater {
        model: grid.small ? 0 : 6
        Label {
            required property int index
            x: grid.letters + grid.gap + index * (grid.side + grid.gap)
            width: grid.side
            height: grid.letters
            text: index + 1
            horizontalAlignment: Text.AlignHCenter
            color: Theme.textDim
            Accessible.ignored: true
        }
    }
    Repeater {
        model: grid.small ? 0 : 2
        Label {
            required property int index
            y: grid.letters + grid.gap + index * (grid.tall + grid.gap)
            width: grid.letters
            height: grid.tall
            text: index === 0 ? "a" : "b"
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: Text.AlignHCenter
            color: Theme.textDim
            Accessible.ignored: true
        }
    }
    Repeater {
        model: 12
        Pressable {
            id: cell
            required property int index
            readonly property string name: (index < 6 ? "a" : "b") + (index % 6 + 1)
            readonly property bool set: grid.chosen.indexOf(name) >= 0
            readonly property string note: grid.notes[name] ?? ""
            readonly property string mark: grid.glyphs[name] ?? ""

            objectName: (grid.objectName ? grid.objectName + "-" : "") + "cell-" + name
            x: (grid.small ? 0 : grid.letters + grid.gap) + (index % 6) * (grid.side + grid.gap)
            y: (grid.small ? 0 : grid.letters + grid.gap) + Math.floor(index / 6) * (grid.tall + grid.gap)
            width: grid.side
            height: grid.tall
            enabled: !grid.small && (grid.open === null || grid.open.indexOf(name) >= 0)
            focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
            onClicked: {
                if (grid.picking)
                    grid.picked(name)
                else
                    grid.toggle(name)
            }
            Accessible.role: grid.picking ? Accessible.Button : Accessible.CheckBox
            Accessible.name: Sentence.of(qsTr("%1, %2", "a cell of the grid, what it is"), [name, note || (set ? grid.word : grid.gapWord)])
            Accessible.checkable: !grid.picking
            Accessible.checked: set
            Accessible.ignored: grid.small

            background: Rectangle {
                radius: grid.small ? Theme.mm * 0.6 : Theme.radius
                color: cell.set ? Theme.orange : Theme.ground
                border.width: cell.visualFocus ? Theme.ring : Theme.hairline
                border.color: cell.visualFocus ? Theme.focus : cell.set ? Theme.text : Theme.line
                Rectangle {
                    anchors.fill: parent
                    radius: parent.radius
                    color: "#000000"
                    opacity: cell.down ? 0.22 : 0
                }
            }
            contentItem: Item {
                // A mark beside the colour.
                Glyph {
                    objectName: visible ? cell.objectName + "-mark" : ""
                    visible: (cell.set || cell.mark.length > 0) && cell.note.length === 0 && !grid.small
                    anchors.centerIn: parent
                    kind: cell.mark || "check"
                    color: cell.set ? Theme.onFill : Theme.text
                    width: grid.side * (cell.mark.length > 0 ? 0.7 : 0.5)
                }
                Label {
                    anchors.centerIn: parent
                    width: parent.width - Theme.mm
                    visible: !grid.small
                    text: cell.note
                    strong: true
                    color: cell.set ? Theme.onFill : Theme.text
                    horizontalAlignment: Text.AlignHCenter
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
    }
}
