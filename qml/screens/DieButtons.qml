// SPDX-License-Identifier: Apache-2.0
// Six faces of one die, each with the players that it would hit (RA-60).
import QtQuick
import Watchfire.App

Flow {
    id: faces

    required property Rows options
    signal picked(int index)

    // As many per row as leave room for a text below each.
    readonly property real cell: Math.max(Theme.confirm, Theme.body * 5.4)
    readonly property int columns: width >= 6 * cell + 5 * spacing ? 6 : width >= 3 * cell + 2 * spacing ? 3 : 2

    spacing: Theme.gap

    Repeater {
        model: faces.options
        Column {
            id: answer
            required property var model
            required property int index
            width: Math.floor((faces.width - (faces.columns - 1) * faces.spacing) / faces.columns)
            spacing: Theme.mm * 0.4
            DieFace {
                objectName: "option-" + answer.index
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.confirm
                height: Theme.confirm
                value: Number(answer.model.label)
                Accessible.name: Spoken.sentences([answer.model.label, answer.model.detail])
                onClicked: faces.picked(answer.index)
            }
            Paragraph {
                text: answer.model.detail
                color: Theme.textDim
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
        }
    }
}
