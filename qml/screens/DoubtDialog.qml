// SPDX-License-Identifier: Apache-2.0
// A question before something is lost: do it, or leave everything as it is.
import QtQuick
import Watchfire.Kiosk

Dialog {
    id: dialog

    required property DoubtModel doubt

    objectName: "doubtDialog"
    title: dialog.doubt.title
    glyph: "warning"
    Paragraph { text: dialog.doubt.text; size: Theme.lead }
    actions: [
        PushButton { objectName: "leaveIt"; tone: "primary"; text: dialog.doubt.no; onClicked: dialog.doubt.dismiss() },
        PushButton { objectName: "doItAnyway"; tone: "danger"; text: dialog.doubt.yes; onClicked: dialog.doubt.goOn() }
    ]
}
