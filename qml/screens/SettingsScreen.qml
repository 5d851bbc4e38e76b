// SPDX-License-Identifier: Apache-2.0
// All settings of a table, a few large ones per page (screens page, 6).
import QtQuick
import Watchfire.App
import Watchfire.Kiosk

Page {
    id: page

    required property Kiosk kiosk
    readonly property SettingsModel settings: kiosk.settings
    property string group: "screen"

    objectName: "settingsScreen"
    measure: Theme.mm * 230
    title: qsTr("Settings")

    Scroller {
        id: side
        width: page.portrait ? parent.width : parent.width * 0.3
        height: page.portrait ? chapters.height : parent.height

        EvenGrid {
            id: chapters
            columns: page.portrait ? 3 : 1
            Repeater {
                model: [{ id: "screen", title: qsTr("Screen"), glyph: "sun" }, { id: "table", title: qsTr("Table"), glyph: "fit" },
                        { id: "voice", title: qsTr("Speech and sounds"), glyph: "speaker" }, { id: "kiosk", title: qsTr("Kiosk mode"), glyph: "knight" },
                        { id: "hall", title: qsTr("Club night"), glyph: "people" },
                        { id: "backup", title: qsTr("Backup"), glyph: "save" }, { id: "about", title: qsTr("About"), glyph: "question" }]
                ChoiceCard {
                    required property var modelData
                    objectName: "group-" + modelData.id
                    width: chapters.cell
                    height: page.portrait ? Theme.confirm * 1.2 : Math.max(implicitHeight, Theme.confirm)
                    title: modelData.title
                    glyph: modelData.glyph
                    chosen: page.group === modelData.id
                    onClicked: page.group = modelData.id
                }
            }
        }
    }
    Loader {
        id: content
        x: page.portrait ? 0 : side.width + Theme.pad
        y: page.portrait ? side.height + Theme.pad : 0
        width: parent.width - x
        height: parent.height - y - (told.visible ? told.height + Theme.gap : 0)
        sourceComponent: ({ "screen": screenGroup, "table": tableGroup, "voice": voiceGroup, "kiosk": kioskGroup, "hall": hallGroup, "backup": backupGroup, "about": aboutGroup })[page.group]
    }
    // What was written, and where: below the group, which moves nothing for it.
    PassingBanner {
        id: told
        readonly property FilesModel from: page.group === "backup" ? page.kiosk.backup ?? null : page.group === "about" ? page.kiosk.report ?? null : null
        objectName: page.group === "backup" ? "backupNotice" : "reportNotice"
        x: content.x
        anchors.bottom: parent.bottom
        width: content.width
        glyph: "check"
        text: from?.notice ?? ""
        onTapped: from.noticed()
        onPassed: from.noticed()
    }
    Component {
        id: screenGroup
        ScreenSettings { settings: page.settings; onMeasureWanted: measuring.active = true }
    }
    Component { id: tableGroup; TableSettings { settings: page.settings } }
    Component { id: voiceGroup; VoiceSettings { settings: page.settings; voice: page.kiosk.voice ?? null } }
    Component {
        id: kioskGroup
        KioskSettings { settings: page.settings; lock: page.kiosk.lock; onPinWanted: pinning.active = true }
    }
    Component { id: hallGroup; HallSettings { hall: page.kiosk.hall ?? null; over: page } }
    Component { id: backupGroup; BackupSettings { backup: page.kiosk.backup ?? null; over: page } }
    Component { id: aboutGroup; AboutSettings { version: page.kiosk.version; fontText: page.kiosk.fontLicence; report: page.kiosk.report ?? null } }

    Loader {
        id: measuring
        parent: page
        anchors.fill: parent
        active: false
        sourceComponent: MeasureDialog { settings: page.settings; onClosed: measuring.active = false }
    }
    Loader {
        id: pinning
        parent: page
        anchors.fill: parent
        active: false
        sourceComponent: NewPinDialog {
            lock: page.kiosk.lock
            onClosed: pinning.active = false
            onChosen: {
                pinning.active = false
                page.settings.kioskMode = true
                const kiosk = content.item as KioskSettings
                if (kiosk)
                    kiosk.chosen = true
            }
        }
    }
}
