// SPDX-License-Identifier: Apache-2.0
// An open decision: who decides what, each legal answer, and for a forbidden one the reason. Answers that are
// places are also lit on the board. Directions are in a compass, numbers and dice are as large as on the
// table.
import QtQuick
import Watchfire.App
import Watchfire.Kiosk

Item {
    id: pane

    required property TableModel table
    required property DeviceModel device
    readonly property DecisionModel decision: table.decision
    property bool wide: false
    // As the board lies on the screen: a compass must match it.
    property int boardTurn: 0
    property bool whyOpen: false
    // Shows the answers that are places as a list too.
    property bool listOpen: false
    readonly property string asked: decision.decision
    // What was opened at one question is closed at the next: it would hide that one's answers.
    function close() {
        whyOpen = listOpen = false
    }
    onAskedChanged: close()
    onVisibleChanged: if (!visible) close()
    // Answers on the board need no second list; a numeral of the bag is not a place.
    readonly property bool asksBoard: decision.onBoard && !onCompass && decision.decision !== "rider-numeral"
    readonly property bool asksAbove: header.across && header.visible
    property real asksWidth: 0
    readonly property bool onCompass: decision.form === "compass"
    // In a flat panel question and answers are side by side. A question without answers takes both halves.
    readonly property real half: Math.floor((width - Theme.pad) / 2)
    readonly property bool split: wide && answers.contentHeight > Theme.gap
    // While steps are left, the question and its answers wait below them; on a low screen, each alone would have no
    // room.
    readonly property bool joined: !wide && (Theme.low || telling.due !== null)
    // Short answers are side by side, sentences below each other.
    readonly property bool wordy: decision.form === "sentences"

    KeepInSight {
        told: question
        steps: pane.table.steps
        story: telling
        question: questionCard
        opened: pane.listOpen && pane.joined ? joined : null
    }

    UnreadSteps {
        told: question
        steps: pane.table.steps
        story: telling
        awake: pane.visible
    }

    RollHeader {
        id: header
        // In a flat panel the roll spans both, so that the question has room below it; a compass needs that
        // room itself.
        readonly property bool across: pane.wide && !pane.onCompass
        width: across ? parent.width - pane.asksWidth - Theme.pad : question.width
        visible: rolled
        height: visible ? implicitHeight : 0
        table: pane.table
        awake: pane.visible
    }
    // In a flat panel the question is beside its answers, in a narrow one above them.
    Scroller {
        id: question
        anchors.top: header.visible ? header.bottom : parent.top
        anchors.topMargin: header.visible ? Theme.gap : 0
        anchors.bottom: pane.split ? parent.bottom : answers.top
        anchors.bottomMargin: !pane.split && answers.height > 0 ? Theme.gap : 0
        width: pane.split ? pane.half : parent.width
        spacing: Theme.gap
        StoryCards {
            id: telling
            width: parent ? parent.width : 0
            buttoned: false
            steps: pane.table.steps
            awake: pane.visible
        }
        Loader {
            id: questionCard
            width: parent ? parent.width : 0
            sourceComponent: card
        }
        OnDemand {
            id: joined
            active: pane.joined && pane.visible
            sourceComponent: offered
        }
    }
    // The answers are where Done was, so that the thumb stays.
    Scroller {
        id: answers
        // Under the roll, unless the roll stands over the question alone.
        readonly property real highest: pane.split && !header.across || !header.visible ? 0 : header.height + Theme.gap
        readonly property real room: foot.y - (foot.height > 0 ? Theme.gap : 0) - highest
        anchors.right: parent.right
        y: highest + room - height
        width: pane.split ? pane.half : parent.width
        // The question keeps a third of the height.
        height: pane.split ? room : Math.min(contentHeight, Math.max(room * 0.66, room - question.contentHeight - Theme.gap))
        spacing: Theme.gap

        OnDemand {
            active: !pane.joined && pane.visible
            sourceComponent: offered
        }
    }
    Item {
        id: foot
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: answers.width
        height: buttons.active ? Theme.confirm : 0
        Loader {
            id: buttons
            active: telling.due !== null
            width: parent.width
            sourceComponent: StepButtons {
                steps: pane.table.steps
                clause: telling.due?.model.clause ?? ""
                whyOpen: telling.due?.whyOpen ?? false
                onWhy: open => telling.due.whyOpen = open
            }
        }
    }
    Component {
        id: offered
        Column {
            spacing: Theme.gap
            Paragraph {
                objectName: "towerHint"
                visible: pane.decision.form === "die" && pane.device && pane.device.state === "connected" ? true : false
                text: qsTr("Or throw the dice into the tower: its first die counts.")
                color: Theme.hintText
            }
            Loader {
                width: parent ? parent.width : 0
                sourceComponent: {
                    if (pane.onCompass)
                        return compass
                    switch (pane.decision.form) {
                    case "numbers":
                        return numbers
                    case "die":
                        return faces
                    }
                    return cards
                }
            }
        }
    }
    Component {
        id: card
        Rectangle {
            id: asking
            // Its turn comes when the cards above it are done.
            readonly property bool due: pane.table.steps.left === 0
            height: head.height + 2 * Theme.pad
            radius: Theme.radius
            color: due ? Theme.current : Theme.card
            Rectangle {
                visible: parent.due
                width: Theme.mm * 1.2
                height: parent.height
                radius: width / 2
                color: Theme.ember
            }
            Column {
                id: head
                x: Theme.pad
                y: Theme.pad
                width: parent.width - 2 * Theme.pad
                spacing: Theme.gap
                // What comes first is said, because its step and this question share the panel.
                Label { objectName: "decisionLater"; visible: !asking.due; text: qsTr("After these steps:"); color: Theme.textDim; strong: true }
                // The player who answers, if it is not the player whose turn it is.
                Row {
                    visible: (pane.decision.name ?? "").length > 0
                    spacing: Theme.gap
                    PlayerSymbol {
                        colour: pane.decision.colour ?? ""
                        symbol: pane.decision.symbol ?? ""
                        width: Theme.step * 1.4
                    }
                    Label { objectName: "decisionPlayer"; anchors.verticalCenter: parent.verticalCenter; text: pane.decision.name ?? ""; size: Theme.lead; strong: true }
                }
                Paragraph { objectName: "decisionTitle"; text: pane.decision.title; size: Theme.step; strong: true }
                Paragraph { objectName: "decisionDetail"; text: pane.decision.detail; size: Theme.lead; color: Theme.textDim; visible: text.length > 0 }
                Paragraph {
                    objectName: "boardHint"
                    // Lit once the steps above are done.
                    visible: pane.asksBoard && asking.due && text.length > 0
                    text: pane.decision.tap
                    color: Theme.hintText
                }
                Paragraph {
                    objectName: "whyText"
                    visible: pane.whyOpen
                    text: pane.decision.why
                    color: Theme.hintText
                }
                Row {
                    id: asks
                    // Beside the roll, if there is room, so that no long question hides it.
                    parent: pane.asksAbove ? pane : head
                    x: pane.asksAbove ? pane.width - width : 0
                    // The column may have placed it before.
                    onParentChanged: if (parent === pane) y = 0
                    spacing: Theme.gap
                    Component.onCompleted: pane.asksWidth = Qt.binding(() => asks.width)
                    PushButton {
                        objectName: "draw"
                        visible: pane.decision.canDraw
                        tone: "primary"
                        glyph: "bag"
                        text: qsTr("Draw for us")
                        onClicked: pane.decision.draw()
                    }
                    PushButton {
                        objectName: "why"
                        text: qsTr("Why?")
                        checkable: true
                        checked: pane.whyOpen
                        onToggled: pane.whyOpen = checked
                    }
                    PushButton {
                        objectName: "asList"
                        visible: pane.asksBoard
                        tone: "quiet"
                        size: Theme.body
                        text: pane.listOpen ? qsTr("Hide the list") : qsTr("As a list")
                        onClicked: {
                            pane.listOpen = !pane.listOpen
                            if (pane.listOpen)
                                pane.whyOpen = false
                        }
                    }
                }
            }
        }
    }
    Component {
        id: compass
        Compass {
            directions: pane.decision
            turn: pane.boardTurn
            onPicked: index => pane.decision.answer(index)
        }
    }
    Component {
        id: numbers
        NumberButtons {
            options: pane.decision
            onPicked: index => pane.decision.answer(index)
        }
    }
    Component {
        id: faces
        DieButtons {
            options: pane.decision
            onPicked: index => pane.decision.answer(index)
        }
    }
    // An answer's place in a list. The card is made only where it is shown: the board asks for most answers itself.
    component Answer: Loader {
        id: answer
        required property var model
        required property int index
        required property bool shown
        active: shown
        visible: shown
        sourceComponent: Component {
            ChoiceCard {
                objectName: "option-" + answer.index
                title: answer.model.label
                detail: answer.model.detail
                colour: answer.model.colour
                symbol: answer.model.symbol
                forbidden: answer.model.forbidden
                why: answer.model.why
                onClicked: pane.decision.answer(answer.index)
            }
        }
    }
    Component {
        id: cards
        Column {
            spacing: Theme.gap
            // Answers without a place come first; if no answer is a place, these are all.
            CardGrid {
                id: options
                width: parent.width
                columns: !pane.asksBoard && options.width > Theme.mm * (pane.wordy ? 90 : 60) ? 2 : 1
                Repeater {
                    model: pane.decision
                    Answer {
                        id: option
                        shown: !pane.asksBoard || model.place.length === 0
                        width: options.cell
                        height: shown ? options?.rowHeight(option) ?? 0 : 0
                    }
                }
            }
            OnDemand {
                active: pane.asksBoard && pane.listOpen
                sourceComponent: CardGrid {
                    id: places
                    columns: places.width > Theme.mm * (pane.wordy ? 90 : 60) ? 2 : 1
                    Repeater {
                        model: pane.decision
                        Answer {
                            id: place
                            shown: model.place.length > 0
                            width: places.cell
                            height: shown ? places?.rowHeight(place) ?? 0 : 0
                        }
                    }
                }
            }
        }
    }
}
