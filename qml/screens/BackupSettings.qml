// SPDX-License-Identifier: Apache-2.0
// Backup of everything stored here (games, rolls, value book, settings) to a drive, and restore.
import QtQuick
import Watchfire.Kiosk

Scroller {
    id: group

    // Null if the program has none.
    required property BackupModel backup
    // The item that a question covers.
    required property Item over
    readonly property bool ready: backup !== null && !backup.busy

    objectName: "backupSettings"
    message: trouble

    Component.onCompleted: {
        if (backup)
            backup.refreshFiles()
    }

    Banner {
        id: trouble
        objectName: "backupProblem"
        danger: true
        text: group.backup ? group.backup.problem : ""
    }
    DrivePlaces {
        drives: group.backup
        PushButton {
            objectName: "backUp"
            glyph: "save"
            tone: "primary"
            text: qsTr("Make a backup there")
            enabled: group.ready
            onClicked: group.backup.backUp()
        }
    }
    Heading { text: qsTr("Restore") }
    Paragraph {
        text: found.count > 0 ? qsTr("Tap a backup: each of its games is tried first, and nothing is replaced before you say so.")
                              : qsTr("There is no backup.")
        color: Theme.textDim
    }
    Repeater {
        id: found
        model: group.backup ? group.backup.files : null
        RowCard {
            objectName: "backup-" + model.id
            glyph: "history"
            enabled: group.ready
            onClicked: group.backup.restore(model.id)
        }
    }
    Loader {
        // Covers the whole page, including its title.
        parent: group.over
        anchors.fill: parent
        active: group.backup !== null && (group.backup.doubt.length > 0 || group.backup.progress.length > 0)
        sourceComponent: RestoreDialog { backup: group.backup }
    }
}
