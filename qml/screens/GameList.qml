// SPDX-License-Identifier: Apache-2.0
// The stored games, newest first: a card opens a game, a bin deletes it. Only the rows in sight exist, so a thousand games
// open as fast as ten. By keyboard, Tab and the arrows lead from row to row, and the list follows. Qt's own order of Tab is
// that in which rows were made, so only the current row is in it.
import QtQuick
import Watchfire.App
import Watchfire.Ui

ListView {
    id: list

    required property Rows games
    signal chosen(id: string)
    signal doomed(id: string, title: string)
    // To the row that the keyboard goes to: to its card, or to its bin.
    signal led(to: int, bin: bool)

    // Gives the keyboard to the card of a row, or to its bin; false if there is no such row.
    function walk(to: int, bin: bool): bool {
        if (to < 0 || to >= count)
            return false
        positionViewAtIndex(to, ListView.Contain)
        led(to, bin)
        return true
    }

    objectName: "gameList"
    model: games
    currentIndex: 0
    keyNavigationEnabled: false
    highlightFollowsCurrentItem: false
    reuseItems: true
    spacing: Theme.gap
    clip: true
    interactive: contentHeight > height + 0.5
    boundsBehavior: Flickable.StopAtBounds
    flickableDirection: Flickable.VerticalFlick
    Accessible.role: Accessible.List

    delegate: Item {
        id: row

        required property int index
        required property var model
        // True while it waits to be used for another game.
        property bool resting: false

        function take(bin: bool) {
            (bin ? erase : card).forceActiveFocus(Qt.TabFocusReason)
        }
        // The list follows a key, but not a finger: a card must not move away beneath it.
        function follow(focused: bool, byKey: bool) {
            if (!focused)
                return
            list.currentIndex = index
            if (byKey)
                list.positionViewAtIndex(index, ListView.Contain)
        }

        Connections {
            target: list
            function onLed(to: int, bin: bool) {
                if (to === row.index && !row.resting)
                    row.take(bin)
            }
        }

        visible: !resting
        width: list.width - (list.interactive ? Theme.mm * 1.6 : 0)
        height: card.height
        ListView.onPooled: resting = true
        ListView.onReused: resting = false

        ChoiceCard {
            id: card
            objectName: "game-" + row.model.id
            width: parent.width - erase.width - Theme.gap
            height: Math.max(implicitHeight, Theme.confirm)
            focusPolicy: row.ListView.isCurrentItem ? Qt.StrongFocus : Qt.ClickFocus
            glyph: row.model.over ? "crown" : "begin"
            title: row.model.title
            detail: [row.model.players, row.model.points, row.model.when, row.model.moves, row.model.origin, row.model.over ? qsTr("finished") : ""].filter(word => word).join(" · ")
            Accessible.focusable: true
            onClicked: list.chosen(row.model.id)
            onActiveFocusChanged: row.follow(activeFocus, visualFocus)
            Keys.onTabPressed: row.take(true)
            Keys.onBacktabPressed: event => event.accepted = list.walk(row.index - 1, true)
            Keys.onUpPressed: event => event.accepted = list.walk(row.index - 1, false)
            Keys.onDownPressed: event => event.accepted = list.walk(row.index + 1, false)
        }
        PushButton {
            id: erase
            objectName: "delete-" + row.model.id
            anchors.right: parent.right
            height: card.height
            width: Theme.target * 1.2
            focusPolicy: row.ListView.isCurrentItem ? Qt.StrongFocus : Qt.ClickFocus
            glyph: "bin"
            spoken: Sentence.of(qsTr("Delete %1, %2"), [row.model.title, card.detail])
            tone: "quiet"
            Accessible.focusable: true
            onClicked: list.doomed(row.model.id, Sentence.of(qsTr("%1: %2", "a game, what is known of it"), [row.model.title, card.detail]))
            onActiveFocusChanged: row.follow(activeFocus, visualFocus)
            Keys.onTabPressed: event => event.accepted = list.walk(row.index + 1, false)
            Keys.onBacktabPressed: row.take(false)
            Keys.onUpPressed: event => event.accepted = list.walk(row.index - 1, true)
            Keys.onDownPressed: event => event.accepted = list.walk(row.index + 1, true)
        }
    }
    ScrollMark { of: list }
}
