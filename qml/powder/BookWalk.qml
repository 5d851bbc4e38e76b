// SPDX-License-Identifier: Apache-2.0
// The value book filled ahead: what is missing, one value after the other, with its place drawn beside the
// likely answers. One touch enters a number and goes on. It can be left at any time; everything is kept.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Page {
    id: page

    required property BookWalkModel walk
    readonly property bool grid: walk.kind === "spots" || walk.kind === "cells"
    readonly property bool ended: walk.kind === "end"
    // What is typed instead of touched.
    readonly property var asked: walk.question
    property bool naming: false

    objectName: "bookWalk"
    title: page.ended ? qsTr("Printed values") : page.walk.heading
    onBack: page.walk.pause()
    // A digit of a real keyboard is the first of a number that is typed.
    Keys.onPressed: event => {
        if (walk.kind !== "number" || asked.kind !== undefined || naming || event.key < Qt.Key_0 || event.key > Qt.Key_9)
            return
        begun = String(event.key - Qt.Key_0)
        walk.choose("more")
        event.accepted = true
    }
    property string begun
    readonly property alias coveredSince: cage.born
    FocusCage { id: cage; over: page }
    corner: [
        PushButton {
            objectName: "nameCard"
            visible: page.walk.canName
            glyph: "correct"
            text: Theme.low || page.portrait ? "" : qsTr("Name it")
            spoken: qsTr("Name it")
            onClicked: page.naming = true
        },
        PushButton {
            objectName: "walkBack"
            glyph: "undo"
            spoken: qsTr("One back")
            enabled: page.walk.canBack
            onClicked: page.walk.back()
        },
        PushButton {
            objectName: "walkSkip"
            visible: !page.ended
            glyph: "end-turn"
            text: Theme.low || page.portrait ? "" : qsTr("Next missing")
            spoken: qsTr("Go to the next missing value")
            onClicked: page.walk.skip()
        },
        PushButton {
            objectName: "walkPause"
            text: qsTr("Pause")
            onClicked: page.walk.pause()
        }
    ]

    BookSketch {
        id: sketch
        visible: !page.ended
        width: page.portrait ? parent.width : parent.width * 0.6
        height: page.portrait ? parent.height * 0.44 : parent.height
        walk: page.walk
    }
    Item {
        x: page.portrait || page.ended ? 0 : sketch.width + Theme.pad
        y: page.portrait && !page.ended ? sketch.height + Theme.pad : 0
        width: parent.width - x
        height: parent.height - y

        Heading {
            id: question
            objectName: "walkTitle"
            text: page.walk.title
            size: Theme.low ? Theme.lead : Theme.step
        }
        Scroller {
            objectName: "walkKeys"
            about: page.walk.title
            anchors.top: question.bottom
            anchors.topMargin: Theme.gap
            anchors.bottom: foot.top
            anchors.bottomMargin: Theme.gap
            width: parent.width
            Paragraph {
                objectName: "walkHint"
                visible: text.length > 0
                text: page.walk.hint
                color: Theme.textDim
            }
            EvenGrid {
                id: keys
                columns: page.walk.kind === "number" ? 4 : page.walk.kind === "spots" ? 3 : page.walk.kind === "cost" ? 2 : 1
                Repeater {
                    model: page.walk.keys
                    PushButton {
                        id: key
                        required property var model
                        objectName: "answer-" + model.id
                        width: keys.cell
                        height: Math.max(implicitHeight, page.walk.kind === "number" ? Theme.confirm : Theme.target)
                        leftPadding: page.walk.kind === "spots" ? Theme.mm * 0.6 : Theme.mm
                        text: model.title
                        spoken: model.detail.length > 0 ? model.detail : model.title
                        size: page.walk.kind === "number" ? Theme.step : page.walk.kind === "spots" ? Theme.body : Theme.lead
                        checked: model.chosen
                        onClicked: page.walk.choose(key.model.id)
                    }
                }
            }
        }
        Column {
            id: foot
            anchors.bottom: parent.bottom
            width: parent.width
            spacing: Theme.gap
            WideButton {
                objectName: "walkLast"
                visible: page.walk.rocket
                glyph: "check"
                text: qsTr("There are no more")
                onClicked: page.walk.lastRocket()
            }
            WideButton {
                objectName: "walkNext"
                visible: page.grid
                height: Theme.confirm
                tone: "primary"
                glyph: "next"
                enabled: page.walk.ready
                text: page.walk.rocket ? qsTr("Next rocket card") : qsTr("Next")
                size: Theme.low && page.walk.rocket ? Theme.lead : Theme.step
                onClicked: page.walk.next()
            }
            WideButton {
                objectName: "walkEnd"
                visible: page.ended
                height: Theme.confirm
                tone: "primary"
                glyph: "check"
                text: qsTr("Done")
                size: Theme.step
                onClicked: page.walk.pause()
            }
            Column {
                width: parent.width
                spacing: Theme.mm * 0.6
                Rectangle {
                    width: parent.width
                    height: Theme.mm
                    radius: height / 2
                    color: Theme.raised
                    Rectangle {
                        width: parent.width * page.walk.part
                        height: parent.height
                        radius: parent.radius
                        color: Theme.green
                    }
                }
                Paragraph { objectName: "walkProgress"; text: page.walk.progress; color: Theme.textDim }
            }
        }
    }

    // ---- over the whole page ----

    Loader {
        parent: page
        anchors.fill: parent
        active: page.asked.kind !== undefined
        sourceComponent: Dialog {
            objectName: "walkDialog"
            title: page.asked.title ?? ""
            ValueEditor {
                Component.onCompleted: {
                    if (counts)
                        forceActiveFocus() // Return ends the number, and is no touch on a key
                    if (page.begun.length > 0)
                        typed(page.begun, false)
                    page.begun = ""
                }
                width: parent ? parent.width : 0
                over: page
                titled: false // the dialog shows it
                doneAt: walkEnd
                question: page.asked
                onEntered: json => page.walk.enter(json)
            }
            actions: [
                Item { id: walkEnd; visible: children.length > 0; width: childrenRect.width; height: childrenRect.height },
                PushButton { objectName: "closeWalkValue"; glyph: "close"; text: qsTr("Cancel"); onClicked: page.walk.cancel() }
            ]
        }
    }
    Loader {
        parent: page
        anchors.fill: parent
        active: page.naming
        sourceComponent: BookNameDialog {
            objectName: "walkNameDialog"
            title: qsTr("The card's name, as it is printed")
            taken: qsTr("Another card has this name.")
            free: page.walk.nameIsFree(text)
            onNamed: words => {
                page.naming = false
                page.walk.name(words)
            }
            onClosed: page.naming = false
        }
    }
}
