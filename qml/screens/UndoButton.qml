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
    readonly property string fitting: shortened(linesOf(shown, lineWidth) <= lineCount ? shown : brief, lineWidth, lineCount)

    // Whole words, as many as fit; the first one stays.
    function shortened(words: string, width: real, most: int): string {
        const all = words.split(" ")
        if (linesOf(words, width) <= most)
            return words
        for (let count = all.length - 1; count > 1; --count) {
            const some = all.slice(0, count).join(" ") + "\u2026"
            if (linesOf(some, width) <= most)
                return some
        }
        return stacked ? qsTr("Undo", "on a tile, short") : qsTr("Undo")
    }
    // A word that is longer than a line counts as too many.
    function linesOf(words: string, width: real): int {
        let lines = 1
        let line = ""
        for (const word of words.split(" ")) {
            const longer = line ? line + " " + word : word
            if (letters.advanceWidth(longer) <= width) {
                line = longer
                continue
            }
            if (letters.advanceWidth(word) > width)
                return 1000
            line = word
            lines += 1
        }
        return lines
    }

    objectName: "undo"
    glyph: "undo"
    text: wordless ? "" : fitting
    spoken: whole
    size: Theme.body
    lines: lineCount
    width: stacked || filling ? room : Math.min(room, lying ? 2 * Theme.pad + picture + Theme.gap + linesOf(fitting, across) * letters.lineSpacing : implicitWidth)
    enabled: table.canUndo
    onClicked: table.undo()

    FontMetrics {
        id: letters
        font.family: Theme.family
        font.weight: Font.Medium
        font.pixelSize: undo.lying ? Math.ceil(Theme.body * 0.8) : undo.size
    }
}
