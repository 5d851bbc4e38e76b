// SPDX-License-Identifier: Apache-2.0
// What the marks of DiceBars mean; `brief`: only the one that nobody can guess.
import QtQuick

Flow {
    id: legend

    property bool brief: false
    readonly property var marks: brief ? [{ mark: "band", text: qsTr("what chance allows") }]
        : [{ mark: "bar", text: qsTr("came") }, { mark: "line", text: qsTr("expected") }, { mark: "band", text: qsTr("what chance allows, all bars together in 95 of 100 games") }]

    spacing: Theme.pad

    Repeater {
        model: legend.marks
        Row {
            id: entry
            required property var modelData
            spacing: Theme.gap
            Rectangle {
                id: mark
                width: Theme.mm * (legend.brief ? 3 : 5)
                height: entry.modelData.mark === "line" ? Theme.ring : Theme.mm * 3
                anchors.verticalCenter: parent.verticalCenter
                radius: Math.min(height / 2, Theme.mm * 0.6)
                color: entry.modelData.mark === "bar" ? Theme.bar : entry.modelData.mark === "line" ? Theme.text : Theme.panel
                border.width: entry.modelData.mark === "band" ? Theme.hairline : 0
                border.color: Theme.line
            }
            Label { width: Math.min(implicitWidth, legend.width - mark.width - Theme.gap); text: entry.modelData.text; color: Theme.textDim }
        }
    }
}
