// SPDX-License-Identifier: Apache-2.0
// The stored games: open one (a finished one shows its end), import one from a file, delete one.
import QtQuick
import Watchfire.Kiosk
import Watchfire.Ui

Page {
    id: page

    required property Kiosk kiosk
    // Null if the program imports no files.
    readonly property LogsModel logs: kiosk.logs ?? null
    property bool files: false
    property string doomedTitle

    objectName: "gamesScreen"
    measure: Theme.mm * 230
    title: page.files ? qsTr("A game from a file") : qsTr("Saved games")
    corner: PushButton {
        objectName: "fromFile"
        visible: page.logs !== null && !page.files
        glyph: "link"
        text: qsTr("From a file")
        onClicked: page.logs.browse()
    }
    Connections {
        target: page.logs
        function onBrowsing() { page.files = true }
    }
    onBack: {
        if (files)
            files = false
        else
            kiosk.back()
    }

    Scroller {
        anchors.fill: parent
        visible: !page.files && games.count === 0

        Paragraph {
            objectName: "noGames"
            text: page.kiosk.loading ? qsTr("Looking for saved games …") : qsTr("No saved games yet.")
            size: Theme.step
            strong: true
        }
        Paragraph {
            visible: none.visible
            text: qsTr("Every game is saved by itself, move by move, and waits here.")
            size: Theme.lead
            color: Theme.textDim
        }
        PushButton {
            id: none
            objectName: "firstGame"
            visible: !page.kiosk.loading
            height: Theme.confirm
            tone: "primary"
            glyph: "begin"
            text: qsTr("New game")
            onClicked: page.kiosk.newGame()
        }
        NightLandscape {
            visible: none.visible && height > Theme.mm * 22
            width: parent ? parent.width : 0
            height: Math.min(width * 0.62, page.height - 4.6 * Theme.confirm - Theme.step)
            fires: 0
            radius: Theme.radius
        }
    }
    GameList {
        id: games
        anchors.fill: parent
        visible: !page.files && count > 0
        games: page.kiosk.games
        onChosen: id => page.kiosk.open(id)
        onDoomed: (id, title) => {
            page.doomedTitle = title
            page.kiosk.doom(id)
        }
    }
    Scroller {
        objectName: "logList"
        about: page.files
        message: trouble
        anchors.fill: parent
        visible: page.files

        Banner { id: trouble; objectName: "logProblem"; danger: true; text: page.logs ? page.logs.problem : "" }
        DrivePlaces { drives: page.logs }
        Heading { text: qsTr("Game logs") }
        Paragraph { visible: found.count === 0; text: qsTr("There is no game log (*.jsonl)."); color: Theme.textDim }
        Repeater {
            id: found
            model: page.logs ? page.logs.files : null
            RowCard {
                objectName: "log-" + model.id
                glyph: "history"
                enabled: !page.logs.busy
                onClicked: page.logs.load(model.id)
            }
        }
    }
    Loader {
        parent: page
        anchors.fill: parent
        active: page.kiosk.doomed.length > 0
        sourceComponent: Dialog {
            objectName: "deleteDialog"
            title: qsTr("Delete this game?")
            glyph: "warning"
            Paragraph { text: page.doomedTitle; size: Theme.lead; strong: true }
            Paragraph { text: qsTr("Everything about it is lost then. This cannot be undone."); size: Theme.lead }
            actions: [
                PushButton {
                    objectName: "reallyDelete"
                    tone: "danger"
                    text: qsTr("Delete the game")
                    onClicked: page.kiosk.deleteGame(page.kiosk.doomed)
                },
                PushButton { objectName: "keepGame"; text: qsTr("Keep the game"); onClicked: page.kiosk.spare() }
            ]
        }
    }
}
