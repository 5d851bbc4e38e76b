// SPDX-License-Identifier: Apache-2.0
// The one button: never smaller than a finger, with name, role and press for screen readers given
// explicitly, since a kiosk's window may never become active. A glyph, a text, or both.
import QtQuick
import QtQuick.Templates as T
import Watchfire.Ui

T.AbstractButton {
    id: button

    property string glyph
    // "plain", "primary" (the one thing to do next), "good" (done), "danger", "quiet" (no surface)
    property string tone: "plain"
    property string spoken: text
    property int size: Theme.lead
    property bool strong: tone !== "plain" && tone !== "quiet"
    property int alignment: Qt.AlignHCenter
    property int lines: 3

    readonly property color surface: {
        switch (tone) {
        case "primary": return Theme.orange
        case "good": return Theme.green
        case "danger": return Theme.vermillion
        case "quiet": return "transparent"
        }
        return checked ? Theme.orange : Theme.raised
    }
    readonly property color ink: !enabled ? Theme.textDim
                               : tone === "plain" && !checked || tone === "quiet" ? Theme.text : Theme.onFill

    // The width of the text on one line; not Text's own, which changes when it is given a width.
    TextMetrics {
        id: metrics
        font: label.font
        text: button.text
    }
    QtObject {
        id: natural
        readonly property real width: Math.ceil(metrics.advanceWidth) + 2
    }

    // What a tap does, for keys and screen readers.
    function press() {
        if (!enabled)
            return
        if (checkable) {
            toggle()
            toggled()
        }
        clicked()
    }

    implicitWidth: Math.max(Theme.target, natural.width + (picture.visible ? picture.width : 0)
                            + (picture.visible && text ? Theme.gap : 0) + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.target, label.height + topPadding + bottomPadding)
    leftPadding: text ? Theme.pad : 0
    rightPadding: leftPadding
    topPadding: Theme.mm
    bottomPadding: Theme.mm
    focusPolicy: Qt.StrongFocus
    hoverEnabled: false
    Accessible.role: checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.name: spoken
    Accessible.checked: checked
    Accessible.onPressAction: button.press()
    Keys.onReturnPressed: button.press()
    Keys.onEnterPressed: button.press()

    background: Rectangle {
        radius: Theme.radius
        color: button.enabled ? button.surface : "transparent"
        border.width: button.enabled && button.tone !== "quiet" ? 0 : Theme.hairline
        border.color: button.tone === "quiet" && button.enabled ? Theme.line : Theme.raised

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
        Glyph {
            id: picture
            visible: button.glyph.length > 0
            kind: button.glyph
            color: button.ink
            width: Math.round(button.size * 1.25)
            height: width
            anchors.verticalCenter: parent.verticalCenter
            x: button.alignment === Qt.AlignLeft ? 0
               : Math.round((parent.width - width - (button.text ? Theme.gap + label.width : 0)) / 2)
        }
        Label {
            id: label
            readonly property real before: picture.visible ? picture.width + Theme.gap : 0
            text: button.text
            size: button.size
            strong: button.strong
            color: button.ink
            maximumLineCount: button.lines
            elide: Text.ElideRight
            // A fraction more than the text asks for: a rounded width must not start a new line.
            width: Math.min(natural.width, Math.max(0, parent.width - before))
            anchors.verticalCenter: parent.verticalCenter
            x: picture.visible ? picture.x + before
               : button.alignment === Qt.AlignLeft ? 0 : Math.round((parent.width - width) / 2)
            horizontalAlignment: button.alignment === Qt.AlignHCenter && !picture.visible ? Text.AlignHCenter : Text.AlignLeft
            Accessible.ignored: true
        }
    }
}
