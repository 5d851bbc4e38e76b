// SPDX-License-Identifier: Apache-2.0
// The last roll: dice, sum, what it means, who rolled. Readable from two metres.
import QtQuick
import Watchfire.App

Item {
    id: header

    required property TableModel table
    // False while the pane waits out of sight. The header then shows nothing: it costs no time, and the dice fall in the
    // header that is seen.
    property bool awake: true
    readonly property color hue: table.headlineTone === "danger" ? Theme.dangerText
                               : table.headlineTone === "good" ? Theme.goodText
                               : table.headlineTone === "seven" ? Theme.hintText : Theme.text
    readonly property bool rolled: awake && table.die1 > 0
    readonly property string news: awake ? table.headline : ""
    // On a low screen the step below needs the room; who rolled is only heard.
    readonly property real die: Theme.roll * (Theme.low ? 0.9 : 1.15)

    // In a narrow column the text is below the dice; a long word is not broken. On a low screen it gets one line.
    readonly property bool stacked: width < Theme.mm * 60 && !Theme.low || rolled && width - dice.width - Theme.pad < (Theme.low ? run.advanceWidth : Math.max(Theme.mm * 26, longest.advanceWidth)) + 2
    readonly property bool beside: rolled && !stacked

    implicitHeight: stacked ? (rolled ? dice.height + Theme.gap : 0) + words.height
                            : Math.max(rolled ? dice.height : 0, words.height)

    // A roll that nobody has seen yet falls onto the table.
    RollMotion {
        id: motion
    }
    function fall() {
        if (rolled && table.takeThrow() && Theme.motion)
            motion.start()
    }
    onRolledChanged: fall()
    Component.onCompleted: fall()

    // Without dice, as after an order in Black Powder, a long headline has smaller letters before it is cut.
    readonly property int letters: !Theme.low || rolled || run.advanceWidth <= 1.9 * width ? Theme.step
                                   : run.advanceWidth * Theme.lead / Theme.step <= 2.8 * width ? Theme.lead : Theme.body
    Letters { id: run; strong: true; size: Theme.step; text: Theme.low ? header.news : "" }
    LongestWord { id: longest; size: Theme.step; of: header.news }
    Row {
        id: dice
        visible: header.rolled
        spacing: Theme.gap
        transform: Translate { y: motion.drop }
        DieFace { objectName: "die1"; value: motion.face(header.rolled ? header.table.die1 : 0); rotation: motion.turn; width: header.die; height: width; enabled: false }
        DieFace { objectName: "die2"; value: motion.face(header.rolled ? header.table.die2 : 0); rotation: -motion.turn; width: header.die; height: width; enabled: false }
        Label {
            objectName: "sum"
            opacity: motion.summed ? 1 : 0
            anchors.verticalCenter: parent.verticalCenter
            text: header.rolled ? header.table.sum : ""
            size: Theme.roll * (Theme.low ? 0.74 : 1)
            strong: true
            wrapMode: Text.NoWrap
        }
    }
    Column {
        id: words
        opacity: motion.word
        transform: Translate { y: (1 - motion.word) * 8 }
        x: header.beside ? dice.width + Theme.pad : 0
        y: header.beside ? Math.max(0, (dice.height - height) / 2) : header.rolled ? dice.height + Theme.gap : 0
        width: parent.width - x
        Paragraph {
            id: headline
            objectName: "headline"
            text: header.news
            // The step below it must be seen, too; the history has the whole of it.
            size: header.letters
            maximumLineCount: !Theme.low ? 20 : header.letters === Theme.step ? 2 : header.letters === Theme.lead ? 3 : 4
            elide: Theme.low ? Text.ElideRight : Text.ElideNone
            strong: true
            color: header.hue
            Accessible.name: Theme.low ? Spoken.sentences([text, header.table.rolledBy]) : text
        }
        Paragraph { visible: text.length > 0 && !Theme.low; text: header.awake ? header.table.rolledBy : ""; color: Theme.textDim }
    }
}
