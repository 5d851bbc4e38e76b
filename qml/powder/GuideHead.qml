// SPDX-License-Identifier: Apache-2.0
// The head of the guide: who acts, the turns to come, and what winter would bring. On a low screen all of it shares one
// line: the name, the turns below or beside it, and a sign for the outlook.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Column {
    id: head

    required property PowderModel powder
    required property bool wide
    // What comes next is a button below, in the same words.
    required property bool leads
    // All that can be entered has the panel to itself; "Fewer" leads back from it.
    required property bool alone
    required property bool outlined
    // Three rows of tiles leave hardly more room than the heading needs.
    required property bool cramped
    // The width that the turns and the name may have together.
    required property real side
    // The list of all actions is open, and says what its words mean.
    required property bool listing
    required property bool explaining
    signal fewer
    signal explain(explaining: bool)

    readonly property bool turns: powder.turnTitle.length > 0
    readonly property bool low: Theme.low && !wide
    // The outlook is a sign beside the name: below it there is no room for its sentence.
    readonly property bool brief: low && outlined && (turns || cramped)
    // The turns to come stand below the name if the outlook is beside it, else beside the name, if all of them fit there.
    // A line of their own would be cut.
    readonly property bool aside: low && turns && !alone && coming > 0
                                  && (brief || who.width + 2 * Theme.gap + nameRun.advanceWidth + comingRoom <= side - Theme.mm * 1.6)
    readonly property bool stacked: aside && brief
    // In the last turn only turns that are over are left, and a low screen has no whole line for them.
    readonly property bool last: low && turns && coming === 0
    // Counts the lines that came and went.
    property int made: 0
    readonly property int coming: {
        let sum = 0
        for (let i = 0; made > i; ++i)
            sum += (lines.itemAt(i) as GuideLine)?.comes === true ? 1 : 0
        return sum
    }
    // Everything in the list is done: what comes next is the button below.
    readonly property bool over: {
        for (let i = 0; made > i; ++i) {
            const state = (lines.itemAt(i) as GuideLine)?.model.state ?? "done"
            if (state !== "done" && !(state === "now" && leads))
                return false
        }
        return true
    }
    readonly property real comingRoom: coming * (Math.round(Theme.body * 1.1) + strip.spacing)

    spacing: Theme.gap

    TextMetrics {
        id: titleRun
        font: title.font
        text: head.powder.turnTitle
    }
    TextMetrics {
        id: nameRun
        font: title.font
        text: head.powder.turnName
    }

    Item {
        id: heading
        width: head.width
        height: Math.max(title.height + strip.below, who.visible ? who.height : 0, head.brief ? banner.height : 0, head.alone ? back.height : meaning.visible ? meaning.height - (own.visible ? strip.height + head.spacing : 0) : 0)
        readonly property real before: head.alone ? back.width + Theme.gap : 0
        // What the outlook leaves.
        readonly property real room: width - (head.brief ? banner.width + Theme.gap : 0) - beside
        readonly property real beside: meaning.visible ? head.width - meaning.x + Theme.gap : 0
        PushButton {
            id: back
            objectName: visible ? "fewerActions" : ""
            visible: head.alone
            glyph: "back"
            spoken: qsTr("Fewer")
            onClicked: head.fewer()
        }
        PushButton {
            id: meaning
            objectName: visible ? "meanings" : ""
            visible: head.listing && !head.brief
            // Above the list's mark of scrolling nothing would be seen of its edge. It reaches into the line of turns.
            x: parent.width - width - (head.alone ? 0 : Theme.mm * 1.6)
            text: "?"
            spoken: qsTr("What do these words mean?")
            checkable: true
            checked: head.explaining
            onToggled: head.explain(checked)
        }
        PlayerSymbol {
            id: who
            x: heading.before
            objectName: "guideSymbol"
            visible: head.turns
            anchors.verticalCenter: parent.verticalCenter
            colour: head.powder.turnColour
            symbol: head.powder.turnSymbol
            width: Math.round(Theme.step * 1.3)
        }
        Label {
            id: title
            objectName: "guideTitle"
            y: (heading.height - height - strip.below) / 2
            x: heading.before + (who.visible ? who.width + Theme.gap : 0)
            width: heading.room - x - (head.aside && !head.brief ? head.comingRoom + Theme.gap : 0)
            // The year above the board tells the season.
            text: head.aside && titleRun.advanceWidth > width || (head.alone || head.wide && Theme.low) && titleRun.advanceWidth > 1.8 * width ? head.powder.turnName : head.turns ? head.powder.turnTitle : head.powder.guideTitle
            // In a low panel the whole strip of turns must be above the tiles.
            size: Theme.low ? Theme.lead : Theme.step
            strong: true
            Accessible.role: Accessible.Heading
            Accessible.name: head.powder.guideTitle
        }
    }
    Paragraph {
        objectName: visible ? "turnHint" : ""
        // On a low screen it stands beside the tray. The outlook needs its room: above it the title would be cut.
        visible: text.length > 0 && !head.low && !head.powder.outlook
        text: head.powder.turnHint
        color: Theme.textDim
    }
    Flow {
        id: strip
        parent: head.aside ? heading : own
        readonly property real fitting: head.stacked ? Math.floor((width - (head.coming - 1) * spacing) / head.coming) : Infinity
        // What it needs below the name.
        readonly property real below: head.stacked ? height + spacing : 0
        x: head.stacked ? title.x : head.aside ? heading.room - width : 0
        y: head.stacked ? title.y + title.height + spacing : (parent.height - height) / 2
        width: head.stacked ? heading.room - title.x : head.aside ? head.comingRoom : head.width - (head.alone ? 0 : heading.beside)
        visible: !head.alone && !head.last
        spacing: Theme.mm * 0.6
        Repeater {
            id: lines
            model: head.powder.guide
            GuideLine {
                objectName: "guide-" + model.id
                chip: head.turns
                brief: Theme.low
                small: head.aside
                // Below the name they stand in one line if they need not be much smaller for it.
                signMost: strip.fitting >= Theme.body * 0.75 ? strip.fitting : Infinity
                // During the turns the lines before them are over, and a low screen has room for the turns only.
                // Without turns, a low screen has room only for the lines that are still to come.
                visible: !model.folded && !(chip && model.symbol.length === 0 && (brief || model.state === "done")) && !(head.low && !chip && done)
                         && !(head.leads && model.state === "now" && !player) && !(head.aside && (now || done))
            }
            onItemAdded: head.made++
            onItemRemoved: head.made++
        }
    }
    // The outlook comes before the list where it is worth more: before a list of what is over, or where there is little
    // room and nobody has the turn.
    Item {
        id: outlookFirst
        width: head.width
        height: visible ? banner.height : 0
        visible: head.outlined && !head.turns && !head.brief && (head.low || head.over)
    }
    // A line of its own for the turns, or a list of what is to come.
    Item {
        id: own
        width: head.width
        height: visible ? strip.height : 0
        visible: !head.aside && !head.alone && !head.last && !(head.brief && !head.turns)
    }
    Item {
        id: outlookLine
        width: head.width
        height: visible ? banner.height : 0
        visible: head.outlined && !head.brief && !outlookFirst.visible
    }
    OutlookBanner {
        id: banner
        objectName: "outlook"
        parent: head.brief ? heading : outlookFirst.visible ? outlookFirst : outlookLine
        brief: head.brief
        x: head.brief ? heading.width - width : 0
        width: head.brief ? implicitWidth : head.width
        visible: head.outlined
        powder: head.powder
        checked: head.powder.outlook
        onToggled: head.powder.outlook = checked
    }
}
