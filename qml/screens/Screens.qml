// SPDX-License-Identifier: Apache-2.0
// Which screen is shown, and what is said over any of them.
import QtQuick

Item {
    id: screens

    required property var kiosk

    Loader {
        id: shown
        anchors.fill: parent
        focus: true
        // A key where nothing has the focus is the screen's.
        Keys.forwardTo: item ? [item] : []
        sourceComponent: {
            switch (screens.kiosk.screen) {
            case Contract.NewGame: return newGame
            case Contract.Table: return screens.kiosk.table.scenario === "black-powder" ? powder : table
            case Contract.Tower: return tower
            case Contract.Settings: return settings
            case Contract.Book: return book
            case Contract.Games: return games
            }
            return start
        }
    }
    Component {
        id: start
        StartScreen {
            kiosk: screens.kiosk
            onTower: screens.kiosk.go(Contract.Tower)
            onSettings: screens.kiosk.go(Contract.Settings)
            onBook: screens.kiosk.go(Contract.Book)
            onGamesWanted: screens.kiosk.go(Contract.Games)
        }
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
            onBack: screens.kiosk.go(Contract.Start)
        }
    }
    Component {
        id: table
        TableScreen {
            table: screens.kiosk.table
            voice: screens.kiosk.voice
            device: screens.kiosk.device
            herald: screens.kiosk.herald
            risk: screens.kiosk.risk
            boardTurn: screens.kiosk.settings.boardTurn
            panelTurn: screens.kiosk.settings.panelTurn
            panelFollowsTurn: screens.kiosk.settings.panelFollowsTurn
            onPanelTurned: degrees => screens.kiosk.settings.panelTurn = degrees
            onNewGame: screens.kiosk.newGame()
            onTower: screens.kiosk.go(Contract.Tower)
            onSettings: screens.kiosk.go(Contract.Settings)
            onLeave: screens.kiosk.go(Contract.Start)
        }
    }
    Component {
        id: powder
        PowderTableScreen {
            table: screens.kiosk.table
            voice: screens.kiosk.voice
            device: screens.kiosk.device
            herald: screens.kiosk.herald
            panelTurn: screens.kiosk.settings.panelTurn
            panelFollowsTurn: screens.kiosk.settings.panelFollowsTurn
            onPanelTurned: degrees => screens.kiosk.settings.panelTurn = degrees
            onNewGame: screens.kiosk.newGame()
            onTower: screens.kiosk.go(Contract.Tower)
            onSettings: screens.kiosk.go(Contract.Settings)
            onLeave: screens.kiosk.go(Contract.Start)
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
        id: games
        GamesScreen { kiosk: screens.kiosk }
    }
    Loader {
        anchors.fill: parent
        active: screens.kiosk.lock.asking
        sourceComponent: PinDialog { lock: screens.kiosk.lock }
    }
    Loader {
        anchors.fill: parent
        active: screens.kiosk.problem.length > 0
        sourceComponent: Dialog {
            objectName: "problemDialog"
            title: qsTr("Something is wrong")
            glyph: "warning"
            Label { width: parent.width; text: screens.kiosk.problem; size: Theme.lead }
            actions: PushButton {
                objectName: "dismissProblem"
                tone: "primary"
                text: qsTr("Understood")
                onClicked: screens.kiosk.dismissProblem()
            }
        }
    }
    Loader {
        anchors.fill: parent
        active: screens.kiosk.idle
        sourceComponent: IdleView {
            table: screens.kiosk.table
            boardTurn: screens.kiosk.settings.boardTurn
            onWoken: screens.kiosk.wake()
        }
    }
}
