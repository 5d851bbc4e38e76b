// SPDX-License-Identifier: Apache-2.0
// Every text of the program: Inter, in a size of the theme, never rich text, because names come from people.
import QtQuick

Text {
    property int size: Theme.body
    property bool strong: false

    font.family: Theme.family
    font.pixelSize: size
    font.weight: strong ? Font.Bold : Font.Medium
    color: Theme.text
    textFormat: Text.PlainText
    wrapMode: Text.WordWrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text.length === 0
}
