// SPDX-License-Identifier: Apache-2.0
// The program's window. The theme follows the settings; only the current screen exists, so the first frame
// loads only the start screen.
import QtQuick
import Watchfire.Kiosk
import Watchfire.Ui

Window {
    id: window

    // The program's root view model (Kiosk).
    required property Kiosk kiosk

    objectName: "window"
    title: qsTr("Watchfire")
    color: Theme.ground
    width: 1280
    height: 800

    Component.onCompleted: screens.ready = true

    Binding { target: Theme; property: "density"; value: window.kiosk.settings.pixelsPerMm }
    Binding { target: Theme; property: "scale"; value: window.kiosk.settings.scale }
    Binding { target: Theme; property: "dark"; value: window.kiosk.settings.theme !== "light" }
    Binding { target: Theme; property: "motion"; value: window.kiosk.settings.motion }
    Binding { target: Theme; property: "language"; value: window.kiosk.settings.language }
    Binding { target: Theme; property: "screenWidth"; value: window.width }
    Binding { target: Theme; property: "screenHeight"; value: window.height }

    Screens {
        id: screens
        anchors.fill: parent
        ready: false
        kiosk: window.kiosk
    }
    // Whatever a tap opens ignores a second tap of the same finger.
    TapGuard {
        objectName: "tapGuard"
        reach: Theme.mm * 8
    }
    KeyGuard { }
}
