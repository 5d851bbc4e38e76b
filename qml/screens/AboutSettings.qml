// SPDX-License-Identifier: Apache-2.0
// What this program is, a report for whoever helps, what it is made with, and its licences.
import QtQuick
import Watchfire.Kiosk

Scroller {
    id: group

    required property string version
    required property string fontText
    // Null if the program has none.
    required property ReportModel report
    property bool fontLicence: false

    objectName: "aboutSettings"
    message: trouble

    readonly property var parts: [
        { name: "Watchfire %1".arg(group.version), licence: "Apache-2.0" },
        { name: "Qt 6", licence: "LGPL-3.0" },
        { name: "Boost", licence: "BSL-1.0" },
        { name: "JSON for Modern C++", licence: "MIT" },
        { name: "{fmt}", licence: "MIT" },
        { name: "SQLite", licence: qsTr("public domain") },
        { name: "Inter", licence: "OFL-1.1" }
    ]

    Component.onCompleted: {
        if (report)
            report.refreshFiles()
    }

    Paragraph {
        text: qsTr("Watchfire stands beside a board game on the table and keeps in mind what would otherwise be forgotten. It comes without any printed artwork and is no product of the games' publishers.")
    }
    Heading { text: qsTr("When something goes wrong") }
    Paragraph {
        text: qsTr("A report is one file for whoever helps: the last game with its players' names, the version, the system, the settings without the PIN, and what Watchfire has noted of itself.")
    }
    Banner {
        id: trouble
        objectName: "reportProblem"
        danger: true
        text: group.report ? group.report.problem : ""
    }
    DrivePlaces {
        drives: group.report
        PushButton {
            objectName: "writeReport"
            glyph: "save"
            tone: "primary"
            text: qsTr("Write a report")
            enabled: group.report !== null && !group.report.busy
            onClicked: group.report.writeReport()
        }
    }
    Heading { text: qsTr("What it is made with") }
    Repeater {
        model: group.parts
        Rectangle {
            id: line
            required property var modelData
            width: parent ? parent.width : 0
            height: Math.max(name.height, licence.height) + 2 * Theme.gap
            radius: Theme.radius
            color: Theme.panel
            Label { id: name; x: Theme.pad; anchors.verticalCenter: parent.verticalCenter; width: parent.width * 0.6 - Theme.pad; text: line.modelData.name; size: Theme.lead }
            Label { id: licence; x: parent.width * 0.6; anchors.verticalCenter: parent.verticalCenter; width: parent.width * 0.4 - Theme.pad; text: line.modelData.licence; color: Theme.textDim }
        }
    }
    Paragraph {
        text: qsTr("The texts of these licences are in the files that came with Watchfire and, on Debian and its kin, under /usr/share/common-licenses and /usr/share/doc. Qt is linked as a library of its own and can be exchanged.")
        color: Theme.textDim
    }
    Toggle {
        objectName: "fontLicence"
        text: qsTr("Licence of the font Inter")
        detail: qsTr("The SIL Open Font License in full, in English.")
        checked: group.fontLicence
        onToggled: group.fontLicence = checked
    }
    Paragraph { objectName: "fontLicenceText"; visible: group.fontLicence; text: visible ? group.fontText : "" }
}
