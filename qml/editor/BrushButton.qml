// SPDX-License-Identifier: Apache-2.0
// A brush: its picture, its name, and how many of its pieces are left.
import QtQuick
import Watchfire.Ui

Pressable {
    id: button

    required property var model
    property string title: model.title
    // A long word gets the room of the picture's margins, and thinner letters; it is never broken.
    readonly property bool tight: model.glyph.length > 0 && longest.advanceWidth + Theme.lead * 1.3 + Theme.gap > availableWidth
    readonly property bool red: model.number === 6 || model.number === 8

    implicitHeight: Math.max(Theme.confirm, words.height + 2 * padding)
    padding: Theme.mm
    Accessible.name: Spoken.sentences([title, model.left])
    Accessible.checkable: true
    Accessible.checked: model.chosen

    background: PressSurface {
        of: button
        color: button.model.chosen ? Theme.current : Theme.raised
        edge: button.model.chosen ? Theme.ring : 0
        edgeColor: Theme.chosen
        ChosenTick { visible: button.model.chosen }
    }
    LongestWord { id: longest; of: button.title }
    contentItem: Item {
        Glyph {
            id: picture
            visible: button.model.glyph.length > 0
            kind: button.model.glyph
            color: Theme.text
            width: button.tight ? Theme.body : Theme.lead * 1.3
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: words
            x: picture.visible ? picture.width + (button.tight ? Theme.mm * 0.8 : Theme.gap) : 0
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter
            Paragraph {
                text: button.title
                size: button.model.number > 0 && !picture.visible ? Theme.step : Theme.body
                strong: !button.tight
                color: button.red ? Theme.dangerText : Theme.text
                horizontalAlignment: picture.visible ? Text.AlignLeft : Text.AlignHCenter
                Accessible.ignored: true
            }
            Paragraph {
                visible: text.length > 0
                text: button.model.left
                color: button.model.over ? Theme.dangerText : Theme.textDim
                horizontalAlignment: picture.visible ? Text.AlignLeft : Text.AlignHCenter
                Accessible.ignored: true
            }
        }
    }
}
