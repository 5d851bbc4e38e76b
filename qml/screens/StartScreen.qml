// SPDX-License-Identifier: Apache-2.0
// Start: what the program is; the last game goes on, first and largest; a new game; practice (screens page, 1).
import QtQuick
import Watchfire.Kiosk
import Watchfire.Ui

Rectangle {
    id: screen

    required property Kiosk kiosk
    readonly property bool portrait: height > width
    readonly property string says: qsTr("The companion beside your board")

    objectName: "startScreen"
    color: Theme.ground

    Item {
        id: body
        anchors.fill: parent
        anchors.margins: Theme.pad
        readonly property bool resume: screen.kiosk.canResume
        readonly property real heroWidth: screen.portrait ? width : width * 0.6
        readonly property real heroY: screen.portrait ? head.height + Theme.pad : 0
        readonly property real heroHeight: screen.portrait ? height * 0.46 : height

        // The name over the wall; without a game to resume, the landscape is the large picture instead.
        Item {
            id: head
            // What the choices leave, so that they need no scrolling.
            readonly property real room: screen.portrait ? body.height * 0.2
                : body.height - choices.contentHeight - 2 * Theme.pad - foot.height
            x: screen.portrait ? 0 : body.heroWidth + Theme.pad
            width: parent.width - x
            height: body.resume ? Math.max(Theme.target + 2 * Theme.gap, Math.min(room, width * 0.62)) : Theme.target
            // Made only where it is shown: an invisible picture would be painted too.
            Loader {
                anchors.fill: parent
                active: body.resume
                sourceComponent: Item {
                    NightLandscape {
                        anchors.fill: parent
                        radius: Theme.radius * 1.4
                    }
                    Wordmark {
                        // As wide as five and a half letters are high, and some air.
                        size: Math.min(Theme.title, Math.floor((corner.x - 2 * Theme.pad) / 5.8))
                        x: Theme.pad
                        y: Theme.gap + (corner.height - height) / 2
                    }
                    Paragraph {
                        objectName: "says"
                        // On the dark ground, because fires burn behind the words anywhere else.
                        visible: y > corner.y + corner.height
                        x: Theme.pad
                        y: parent.height - height - Theme.gap
                        width: parent.width - 2 * x
                        text: screen.says
                        color: Theme.nightText
                    }
                }
            }
            Row {
                id: corner
                anchors.right: parent.right
                anchors.rightMargin: body.resume ? Theme.gap : 0
                y: body.resume ? Theme.gap : 0
                spacing: Theme.gap
                PushButton { objectName: "settingsPage"; glyph: "settings"; spoken: qsTr("Settings"); onClicked: screen.kiosk.go(Kiosk.Settings) }
                PushButton { objectName: "quit"; glyph: "close"; spoken: qsTr("Quit"); onClicked: screen.kiosk.quit() }
            }
        }

        // Without a game to resume, nothing waits for its picture.
        Loader {
            active: body.resume
            y: body.heroY
            width: body.heroWidth
            height: body.heroHeight
            sourceComponent: StartHero {
                id: hero
                objectName: "resume"
                title: screen.kiosk.resumeTitle
                detail: screen.kiosk.resumeDetail
                heard: screen.kiosk.resumeStandings
                word: qsTr("Go on")
                onClicked: screen.kiosk.resume()

                BoardPicture {
                    anchors.fill: parent
                    anchors.margins: Theme.gap
                    // The board runs out under the words.
                    anchors.bottomMargin: hero.footHeight * 0.72
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
                    y: Math.max(Theme.pad, (parent.height - hero.footHeight - height) / 2)
                    width: (sketch.visible ? sketch.x - Theme.pad : parent.width - x) - x
                    spacing: Math.max(Theme.gap, Math.min(Theme.pad * 2, (parent.height - hero.footHeight - 5 * Theme.target) / 6))
                    Repeater {
                        id: resumed
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
                // And the wall that they hold, where there is room beside them.
                WallSketch {
                    id: sketch
                    objectName: "resumeWall"
                    visible: clans.visible && resumed.count > 0 && parent.width > Theme.mm * 110
                    players: resumed.count
                    peopled: false
                    x: Math.round(parent.width * 0.48)
                    y: (parent.height - hero.footHeight - height) / 2
                    width: parent.width - x - Theme.pad * 1.5
                    height: Math.min(width * 0.7, Math.max(0, parent.height - hero.footHeight - 2 * Theme.pad))
                    Accessible.ignored: true
                }
                // With one: each player's disc and points.
                beneath: Repeater {
                    model: screen.kiosk.resumeHasBoard ? screen.kiosk.resumePlayers : null
                    Row {
                        id: score
                        required property var model
                        objectName: "score-" + model.id
                        spacing: Theme.mm
                        PlayerDisc {
                            colour: score.model.colour
                            symbol: score.model.symbol
                            width: Math.round(Theme.mm * 6)
                            anchors.verticalCenter: parent.verticalCenter
                        }
                        Word { text: score.model.detail; size: Theme.step; strong: true }
                    }
                }
            }
        }
        StartHero {
            id: first
            objectName: body.resume ? "" : "newGame"
            visible: !body.resume
            fades: false
            y: body.heroY
            width: body.heroWidth
            height: body.heroHeight
            title: qsTr("New game")
            detail: qsTr("Choose a game and go: everything else is set.")
            word: qsTr("Begin")
            onClicked: screen.kiosk.newGame()

            NightLandscape {
                width: parent.width
                height: parent.height - first.footHeight
                radius: Theme.radius * 1.4
            }
            Wordmark {
                id: large
                x: Theme.pad * 1.5
                y: Theme.pad
                size: Math.min(Theme.roll, first.width * 0.11)
            }
            Paragraph {
                objectName: "saysLarge"
                x: large.x
                y: large.y + large.height
                width: parent.width - 2 * x
                text: screen.says
                size: Theme.lead
                color: Theme.nightText
            }
        }

        Scroller {
            id: choices
            x: screen.portrait ? 0 : body.heroWidth + Theme.pad
            y: screen.portrait ? body.heroY + body.heroHeight + Theme.pad : head.height + Theme.pad
            width: parent.width - x
            height: foot.y - Theme.gap - y
            spacing: Theme.gap

            // Without the landscape beside it, the choices share the height.
            readonly property real share: body.resume ? Theme.confirm * 1.1
                : Math.min(Theme.confirm * 3, Math.max(Theme.confirm * 1.1, (height - 2 * spacing) / 3))
            ChoiceCard {
                objectName: body.resume ? "newGame" : ""
                visible: body.resume
                height: Math.max(implicitHeight, choices.share)
                title: qsTr("New game")
                detail: qsTr("Choose a game and go: everything else is set.")
                glyph: "dice"
                onClicked: screen.kiosk.newGame()
            }
            ChoiceCard {
                objectName: "games"
                height: Math.max(implicitHeight, choices.share)
                title: qsTr("Load a game")
                detail: screen.kiosk.gamesCount > 0 ? qsTr("%n saved game(s)", "", screen.kiosk.gamesCount) : qsTr("No games yet. You can open one from a file.")
                glyph: "history"
                onClicked: screen.kiosk.go(Kiosk.Games)
            }
            ChoiceCard {
                objectName: "practice"
                height: Math.max(implicitHeight, choices.share)
                title: qsTr("Practice")
                detail: qsTr("A game to try things out, with a simulated dice tower.")
                glyph: "tower"
                onClicked: screen.kiosk.practice()
            }
            ChoiceCard {
                objectName: "valueBook"
                height: Math.max(implicitHeight, choices.share)
                title: qsTr("Printed values of Black Powder")
                detail: screen.kiosk.book.own
                glyph: "card"
                onClicked: screen.kiosk.go(Kiosk.Book)
            }
        }
        Fold { list: choices; ground: Theme.ground }
        Item {
            id: foot
            x: choices.x
            y: parent.height - height
            width: choices.width
            height: Theme.target
            TowerChip { id: chip; device: screen.kiosk.device; room: foot.width - own.implicitWidth - Theme.gap; objectName: "towerPage"; anchors.verticalCenter: parent.verticalCenter; onClicked: screen.kiosk.go(Kiosk.Tower) }
            // Looked for now and then: it is no card.
            PushButton {
                id: own
                objectName: "ownBoards"
                x: chip.width + Theme.gap
                width: Math.min(implicitWidth, parent.width - x)
                // Beside the tower's name a low screen has no room for it.
                glyph: foot.width < Theme.mm * 60 ? "" : "sym-hexagon"
                text: qsTr("Own boards")
                onClicked: screen.kiosk.go(Kiosk.Boards)
            }
            Label {
                objectName: "startState"
                // What it says beside the buttons; the settings have the version too.
                visible: screen.kiosk.loading || implicitWidth <= width
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - own.x - own.width - Theme.gap
                horizontalAlignment: Text.AlignRight
                text: screen.kiosk.loading ? qsTr("Looking for saved games …") : qsTr("Version %1").arg(screen.kiosk.version)
                color: Theme.textDim
            }
        }
    }
}
