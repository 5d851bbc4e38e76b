// SPDX-License-Identifier: Apache-2.0
// After a turn the others may build before the next roll (BA-51): who they are, each with a button to build
// and a button to decline, and one tap for all who decline. A roll needs none of these taps.
import QtQuick
import Watchfire.App

Scroller {
    id: card

    required property BuildModel build
    // Two side by side if there is room.
    readonly property int across: width > Theme.mm * 64 ? 2 : 1

    objectName: "waitingBuilders"

    Paragraph {
        objectName: "waitingText"
        text: card.build.waitingText
        size: Theme.lead
        strong: true
    }
    WideButton {
        objectName: "skipAll"
        glyph: "dice"
        text: card.build.nobodyText
        onClicked: card.build.skipAll()
    }
    Grid {
        id: grid
        readonly property real cell: Math.floor((width - (columns - 1) * columnSpacing) / columns)
        width: parent ? parent.width : 0
        columns: card.across
        columnSpacing: Theme.pad
        rowSpacing: Theme.gap
        Repeater {
            model: card.build.waiting
            Row {
                id: player
                required property var model
                width: grid.cell
                spacing: Theme.mm * 0.5
                ChoiceCard {
                    objectName: "builds-" + player.model.id
                    width: player.width - no.width - player.spacing
                    title: player.model.title
                    colour: player.model.colour
                    symbol: player.model.symbol
                    Accessible.name: qsTr("%1 builds").arg(player.model.title)
                    onClicked: {
                        const who = player.model.id
                        const build = card.build
                        build.open = true
                        build.choosePlayer(who)
                    }
                }
                PushButton {
                    id: no
                    objectName: "skip-" + player.model.id
                    glyph: "close"
                    spoken: qsTr("%1 builds nothing").arg(player.model.title)
                    onClicked: card.build.skip(player.model.id)
                }
            }
        }
    }
}
