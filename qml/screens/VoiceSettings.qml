// SPDX-License-Identifier: Apache-2.0
// Settings of speech and sounds: which steps are spoken, by which voice, how fast and loud.
import QtQuick
import Watchfire.App

Scroller {
    id: group

    required property SettingsModel settings
    // Null if the program cannot speak.
    required property VoiceModel voice
    readonly property var voices: voice ? voice.voices : []
    readonly property bool spoken: settings.speech !== "off"

    objectName: "voiceSettings"
    message: trouble

    Component.onCompleted: {
        if (voice)
            voice.look()
    }

    Choices {
        objectName: "setting-speech"
        width: parent ? parent.width : 0
        text: qsTr("Speak the steps")
        options: [{ id: "off", title: qsTr("Nothing") }, { id: "dangers", title: qsTr("Dangers only") }, { id: "all", title: qsTr("Every step") }]
        value: group.settings.speech
        onChosen: id => group.settings.speech = id
    }
    Banner {
        id: trouble
        objectName: "voiceProblem"
        danger: true
        text: group.voice ? group.voice.problem : ""
    }
    EvenGrid {
        id: pair
        columns: width > Theme.mm * 130 ? 2 : 1
        Stepper {
            objectName: "setting-rate"
            width: pair.cell
            text: qsTr("How fast")
            shown: group.settings.speechRate < -0.01 ? qsTr("%1 % slower").arg(Math.round(-group.settings.speechRate * 100))
                 : group.settings.speechRate > 0.01 ? qsTr("%1 % faster").arg(Math.round(group.settings.speechRate * 100)) : qsTr("normal", "how fast somebody speaks")
            canLess: group.settings.speechRate > -0.499
            canMore: group.settings.speechRate < 0.499
            onLess: group.settings.speechRate = Math.round(group.settings.speechRate * 10 - 1) / 10
            onMore: group.settings.speechRate = Math.round(group.settings.speechRate * 10 + 1) / 10
        }
        Stepper {
            objectName: "setting-volume"
            width: pair.cell
            text: qsTr("How loud")
            shown: qsTr("%1 %").arg(Math.round(group.settings.speechVolume * 100))
            canLess: group.settings.speechVolume > 0.001
            canMore: group.settings.speechVolume < 0.999
            onLess: group.settings.speechVolume = Math.round(group.settings.speechVolume * 10 - 1) / 10
            onMore: group.settings.speechVolume = Math.round(group.settings.speechVolume * 10 + 1) / 10
        }
    }
    PushButton {
        objectName: "sayExample"
        visible: group.voice !== null
        glyph: "begin"
        text: qsTr("Say something")
        onClicked: group.voice.sayExample()
    }
    Toggle {
        objectName: "setting-sounds"
        text: qsTr("Sounds")
        detail: qsTr("A short sound with a roll, and with danger.")
        checked: group.settings.sounds
        onToggled: group.settings.sounds = checked
    }
    Heading {
        visible: group.voice !== null
        text: qsTr("Voice")
    }
    ChoiceCard {
        objectName: "voice-"
        visible: group.voice !== null
        title: qsTr("The default voice")
        chosen: group.settings.voice === ""
        onClicked: group.settings.voice = ""
    }
    Repeater {
        model: group.voices.filter(one => one.language === group.settings.language)
        ChoiceCard {
            required property var modelData
            required property int index
            objectName: "voice-" + modelData.id
            // An engine's own names ("slt", "kal16") say nothing to people.
            title: qsTr("Voice %1").arg(index + 1)
            detail: modelData.about
            chosen: group.settings.voice === modelData.id
            onClicked: group.settings.voice = modelData.id
        }
    }
    Paragraph {
        visible: group.voice !== null && group.voice.looking
        text: qsTr("Looking for voices …")
        color: Theme.textDim
    }
}
