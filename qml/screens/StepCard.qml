// SPDX-License-Identifier: Apache-2.0
// One step for the table's hands: finished ones are a line with a tick, the current one is large, coming ones
// are small. "Why?" opens the clause in plain words.
import QtQuick
import Watchfire.Ui

Rectangle {
    id: card

    required property var model
    property bool whyOpen: false
    property int remaining: 0
    // Above a question: a finished card is one line, and keeps its tick.
    property bool tight: false
    signal done
    // A finished card was tapped: its step is not done after all.
    signal untick
    signal doneAll

    readonly property bool current: card.model.state === "current"
    // Nobody had to do anything for it.
    readonly property bool told: card.model.state === "told"
    readonly property bool past: card.model.state === "done" || told
    readonly property bool tickable: card.model.state === "done" && !tight
    readonly property color hue: card.model.tone === "danger" ? Theme.dangerText
                               : card.model.tone === "gain" || card.model.tone === "good" ? Theme.goodText : Theme.text

    // For players who get something, a line each; other items are text only.
    readonly property var shares: card.model.shares ?? []

    objectName: "step-" + card.model.id
    width: parent ? parent.width : 0
    // A finished card is one line, as high as a finger, which can take the tick back.
    height: Math.max(body.height + (current ? 2 * Theme.pad : Theme.mm * 1.6), tickable ? Theme.target : 0)
    radius: Theme.radius
    color: current ? Theme.current : past ? "transparent" : Theme.card
    Accessible.role: Accessible.ListItem
    Accessible.name: past && !told ? qsTr("Done: %1").arg(card.model.sentence) : card.model.sentence
    Accessible.description: card.tickable ? qsTr("Press to take the tick back.") : card.model.detail
    Accessible.focusable: card.tickable
    Accessible.onPressAction: if (card.tickable) card.untick()
    activeFocusOnTab: card.tickable
    Keys.onReturnPressed: event => { event.accepted = card.tickable; if (card.tickable) card.untick() }
    Keys.onSpacePressed: event => { event.accepted = card.tickable; if (card.tickable) card.untick() }

    // Now: the fire at its side.
    Rectangle {
        visible: card.current
        width: Theme.mm * 1.2
        height: parent.height
        radius: width / 2
        color: Theme.ember
    }

    // Moves the focus to the button that ticks this card.
    function focusDone() {
        tick.forceActiveFocus(Qt.TabFocusReason)
    }

    TapHandler {
        enabled: card.tickable
        onTapped: card.untick()
    }
    Rectangle {
        anchors.fill: parent
        radius: parent.radius
        color: "transparent"
        border.width: Theme.ring
        border.color: Theme.focus
        visible: card.past && card.activeFocus
    }
    Column {
        id: body
        x: card.current ? Theme.pad : Theme.mm
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 2 * x
        spacing: Theme.gap

        Item {
            width: parent.width
            height: Math.max(picture.height, tile.visible ? tile.height : 0, words.height)
            // The real piece that the current step moves, where there is room for it.
            Rectangle {
                id: tile
                visible: card.current && piece.known && body.width > Theme.mm * 56
                width: Theme.step * 2.4
                height: width
                radius: Theme.radius
                color: Theme.panel
                WoodenPiece {
                    id: piece
                    anchors.fill: parent
                    anchors.margins: Theme.mm * 0.8
                    kind: card.current ? card.model.glyph : ""
                }
            }
            Glyph {
                id: picture
                visible: !tile.visible
                kind: card.past && !card.told ? "check" : card.model.glyph
                color: card.past && !card.told ? Theme.goodText : card.hue
                width: card.current ? Theme.step * 1.5 : Theme.body * 1.2
                height: width
                y: card.current ? Theme.mm * 0.4 : (parent.height - height) / 2
            }
            Column {
                id: words
                x: (tile.visible ? tile.width : picture.width) + (card.current ? Theme.pad : Theme.gap)
                width: parent.width - x
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.mm * 0.6
                Paragraph {
                    objectName: card.current ? "currentSentence" : ""
                    text: card.model.sentence
                    size: card.current ? Theme.step : Theme.body
                    strong: card.current
                    color: card.past && !card.told ? Theme.textDim : Theme.text
                    Accessible.ignored: true
                }
                Paragraph {
                    visible: card.current && text.length > 0
                    text: card.model.detail
                    // In half a panel it is smaller, so that the button below it stays visible.
                    size: tick.narrow ? Theme.body : Theme.lead
                    color: Theme.textDim
                    Accessible.ignored: true
                }
            }
        }
        // What each player gets: the player, and the cards as signs.
        Repeater {
            model: card.past ? [] : card.shares
            Flow {
                id: share
                required property var modelData
                required property int index
                readonly property color ink: card.current ? Theme.text : Theme.textDim
                readonly property real letter: card.current ? Theme.lead : Theme.body
                objectName: "share-" + index
                width: body.width
                leftPadding: words.x
                spacing: Theme.mm
                Accessible.role: Accessible.StaticText
                Accessible.name: card.model.items[index] ?? ""
                PlayerSymbol {
                    colour: share.modelData.colour
                    symbol: share.modelData.symbol
                    width: share.letter * 1.3
                    height: width
                }
                Label { text: share.modelData.name; size: share.letter; strong: true; color: share.ink; Accessible.ignored: true }
                Repeater {
                    model: share.modelData.goods
                    Row {
                        id: good
                        required property var modelData
                        spacing: Theme.mm * 0.5
                        Glyph { kind: good.modelData.kind; color: share.ink; width: share.letter * 1.2; height: width; anchors.verticalCenter: parent.verticalCenter }
                        Label { text: good.modelData.text; size: share.letter; color: share.ink; wrapMode: Text.NoWrap; Accessible.ignored: true }
                    }
                }
            }
        }
        Repeater {
            model: card.past || card.shares.length > 0 ? [] : card.model.items
            Label {
                required property var modelData
                width: body.width
                leftPadding: words.x
                text: modelData
                size: card.current ? Theme.lead : Theme.body
                color: card.current ? Theme.text : Theme.textDim
            }
        }
        Paragraph {
            objectName: card.current ? "whyText" : ""
            visible: card.whyOpen && card.current
            text: card.model.clauseTitle + "\n" + card.model.why
            color: Theme.hintText
        }
        Row {
            visible: card.current
            width: parent.width
            spacing: Theme.gap
            PushButton {
                id: tick
                objectName: card.current ? "done" : ""
                width: parent.width - why.width - (all.visible ? all.width + parent.spacing : 0) - parent.spacing
                height: Theme.confirm
                tone: "primary"
                // In half a panel the text needs the room of the sign.
                readonly property bool narrow: parent.width < Theme.mm * 68
                glyph: narrow ? "" : "check"
                text: qsTr("Done")
                size: narrow ? Theme.lead : Theme.step
                onClicked: card.done()
            }
            PushButton {
                id: all
                objectName: card.current ? "doneAll" : ""
                visible: card.remaining > 1
                height: Theme.confirm
                text: qsTr("All %1").arg(card.remaining)
                spoken: qsTr("All %1 steps are done").arg(card.remaining)
                onClicked: card.doneAll()
            }
            PushButton {
                id: why
                objectName: card.current ? "why" : ""
                height: Theme.confirm
                // The button that ends the step keeps its text if there is no room for all three.
                text: parent.width < Theme.mm * 68 ? "?" : qsTr("Why?")
                spoken: qsTr("Why?")
                checkable: true
                checked: card.whyOpen
                visible: card.model.clause.length > 0
                onToggled: card.whyOpen = checked
            }
        }
    }
}
