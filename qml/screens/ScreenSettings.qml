// SPDX-License-Identifier: Apache-2.0
// Settings of the screen: language, light or dark, how large everything is, motion.
import QtQuick
import Watchfire.App

Scroller {
    id: group

    required property SettingsModel settings
    signal measureWanted

    objectName: "screenSettings"

    Choices {
        objectName: "setting-language"
        width: parent ? parent.width : 0
        text: qsTr("Language")
        // Each in its own language, so that everybody can find the way back.
        options: [{ id: "en", title: "English" }, { id: "de", title: "Deutsch" }]
        value: group.settings.language
        onChosen: id => group.settings.language = id
    }
    Toggle {
        objectName: "setting-dark"
        text: qsTr("Dark screen")
        detail: qsTr("For the evening; light in the sun.")
        checked: group.settings.theme === "dark"
        onToggled: group.settings.theme = checked ? "dark" : "light"
    }
    Stepper {
        objectName: "setting-scale"
        width: parent ? parent.width : 0
        text: qsTr("Size of everything")
        shown: qsTr("%1 %").arg(Math.round(group.settings.scale * 100))
        canLess: group.settings.scale > 0.801
        canMore: group.settings.scale < 1.599
        onLess: group.settings.scale = Math.max(0.8, group.settings.scale - 0.1)
        onMore: group.settings.scale = Math.min(1.6, group.settings.scale + 0.1)
    }
    ChoiceCard {
        objectName: "measure"
        title: qsTr("Measure the screen")
        detail: group.settings.measured > 0 ? qsTr("Measured: a bar of 50 mm is 50 mm long.")
                                            : qsTr("Texts are too small or buttons too large? Many screens do not know their size.")
        glyph: "fit"
        onClicked: group.measureWanted()
    }
    Toggle {
        objectName: "setting-motion"
        text: qsTr("Motion")
        detail: qsTr("New places pulse three times, then stay lit.")
        checked: group.settings.motion
        onToggled: group.settings.motion = checked
    }
}
