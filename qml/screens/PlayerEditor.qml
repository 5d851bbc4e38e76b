// SPDX-License-Identifier: Apache-2.0
// One player: name (from a list of recent ones, or typed on the screen's own keys), colour, seat, and
// whether he rolled highest (BA-50, GW-10).
import QtQml
import QtQuick
import Watchfire.App

Dialog {
    id: editor

    required property NewGameModel setup
    required property int slot
    property bool typing: false
    signal closed

    // The row of the player being edited: a view of one model row.
    property string name
    property string colour
    property string symbol
    property string seat
    property string clan
    property bool first

    objectName: "playerEditor"
    tall: true
    title: name
    // Back from the name's keyboard, then out of the dialog.
    Keys.onEscapePressed: {
        if (typing)
            typing = false
        else
            closed()
    }

    Instantiator {
        model: editor.setup.players
        delegate: QtObject {
            id: row
            required property var model
            readonly property bool mine: row.model.slot === editor.slot
            property Binding n: Binding { target: editor; property: "name"; value: row.model.name; when: row.mine }
            property Binding c: Binding { target: editor; property: "colour"; value: row.model.colour; when: row.mine }
            property Binding s: Binding { target: editor; property: "symbol"; value: row.model.symbol; when: row.mine }
            property Binding e: Binding { target: editor; property: "seat"; value: row.model.seat; when: row.mine }
            property Binding k: Binding { target: editor; property: "clan"; value: row.model.clan ?? ""; when: row.mine }
            property Binding f: Binding { target: editor; property: "first"; value: row.model.first; when: row.mine }
        }
    }

    WideButton {
        objectName: "name-" + editor.slot
        visible: !editor.typing
        glyph: "correct"
        alignment: Qt.AlignLeft
        text: editor.name
        spoken: qsTr("Change the name %1").arg(editor.name)
        onClicked: editor.typing = true
    }
    OnDemand {
        active: editor.typing
        sourceComponent: Column {
            spacing: Theme.gap
            NameField {
                objectName: "typedName"
                width: parent.width
                keyboard: keys
            }
            Flow {
                width: parent.width
                spacing: Theme.gap
                visible: keys.selected || keys.text.length === 0
                Repeater {
                    model: editor.setup.recentNames
                    PushButton {
                        required property var modelData
                        objectName: "recent-" + modelData
                        text: modelData
                        onClicked: { editor.setup.setName(editor.slot, modelData); editor.typing = false }
                    }
                }
            }
            NameKeyboard {
                id: keys
                objectName: "keyboard"
                width: parent.width
                Component.onCompleted: begin(editor.name)
                onAccepted: {
                    if (text.trim().length > 0)
                        editor.setup.setName(editor.slot, text.trim())
                    editor.typing = false
                }
            }
        }
    }
    Paragraph { visible: !editor.typing; text: editor.setup.powder ? qsTr("Clan") : qsTr("Colour of the pieces"); size: Theme.lead; strong: true }
    // A clan or a colour, which is never shown alone: with its symbol and its name.
    Flow {
        id: marks
        readonly property bool clans: editor.setup.powder === true
        readonly property real cell: Math.floor((width - 2 * spacing) / 3)
        visible: !editor.typing
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: marks.clans ? editor.setup.clans : editor.setup.colours
            ChoiceCard {
                required property var modelData
                objectName: (marks.clans ? "clan-" : "colour-") + editor.slot + "-" + modelData.id
                width: marks.cell
                title: modelData.title
                colour: modelData.colour
                symbol: modelData.symbol
                chosen: modelData.id === (marks.clans ? editor.clan : editor.colour)
                // A clan is what most come here for: with it this player is done.
                onClicked: {
                    if (marks.clans) {
                        editor.setup.setClan(editor.slot, modelData.id)
                        editor.closed()
                    } else {
                        editor.setup.setColour(editor.slot, modelData.id)
                    }
                }
            }
        }
    }
    Paragraph { visible: !editor.typing; text: qsTr("Side of the table, seen on the screen"); size: Theme.lead; strong: true }
    Flow {
        visible: !editor.typing
        width: parent.width
        spacing: Theme.gap
        Repeater {
            // As the picture of the table shows them: nobody knows compass points at a table.
            model: [{ id: "north", text: qsTr("Top", "side of the table, on the screen") }, { id: "east", text: qsTr("Right", "side of the table, on the screen") },
                    { id: "south", text: qsTr("Bottom", "side of the table, on the screen") }, { id: "west", text: qsTr("Left", "side of the table, on the screen") }]
            PushButton {
                required property var modelData
                objectName: "seat-" + editor.slot + "-" + modelData.id
                text: modelData.text
                checked: editor.seat === modelData.id
                onClicked: editor.setup.setSeat(editor.slot, modelData.id)
            }
        }
    }
    // Somebody is: it is taken by another player, not switched off.
    WideButton {
        objectName: "first-" + editor.slot
        visible: !editor.typing && editor.setup.playerCount > 1
        alignment: Qt.AlignLeft
        text: editor.setup.powder ? qsTr("First in the tea order") : qsTr("Rolled highest and begins")
        checked: editor.first
        onClicked: editor.setup.setFirst(editor.slot)
    }
    actions: PushButton {
        objectName: "closeEditor"
        visible: !editor.typing
        tone: "good"
        glyph: "check"
        text: qsTr("Done")
        onClicked: editor.closed()
    }
}
