// SPDX-License-Identifier: Apache-2.0
// Answers that are numbers, as large as they are on the token, with a line below (WO-30).
import QtQuick
import Watchfire.App

Flow {
    id: numbers

    required property Rows options
    signal picked(int index)

    readonly property int columns: Math.max(2, Math.floor((width + spacing) / (Theme.mm * 25 + spacing)))

    spacing: Theme.gap

    Repeater {
        model: numbers.options
        Pressable {
            id: button
            required property var model
            required property int index
            readonly property string number: button.model.label
            readonly property bool red: number === "6" || number === "8"

            objectName: "option-" + index
            width: Math.floor((numbers.width - (numbers.columns - 1) * numbers.spacing) / numbers.columns)
            height: Math.max(Theme.target, words.height + Theme.mm * 2)
            Accessible.name: Spoken.sentences([number, button.model.detail])
            onClicked: numbers.picked(index)

            background: PressSurface { of: button; color: Theme.raised }
            contentItem: Item {
                Column {
                    id: words
                    width: parent.width
                    anchors.verticalCenter: parent.verticalCenter
                    Paragraph {
                        text: button.number
                        size: Theme.title
                        strong: true
                        color: button.red ? Theme.dangerText : Theme.text
                        horizontalAlignment: Text.AlignHCenter
                        Accessible.ignored: true
                    }
                    Paragraph {
                        visible: text.length > 0
                        text: button.model.detail
                        color: Theme.textDim
                        horizontalAlignment: Text.AlignHCenter
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
