// SPDX-License-Identifier: Apache-2.0
// Every screen except the start page, in a file that is read when the first of them is shown, so that the
// start does not wait for their types.
import QtQuick
import Watchfire.Kiosk

Item {
    id: screens

    required property Kiosk kiosk
    // The page of a hex game's table, to be made before it is current.
    readonly property Component hexTable: hexTable_
    // The component of the current screen; null for the start page.
    readonly property Component current: {
        switch (kiosk.screen) {
        case Kiosk.NewGame: return newGame
        case Kiosk.Table: return kiosk.table.scenario === "black-powder" ? powder : hexTable_
        case Kiosk.Tower: return tower
        case Kiosk.Settings: return settings
        case Kiosk.Book: return book
        case Kiosk.Games: return games
        case Kiosk.Phones: return phones
        case Kiosk.Boards: return boards
        }
        return null
    }

    // Where the buttons around a table lead.
    component Ways: Connections {
        required property TableFrame frame
        required property Kiosk kiosk
        target: frame
        function onPanelTurned(degrees: int) { kiosk.settings.panelTurn = degrees }
        function onNewGame() { kiosk.newGame() }
        function onTower() { kiosk.go(Kiosk.Tower) }
        function onPhones() { kiosk.go(Kiosk.Phones) }
        function onBook() { kiosk.go(Kiosk.Book) }
        function onSettings() { kiosk.go(Kiosk.Settings) }
        function onLeave() { kiosk.go(Kiosk.Start) }
    }

    Component {
        id: book
        BookScreen { book: screens.kiosk.book; onBack: screens.kiosk.back() }
    }
    Component {
        id: newGame
        NewGameScreen {
            setup: screens.kiosk.newGameModel
            book: screens.kiosk.book
            editor: screens.kiosk.editor
            onBack: screens.kiosk.go(Kiosk.Start)
            onBookLeft: screens.kiosk.lock.lock()
        }
    }
    Component {
        id: hexTable_
        TableScreen {
            id: tableOfHexes
            ahead: screens.kiosk.screen !== Kiosk.Table
            table: screens.kiosk.table
            voice: screens.kiosk.voice
            device: screens.kiosk.device
            herald: screens.kiosk.herald
            proposal: screens.kiosk.proposal
            risk: screens.kiosk.risk
            boardTurn: screens.kiosk.settings.boardTurn
            panelTurn: screens.kiosk.settings.panelTurn
            panelFollowsTurn: screens.kiosk.settings.panelFollowsTurn
            Ways { frame: tableOfHexes; kiosk: screens.kiosk }
        }
    }
    Component {
        id: powder
        PowderTableScreen {
            id: powderTable
            table: screens.kiosk.table
            voice: screens.kiosk.voice
            device: screens.kiosk.device
            herald: screens.kiosk.herald
            proposal: screens.kiosk.proposal
            panelTurn: screens.kiosk.settings.panelTurn
            panelFollowsTurn: screens.kiosk.settings.panelFollowsTurn
            Ways { frame: powderTable; kiosk: screens.kiosk }
        }
    }
    Component {
        id: tower
        TowerScreen { device: screens.kiosk.device; onBack: screens.kiosk.back() }
    }
    Component {
        id: settings
        SettingsScreen { kiosk: screens.kiosk; onBack: screens.kiosk.back() }
    }
    Component {
        id: phones
        PhonesScreen { phones: screens.kiosk.phones; onLeave: screens.kiosk.back() }
    }
    Component {
        id: boards
        BoardEditor { editor: screens.kiosk.editor; focus: true }
    }
    Component {
        id: games
        GamesScreen { kiosk: screens.kiosk }
    }
}
