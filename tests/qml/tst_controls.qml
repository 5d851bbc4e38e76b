// SPDX-License-Identifier: Apache-2.0
// Controls under a real mouse and a real finger: buttons, dice faces, hand entry, the name keys.
import QtQuick
import QtTest
import Watchfire.Ui

Item {
    width: 900
    height: 900

    Column {
        PushButton { id: button; objectName: "plain"; text: "Build"; glyph: "build" }
        PushButton { id: off; text: "Off"; enabled: false }
        DiceEntry { id: dice; width: 600 }
        NameKeyboard { id: keys; width: 800; limit: 5 }
        Toggle { id: toggle; width: 500; text: "Motion" }
        PushButton { id: tab; text: "Terrain"; checked: true }
        ChoiceCard { id: choice; width: 500; title: "The World"; chosen: true }
        ChoiceCard { id: narrow; width: Math.floor(longestWord.advanceWidth + 2 * Theme.mm - 4); small: true; title: longestWord.text }
        Choices { id: few; objectName: "few"; width: 500; text: "Language"; value: "en"; options: [{ id: "en", title: "English" }, { id: "de", title: "Deutsch" }] }
        Stepper { id: stepper; objectName: "size"; width: 500; text: "Size"; canLess: false }
    }
    Pressable { id: bare; width: 60; height: 60 }
    PushButton { id: mark; y: 860; z: -1; text: "Risk"; checkable: true }
    PowderTile { id: tile; glyph: "undo"; title: "Give shame back"; height: Theme.target }
    HordeSpots {
        id: spots
        readonly property var tank: ({ mark: "soldier", vital: "vital", type: "tank", colour: "green", symbol: "triangle", block: 2 })
        x: 620
        y: 800
        z: 1
        width: 260
        height: 84
        cell: 40
        gap: 4
        dark: false
        hues: Theme.pieceHues
        // A tank covers a3 to b4. The card has no spots at b3 and b4.
        cells: Array.from({ length: 12 }, (_, i) => i === 2 || i === 3 ? Object.assign({ first: i === 2 }, tank) : { mark: "free", vital: "gap" })
    }
    StepShares {
        id: shares
        width: 300
        leftPadding: 40
        letter: 24
        worded: true
        spoken: ["Ann: 1 wood, 1 wool", "Bo: 1 grain"]
        given: [{ name: "Ann", colour: "red", symbol: "square", goods: [{ kind: "wood", amount: 1, text: "1 wood" }, { kind: "wool", amount: 1, text: "1 wool" }] },
                { name: "Bo", colour: "blue", symbol: "disc", goods: [{ kind: "grain", amount: 1, text: "1 grain" }] }]
    }
    Page {
        id: leaf
        visible: false
        width: 900
        height: 400
        Item { id: leafContent; anchors.fill: parent }
    }
    Item {
        visible: false
        width: 300
        height: 400
        Scroller {
            id: rows
            anchors.fill: parent
            Repeater {
                id: row
                model: 8
                Rectangle { width: 100; height: 100 }
            }
        }
        Fold { id: rowsFold; list: rows }
    }
    Item {
        visible: false
        width: 300
        height: 150
        Scroller {
            id: odd
            anchors.fill: parent
            Item {
                id: higherIfWider
                property int asked: 0
                width: parent.width
                // It gives in after a hundred changes, so that the test ends.
                height: asked < 100 && width >= 300 ? 200 : 140
                onWidthChanged: asked += 1
            }
        }
    }
    TextMetrics { id: longestWord; font.family: Theme.family; font.weight: Font.Bold; font.pixelSize: Theme.body; text: "Crossbowman" }
    SignalSpy { id: presses; signalName: "clicked" }
    SignalSpy { id: clicks; target: button; signalName: "clicked" }
    SignalSpy { id: dead; target: off; signalName: "clicked" }
    SignalSpy { id: rolls; target: dice; signalName: "rolled" }
    SignalSpy { id: names; target: keys; signalName: "accepted" }
    SignalSpy { id: less; target: stepper; signalName: "less" }
    SignalSpy { id: more; target: stepper; signalName: "more" }

    PlayerDisc { id: disc; visible: false; colour: "blue"; symbol: "disc" }
    // Eight cards in a list whose end cuts one of them.
    Item {
        id: pairs
        x: 620
        width: 260
        height: 300
        z: 2
        visible: false
        Scroller {
            id: paired
            anchors.fill: parent
            Repeater {
                model: 8
                ChoiceCard {
                    required property int index
                    objectName: "pair-" + index
                    width: 240
                    height: 120
                    title: "Veterans"
                    onClicked: test.met.push(index)
                }
            }
        }
        Fold { id: pairedFold; list: paired }
    }
    // Two cards side by side: the words of one stand high, those of the other in its middle.
    Item {
        id: sides
        x: 620
        width: 320
        height: 300
        z: 2
        visible: false
        Scroller {
            id: sided
            anchors.fill: parent
            Repeater {
                model: 8
                Row {
                    id: pair
                    required property int index
                    spacing: 4
                    ChoiceCard { objectName: "high-" + pair.index; small: true; width: 155; height: 120; title: "Riders"; detail: "A rider takes two spots that touch each other" }
                    ChoiceCard { objectName: "low-" + pair.index; small: true; width: 155; height: 120; title: "Archers" }
                }
            }
        }
        Fold { id: sidedFold; list: sided }
    }
    // A setting with many words, cut by the end of its list.
    Item {
        id: settings
        x: 620
        width: 260
        height: 300
        z: 2
        visible: false
        Scroller {
            id: switches
            anchors.fill: parent
            Rectangle { width: 100; height: 200 }
            Toggle { id: wordy; width: 240; text: "Something to switch"; detail: "What it does. ".repeat(30) }
        }
        Fold { id: switchesFold; list: switches }
    }
    Item {
        width: 140
        Paragraph { id: named; visible: false; size: Theme.step }
    }
    // A list whose lower rows are answered by a message at its top.
    Item {
        x: 620
        width: 260
        height: 300
        visible: false
        Scroller {
            id: answering
            anchors.fill: parent
            message: answer
            Rectangle { width: 100; height: 60 }
            Banner { id: answer; danger: true }
            Repeater {
                model: 12
                Rectangle { width: 100; height: 60 }
            }
        }
    }
    TestCase {
        id: test
        name: "Controls"
        when: windowShown

        // The cards that were tapped.
        property var met: []

        function init() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
            Theme.motion = false
            for (const spy of [clicks, dead, rolls, names, less, more])
                spy.clear()
            dice.first = dice.second = 0
            keys.text = ""
        }
        function touch(item) {
            touchEvent(item).press(1, item).commit()
            touchEvent(item).release(1, item).commit()
        }
        function test_a_name_wider_than_its_line_is_broken() {
            named.text = "Grossmutterhildegard, roll!"
            verify(named.contentWidth <= named.width, named.contentWidth + " of " + named.width)
            verify(named.lineCount > 2)
        }
        function test_a_message_is_scrolled_into_view() {
            answering.parent.visible = true
            answering.contentY = answering.contentHeight - answering.height
            const below = answering.contentY
            answer.text = "The disk is full. Choose another drive."
            const top = () => answer.mapToItem(answering, 0, 0).y
            tryVerify(() => top() >= 0 && top() + answer.height <= answering.height)
            verify(answering.contentY < below)
            answering.contentY = below
            answer.text = ""
            wait(50)
            verify(answering.contentY > answering.height, "nothing is revealed when it goes")
            answering.parent.visible = false
        }
        function test_a_column_that_is_higher_if_it_is_wider_comes_to_rest() {
            odd.parent.visible = true
            wait(50)
            verify(higherIfWider.asked < 20, higherIfWider.asked + " changes")
            compare(higherIfWider.height, 140)
            odd.parent.visible = false
        }
        // As many stand in a row as their longest words allow: there the picture gives way.
        function test_the_words_of_a_tile_are_whole_as_soon_as_its_longest_word_fits() {
            for (const more of [0, 200]) {
                tile.width = tile.leastWidth + more
                wait(0)
                const picture = tile.contentItem.children[0]
                const words = tile.contentItem.children[1]
                compare(picture.visible, more > 0)
                verify(words.paintedWidth <= words.width + 1, words.paintedWidth + " of " + words.width)
            }
        }
        function test_a_tank_is_drawn_where_the_card_has_no_spots_too() {
            const image = grabImage(spots)
            const at = (column, row) => String(image.pixel(column * 44 + 8, row * 44 + 12))
            compare(at(0, 1), at(5, 1), "nothing there")
            verify(at(2, 1) !== at(0, 1) && at(3, 1) !== at(0, 1), "b3 and b4")
            compare(at(4, 0), at(0, 1), "no further than that")
        }
        // A third line takes the picture's room, and smaller letters if that is not enough.
        function test_the_words_of_a_low_tile_stay_inside_it_data() {
            return ["Types that are out", "Wound by an effect", "Discard command cards"].map(title => ({ tag: title, title: title }))
        }
        function test_the_words_of_a_low_tile_stay_inside_it(data) {
            tile.title = data.title
            for (const more of [0, 10, 20, 40, 80]) {
                tile.width = tile.leastWidth + more
                wait(0)
                const words = tile.contentItem.children[1]
                verify(words.paintedHeight <= tile.contentItem.height + 1, more + ": " + words.paintedHeight + " of " + tile.contentItem.height)
                verify(words.paintedWidth <= words.width + 1, more + ": " + words.paintedWidth + " of " + words.width)
            }
        }
        // Two goods are longer than a narrow card: they stand in two lines, and the next player below them.
        function test_what_a_player_gets_is_whole_in_a_narrow_card_data() {
            return [{ tag: "narrow", width: 190, lines: 2 }, { tag: "wide", width: 500, lines: 1 }]
        }
        function test_what_a_player_gets_is_whole_in_a_narrow_card(data) {
            shares.width = data.width
            wait(0)
            const [first, next] = ["share-0", "share-1"].map(name => Array.from(shares.children).find(child => child.objectName === name))
            tryVerify(() => Math.round(first.height / next.height) === data.lines)
            for (const share of [first, next]) {
                for (const good of Array.from(share.children[0].children))
                    verify(good.mapToItem(shares, good.width, 0).x <= data.width + 1, share.objectName + " is cut")
            }
            verify(next.y >= first.y + first.height || next.x >= first.x + first.width)
        }
        function test_button_by_mouse_touch_key_and_reader() {
            mouseClick(button)
            compare(clicks.count, 1)
            touch(button)
            compare(clicks.count, 2)
            button.forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(clicks.count, 3)
            keyClick(Qt.Key_Space)
            compare(clicks.count, 4)
            button.Accessible.pressAction()
            compare(clicks.count, 5)
            compare(button.Accessible.role, Accessible.Button)
            compare(button.Accessible.name, "Build")
        }
        function test_every_button_answers_both_returns_and_a_reader_unless_it_is_off_data() {
            return [{ tag: "bare", item: bare }, { tag: "button", item: button }, { tag: "card", item: choice }, { tag: "tile", item: tile }]
        }
        function test_every_button_answers_both_returns_and_a_reader_unless_it_is_off(data) {
            presses.target = data.item
            presses.clear()
            data.item.forceActiveFocus()
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Enter)
            compare(presses.count, 2)
            data.item.Accessible.pressAction()
            compare(presses.count, 3)
            data.item.enabled = false
            data.item.Accessible.pressAction()
            compare(presses.count, 3)
            data.item.enabled = true
        }
        // Screen readers toggle a check box; Qt calls this for them.
        function test_a_reader_that_toggles_presses_data() {
            return [{ tag: "button", item: button }, { tag: "mark", item: mark }, { tag: "switch", item: toggle }]
        }
        function test_a_reader_that_toggles_presses(data) {
            presses.target = data.item
            presses.clear()
            const before = data.item.checked
            data.item.accessibleToggleAction()
            compare(presses.count, 1)
            compare(data.item.checked, data.item.checkable ? !before : before)
            data.item.accessibleToggleAction()
            compare(data.item.checked, before)
        }
        function test_what_is_chosen_is_told_and_what_may_be_is_not() {
            verify(choice.Accessible.checkable && choice.Accessible.checked)
            verify(!narrow.Accessible.checkable && !narrow.Accessible.checked)
            const face = findChild(dice, "die-1-2")
            verify(!face.Accessible.checked)
            dice.pick(1, 2)
            verify(face.Accessible.checkable && face.Accessible.checked)
            dice.pick(1, 2)
            verify(!face.Accessible.checkable)
        }
        function test_what_is_chosen_has_an_outline_and_a_tick_and_no_fire() {
            const english = findChild(few, "few-en")
            const german = findChild(few, "few-de")
            const ticked = item => findChild(item, "chosenTick")?.visible ?? false
            for (const [item, on] of [[tab, true], [choice, true], [english, true], [german, false], [button, false]]) {
                compare(ticked(item), on)
                compare(Qt.colorEqual(item.background.border.color, Theme.chosen), on)
                verify(!Qt.colorEqual(item.background.color, Theme.ember))
            }
            verify(english.Accessible.checked && !german.Accessible.checked)
            tab.checked = false
            verify(!ticked(tab))
            tab.checked = true
        }
        function test_disabled_button_is_deaf() {
            mouseClick(off)
            touch(off)
            off.Accessible.pressAction()
            compare(dead.count, 0)
        }
        function test_targets_are_fingers() {
            verify(button.height >= 12 * Theme.mm)
            verify(button.width >= 12 * Theme.mm)
            verify(findChild(dice, "die-1-1").height >= 12 * Theme.mm)
        }
        function test_two_faces_make_a_roll() {
            mouseClick(findChild(dice, "die-1-6"))
            compare(rolls.count, 0)
            verify(findChild(dice, "die-1-6").chosen)
            touch(findChild(dice, "die-2-5"))
            compare(rolls.count, 1)
            compare(rolls.signalArguments[0][0], 6)
            compare(rolls.signalArguments[0][1], 5)
            compare(dice.first, 0)
            compare(dice.second, 0)
        }
        function test_second_row_first_and_change_of_mind() {
            mouseClick(findChild(dice, "die-2-3"))
            mouseClick(findChild(dice, "die-2-4"))
            mouseClick(findChild(dice, "die-1-1"))
            compare(rolls.count, 1)
            compare(rolls.signalArguments[0][0], 1)
            compare(rolls.signalArguments[0][1], 4)
            mouseClick(findChild(dice, "die-1-2"))
            mouseClick(findChild(dice, "die-1-2"))
            mouseClick(findChild(dice, "die-2-2"))
            compare(rolls.count, 1)
            verify(findChild(dice, "die-2-2").chosen)
        }
        function speak(language) {
            Theme.language = language
            wait(0)
            waitForRendering(keys, 60)
        }
        function test_name_keys() {
            speak("de")
            keys.text = ""
            for (const letter of ["b", "o", "ß"])
                mouseClick(findChild(keys, "key-" + letter))
            compare(keys.text, "Boß")
            mouseClick(findChild(keys, "key-erase"))
            mouseClick(findChild(keys, "key-space"))
            mouseClick(findChild(keys, "key-ä"))
            compare(keys.text, "Bo Ä")
            mouseClick(findChild(keys, "key-shift"))
            mouseClick(findChild(keys, "key-x"))
            compare(keys.text, "Bo ÄX")
            mouseClick(findChild(keys, "key-y"))
            compare(keys.text, "Bo ÄX", "never longer than its limit")
            mouseClick(findChild(keys, "key-done"))
            compare(names.count, 1)
        }
        function test_name_keys_lie_by_the_language() {
            const right = letter => findChild(keys, "key-" + letter).mapToItem(keys, 0, 0)
            speak("de")
            verify(right("z").y < right("y").y)
            speak("en")
            verify(right("y").y < right("z").y)
            verify(!findChild(keys, "key-ö"))
            mouseClick(findChild(keys, "key-accents"))
            verify(findChild(keys, "key-ö"))
            mouseClick(findChild(keys, "key-accents"))
        }
        function test_name_keys_write_at_the_cursor() {
            speak("en")
            keys.text = "Ana"
            compare(keys.cursor, 3)
            mouseClick(findChild(keys, "key-left"))
            mouseClick(findChild(keys, "key-n"))
            compare(keys.text, "Anna")
            compare(keys.cursor, 3)
            mouseClick(findChild(keys, "key-right"))
            verify(!findChild(keys, "key-right").enabled)
            mousePress(findChild(keys, "key-erase"))
            tryCompare(keys, "text", "") // it repeats while held down
            mouseRelease(findChild(keys, "key-erase"))
        }
        function test_a_real_keyboard_writes_too() {
            keys.text = ""
            keys.forceActiveFocus()
            keyClick("o")
            keyClick("B", Qt.ShiftModifier)
            compare(keys.text, "oB")
            keyClick(Qt.Key_Home)
            keyClick(Qt.Key_Delete)
            compare(keys.text, "B")
            keyClick(Qt.Key_End)
            keyClick(" ")
            keyClick("c")
            compare(keys.text, "B c")
            keyClick("x", Qt.ControlModifier)
            compare(keys.text, "B c")
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Backspace)
            compare(keys.text, "Bc")
            const before = names.count
            keyClick(Qt.Key_Return)
            compare(names.count, before + 1)
        }
        function test_a_page_is_no_wider_than_its_measure() {
            const back = findChild(leaf, "back")
            compare(Math.round(leafContent.width), Math.round(900 - 2 * Theme.pad))
            leaf.measure = 500
            compare(leafContent.width, 500)
            compare(leafContent.mapToItem(leaf, 0, 0).x, 200)
            compare(back.x, 200)
            leaf.measure = 2000
            compare(Math.round(leafContent.width), Math.round(900 - 2 * Theme.pad))
        }
        // With much wanted above it, an item would lie at the end of the list, under the sign that more follows.
        function test_what_is_revealed_is_not_under_the_fold() {
            for (let i = 0; i < row.count; ++i) {
                const item = row.itemAt(i)
                rows.reveal(item, 1000)
                const at = item.mapToItem(rows, 0, 0).y
                const floor = i + 1 < row.count ? rows.height - rowsFold.height : rows.height
                verify(at >= 0 && at + item.height <= floor + 0.5, i + " lies at " + at)
            }
        }
        // What is opened under a heading shows all of the heading or nothing of it.
        function test_what_is_opened_cuts_no_heading() {
            const heading = row.itemAt(2)
            for (const last of [2, 3, 4, 5]) {
                const item = row.itemAt(last)
                rows.revealUnder(item, heading)
                const top = heading.mapToItem(rows, 0, 0).y
                verify(top >= -0.5 || top + heading.height <= 0.5, last + ": the heading lies at " + top)
                const at = item.mapToItem(rows, 0, 0).y
                verify(at >= -0.5 && at + item.height <= rows.height + 0.5, last + ": it lies at " + at)
            }
        }
        // A circle with an odd number of pixels may have a gap in its middle (PlayerDisc.qml).
        function test_a_disc_has_an_even_number_of_pixels() {
            for (const width of [40, 41, 42.5, 43]) {
                disc.width = width
                const wood = disc.children[0]
                compare(wood.width % 2, 0)
                verify(width - wood.width < 2)
            }
        }
        // Covered as a whole, it would look as if the list ended above it.
        function test_a_fold_leaves_the_words_of_a_long_setting_in_sight() {
            settings.visible = true
            wait(50)
            verify(switchesFold.visible)
            verify(wordy.mapToItem(settings, 0, 0).y < 250 && wordy.height > 200)
            verify(switchesFold.height <= Theme.fold + 1, "it covers " + switchesFold.height)
            settings.visible = false
        }
        // Else its empty edge looks like an answer without words.
        function test_a_fold_covers_a_card_whose_words_it_covers() {
            pairs.visible = true
            met = []
            let covered = 0
            for (let y = 0; y < 260; y += 10) {
                paired.contentY = y
                wait(0)
                if (!pairedFold.visible)
                    continue
                for (let i = 0; i < 8; ++i) {
                    const card = findChild(paired, "pair-" + i)
                    const top = card.mapToItem(pairs, 0, 0).y
                    const read = card.titleItem.mapToItem(pairs, 0, Theme.body).y < pairs.height - Theme.fold * 0.6
                    if (top >= pairs.height - Theme.fold || read || top < 0)
                        continue
                    verify(pairedFold.y <= top + 1, i + " shows its edge, scrolled by " + y)
                    mouseClick(pairs, 20, top + 10)
                    compare(met.join(), "", "nobody sees what would be chosen")
                    paired.contentY = y
                    ++covered
                }
            }
            verify(covered > 3, covered + " cards were covered")
            pairs.visible = false
        }
        function test_a_fold_covers_a_card_beside_one_that_can_be_read() {
            sides.visible = true
            let covered = 0
            for (let y = 0; y < 260; y += 5) {
                sided.contentY = y
                wait(0)
                for (let i = 0; i < 8 && sidedFold.visible; ++i) {
                    const card = findChild(sided, "low-" + i)
                    const top = card.mapToItem(sides, 0, 0).y
                    const arrow = sides.height - Theme.fold
                    if (top < 0 || top >= arrow || card.titleItem.mapToItem(sides, 0, Theme.body).y < arrow + Theme.fold * 0.4)
                        continue
                    verify(sidedFold.y <= top + 1, i + " shows its edge, scrolled by " + y)
                    if (findChild(sided, "high-" + i).titleItem.mapToItem(sides, 0, Theme.body).y < arrow)
                        ++covered
                }
            }
            verify(covered > 0, "none stood beside one that could be read")
            sides.visible = false
        }
        function test_a_word_is_no_wider_than_its_card() {
            const title = narrow.titleItem
            verify(title.contentWidth <= title.width + 0.5, title.contentWidth + " of " + title.width)
            // One that nearly fits keeps its size.
            const [text, width] = [narrow.title, narrow.width]
            narrow.title = "Flamethrower"
            narrow.width = 25 * Theme.mm
            wait(0)
            compare(title.size, Theme.body)
            verify(title.contentWidth <= title.width + 0.5, title.contentWidth + " of " + title.width)
            narrow.title = text
            narrow.width = width
        }
        function test_toggle_and_stepper() {
            verify(!toggle.checked)
            mouseClick(toggle)
            verify(toggle.checked)
            touch(toggle)
            verify(!toggle.checked)
            mouseClick(findChild(stepper, "size-less"))
            compare(less.count, 0)
            mouseClick(findChild(stepper, "size-more"))
            compare(more.count, 1)
        }
    }
}
