// SPDX-License-Identifier: Apache-2.0
// What of a player may be hit before the player's next turn, likeliest first; the same places are marked on
// the board (screens page, 3, "Before the roll").
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: list

    required property RiskModel risk
    // A place beside the list: many players go there, so that the list keeps its room.
    property Item aside: null
    readonly property bool apart: aside !== null && players.count > 4

    Column {
        id: head
        width: parent.width
        spacing: Theme.gap
        Paragraph {
            objectName: "riskTitle"
            text: list.risk.title
            size: Theme.lead
            strong: true
        }
        EvenGrid {
            id: who
            readonly property int shown: players.count
            parent: list.apart ? list.aside : head
            // In a narrow list two, so that no name is cut.
            columns: list.apart || list.width < Theme.mm * 60 ? 2 : Math.max(1, shown > 4 ? Math.ceil(shown / 2) : shown)
            Repeater {
                id: players
                model: list.risk.players
                PushButton {
                    required property var model
                    objectName: "risk-" + model.id
                    width: who.cell
                    text: model.title
                    size: Theme.body
                    lines: 2
                    checked: model.chosen
                    Accessible.role: Accessible.RadioButton
                    Accessible.checkable: true
                    onClicked: list.risk.choosePlayer(model.id)
                }
            }
        }
    }
    Scroller {
        objectName: "riskRows"
        about: list.risk.title
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.mm * 0.8
        Repeater {
            model: list.risk
            Rectangle {
                id: row
                required property var model
                readonly property color hue: row.model.tone === "danger" ? Theme.dangerText
                                           : row.model.tone === "gain" ? Theme.goodText : Theme.hintText
                objectName: "hit-" + row.model.id
                width: parent ? parent.width : 0
                height: words.height + Theme.mm * 1.6
                radius: Theme.radius
                color: row.model.tone === "danger" ? Theme.dangerSurface : Theme.raised
                Accessible.role: Accessible.StaticText
                Accessible.name: Sentence.of(qsTr("%1: %2", "a chance, and what it is of"), [row.model.chance, row.model.text])
                Glyph {
                    id: sign
                    x: Theme.mm
                    anchors.verticalCenter: parent.verticalCenter
                    kind: row.model.icon
                    color: row.hue
                    width: Theme.body * 1.2
                }
                Label {
                    id: words
                    x: sign.x + sign.width + Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    width: chance.x - x - Theme.gap
                    text: row.model.text
                    Accessible.ignored: true
                }
                Word {
                    id: chance
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.mm * 1.4
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.model.chance
                    size: Theme.lead
                    strong: true
                    color: row.hue
                }
            }
        }
        Paragraph {
            objectName: "riskNote"
            visible: text.length > 0
            text: list.risk.note
            color: Theme.textDim
        }
    }
}
