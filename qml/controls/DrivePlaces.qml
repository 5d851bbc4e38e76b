// SPDX-License-Identifier: Apache-2.0
// Where files are written and found: the documents folder and drives, as listed by a model of files. Buttons
// that act on the chosen place come before "Look again".
import QtQuick
import Watchfire.App
import Watchfire.Ui

Column {
    id: control

    // Null if the program handles no files.
    required property FilesModel drives
    default property alias actions: buttons.data

    width: parent ? parent.width : 0
    spacing: Theme.gap

    Heading { text: qsTr("Where") }
    Repeater {
        model: control.drives ? control.drives.places : null
        RowCard {
            objectName: "place-" + model.id
            glyph: "link"
            onClicked: control.drives.choosePlace(model.id)
        }
    }
    Flow {
        width: parent ? parent.width : 0
        spacing: Theme.gap
        // These buttons come first, in the order of finger and Tab.
        Flow { id: buttons; visible: children.length > 0; spacing: Theme.gap }
        PushButton {
            objectName: "refreshFiles"
            glyph: "redo"
            text: qsTr("Look again")
            enabled: control.drives !== null
            onClicked: control.drives.refreshFiles()
        }
    }
    // Below the places, so that they do not move under the finger.
    Paragraph {
        objectName: "filesBusy"
        visible: control.drives !== null && control.drives.busy
        text: qsTr("One moment: the drive is at work.")
        size: Theme.lead
        color: Theme.textDim
    }
}
