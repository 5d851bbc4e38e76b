// SPDX-License-Identifier: Apache-2.0
// What the season asks for, what can be entered now, and what winter would bring if it came now.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: pane

    required property TableModel table
    readonly property PowderModel powder: table.powder
    readonly property PowderActionModel action: table.powderAction
    property bool wide: false
    // False: only the season's first actions; the others appear after a tap.
    property bool all: false
    readonly property int few: 5

    readonly property var glyphs: ({
        tea: "move", deck: "deck", horde: "raider", overseer: "people", machine: "cannon", begin: "begin", order: "end-turn",
        recruit: "spearman", attack: "power", build: "build", move: "move", "end-turn": "end-turn", season: "sun",
        assault: "breach", donate: "honor", honor: "honor", shame: "shame", "shame-back": "undo", wound: "wound",
        kill: "lethality", shot: "ballista", tower: "tower-piece", adjust: "plus", correct: "correct"
    })

    // In a flat panel the buttons are on the side; in a narrow one, between the list and the outlook.
    Scroller {
        id: doing
        height: parent.height
        width: pane.wide ? Math.floor((parent.width - Theme.pad) * 0.45) : parent.width
        spacing: Theme.gap

        Paragraph {
            objectName: "guideTitle"
            text: pane.powder.guideTitle
            size: Theme.step
            strong: true
            Accessible.role: Accessible.Heading
        }
        Column {
            width: parent.width
            spacing: Theme.mm * 0.5
            Repeater {
                model: pane.powder.guide
                Row {
                    id: line
                    required property var model
                    readonly property bool now: model.state === "now"
                    objectName: "guide-" + model.id
                    visible: !model.folded
                    width: parent ? parent.width : 0
                    spacing: Theme.gap
                    Accessible.role: Accessible.ListItem
                    Accessible.name: model.state === "done" ? qsTr("Done: %1").arg(model.text) : model.text
                    Glyph {
                        id: sign
                        y: Math.round((Theme.body * 1.2 - height) / 2) + (line.now ? Theme.mm * 0.3 : 0)
                        kind: ({ done: "check", now: "next", self: "hand" })[line.model.state] ?? "sym-ring"
                        color: line.now ? Theme.hintText : line.model.state === "done" ? Theme.goodText : Theme.textDim
                        width: Math.round(Theme.body * 0.95)
                        height: width
                    }
                    Label {
                        width: parent.width - sign.width - parent.spacing
                        text: line.model.text
                        size: line.now ? Theme.lead : Theme.body
                        strong: line.now
                        color: line.now ? Theme.text : Theme.textDim
                        Accessible.ignored: true
                    }
                }
            }
        }
        Paragraph {
            objectName: "forecastShort"
            visible: !pane.wide && text.length > 0
            text: pane.powder.forecastHeadline
            size: Theme.lead
            strong: true
            color: pane.powder.danger ? Theme.dangerText : Theme.goodText
        }
        Loader {
            width: parent.width
            active: !pane.wide
            visible: active
            sourceComponent: doings
        }
        PowderOutlook {
            width: parent.width
            powder: pane.powder
            headed: pane.wide
        }
    }
    Scroller {
        visible: pane.wide
        anchors.right: parent.right
        height: parent.height
        width: parent.width - doing.width - Theme.pad
        Loader {
            width: parent.width
            active: pane.wide
            sourceComponent: doings
        }
    }
    Component {
        id: doings
        CardGrid {
            id: buttons
            // If only a few more, all of them are shown.
            readonly property bool many: actions.count > pane.few + 3
            width: parent ? parent.width : 0
            columns: width > Theme.mm * 66 ? 2 : 1
            Repeater {
                id: actions
                model: pane.action.actions
                ChoiceCard {
                    id: card
                    required property var model
                    required property int index
                    objectName: "action-" + model.id
                    visible: pane.all || model.enabled === true && (index < pane.few || !buttons.many)
                    width: buttons.cell
                    height: buttons.rowHeight(card)
                    title: model.title
                    detail: model.detail
                    why: model.why
                    enabled: model.enabled
                    chosen: model.chosen
                    glyph: pane.glyphs[model.id] ?? "next"
                    onClicked: pane.action.start(model.id)
                }
            }
            ChoiceCard {
                id: more
                objectName: "moreActions"
                visible: buttons.many
                width: buttons.cell
                height: buttons.rowHeight(more)
                glyph: pane.all ? "minus" : "plus"
                title: pane.all ? qsTr("Fewer") : qsTr("More")
                onClicked: pane.all = !pane.all
            }
        }
    }
}
