// SPDX-License-Identifier: Apache-2.0
// A problem of the edited board: a tap on the sentence lights its place alone, and a button mends it where one answer
// is as good as any.
import QtQuick

Item {
    id: problem

    required property var model
    // Beside the sentence if that keeps most of the width, otherwise below it.
    readonly property bool beside: button.visible && button.implicitWidth < width * 0.45
    property bool listed: true
    signal shown
    signal mended

    visible: listed
    width: parent ? parent.width : 0
    height: beside ? Math.max(card.height, button.height)
                   : card.height + (button.visible ? Theme.gap / 2 + button.height : 0)

    ChoiceCard {
        id: card
        objectName: problem.model.id
        width: problem.beside ? parent.width - button.width - Theme.gap / 2 : parent.width
        height: problem.beside ? Math.max(implicitHeight, button.implicitHeight) : implicitHeight
        small: true
        glyph: problem.model.stops ? "blocked" : "warning"
        title: problem.model.text
        detail: problem.model.stops ? "" : qsTr("You can play with it.")
        chosen: problem.model.chosen
        onClicked: problem.shown()
    }
    PushButton {
        id: button
        objectName: "mend-" + problem.model.id
        visible: problem.model.mend.length > 0
        x: problem.beside ? parent.width - width : 0
        y: problem.beside ? 0 : card.height + Theme.gap / 2
        width: problem.beside ? implicitWidth : parent.width
        height: problem.beside ? Math.max(card.implicitHeight, implicitHeight) : implicitHeight
        glyph: "correct"
        size: Theme.body
        text: problem.model.mend
        onClicked: problem.mended()
    }
}
