// SPDX-License-Identifier: Apache-2.0
// Measures the screen's pixels per millimetre with any ruler: the user makes a bar 50 mm long. Nothing else
// on the screen changes until the value is accepted, so that the buttons stay under the finger.
import QtQuick
import Watchfire.App

Dialog {
    id: dialog

    required property SettingsModel settings
    readonly property int millimetres: 50
    // The length of the bar.
    property int pixels: Math.round(settings.pixelsPerMm * millimetres)
    signal closed

    function change(by: int) {
        pixels = Math.max(millimetres * 2, Math.min(width - 8 * Theme.pad, pixels + by))
    }

    objectName: "measureDialog"
    title: qsTr("Make the bar 50 mm long")
    glyph: "fit"
    glyphColor: Theme.hintText

    Paragraph {
        text: qsTr("Hold a ruler to the screen. A bank card is 54 mm high: the bar ends 4 mm before its edge.")
    }
    Item {
        width: parent ? parent.width : 0
        height: Theme.target
        Rectangle {
            objectName: "bar"
            anchors.centerIn: parent
            width: dialog.pixels
            height: Theme.target * 0.6
            color: Theme.text
            Accessible.role: Accessible.Indicator
            Accessible.name: qsTr("A bar of %1 pixels").arg(dialog.pixels)
        }
    }
    Row {
        anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
        spacing: Theme.gap
        Repeater {
            model: [-10, -1, 1, 10]
            PushButton {
                required property int modelData
                objectName: "bar" + modelData
                text: modelData < 0 ? "− " + -modelData : "+ " + modelData
                spoken: modelData < 0 ? qsTr("Shorter by %n pixel(s)", "", -modelData) : qsTr("Longer by %n pixel(s)", "", modelData)
                size: Theme.step
                onClicked: dialog.change(modelData)
            }
        }
    }
    actions: [
        PushButton {
            objectName: "takeMeasure"
            tone: "primary"
            text: qsTr("It is 50 mm now")
            onClicked: {
                dialog.settings.measured = dialog.pixels / dialog.millimetres
                dialog.closed()
            }
        },
        PushButton {
            objectName: "forgetMeasure"
            visible: dialog.settings.measured > 0
            text: qsTr("As the screen says")
            onClicked: {
                dialog.settings.measured = 0
                dialog.closed()
            }
        },
        PushButton { objectName: "closeMeasure"; glyph: "close"; text: qsTr("Cancel"); onClicked: dialog.closed() }
    ]
}
