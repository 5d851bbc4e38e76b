// SPDX-License-Identifier: Apache-2.0
// A new game in three short steps with defaults for everything: the game and the number of players; who sits
// where; the board (or Black Powder's printed values) and, folded away, the options (screens page, 2; BA-50,
// GW-10, BP-00).
import QtQuick
import Watchfire.App
import Watchfire.Editor
import Watchfire.Ui

Page {
    id: page

    required property NewGameModel setup
    // The value book, which opens over this page.
    property ValueBookModel book: null
    property bool reading: false
    // The board editor, which also opens over this page.
    property BoardEditorModel editor: null
    readonly property bool powder: setup.powder === true
    property int step: 0
    property int slot: -1     // the player being edited
    property bool unfolded: false
    property bool explaining: false // the tea order, or who else takes part
    // One player, against Qin (BP-93).
    readonly property bool solo: powder && setup.playerCount === 1

    // What the book has opened behind a PIN is over.
    signal bookLeft

    objectName: "newGameScreen"
    depth: step
    onStepBack: step -= 1
    title: step === 0 ? qsTr("What do you play?") : step === 1 ? (page.solo ? qsTr("Which clan do you play?") : qsTr("Who sits where?")) : page.powder ? qsTr("Which printed numbers?") : qsTr("Which board?")
    corner: Label {
        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        text: qsTr("%1 of 3").arg(page.step + 1)
        size: Theme.lead
        color: Theme.textDim
        wrapMode: Text.NoWrap
    }

    Loader {
        anchors.top: parent.top
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.gap
        width: parent.width
        sourceComponent: page.step === 0 ? what : page.step === 1 ? who : where
    }
    Item {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.confirm
        // The number of players is beside the games, not below a list that scrolls.
        Row {
            id: counts
            visible: page.step === 0
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gap
            readonly property real room: go.x - Theme.pad
            readonly property int many: page.setup.playerCounts.length
            Glyph {
                id: people
                visible: !howMany.visible
                kind: "people"
                color: Theme.textDim
                width: Theme.step
                anchors.verticalCenter: parent.verticalCenter
            }
            Label {
                id: howMany
                visible: implicitWidth + (Theme.target + Theme.gap) * counts.many < counts.room
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Players")
                size: Theme.lead
                strong: true
                wrapMode: Text.NoWrap
            }
            Repeater {
                model: page.setup.playerCounts
                PushButton {
                    required property var modelData
                    objectName: "count-" + modelData
                    width: Math.max(Theme.target, Math.min(Theme.target * 1.4, (counts.room - (howMany.visible ? howMany.width : people.width)) / counts.many - Theme.gap))
                    height: foot.height
                    text: modelData
                    size: Theme.step
                    checked: page.setup.playerCount === modelData
                    Accessible.role: Accessible.RadioButton
                    Accessible.checkable: true
                    spoken: qsTr("%1 players").arg(modelData)
                    onClicked: page.setup.playerCount = modelData
                }
            }
        }
        // Beside the button that goes on, where it takes no room from the players.
        PushButton {
            objectName: visible ? "teaHelp" : ""
            visible: page.step === 1 && page.powder
            height: parent.height
            width: Math.min(implicitWidth, go.x - Theme.gap)
            glyph: "question"
            text: page.solo ? qsTr("Who are Qin and Reed?") : qsTr("What is the tea order?")
            onClicked: page.explaining = true
        }
        Label {
            objectName: "problem"
            anchors.verticalCenter: parent.verticalCenter
            width: go.x - Theme.gap
            visible: page.step === 2 && text.length > 0
            text: page.setup.problem
            color: Theme.dangerText
        }
        PushButton {
            id: go
            objectName: page.step < 2 ? "next" : "start"
            anchors.right: parent.right
            height: parent.height
            width: Math.max(implicitWidth, parent.width * 0.34)
            tone: "primary"
            glyph: page.step < 2 ? "next" : "begin"
            text: page.step < 2 ? qsTr("Next") : page.powder ? qsTr("Begin the set-up") : qsTr("Begin the founding")
            size: Theme.step
            enabled: page.step < 2 || page.setup.problem.length === 0
            onClicked: if (page.step < 2) page.step += 1; else page.setup.start()
        }
    }

    component Picture: Panel {
        WallSketch {
            visible: page.powder
            anchors.fill: parent
            anchors.margins: Theme.pad
            players: page.setup.playerCount
        }
        BoardPicture {
            visible: !page.powder
            anchors.fill: parent
            anchors.margins: Theme.pad
            // Its note is below it, not on its sea.
            anchors.bottomMargin: example.visible ? example.height + Theme.gap + Theme.mm : Theme.pad
            board: page.setup.boardPicture
            dark: Theme.dark
            family: Theme.family
            hues: Theme.pieceHues
        }
        Label {
            id: example
            visible: page.setup.boardPicture.example && !page.powder
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.margins: Theme.gap
            text: qsTr("Example board")
            color: Theme.textDim
        }
    }

    Component {
        id: what
        Item {
            Picture {
                id: look
                width: page.portrait ? parent.width : parent.width * 0.3
                height: page.portrait ? parent.height * 0.33 : parent.height
            }
            Scroller {
                id: list
                x: page.portrait ? 0 : look.width + Theme.pad
                y: page.portrait ? look.height + Theme.pad : 0
                width: parent.width - x
                height: parent.height - y
                CardGrid {
                    id: games
                    // All of them are in sight, the last one too: side by side, and on a low screen without their sentences.
                    readonly property bool tight: page.height < Theme.mm * 125 && !page.portrait
                    width: parent.width
                    columns: page.portrait ? 1 : 2
                    Repeater {
                        model: page.setup.scenarios
                        RowCard {
                            id: game
                            readonly property string facts: [model.players, model.minutes].filter(word => word).join(" · ")
                            objectName: "scenario-" + model.id
                            width: games.cell
                            height: games.rowHeight(game)
                            small: games.tight
                            detail: [games.tight ? "" : model.sentence, facts].filter(word => word).join("\n")
                            glyph: model.glyph
                            onClicked: page.setup.scenario = model.id
                        }
                    }
                }
            }
            Fold { list: list; ground: Theme.ground }
        }
    }

    Component {
        id: who
        Item {
            Scroller {
                id: list
                width: page.portrait ? parent.width : parent.width * 0.45
                height: page.portrait ? Math.min(parent.height * 0.5, contentHeight) : parent.height
                Repeater {
                    model: page.setup.players
                    ChoiceCard {
                        required property var model
                        objectName: "player-" + model.slot
                        title: model.name
                        detail: [page.powder ? page.clanTitle(model.clan) : "", !model.first || page.solo ? "" : page.powder ? qsTr("first in the tea order") : qsTr("begins")].filter(word => word && word !== model.name).join(" · ")
                        colour: model.colour
                        symbol: model.symbol
                        // The words end before the pencil.
                        rightPadding: Theme.pad + Theme.lead + Theme.gap
                        onClicked: page.slot = model.slot
                        Glyph {
                            anchors.right: parent.right
                            anchors.rightMargin: Theme.pad
                            anchors.verticalCenter: parent.verticalCenter
                            kind: "correct"
                            color: Theme.textDim
                            width: Theme.lead
                        }
                    }
                }
                Paragraph {
                    // Half a line would look as if something was cut; the rows have pencils.
                    visible: !Theme.low || page.portrait || page.setup.playerCount * (Theme.target + list.spacing) + height <= list.height
                    text: page.solo ? qsTr("You play alone against Qin, and win with more honor than Qin. A third clan, Reed, takes part too. You carry out their turns and enter them here. Tap your clan to change it.")
                                    : page.powder ? qsTr("This is the tea order until you change it in the set-up. Tap a player to change name, clan or seat.")
                                      : qsTr("In turn order, clockwise. Tap a player for name, colour and seat.")
                    color: Theme.textDim
                }
            }
            Fold { list: list; ground: Theme.ground }
            SeatingPlan {
                x: page.portrait ? 0 : list.width + Theme.pad
                y: page.portrait ? list.height + Theme.pad : 0
                width: parent.width - x
                height: parent.height - y
                players: page.setup.players
                onSeated: (slot, seat) => page.setup.setSeat(slot, seat)
                onTapped: slot => page.slot = slot
            }
        }
    }

    Component {
        id: where
        Item {
            Picture {
                id: look
                width: page.portrait ? parent.width : parent.width * 0.55
                height: page.portrait ? parent.height * 0.5 : parent.height
            }
            Scroller {
                id: choices
                // Back from the editor, a board that was saved there is the first.
                about: page.editor?.open ?? false
                x: page.portrait ? 0 : look.width + Theme.pad
                y: page.portrait ? look.height + Theme.pad : 0
                width: parent.width - x
                height: parent.height - y
                // An unfolded part scrolls into view when it has found its place.
                property bool showing: false
                onContentHeightChanged: if (showing) found.restart()
                data: Timer {
                    id: found
                    interval: 0
                    onTriggered: {
                        choices.showing = false
                        choices.reveal(unfold, 0)
                    }
                }
                Repeater {
                    model: page.powder ? page.setup.books : null
                    RowCard {
                        objectName: "book-" + model.id
                        glyph: model.id === "sample" ? "warning" : "card"
                        onClicked: page.setup.book = model.id
                    }
                }
                WideButton {
                    objectName: "openBook"
                    visible: page.powder && page.book !== null
                    glyph: "card"
                    alignment: Qt.AlignLeft
                    text: qsTr("Look into the value book")
                    onClicked: page.reading = true
                }
                Repeater {
                    model: page.powder ? null : page.setup.boards
                    RowCard {
                        objectName: "board-" + model.id
                        why: model.why
                        // A board that is not ready is gone on with.
                        readonly property bool unready: !model.enabled && model.why.length > 0 && page.editor !== null
                        enabled: model.enabled || unready
                        forbidden: !model.enabled
                        glyph: unready ? "correct" : "sym-hexagon"
                        onClicked: {
                            if (unready)
                                page.editor.goOnWith(page.setup.scenario, model.id)
                            else
                                page.setup.board = model.id
                        }
                    }
                }
                WideButton {
                    objectName: "otherBoard"
                    visible: !page.powder && page.editor !== null
                    glyph: "correct"
                    alignment: Qt.AlignLeft
                    text: qsTr("Own, random or imported board")
                    onClicked: page.editor.begin(page.setup.scenario, page.setup.board)
                }
                Paragraph {
                    visible: page.setup.tileTurns && !page.powder
                    text: page.setup.tileText
                    size: Theme.lead
                    strong: true
                }
                Row {
                    id: tile
                    readonly property real cell: Math.floor((width - spacing) / 2)
                    width: parent ? parent.width : 0
                    visible: page.setup.tileTurns && !page.powder
                    spacing: Theme.gap
                    PushButton { objectName: "tileTurnLeft"; width: tile.cell; glyph: Theme.low ? "" : "undo"; size: Theme.low ? Theme.body : Theme.lead; text: qsTr("Turn left"); onClicked: page.setup.turnTile(1) }
                    PushButton { objectName: "tileTurnRight"; width: tile.cell; glyph: Theme.low ? "" : "redo"; size: Theme.low ? Theme.body : Theme.lead; text: qsTr("Turn right"); onClicked: page.setup.turnTile(-1) }
                }
                WideButton {
                    objectName: "tileMirror"
                    visible: tile.visible
                    glyph: "swap"
                    text: qsTr("Mirror")
                    onClicked: page.setup.mirrorTile()
                }
                WideButton {
                    id: unfold
                    objectName: "unfoldOptions"
                    glyph: page.unfolded ? "minus" : "plus"
                    alignment: Qt.AlignLeft
                    text: page.setup.optionsChanged ? qsTr("Options (changed)") : qsTr("Options")
                    onClicked: {
                        page.unfolded = !page.unfolded
                        choices.showing = page.unfolded
                    }
                }
                Repeater {
                    model: page.unfolded ? page.setup.options : null
                    Loader {
                        id: option
                        required property var model
                        width: parent ? parent.width : 0
                        sourceComponent: model.type === "switch" ? asSwitch : model.type === "choice" ? asChoice : asSteps
                        Component {
                            id: asSwitch
                            Toggle {
                                objectName: "option-" + option.model.id
                                text: option.model.title
                                detail: option.model.detail
                                checked: option.model.value === "true"
                                onToggled: page.setup.setOption(option.model.id, checked ? "true" : "false")
                            }
                        }
                        Component {
                            id: asChoice
                            Choices {
                                objectName: "option-" + option.model.id
                                text: option.model.title
                                detail: option.model.detail
                                options: option.model.values.map((id, n) => ({ id: id, title: option.model.valueTexts[n] }))
                                value: option.model.value
                                onChosen: id => page.setup.setOption(option.model.id, id)
                            }
                        }
                        Component {
                            id: asSteps
                            Stepper {
                                readonly property int at: option.model.values.indexOf(option.model.value)
                                objectName: "option-" + option.model.id
                                text: option.model.title
                                shown: option.model.valueText
                                canLess: at > 0
                                canMore: at < option.model.values.length - 1
                                onLess: page.setup.setOption(option.model.id, option.model.values[at - 1])
                                onMore: page.setup.setOption(option.model.id, option.model.values[at + 1])
                            }
                        }
                    }
                }
            }
            Fold { list: choices; ground: Theme.ground }
        }
    }

    Loader {
        parent: page
        anchors.fill: parent
        active: page.explaining
        sourceComponent: HoldingsSheet {
            holdings: null
            facts: null
            topics: page.solo ? ["qin", "reed", "tea", "card", "shame-token"] : page.setup.playerCount === 2 ? ["tea", "reed"] : ["tea"]
            Keys.onEscapePressed: page.explaining = false
            onClosed: page.explaining = false
        }
    }
    Loader {
        // Covers the whole page, not only its content.
        parent: page
        anchors.fill: parent
        active: page.slot >= 0
        sourceComponent: PlayerEditor {
            setup: page.setup
            slot: page.slot
            onClosed: page.slot = -1
        }
    }
    Loader {
        parent: page
        anchors.fill: parent
        active: page.reading
        sourceComponent: BookScreen {
            book: page.book
            onBack: {
                page.reading = false
                page.bookLeft()
            }
        }
    }
    Loader {
        parent: page
        anchors.fill: parent
        active: page.editor !== null && page.editor.open
        sourceComponent: BoardEditor { editor: page.editor; focus: true }
    }

    function clanTitle(clan: string): string {
        for (const one of page.setup.clans) {
            if (one.id === clan)
                return one.title
        }
        return ""
    }
}
