// SPDX-License-Identifier: Apache-2.0
// A refused command: the reason, its clause, and a button to do it anyway if the table may (BA-33).
import QtQuick
import Watchfire.App

Dialog {
    id: dialog

    required property RefusalModel refusal

    objectName: "refusal"
    title: dialog.refusal.text
    glyph: "warning"
    Paragraph { text: dialog.refusal.clauseText; size: Theme.lead; visible: text.length > 0 }
    actions: [
        PushButton {
            objectName: "dismissRefusal"
            tone: "primary"
            text: qsTr("Understood")
            onClicked: dialog.refusal.dismiss()
        },
        PushButton {
            objectName: "anyway"
            visible: dialog.refusal.canAnyway
            text: qsTr("Place it anyway")
            onClicked: dialog.refusal.anyway()
        }
    ]
}
