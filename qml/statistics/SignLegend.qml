// SPDX-License-Identifier: Apache-2.0
// What the signs beside the names and on the curve mean: neither has room for words. Only signs that are there.
import QtQml
import QtQuick
import Watchfire.App
import Watchfire.Ui

Flow {
    id: legend

    required property StatisticsModel statistics

    readonly property var words: statistics.hasDice ? hexWords : yearWords
    readonly property var hexWords: ({
        settlement: qsTr("settlements"), city: qsTr("cities"), "road-long": qsTr("the longest road"), knight: qsTr("the largest army"),
        marker: qsTr("markers"), crown: qsTr("points in cards"), chip: qsTr("penalty chips"), breach: qsTr("breach"), raider: qsTr("storm of the raiders"),
        fallen: qsTr("a building falls"), flood: qsTr("flood"), eruption: qsTr("eruption")
    })
    readonly property var yearWords: ({ card: qsTr("hordes claimed"), shame: qsTr("shame held"), fallen: qsTr("soldiers lost"), breach: qsTr("breach") })
    readonly property var losses: ["shame", "fallen", "chip", "breach"]

    // Counts the rows that came: they are made after their number is known.
    property int made: 0
    function glyphOf(moment: var): string { return moment?.glyph ?? "" }
    // Those of the first list that the second one has not.
    function fresh(found: var, before: var): var {
        return Array.from(new Set(found)).filter(sign => words[sign] !== undefined && !before.includes(sign))
    }
    readonly property var besideNames: {
        let found = []
        for (let i = 0; made > 0 && i < players.count; ++i)
            found = found.concat(players.objectAt(i)?.signs ?? [])
        // In the order of the words, whoever has them.
        const there = fresh(found, [])
        return Object.keys(words).filter(sign => there.includes(sign))
    }
    readonly property var onCurve: {
        const found = statistics.hasDice ? [] : ["breach"]
        for (let i = 0; made > 0 && i < moments.count; ++i)
            found.push(glyphOf(moments.objectAt(i)))
        return fresh(found, besideNames)
    }
    readonly property var meanings: {
        const entry = sign => ({ sign: sign, text: words[sign] ?? "", loss: losses.includes(sign) })
        const heading = text => ({ sign: "", text: text, loss: false })
        let all = []
        if (besideNames.length > 0)
            all = [heading(qsTr("Beside the names:"))].concat(besideNames.map(entry))
        if (onCurve.length > 0)
            all = all.concat([heading(qsTr("On the curve:"))], onCurve.map(entry))
        return all.some(one => one.loss) ? all.concat([{ sign: "", text: qsTr("A sign in red: a loss"), loss: true }]) : all
    }

    objectName: "signLegend"
    spacing: Theme.mm * 2
    visible: meanings.length > 0

    Instantiator {
        id: players
        model: legend.statistics.players
        onObjectAdded: legend.made++
        delegate: QtObject {
            required property var model
            readonly property var signs: model.signs
        }
    }
    Instantiator {
        id: moments
        model: legend.statistics.moments
        onObjectAdded: legend.made++
        delegate: QtObject {
            required property var model
            readonly property string glyph: model.glyph
        }
    }
    Repeater {
        model: legend.meanings
        Row {
            id: entry
            required property var modelData
            readonly property color ink: modelData.loss ? Theme.dangerText : Theme.textDim
            objectName: modelData.sign.length > 0 ? "sign-" + modelData.sign : ""
            spacing: Theme.mm * 0.6
            Glyph { id: mark; visible: kind.length > 0; kind: entry.modelData.sign; color: entry.ink; width: visible ? Theme.body : 0; height: Theme.body; anchors.verticalCenter: parent.verticalCenter }
            Label { width: Math.min(implicitWidth, legend.width - mark.width - parent.spacing); text: entry.modelData.text; color: entry.ink }
        }
    }
}
