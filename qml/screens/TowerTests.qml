// SPDX-License-Identifier: Apache-2.0
// Tests of a tower: a roll that does not count, and each effect of its lamp.
import QtQuick
import Watchfire.Kiosk

Column {
    id: tests

    required property DeviceModel device

    spacing: Theme.gap
    visible: device.canTest || device.testText.length > 0 || device.testing

    WideButton {
        objectName: "rollSimulated"
        visible: tests.device.canRollSimulated
        tone: "primary"
        glyph: "dice"
        text: qsTr("Roll the simulated tower")
        onClicked: tests.device.rollSimulated()
    }
    WideButton {
        objectName: "testRoll"
        enabled: tests.device.canTest || tests.device.testing
        glyph: "dice"
        text: tests.device.testing ? qsTr("End the test roll") : qsTr("Test roll")
        onClicked: tests.device.testRoll(!tests.device.testing)
    }
    Banner {
        objectName: "testText"
        glyph: "dice"
        text: tests.device.testText
    }
    Paragraph {
        visible: tests.device.hasLamp
        text: qsTr("Lamp test")
        size: Theme.lead
        strong: true
    }
    Flow {
        width: parent.width
        spacing: Theme.gap
        visible: tests.device.hasLamp
        Repeater {
            model: tests.device.effects
            PushButton {
                required property var model
                objectName: "lamp-" + model.id
                text: model.title
                spoken: qsTr("Lamp test: %1").arg(model.title)
                onClicked: tests.device.lampTest(model.id)
            }
        }
    }
}
