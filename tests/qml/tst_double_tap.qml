// SPDX-License-Identifier: Apache-2.0
// A double tap, 180 ms apart, presses nothing that the first tap opened; other taps never wait.
import QtQuick
import QtTest
import Watchfire.Ui
import Watchfire.Mock

Item {
    id: root
    width: 1280
    height: 800

    property string pane: "dice"
    property var did: []
    function note(what: string) { did = did.concat([what]) }

    Loader {
        id: stage
        objectName: "stage"
        sourceComponent: ({ dice: dice, end: end, steps: steps, board: board, asks: asks, ticks: ticks })[root.pane]
    }
    Component {
        id: dice
        DiceEntry {
            width: 600
            onRolled: (first, second) => { root.note("roll " + first + " " + second); root.pane = "end" }
        }
    }
    Component {
        id: end
        Item {
            width: 1280
            height: 800
            PushButton { objectName: "endTurn"; width: 600; height: 400; text: "End turn"; onClicked: root.note("end") }
            PushButton { objectName: "build"; x: 700; width: 300; height: 100; text: "Build"; onClicked: root.note("build") }
        }
    }
    // One place, one name, one act with a count in its text; then another act under the same name.
    Component {
        id: steps
        PushButton {
            property int more: 3
            objectName: "next"
            width: 300
            height: 100
            text: more > 0 ? "Done, " + more + " left" : "End turn"
            onClicked: { root.note(text); more -= 1 }
        }
    }
    // The last step is ticked, and what ends the turn stands in the place of its button.
    Component {
        id: ticks
        Item {
            property bool ticked: false
            width: 400
            height: 200
            PushButton { objectName: "stepDone"; visible: !parent.ticked; width: 300; height: 100; text: "Done"; onClicked: { root.note("done"); parent.ticked = true } }
            PushButton { objectName: "endTurn"; visible: parent.ticked; width: 300; height: 100; text: "End turn"; tapPatience: Theme.tapPatience; onClicked: root.note("end") }
        }
    }
    // The same words below two questions, one after the other.
    Component {
        id: asks
        Item {
            property int tapContext: 1
            width: 400
            height: 200
            PushButton { objectName: "ladders"; width: 300; height: 100; text: "Ladders"; onClicked: { root.note("card " + parent.tapContext); parent.tapContext += 1 } }
        }
    }
    Component {
        id: board
        BoardView { width: 800; height: 640; board: model }
    }
    MockBoard {
        id: model
        property string place: "one"
        function meant(x, y, target) { return place }
        function tap(x, y, target) { root.note(place); place = "two" }
    }
    TapGuard { id: guard; reach: 50 }

    TestCase {
        id: test
        name: "DoubleTap"
        when: windowShown

        function init() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
            Theme.density = 5.9
            Theme.screenWidth = 1280
            Theme.screenHeight = 800
            Theme.motion = false
            root.did = []
            root.pane = ""
            wait(600) // earlier taps are forgotten
        }
        function spot(name) {
            const item = findChild(root, name)
            verify(item, name + " is not there")
            return item.mapToItem(root, item.width / 2, item.height / 2)
        }
        // A finger at a point of the screen.
        function finger(at) {
            touchEvent(root).press(1, root, at.x, at.y).commit()
            touchEvent(root).release(1, root, at.x, at.y).commit()
        }
        function test_the_same_words_below_the_next_question() {
            show("asks")
            wait(600) // the last test has pressed here
            const at = spot("ladders")
            finger(at)
            wait(120)
            finger(at)
            compare(root.did.join(), "card 1")
            wait(600)
            finger(at)
            compare(root.did.join(), "card 1,card 2")
        }
        function test_a_habitual_tap_on_done_ends_no_turn() {
            wait(Theme.tapPatience)
            show("ticks")
            const at = spot("stepDone")
            finger(at)
            compare(root.did.join(), "done")
            // Slower than a double tap.
            wait(700)
            finger(at)
            compare(root.did.join(), "done")
            wait(Theme.tapPatience)
            finger(at)
            compare(root.did.join(), "done,end")
        }
        function show(pane) {
            root.pane = pane
            waitForRendering(root, 200)
        }
        function test_a_double_tap_on_the_second_die_ends_no_turn() {
            show("dice")
            finger(spot("die-1-3"))
            const second = spot("die-2-4")
            finger(second)
            compare(root.did.join(), "roll 3 4")
            tryVerify(() => findChild(root, "endTurn") !== null)
            const before = guard.dropped
            wait(180)
            finger(second)
            compare(root.did.join(), "roll 3 4")
            compare(guard.dropped, before + 1)
            // A nervous finger does not get further.
            wait(120)
            finger(Qt.point(second.x + 20, second.y - 20))
            compare(root.did.join(), "roll 3 4")
            // A tap by somebody who has seen the new item counts.
            wait(500)
            finger(second)
            compare(root.did.join(), "roll 3 4,end")
        }
        function test_the_mouse_is_a_finger_too() {
            show("dice")
            const first = spot("die-1-3")
            const second = spot("die-2-4")
            mouseClick(root, first.x, first.y)
            mouseDoubleClickSequence(root, second.x, second.y)
            compare(root.did.join(), "roll 3 4")
            wait(600)
            mouseClick(root, second.x, second.y)
            compare(root.did.join(), "roll 3 4,end")
        }
        function test_other_buttons_wait_for_nothing() {
            show("dice")
            finger(spot("die-1-3"))
            finger(spot("die-2-4"))
            tryVerify(() => findChild(root, "build") !== null)
            finger(spot("build"))
            compare(root.did.join(), "roll 3 4,build")
        }
        function test_the_same_button_again_waits_for_nothing() {
            show("steps")
            for (let i = 0; i < 3; ++i)
                finger(spot("next"))
            compare(root.did.join(), "Done, 3 left,Done, 2 left,Done, 1 left")
            // Its text has changed, but not its place.
            wait(100)
            finger(spot("next"))
            compare(root.did.length, 3)
            wait(600)
            finger(spot("next"))
            compare(root.did[3], "End turn")
        }
        function test_keys_and_readers_wait_for_nothing() {
            show("dice")
            finger(spot("die-1-3"))
            finger(spot("die-2-4"))
            const button = findChild(root, "endTurn")
            button.Accessible.pressAction()
            button.forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(root.did.join(), "roll 3 4,end,end")
        }
        function test_a_place_of_the_board_that_means_another_one_now() {
            model.load(shippedBoards["great-wall-4"])
            model.offer("corner", ["1,2:N"])
            model.pickTitle = "Settlement"
            model.picking = true
            model.place = "one"
            show("board")
            const at = Qt.point(300, 300)
            finger(at)
            wait(180)
            finger(at)
            compare(root.did.join(), "one")
            wait(500)
            finger(at)
            compare(root.did.join(), "one,two")
            // As long as the place means the same, every tap counts.
            finger(at)
            compare(root.did.join(), "one,two,two")
        }
        function test_what_changes_later_counts_too() {
            show("dice")
            const at = spot("die-2-4")
            finger(at)
            // The roll arrives from elsewhere while the finger is on its way back.
            wait(400)
            root.pane = "end"
            waitForRendering(root, 200)
            wait(200)
            finger(at)
            compare(root.did.join(), "")
            wait(500)
            finger(at)
            compare(root.did.join(), "end")
        }
    }
}
