// SPDX-License-Identifier: Apache-2.0
// One game of a backup that was looked through: whether it can go on, and if not, why and what becomes of it.
import QtQuick
import Watchfire.Ui

Item {
    id: row

    required property var model

    width: parent ? parent.width : 0
    height: words.height
    Accessible.role: Accessible.ListItem
    Accessible.name: Spoken.sentences([model.title, model.detail])

    Glyph {
        id: sign
        kind: row.model.good ? "check" : "warning"
        color: row.model.good ? Theme.hintText : Theme.dangerText
        width: Theme.lead * 1.3
    }
    Column {
        id: words
        x: sign.width + Theme.gap
        width: parent.width - x
        Paragraph { text: row.model.title; size: Theme.lead; strong: true; Accessible.ignored: true }
        Paragraph { text: row.model.detail; color: row.model.good ? Theme.textDim : Theme.text; Accessible.ignored: true }
    }
}
