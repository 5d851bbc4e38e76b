// SPDX-License-Identifier: Apache-2.0
// After the roll: the roll, then its steps in order, then what the turn allows next.
import QtQuick
import Watchfire.App

FocusScope {
    id: pane

    required property TableModel table
    property bool wide: false
    readonly property bool acting: table.mode === TableModel.Act

    Item {
        id: side
        width: pane.wide ? parent.width * 0.36 : parent.width
        height: pane.wide ? parent.height : header.implicitHeight
        RollHeader {
            id: header
            width: parent.width
            table: pane.table
        }
        Paragraph {
            anchors.top: header.bottom
            anchors.topMargin: Theme.gap
            visible: pane.wide && pane.acting
            text: qsTr("%1, trade, build, play a card, or end the turn.").arg(pane.table.turnName)
            color: Theme.textDim
        }
    }
    Scroller {
        id: list
        anchors.top: pane.wide ? parent.top : side.bottom
        anchors.topMargin: pane.wide ? 0 : Theme.gap
        anchors.bottom: foot.top
        anchors.bottomMargin: foot.height > 0 ? Theme.gap : 0
        anchors.right: parent.right
        width: pane.wide ? parent.width - side.width - Theme.pad : parent.width
        spacing: Theme.mm * 0.7

        Paragraph {
            objectName: "quietText"
            visible: text.length > 0
            text: pane.table.steps.quietText
            size: Theme.lead
            color: Theme.goodText
            strong: true
        }
        StoryCards {
            id: cards
            width: parent.width
            tight: false
            steps: pane.table.steps
        }
        Paragraph {
            visible: pane.acting && !pane.wide
            text: qsTr("%1, trade, build, play a card, or end the turn.").arg(pane.table.turnName)
            size: Theme.lead
        }
        // Runs once, when the cards have found their places.
        data: [
            // The card finds its place a frame later than the others, and then nothing else may change.
            Connections {
                target: list.goal
                function onYChanged() { following.restart() }
                function onHeightChanged() { following.restart() }
            },
            Timer {
                id: following
                interval: 0
                onTriggered: list.follow()
            },
            Timer {
                id: goOn
                interval: 0
                onTriggered: {
                    const card = cards.cardAt(list.wanted) as StepCard
                    if (card)
                        card.focusDone()
                    else if (pane.acting)
                        endTurn.forceActiveFocus(Qt.TabFocusReason)
                }
            }
        ]
        // The current card near the top, one done line above it.
        property int wanted: pane.table.steps.currentIndex
        onWantedChanged: {
            following.restart()
            // Keyboard players continue with the next card.
            if (pane.activeFocus)
                goOn.restart()
        }
        onContentHeightChanged: following.restart()
        property Item goal: null
        function follow() {
            goal = cards.cardAt(list.wanted)
            if (goal)
                list.reveal(goal, Theme.target + list.spacing)
            else if (list.wanted < 0)
                list.contentY = Math.max(0, list.contentHeight - list.height)
        }
    }
    Row {
        id: foot
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: list.width
        height: pane.acting ? Theme.confirm : 0
        visible: pane.acting
        spacing: Theme.gap
        PushButton {
            id: endTurn
            objectName: "endTurn"
            width: parent.width
            height: Theme.confirm
            tone: "primary"
            glyph: "end-turn"
            text: qsTr("End turn")
            size: Theme.step
            enabled: pane.table.canEndTurn
            onClicked: pane.table.endTurn()
        }
    }
}
