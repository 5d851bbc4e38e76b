// SPDX-License-Identifier: Apache-2.0
// The year in one line: its seasons, which year of how many, and its figures.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: line

    required property PowderModel powder
    required property Rows facts

    objectName: "year"
    // Somebody wants to know what the figures mean, or the seasons.
    signal asked
    signal yearAsked
    implicitHeight: Math.max(seasons.height, numbers.height)
    height: implicitHeight

    // Hordes that are still to come are added to those on the board.
    function numberOf(fact: var): string { return fact.kind === "draws" ? "+" + fact.value : fact.value }

    // Where they would meet, only the season that it is keeps its name, and the others are signs as far as there is room.
    readonly property var names: powder.seasons
    readonly property var signs: ["blossom", "sun", "leaf", "snow"]
    readonly property real sign: Math.round(Theme.body * 1.15)
    readonly property real signed: measure.width + names.length * (sign + Theme.mm * 0.5)
    readonly property real wanted: signed + figures.width + Theme.mm * 4
    // The figures too have their words where all of them fit.
    readonly property bool worded: signed + wordy.width + Theme.mm * 4 <= width
    readonly property bool whole: wanted <= width
    // Reckoned with the longest name, and with the hordes that only spring has to come: the signs are there all year or never.
    readonly property bool iconic: names.length * (sign + Theme.mm * 1.8) + longestName + yearWidth + Theme.mm * 4 + figures.width + drawsRoom <= width
    readonly property real longestName: {
        let most = 0
        for (let i = 0; measure.width > 0 && i < names.length; ++i)
            most = Math.max(most, measure.children[i]?.width ?? 0)
        return most
    }
    readonly property real yearWidth: measure.width > 0 ? measure.children[names.length]?.width ?? 0 : 0
    readonly property real drawsRoom: {
        for (let i = 0; figures.width > 0 && i < figures.children.length; ++i) {
            if (figures.children[i].model?.kind === "draws")
                return 0
        }
        return sign + Theme.mm * 2.5 + more.advanceWidth
    }
    Letters { id: more; strong: true; text: "+3" }

    // Beside a panel that is turned sideways on a low screen even the season that it is has only its sign.
    readonly property bool nameFits: line.sign + Theme.mm * 1.5 + ending.width + Theme.mm + figures.width + Theme.mm * 4 <= width

    // Words as the seasons stand, to know how wide they are.
    component Words: Row {
        id: words
        required property var texts
        visible: false
        spacing: Theme.mm * 1.8
        Repeater {
            model: words.texts
            Label {
                required property string modelData
                text: modelData
                strong: true
                wrapMode: Text.NoWrap
            }
        }
    }
    // The same of the figures, with their words or without.
    component Figures: Row {
        id: row
        property bool worded: false
        visible: false
        spacing: Theme.mm * 2
        Repeater {
            model: line.facts
            Item {
                id: bare
                required property var model
                width: Math.round(Theme.body * 1.15) + Theme.mm * (row.worded ? 1.6 : 0.5) + figure.advanceWidth
                height: 1
                Letters { id: figure; strong: true; text: (row.worded ? bare.model.title : "") + line.numberOf(bare.model) }
            }
        }
    }
    Words { id: measure; texts: line.names.concat([line.powder.yearText]) }
    // Without the names of the others.
    Words { id: ending; texts: [line.names[line.powder.seasonIndex] ?? "", line.powder.yearText] }
    Figures { id: figures }
    Figures { id: wordy; worded: true }
    Row {
        id: seasons
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.mm * 1.8
        Accessible.role: Accessible.StaticText
        Accessible.name: line.powder.guideTitle + ", " + line.powder.yearText
        Repeater {
            model: line.powder.seasons
            Item {
                id: season
                required property string modelData
                required property int index
                readonly property bool now: index === line.powder.seasonIndex
                readonly property bool named: line.whole || now && line.nameFits
                objectName: now ? "season-now" : ""
                visible: named || line.iconic
                width: named ? word.x + word.width : line.sign
                height: word.height + Theme.mm * 0.8
                Glyph {
                    kind: line.signs[season.index] ?? ""
                    color: word.color
                    width: line.sign
                    y: (word.height - height) / 2
                }
                Word {
                    id: word
                    visible: season.named
                    x: line.sign + Theme.mm * 0.5
                    text: season.modelData
                    strong: season.now
                    color: season.now ? Theme.hintText : Theme.textDim
                }
                Rectangle {
                    visible: season.now
                    y: word.height
                    width: parent.width
                    height: Theme.ring
                    color: Theme.lit
                }
            }
        }
        Word {
            objectName: "yearText"
            leftPadding: Theme.mm
            text: line.powder.yearText
            strong: true
        }
    }
    // Short cuts: fingers, keys and screen readers find the same words behind the button for pools.
    MouseArea {
        anchors.fill: seasons
        anchors.topMargin: -Theme.mm * 2
        Accessible.ignored: true
        onClicked: line.yearAsked()
    }
    MouseArea {
        anchors.fill: numbers
        anchors.topMargin: -Theme.mm * 2
        Accessible.ignored: true
        onClicked: line.asked()
    }
    Row {
        id: numbers
        objectName: "yearNumbers"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.mm * 2
        Repeater {
            model: line.facts
            Row {
                id: number
                required property var model
                readonly property color hue: model.danger === "danger" ? Theme.dangerText : model.danger === "warn" ? Theme.hintText : Theme.text
                objectName: "fact-" + model.kind
                spacing: Theme.mm * 0.5
                Accessible.role: Accessible.StaticText
                Accessible.name: model.title + " " + model.value
                Accessible.description: model.detail
                Glyph {
                    kind: number.model.glyph
                    color: number.hue
                    width: Math.round(Theme.body * 1.15)
                    anchors.verticalCenter: parent.verticalCenter
                }
                // In words where the line has room for all of them.
                Word {
                    visible: line.worded
                    text: number.model.title
                    color: Theme.textDim
                    anchors.verticalCenter: parent.verticalCenter
                }
                Word {
                    leftPadding: line.worded ? Theme.mm * 0.6 : 0
                    text: line.numberOf(number.model)
                    strong: true
                    color: number.hue
                    anchors.verticalCenter: parent.verticalCenter
                    // The step that is due changes it.
                    Rectangle {
                        objectName: visible ? "changes-" + number.model.kind : ""
                        visible: line.powder.changing.includes(number.model.kind)
                        y: parent.height
                        width: parent.width
                        height: Theme.ring
                        color: Theme.lit
                    }
                }
            }
        }
    }
}
