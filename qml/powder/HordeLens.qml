// SPDX-License-Identifier: Apache-2.0
// A horde card, enlarged: its values in words, its ability, and its spots as large as fingers, with the
// reward of each.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Lens {
    id: lens

    required property var horde
    required property PowderModel powder
    // A printed value of the card is to be entered; its path.
    signal asked(string value)
    readonly property real cell: Math.floor(Math.max(Theme.target,
        Math.min((width - 4 * Theme.pad - 5 * Theme.gap - scrolls - letters) / 6, Theme.target * 1.5)))
    // The names of lines and columns: steps and questions speak of "a2".
    readonly property real letters: Math.ceil(Theme.body * 0.8)
    readonly property var cells: horde.cells
    // What lies below the card may need a mark at its side.
    readonly property real scrolls: Theme.mm * 1.6

    objectName: "hordeLens"
    // The panel's question, for whoever looks at this card to answer it.
    readonly property var offered: powder.open
    readonly property bool questioned: powder.placesTitle.length > 0 && offered.some(place => place.startsWith(horde.slot + ":"))

    title: horde.title
    wanted: letters + 6 * cell + 5 * Theme.gap + 2 * Theme.pad + scrolls
    facts: [
        Paragraph { objectName: visible ? "lensQuestion" : ""; visible: lens.questioned; width: parent ? parent.width : 0; text: lens.powder.placesTitle; size: Theme.low ? Theme.body : Theme.lead; strong: true },
        Fact { visible: !lens.questioned; glyph: "power"; text: qsTr("power %1").arg(lens.horde.power) },
        Fact { visible: !lens.questioned; glyph: "fit"; text: lens.horde.freeSpots < 0 ? qsTr("spots not known yet") : qsTr("%n spot(s) free", "", lens.horde.freeSpots) }
    ]

    // Where a spot of the card is in this item.
    function spotRect(place: string): rect { return grid.mapToItem(lens, grid.spotRect(place)) }

    Item {
        width: lens.letters + grid.width
        // On a low screen the words below it would be cut in their first line: they begin where the arrow to them is.
        height: heads.height + grid.height + (Theme.low ? Theme.mm * 2 : 0)
        Row {
            id: heads
            x: lens.letters
            spacing: grid.gap
            Repeater {
                model: 6
                Name {
                    required property int index
                    width: lens.cell
                    text: index + 1
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
        Repeater {
            model: ["a", "b"]
            Name {
                required property string modelData
                required property int index
                objectName: "line-" + modelData
                y: heads.height + index * (lens.cell + grid.gap)
                width: lens.letters
                height: lens.cell
                text: modelData
                verticalAlignment: Text.AlignVCenter
            }
        }
        HordeGrid {
            id: grid
            x: lens.letters
            y: heads.height
            horde: lens.horde
            powder: lens.powder
            cell: lens.cell
            lettered: true
        }
    }
    Paragraph { objectName: visible ? "lensCovered" : ""; visible: text.length > 0; text: lens.horde.covered; strong: true; color: Theme.goodText }
    Paragraph {
        objectName: visible ? "lensRewards" : ""
        visible: lens.cells.some(cell => cell.mark === "free" && (cell.reward ?? "").length > 0)
        text: qsTr("Whoever covers a spot with a + takes what stands there.")
    }
    Paragraph { visible: text.length > 0; text: lens.horde.ability }
    Paragraph { text: qsTr("Whoever claims it has %1 honor more at the end.").arg(lens.horde.reward) }
    Paragraph { visible: text.length > 0; text: lens.powder.bookNote; color: Theme.hintText }
    WideButton {
        objectName: visible ? "enterValue" : ""
        visible: lens.horde.missing.length > 0
        glyph: "correct"
        text: qsTr("Enter what is missing")
        onClicked: lens.asked(lens.horde.missing)
    }
    WideButton {
        objectName: visible ? "correctValues" : ""
        visible: lens.horde.missing.length === 0
        glyph: "correct"
        text: qsTr("Correct a printed value")
        onClicked: lens.asked("card:" + lens.horde.card)
    }
    WideButton {
        objectName: "pickCard"
        visible: lens.powder.open.includes(lens.horde.slot)
        tone: "primary"
        glyph: "check"
        text: qsTr("Choose this card")
        onClicked: {
            const slot = lens.horde.slot
            lens.closed()
            lens.powder.pick(slot)
        }
    }

    component Name: Word {
        color: Theme.textDim
        lineHeight: 0.9
    }
    component Fact: Row {
        property alias glyph: picture.kind
        property alias text: label.text
        spacing: Theme.mm * 0.6
        Glyph { id: picture; width: Theme.body; color: Theme.textDim; anchors.verticalCenter: parent.verticalCenter }
        Label { id: label; color: Theme.textDim; wrapMode: Text.NoWrap }
    }
}
