// SPDX-License-Identifier: Apache-2.0
// What the signs beside the names and on the curve mean, in a game that counts years: the names have no room for words.
import QtQuick
import Watchfire.Ui

Flow {
    id: legend

    readonly property var meanings: [
        { sign: "", text: qsTr("Beside the names:"), loss: false },
        { sign: "card", text: qsTr("hordes claimed"), loss: false },
        { sign: "shame", text: qsTr("shame held"), loss: true },
        { sign: "fallen", text: qsTr("soldiers lost"), loss: true },
        { sign: "", text: qsTr("On the curve:"), loss: false },
        { sign: "breach", text: qsTr("breach"), loss: true },
        { sign: "", text: qsTr("Red: a loss"), loss: true }
    ]

    objectName: "signLegend"
    spacing: Theme.mm * 2

    Repeater {
        model: legend.meanings
        Row {
            id: entry
            required property var modelData
            readonly property color ink: modelData.loss ? Theme.dangerText : Theme.textDim
            objectName: modelData.sign.length > 0 ? "sign-" + modelData.sign : ""
            spacing: Theme.mm * 0.6
            Glyph { id: mark; visible: kind.length > 0; kind: entry.modelData.sign; color: entry.ink; width: visible ? Theme.body : 0; height: Theme.body; anchors.verticalCenter: parent.verticalCenter }
            Label { width: Math.min(implicitWidth, legend.width - mark.width - parent.spacing); text: entry.modelData.text; color: entry.ink }
        }
    }
}
