// SPDX-License-Identifier: Apache-2.0
// Undo, always with its word, and with as many words of what it takes back as fit.
import QtQuick
import Watchfire.App

PushButton {
    id: undo

    required property TableModel table
    // The glyph alone.
    property bool wordless: false
    // Its largest width.
    property real room: implicitWidth
    // As wide as its room, so that what stands behind it keeps its place whatever the words are.
    property bool filling: false

    // What was done: the whole sentence first, then a short form if there is one. U+009C separates them, as in Qt's texts
    // of several lengths.
    readonly property var titles: table.undoTitle.split("\u009c")
    readonly property string whole: table.canUndo ? qsTr("Undo: %1").arg(titles[0]) : qsTr("Undo")
    // On a tile, the glyph says what the word would.
    readonly property string shown: stacked && table.canUndo ? titles[0] : whole
    readonly property string brief: !table.canUndo ? shown : stacked ? titles[titles.length - 1] : qsTr("Undo: %1").arg(titles[titles.length - 1])
    // The glyph's.
    readonly property real picture: Math.round(size * 1.25)
    readonly property real across: height - topPadding - bottomPadding
    // Sideways, the lines are as long as the button is high, and there are more of them.
    readonly property real lineWidth: lying ? across : stacked ? room - Theme.mm * 1.2 : room - 2 * Theme.pad - picture - Theme.gap - 2
    readonly property int lineCount: lying ? Math.max(1, Math.floor((room - 2 * Theme.pad - picture - Theme.mm * 0.4) / letters.lineSpacing)) : stacked ? 1 : 2
    readonly property string fitting: {
        const all = shortened(shown, lineWidth, lineCount)
        return all === shown || shown === brief ? all : shortened(brief, lineWidth, lineCount)
    }

    // Whole words, as many as fit; the first one stays.
    function shortened(words: string, width: real, most: int): string {
        const laid = lay(words, width, most)
        if (laid.lines <= most)
            return words
        if (laid.first > 1)
            return words.split(" ").slice(0, laid.first).join(" ") + "\u2026"
        return stacked ? qsTr("Undo", "on a tile, short") : qsTr("Undo")
    }
    // How many lines of this width the words take, and how many of them stand in the first `most` lines if an ellipsis
    // follows. A word that is longer than a line counts as too many. Each word is measured once, because the title
    // changes with each command; the sum is never less than the width of the line.
    function lay(words: string, width: real, most: int): var {
        const space = letters.advanceWidth(" ")
        const dots = letters.advanceWidth("\u2026")
        let lines = 1
        let line = 0
        let first = 0
        words.split(" ").forEach((text, i) => {
            const word = letters.advanceWidth(text)
            const longer = line > 0 ? line + space + word : word
            if (longer <= width)
                line = longer
            else {
                lines = word > width ? 1000 : lines + 1
                line = word
            }
            if (lines <= most && line + dots <= width || lines < most && word + dots <= width)
                first = i + 1
        })
        return {lines: lines, first: first}
    }

    objectName: "undo"
    glyph: "undo"
    text: wordless ? "" : fitting
    spoken: whole
    size: Theme.body
    lines: lineCount
    width: stacked || filling ? room : Math.min(room, lying ? 2 * Theme.pad + picture + Theme.gap + lay(fitting, across, lineCount).lines * letters.lineSpacing : implicitWidth)
    enabled: table.canUndo
    onClicked: table.undo()

    FontMetrics {
        id: letters
        font.family: Theme.family
        font.weight: Font.Medium
        font.pixelSize: undo.lying ? Math.ceil(Theme.body * 0.8) : undo.size
    }
}
