// SPDX-License-Identifier: Apache-2.0
// A backup before it replaces anything (screens page, 6): how far the look through it is, then what is good in it and
// what is not, game by game, and the question.
import QtQuick
import Watchfire.Kiosk

Dialog {
    id: dialog

    required property BackupModel backup
    readonly property bool looking: backup.progress.length > 0

    objectName: "backupDialog"
    title: looking ? backup.progress : backup.doubt
    glyph: looking ? "history" : "warning"
    glyphColor: Theme.hintText

    Paragraph {
        visible: dialog.looking
        text: qsTr("Nothing is replaced before you say so.")
        size: Theme.lead
        color: Theme.textDim
    }
    // Above the games: nobody scrolls past a hundred of them to read it.
    Paragraph {
        visible: !dialog.looking
        text: qsTr("Restoring replaces everything that is here now except the PIN. What is here now is kept beside it as a file.")
        size: Theme.lead
        color: Theme.textDim
    }
    Banner {
        objectName: "backupHarm"
        visible: !dialog.looking && text.length > 0
        danger: true
        text: dialog.backup.harm
    }
    Repeater {
        model: dialog.looking ? null : dialog.backup.games
        CheckedGame { objectName: "checked-" + model.id }
    }
    Paragraph {
        objectName: "backupFurther"
        visible: !dialog.looking && text.length > 0
        text: dialog.backup.further
        size: Theme.lead
    }
    actions: [
        PushButton { objectName: "doIt"; visible: !dialog.looking; tone: "danger"; text: dialog.backup.act; onClicked: dialog.backup.goOn() },
        PushButton {
            objectName: dialog.looking ? "stopCheck" : "dismissBackup"
            text: qsTr("Cancel")
            onClicked: {
                if (dialog.looking)
                    dialog.backup.stop()
                else
                    dialog.backup.dismiss()
            }
        }
    ]
}
