// SPDX-License-Identifier: Apache-2.0
// One line of what the season asks for. During the turns of fall it is a chip with the player's symbol: who has
// acted, who acts, who comes.
import QtQuick
import Watchfire.Ui

Rectangle {
    id: line

    required property var model
    property bool chip: false
    // Without the name, which the sign tells too.
    property bool brief: false
    // The sign alone, without room around it.
    property bool small: false
    // How large that sign is at most.
    property real signMost: Infinity
    readonly property bool now: model.state === "now"
    readonly property bool comes: player && !now && !done && !model.folded
    readonly property bool done: model.state === "done"
    readonly property real most: parent ? parent.width : 0
    readonly property bool player: chip && model.symbol.length > 0

    width: chip ? Math.min(most, content.width + 2 * content.x) : most
    height: content.height + (chip ? Theme.mm * 1.2 : 0)
    radius: height / 2
    color: chip && now ? Theme.current : "transparent"
    border.width: chip && now ? Theme.hairline : 0
    border.color: Theme.ember
    Accessible.role: Accessible.ListItem
    Accessible.name: done ? qsTr("Done: %1").arg(model.text) : model.text

    // The text on one line: the width that Text itself asks for changes once it has one.
    TextMetrics {
        id: natural
        font: words.font
        text: words.text
    }
    Row {
        id: content
        x: line.chip && !line.small ? Theme.mm * 1.2 : 0
        anchors.verticalCenter: parent.verticalCenter
        spacing: line.chip ? Theme.mm * 0.8 : Theme.gap
        Glyph {
            id: sign
            visible: !line.player || line.done
            anchors.top: parent.top
            anchors.topMargin: Math.round((words.firstLine - height) / 2)
            kind: ({ done: "check", now: "next", self: "hand" })[line.model.state] ?? "sym-ring"
            color: line.now ? Theme.hintText : line.done ? Theme.goodText : Theme.textDim
            width: Math.round(Theme.body * 0.95)
        }
        PlayerSymbol {
            visible: line.player && !line.done
            anchors.verticalCenter: parent.verticalCenter
            colour: line.model.colour
            symbol: line.model.symbol
            width: Math.min(Math.round(Theme.body * 1.1), line.signMost)
        }
        Label {
            id: words
            visible: !(line.player && line.brief)
            readonly property real firstLine: size * 1.2
            width: line.chip ? Math.min(Math.ceil(natural.advanceWidth) + 2, line.most - 2 * content.x - Theme.body * 1.1 - content.spacing)
                             : line.most - sign.width - content.spacing
            text: line.player ? line.model.name : line.model.text
            size: line.now && !line.chip ? Theme.lead : Theme.body
            strong: line.now
            color: line.now ? Theme.text : Theme.textDim
            Accessible.ignored: true
        }
    }
}
