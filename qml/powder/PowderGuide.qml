// SPDX-License-Identifier: Apache-2.0
// Who acts and what the season asks for, what can be entered now, and what winter would bring if it came now. What
// ends the current line is the one button in the colour of fire.
import QtQml
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: pane

    required property TableModel table
    readonly property PowderModel powder: table.powder
    readonly property PowderActionModel action: table.powderAction
    property bool wide: false
    readonly property bool turns: powder.turnTitle.length > 0
    // False: only the season's first actions; the others appear after a tap.
    property bool all: false
    readonly property bool foretold: powder.outlook
    // On a low screen the tray stands for recruiting, and takes the room of two tiles.
    property bool trayed: false
    // Room kept for it above what stands at the foot.
    property real trayRoom: 0
    readonly property real endRoom: next.height > 0 ? next.height + Theme.gap : 0
    readonly property bool spare: trayed && Theme.low
    // What the tiles leave above the tray of bare soldiers.
    readonly property real spareRoom: spare ? next.y - 3 * Theme.gap - Theme.target - doing.contentHeight - area.least : 0
    // Reed recruits and builds; what an advisor brings the players in its turn is among all the others.
    readonly property int few: powder.turnClan === "reed" ? 2 : spare ? 4 : 5
    // The first action is what comes next, and has a button of its own.
    readonly property bool leads: powder.nextAction.length > 0
    // If only a few more, all of them are shown.
    readonly property bool many: tiles.count > few + 3
    // How many of the actions are tiles, or lead.
    readonly property int tiled: many ? few + (leads ? 1 : 0) : tiles.count
    readonly property bool folded: !all && !(foretold && outlined)
    // All that can be entered has the panel to itself: of two lists, nobody finds the second one.
    readonly property bool alone: all && !wide
    readonly property bool compact: Theme.low && !wide
    readonly property bool outlined: powder.forecastHeadline.length > 0 && !alone
    // On a low screen the list of actions and the outlook take the tray's room.
    readonly property bool full: alone || !folded && Theme.low && !wide

    // The season after this one; before the first it is fall.
    readonly property string nextSeason: powder.seasonIndex < 0 ? "leaf" : ["blossom", "sun", "leaf", "snow"][(powder.seasonIndex + 1) % 4]
    readonly property var glyphs: ({
        tea: "move", deck: "deck", horde: "raider", overseer: "people", machine: "cannon", begin: "begin", order: "end-turn",
        recruit: "spearman", attack: "power", build: "build", again: "build", move: "move", "end-turn": "end-turn", season: nextSeason,
        assault: "breach", donate: "honor", honor: "honor", shame: "shame", "shame-back": "undo", wound: "wound",
        kill: "lethality", shot: "ballista", tower: "tower-piece", adjust: "plus", correct: "correct"
    })

    // What a turn is, or what the season brings: the words behind the "?" beside the button that ends it
    // (HoldingsSheet::topics). The steps of a command have theirs in the same place.
    // Qin and Reed have no player: what they are comes first, and their rulebook says what they do.
    readonly property bool played: powder.turnClan !== "qin" && powder.turnClan !== "reed"
    readonly property var topics: turns ? [powder.turnClan, ...(played ? ["turn-command", "turn-activation"] : []), "turn-end", "turn-acts", "turn-checks", "command-track", "tea"]
                                        : ({ "set-up": ["tea", "qin", "reed", "overseer", "machines", "card"], fall: ["fall", "command-track", "tea", "year"],
                                             winter: ["winter", "clash", "fire", "lethality", "towers", "shame-token", "year"],
                                             spring: ["spring", "advisor-track", "card", "leader", "ram", "trebuchet", "ladders", "text", "year"],
                                             summer: ["summer", "overseer", "shame-token", "chi", "command-track", "tea", "year"] })[powder.season] ?? []
    readonly property real helpRoom: topics.length > 0 && !all && (!Theme.low || briefEnd) ? Theme.target + Theme.gap : 0
    // On a low screen "?" stands beside the button that ends the line if that has room for its words in two lines.
    property bool briefEnd: false
    readonly property string topicsTitle: turns ? qsTr("What belongs to a turn?") : qsTr("What happens in this season?")
    signal explained(topics: var)
    // What the words mean, for somebody who enters them for the first time; behind "?" in the list of all actions.
    property bool explaining: false
    readonly property var meanings: ({
        tea: qsTr("Who wins ties: the markers in their new order."),
        deck: qsTr("The kinds of hordes that stay in the box."),
        horde: qsTr("A card of the horde deck comes to the wall."),
        overseer: qsTr("A player raises an overseer in a location."),
        machine: qsTr("A war machine is put beside a section for free."),
        order: qsTr("In which order the players act this fall."),
        recruit: qsTr("Soldiers come from a pool, to attack or to wait."),
        attack: qsTr("Soldiers at the wall attack the hordes before it."),
        build: qsTr("A barricade, a wall level or a war machine."),
        move: qsTr("Soldiers go to another section."),
        donate: qsTr("A player donates, and earns honor by it."),
        honor: qsTr("A card or a location gives or takes honor."),
        shame: qsTr("A card or a location gives shame tokens."),
        "shame-back": qsTr("A shame token goes back to the pool."),
        wound: qsTr("A card wounds spots of a horde."),
        kill: qsTr("A card kills a soldier."),
        shot: qsTr("A war machine shoots because of a card."),
        tower: qsTr("A spearman goes into a tower because of a card."),
        adjust: qsTr("For this winter a card changes the power of the hordes or the defense of a wall."),
        correct: qsTr("The table is right and the screen is not: change the screen.")
    })

    // The list of all actions begins with the headings that have one without a tile. The tray, which gives the list its
    // room, decides how many have a tile.
    property int offered: 0
    function openAll() {
        offered = tiled
        regroup()
        all = true
    }
    property var groups: []
    function regroup() {
        const first = []
        const last = []
        for (let i = leads ? 1 : 0; i < headed.count; ++i)
            (i < offered ? last : first).push(groupOf(headed.objectAt(i)))
        const found = Array.from(new Set(first.concat(last)))
        if (found.join("|") !== groups.join("|"))
            groups = found
    }
    function groupOf(action: var): string {
        return action ? action.group : ""
    }
    Instantiator {
        id: headed
        model: pane.action.actions
        delegate: QtObject {
            required property var model
            readonly property string group: model.group
            onGroupChanged: regrouping.restart()
        }
        onCountChanged: regrouping.restart()
    }
    Timer { id: regrouping; interval: 0; onTriggered: pane.regroup() }
    // By a key: the focus goes to the first of all actions.
    function showAll() {
        openAll()
        everywhere.begin()
    }

    // In a flat panel what can be entered is at the side.
    readonly property real side: wide ? Math.floor((width - Theme.pad) * 0.46) : width

    // The season changes: its first actions again.
    Connections {
        target: pane.powder
        function onSeasonChanged() {
            pane.all = false
        }
    }

    // The outlook was opened: what closes it again, the last line of the head, stays in sight.
    onForetoldChanged: if (foretold) closing.restart()
    Timer { id: closing; interval: 40; onTriggered: doing.contentY = Math.max(0, doing.contentHeight - doing.height) } // when all has its place

    Scroller {
        id: doing
        about: pane.powder.turnTitle + pane.powder.season
        width: pane.side
        height: Math.min(contentHeight, pane.wide ? next.y - Theme.gap : area.floor - area.least - Theme.gap)
        spacing: Theme.gap
        // Its own width, not the column's: that changes with the height.
        // Without turns the list of what was done is long.
        readonly property real room: width - (pane.height < Theme.mm * 100 && !head.brief || !pane.turns && !pane.compact ? Theme.mm * 1.6 : 0)

        GuideHead {
            id: head
            width: doing.room
            powder: pane.powder
            wide: pane.wide
            leads: pane.leads
            alone: pane.alone
            outlined: pane.outlined
            cramped: area.rows > 2
            side: pane.side
            listing: pane.all
            explaining: pane.explaining
            onFewer: pane.all = false
            onExplain: explaining => pane.explaining = explaining
        }
    }
    Fold { list: doing }

    // What can be entered: tiles, or all of it with reasons, or the outlook.
    Item {
        id: area
        readonly property int columns: !pane.spare && (width - 2 * grid.spacing) / 3 >= grid.widest ? 3 : 2
        readonly property int shown: Math.min(pane.few, Math.max(0, tiles.count - (pane.leads ? 1 : 0))) + (pane.many ? 1 : 0) - (pane.spare ? 1 : 0)
        readonly property int rows: Math.max(1, Math.ceil(shown / columns))
        readonly property real least: pane.folded ? rows * (Theme.target + Theme.gap) - Theme.gap : Math.min(pane.height * 0.4, list.contentHeight)
        readonly property real floor: next.y - Theme.gap - pane.trayRoom
        x: pane.wide ? pane.width - width : 0
        y: pane.wide ? 0 : doing.height + Theme.gap
        width: pane.wide ? pane.width - pane.side - Theme.pad : pane.width
        height: (pane.wide ? pane.height : floor) - y

        Grid {
            id: grid
            visible: pane.folded
            columns: area.columns
            spacing: Theme.gap
            // The width that the longest word of a tile needs.
            property real widest: 0
            // Each tile has room for its picture.
            property bool pictured: true
            function measure() {
                let most = 0
                let all = true
                for (let i = 0; i < children.length; ++i) {
                    const tile = (children[i] as Loader)?.item ?? children[i]
                    if (tile.visible) {
                        // In a low panel three lines of words would have small letters.
                        most = Math.max(most, tile.leastWidth ?? 0, pane.compact ? tile.briefWidth ?? 0 : 0)
                        all = all && tile.roomy !== false
                    }
                }
                widest = most
                pictured = all
            }
            readonly property Timer measuring: Timer { interval: 0; onTriggered: grid.measure() }
            readonly property bool small: widest * Theme.lead / Theme.body > cell
            readonly property real cell: Math.floor((area.width - (columns - 1) * spacing) / columns)
            readonly property real tall: Math.floor(Math.max(Theme.target, Math.min((area.height - (area.rows - 1) * spacing) / area.rows, Theme.mm * 42)))
            Repeater {
                id: tiles
                model: pane.action.actions
                // Most of the actions have no tile.
                OnDemand {
                    id: slot
                    required property var model
                    required property int index
                    // During the turns of fall a tile keeps its place even if nobody can do its act, so that no other
                    // tile moves under a finger.
                    active: pane.folded && index >= (pane.leads ? 1 : 0) && index < pane.tiled && !(pane.spare && model.id === "recruit") && (model.enabled === true || pane.turns)
                    width: grid.cell
                    height: grid.tall
                    onItemChanged: grid.measuring.restart()
                    sourceComponent: PowderTile {
                        objectName: (closed ? "closed-" : "action-") + slot.model.id
                        small: grid.small
                        pictured: grid.pictured
                        glyph: pane.glyphs[slot.model.id] ?? "next"
                        title: slot.model.title
                        detail: slot.model.detail
                        onRoomyChanged: grid.measuring.restart()
                        onLeastWidthChanged: grid.measuring.restart()
                        // It may be open for another player only, who finds it in the list.
                        closed: slot.model.enabled !== true || slot.model.why.length > 0
                        onClicked: {
                            if (closed)
                                pane.powder.refused(slot.model.why)
                            else
                                pane.action.start(slot.model.id)
                        }
                    }
                }
            }
            PowderTile {
                objectName: visible ? "moreActions" : ""
                visible: pane.folded && pane.many
                width: grid.cell
                height: grid.tall
                small: grid.small
                pictured: grid.pictured
                glyph: "plus"
                title: qsTr("More")
                onRoomyChanged: grid.measuring.restart()
                onClicked: pane.openAll()
            }
        }
        RowWalk {
            id: everywhere
            area: list
            function begin() { soon.restart() }
            Timer { id: soon; interval: 0; onTriggered: everywhere.enter("") }
        }
        Scroller {
            id: list
            objectName: "guideList"
            about: pane.all // all actions, or the outlook
            visible: !pane.folded
            anchors.fill: parent
            OnDemand {
                active: pane.all
                sourceComponent: everything
            }
            OnDemand {
                active: !pane.all && pane.foretold
                sourceComponent: PowderOutlook {
                    powder: pane.powder
                    headed: false
                    onAsked: value => pane.action.start("value:" + value)
                }
            }
        }
        Fold { list: list }
    }

    Column {
        id: next
        width: pane.side
        y: pane.height - height
        spacing: Theme.mm * 0.6
        Repeater {
            model: pane.leads ? pane.action.actions : null
            // Only the first one is made: each is dozens of items.
            OnDemand {
                id: place
                required property var model
                required property int index
                active: index === 0
                width: next.width
                sourceComponent: Column {
                    id: first
                    // The hordes that a turn's end defeats come last: smaller letters before they are cut.
                    readonly property int usual: Theme.low && !pane.wide ? Theme.lead : Theme.step
                    // Beside "?" the button is no higher than without it.
                    readonly property real full: run.advanceWidth / (pane.side - pane.helpRoom - 2 * Theme.pad - Theme.gap - usual * 1.25)
                    readonly property bool roomy: run.advanceWidth * Theme.body / usual <= 1.7 * (pane.side - Theme.target - Theme.gap - 2 * Theme.pad)
                    Binding {
                        target: pane
                        property: "briefEnd"
                        value: first.roomy
                    }
                    readonly property int letters: full <= (pane.helpRoom > 0 ? 1 : 1.6) ? usual
                                                   : usual === Theme.step && full * Theme.lead / usual <= 1.8 ? Theme.lead : Theme.body
                    Letters { id: run; strong: true; size: first.usual; text: place.model.title }
                    spacing: next.spacing
                    Label {
                        visible: text.length > 0 && (pane.height > Theme.mm * 80 || !place.model.enabled)
                        width: parent.width
                        text: place.model.enabled ? place.model.detail : place.model.why
                        color: Theme.textDim
                        Accessible.ignored: true
                    }
                    Row {
                        width: parent.width
                        spacing: Theme.gap
                        PushButton {
                            id: button
                            objectName: "action-" + place.model.id
                            width: parent.width - pane.helpRoom
                            height: Math.max(implicitHeight, Theme.confirm, Math.min(Theme.mm * 14, pane.height * 0.16))
                            tone: "primary"
                            enabled: place.model.enabled
                            glyph: pane.compact && pane.helpRoom > 0 || Theme.low && pane.wide ? "" : pane.glyphs[place.model.id] ?? "next"
                            text: place.model.title
                            spoken: Spoken.sentences([place.model.title, place.model.enabled ? place.model.detail : place.model.why])
                            size: first.letters
                            // In half of a low panel that is turned sideways one word may fill a line.
                            lines: Theme.low && pane.wide ? 3 : 2
                            // It stands where the button of the last step, of the last turn or of the last season stood.
                            tapPatience: Theme.tapPatience
                            onClicked: pane.action.start(place.model.id)
                        }
                        PushButton {
                            objectName: visible ? "guideHelp" : ""
                            visible: pane.helpRoom > 0
                            width: pane.helpRoom - Theme.gap
                            height: button.height
                            text: "?"
                            spoken: pane.topicsTitle
                            onClicked: pane.explained(pane.topics)
                        }
                    }
                }
            }
        }
    }
    Component {
        id: everything
        Column {
            id: sections
            spacing: Theme.gap
            // First, in sight: below the last of many rows nobody looks for the way back.
            ChoiceCard {
                objectName: visible ? "moreActions" : ""
                visible: !pane.alone
                width: parent.width
                glyph: "minus"
                title: qsTr("Fewer")
                onClicked: pane.all = false
            }
            // On a low screen the button that ends the turn needs its whole width.
            ChoiceCard {
                objectName: visible ? "guideHelp" : ""
                visible: pane.compact && pane.explaining && pane.topics.length > 0
                width: parent.width
                small: true
                title: pane.topicsTitle
                onClicked: pane.explained(pane.topics)
            }
            Repeater {
                model: pane.groups
                Column {
                    id: section
                    required property string modelData
                    required property int index
                    width: sections.width
                    spacing: Theme.mm * 0.6
                    Heading {
                        objectName: visible ? "actionGroup-" + section.index : ""
                        visible: text.length > 0
                        text: section.modelData
                        size: Theme.body
                        color: Theme.textDim
                    }
                    CardGrid {
                        id: buttons
                        width: parent.width
                        // On a low screen short names, so that two stand side by side.
                        columns: pane.compact && (pane.explaining || lengthy) ? 1 : width > Theme.mm * (pane.compact ? 40 : 72) ? 2 : 1
                        // Beside one that has a whole sentence, a short one would be a tower of nothing.
                        readonly property bool lengthy: {
                            for (let i = 0; made > 0 && i < cards.count; ++i) {
                                const one = (cards.itemAt(i) as Loader)?.item as ChoiceCard
                                if (one && one.below.length > 50)
                                    return true
                            }
                            return false
                        }
                        property int made: 0
                        Repeater {
                            id: cards
                            onItemAdded: buttons.made++
                            model: pane.action.actions
                            // The others stand under their own headings.
                            OnDemand {
                                id: card
                                required property var model
                                required property int index
                                active: model.group === section.modelData && !(index === 0 && pane.leads)
                                width: buttons.cell
                                sourceComponent: ChoiceCard {
                                    objectName: "action-" + card.model.id
                                    height: buttons.rowHeight(card)
                                    small: pane.compact
                                    title: card.model.title
                                    detail: pane.explaining ? Spoken.sentences([pane.meanings[card.model.id] ?? "", card.model.detail]) : card.model.detail
                                    why: card.model.why
                                    enabled: card.model.enabled
                                    chosen: card.model.chosen
                                    glyph: pane.compact ? "" : pane.glyphs[card.model.id] ?? "next"
                                    onClicked: pane.action.start(card.model.id)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
