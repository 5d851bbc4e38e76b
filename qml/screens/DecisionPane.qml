// SPDX-License-Identifier: Apache-2.0
// An open decision: who decides what, each legal answer, and under what is forbidden the reason. Answers
// that are places are lit on the board at the same time.
import QtQuick

Item {
    id: pane

    required property var table
    readonly property var decision: table.decision
    property bool wide: false
    property bool whyOpen: false

    RollHeader {
        id: header
        width: pane.wide ? parent.width * 0.36 : parent.width
        visible: rolled
        height: visible ? implicitHeight : 0
        table: pane.table
    }
    Scroller {
        id: list
        anchors.top: pane.wide || !header.visible ? parent.top : header.bottom
        anchors.topMargin: pane.wide || !header.visible ? 0 : Theme.gap
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: pane.wide && header.visible ? parent.width - header.width - Theme.pad : parent.width
        spacing: Theme.gap

        Rectangle {
            width: parent.width
            height: head.height + 2 * Theme.pad
            radius: Theme.radius
            color: Theme.current
            border.width: Theme.ring
            border.color: Theme.lit
            Column {
                id: head
                x: Theme.pad
                y: Theme.pad
                width: parent.width - 2 * Theme.pad
                spacing: Theme.gap
                Label { objectName: "decisionTitle"; width: parent.width; text: pane.decision.title; size: Theme.step; strong: true }
                Label { width: parent.width; text: pane.decision.detail; size: Theme.lead; color: Theme.textDim; visible: text.length > 0 }
                Label {
                    width: parent.width
                    visible: pane.decision.onBoard
                    text: qsTr("Tap a lit place on the board, or choose here.")
                    color: Theme.hintText
                }
                Label {
                    objectName: "whyText"
                    width: parent.width
                    visible: pane.whyOpen
                    text: pane.decision.clause + "\n" + pane.decision.why
                    color: Theme.hintText
                }
                Row {
                    spacing: Theme.gap
                    PushButton {
                        objectName: "draw"
                        visible: pane.decision.canDraw
                        tone: "primary"
                        glyph: "bag"
                        text: qsTr("Draw for us")
                        onClicked: pane.decision.draw()
                    }
                    PushButton {
                        objectName: "why"
                        text: qsTr("Why?")
                        checkable: true
                        checked: pane.whyOpen
                        onToggled: pane.whyOpen = checked
                    }
                }
            }
        }
        Grid {
            id: options
            width: parent.width
            columns: pane.wide || options.width > Theme.mm * 60 ? 2 : 1
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap
            Repeater {
                model: pane.decision
                ChoiceCard {
                    required property var model
                    required property int index
                    objectName: "option-" + index
                    width: Math.floor((options.width - (options.columns - 1) * options.columnSpacing) / options.columns)
                    title: model.label
                    detail: model.detail
                    colour: model.colour
                    symbol: model.symbol
                    forbidden: model.forbidden
                    why: model.why
                    onClicked: pane.decision.answer(index)
                }
            }
        }
    }
}
