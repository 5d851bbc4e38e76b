// SPDX-License-Identifier: Apache-2.0
// The table of Black Powder by keyboard: the hex games' keys, arrows over wall, field and yard by rows, and one stop of
// Tab for the whole board. A finger never moves the focus.
import QtQuick
import QtTest
import Watchfire.Ui

Item {
    id: root
    width: 1280
    height: 800

    PowderCase {
        name: "PowderKeys"
        stage: root

        readonly property var action: kiosk ? kiosk.table.powderAction : null

        function init() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
            open(1280, 800, 5.9)
            findChild(screen, "tableScreen").forceActiveFocus()
        }
        function focused() {
            wait(0)
            const item = root.Window.activeFocusItem
            return item ? item.objectName : ""
        }
        function press(...keys) {
            for (const key of keys) {
                keyClick(key)
                wait(0)
            }
        }

        function test_letters_do_what_they_do_in_the_hex_games() {
            press(Qt.Key_B)
            compare(action.asked.pop(), "startAny build")
            press(Qt.Key_E)
            compare(action.asked.pop().indexOf("startAny end-turn"), 0)
            press(Qt.Key_C)
            compare(action.asked.pop(), "start correct")
            press(Qt.Key_K)
            compare(action.asked.pop(), "startAny horde")
            verify(find("action-correct").visible, "no horde comes now, so all that can be entered is shown")
            action.open = true
            action.action = "build"
            press(Qt.Key_B)
            verify(!action.open, "again closes it")
        }
        function test_e_ends_what_the_season_is_at() {
            powder.nextAction = "season"
            press(Qt.Key_E)
            compare(action.asked.pop(), "startAny end-turn,season")
            powder.nextAction = "order"
            press(Qt.Key_E)
            compare(action.asked.pop(), "startAny end-turn", "an entry is not begun by the key that ends")
        }
        // Also if the act asks something first, and while steps are left.
        function test_the_key_of_the_end_does_what_its_button_does() {
            const action = table.powderAction
            action.doneText = "Enter"
            action.endText = "Attack and end turn"
            action.endWhy = "First comes a question: Ann, what does your archer hit?"
            action.open = true
            for (const ends of [true, false]) {
                action.ends = ends
                wait(0)
                action.asked = []
                mouseClick(find("entryDoneEnd"))
                press(Qt.Key_E)
                compare(action.asked.join(), "doneAndEnd,doneAndEnd")
            }
            // Without a button for it the key does nothing of the kind.
            action.doneText = ""
            wait(0)
            action.asked = []
            press(Qt.Key_E)
            verify(!action.asked.includes("doneAndEnd"))
        }
        function test_an_arrow_leads_to_the_board_and_on_by_rows() {
            press(Qt.Key_Down)
            const first = focused()
            verify(first.length > 0 && find(first).visualFocus, first)
            find("section-S1").forceActiveFocus(Qt.TabFocusReason)
            press(Qt.Key_Right)
            compare(focused(), "section-S2", "a tower that is not offered cannot be touched")
            press(Qt.Key_Up)
            compare(focused(), "horde-S2.1")
            press(Qt.Key_Up)
            compare(focused(), "horde-S2.2")
            press(Qt.Key_Down, Qt.Key_Down, Qt.Key_Down)
            compare(focused(), "fire-S2")
            press(Qt.Key_Down)
            compare(focused(), "rest-S2")
            press(Qt.Key_Right)
            compare(focused(), "rest-S3")
            press(Qt.Key_Down)
            compare(focused(), "rest-S3", "there is nothing below it")
        }
        function test_the_board_is_one_stop_of_tab() {
            press(Qt.Key_Down)
            verify(find("powderBoard").activeFocus)
            press(Qt.Key_Tab)
            compare(focused(), "holdings", "what lies behind the board")
            let stops = 0
            for (let n = 0; n < 60 && !find("powderBoard").activeFocus; ++n, ++stops)
                press(Qt.Key_Tab)
            verify(find("powderBoard").activeFocus, "round once")
            verify(stops < 30, stops + " stops")
            press(Qt.Key_Backtab)
            verify(!find("powderBoard").activeFocus, "and back")
        }
        function test_return_touches() {
            offer(["S1", "S3"])
            press(Qt.Key_Down)
            compare(focused(), "section-S1", "what is offered comes first")
            press(Qt.Key_Right, Qt.Key_Right)
            compare(focused(), "section-S3")
            press(Qt.Key_Return)
            compare(powder.asked.join(), "S3")
            offer([])
            verify(!find("powderBoard").activeFocus, "nothing is left to pick: on to the next control")
            verify(focused().length > 0)
        }
        function test_spots_are_reached_through_the_large_card() {
            table.showPowderDecision()
            wait(0)
            press(Qt.Key_Down)
            compare(focused(), "horde-S2.2", "the first row with spots that are offered")
            press(Qt.Key_Down)
            compare(focused(), "horde-S2.1")
            press(Qt.Key_Return)
            tryCompare(root.Window.activeFocusItem, "objectName", "spot-S2.1:b3", 1000)
            press(Qt.Key_Up)
            compare(focused(), "spot-S2.1:a3", "a forbidden one says its reason")
            press(Qt.Key_Down)
            press(Qt.Key_Return)
            compare(powder.asked.join(), "S2.1:b3")
            press(Qt.Key_Escape)
            verify(!findChild(screen, "hordeLens"))
            compare(focused(), "horde-S2.1", "back to the card")
        }
        function test_escape_closes_a_card_and_then_the_entry() {
            action.open = true
            find("horde-S2.2").forceActiveFocus(Qt.TabFocusReason)
            press(Qt.Key_Return)
            verify(find("hordeLens").visible)
            press(Qt.Key_Escape)
            verify(!findChild(screen, "hordeLens"))
            compare(action.asked.length, 0)
            press(Qt.Key_Escape)
            compare(action.asked.join(), "back")
            find("horde-S2.2").forceActiveFocus(Qt.TabFocusReason)
            press(Qt.Key_Return)
            find("entryBack").forceActiveFocus(Qt.TabFocusReason)
            press(Qt.Key_Escape)
            verify(!findChild(screen, "hordeLens"), "from the panel, too")
            compare(action.asked.join(), "back")
        }
        function test_a_finger_does_not_move_the_focused() {
            mouseClick(find("horde-S2.2"))
            wait(0)
            mouseClick(find("closeLens"))
            wait(0)
            offer(["S1", "S3"])
            const item = root.Window.activeFocusItem
            verify(!item || item.visualFocus !== true, focused())
        }
        function test_digits_go_to_the_dice_and_to_the_number() {
            action.open = true
            action.dice = true
            find("entryBack").forceActiveFocus(Qt.TabFocusReason)
            press(Qt.Key_2, Qt.Key_5)
            compare(table.asked.join(), "roll 2 5")
            action.dice = false
            action.number = true
            action.most = 20
            find("entryBack").forceActiveFocus(Qt.TabFocusReason)
            press(Qt.Key_1, Qt.Key_4)
            compare(find("typedNumber").text, "14")
            press(Qt.Key_Backspace)
            compare(find("typedNumber").text, "1")
        }
        function test_every_place_that_can_be_touched_has_a_name_for_a_screen_reader() {
            const seen = []
            function look(item) {
                if (!item.visible)
                    return
                if (item.press !== undefined && item.looks !== undefined && item.enabled) {
                    compare(item.Accessible.role, Accessible.Button, item.objectName)
                    verify(item.Accessible.name.length > 3, item.objectName)
                    verify(item.Accessible.focusable, item.objectName)
                    seen.push(item.objectName)
                }
                for (let i = 0; i < item.children.length; ++i)
                    look(item.children[i])
            }
            look(find("powderBoard"))
            verify(seen.length > 10, seen.join())
        }
        function test_the_signs_above_the_board_are_explained() {
            compare(find("fact-shame").Accessible.name, "Shame left 17")
            mouseClick(find("holdings"))
            tryVerify(() => findChild(screen, "meaning-shame") !== null)
            verify(find("meaning-shame").Accessible.name.indexOf("Shame left 17. Shame tokens in the pool.") === 0, find("meaning-shame").Accessible.name)
            press(Qt.Key_Escape)
        }
    }
}
