// SPDX-License-Identifier: Apache-2.0
// The board picture: where a finger lands in board units, zoom and turn, the magnifier, the note that
// must not hide a hex, and that nothing is painted while nothing changes.
import QtQuick
import QtTest
import Watchfire.Ui
import Watchfire.Mock

Item {
    id: root
    width: 900
    height: 700

    MockBoard { id: model }
    BoardView { id: view; width: 800; height: 640; board: model }

    TestCase {
        name: "Board"
        when: windowShown

        function initTestCase() {
            Theme.motion = false
            model.load(shippedBoards["great-wall-6"])
            waitForRendering(view)
        }
        function init() {
            failOnWarning(/.?/)
            view.reset()
            view.turn = 0
            view.noteSizes = []
            model.taps = []
            model.offer("hex", [])
            model.hasCandidate = false
            waitForRendering(view, 200)
        }
        function spot(x, y) {
            return view.picture.toPixels(x, y)
        }
        // Where the model says the hex lies, and where the tap was told to be.
        function test_tap_arrives_in_board_units_data() {
            return [{ tag: "whole", zoom: 1, turn: 0 }, { tag: "zoomed", zoom: 2.5, turn: 0 }, { tag: "turned", zoom: 1, turn: 90 },
                    { tag: "upside down, zoomed", zoom: 1.7, turn: 180 }, { tag: "left", zoom: 1, turn: 270 }]
        }
        function test_tap_arrives_in_board_units(data) {
            view.turn = data.turn
            const c = model.centre("1,2")
            const before = spot(c.x, c.y)
            view.zoomAt(before.x, before.y, data.zoom)
            const at = spot(c.x, c.y)
            mouseClick(view, at.x, at.y)
            compare(model.taps.length, 1)
            fuzzyCompare(model.taps[0].x, c.x, 0.05)
            fuzzyCompare(model.taps[0].y, c.y, 0.05)
            fuzzyCompare(model.taps[0].target, 12 * Theme.mm / view.picture.unit, 0.001)
            touchEvent(view).press(1, view, at.x, at.y).commit()
            touchEvent(view).release(1, view, at.x, at.y).commit()
            compare(model.taps.length, 2)
            fuzzyCompare(model.taps[1].x, c.x, 0.05)
        }
        function test_zoom_keeps_the_point_and_stays_within_reach() {
            const c = model.centre("0,2")
            const before = spot(c.x, c.y)
            view.zoomAt(before.x, before.y, 2)
            fuzzyCompare(spot(c.x, c.y).x, before.x, 1)
            fuzzyCompare(spot(c.x, c.y).y, before.y, 1)
            mouseDrag(view, 400, 300, 5000, 0)
            verify(view.picture.panX <= (view.picture.zoom - 1) * view.width / 2 + 0.5)
            mouseClick(findChild(view, "fitBoard"))
            compare(view.picture.zoom, 1)
            compare(view.picture.panX, 0)
        }
        function test_pinch_zooms() {
            const fingers = touchEvent(view)
            fingers.press(1, view, 350, 300).press(2, view, 450, 300).commit()
            // Six times as far apart; the first millimetres only make it a pinch.
            for (let i = 1; i <= 25; ++i)
                fingers.move(1, view, 350 - i * 10, 300).move(2, view, 450 + i * 10, 300).commit()
            fingers.release(1, view, 100, 300).release(2, view, 700, 300).commit()
            verify(view.picture.zoom > 1.5, "zoom is " + view.picture.zoom)
        }
        function test_places_are_reached_by_name() {
            model.offer("side", ["1,2:NW", "1,2:E"])
            waitForRendering(view)
            const item = findChild(view, "place-side-1,2:E")
            verify(item)
            const s = model.side("1,2:E")
            fuzzyCompare(item.x + 1, spot((s.x1 + s.x2) / 2, 0).x, 0.5)
            mouseClick(item)
            compare(model.taps.length, 1)
            fuzzyCompare(model.taps[0].y, (s.y1 + s.y2) / 2, 0.05)
            item.Accessible.pressAction()
            compare(model.chosen, 1)
            compare(item.Accessible.role, Accessible.Button)
        }
        function test_magnifier_confirms() {
            model.offer("corner", ["1,2:N", "1,2:NE"])
            const c = model.corner("1,2:N")
            model.candidatePoint = c
            model.candidateLabel = "Hills 8 and forest 4"
            model.hasCandidate = true
            waitForRendering(view)
            const button = findChild(view, "confirmPlace")
            verify(button.visible)
            compare(button.text, "Hills 8 and forest 4")
            const before = model.confirmed
            mouseClick(button)
            compare(model.confirmed, before + 1)
        }
        // The note's room touches no hex, whatever its shape.
        function test_note_hides_no_hex_data() {
            return [{ tag: "column", sizes: [Qt.size(190, 440)] }, { tag: "row", sizes: [Qt.size(700, 80)] },
                    { tag: "any", sizes: [Qt.size(190, 440), Qt.size(380, 220), Qt.size(780, 80)] }]
        }
        function test_note_hides_no_hex(data) {
            const alone = view.picture.unit
            view.noteSizes = data.sizes
            verify(view.noteIndex >= 0)
            const note = view.noteRect
            verify(note.width > 0)
            verify(view.picture.unit <= alone + 0.001)
            verify(view.picture.unit > alone * 0.6, "the board stays large: " + view.picture.unit + " of " + alone)
            for (const hex of model.hexes.rows) {
                for (let i = 0; i < 6; ++i) {
                    const angle = (i * 60 - 90) * Math.PI / 180
                    const p = spot(hex.cx + Math.cos(angle) * 0.97, hex.cy + Math.sin(angle) * 0.97)
                    verify(p.x <= note.x || p.x >= note.x + note.width || p.y <= note.y || p.y >= note.y + note.height,
                           hex.place + " is hidden")
                    verify(p.x >= -1 && p.y >= -1 && p.x <= view.width + 1 && p.y <= view.height + 1, hex.place + " is outside")
                }
            }
        }
        function test_nothing_is_painted_while_nothing_changes() {
            waitForRendering(view, 200)
            const before = view.picture.paints
            for (let i = 0; i < 5; ++i)
                waitForRendering(view, 50)
            compare(view.picture.paints, before)
            // Lights lie on their own item: they do not paint the board anew.
            model.light([["1,2", "danger"]])
            waitForRendering(view, 500)
            compare(view.picture.paints, before)
            model.walls.set(0, "level", 4)
            waitForRendering(view, 500)
            tryCompare(view.picture, "paints", before + 1, 10000)
        }
    }
}
