// SPDX-License-Identifier: Apache-2.0
// One thing that can be entered now: its picture with its name below, and a line about it if there is room.
import QtQuick
import Watchfire.Ui

Pressable {
    id: tile

    property string glyph
    property string title
    property string detail
    // It cannot be done now: it looks so, and a tap may say why.
    property bool closed: false

    // The longest word must fit.
    readonly property real leastWidth: Math.ceil(longest.implicitWidth) + 2 * padding + 2
    // Two lines of words.
    readonly property real briefWidth: Math.ceil(all.implicitWidth * 0.56) + 2 * padding
    // Tiles side by side have words of one size, and all of them pictures or none: the picture gives way where the longest
    // word, or a third line, needs the room beside it.
    property bool small: false
    property bool pictured: roomy
    readonly property bool roomy: !inside.beside || picture.width + Theme.mm * 1.6 + Math.ceil(longest.implicitWidth) <= inside.width
                                  && narrow.implicitHeight <= inside.height

    padding: Theme.mm
    Accessible.name: Spoken.sentences([title, detail])

    background: PressSurface {
        of: tile
        color: tile.closed ? "transparent" : Theme.raised
        edge: tile.closed ? Theme.hairline : 0
        edgeColor: Theme.raised
    }
    contentItem: Item {
        id: inside
        // Two lines of words below the picture.
        readonly property bool beside: height < Theme.lead * 4.1
        readonly property bool pictured: !beside || tile.pictured
        readonly property bool told: note.text.length > 0 && !beside && picture.height + words.implicitHeight + note.implicitHeight + Theme.mm <= height
        Glyph {
            id: picture
            visible: inside.pictured
            kind: tile.glyph
            color: tile.closed ? Theme.textDim : Theme.text
            width: Math.round(Theme.lead * (inside.beside ? 1.1 : 1.5))
            x: inside.beside ? Theme.mm * 0.6 : (parent.width - width) / 2
            y: inside.beside ? (parent.height - height) / 2
               : (parent.height - height - words.height - Theme.mm * 0.8 - (inside.told ? note.height : 0)) / 2
        }
        Label {
            id: words
            x: inside.beside && inside.pictured ? picture.x + picture.width + Theme.mm : 0
            y: inside.beside ? (parent.height - height) / 2 : picture.y + picture.height + Theme.mm * 0.8
            width: parent.width - x
            horizontalAlignment: inside.beside && inside.pictured ? Text.AlignLeft : Text.AlignHCenter
            text: tile.title
            color: tile.closed ? Theme.textDim : Theme.text
            // Smaller letters, closer together, before a line runs over the border.
            readonly property bool tight: inside.beside && !inside.pictured && broad.implicitHeight > inside.height
            size: !inside.beside && !tile.small ? Theme.lead : tight ? Math.floor(Theme.body * 0.82) : Theme.body
            lineHeight: tight ? 0.88 : 1
            Accessible.ignored: true
        }
        Label {
            id: note
            visible: inside.told
            y: words.y + words.height
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: tile.detail
            color: Theme.textDim
            Accessible.ignored: true
        }
        // The widest word, and all in one line.
        Label { id: longest; visible: false; text: tile.title.split(" ").join("\n"); size: Theme.body; wrapMode: Text.NoWrap }
        Label { id: all; visible: false; text: tile.title; size: Theme.body; wrapMode: Text.NoWrap }
        // How high the words would be beside the picture and without it.
        Label { id: narrow; visible: false; width: inside.width - picture.width - Theme.mm * 1.6; text: tile.title; size: Theme.body }
        Label { id: broad; visible: false; width: inside.width; text: tile.title; size: Theme.body }
    }
}
