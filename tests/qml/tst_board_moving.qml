// SPDX-License-Identifier: Apache-2.0
// While a finger moves the board, nobody waits for its ground: the image moves with the finger, and another thread
// paints the ground where it lies now. At rest the picture is the same as one painted at once.
import QtQuick
import QtTest
import Watchfire.Ui
import Watchfire.Mock

Item {
    id: root
    width: 900
    height: 1300

    MockBoard { id: model }
    BoardView { id: view; width: 800; height: 640; board: model }
    BoardView { id: other; y: 650; width: 800; height: 640; board: model }

    // What lies over the board.
    Loader {
        id: cover
        width: 800
        height: 640
        active: false
        sourceComponent: Dialog { title: "A question" }
    }

    TestCase {
        name: "BoardMoving"
        when: windowShown

        readonly property var picture: view.picture

        function init() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
            Theme.motion = false
        }
        function load(name) {
            if (name === "world")
                model.loadWorld()
            else
                model.load(shippedBoards[name])
            view.reset()
            waitForRendering(view)
        }
        // Where a hexagon is cut off, its smooth sides may differ by a little.
        function same(one, two) {
            for (let x = 0; x < 800; x += 5)
                for (let y = 0; y < 640; y += 5)
                    if (Math.abs(one.red(x, y) - two.red(x, y)) > 4 || Math.abs(one.blue(x, y) - two.blue(x, y)) > 4)
                        return false
            return true
        }
        // The other view is put there at once.
        function isSharp() {
            other.reset()
            other.picture.zoom = picture.zoom
            other.picture.panX = picture.panX
            other.picture.panY = picture.panY
            other.picture.seam = picture.seam
            waitForRendering(other, 200)
            const wanted = grabImage(other)
            tryVerify(() => same(grabImage(view), wanted), 10000)
        }
        function test_a_zoomed_board_follows_a_finger_data() {
            return [{ tag: "great-wall-6" }, { tag: "raiders-6" }, { tag: "world" }]
        }
        function test_a_zoomed_board_follows_a_finger(data) {
            load(data.tag)
            view.zoomAt(400, 320, 2)
            waitForRendering(view)
            const before = picture.grounds
            const shown = grabImage(view)
            mousePress(view, 400, 300)
            mouseMove(view, 460, 300, 20)
            verify(picture.moving)
            const from = Qt.point(picture.panX, picture.seam)
            mouseMove(view, 500, 310, 20)
            mouseMove(view, 520, 320, 20)
            waitForRendering(view, 200)
            verify(picture.panX !== from.x || picture.seam !== from.y)
            mouseRelease(view, 520, 320)
            verify(!picture.moving)
            isSharp()
            verify(!grabImage(view).equals(shown))
            compare(picture.grounds, before, "nobody waited for the ground")
        }
        // Qt offers a press that a dialog has taken to the handlers below it, too.
        function test_no_finger_reaches_the_board_through_a_dialog() {
            load("great-wall-6")
            view.zoomAt(400, 320, 2)
            waitForRendering(view)
            const where = () => [picture.panX, picture.panY, picture.seam, picture.zoom].join()
            const before = where()
            const asked = model.taps.length
            cover.active = true
            waitForRendering(view, 200)
            for (const at of [Qt.point(20, 20), Qt.point(400, 320)]) {
                mouseDrag(root, at.x, at.y, 150, 90)
                compare(where(), before, "a mouse moved it")
                mouseClick(root, at.x, at.y)
                mousePress(root, at.x, at.y)
                wait(1000)
                mouseRelease(root, at.x, at.y)
                mouseWheel(root, at.x, at.y, 0, 120)
                compare(where(), before, "a wheel zoomed it")
                const touch = touchEvent(root)
                touch.press(1, root, at.x, at.y).commit()
                for (let i = 1; i < 8; ++i)
                    touch.move(1, root, at.x + 20 * i, at.y + 12 * i).commit()
                touch.release(1, root, at.x + 140, at.y + 84).commit()
                compare(where(), before, "a finger moved it")
                touch.press(1, root, at.x, at.y).press(2, root, at.x + 60, at.y + 60).commit()
                for (let i = 1; i < 8; ++i)
                    touch.move(1, root, at.x, at.y).move(2, root, at.x + 60 + 20 * i, at.y + 60 + 20 * i).commit()
                touch.release(1, root, at.x, at.y).release(2, root, at.x + 200, at.y + 200).commit()
                compare(where(), before, "two fingers zoomed it")
            }
            compare(model.taps.length, asked, "nothing was tapped")
            cover.active = false
            mouseDrag(root, 400, 320, 150, 90)
            verify(where() !== before, "without the dialog it moves")
        }
        function test_the_image_is_under_the_finger_before_it_is_sharp() {
            load("great-wall-6")
            view.zoomAt(400, 320, 2)
            waitForRendering(view)
            picture.moving = true
            waitForRendering(view, 200)
            const before = grabImage(view)
            view.picture.slide(60, 40)
            const after = grabImage(view)
            for (let x = 300; x < 500; x += 7)
                for (let y = 200; y < 400; y += 9)
                    compare(String(after.pixel(x + 60, y + 40)), String(before.pixel(x, y)), x + ", " + y)
            picture.moving = Qt.binding(() => false)
            isSharp()
        }
        function test_a_wheel_and_a_pinch_do_not_wait_either() {
            load("great-wall-6")
            const before = picture.grounds
            for (let i = 0; i < 4; ++i)
                mouseWheel(view, 300, 300, 0, 120)
            verify(picture.zoom > 1.5)
            tryVerify(() => !picture.moving)
            const fingers = touchEvent(view)
            fingers.press(1, view, 350, 300).press(2, view, 450, 300).commit()
            for (let i = 1; i <= 25; ++i)
                fingers.move(1, view, 350 - i * 4, 300).move(2, view, 450 + i * 4, 300).commit()
            verify(picture.moving)
            fingers.release(1, view, 250, 300).release(2, view, 550, 300).commit()
            isSharp()
            compare(picture.grounds, before, "nobody waited for the ground")
            // The next tap of a finger counts again.
            const taps = model.taps.length
            touchEvent(view).press(1, view, 400, 300).commit()
            touchEvent(view).release(1, view, 400, 300).commit()
            compare(model.taps.length, taps + 1)
        }
        // Water rises while a finger moves the board: other ground is painted at once.
        function test_other_ground_is_never_shown_late() {
            load("great-wall-6")
            const before = picture.grounds
            picture.moving = true
            const row = model.hexes.rows.find(hex => hex.number > 0)
            model.hexes.rows = model.hexes.rows.map(hex => hex.place === row.place ? Object.assign({}, hex, { flooded: true }) : hex)
            tryCompare(picture, "grounds", before + 1)
            picture.moving = Qt.binding(() => false)
            isSharp()
        }
        function test_nothing_is_painted_at_rest() {
            load("great-wall-6")
            mouseWheel(view, 300, 300, 0, 120)
            tryVerify(() => !picture.moving)
            isSharp()
            wait(300)
            const before = picture.paints
            wait(300)
            compare(picture.paints, before)
        }
    }
}
