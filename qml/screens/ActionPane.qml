// SPDX-License-Identifier: Apache-2.0
// Build, knight and correction share one form: a title, the plan so far, choices or a request to tap the
// board, and the way back. It takes the Now panel's place while it is open.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: pane

    property string title
    // The player for whom it is entered, if that is not obvious.
    property string colour
    property string symbol
    property string hint
    property string prefix: "choice"
    property Rows choices: null
    // The headings of the choices (ChoiceRow::group), in their order.
    property var groups: [""]
    // True: each group is a question, and a choice scrolls on to the next group. False: the groups are different ways to
    // answer one question.
    property bool leadsOn: false
    property var planned: []
    // A tap on its line takes the last of it back, as the arrow does.
    property bool plannedBack: false
    // A reason that is said elsewhere, once for all choices that have it.
    property string closedWhy
    // How long a choice ignores a finger that has just pressed at its place.
    property int choicePatience: 0
    property bool wide: false
    // The choices keep their places from question to question: what changes its length is below them.
    property bool steady: false
    // On a low screen the choices need the room: smaller letters, and what was said is below the choices.
    readonly property bool brief: steady && Theme.low && !wide
    // So it is in a wide panel, which is low on every screen: between choices and buttons these words would leave the
    // choices a slit.
    readonly property bool saidLast: steady && (brief || wide)
    // Many short choices.
    property bool small: false
    // True while a number is typed or pictures are to choose from: the title beside the button leaves them room.
    property bool keyed: false
    // How many choices stand side by side, where there is room.
    property int columns: 2
    // Those of a group that has short words, and which group that is; 0: as the others.
    property int shortColumns: 0
    property int shortGroup: 0
    property real pairWidth: Theme.mm * 60
    // What was told before it: below the choices, so that they keep their places however long it is.
    property alias told: news.data
    // True while there is some. Their height would be no sign of it: it depends on the room that is left.
    property bool newsShown: false
    // Above the choices they keep this room, so that a longer or shorter sentence moves no choice.
    property real newsLeast: 0
    property alias lately: lately
    // The choices leave no room for it: it should be one line.
    readonly property bool cramped: list.contentHeight > 0 && newsRoom < Theme.mm * 34
    readonly property real newsRoom: height - head.own - list.contentHeight - below.height - buttons.height - 4 * Theme.gap
    // What head and choices leave, as if nothing stood below them.
    readonly property real free: height - head.own - list.contentHeight - trayRoom - 2 * Theme.gap
    // True while the told steps are open on a low screen: they take the place of the choices, and a button brings these back.
    property bool covered: false
    signal uncover(focused: bool)
    function focusWaiting() {
        choicesWait.forceActiveFocus(LastInput.reason)
    }
    readonly property int many: without.count
    // Other choices begin with the first one.
    onManyChanged: {
        list.bottomMargin = 0
        list.contentY = 0
    }
    property alias extra: extras.data
    property alias actions: buttons.data
    // Room kept above these, and what stands below it.
    property real trayRoom: 0
    readonly property real endRoom: buttons.height > trayRoom ? buttons.height - trayRoom + Theme.gap : 0
    // A glyph for the id of a choice that brings none; "" for none.
    property var glyphFor: id => ""
    // Its words are explained behind "?".
    property bool helps: false
    // What is chosen among has a "?" of its own on a low screen.
    property bool helpAmong: false
    readonly property alias stacked: head.stacked
    // What was chosen before the pane opened is no question: the list begins where the next group is in sight.
    property bool fromChosen: false
    signal chose(string id)
    signal back
    signal helped

    component Choice: RowCard {
        why: pane.closedWhy.length > 0 && model.why === pane.closedWhy ? "" : model.why
        tapPatience: pane.choicePatience
        enabled: model.enabled
        colour: model.colour
        symbol: model.symbol
        glyph: model.glyph || pane.glyphFor(model.id)
        small: pane.small
        onClicked: {
            list.chosen = pane.groups.indexOf(model.group ?? "")
            if (pane.brief && pane.leadsOn && list.chosen + 1 < pane.groups.length)
                toNext.restart()
            // Last: it may end the pane.
            pane.chose(model.id)
        }
    }

    Item {
        id: head
        // The room that the title has beside the buttons: the way back, and "?".
        readonly property real before: backButton.width + Theme.gap + (sign.visible ? sign.width + Theme.gap : 0) + after
        readonly property real after: pane.helps && !pane.brief ? help.width + Theme.gap : 0
        // On a low screen a long title stands below: beside the button it would be a column of single words.
        readonly property bool stacked: Theme.low && !pane.wide && (newsFirst || line.implicitWidth > 2 * (width - before) && !squeezed)
        // On a low screen the steps stand above the question that comes after them, and while they are open that question
        // is the button that leads on to it.
        readonly property bool newsFirst: pane.brief && pane.newsShown
        // Three lines of smaller letters beside the button are hardly higher than the button. Four are less than what a
        // title below it takes, where soldiers stand below the choices as well.
        readonly property bool squeezed: (pane.keyed || pane.trayRoom > 0) && pane.brief && longest.advanceWidth + 2 <= width - before
                                         && line.implicitWidth * Theme.body / usual <= (pane.keyed ? 2.6 : 3.4) * (width - before)
        readonly property real usual: pane.brief ? Theme.lead : Theme.step
        // A long title has smaller letters: the choices below stay where they are. In a wide panel they begin below the button.
        readonly property bool lengthy: pane.steady && line.implicitWidth > (stacked ? 2.5 * width : (pane.wide ? 1 : 1.8) * (width - before))
        readonly property real letters: !lengthy ? usual : pane.brief ? Theme.body : Theme.lead
        width: parent.width
        // Without the steps: how high these are depends on it.
        readonly property real own: stacked ? backButton.height + Theme.gap + name.height : Math.max(backButton.height, name.height, pane.steady && !pane.wide ? usualLines.height : 0)
        // While the steps are open, without the title.
        readonly property real bare: newsFirst ? backButton.height : own
        height: (pane.covered ? bare : own) + (newsFirst ? Theme.gap + above.height : 0)
        Label { id: line; visible: false; text: pane.title; size: head.usual; strong: true; wrapMode: Text.NoWrap }
        LongestWord { id: longest; of: pane.title }
        Label { id: usualLines; visible: false; text: pane.brief ? "\n" : "\n\n"; size: Theme.lead; strong: true }
        PushButton {
            id: backButton
            objectName: pane.prefix + "Back"
            glyph: "back"
            spoken: qsTr("Back")
            onClicked: pane.back()
        }
        PlayerDisc {
            id: sign
            objectName: pane.prefix + "Symbol"
            x: backButton.width + Theme.gap
            y: ((head.stacked ? backButton.height : parent.height) - height) / 2
            visible: pane.symbol.length > 0
            colour: pane.colour
            symbol: pane.symbol
            width: Theme.mm * 8
        }
        Label {
            id: name
            objectName: pane.prefix + "Title"
            x: head.stacked ? 0 : head.before - head.after
            y: head.stacked ? backButton.height + Theme.gap + (head.newsFirst ? above.height + Theme.gap : 0) : (parent.height - height) / 2
            width: parent.width - x - (head.stacked ? 0 : head.after)
            visible: !head.newsFirst || !pane.covered
            text: pane.title
            size: head.letters
            strong: true
        }
        Column {
            id: above
            y: backButton.height + Theme.gap
            width: parent.width
        }
        // On a low screen a title beside the way back needs the room: there it follows the choices.
        PushButton {
            id: help
            objectName: visible ? pane.prefix + "Help" : ""
            visible: pane.helps && (!pane.brief || head.stacked)
            anchors.right: parent.right
            text: "?"
            spoken: qsTr("What does that mean?")
            onClicked: pane.helped()
        }
    }
    // Without Scroller.about: the same choices answer one question after the other, and stay below the finger.
    Scroller {
        id: list
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: foot.top
        anchors.bottomMargin: foot.height > 0 ? Theme.gap : 0
        width: parent.width
        visible: !pane.covered
        // On a low screen a choice of one group leads on to the next one, which is below it.
        property int chosen: -1
        property bool fresh: true
        Timer {
            id: toChosen
            property Item card: null
            property int looks: 0
            interval: 40
            repeat: true
            running: list.fresh
            // The choices have their places only after a frame or two.
            onTriggered: {
                const top = card ? card.mapToItem(list, 0, 0).y : 0
                if (card && pane.fromChosen && grouped.count > 1) {
                    list.leadOn(card, grouped.itemAt(1))
                } else if (card && (top < -1 || top + card.height > list.height - Theme.fold)) {
                    list.reveal(card, list.height)
                    list.beginWhole(card)
                }
                list.fresh = ++looks < 5
            }
        }
        function show(card: Item) {
            toChosen.card = card
            toChosen.looks = 0
            fresh = true
        }
        // What follows the choice is asked for: its first row is in sight, below the choice if there is room for both.
        function leadOn(choice: Item, next: Item) {
            const from = choice.mapToItem(contentItem, 0, 0).y
            const to = next.mapToItem(contentItem, 0, 0).y
            const first = to + Theme.body * 1.4 + Theme.target - from <= height - Theme.mm * 2 ? from : to
            // No card is cut above it.
            bottomMargin = Math.max(0, first + height - contentHeight)
            contentY = first
        }
        // Scrolls on to the next row, so that no card is cut above it.
        function beginWhole(shown: Item) {
            let first = shown.mapToItem(contentItem, 0, 0).y
            for (let i = 0; i < shown.parent.children.length; ++i) {
                const card = shown.parent.children[i]
                const y = card.mapToItem(contentItem, 0, 0).y
                if (card.visible && card.height > 0 && y >= contentY - 1 && y < first)
                    first = y
            }
            bottomMargin = Math.max(0, first + height - contentHeight)
            contentY = first
        }
        Timer {
            id: toNext
            interval: 40 // when the new choices have their places
            onTriggered: {
                const next = grouped.itemAt(list.chosen + 1)
                if (next)
                    list.contentY = Math.max(0, Math.min(next.y, list.contentHeight - list.height))
            }
        }
        OnDemand {
            active: !pane.steady
            sourceComponent: said
        }
        // "Nothing" has its own row: beside others it would shift the pairs below it.
        Repeater {
            id: without
            model: pane.choices
            Choice {
                visible: model.id === "null"
                objectName: visible ? pane.prefix + "-null" : ""
                width: parent ? parent.width : 0
            }
        }
        Repeater {
            id: grouped
            model: pane.groups
            Column {
                id: group
                required property string modelData
                required property int index
                width: parent ? parent.width : 0
                spacing: Theme.mm * 0.6
                Heading {
                    objectName: visible ? pane.prefix + "Group-" + group.index : ""
                    visible: text.length > 0
                    text: group.modelData
                    size: Theme.body
                    color: Theme.textDim
                }
                CardGrid {
                    id: grid
                    width: parent.width
                    columns: group.index === pane.shortGroup && pane.shortColumns > 0 ? pane.shortColumns : pane.wide || width > pane.pairWidth ? pane.columns : 1
                    Repeater {
                        model: pane.choices
                        Choice {
                            id: card
                            visible: model.id !== "null" && (model.group ?? "") === group.modelData
                            objectName: visible ? pane.prefix + "-" + model.id : ""
                            width: grid.cell
                            height: grid.rowHeight(card)
                            // In three columns "command" is whole in small letters only.
                            small: pane.small || pane.shortColumns > 0 && group.index === pane.shortGroup
                            // What was chosen before the pane opened, by a drag or as the usual answer, is in sight. Not the
                            // answer to a second question, which would hide the first.
                            Component.onCompleted: {
                                if (chosen && group.index === 0 && (model.group ?? "") === group.modelData)
                                    toChosen.card = card
                            }
                            // So is what somebody chooses on the board or in the tray. A card under a finger is in sight.
                            onChosenChanged: {
                                if (chosen && !pane.leadsOn && group.index === 0 && (model.group ?? "") === group.modelData)
                                    list.show(card)
                            }
                        }
                    }
                }
            }
        }
        Column {
            id: extras
            width: parent.width
            spacing: Theme.gap
        }
        OnDemand {
            active: pane.saidLast
            sourceComponent: said
        }
    }
    Fold { list: list }
    Column {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: below.active && (pane.hint.length > 0 || pane.planned.length > 0) || lately.height > 0 ? Theme.gap : 0
        Column {
            id: atFoot
            width: parent.width
        }
        Item {
            parent: head.newsFirst ? above : atFoot
            width: parent.width
            height: head.newsFirst && !pane.covered ? Math.max(pane.newsLeast, lately.height) : lately.height
            Scroller {
                id: lately
                objectName: "lately"
                width: parent.width
                height: Math.min(contentHeight, pane.covered ? pane.height - head.bare - choicesWait.height - buttons.height - 4 * Theme.gap
                                                : pane.cramped ? pane.height * 0.5 : pane.newsRoom)
                Column {
                    id: news
                    width: parent.width
                    spacing: Theme.gap
                }
            }
            Fold { list: lately }
        }
        WideButton {
            id: choicesWait
            objectName: visible ? "choicesWait" : ""
            visible: pane.covered
            glyph: "next"
            lines: 2
            size: Theme.body
            strong: true
            text: head.newsFirst ? pane.title : qsTr("On to the choices")
            onClicked: pane.uncover(activeFocus)
        }
        OnDemand {
            id: below
            active: pane.steady && !pane.saidLast
            sourceComponent: said
        }
        Column {
            id: buttons
            width: parent.width
            topPadding: pane.trayRoom
            spacing: Theme.gap
        }
    }
    // The plan so far, and where to tap.
    Component {
        id: said
        Column {
            spacing: pane.steady ? 0 : Theme.gap
            // In one line after the other where room is short.
            Paragraph {
                objectName: pane.prefix + "Planned"
                visible: pane.steady && text.length > 0
                text: pane.planned.map((line, i) => (i + 1) + ". " + line).join("  ")
                color: Theme.goodText
                // As high as a finger, if one may touch it.
                height: pane.plannedBack ? Math.max(implicitHeight, Theme.target) : implicitHeight
                verticalAlignment: Text.AlignVCenter
                TapHandler {
                    enabled: pane.plannedBack
                    onTapped: pane.back()
                }
            }
            Repeater {
                model: pane.steady ? [] : pane.planned
                Paragraph {
                    required property var modelData
                    required property int index
                    text: (index + 1) + ". " + modelData
                    size: Theme.lead
                    color: Theme.goodText
                }
            }
            Paragraph {
                objectName: pane.prefix + "Hint"
                visible: text.length > 0
                text: pane.hint
                size: pane.steady ? Theme.body : Theme.lead
                color: Theme.hintText
            }
            WideButton {
                objectName: visible ? pane.prefix + "Help" : ""
                visible: pane.helps && pane.brief && !head.stacked && !pane.helpAmong
                size: Theme.body
                lines: 2
                glyph: "question"
                text: qsTr("What does that mean?")
                onClicked: pane.helped()
            }
        }
    }
}
