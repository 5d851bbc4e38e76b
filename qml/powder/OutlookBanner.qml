// SPDX-License-Identifier: Apache-2.0
// What winter would bring if it came now, in one sentence. A tap tells it section by section; the walls show the
// result of each. Where a sentence has no room, its sign and the word "Winter?" stand for it.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Pressable {
    id: banner

    required property PowderModel powder
    // A sign and a word instead of the sentence.
    property bool brief: false
    readonly property color hue: powder.danger ? Theme.dangerText : Theme.text

    checkable: true
    implicitHeight: brief ? Theme.target : Math.max(Theme.target, words.implicitHeight + 2 * Theme.mm)
    implicitWidth: sign.width + Theme.mm + Math.ceil(word.advanceWidth) + 2 * leftPadding
    leftPadding: brief ? Theme.mm : Theme.gap
    rightPadding: leftPadding
    Accessible.role: Accessible.CheckBox
    Accessible.name: powder.forecastHeadline
    Accessible.description: powder.forecastSpoken
    Accessible.checked: checked

    TextMetrics {
        id: word
        font: words.font
        text: qsTr("Winter?")
    }
    LongestWord { id: longest; size: words.size; of: banner.powder.forecastHeadline }

    background: PressSurface { of: banner; color: banner.powder.danger ? Theme.dangerSurface : Theme.card }
    contentItem: Item {
        Glyph {
            id: sign
            // Beside a word that needs the whole width, in a panel that is turned sideways, there is no room for signs.
            readonly property bool crowded: !banner.brief && longest.advanceWidth + 2 > parent.width - width - Theme.body - 2 * Theme.gap
            visible: !crowded
            anchors.verticalCenter: parent.verticalCenter
            kind: banner.brief && banner.checked ? "close" : banner.powder.danger ? "breach" : "wall"
            color: banner.hue
            width: Math.round(Theme.lead * 1.3)
        }
        Label {
            id: words
            objectName: "forecastShort"
            anchors.verticalCenter: parent.verticalCenter
            x: sign.crowded ? 0 : sign.width + (banner.brief ? Theme.mm : Theme.gap)
            width: parent.width - x - (more.visible ? more.width + Theme.gap : 0)
            text: banner.brief ? word.text : banner.powder.forecastHeadline
            wrapMode: banner.brief ? Text.NoWrap : Text.WordWrap
            // In a narrow column the whole sentence matters more.
            size: banner.brief || banner.width < Theme.mm * 65 ? Theme.body : Theme.lead
            strong: true
            color: banner.hue
            Accessible.ignored: true
        }
        Glyph {
            id: more
            visible: !banner.brief && !sign.crowded
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            kind: banner.checked ? "close" : "next"
            color: Theme.textDim
            width: Theme.body
        }
    }
}
