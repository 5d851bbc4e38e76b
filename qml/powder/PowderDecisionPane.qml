// SPDX-License-Identifier: Apache-2.0
// An open question of Black Powder. Single answers are as everywhere; soldiers of a list are chosen one by
// one and confirmed; a printed value, a number and the cells of a rocket card are entered.
import QtQuick
import Watchfire.App

Item {
    id: pane

    required property TableModel table
    property bool wide: false
    readonly property DecisionModel decision: table.decision
    readonly property var asked: decision.question
    readonly property bool asksValue: asked.kind !== undefined
    // What is asked is the one loud thing. A low panel has no room for the steps before it: they are one line, and loud
    // only while that is open.
    readonly property bool loud: !Theme.low || table.steps.left === 0 || telling === null || telling.shut
    property bool whyOpen: false
    property bool cellsOpen: false
    readonly property StoryCards telling: (wide ? wideStory : narrowStory).item as StoryCards
    // The card of the step that is due, if there is one.
    readonly property StepCard due: telling?.due ?? null

    // Digits go to the number or to the dice, wherever the focus is.
    Keys.forwardTo: [editor, dice]

    // The next question starts empty.
    Connections {
        target: pane.decision
        function onDecisionChanged() {
            pane.cellsOpen = false
            pane.whyOpen = false
            if (pane.telling)
                pane.telling.opened = false
            // Another question of the same kind must not find the digits of the last one.
            editor.sourceComponent = null
            editor.sourceComponent = Qt.binding(() => pane.asksValue ? value : null)
        }
    }

    KeepInSight {
        told: pane.wide ? question : list
        steps: pane.table.steps
        story: pane.telling
        question: pane.wide ? wideCard : narrowCard
    }

    Scroller {
        id: question
        visible: pane.wide
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: pane.wide ? Math.floor((parent.width - Theme.pad) / 2) : parent.width
        Loader {
            id: wideStory
            width: parent.width
            active: pane.wide
            visible: active
            sourceComponent: story
        }
        Loader {
            id: wideCard
            width: parent.width
            active: pane.wide
            sourceComponent: card
        }
    }
    Scroller {
        id: list
        anchors.top: parent.top
        anchors.bottom: foot.top
        anchors.bottomMargin: foot.height > 0 ? Theme.gap : 0
        anchors.right: parent.right
        width: pane.wide ? parent.width - question.width - Theme.pad : parent.width
        spacing: Theme.gap

        Loader {
            id: narrowStory
            width: parent.width
            active: !pane.wide
            visible: active
            sourceComponent: story
        }
        Loader {
            id: narrowCard
            width: parent.width
            active: !pane.wide
            visible: active
            sourceComponent: card
        }
        Repeater {
            model: pane.decision.kept
            ChoiceCard {
                required property var modelData
                required property int index
                objectName: "kept-" + index
                width: list.width
                glyph: "check"
                title: modelData.text
                onClicked: pane.decision.answerWith(modelData.value)
            }
        }
        Loader {
            id: editor
            Keys.forwardTo: item ? [item] : []
            width: parent.width
            visible: pane.asksValue
            sourceComponent: pane.asksValue ? value : null
        }
        LotDice {
            id: dice
            table: pane.table
            visible: !pane.asksValue && pane.table.canRoll
        }
        CardGrid {
            id: options
            width: parent.width
            visible: !pane.asksValue
            // If an answer names a soldier, a column must hold the long name.
            columns: width > Theme.mm * (pane.decision.decision === "shame-place" ? 72 : 60) ? 2 : 1
            Repeater {
                model: pane.asksValue ? null : pane.decision
                ChoiceCard {
                    id: option
                    required property var model
                    required property int index
                    objectName: "option-" + index
                    width: options.cell
                    height: options.rowHeight(option)
                    title: model.label
                    detail: model.detail
                    colour: model.colour
                    symbol: model.symbol
                    forbidden: model.forbidden
                    why: model.why
                    chosen: model.chosen
                    glyph: pane.decision.several && model.chosen ? "check" : ""
                    onClicked: pane.decision.answer(index)
                }
            }
        }
        Loader {
            width: parent.width
            active: pane.decision.decision === "rocket"
            visible: active
            sourceComponent: rocket
        }
    }
    Fold { list: list }
    Fold { list: question }
    // Always in sight, however long question and steps are. Answering counts as having done the steps before it.
    Column {
        id: foot
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: list.width
        spacing: Theme.gap
        PushButton {
            objectName: "draw"
            visible: pane.decision.canDraw
            width: parent.width
            tone: pane.loud ? "primary" : "plain"
            glyph: "bag"
            text: qsTr("Draw for us")
            onClicked: pane.decision.draw()
        }
        PushButton {
            objectName: "confirmList"
            width: parent.width
            height: Theme.confirm
            visible: pane.decision.several
            enabled: pane.decision.ready
            tone: pane.loud ? "primary" : "plain"
            glyph: "check"
            size: Theme.step
            text: pane.decision.count > 0 ? qsTr("%1 of %2 chosen").arg(pane.decision.chosen).arg(pane.decision.count)
                  : pane.decision.chosen > 0 ? qsTr("Save %n soldier(s)", "", pane.decision.chosen)
                  : qsTr("Save nobody")
            onClicked: pane.decision.confirm()
        }
        Loader {
            active: pane.due !== null
            visible: active
            width: parent.width
            sourceComponent: StepButtons {
                clause: pane.due?.model.clause ?? ""
                remaining: pane.table.steps.left
                asked: pane.loud
                whyOpen: pane.due?.whyOpen ?? false
                onDone: pane.table.steps.done()
                onDoneAll: pane.table.steps.doneAll()
                onWhy: open => pane.due.whyOpen = open
            }
        }
    }

    Component { id: story; StoryCards { steps: pane.table.steps; buttoned: false; asked: pane.loud; tucked: Theme.low } }
    Component {
        id: card
        Rectangle {
            objectName: "decisionCard"
            height: head.height + 2 * Theme.gap
            radius: Theme.radius
            color: pane.loud ? Theme.current : Theme.raised
            border.width: pane.loud ? Theme.ring : 0
            border.color: Theme.lit
            Column {
                id: head
                x: Theme.pad
                y: Theme.gap
                width: parent.width - 2 * Theme.pad
                spacing: Theme.mm * 0.6
                // The player who answers; the text names the player.
                Item {
                    id: heading
                    // In a low panel the title's long words need the sign's room, and the answers that of longer words.
                    readonly property bool tight: Theme.low && !pane.wide
                    width: parent.width
                    height: tight ? title.height : Math.max(title.height, sign.visible ? sign.height : 0)
                    PlayerSymbol {
                        id: sign
                        parent: heading.tight ? facts : heading
                        objectName: "decisionSymbol"
                        visible: (pane.decision.symbol ?? "").length > 0
                        colour: pane.decision.colour ?? ""
                        symbol: pane.decision.symbol ?? ""
                        width: Theme.step * 1.4
                        height: width
                    }
                    Label {
                        id: title
                        objectName: "decisionTitle"
                        x: sign.visible && !heading.tight ? sign.width + Theme.gap : 0
                        width: parent.width - x
                        text: pane.decision.title
                        size: Theme.step
                        strong: true
                    }
                }
                // What it is about, and why it is asked, side by side: the answers need the height.
                Item {
                    id: facts
                    width: parent.width
                    height: Math.max(about.height, why.height)
                    Column {
                        id: about
                        x: sign.visible && heading.tight ? sign.width + Theme.gap : 0
                        width: why.x - Theme.gap - x
                        anchors.verticalCenter: parent.verticalCenter
                        Paragraph { objectName: "decisionDetail"; text: pane.decision.detail; color: Theme.textDim; visible: text.length > 0 && (!heading.tight || pane.whyOpen || text.length < 50) }
                        Paragraph {
                            objectName: "decisionHint"
                            visible: pane.decision.onBoard && !heading.tight
                            text: pane.table.powder.placesHint + " " + qsTr("Or choose here.")
                            color: Theme.hintText
                        }
                    }
                    PushButton {
                        id: why
                        objectName: "why"
                        anchors.right: parent.right
                        text: heading.tight ? "?" : qsTr("Why?")
                        spoken: qsTr("Why?")
                        checkable: true
                        checked: pane.whyOpen
                        onToggled: pane.whyOpen = checked
                    }
                }
                Paragraph {
                    objectName: "whyText"
                    visible: pane.whyOpen
                    text: pane.decision.why
                    color: Theme.hintText
                }
            }
        }
    }
    Component {
        id: value
        ValueEditor {
            // The title is already above.
            question: Object.assign({}, pane.asked, { title: "" })
            onEntered: json => pane.decision.answerWith(json)
        }
    }
    Component {
        id: rocket
        Column {
            spacing: Theme.gap
            PushButton {
                objectName: "otherCells"
                visible: !pane.cellsOpen
                text: qsTr("Another card: tap its spots")
                onClicked: pane.cellsOpen = true
            }
            SpotGrid {
                id: grid
                visible: pane.cellsOpen
                width: parent.width
                height: visible ? implicitHeight : 0
                word: qsTr("hit")
                gapWord: qsTr("not hit")
            }
            PushButton {
                objectName: "cellsDone"
                visible: pane.cellsOpen
                enabled: grid.chosen.length > 0
                height: Theme.confirm
                tone: "good"
                glyph: "check"
                text: qsTr("These spots are hit")
                onClicked: pane.decision.answerWith(JSON.stringify(grid.sorted()))
            }
        }
    }
}
