// SPDX-License-Identifier: Apache-2.0
// Where towers are searched: automatically, or at the chosen ports.
import QtQuick
import Watchfire.Kiosk

Column {
    id: ports

    required property DeviceModel device

    spacing: Theme.gap

    Paragraph { text: qsTr("Port"); size: Theme.lead; strong: true }
    Repeater {
        model: ports.device.ports
        RowCard {
            objectName: "port-" + model.id
            width: ports.width
            enabled: model.enabled
            why: model.why
            glyph: "link"
            onClicked: ports.device.choosePort(model.id)
        }
    }
    WideButton {
        objectName: "refreshPorts"
        glyph: "redo"
        text: qsTr("Look again")
        onClicked: ports.device.refreshPorts()
    }
}
