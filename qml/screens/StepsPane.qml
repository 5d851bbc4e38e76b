// SPDX-License-Identifier: Apache-2.0
// After the roll: the roll, then its steps in order, then what the turn allows next.
import QtQuick
import Watchfire.App
import Watchfire.Ui

FocusScope {
    id: pane

    required property TableModel table
    property bool wide: false
    // What stands above the buttons, so that Done is always at the foot of the panel. In a wide panel it stands beside
    // them, below the headline, and the steps have its room.
    property alias before: above.data
    // One of these passes all steps.
    property bool passing: false
    // Where these have no room: what the last button passes all steps for, and says.
    property string onward: ""
    property string onwardAlone: ""
    signal goOn
    // Room kept between these and the buttons, and what stands below it.
    property real trayRoom: 0
    // The sentence of the current step needs more room: first that of a headline which warns of nothing, then that of the
    // tray, or of what stands above the buttons of a low panel. Stays so until the next step.
    property int cuts: 0
    readonly property bool calm: Theme.low && table.die1 === 0 && header.hue === Theme.text
    readonly property bool cut: cuts > (calm ? 1 : 0)
    readonly property bool yields: trayRoom > 0 || Theme.low && !wide
    readonly property real lacking: due && yields && list.height > 0 ? due.leastHeight - list.height : 0
    onLackingChanged: if (lacking > 0.5) measuring.restart()
    // Later, because hiding the tray during the layout would be a binding loop.
    Timer {
        id: measuring
        interval: 0
        onTriggered: {
            if (pane.lacking <= 0.5 || pane.cut)
                return
            ++pane.cuts
            restart()
        }
    }
    onDueChanged: cuts = 0
    readonly property real endRoom: buttons.visible || endTurn.visible ? Theme.confirm + Theme.gap : 0
    readonly property bool acting: table.mode === TableModel.Act
    // The card of the step that is due, if there is one.
    readonly property StepCard due: cards.due

    // In a wide panel the headline is one line above the steps, if these then have more room than beside it: a column of
    // its own would stay empty below a few words.
    readonly property real column: Math.floor(width * 0.36)
    readonly property real lowest: Math.max(foot.height, above.height)
    readonly property bool spread: wide && !acting && table.die1 === 0 && headlineRun.advanceWidth <= width
                                   && (height - Math.ceil(Theme.step * 1.3) - lowest - 2 * Theme.gap) * width
                                      > (height - foot.height - Theme.gap) * (width - column - Theme.pad)
    Letters { id: headlineRun; strong: true; size: Theme.step; text: pane.wide ? pane.table.headline : "" }

    Item {
        id: side
        width: pane.wide && !pane.spread ? pane.column : parent.width
        height: pane.wide && !pane.spread ? parent.height : header.visible ? header.implicitHeight : 0
        RollHeader {
            id: header
            width: parent.width
            visible: pane.wide || !pane.calm || pane.cuts === 0
            table: pane.table
            awake: pane.visible
        }
        Paragraph {
            anchors.top: header.bottom
            anchors.topMargin: Theme.gap
            visible: pane.wide && pane.acting
            text: qsTr("%1, trade, build, play a card, or end the turn.").arg(pane.table.turnName)
            color: Theme.textDim
        }
    }
    Item {
        id: above
        parent: pane.wide ? pane : foot
        y: pane.wide ? pane.height - height : 0
        width: pane.wide ? pane.column : parent.width
        height: childrenRect.height
    }
    Scroller {
        id: list
        objectName: "stepList"
        anchors.top: pane.wide && !pane.spread ? parent.top : side.bottom
        anchors.topMargin: pane.wide && !pane.spread || side.height === 0 ? 0 : Theme.gap
        anchors.bottom: parent.bottom
        anchors.bottomMargin: below > 0 ? below + Theme.gap : 0
        readonly property real below: pane.spread ? pane.lowest : foot.height
        anchors.right: parent.right
        width: pane.wide && !pane.spread ? parent.width - side.width - Theme.pad : parent.width
        spacing: Theme.mm * 0.7

        Paragraph {
            objectName: "quietText"
            // Once its cards are ticked, they say what was collected.
            visible: text.length > 0 && (pane.table.steps.left > 0 || pane.table.steps.count === 0)
            text: pane.table.steps.quietText
            size: Theme.lead
            color: Theme.goodText
            strong: true
        }
        StoryCards {
            id: cards
            width: parent.width
            tight: false
            buttoned: false
            steps: pane.table.steps
            awake: pane.visible
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
                    if (pane.due)
                        buttons.focusDone()
                    else if (pane.acting)
                        endTurn.forceActiveFocus(LastInput.reason)
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
        property StepCard goal: null
        function follow() {
            // Not by cardAt: on Qt 6.10 a call from here now and then found no such function.
            goal = cards.due
            if (goal?.explanation)
                list.revealUnder(goal.explanation, goal)
            else if (goal) {
                list.reveal(goal, Theme.target + list.spacing)
                // No line above it is cut: it is whole if the card has room below it, else it is gone.
                const cut = cards.across(list.contentY - cards.y)
                if (cut && goal.y + goal.height <= cut.y + list.height - Theme.fold)
                    list.contentY = cards.y + cut.y
                else if (cut && cut !== goal)
                    list.contentY = Math.min(list.contentHeight - list.height, cards.y + cut.y + cut.height + cards.spacing)
            }
            else if (list.wanted < 0)
                list.contentY = Math.max(0, list.contentHeight - list.height)
        }
    }
    Fold { list: list }
    // Always in the same place, however long the step's text is.
    Item {
        id: foot
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: pane.wide ? parent.width - pane.column - Theme.pad : parent.width
        readonly property real head: (above.height > 0 && !pane.wide ? above.height + (buttons.visible ? Theme.gap : 0) : 0) + pane.trayRoom
        height: head + (buttons.visible ? Theme.confirm : 0) + (endTurn.visible ? Theme.confirm : 0)
                + (buttons.visible && endTurn.visible ? Theme.gap : 0)
        StepButtons {
            id: buttons
            y: foot.head
            visible: pane.due !== null
            width: parent.width
            steps: pane.table.steps
            clause: pane.due?.model.clause ?? ""
            passed: pane.passing
            onward: pane.onward
            onwardAlone: pane.onwardAlone
            whyOpen: pane.due?.whyOpen ?? false
            onGoOn: pane.goOn()
            onWhy: open => pane.due.whyOpen = open
        }
        WideButton {
            id: endTurn
            objectName: "endTurn"
            visible: pane.acting
            anchors.bottom: parent.bottom
            height: Theme.confirm
            tone: "primary"
            glyph: "end-turn"
            text: qsTr("End turn")
            size: Theme.step
            enabled: pane.table.canEndTurn
            tapPatience: Theme.tapPatience
            onClicked: pane.table.endTurn()
        }
    }
}
