// SPDX-License-Identifier: Apache-2.0
// Entry of one printed value by touch, in the form of the value book (game-log of Black Powder, "Value
// books"): a number, a card's spots, a shot's cells, a reward, a cost, an ability. Used by the book's screen
// and by the question that comes up during a game.
import QtQuick
import Watchfire.Ui

Column {
    id: editor

    // { kind: "number"|"spots"|"cells"|"reward"|"cost"|"ability", title, low, high, small, value, ... }; `small`: most
    // numbers are below ten; `value` is the known value as JSON text, or missing or empty. The others say what can be and
    // what is likely (app/models/value_question.h).
    property var question: ({})
    readonly property string kind: question && question.kind ? question.kind : ""
    readonly property var known: {
        const text = question && question.value ? question.value : ""
        return text.length > 0 ? JSON.parse(text) : undefined
    }
    readonly property string name: question && question.title ? question.title : ""
    // False: the title is said above already.
    property bool titled: true
    // The item that the keys of an ability cover.
    required property Item over
    // What is to be entered is said above already.
    property bool explained: false
    // Where the button that ends a long form stands, so that it is always in sight; null: below the form.
    property Item foot: null
    // The same in a dialog, beside the button that closes it.
    property Item doneAt: foot
    // The value as JSON text, as in a command of the log.
    signal entered(string json)
    // A value that is not likely: it is asked back once. Empty: none.
    property string doubted
    property int doubtedNumber: 0
    property string doubtedWhy
    onQuestionChanged: doubted = ""
    function offer(json: string, number: int) {
        const unlikely = question.expected !== undefined ? number !== question.expected : number > (question.likely ?? number)
        if (!unlikely || known !== undefined && JSON.stringify(known) === json) {
            entered(json)
            return
        }
        doubtedNumber = number
        doubtedWhy = question.expectedWhy ?? question.likelyWhy ?? ""
        doubted = json
        sure.forceActiveFocus(LastInput.reason)
    }
    // Digits answer.
    readonly property bool counts: kind === "number" || kind === "cost"
    // A digit that came while the keys were out of sight; `anew`: it begins another number.
    signal typed(digit: string, anew: bool)
    function lookAgain() {
        doubted = ""
        asked.forceActiveFocus(LastInput.reason)
    }

    spacing: Theme.pad

    Heading {
        objectName: "valueTitle"
        visible: editor.titled && text.length > 0
        text: editor.name
        size: Theme.step
    }
    Keys.forwardTo: asked.item ? [asked.item] : []
    // While a value is asked back, a digit begins another one.
    Keys.onPressed: event => {
        if (doubted.length === 0 || !counts || event.key < Qt.Key_0 || event.key > Qt.Key_9)
            return
        lookAgain()
        typed(String(event.key - Qt.Key_0), true)
        event.accepted = true
    }
    Loader {
        id: asked
        width: parent.width
        focus: true
        visible: editor.doubted.length === 0
        sourceComponent: {
            switch (editor.kind) {
            case "number": return editor.question.small === true ? smallNumber : number
            case "spots": return cells
            case "cells": return cells
            case "reward": return reward
            case "cost": return cost
            case "ability": return ability
            }
            return null
        }
    }

    // An unlikely value: a slip of the finger would be kept for every later game.
    Column {
        objectName: visible ? "valueDoubt" : ""
        visible: editor.doubted.length > 0
        width: parent.width
        spacing: Theme.gap
        Paragraph {
            objectName: "valueDoubtText"
            text: qsTr("%1? That is unusual.", "a number").arg(editor.doubtedNumber)
            size: Theme.step
            strong: true
        }
        Paragraph { visible: text.length > 0; text: editor.doubtedWhy; color: Theme.hintText }
        WideButton {
            id: sure
            objectName: "valueSure"
            height: Theme.confirm
            glyph: "check"
            text: qsTr("Yes, %1 is printed", "a number").arg(editor.doubtedNumber)
            onClicked: editor.entered(editor.doubted)
        }
        WideButton {
            objectName: "valueAgain"
            height: Theme.confirm
            tone: "primary"
            glyph: "back"
            text: qsTr("Change it", "a number that is typed")
            onClicked: editor.lookAgain()
        }
    }

    Component {
        id: number
        NumberPad {
            id: pad
            Connections { target: editor; function onTyped(digit, anew) { pad.type(digit, anew) } }
            low: editor.question.low ?? 0
            high: editor.question.high ?? 99
            most: editor.question.most ?? high
            mostWhy: editor.question.mostWhy ?? ""
            present: editor.known ?? -1
            onEntered: value => editor.offer(JSON.stringify(value), value)
        }
    }
    Component {
        id: smallNumber
        SmallNumber {
            id: few
            Connections { target: editor; function onTyped(digit, anew) { few.type(digit, anew) } }
            low: editor.question.low ?? 0
            high: editor.question.high ?? 99
            present: editor.known ?? -1
            onEntered: value => editor.entered(JSON.stringify(value))
        }
    }
    Component {
        id: cells
        Column {
            id: form
            readonly property bool spots: editor.kind === "spots"
            spacing: Theme.pad
            // The order that waits puts somebody there, or wounds it: spots that are printed for certain.
            readonly property var awaited: editor.question.awaited ?? ({})
            readonly property bool waited: editor.known === undefined && Object.keys(awaited).length > 0
            Paragraph {
                objectName: visible ? "valueAwaited" : ""
                visible: form.waited
                text: qsTr("Already marked: where your order puts or hits somebody. Tap the other vital spots too.")
                color: Theme.hintText
            }
            Paragraph {
                objectName: "valueHint"
                visible: !editor.explained && !editor.foot && !form.waited
                text: parent.spots ? qsTr("Tap every vital spot that is printed. The others are gaps.")
                                   : qsTr("Tap every cell that the card wounds.")
                color: Theme.textDim
            }
            SpotGrid {
                id: grid
                objectName: "valueEditor"
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(parent.width, most)
                word: parent.spots ? qsTr("vital spot") : qsTr("wound")
                gapWord: parent.spots ? qsTr("gap") : qsTr("no wound")
                glyphs: form.awaited
                // What is marked already is not the whole card.
                property bool touched: false
                onChanged: touched = true
                Component.onCompleted: {
                    if (editor.known !== undefined)
                        chosen = editor.kind === "cells" ? editor.known : editor.cellsOf(editor.known)
                    else
                        chosen = Object.keys(form.awaited)
                }
            }
            PushButton {
                objectName: "valueDone"
                parent: editor.doneAt ? editor.doneAt : form
                anchors.right: editor.foot || !editor.doneAt ? parent.right : undefined
                width: editor.foot ? parent.width : implicitWidth
                height: Theme.confirm
                tone: "good"
                glyph: "check"
                // Closed, it says what is missing.
                enabled: grid.chosen.length > 0 && (grid.touched || !form.waited)
                text: enabled ? qsTr("Enter it", "a printed value") : form.waited ? qsTr("First tap the other spots") : qsTr("First tap the spots")
                onClicked: editor.entered(JSON.stringify(editor.kind === "cells" ? grid.sorted() : editor.maskOf(grid.chosen)))
            }
        }
    }
    Component {
        id: reward
        Column {
            id: amounts
            property var chosen: editor.known !== undefined ? editor.known : ({})
            readonly property bool any: kinds.some(kind => (chosen[kind] ?? 0) > 0)
            // The usual ones, and those of an imported book.
            readonly property var kinds: {
                const usual = ["honor", "wood", "stone", "gold", "chi"]
                return usual.concat(Object.keys(editor.known !== undefined ? editor.known : {}).filter(kind => usual.indexOf(kind) < 0))
            }
            function change(kind: string, step: int) {
                const next = Object.assign({}, chosen)
                next[kind] = Math.max(0, (next[kind] ?? 0) + step)
                chosen = next
            }
            spacing: Theme.pad
            Paragraph {
                objectName: "valueHint"
                visible: !editor.explained && !editor.foot
                text: qsTr("What a soldier placed there takes. Blank? Tap \"Nothing is printed there\".")
                color: Theme.textDim
            }
            EvenGrid {
                id: steppers
                columns: width > Theme.mm * 90 ? 2 : 1
                Repeater {
                    model: amounts.kinds
                    Stepper {
                        required property string modelData
                        objectName: "reward-" + modelData
                        width: steppers.cell
                        text: editor.resource(modelData)
                        shown: amounts.chosen[modelData] ?? 0
                        canLess: (amounts.chosen[modelData] ?? 0) > 0
                        canMore: (amounts.chosen[modelData] ?? 0) < 99
                        onLess: amounts.change(modelData, -1)
                        onMore: amounts.change(modelData, 1)
                    }
                }
            }
            PushButton {
                objectName: "valueDone"
                parent: editor.doneAt ? editor.doneAt : amounts
                // As wide with either text, so that it stays under the finger.
                width: editor.foot || !editor.doneAt ? parent.width : Math.max(implicitWidth, Theme.mm * 62)
                height: Theme.confirm
                tone: "good"
                glyph: "check"
                text: amounts.any ? qsTr("Enter it", "a printed value") : qsTr("Nothing is printed there")
                onClicked: {
                    const filled = {}
                    for (const kind of amounts.kinds) {
                        if ((amounts.chosen[kind] ?? 0) > 0)
                            filled[kind] = amounts.chosen[kind]
                    }
                    editor.entered(JSON.stringify(filled))
                }
            }
        }
    }
    Component {
        id: cost
        Flow {
            id: price
            property var kinds: editor.known !== undefined && editor.known.of ? editor.known.of : ["wood", "stone", "gold"]
            // The usual ones, and those of an imported book.
            readonly property var offered: {
                const usual = ["wood", "stone", "gold", "chi"]
                return usual.concat(kinds.filter(kind => usual.indexOf(kind) < 0))
            }
            function enter() {
                editor.offer(JSON.stringify({ amount: amount.value, of: price.kinds }), amount.value)
            }
            readonly property real half: width > Theme.mm * 100 ? Math.floor((width - spacing) / 2) : width
            spacing: Theme.pad
            NumberPad {
                id: amount
                Connections { target: editor; function onTyped(digit, anew) { amount.type(digit, anew) } }
                width: price.half
                // In a low panel the button and what it is paid with are below the fold. Mostly the presumed goods are right.
                hasDone: editor.foot !== null
                unit: hasDone ? price.kinds.map(kind => editor.resource(kind)).join(", ") : ""
                onEntered: if (price.kinds.length > 0) price.enter()
                digits: editor.known !== undefined ? String(editor.known.amount) : ""
            }
            Column {
                id: payment
                width: price.half
                spacing: Theme.gap
                Paragraph { text: qsTr("Paid with"); size: Theme.lead; strong: true }
                Repeater {
                    model: price.offered
                    Toggle {
                        required property string modelData
                        objectName: "cost-" + modelData
                        width: price.half
                        text: editor.resource(modelData)
                        checked: price.kinds.indexOf(modelData) >= 0
                        onToggled: price.kinds = price.offered.filter(kind => kind === modelData ? checked : price.kinds.indexOf(kind) >= 0)
                    }
                }
                PushButton {
                    objectName: "valueDone"
                    parent: editor.doneAt && !editor.foot ? editor.doneAt : payment
                    anchors.right: parent === payment ? parent.right : undefined
                    height: Theme.confirm
                    tone: "good"
                    glyph: "check"
                    text: enabled ? qsTr("Enter it", "a printed value")
                          : amount.valid ? qsTr("First choose what it is paid with") : qsTr("First enter how many")
                    enabled: amount.valid && price.kinds.length > 0
                    onClicked: price.enter()
                }
            }
        }
    }
    Component {
        id: ability
        Column {
            id: abilities
            property bool writing: false
            spacing: Theme.gap
            Repeater {
                model: [
                    { id: "none", title: qsTr("No ability"), detail: qsTr("Nothing is printed on the card.") },
                    { id: "text", title: qsTr("Other words"), detail: editor.known !== undefined && editor.known.text ? editor.known.text : qsTr("Written down here, shown when the card arrives and before the assault.") },
                    { id: "leader", title: qsTr("Leader"), detail: "" },
                    { id: "ram", title: qsTr("Battering ram"), detail: "" },
                    { id: "trebuchet", title: qsTr("Trebuchet"), detail: "" },
                    { id: "ladders", title: qsTr("Ladders"), detail: "" }]
                ChoiceCard {
                    required property var modelData
                    objectName: "ability-" + modelData.id
                    width: abilities.width
                    title: modelData.title
                    detail: modelData.detail
                    chosen: editor.known !== undefined && editor.known.kind === modelData.id
                    onClicked: {
                        if (modelData.id === "text")
                            abilities.writing = true
                        else
                            editor.entered(JSON.stringify({ kind: modelData.id }))
                    }
                }
            }
            Loader {
                parent: editor.over
                anchors.fill: parent
                z: 2
                active: abilities.writing
                sourceComponent: TypingPage {
                    objectName: "abilityDialog"
                    keysName: "abilityKeyboard"
                    title: editor.name
                    hint: qsTr("The words on the card")
                    limit: 180
                    sentences: true
                    Component.onCompleted: text = editor.known !== undefined && editor.known.text ? editor.known.text : ""
                    onEntered: words => {
                        abilities.writing = false
                        if (words.trim().length > 0)
                            editor.entered(JSON.stringify({ kind: "text", text: words.trim() }))
                    }
                    onClosed: abilities.writing = false
                }
            }
        }
    }

    function resource(kind: string): string {
        switch (kind) {
        case "honor": return qsTr("Honor")
        case "wood": return qsTr("Wood")
        case "stone": return qsTr("Stone")
        case "gold": return qsTr("Gold")
        case "chi": return qsTr("Chi")
        }
        return kind
    }
    function maskOf(chosen: var): var {
        const line = letter => {
            let text = ""
            for (let column = 1; column <= 6; ++column)
                text += chosen.indexOf(letter + column) < 0 ? "." : "#"
            return text
        }
        return [line("a"), line("b")]
    }
    function cellsOf(mask: var): var {
        const found = []
        mask.forEach((line, i) => {
            for (let column = 0; column < line.length; ++column) {
                if (line.charAt(column) === "#")
                    found.push((i === 0 ? "a" : "b") + (column + 1))
            }
        })
        return found
    }
}
