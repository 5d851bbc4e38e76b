// SPDX-License-Identifier: Apache-2.0
// The usual button: never smaller than a finger, with a glyph, a text, or both.
import QtQuick
import Watchfire.Ui

Pressable {
    id: button

    property string glyph
    // "plain", "primary" (the next thing to do), "good" (done), "danger", "quiet" (no surface)
    property string tone: "plain"
    property string spoken: text
    property int size: Theme.lead
    property bool strong: tone !== "plain" && tone !== "quiet"
    property int alignment: Qt.AlignHCenter
    property int lines: 3
    // Rotation of glyph and text inside the button, for reading from another side of the table.
    property int turn: 0
    // How long it ignores a finger that has just pressed at its place, if longer than other buttons (TapGuard), in
    // milliseconds: for what ends a turn, where people tap "Done" again and again.
    property int tapPatience: 0
    readonly property bool lying: turn % 180 !== 0
    // The text stands below the glyph, as on a tile.
    property bool stacked: false
    // A choice that is made has an outline and a tick; the fire is for the next thing to do.
    readonly property bool marked: checked && tone === "plain"

    readonly property color surface: {
        switch (tone) {
        case "primary": return Theme.ember
        case "good": return Theme.green
        case "danger": return Theme.vermillion
        case "quiet": return "transparent"
        }
        return checked ? Theme.current : Theme.raised
    }
    readonly property color ink: !enabled ? Theme.textDim
                               : tone === "plain" || tone === "quiet" ? Theme.text
                               : tone === "primary" ? Theme.emberInk : Theme.onFill

    // The width of the text on one line. Text's own width changes when it is given a width.
    TextMetrics {
        id: metrics
        font: label.font
        text: button.text
    }
    QtObject {
        id: natural
        readonly property real width: Math.ceil(metrics.advanceWidth) + 2
    }

    implicitWidth: Math.max(Theme.target, natural.width + (picture.visible && !stacked ? picture.width + (text ? Theme.gap : 0) : 0)
                            + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.target, lying ? 0 : label.height + topPadding + bottomPadding)
    leftPadding: !text ? 0 : stacked ? Theme.mm * 0.6 : Theme.pad
    rightPadding: leftPadding
    topPadding: Theme.mm
    bottomPadding: Theme.mm
    Accessible.role: checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.name: spoken
    Accessible.checkable: checkable || checked
    Accessible.checked: checked

    background: Rectangle {
        radius: Theme.radius
        // A tile may lie on the board.
        color: button.enabled ? button.surface : button.stacked ? Theme.panel : "transparent"
        border.width: button.marked ? Theme.ring : button.enabled && button.tone !== "quiet" ? 0 : Theme.hairline
        border.color: button.marked ? Theme.chosen : button.tone === "quiet" && button.enabled ? Theme.line : Theme.raised

        Loader {
            anchors.fill: parent
            active: button.marked && !button.stacked && button.text.length > 0
            sourceComponent: Item {
                ChosenTick { }
            }
        }
        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: "#000000"
            opacity: button.down ? 0.22 : 0
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -Theme.ring / 2
            radius: parent.radius + Theme.ring / 2
            color: "transparent"
            border.width: Theme.ring
            border.color: Theme.focus
            visible: button.visualFocus
        }
    }
    contentItem: Item {
        Item {
            id: face
            // When turned sideways, the text is below the glyph: there is no room beside it.
            readonly property bool stacked: (button.lying || button.stacked) && picture.visible && label.visible && button.text.length > 0
            anchors.centerIn: parent
            width: button.lying ? parent.height : parent.width
            height: button.lying ? parent.width : parent.height
            rotation: button.turn
            Glyph {
                id: picture
                visible: button.glyph.length > 0
                kind: button.glyph
                color: button.ink
                width: Math.round(button.size * 1.25)
                x: face.stacked ? Math.round((parent.width - width) / 2)
                   : button.alignment === Qt.AlignLeft ? 0
                   : Math.round((parent.width - width - (label.visible && button.text ? Theme.gap + label.width : 0)) / 2)
                y: Math.round(face.stacked ? Math.max(0, (parent.height - height - label.height - Theme.mm * 0.4) / 2) : (parent.height - height) / 2)
            }
            Label {
                id: label
                readonly property real before: picture.visible && !button.lying && !button.stacked ? picture.width + Theme.gap : 0
                // When turned sideways, a word wider than the button's height says less than the glyph.
                visible: !button.lying || !picture.visible || longest.advanceWidth * 0.8 <= face.width
                text: button.text
                size: button.lying || button.stacked ? Math.min(button.size, Theme.body) : button.size
                strong: button.strong
                color: button.ink
                maximumLineCount: button.lines
                // Three lines stand closer together: the button of a low panel is no higher. (Asking how many there are would be
                // a loop.)
                lineHeight: natural.width > 1.8 * width && !button.lying ? 0.88 : 1
                fontSizeMode: button.lying ? Text.Fit : Text.FixedSize
                minimumPixelSize: Math.ceil(Theme.body * 0.8)
                height: button.lying ? Math.min(implicitHeight, face.height - (picture.visible ? picture.height + Theme.mm * 0.4 : 0)) : implicitHeight
                elide: Text.ElideRight
                // Slightly more than the text needs: a rounded width must not start a new line.
                width: Math.min(natural.width, Math.max(0, face.width - before))
                x: picture.visible && !button.lying && !button.stacked ? picture.x + before
                   : button.alignment === Qt.AlignLeft && !button.lying ? 0 : Math.round((parent.width - width) / 2)
                y: Math.round(face.stacked ? picture.y + picture.height + Theme.mm * 0.4
                              : (parent.height - height) / 2)
                horizontalAlignment: button.lying || button.stacked || button.alignment === Qt.AlignHCenter && !picture.visible ? Text.AlignHCenter : Text.AlignLeft
                Accessible.ignored: true
            }
        }
    }
    LongestWord { id: longest; strong: button.strong; of: button.lying ? button.text : "" }
}
