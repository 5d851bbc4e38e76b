// SPDX-License-Identifier: Apache-2.0
// An open question of Black Powder. Single answers are as everywhere; soldiers of a list are chosen one by
// one and confirmed; a printed value, a number and the cells of a rocket card are entered.
import QtQuick
import Watchfire.App

Item {
    id: pane

    required property TableModel table
    // The item that the keys of words cover.
    required property Item over
    property bool wide: false
    // The cards whose spots are the answers lie enlarged over the board: these answers need no tiles that repeat them.
    property bool aimed: false
    readonly property bool pointed: aimed && decision.onBoard && !decision.several && !asksValue
    readonly property DecisionModel decision: table.decision
    readonly property var asked: decision.question
    readonly property bool asksValue: asked.kind !== undefined
    // True if the question stands out, and not the steps before it. Its answers are shown in full as long as the panel
    // can hold them. The steps scroll in what is left; if that is too little for one step, they are folded into one
    // line, and stand out only while that line is open.
    readonly property bool loud: !tucked && !held || table.steps.left === 0 || telling.shut
    readonly property bool tucked: Theme.low || wide || spare < Theme.mm * 18
    // A low panel beside the board.
    readonly property bool tight: Theme.low && !wide
    // In a low panel many answers, or digits, need the room of the question's explanation; "?" shows it.
    readonly property bool many: tight && (asksValue || answers.count > 4 && !pointed)
    // In a low panel the question for a printed value and its keys need all the room, so the steps that are done have
    // no line. The keys of a small number leave room for that line.
    readonly property bool bare: tight && asksValue && asked.small !== true && table.steps.left === 0
    // The height that question and answers leave to the line of steps. It does not depend on that line's height: else
    // the layout would switch to and fro.
    readonly property real unused: above ? height - ticks.room : height - ticks.room - Theme.gap - (wide ? question.height : list.contentHeight + ends.room)
    // Three lines of steps fit above them.
    readonly property bool roomy: height - list.contentHeight - ends.room - ticks.room - Theme.gap >= Theme.mm * 14
    // With the line of steps above them, the question is smaller too.
    readonly property bool dense: many || tight && told.visible
    // The steps are open and have to be ticked first: the question has one line, and its answers come afterwards.
    readonly property bool waits: table.steps.left > 0 && (tight ? !story.shut : held)
    // In a higher panel they come first if the room above the question hides more than one of them. A single one stays due
    // after the answer (UnreadSteps), so it can wait for the next page.
    property bool held: false
    function holdUnseen() {
        if (tight || wide || remaining === 0 || !told.visible)
            return
        unread.look()
        if (tucked ? story.hides(2) : unread.mine.length > 1)
            held = true
    }
    Timer { id: looking; interval: 40; onTriggered: pane.holdUnseen() } // when all has its place
    // Meanwhile the board takes its answers. The one that is no place there, such as "Save nobody", stands beside it.
    readonly property ChoiceCard placeless: {
        let found = null
        for (let i = 0; waits && decision.onBoard && !decision.several && i < made; ++i) {
            const answer = answers.itemAt(i) as ChoiceCard
            if (answer?.placeless && found)
                return null
            if (answer?.placeless)
                found = answer
        }
        return found
    }
    property int made: 0
    // In a wide pane the answers have one side. The question stands above them if both fit there in full. Otherwise it
    // stands below the steps on the other side, and shows only its title until they are done.
    readonly property bool above: wide && told.visible && beside >= Math.max(shortTitle.height, Theme.target)
    // There with its explanation, if that fits too.
    readonly property bool explained: above && beside - Math.max(shortTitle.height, Theme.target) - head.spacing >= all.height
    // What the answers leave of their side.
    readonly property real beside: height - ends.room - list.contentHeight - 3 * Theme.gap
    readonly property bool second: wide && !above && !story.shut && table.steps.left > 0
    // In a wide pane the question and the line of steps above it must both be whole.
    readonly property bool filled: told.visible && !above && height - ticks.room - title.height - all.height - 5 * Theme.gap < Theme.target
    // Beside a title of two lines "Why?" costs no height.
    readonly property bool lengthy: bare && titleRun.advanceWidth > 2.4 * (side - Theme.target - 3 * Theme.pad)
    readonly property bool headed: second || above || bare && !lengthy || dense && !many && table.steps.left > 0 && titleRun.advanceWidth > room && titleRun.advanceWidth < 2.7 * (room - Theme.target - Theme.gap)
    // The width of one line of the title, beside the sign of the player who is asked.
    readonly property real room: side - 2 * Theme.pad - ((decision.symbol ?? "").length > 0 ? sign.width + Theme.gap : 0)
    // Else, and in a wide pane, it stands beside the steps.
    readonly property bool aside: told.visible && !second && !above && (wide || tight && story.shut && !headed)
    TextMetrics {
        id: titleRun
        font: title.font
        text: pane.decision.title
    }
    readonly property real side: wide ? Math.floor((width - Theme.pad) / 2) : width
    readonly property real spare: height - (wide ? question.height : list.contentHeight) - buttonsHeight - Theme.gap
    // The height that the buttons would have if the steps were not tucked away. Whether they are depends on it: with
    // the present height, the layout would switch to and fro.
    readonly property real buttonsHeight: (decision.canDraw && !wide ? Theme.target + Theme.gap : 0)
                                          + (decision.several && !wide ? Theme.confirm + Theme.gap : 0) + (table.steps.left > 0 ? Theme.target + Theme.gap : 0)
    // In a low panel the book's answer and the keys do not fit together: the answer comes first, a button brings the keys.
    readonly property bool keptAlone: tight && asksValue && decision.kept.length > 0 && !keysOpen
    property bool keysOpen: false
    property bool whyOpen: false
    property bool cellsOpen: false
    readonly property int remaining: table.steps.left
    // An answer ticks the steps before it that the table has seen. The closed line of steps has room for two short ones. If
    // there are more, it opens by itself, and stays open until the last step is ticked; two that it cannot say stay due
    // after the answer. In a higher panel, which it shares with question and answers, it stays closed: if it
    // opened, its first sentence would be cut.
    function openSteps() {
        held = false
        looking.restart()
        // Beside the answers of a wide panel there is room for what the last answer has ticked, too.
        // While cards lie enlarged over the board their spots are the answers: the question is what is asked.
        story.opened = (wide && !pointed || tight) && story.hides(wide || asksValue && asked.small !== true ? 0 : 2)
                       || wide && table.steps.left === 0 && table.steps.presumed > 0
    }
    Component.onCompleted: openSteps()
    onWideChanged: openSteps() // the panel was turned
    onPointedChanged: if (wide) openSteps()
    onRemainingChanged: {
        if (remaining === 0)
            story.opened = held = false
    }
    readonly property StoryCards telling: story
    // The card of the step that is due, if there is one.
    readonly property StepCard due: story.due

    // Digits go to the number or to the dice, wherever the focus is.
    Keys.forwardTo: keptAlone ? [dice] : [editor, dice]
    // The first digit of a real keyboard opens what hides the keys: the book's answer, or the steps before the question.
    Keys.onPressed: event => {
        const wanted = editor.item as ValueEditor
        if (!wanted || !wanted.counts || event.key < Qt.Key_0 || event.key > Qt.Key_9 || event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return
        keysOpen = true
        story.opened = false
        wanted.typed(String(event.key - Qt.Key_0), false)
        event.accepted = true
    }

    // The next question starts empty.
    Connections {
        target: pane.decision
        function onDecisionChanged() {
            pane.cellsOpen = false
            pane.whyOpen = false
            pane.keysOpen = false
            ticks.kept = 0
            pane.openSteps()
            list.contentY = 0
            // Another question of the same kind must not find the digits of the last one.
            editor.sourceComponent = null
            editor.sourceComponent = Qt.binding(() => pane.asksValue ? value : null)
        }
    }

    KeepInSight {
        told: told
        steps: pane.table.steps
        story: story
    }

    UnreadSteps {
        id: unread
        told: told
        steps: pane.table.steps
        story: story
        awake: pane.visible
    }

    Scroller {
        id: told
        objectName: "toldSteps"
        // Asks for the number of steps, not whether one is visible: the items of a hidden column count as hidden, so
        // the column would never come back.
        visible: pane.table.steps.count > 0 && !pane.bare
        width: pane.side - (pane.aside ? why.width + Theme.gap : 0)
        height: !visible ? 0 : !pane.tucked ? Math.min(contentHeight, pane.spare - (ticks.active ? 0 : ticks.room))
              : Math.min(contentHeight, pane.above ? pane.height - ticks.room : pane.wide ? pane.height - ticks.room - question.height - Theme.gap
                                       : story.shut ? most : pane.waits ? most - question.height - Theme.gap : Math.max(pane.spare, most / 2))
        // Opened without one that is due, the steps leave the other half to the question.
        readonly property real most: pane.height - ticks.room - ends.room
        // The question below is about what it says, such as a defeat, and the steps come to it only later.
        Label {
            objectName: visible ? "toldHeadline" : ""
            visible: pane.waits && pane.tight && text.length > 0
            width: parent.width
            text: pane.table.headline
            strong: true
        }
        StoryCards {
            id: story
            width: parent.width
            steps: pane.table.steps
            buttoned: false
            asked: pane.loud
            news: pane.tight ? pane.table.headline : ""
            alarming: pane.table.headlineTone === "danger"
            tucked: pane.tucked
            // Many answers need the room, so the line takes no more of theirs than this. It takes what they leave.
            readonly property int least: !pane.tight || pane.asksValue || pane.many && !pane.roomy ? 2 : pane.many ? 3 : 6
            lines: Math.max(least, Math.min(9, Math.floor((pane.unused - 2 * Theme.mm) / Math.ceil(Theme.body * 1.25))))
            // Of steps and answers one is open; the line of the other opens it.
            closable: !pane.waits && !pane.second && !(pane.above && pane.table.steps.left > 0)
            onFocusLost: (ticks.item as StepButtons)?.focusDone()
        }
    }
    Item {
        id: asideWhy
        x: pane.side - width
        width: why.width
        height: why.height
    }
    Scroller {
        id: list
        objectName: "asked"
        marked: pane.waits || !pane.tight && !pane.wide
        anchors.right: parent.right
        // Beside the steps from the top, below them at the foot: as many answers always stand in the same places.
        y: pane.above ? question.height + Theme.gap : pane.wide ? 0 : parent.height - ends.room - ticks.room - height
        width: pane.wide ? parent.width - pane.side - Theme.pad : parent.width
        height: Math.max(0, Math.min(contentHeight, parent.height - ends.room - (pane.above ? y : pane.wide ? 0 : ticks.room + (told.visible ? told.height + Theme.gap : 0))))
        spacing: Theme.gap
        // Digits are whole, and what was typed stands above them.
        onContentHeightChanged: if (pane.tight && pane.asked.kind === "number" && (pane.decision.kept.length === 0 || pane.keysOpen)) contentY = Math.max(0, contentHeight - height)

        Item {
            id: slot
            visible: !pane.wide
            width: parent.width
            height: question.height
        }
        Repeater {
            model: pane.decision.kept
            ChoiceCard {
                required property var modelData
                required property int index
                objectName: "kept-" + index
                visible: !pane.waits
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
            visible: pane.asksValue && !pane.waits && !pane.keptAlone
            sourceComponent: pane.asksValue ? value : null
        }
        WideButton {
            objectName: visible ? "otherValue" : ""
            visible: pane.keptAlone && !pane.waits
            text: qsTr("Another value")
            onClicked: pane.keysOpen = true
        }
        OnDemand {
            id: dice
            active: !pane.asksValue && !pane.waits && pane.table.canRoll
            Keys.forwardTo: item ? [item] : []
            sourceComponent: LotDice { table: pane.table }
        }
        Paragraph {
            objectName: visible ? "aimedHint" : ""
            visible: pane.pointed && (pane.tight || pane.wide) && !pane.waits
            text: pane.table.powder.placesHint
            color: Theme.hintText
        }
        CardGrid {
            id: options
            width: parent.width
            visible: !pane.asksValue && !pane.waits
            // Soldiers and cards are short names; other answers have details.
            columns: width > Theme.mm * (pane.decision.decision === "shame-place" ? 45 : 60) ? 2 : 1
            Repeater {
                id: answers
                model: pane.asksValue ? null : pane.decision
                onItemAdded: pane.made++
                onItemRemoved: pane.made--
                ChoiceCard {
                    id: option
                    required property var model
                    required property int index
                    objectName: placeless || !pane.pointed ? "option-" + index : ""
                    visible: placeless || !pane.pointed
                    placeless: (model.place ?? "").length === 0
                    width: options.cell
                    height: options.rowHeight(option)
                    // Many answers, or little room: smaller letters, so that more of them are seen at once.
                    small: pane.tight || pane.wide || answers.count > 2
                    title: model.label
                    detail: model.detail
                    colour: model.colour
                    symbol: model.symbol
                    forbidden: model.forbidden
                    // It may lie where "Done" has just been.
                    tapPatience: pane.decision.several ? 0 : Theme.tapPatience
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
            visible: active && !pane.waits
            sourceComponent: Column {
                spacing: Theme.gap
                WideButton {
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
                    anchors.right: parent.right
                    visible: pane.cellsOpen
                    enabled: grid.chosen.length > 0
                    height: Theme.confirm
                    tone: "good"
                    glyph: "check"
                    text: enabled ? qsTr("These spots are hit") : qsTr("First tap the spots")
                    onClicked: pane.decision.answerWith(JSON.stringify(grid.sorted()))
                }
            }
        }
    }
    Rectangle {
        id: question
        objectName: "decisionCard"
        // In a wide pane the answers have one side for themselves.
        parent: pane.wide ? pane : slot
        x: pane.above ? list.x : 0
        y: pane.wide && !pane.above ? pane.height - ticks.room - height : 0
        width: pane.above ? list.width : pane.wide ? pane.side : slot.width
        height: pane.waits ? waiting.height : head.height + 2 * Theme.gap
        radius: Theme.radius
        color: pane.waits ? "transparent" : pane.loud ? Theme.current : Theme.raised
        border.width: pane.loud && !pane.waits ? Theme.ring : 0
        border.color: Theme.lit
        PushButton {
            id: waiting
            objectName: visible ? "decisionWaits" : ""
            width: parent.width - (without.visible ? without.width + Theme.gap : 0)
            height: Math.max(implicitHeight, without.visible ? without.implicitHeight : 0)
            visible: pane.waits
            glyph: without.visible ? "" : "next"
            lines: 4
            size: Theme.body
            strong: true
            text: pane.decision.title
            onClicked: {
                const focused = activeFocus
                story.opened = false
                pane.held = false
                if (focused && pane.tight)
                    story.focusLine()
            }
        }
        PushButton {
            id: without
            objectName: visible ? pane.placeless.objectName : ""
            visible: pane.placeless !== null
            anchors.right: parent.right
            width: Math.min(implicitWidth, Math.round(parent.width * 0.42))
            height: waiting.height
            leftPadding: Theme.mm * 0.6
            size: Theme.body
            lines: 4
            // It ticks the steps, which the table may not have read to the end.
            text: !pane.placeless ? ""
                : pane.remaining === 2 ? qsTr("Both done. %1", "two steps; an answer, such as: Save nobody").arg(pane.placeless.title)
                : pane.remaining > 1 ? Sentence.of(qsTr("All %1 done. %2", "steps; an answer, such as: Save nobody"), [pane.remaining, pane.placeless.title])
                : qsTr("Done. %1", "the step; an answer, such as: Save nobody").arg(pane.placeless.title)
            tapPatience: Theme.tapPatience
            onClicked: pane.placeless.clicked()
        }
        Column {
            id: head
            visible: !pane.waits
            x: Theme.pad
            y: Theme.gap
            width: parent.width - 2 * Theme.pad
            spacing: Theme.mm * 0.6
            // The player who answers; the text names the player.
            Item {
                id: heading
                width: parent.width
                height: Math.max(title.height, pane.headed && why.visible ? why.height : sign.visible && (!pane.tight || pane.dense) ? sign.height : 0)
                readonly property bool signed: sign.visible && (!pane.tight || pane.dense)
                PlayerSymbol {
                    id: sign
                    // In a low panel the title's long words need its room.
                    parent: pane.tight && !pane.dense ? facts : heading
                    objectName: "decisionSymbol"
                    // A printed value is the same for everybody; the question needs the room.
                    visible: (pane.decision.symbol ?? "").length > 0 && !pane.bare
                    colour: pane.decision.colour ?? ""
                    symbol: pane.decision.symbol ?? ""
                    width: (pane.tight ? Theme.lead : Theme.step) * 1.4
                    y: pane.dense || pane.second || pane.above ? (parent.height - height) / 2 : 0
                }
                Label {
                    id: title
                    objectName: "decisionTitle"
                    x: heading.signed ? sign.width + Theme.gap : 0
                    width: parent.width - x - (pane.headed && why.visible ? why.width + Theme.gap : 0)
                    text: pane.decision.title
                    y: pane.dense || pane.second || pane.above ? (parent.height - height) / 2 : 0
                    size: pane.many ? Theme.body : pane.dense ? Theme.lead : Theme.step
                    strong: true
                }
                // How high it would be beside "?".
                Label { id: shortTitle; visible: false; width: all.width - sign.width - Theme.target - 2 * Theme.gap; text: title.text; size: title.size; strong: true }
            }
            // What it is about, and why it is asked, side by side: the answers need the height.
            Item {
                id: facts
                width: parent.width
                readonly property real before: pane.tight && !pane.dense && (pane.decision.symbol ?? "").length > 0 ? sign.width + Theme.gap : 0
                height: Math.max(about.height, before > 0 ? sign.height : 0, why.parent === facts && why.visible ? why.height : 0)
                Column {
                    id: about
                    x: facts.before
                    width: parent.width - x - (why.parent === facts && why.visible ? why.width + Theme.gap : 0)
                    anchors.verticalCenter: parent.verticalCenter
                    readonly property bool told: pane.decision.detail.length > 0
                                                  && (pane.whyOpen || !pane.second && (!pane.above || pane.explained) && !(pane.wide && pane.filled) && (!pane.tight || pane.decision.detail.length < 50 && !pane.dense))
                    Paragraph { objectName: "decisionDetail"; text: pane.decision.detail; color: Theme.textDim; visible: about.told }
                    // How high it would be.
                    Paragraph { id: all; visible: false; width: pane.side - 2 * Theme.pad; text: pane.decision.detail }
                    Paragraph {
                        objectName: "decisionHint"
                        visible: pane.decision.onBoard && !pane.tight && !pane.wide
                        text: pane.pointed ? pane.table.powder.placesHint : pane.table.powder.placesHint + " " + qsTr("Or choose here.")
                        color: Theme.hintText
                    }
                }
                PushButton {
                    id: why
                    objectName: visible ? "why" : ""
                    // Beside the keys, and below open steps, a long question needs its room.
                    visible: !pane.lengthy && !pane.second
                    parent: pane.aside ? asideWhy : pane.headed ? heading : facts
                    anchors.right: parent.right
                    y: pane.headed ? (parent.height - height) / 2 : 0
                    text: pane.tight || pane.above ? "?" : qsTr("Why?")
                    spoken: qsTr("Why?")
                    checkable: true
                    checked: pane.whyOpen
                    onToggled: pane.whyOpen = checked
                }
            }
            // In a wide panel a long explanation scrolls, so that it leaves the line of steps above it its room.
            Item {
                visible: pane.whyOpen
                width: parent.width
                height: reason.height
                Scroller {
                    id: reason
                    readonly property real room: pane.height - ticks.room - heading.height - facts.height - 2 * (head.spacing + Theme.gap)
                                                 - (pane.above ? ends.room + 2 * Theme.target : told.visible ? Theme.target + Theme.gap : 0)
                    // Beside the board two rows of answers stay in sight.
                    readonly property real spare: pane.height - ticks.room - ends.room - (told.visible ? Theme.target + Theme.gap : 0)
                                                  - heading.height - facts.height - 2 * (head.spacing + Theme.gap) - 2 * (Theme.target + Theme.gap)
                    width: parent.width
                    height: pane.wide ? Math.min(contentHeight, Math.max(Theme.target, room))
                          : pane.tight ? contentHeight : Math.min(contentHeight, Math.max(2 * Theme.target, spare))
                    marked: pane.wide || !pane.tight && height < contentHeight
                    Paragraph {
                        objectName: "whyText"
                        text: pane.decision.why
                        color: Theme.hintText
                    }
                }
                Fold {
                    list: reason
                    ground: question.color
                }
            }
        }
    }
    Fold { list: list }
    Fold { list: told }
    // Always in sight, however long question and steps are.
    Column {
        id: ends
        readonly property real room: height > 0 ? height + Theme.gap : 0
        x: list.x
        y: parent.height - height - (pane.wide ? 0 : ticks.room)
        width: list.width
        spacing: Theme.gap
        WideButton {
            objectName: "draw"
            visible: pane.decision.canDraw && !pane.waits
            tone: pane.loud ? "primary" : "plain"
            glyph: "bag"
            text: qsTr("Draw for us")
            onClicked: pane.decision.draw()
        }
        Item {
            id: valueFoot
            width: parent.width
            height: childrenRect.height
            visible: !pane.waits && !pane.keptAlone
        }
        WideButton {
            objectName: "confirmList"
            height: Theme.confirm
            visible: pane.decision.several && !pane.waits
            enabled: pane.decision.ready
            tone: pane.loud ? "primary" : "plain"
            glyph: "check"
            size: Theme.step
            text: pane.decision.count > 0 ? Sentence.of(qsTr("%1 of %2 chosen"), [pane.decision.chosen, pane.decision.count])
                  : pane.decision.chosen > 0 ? qsTr("Save %n soldier(s)", "", pane.decision.chosen)
                  : qsTr("Save nobody")
            // The next question may have it in the same place.
            tapPatience: Theme.tapPatience
            onClicked: pane.decision.confirm()
        }
    }
    // Below the steps. Answering counts as having done them.
    OnDemand {
        id: ticks
        // After the last tick its room stays empty until the question is answered, if a line of steps, the question and
        // its answers are whole without it: no answer slides under the finger.
        property real kept: 0
        property real last: 0
        readonly property real room: active ? height + Theme.gap
                                     : !pane.wide && list.contentHeight + ends.room + kept + Theme.target + 2 * Theme.gap <= pane.height ? kept : 0
        onHeightChanged: if (active && height > 0) last = height + Theme.gap
        onActiveChanged: kept = !active && pane.table.steps.count > 0 ? last : 0
        anchors.bottom: parent.bottom
        width: pane.side
        active: pane.due !== null
        sourceComponent: StepButtons {
            steps: pane.table.steps
            clause: pane.due?.model.clause ?? ""
            // The answer beside the question passes all of them, too, and says so. The question itself, or a tap on the
            // board, leads to the others: a third button that passes them would be one too many.
            passed: pane.placeless !== null
            asked: pane.loud
            whyOpen: pane.due?.whyOpen ?? false
            onWhy: open => pane.due.whyOpen = open
        }
    }

    Component {
        id: value
        ValueEditor {
            over: pane.over
            titled: false // it is above
            question: pane.asked
            // The question's own words are above, where there is room for them.
            explained: about.told
            foot: pane.tight ? valueFoot : null
            onEntered: json => pane.decision.answerWith(json)
        }
    }
}
