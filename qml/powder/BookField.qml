// SPDX-License-Identifier: Apache-2.0
// One value on the drawing of its place: what is entered, or a question mark; outlined if it is asked for now.
// Or a heading of the table that it stands in.
import QtQuick
import Watchfire.Ui

Pressable {
    id: field

    property string title
    property bool heading: false
    property bool now: false
    property string spoken

    // Where a finger does not fit it is only looked at.
    enabled: !heading && height >= Theme.target
    implicitHeight: words.height + 2 * Theme.mm
    focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
    Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
    Accessible.name: heading && title.length > 0 ? title : spoken

    background: PressSurface {
        of: field
        visible: !field.heading
        color: field.now ? Theme.current : field.text.length > 0 ? Theme.raised : Theme.ground
        edge: field.now ? Theme.ring : Theme.hairline
        edgeColor: field.now ? Theme.lit : Theme.line
    }
    contentItem: Item {
        Column {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            readonly property real margin: field.heading ? 0 : Theme.mm
            x: margin
            width: parent.width - 2 * margin
            Label {
                width: parent.width
                visible: text.length > 0
                text: field.title
                color: field.heading ? Theme.text : Theme.textDim
                maximumLineCount: 2
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                visible: !field.heading
                text: field.text.length > 0 ? field.text : "?"
                size: field.text.length > 12 ? Theme.body : Theme.lead
                strong: true
                color: field.text.length > 0 ? Theme.text : Theme.hintText
                maximumLineCount: field.title.length > 0 ? 2 : Math.max(1, Math.floor((field.height - Theme.mm) / (Theme.body * 1.25)))
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
        }
    }
}
