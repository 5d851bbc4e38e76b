// SPDX-License-Identifier: Apache-2.0
// Which screen is shown, and what is said over any of them.
import QtQuick

Item {
    id: screens

    required property var kiosk
    readonly property bool beyondStart: kiosk.screen !== Contract.Start
    onBeyondStartChanged: further.begin()

    Loader {
        id: shown
        anchors.fill: parent
        focus: true
        // A key where nothing has the focus is the screen's.
        Keys.forwardTo: item ? [item] : []
        sourceComponent: screens.beyondStart ? further.current : start
    }
    Loader {
        id: further
        // Of no named type: that would be read before anybody has seen the start page.
        readonly property Component current: currentOf(item)
        function currentOf(all: var): Component {
            return all ? all.current : null
        }
        function begin() {
            if (screens.beyondStart && status === Loader.Null)
                setSource("FurtherScreens.qml", { kiosk: screens.kiosk })
        }
        Component.onCompleted: begin()
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
    Loader {
        anchors.fill: parent
        active: screens.kiosk.lock.asking
        sourceComponent: PinDialog { lock: screens.kiosk.lock }
    }
    Loader {
        anchors.fill: parent
        active: screens.kiosk.lock.wanted
        sourceComponent: NewPinDialog { lock: screens.kiosk.lock; must: true }
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
        active: screens.kiosk.doubt?.asking ?? false
        sourceComponent: DoubtDialog { doubt: screens.kiosk.doubt }
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
