// SPDX-License-Identifier: Apache-2.0
// What the game counted: the summary, which can be saved as a picture and as a log, the dice compared with
// what chance allows, dry spells, and what the game gave to and took from each player (screens page, 5).
import QtQuick
import Watchfire.App

Rectangle {
    id: screen

    required property StatisticsModel statistics
    property string chapter: "summary"
    // The picture is saved as soon as it is drawn.
    property bool saveAtOnce: false
    readonly property var chapters: {
        const summary = { id: "summary", text: qsTr("Summary") }
        const players = { id: "players", text: qsTr("Players") }
        if (!statistics.hasDice)
            return [summary, { id: "years", text: qsTr("Years") }, players]
        return [summary, { id: "dice", text: qsTr("Dice") }, { id: "dry", text: qsTr("Dry spells") }, players]
    }
    // Where it was saved was read.
    property bool savedSeen: false
    signal back

    function savePicture() {
        screen.chapter = "summary"
        const page = pageLoader.item as SummaryPage
        if (page) {
            page.finish()
            // The picture has a margin, which the screen does not need.
            page.margin = Math.round(Theme.pad * 2)
            page.grabToImage(result => {
                page.margin = 0
                screen.statistics.savePicture(result.image)
            })
        }
    }
    // The width of a flow's buttons if all were side by side.
    function sideBySide(flow: Flow): real {
        let sum = 0
        for (let i = 0; i < flow.children.length; ++i) {
            const button = flow.children[i]
            sum += button.visible && button.implicitWidth > 0 ? button.implicitWidth + flow.spacing : 0
        }
        return sum
    }

    objectName: "statisticsScreen"
    color: Theme.ground
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Statistics")
    Keys.onEscapePressed: screen.back()
    Component.onCompleted: {
        screen.statistics.look(true)
        screen.forceActiveFocus()
        if (screen.saveAtOnce)
            whenLaidOut.start()
        else
            (pageLoader.item as SummaryPage)?.open()
    }
    Timer { id: whenLaidOut; interval: 0; onTriggered: screen.savePicture() }
    Component.onDestruction: screen.statistics.look(false)
    Connections {
        target: screen.statistics
        function onSavedChanged() { screen.savedSeen = false }
    }

    PushButton {
        id: backButton
        objectName: "back"
        x: Theme.pad
        y: Theme.pad
        glyph: "back"
        spoken: qsTr("Back")
        onClicked: screen.back()
    }
    Flow {
        id: tabs
        x: backButton.x + backButton.width + Theme.pad
        y: Theme.pad
        width: parent.width - x - Theme.pad
        spacing: Theme.gap
        Repeater {
            model: screen.chapters
            ChapterTab {
                required property var modelData
                objectName: "chapter-" + modelData.id
                text: modelData.text
                chosen: screen.chapter === modelData.id
                onClicked: screen.chapter = modelData.id
            }
        }
    }
    Flow {
        id: saving
        readonly property real natural: screen.sideBySide(saving)
        readonly property bool beside: screen.sideBySide(tabs) + natural <= tabs.width
        visible: screen.chapter === "summary"
        x: beside ? screen.width - Theme.pad - natural + spacing : Theme.pad
        y: beside ? Theme.pad : tabs.y + tabs.height + Theme.gap
        width: beside ? natural : parent.width - 2 * Theme.pad
        spacing: Theme.gap
        PushButton { objectName: "savePicture"; glyph: "save"; text: qsTr("Picture"); spoken: qsTr("Save the summary as a picture"); enabled: !screen.statistics.busy; onClicked: screen.savePicture() }
        PushButton { objectName: "saveGameLog"; glyph: "save"; text: qsTr("Log"); spoken: qsTr("Save the game as a log"); enabled: !screen.statistics.busy; onClicked: screen.statistics.saveLog() }
        Repeater {
            id: drives
            model: screen.statistics.places
            ChapterTab {
                required property var model
                objectName: "place-" + model.id
                visible: drives.count > 1
                text: model.title
                spoken: qsTr("Save in %1").arg(model.detail)
                glyph: model.chosen ? "check" : "link"
                chosen: model.chosen
                onClicked: screen.statistics.choosePlace(model.id)
            }
        }
    }
    Scroller {
        id: scroller
        objectName: "statisticsPage"
        anchors.top: saving.visible && !saving.beside ? saving.bottom : tabs.bottom
        anchors.topMargin: Theme.pad
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.pad
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        Loader {
            id: pageLoader
            width: parent ? parent.width : 0
            sourceComponent: screen.chapter === "dice" ? dice : screen.chapter === "dry" ? dry : screen.chapter === "players" ? players : screen.chapter === "years" ? years : summary
            onLoaded: scroller.contentY = 0
        }
    }
    Fold {
        list: scroller
        ground: Theme.ground
    }
    // Over the page, so that the page keeps its size.
    Banner {
        objectName: "savedWhere"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.pad
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        visible: screen.statistics.saved.length > 0 && !screen.savedSeen
        glyph: screen.statistics.saveFailed ? "warning" : "save"
        danger: screen.statistics.saveFailed
        text: screen.statistics.saved
        onTapped: screen.savedSeen = true
    }

    Component {
        id: summary
        SummaryPage { statistics: screen.statistics; room: scroller.height }
    }
    Component {
        id: dice
        DicePage { statistics: screen.statistics; room: scroller.height }
    }
    Component {
        id: dry
        DryPage { statistics: screen.statistics; room: scroller.height }
    }
    Component {
        id: years
        YearsPage { statistics: screen.statistics }
    }
    Component {
        id: players
        PlayersPage { statistics: screen.statistics }
    }
}
