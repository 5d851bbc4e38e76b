// SPDX-License-Identifier: Apache-2.0
// A section in words: power against defense, what would hold it, and which soldiers are there.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Lens {
    id: lens

    required property var section
    required property PowderModel powder
    // A printed value that would say more is to be entered; its path.
    signal asked(string value)

    objectName: "sectionLens"
    title: Sentence.of(qsTr("%1: %2", "a section, what comes of it"), [section.title, section.outcome])

    facts: Label {
        objectName: visible ? "lensWhen" : ""
        visible: text.length > 0
        text: lens.section.when
        color: Theme.textDim
        wrapMode: Text.NoWrap
    }
    Paragraph {
        objectName: "lensClash"
        text: lens.section.climbed ? qsTr("Power %1; with Ladders no defense counts").arg(lens.section.power)
                                   : Sentence.of(qsTr("Power %1 against defense %2"), [lens.section.power, lens.section.defense])
        size: Theme.lead
        color: lens.section.verdict === "breach" || lens.section.verdict === "breached" ? Theme.dangerText : Theme.text
    }
    Repeater {
        model: lens.section.lines
        Paragraph { required property var modelData; text: modelData; size: Theme.lead }
    }
    Repeater {
        model: lens.powder.forecast
        WideButton {
            required property var model
            objectName: visible ? "enterValue" : ""
            visible: model.id === lens.section.section && model.value.length > 0
            glyph: "correct"
            text: qsTr("Enter it")
            onClicked: lens.asked(model.value)
        }
    }
    // Numbers and outcome stand above.
    Paragraph { objectName: "lensStanding"; text: lens.section.standing; color: Theme.textDim }
    Paragraph { text: lens.section.spokenFire; color: Theme.textDim }
    Paragraph { text: lens.section.spokenRest; color: Theme.textDim }
}
