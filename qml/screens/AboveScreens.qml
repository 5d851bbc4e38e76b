// SPDX-License-Identifier: Apache-2.0
// Everything that can cover a screen: the PIN dialogs, a reported problem, a question before something is
// lost, the calm view.
import QtQuick
import Watchfire.Kiosk

Item {
    id: above

    required property Kiosk kiosk

    Loader {
        anchors.fill: parent
        active: above.kiosk.lock.asking
        sourceComponent: PinDialog { lock: above.kiosk.lock }
    }
    Loader {
        anchors.fill: parent
        active: above.kiosk.lock.wanted
        sourceComponent: NewPinDialog { lock: above.kiosk.lock; must: true }
    }
    Loader {
        anchors.fill: parent
        active: above.kiosk.problem.length > 0
        sourceComponent: Dialog {
            objectName: "problemDialog"
            title: qsTr("Something is wrong")
            glyph: "warning"
            Paragraph { text: above.kiosk.problem; size: Theme.lead }
            actions: PushButton {
                objectName: "dismissProblem"
                tone: "primary"
                text: qsTr("Understood")
                onClicked: above.kiosk.dismissProblem()
            }
        }
    }
    Loader {
        anchors.fill: parent
        active: above.kiosk.doubt?.asking ?? false
        sourceComponent: DoubtDialog { doubt: above.kiosk.doubt }
    }
    Loader {
        anchors.fill: parent
        active: above.kiosk.idle
        sourceComponent: IdleView {
            table: above.kiosk.table
            onWoken: above.kiosk.wake()
        }
    }
}
