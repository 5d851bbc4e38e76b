// SPDX-License-Identifier: Apache-2.0
// A piece that disappears at one place and appears at another travels, above a board that is painted only
// twice; an impatient player does not wait for it.
import QtQuick
import QtTest
import Watchfire.Ui
import Watchfire.Mock

Item {
    id: root
    width: 900
    height: 700

    MockBoard { id: model }
    MockBoard { id: world }
    BoardView { id: view; width: 800; height: 640; board: model }

    TestCase {
        name: "BoardTravel"
        when: windowShown

        readonly property var picture: view.picture
        property var calm: []

        function initTestCase() {
            model.load(shippedBoards["great-wall-6"])
            calm = model.hexes.rows
        }
        function init() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
            Theme.motion = false
            view.board = model
            view.reset()
            view.turn = 0
            view.painting = false
            model.hexes.rows = calm
            model.light([])
            waitForRendering(view, 200)
            compare(picture.travelling, false)
            Theme.motion = true
        }
        function cleanupTestCase() {
            Theme.motion = true
        }
        function hexOf(label) {
            return model.hexes.rows.find(row => row.label === label)
        }
        // One rider from assembly hex III to W3, where one waits already.
        function ride() {
            const from = hexOf("III").place
            const to = hexOf("W3").place
            model.hexes.rows = model.hexes.rows.map(row => row.place === from ? Object.assign({}, row, { riders: 0, numerals: [] })
                : row.place === to ? Object.assign({}, row, { riders: 2, numerals: ["III", "III"] }) : row)
        }
        function middle(item) {
            return Qt.point(item.x + item.width / 2, item.y + item.height / 2)
        }
        function away(one, other) {
            return Math.hypot(one.x - other.x, one.y - other.y)
        }

        function test_a_tower_falls_in_a_small_item_and_the_board_is_painted_twice() {
            const walls = model.walls.rows
            const calmImage = grabImage(view)
            const before = picture.paints
            const i = walls.findIndex(row => row.level > 0)
            model.walls.rows = walls.map((row, at) => at === i ? Object.assign({}, row, { level: row.level - 1 }) : row)
            tryVerify(() => picture.travelling)
            const tower = findChild(view, "travel-tower")
            verify(tower && tower.width <= 4 * picture.unit, "a frame paints a tower and not the board")
            tryVerify(() => tower.opacity < 0.9 && tower.opacity > 0)
            // The frame of its hex flashes, above the ground that was there before.
            const attack = model.hexes.rows.find(row => row.label === walls[i].wall)
            const corner = picture.toPixels(attack.cx, attack.cy - 0.9)
            const red = image => { const c = image.pixel(Math.round(corner.x), Math.round(corner.y)); return c.r - (c.g + c.b) / 2 }
            verify(red(grabImage(view)) > red(calmImage) + 0.1, "the frame flashes")
            tryVerify(() => !picture.travelling)
            waitForRendering(view, 200)
            verify(picture.paints - before <= 2, "painted " + (picture.paints - before) + " times")
            model.walls.rows = walls
            tryVerify(() => picture.travelling)
            mouseClick(view, 5, 5)
            verify(!picture.travelling, "a touch of the board ends it")
        }
        function test_a_rider_travels_and_the_board_is_painted_twice_data() {
            return [{ tag: "as it lies", turn: 0 }, { tag: "turned", turn: 90 }]
        }
        function test_a_rider_travels_and_the_board_is_painted_twice(data) {
            view.turn = data.turn
            waitForRendering(view, 200)
            const before = picture.paints
            ride()
            tryVerify(() => picture.travelling)
            const rider = findChild(view, "travel-rider")
            verify(rider)
            compare(findChild(view, "boardTravel").visible, true)
            const from = picture.toPixels(hexOf("III").cx, hexOf("III").cy)
            const to = picture.toPixels(hexOf("W3").cx, hexOf("W3").cy)
            verify(away(middle(rider), from) < picture.unit * 0.6, "it sets out where it stood")
            verify(rider.width < picture.unit * 4, "an item of a piece's size")
            const way = []
            const start = Date.now()
            while (picture.travelling && Date.now() - start < 5000) {
                way.push(middle(rider))
                wait(10)
            }
            verify(Date.now() - start < 2500, "it does not keep the table waiting")
            const last = way[way.length - 1]
            verify(away(last, to) < away(last, from), "it comes to where it goes")
            verify(way.some(at => away(at, from) > picture.unit * 0.4 && away(at, to) > picture.unit * 0.4), "and is seen between")
            compare(findChild(view, "boardTravel").visible, false)
            compare(findChild(view, "travel-rider"), null)
            tryCompare(picture, "paints", before + 2)
            waitForRendering(view, 300)
            compare(picture.paints, before + 2)
        }
        function test_undo_goes_the_way_back() {
            ride()
            tryVerify(() => picture.travelling)
            picture.arrive()
            compare(picture.travelling, false)
            model.hexes.rows = calm
            tryVerify(() => picture.travelling)
            const rider = findChild(view, "travel-rider")
            verify(away(middle(rider), picture.toPixels(hexOf("W3").cx, hexOf("W3").cy)) < picture.unit)
            tryVerify(() => !picture.travelling)
        }
        function test_a_drawn_number_is_turned_face_up() {
            const row = model.hexes.rows.find(row => row.number > 0)
            const at = picture.toPixels(row.cx, row.cy)
            // Beside the chip's middle: visible once it is half turned.
            const seen = () => String(grabImage(view).pixel(Math.round(at.x - picture.unit * 0.25), Math.round(at.y)))
            const faceUp = seen()
            const numbered = model.hexes.rows
            model.hexes.rows = numbered.map(other => other.place === row.place ? Object.assign({}, row, { number: 0 }) : other)
            tryVerify(() => picture.travelling)
            tryVerify(() => !picture.travelling)
            const ground = seen()
            verify(ground !== faceUp)
            model.hexes.rows = numbered
            tryVerify(() => picture.travelling)
            const chip = findChild(view, "travel-token")
            verify(chip)
            compare(seen(), ground, "on edge at first")
            while (picture.travelling) {
                compare(chip.opacity, 1, "it does not fade in")
                wait(20)
            }
            tryVerify(() => seen() === faceUp)
        }
        function test_a_touch_does_not_wait() {
            ride()
            tryVerify(() => picture.travelling)
            mousePress(view, 20, 20)
            compare(picture.travelling, false)
            mouseRelease(view, 20, 20)
        }
        function test_zoom_window_and_motion_end_it_data() {
            return [{ tag: "zoom", end: () => view.zoomAt(300, 300, 1.5) }, { tag: "window", end: () => view.width = 780 },
                    { tag: "motion", end: () => Theme.motion = false }, { tag: "theme", end: () => Theme.dark = !Theme.dark }]
        }
        function test_zoom_window_and_motion_end_it(data) {
            const dark = Theme.dark
            ride()
            tryVerify(() => picture.travelling)
            data.end()
            tryCompare(picture, "travelling", false, 100)
            view.width = 800
            Theme.dark = dark
        }
        function test_without_motion_all_is_there_at_once_data() {
            return [{ tag: "motion off", motion: false, painting: false }, { tag: "a brush", motion: true, painting: true }]
        }
        function test_without_motion_all_is_there_at_once(data) {
            Theme.motion = data.motion
            view.painting = data.painting
            const before = picture.paints
            ride()
            tryCompare(picture, "paints", before + 1)
            compare(picture.travelling, false)
            waitForRendering(view, 300)
            compare(picture.paints, before + 1)
        }
        function test_another_board_does_not_travel() {
            model.hexes.rows = calm.map(row => Object.assign({}, row, { terrain: "hills", robber: row.label === "W3" }))
            waitForRendering(view, 200)
            compare(picture.travelling, false)
        }
        // First the moved piece arrives, then the next places are lit.
        function test_lights_wait_until_it_has_arrived() {
            ride()
            model.light([["1,2", "danger"]])
            tryVerify(() => picture.travelling)
            compare(view.lights.count, 1)
            compare(view.lights.visible, false)
            tryVerify(() => !picture.travelling)
            compare(view.lights.visible, true)
        }
        function test_the_storm_goes_over_the_seam_the_short_way() {
            Theme.motion = false
            world.loadWorld()
            view.board = world
            tryVerify(() => picture.period > 0, 10000)
            world.moveStorm(["0,4"], "W")
            waitForRendering(view, 200)
            Theme.motion = true
            world.marks.rows = [world.storm("11,4", "W")].concat(world.marks.rows.filter(row => row.kind !== "storm"))
            tryVerify(() => picture.travelling)
            const stage = findChild(view, "boardTravel")
            verify(stage.clip)
            verify(stage.width < view.width + 1)
            verify(stage.children.length >= 2, "seen at either end: " + stage.children.length)
            tryVerify(() => !picture.travelling)
        }
    }
}
