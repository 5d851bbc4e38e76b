// SPDX-License-Identifier: Apache-2.0
// Shows the current screen and whatever covers it. QML reads every type that a file names before it shows
// anything, so types that the start page does not need are loaded by their file's name.
import QtQuick
import Watchfire.Kiosk

Item {
    id: screens

    required property Kiosk kiosk
    // Whether the theme has its values: what is made before that lays out its texts twice.
    property bool ready: true
    readonly property bool beyondStart: kiosk.screen !== Kiosk.Start
    onBeyondStartChanged: further.begin()

    Loader {
        active: screens.ready
        anchors.fill: parent
        focus: !ahead.shows
        // A key goes to the screen if nothing has the focus.
        Keys.forwardTo: item ? [item] : []
        sourceComponent: !screens.beyondStart ? start : ahead.showsOn(screens.kiosk.screen) ? null : further.current
    }
    // The table's page, made while the start page is shown, so that "Go on" only has to show and fill it. Opening any
    // other screen removes it. It is not made asynchronously, because then Qt 6.4 put its players into one column.
    Loader {
        id: ahead
        property bool made: false
        readonly property bool shows: showsOn(screens.kiosk.screen)
        function showsOn(screen: int): bool {
            return made && screen === Kiosk.Table && screens.kiosk.table.scenario !== "black-powder"
        }
        readonly property bool wanted: screens.kiosk.screen === Kiosk.Start && screens.kiosk.tableAhead && reading.done
        function prepare() {
            if (wanted)
                made = true
            else if (made)
                tidy.start()
        }
        onWantedChanged: prepare()
        onShowsChanged: if (!shows) prepare()
        active: made
        visible: shows
        anchors.fill: parent
        focus: shows
        Keys.forwardTo: item ? [item] : []
        sourceComponent: made ? further.table : null
    }
    // Later: to take the page away takes as long as a page takes to open.
    Timer {
        id: tidy
        interval: 500
        onTriggered: if (!ahead.wanted && !ahead.shows) ahead.made = false
    }
    Loader {
        id: further
        // `var`, because naming the type would make QML read it before the start page is shown.
        readonly property Component current: currentOf(item)
        readonly property Component table: tableOf(item)
        function currentOf(all: var): Component {
            return all ? all.current : null
        }
        function tableOf(all: var): Component {
            return all ? all.hexTable : null
        }
        function begin() {
            if ((screens.beyondStart || reading.done) && status === Loader.Null)
                setSource("FurtherScreens.qml", { kiosk: screens.kiosk })
        }
        Component.onCompleted: begin()
    }
    // Once the start page is shown, reads the other screens' types in the background, so that a tap need not wait.
    Timer {
        id: reading
        objectName: "reading"
        property Component types: null
        readonly property bool done: types !== null && types.status === Component.Ready
        onDoneChanged: further.begin()
        interval: 300
        running: screens.ready
        onTriggered: types = Qt.createComponent("FurtherScreens.qml", Component.Asynchronous, screens)
    }
    Component {
        id: start
        StartScreen { kiosk: screens.kiosk }
    }
    Loader {
        readonly property bool wanted: screens.kiosk.lock.asking || screens.kiosk.lock.wanted || screens.kiosk.problem.length > 0
                                       || (screens.kiosk.doubt?.asking ?? false) || screens.kiosk.idle
        readonly property Item focused: Window.activeFocusItem
        anchors.fill: parent
        onWantedChanged: begin()
        function begin() {
            if (wanted && status === Loader.Null)
                setSource("AboveScreens.qml", { kiosk: screens.kiosk, before: focused })
        }
        Component.onCompleted: begin()
    }
}
