// SPDX-License-Identifier: Apache-2.0
// The result of each section if winter came now, what would hold it, and what towers and engines would bring.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Column {
    id: outlook

    required property PowderModel powder
    property bool headed: true
    // A printed value that would say more is to be entered; its path.
    signal asked(string value)

    spacing: Theme.mm * 0.8

    Paragraph {
        objectName: "forecastHeadline"
        visible: outlook.headed && text.length > 0
        text: outlook.powder.forecastHeadline
        size: Theme.lead
        strong: true
        color: outlook.powder.danger ? Theme.dangerText : Theme.text
    }
    Repeater {
        model: outlook.powder.forecast
        Rectangle {
            id: row
            required property var model
            readonly property bool danger: model.level === "breach" || model.level === "falls"
            readonly property color hue: danger ? Theme.dangerText : model.level === "unknown" || model.level === "depends" ? Theme.hintText
                                       : model.level === "holds" ? Theme.goodText : Theme.text
            objectName: "forecast-" + model.id
            width: parent ? parent.width : 0
            height: words.height + Theme.mm * 1.6
            radius: Theme.radius
            color: row.danger ? Theme.dangerSurface : Theme.raised
            Accessible.role: Accessible.StaticText
            Accessible.name: Spoken.sentences([model.headline].concat(model.lines))
            Glyph {
                id: sign
                x: Theme.mm
                y: Theme.mm
                kind: ({ breach: "breach", falls: "wall", unknown: "question", depends: "question", holds: "check", tower: "tower-piece" })[row.model.level] ?? ""
                color: row.hue
                width: Math.round(Theme.body * 1.05)
            }
            Column {
                id: words
                x: sign.x + sign.width + Theme.gap
                width: parent.width - x - Theme.mm
                anchors.verticalCenter: parent.verticalCenter
                Paragraph { text: row.model.headline; strong: row.danger; color: row.hue; Accessible.ignored: true }
                Repeater {
                    model: row.model.lines
                    Label {
                        required property var modelData
                        width: words.width
                        text: modelData
                        color: Theme.textDim
                        Accessible.ignored: true
                    }
                }
                PushButton {
                    objectName: "enterValue-" + row.model.id
                    visible: row.model.value.length > 0
                    glyph: "correct"
                    text: qsTr("Enter it")
                    onClicked: outlook.asked(row.model.value)
                }
            }
        }
    }
    Paragraph {
        objectName: "bookNote"
        visible: text.length > 0
        text: outlook.powder.bookNote
        color: Theme.hintText
    }
}
