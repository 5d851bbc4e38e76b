// SPDX-License-Identifier: Apache-2.0
// Start: resume the stored game, first and largest; a new game; practice (screens page, 1).
import QtQml
import QtQuick
import Watchfire.Kiosk
import Watchfire.Ui

Rectangle {
    id: screen

    required property Kiosk kiosk
    readonly property bool portrait: height > width
    signal tower
    signal settings
    signal book
    signal gamesWanted

    // The number of stored games; a model reports it only through a view.
    readonly property Instantiator games: Instantiator {
        model: screen.kiosk.games
        QtObject { }
    }

    objectName: "startScreen"
    color: Theme.ground

    Row {
        id: brand
        x: Theme.pad * 1.5
        y: Theme.pad
        height: Theme.target
        spacing: Theme.pad
        Glyph { kind: "tower"; color: Theme.lit; width: Theme.title * 1.4; height: width; anchors.verticalCenter: parent.verticalCenter }
        Label { text: qsTr("Watchfire"); size: Theme.title; strong: true; anchors.verticalCenter: parent.verticalCenter; wrapMode: Text.NoWrap }
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.pad
        y: Theme.pad
        spacing: Theme.gap
        TowerChip { device: screen.kiosk.device; objectName: "towerPage"; onClicked: screen.tower() }
        PushButton { objectName: "settingsPage"; glyph: "settings"; spoken: qsTr("Settings"); onClicked: screen.settings() }
        PushButton { objectName: "quit"; glyph: "close"; spoken: qsTr("Quit"); onClicked: screen.kiosk.quit() }
    }

    Item {
        id: body
        anchors.fill: parent
        anchors.margins: Theme.pad * 1.5
        anchors.topMargin: brand.y + brand.height + Theme.pad
        readonly property bool resume: screen.kiosk.canResume
        readonly property real heroWidth: screen.portrait ? width : width * 0.6
        readonly property real heroHeight: screen.portrait ? height * 0.52 : height

        // Without a game to resume, nothing waits for its picture.
        Loader {
            active: body.resume
            width: body.heroWidth
            height: body.heroHeight
            sourceComponent: StartHero {
                objectName: "resume"
                title: screen.kiosk.resumeTitle
                detail: screen.kiosk.resumeDetail
                word: qsTr("Go on")
                onClicked: screen.kiosk.resume()

                BoardPicture {
                    anchors.fill: parent
                    visible: screen.kiosk.resumeHasBoard
                    board: body.resume && visible ? screen.kiosk.resumeBoard : null
                    dark: Theme.dark
                    family: Theme.family
                    hues: Theme.pieceHues
                }
                // Without a board picture: the players and what they have.
                Column {
                    id: clans
                    objectName: "resumeClans"
                    visible: !screen.kiosk.resumeHasBoard
                    x: Theme.pad * 1.5
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - 2 * x
                    spacing: Math.max(Theme.gap, Math.min(Theme.pad * 2, (parent.height - 5 * Theme.target) / 6))
                    Repeater {
                        model: screen.kiosk.resumePlayers
                        Item {
                            id: clan
                            required property var model
                            width: parent ? parent.width : 0
                            height: clanWords.height
                            PlayerSymbol {
                                id: sign
                                colour: clan.model.colour
                                symbol: clan.model.symbol
                                width: Theme.title * 1.3
                                height: width
                                anchors.verticalCenter: parent.verticalCenter
                            }
                            Column {
                                id: clanWords
                                x: sign.x + sign.width + Theme.pad
                                width: parent.width - x
                                anchors.verticalCenter: parent.verticalCenter
                                Paragraph { text: clan.model.title; size: Theme.step; strong: true; wrapMode: Text.NoWrap; elide: Text.ElideRight; Accessible.ignored: true }
                                Paragraph { text: clan.model.detail; size: Theme.lead; color: Theme.textDim; wrapMode: Text.NoWrap; elide: Text.ElideRight; Accessible.ignored: true }
                            }
                        }
                    }
                }
            }
        }
        StartHero {
            id: first
            objectName: body.resume ? "" : "newGame"
            visible: !body.resume
            width: body.heroWidth
            height: body.heroHeight
            title: qsTr("New game")
            detail: qsTr("Choose a game and go: everything else is set.")
            word: qsTr("Begin")
            onClicked: screen.kiosk.newGame()

            NightLandscape {
                anchors.fill: parent
                radius: Theme.radius
            }
        }

        Scroller {
            id: choices
            x: screen.portrait ? 0 : body.heroWidth + Theme.pad
            y: screen.portrait ? body.heroHeight + Theme.pad : 0
            width: parent.width - x
            height: parent.height - y
            spacing: Theme.pad

            ChoiceCard {
                objectName: body.resume ? "newGame" : ""
                visible: body.resume
                height: Math.max(implicitHeight, Theme.confirm * 1.5)
                title: qsTr("New game")
                detail: qsTr("Choose a game and go: everything else is set.")
                glyph: "dice"
                onClicked: screen.kiosk.newGame()
            }
            ChoiceCard {
                objectName: "games"
                height: Math.max(implicitHeight, Theme.confirm * 1.2)
                title: qsTr("Load a game")
                detail: screen.games.count > 0 ? qsTr("%n saved game(s)", "", screen.games.count) : qsTr("No games yet. You can open one from a file.")
                glyph: "history"
                onClicked: screen.gamesWanted()
            }
            ChoiceCard {
                objectName: "practice"
                height: Math.max(implicitHeight, Theme.confirm * 1.2)
                title: qsTr("Practice")
                detail: qsTr("A game to try things out, with a simulated dice tower.")
                glyph: "tower"
                onClicked: screen.kiosk.practice()
            }
            ChoiceCard {
                objectName: "valueBook"
                title: qsTr("Printed values of Black Powder")
                detail: screen.kiosk.book.own
                glyph: "card"
                onClicked: screen.book()
            }
            Paragraph { visible: screen.kiosk.loading; text: qsTr("Looking for saved games …"); color: Theme.textDim }
            Paragraph { text: qsTr("Version %1").arg(screen.kiosk.version); color: Theme.textDim }
        }
        // Where the choices leave room.
        NightLandscape {
            readonly property real room: parent.height - choices.y - choices.contentHeight - Theme.pad
            visible: body.resume && !screen.portrait && room > Theme.mm * 22
            x: choices.x
            y: parent.height - height
            width: choices.width
            height: visible ? Math.min(room, width * 0.62) : 0
            radius: Theme.radius
        }
    }
}
