// SPDX-License-Identifier: Apache-2.0
// Functions that are rarely needed during a game.
import QtQuick
import Watchfire.App

Sheet {
    id: sheet

    required property TableModel table
    // The game has rolls to take back.
    property bool rolls: true
    // The panel is turned here: a small screen has no room for that button.
    property bool turns: false
    // The keyboard shortcuts. A game without rolls has a wall instead of hexes.
    readonly property string keys: rolls ? hexKeys : wallKeys
    readonly property string wallKeys: qsTr("Keys: Tab and Return reach everything. Arrow keys walk over wall, field and yard, Return touches. 1 to 6 enter dice that draw. D done, Backspace takes a tick back, E ends the turn or the season, B build, K next horde card or everything that can be entered, C correct, U undo, R redo, H history, M menu, T turn the panel, P put it away on a small screen, Escape closes.")
    readonly property string hexKeys: qsTr("Keys: Tab and Return reach everything. Arrow keys walk the lit places of the board. 1 to 6 enter the dice. D done, Backspace takes a tick back, E end of turn, B build, K card, C correct, U undo, R redo, H history, M menu, T turn the panel, P put it away on a small screen, Escape closes.")
    // The game has a page that explains the signs of its board.
    property bool explains: false
    // The game has printed values, which the value book keeps.
    property bool printed: false
    signal correct
    signal signs
    signal book
    signal statistics
    signal tower
    signal phones
    signal settings
    signal leave
    signal turn

    objectName: "menuSheet"
    // Two entries side by side need their words.
    sheetWidth: Math.min(width, Math.max(Theme.mm * (Theme.low ? 126 : 90), width * 0.45))
    title: sheet.table.scenarioTitle

    Scroller {
        id: list
        anchors.fill: parent
        // On a low screen side by side, so that all of them are seen at once.
        EvenGrid {
            id: entries
            readonly property real tall: {
                let most = 0
                for (let i = 0; i < children.length; ++i)
                    most = Math.max(most, children[i].implicitHeight)
                return most
            }
            columns: Theme.low ? 2 : 1
            PushButton { objectName: "correct"; width: entries.cell; height: entries.tall; glyph: "correct"; alignment: Qt.AlignLeft; text: qsTr("Correct the board"); onClicked: sheet.correct() }
            PushButton { objectName: "signsPage"; visible: sheet.explains; width: entries.cell; height: entries.tall; glyph: "question"; alignment: Qt.AlignLeft; text: qsTr("What is what"); onClicked: sheet.signs() }
            PushButton { objectName: "valueBook"; visible: sheet.printed; width: entries.cell; height: entries.tall; glyph: "card"; alignment: Qt.AlignLeft; text: qsTr("Printed values"); onClicked: sheet.book() }
            PushButton { objectName: "undoRoll"; visible: sheet.rolls; width: entries.cell; height: entries.tall; glyph: "undo"; alignment: Qt.AlignLeft; text: qsTr("Undo the whole roll"); enabled: sheet.table.canUndoRoll; onClicked: { sheet.table.undoRoll(); sheet.closed() } }
            PushButton { objectName: "statistics"; width: entries.cell; height: entries.tall; glyph: "chart"; alignment: Qt.AlignLeft; text: qsTr("Statistics and summary"); onClicked: sheet.statistics() }
            PushButton { objectName: "towerPage"; width: entries.cell; height: entries.tall; glyph: "tower"; alignment: Qt.AlignLeft; text: qsTr("Dice tower"); onClicked: sheet.tower() }
            PushButton { objectName: "phonesPage"; width: entries.cell; height: entries.tall; glyph: "link"; alignment: Qt.AlignLeft; text: qsTr("Phones"); onClicked: sheet.phones() }
            PushButton { objectName: "turnPanelHere"; visible: sheet.turns; width: entries.cell; height: entries.tall; glyph: "turn-panel"; alignment: Qt.AlignLeft; text: qsTr("Turn the panel"); onClicked: sheet.turn() }
            PushButton { objectName: "settingsPage"; width: entries.cell; height: entries.tall; glyph: "settings"; alignment: Qt.AlignLeft; text: qsTr("Settings"); onClicked: sheet.settings() }
            PushButton { objectName: "startPage"; width: entries.cell; height: entries.tall; glyph: "back"; alignment: Qt.AlignLeft; text: qsTr("Leave the table; the game is kept"); onClicked: sheet.leave() }
        }
        Paragraph {
            readonly property string chips: sheet.table.walls.penaltyText
            readonly property string riders: sheet.table.walls.bagText
            text: chips.length > 0 && riders.length > 0 ? chips + " · " + riders : chips + riders
            visible: text.length > 0
            color: Theme.textDim
        }
        Paragraph { text: sheet.table.savedText; visible: text.length > 0; color: sheet.table.saveFailed ? Theme.dangerText : Theme.textDim }
        Paragraph { objectName: "keysHelp"; text: sheet.keys; visible: text.length > 0; color: Theme.textDim }
    }
    Fold { list: list }
}
