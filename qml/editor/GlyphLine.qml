// SPDX-License-Identifier: Apache-2.0
// A sentence with a picture before it.
import QtQuick
import Watchfire.Ui

Item {
    id: line

    required property string glyph
    required property string text

    width: parent ? parent.width : 0
    height: Math.max(sign.height, words.height)

    Glyph {
        id: sign
        kind: line.glyph
        color: Theme.textDim
        width: Theme.body * 1.4
    }
    Paragraph {
        id: words
        x: sign.width + Theme.gap
        width: parent.width - x
        anchors.verticalCenter: parent.verticalCenter
        text: line.text
    }
}
