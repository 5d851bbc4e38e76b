// SPDX-License-Identifier: Apache-2.0
// What the game counted: the summary, which can be saved as a picture and as a log, the dice compared with
// what chance allows, dry spells, and what the game gave to and took from each player (screens page, 5).
import QtQuick
import Watchfire.App

Page {
    id: screen

    required property StatisticsModel statistics
    property string chapter: "summary"
    // The picture is saved as soon as it is drawn.
    property bool saveAtOnce: false
    readonly property var chapters: {
        const summary = { id: "summary", text: qsTr("Summary") }
        const players = { id: "players", text: qsTr("Players") }
        if (!statistics.hasDice)
            return [summary, players]
        return [summary, { id: "dice", text: qsTr("Dice") }, { id: "dry", text: qsTr("Dry spells") }, players]
    }

    function savePicture() {
        screen.chapter = "summary"
        const page = pageLoader.item as SummaryPage
        if (page) {
            // The picture has a margin, which the screen does not need.
            page.margin = Theme.pad * 2
            page.grabToImage(result => {
                page.margin = 0
                screen.statistics.savePicture(result.image)
            })
        }
    }

    objectName: "statisticsScreen"
    title: qsTr("Statistics")
    Keys.onEscapePressed: screen.back()
    Component.onCompleted: {
        screen.statistics.look(true)
        screen.forceActiveFocus()
        if (screen.saveAtOnce)
            whenLaidOut.start()
    }
    Timer { id: whenLaidOut; interval: 0; onTriggered: screen.savePicture() }
    Component.onDestruction: screen.statistics.look(false)

    Flow {
        id: tabs
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: screen.chapters
            PushButton {
                required property var modelData
                objectName: "chapter-" + modelData.id
                text: modelData.text
                tone: screen.chapter === modelData.id ? "primary" : "plain"
                onClicked: screen.chapter = modelData.id
            }
        }
    }
    Scroller {
        id: scroller
        objectName: "statisticsPage"
        anchors.top: tabs.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: saving.visible ? saving.top : parent.bottom
        anchors.bottomMargin: saving.visible ? Theme.gap : 0
        width: parent.width
        Loader {
            id: pageLoader
            width: parent ? parent.width : 0
            sourceComponent: screen.chapter === "dice" ? dice : screen.chapter === "dry" ? dry : screen.chapter === "players" ? players : summary
        }
    }
    Column {
        id: saving
        visible: screen.chapter === "summary"
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.gap
        Banner {
            objectName: "savedWhere"
            width: parent.width
            visible: screen.statistics.saved.length > 0
            glyph: screen.statistics.saveFailed ? "warning" : "save"
            danger: screen.statistics.saveFailed
            text: screen.statistics.saved
        }
        Flow {
            width: parent.width
            spacing: Theme.gap
            PushButton { objectName: "savePicture"; glyph: "save"; text: qsTr("Save as picture"); enabled: !screen.statistics.busy; onClicked: screen.savePicture() }
            PushButton { objectName: "saveGameLog"; glyph: "save"; text: qsTr("Save as log"); enabled: !screen.statistics.busy; onClicked: screen.statistics.saveLog() }
            Repeater {
                id: drives
                model: screen.statistics.places
                PushButton {
                    required property var model
                    objectName: "place-" + model.id
                    visible: drives.count > 1
                    text: model.title
                    spoken: qsTr("Save in %1").arg(model.detail)
                    glyph: model.chosen ? "check" : "link"
                    tone: model.chosen ? "primary" : "plain"
                    onClicked: screen.statistics.choosePlace(model.id)
                }
            }
        }
    }

    Component {
        id: summary
        SummaryPage { statistics: screen.statistics }
    }
    Component {
        id: dice
        Column {
            spacing: Theme.gap
            Flow {
                width: parent.width
                spacing: Theme.gap
                visible: screen.statistics.towerRolls > 0 && screen.statistics.handRolls > 0
                Repeater {
                    model: [{ id: "all", text: qsTr("All rolls") }, { id: "tower", text: qsTr("Dice tower: %1").arg(screen.statistics.towerRolls) }, { id: "hand", text: qsTr("By hand: %1").arg(screen.statistics.handRolls) }]
                    PushButton {
                        required property var modelData
                        objectName: "from-" + modelData.id
                        text: modelData.text
                        tone: screen.statistics.from === modelData.id ? "primary" : "plain"
                        onClicked: screen.statistics.from = modelData.id
                    }
                }
            }
            Paragraph { text: qsTr("Sums of %n roll(s)", "", screen.statistics.rolls); size: Theme.lead; strong: true; Accessible.role: Accessible.Heading }
            DiceBars { width: parent.width; rows: screen.statistics.sums; highest: screen.statistics.sumsTop }
            Paragraph { objectName: "sumsVerdict"; text: screen.statistics.sumsVerdict }
            Paragraph { text: qsTr("Single dice"); size: Theme.lead; strong: true; Accessible.role: Accessible.Heading }
            DiceBars { width: Math.min(parent.width, Theme.mm * 110); rows: screen.statistics.faces; highest: screen.statistics.facesTop }
            Paragraph { objectName: "facesVerdict"; text: screen.statistics.facesVerdict }
            DiceLegend { width: parent.width }
        }
    }
    Component {
        id: dry
        Column {
            id: spells
            spacing: Theme.gap
            Paragraph { text: qsTr("How many rolls in a row a sum stayed away."); color: Theme.textDim }
            Repeater {
                model: screen.statistics.sums
                Rectangle {
                    id: spell
                    required property var model
                    objectName: "dry-" + model.label
                    width: spells.width
                    height: Math.max(Theme.lead * 2, words.height + Theme.mm)
                    radius: Theme.radius
                    color: Theme.raised
                    Accessible.role: Accessible.ListItem
                    Accessible.name: qsTr("Sum %1. %2").arg(model.label).arg(words.text)
                    Label { x: Theme.pad; width: Theme.step * 2; anchors.verticalCenter: parent.verticalCenter; text: spell.model.label; size: Theme.step; strong: true; Accessible.ignored: true }
                    Label {
                        id: words
                        x: Theme.pad + Theme.step * 2.2
                        width: parent.width - x - Theme.pad
                        anchors.verticalCenter: parent.verticalCenter
                        text: qsTr("Longest %1, now %2. As long or longer %3.", "rolls without a sum; in 23 of 100 games").arg(spell.model.dryMost).arg(spell.model.dryNow).arg(spell.model.dryText)
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Component {
        id: players
        RankList { players: screen.statistics.players; full: true }
    }
}
