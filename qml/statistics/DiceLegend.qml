// SPDX-License-Identifier: Apache-2.0
// What the marks of DiceBars mean.
import QtQuick

Flow {
    id: legend

    spacing: Theme.pad

    Repeater {
        model: [{ mark: "bar", text: qsTr("came") }, { mark: "line", text: qsTr("expected") }, { mark: "band", text: qsTr("what chance allows, all bars together in 95 of 100 games") }]
        Row {
            id: entry
            required property var modelData
            spacing: Theme.gap
            Rectangle {
                id: mark
                width: Theme.mm * 5
                height: entry.modelData.mark === "line" ? Theme.ring : Theme.mm * 3
                anchors.verticalCenter: parent.verticalCenter
                color: entry.modelData.mark === "bar" ? Theme.skyBlue : entry.modelData.mark === "line" ? Theme.text : Theme.raisedDown
                border.width: entry.modelData.mark === "line" ? 0 : Theme.hairline
                border.color: entry.modelData.mark === "bar" ? Theme.onFill : Theme.line
            }
            Label { width: Math.min(implicitWidth, legend.width - mark.width - Theme.gap); text: entry.modelData.text; color: Theme.textDim }
        }
    }
}
