// SPDX-License-Identifier: Apache-2.0
// The steps in order: a line for each done one, the current one large, then those to come. As soon as four are done,
// most of them collapse into one line, which a touch unfolds; the last one, those that say who collected what, and
// those that nobody has ticked stay visible. Above a question the steps come first; answering at once counts as having
// done them. If there is no room for them above a question, all of them are one line, which a touch opens.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Column {
    id: story

    required property StepsModel steps
    // Whether somebody sees this: a pane that waits out of sight makes no cards.
    property bool awake: true
    // Above a question finished cards are one line each, which no finger hits; but the last one is as high as a
    // finger, and a touch takes its tick back.
    property bool tight: true
    // Whether the current step carries its buttons itself.
    property bool buttoned: true
    // A question that can be answered at once stands below: it is louder than the step.
    property bool asked: false
    property bool unfolded: false
    // The question below needs the room: all of this is one line, unless a touch has opened it.
    property bool tucked: false
    property bool opened: false
    readonly property bool shut: tucked && !opened
    // Whether the opened steps can be put away here; if not, something below them does it.
    property bool closable: true
    // Whether the opened steps can be ticked, here or in buttons below them.
    property bool ticking: true
    // The closed line says all of the only step, so opening it would tell nothing new.
    readonly property bool whole: !ticking && story.steps.count === 1 && brief.length === 1 && !line.cut
                                  && current !== null && ((current.model.detail ?? "").length === 0 || begins)
                                  && (current.model.items ?? []).length === 0
    // A season begins, and nobody has anything to do for it: only spring moves its token.
    readonly property bool begins: current !== null && current.model.icon === "season" && current.model.glyph !== "blossom"
    // The headline, where nothing else says it: when all is done, the line does.
    property string news
    // It is bad news: a tick would praise it.
    property bool alarming: false
    // How many lines of text its button may have, and what they say of the steps.
    property int lines: 2
    readonly property var brief: story.steps.brief.length * 2 > story.lines && !both.fits ? [] : story.steps.brief
    function saying(brief: list<string>): string {
        return brief.length === 2 ? Sentence.of(qsTr("First: %1. Then: %2", "two steps"), [brief[0], brief[1]])
             : brief.length === 1 ? qsTr("First: %1", "a step").arg(brief[0]) : ""
    }
    // The closed line says every step that is due, and not only how many there are.
    readonly property bool said: story.steps.left === 0 || story.brief.length > 0
    // The one rule for what stands below the steps, a question or an entry: an answer there ticks them, so they come first
    // where a line that says so many of them (0 to 2) would not say all.
    function hides(most: int): bool {
        return story.steps.left > 0 && (story.steps.brief.length === 0 || story.steps.brief.length > most)
    }
    readonly property int hidden: story.steps.settled - story.steps.staying
    readonly property bool foldable: story.steps.settled > 2 && hidden > 1
    readonly property int folded: foldable && !unfolded && !tucked ? story.steps.settled : 0
    readonly property int now: story.steps.currentIndex
    // As many as the opened list has to come, with those that only tell something.
    readonly property int ahead: story.steps.ahead
    onNowChanged: unfolded = false

    objectName: "story"
    visible: story.steps.count > 0
    spacing: Theme.mm * 0.7
    // The card of the step that is due, if there is one.
    readonly property StepCard due: shut ? null : current
    readonly property StepCard only: made > 0 && story.steps.count === 1 ? cardAt(0) : null
    readonly property StepCard current: made > story.now && story.now >= 0 ? cardAt(story.now) : null
    // The first card that nobody has ticked.
    readonly property Item firstPresumed: {
        for (let i = 0; !shut && story.steps.presumed > 0 && made > i; ++i) {
            if (cardAt(i)?.model.presumed === true)
                return cardAt(i)
        }
        return null
    }
    // The line that had the focus is gone.
    signal focusLost
    function focusLine() {
        line.forceActiveFocus(LastInput.reason)
    }

    // The line or card that lies across this height; none if it lies between two.
    function across(height: real): Item {
        for (let i = 0; i < children.length; ++i) {
            const one = children[i]
            if (one.visible && one.y < height - 0.5 && one.y + one.height > height + 0.5)
                return one
        }
        return null
    }

    // Counts the cards that came and went: a card's index alone does not tell that it is there now.
    property int made: 0
    function cardAt(index: int): StepCard {
        return cards.itemAt(index) as StepCard
    }

    // A line that shows or hides steps. It does nothing to them, so it has an arrow and not the surface of a button.
    component Unfolding: Pressable {
        id: unfolding
        property bool unfolded: false
        property string glyph
        property string spoken: text
        property int lines: 1
        property bool framed: false
        readonly property alias cut: words.truncated
        readonly property alias room: words.width
        // Still legible: Inter's capitals are 0.727 of the letters' size, and 2.5 mm high.
        readonly property int small: Math.min(Theme.body, Math.max(Math.ceil(Theme.body * 0.9), Math.ceil(2.5 * Theme.mm / 0.727)))
        width: parent ? parent.width : 0
        implicitHeight: Math.max(Theme.target, words.height + 2 * Theme.mm)
        focusPolicy: Qt.TabFocus
        Accessible.name: spoken
        background: Rectangle {
            radius: Theme.radius
            color: unfolding.down ? Theme.raised : "transparent"
            border.width: unfolding.visualFocus ? Theme.ring : unfolding.framed ? Theme.hairline : 0
            border.color: unfolding.visualFocus ? Theme.focus : Theme.line
        }
        contentItem: Item {
            Glyph {
                id: sign
                visible: kind.length > 0
                x: Theme.mm * 1.2
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.body * 1.4
                kind: unfolding.glyph
                color: unfolding.glyph === "check" ? Theme.goodText : Theme.dangerText
            }
            Label {
                id: words
                anchors.verticalCenter: parent.verticalCenter
                x: Theme.mm * 1.2 + (sign.visible ? Theme.mm + Math.round(Theme.body * 1.6) : 0)
                width: arrow.x - Theme.mm - x
                text: unfolding.text
                // Smaller letters rather than a sentence without its end.
                size: usual.lineCount > unfolding.lines ? unfolding.small : Theme.body
                strong: true
                maximumLineCount: Math.max(unfolding.lines, Math.floor(unfolding.lines * Theme.body / size))
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Label {
                id: usual
                visible: false
                width: words.width
                text: unfolding.text
                strong: true
                maximumLineCount: unfolding.lines + 1
            }
            Glyph {
                id: arrow
                visible: unfolding.enabled
                x: parent.width - width - Theme.mm * 1.2
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.body * 1.2
                rotation: unfolding.unfolded ? 270 : 90
                kind: "next"
                color: Theme.textDim
            }
        }
    }

    Unfolding {
        objectName: "foldSteps"
        visible: story.foldable && !story.tucked
        glyph: "check"
        unfolded: story.unfolded
        text: story.unfolded ? qsTr("Hide what is done") : qsTr("%n done", "steps", story.hidden)
        spoken: story.unfolded ? text : qsTr("%n step(s) done. Show them.", "", story.hidden)
        onClicked: story.unfolded = !story.unfolded
    }
    Unfolding {
        id: line
        objectName: visible ? "tuckSteps" : ""
        visible: story.tucked && (story.shut || story.closable)
        // A line that nothing can open has no frame: it would look like a button.
        framed: enabled
        enabled: !(story.shut && story.whole)
        glyph: !story.shut || story.steps.left > 0 ? "" : story.alarming && ended.length > 0 ? "breach" : "check"
        unfolded: !story.shut
        // A headline is whole.
        lines: ended.length > 0 ? Math.max(4, story.lines) : story.lines
        readonly property string ended: story.shut && story.steps.left === 0 ? story.news : ""
        // Out of sight it has no text to lay out.
        text: !story.tucked ? "" : ended.length > 0 ? ended : !story.shut ? qsTr("Hide the steps") : first
        spoken: story.shut && story.steps.left === 0 ? Spoken.sentences([ended, qsTr("%n step(s) done. Show them.", "", story.steps.count)]) : text
        readonly property string first:
              story.begins && story.ahead === 1 ? story.current.model.sentence
              : story.brief.length > 0 ? story.saying(story.brief)
              : story.ahead === 1 && story.current ? qsTr("First: %1", "a step").arg(story.current.model.sentence)
              : story.steps.left > 0 ? qsTr("%n step(s) to do first", "", story.steps.left)
              // An answer may have ticked it, so it is named.
              : story.only !== null ? story.only.model.sentence
              // Nobody has ticked them: whoever looks for what they said finds it behind this line.
              : story.steps.presumed > 0 ? qsTr("Your answer ticked %n step(s)", "", story.steps.count)
              : qsTr("%n done", "steps", story.steps.count)
        onClicked: {
            const focused = activeFocus
            story.opened = !story.opened
            if (focused && !visible)
                story.focusLost()
        }
    }
    // How many lines of its smaller letters a single step takes.
    readonly property alias wanted: one.lineCount
    Label {
        id: one
        visible: false
        width: line.room
        size: line.small
        strong: true
        text: story.steps.brief.length === 1 ? story.saying(story.steps.brief) : ""
    }
    // What the line would say of two steps in its smaller letters.
    Label {
        id: both
        readonly property bool fits: text.length > 0 && lineCount <= Math.floor(story.lines * Theme.body / size)
        visible: false
        width: line.room
        size: line.small
        strong: true
        text: story.steps.brief.length === 2 ? story.saying(story.steps.brief) : ""
    }
    // Nobody has ticked these: whoever has missed one finds it here.
    Label {
        objectName: visible ? "doneSoFar" : ""
        visible: story.steps.presumed > 0 && !story.shut
        width: parent.width
        text: story.steps.left > 0 ? qsTr("Just done, and still to do:") : qsTr("Just done:")
        strong: true
        color: Theme.textDim
    }
    Repeater {
        id: cards
        model: story.awake ? story.steps : null
        onItemAdded: story.made++
        onItemRemoved: story.made++
        StepCard {
            required property int index
            visible: !story.shut && (index >= story.folded || stays)
            number: model.number ?? 0
            tight: story.tight && index !== story.steps.settled
            buttoned: story.buttoned
            asked: story.asked
            steps: story.steps
        }
    }
}
