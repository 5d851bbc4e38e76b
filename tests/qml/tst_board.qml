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
    MockBoard { id: world }

    TestCase {
        name: "Board"
        when: windowShown

        function initTestCase() {
            Theme.motion = false
            model.load(shippedBoards["great-wall-6"])
            waitForRendering(view)
        }
        function init() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
            view.board = model
            view.reset()
            view.turn = 0
            world.taps = []
            world.offer("hex", [])
            view.noteSizes = []
            view.croppable = false
            if (model.sea !== 2) {
                model.sea = 2
                model.load(shippedBoards["great-wall-6"])
            }
            model.taps = []
            model.offer("hex", [])
            model.hasCandidate = false
            waitForRendering(view, 200)
        }
        function spot(x, y) {
            return view.picture.toPixels(x, y)
        }
        function test_a_place_that_is_pointed_at_is_ringed_and_then_not() {
            const ring = findChild(view, "placePulse")
            verify(!ring.visible)
            model.light([["1,2", "do"], ["2,2", "do"]])
            waitForRendering(view, 200)
            model.pointed("hex 2,2")
            verify(ring.visible)
            const c = model.centre("2,2")
            const at = spot(c.x, c.y)
            verify(Math.abs(ring.x + ring.width / 2 - at.x) < 2 && Math.abs(ring.y + ring.height / 2 - at.y) < 2)
            compare(ring.opacity, 1, "still, without motion")
            view.turn = 180
            const turned = spot(c.x, c.y)
            verify(Math.abs(turned.x - at.x) > 20, "the place moved")
            verify(Math.abs(ring.x + ring.width / 2 - turned.x) < 2 && Math.abs(ring.y + ring.height / 2 - turned.y) < 2)
            tryVerify(() => !ring.visible, 4000)
            Theme.motion = true
            model.pointed("hex 1,2")
            tryVerify(() => ring.opacity < 0.5)
            mouseClick(view, 5, 5)
            verify(!ring.visible, "a touch of the board ends it")
            Theme.motion = false
            model.light([])
        }
        // The model's place of the hex must match the place of the tap.
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
        function test_what_stands_on_the_outermost_sides_is_on_the_picture_data() {
            return [0, 90, 180, 270].map(turn => ({ tag: turn, turn: turn }))
        }
        function test_what_stands_on_the_outermost_sides_is_on_the_picture(data) {
            view.turn = data.turn
            // Nobody builds on the steppe before the wall.
            const centres = model.hexes.rows.filter(hex => hex.kind === "land" || hex.kind === "sea").map(hex => Qt.point(hex.cx, hex.cy))
            verify(centres.length > 20, centres.length)
            const half = Math.sqrt(3) / 2
            const reach = 0.15 * view.picture.unit  // half the width of a road with its edge
            for (const c of centres) {
                for (const side of [Qt.point(c.x - half, c.y), Qt.point(c.x + half, c.y)]) {
                    const at = spot(side.x, side.y)
                    verify(at.x >= reach && at.x <= view.picture.width - reach, `${side} at ${at}`)
                    verify(at.y >= reach && at.y <= view.picture.height - reach, `${side} at ${at}`)
                }
            }
        }
        function test_what_stands_on_the_worlds_edges_is_on_the_picture() {
            world.loadWorld()
            view.board = world
            waitForRendering(view, 200)
            const rows = world.hexes.rows.map(hex => hex.cy)
            const reach = 0.15 * view.picture.unit
            verify(spot(0, Math.min(...rows) - 1).y >= reach)
            verify(spot(0, Math.max(...rows) + 1).y <= view.picture.height - reach)
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
        // One tap in the magnifier is one tap, on what is seen there; the board beneath is not tapped, too.
        function test_a_tap_in_the_magnifier_means_what_it_shows_data() {
            return [{ tag: "the marked corner", corner: "1,2:N" }, { tag: "another corner", corner: "1,2:NE" },
                    { tag: "upside down", corner: "1,2:NE", turn: 180 }, { tag: "zoomed", corner: "1,2:NE", zoom: 1.4 }]
        }
        function test_a_tap_in_the_magnifier_means_what_it_shows(data) {
            view.turn = data.turn ?? 0
            const c = model.corner("1,2:N")
            if (data.zoom)
                view.zoomAt(spot(c.x, c.y).x, spot(c.x, c.y).y, data.zoom)
            model.offer("corner", ["1,2:N", "1,2:NE"])
            model.candidatePoint = c
            model.candidateLabel = "Hills 8 and forest 4"
            model.hasCandidate = true
            waitForRendering(view)
            const loupe = findChild(view, "boardLoupe")
            const meant = model.corner(data.corner)
            // Where the magnifier shows it.
            const pixels = view.picture.unit * loupe.magnification * (data.turn ? -1 : 1)
            const at = Qt.point(loupe.width / 2 + (meant.x - c.x) * pixels, loupe.height / 2 + (meant.y - c.y) * pixels)
            verify(loupe.contains(at), data.corner + " is seen in it")
            const confirmed = model.confirmed
            mouseClick(loupe, at.x, at.y)
            // The board is visible outside the circle, and takes the tap there.
            mouseClick(loupe, 2, 2)
            compare(model.taps.length, 2)
            fuzzyCompare(model.taps[1].target, 12 * Theme.mm / view.picture.unit, 0.001)
            touchEvent(loupe).press(1, loupe, at.x, at.y).commit()
            touchEvent(loupe).release(1, loupe, at.x, at.y).commit()
            compare(model.taps.length, 3)
            compare(model.confirmed, confirmed)
            for (const tap of [model.taps[0], model.taps[2]]) {
                fuzzyCompare(tap.x, meant.x, 0.05)
                fuzzyCompare(tap.y, meant.y, 0.05)
                fuzzyCompare(tap.target, 12 * Theme.mm / (view.picture.unit * loupe.magnification), 0.001)
            }
            // Uses the same finger on the board: Qt ignores a mouse click that follows a touch on the
            // covering item.
            touchEvent(view).press(1, view, 2, 2).commit()
            touchEvent(view).release(1, view, 2, 2).commit()
            compare(model.taps.length, 4)
        }
        // The note's area touches no hex, whatever its shape.
        function test_note_hides_no_hex_data() {
            return [{ tag: "column", sizes: [Qt.size(190, 440)] }, { tag: "row", sizes: [Qt.size(700, 80)] },
                    { tag: "any", sizes: [Qt.size(190, 440), Qt.size(380, 220), Qt.size(780, 80)] }]
        }
        function test_note_hides_no_hex(data) {
            const alone = view.picture.unit
            view.noteSizes = [data.sizes]
            compare(view.noteRects.length, 1)
            verify(view.noteIndexes[0] >= 0)
            const note = view.noteRects[0]
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
        // Sea on which nothing stands, or in whose middle only the pirate does, runs out under the edge.
        function test_sea_is_no_reason_to_shrink_data() {
            return [{ tag: "bare", sea: 0 }, { tag: "crossed by the pirate", sea: 1 }]
        }
        function test_sea_is_no_reason_to_shrink(data) {
            const whole = view.picture.unit
            model.sea = data.sea
            model.load(shippedBoards["great-wall-6"])
            waitForRendering(view, 200)
            const unit = view.picture.unit
            verify(unit > whole * 1.02, unit + " instead of " + whole)
            const within = (at, reach, what) => {
                const p = spot(at.x, at.y)
                verify(p.x >= reach * unit && p.x <= view.picture.width - reach * unit
                       && p.y >= reach * unit && p.y <= view.picture.height - reach * unit, what + " at " + p)
            }
            for (const hex of model.hexes.rows) {
                if (hex.terrain !== "sea")
                    within(Qt.point(hex.cx, hex.cy), 0.86, hex.place)
                else if (data.sea === 1)
                    within(Qt.point(hex.cx, hex.cy), 0.5, "the pirate on " + hex.place)
            }
            for (const harbour of model.harbours.rows) {
                const middle = Qt.point((harbour.x1 + harbour.x2) / 2, (harbour.y1 + harbour.y2) / 2)
                const way = Qt.point(harbour.cx - middle.x, harbour.cy - middle.y)
                const share = 0.53 / Math.hypot(way.x, way.y)
                within(Qt.point(middle.x + way.x * share, middle.y + way.y * share), 0.38, "the harbour " + harbour.place)
            }
            model.sea = 2
            model.load(shippedBoards["great-wall-6"])
            waitForRendering(view, 200)
            compare(view.picture.unit, whole)
        }
        // The sand lies between land and sea, and nowhere else.
        function test_a_coast_lies_where_land_meets_sea() {
            const sand = Theme.dark ? Qt.color("#c9b384") : Qt.color("#e6d3a4")
            const image = grabImage(view)
            const far = (a, b) => Math.abs(a.r - b.r) + Math.abs(a.g - b.g) + Math.abs(a.b - b.b)
            const kinds = {}
            for (const hex of model.hexes.rows)
                kinds[Math.round(hex.cx * 10) + "," + Math.round(hex.cy * 10)] = hex.kind
            let coasts = 0
            for (const hex of model.hexes.rows.filter(row => row.kind === "land")) {
                const across = kinds[Math.round((hex.cx + Math.sqrt(3)) * 10) + "," + Math.round(hex.cy * 10)]
                // A third of the way along the east side, beside what may lie in its middle, just outside it.
                const p = spot(hex.cx + Math.sqrt(3) / 2 + 0.045, hex.cy - 0.17)
                const beach = far(image.pixel(Math.round(p.x), Math.round(p.y)), sand) < 0.2
                const free = !model.lines.rows.some(row => Math.hypot((row.x1 + row.x2) / 2 - hex.cx - Math.sqrt(3) / 2, (row.y1 + row.y2) / 2 - hex.cy) < 0.1)
                             && !model.harbours.rows.some(row => Math.hypot((row.x1 + row.x2) / 2 - hex.cx - Math.sqrt(3) / 2, (row.y1 + row.y2) / 2 - hex.cy) < 0.1)
                if (!free)
                    continue
                coasts += across === "sea" ? 1 : 0
                compare(beach, across === "sea", hex.place + " towards " + across)
            }
            verify(coasts > 1, coasts + " coasts seen")
        }
        function test_nothing_is_painted_while_nothing_changes() {
            waitForRendering(view, 200)
            const before = view.picture.paints
            for (let i = 0; i < 5; ++i)
                waitForRendering(view, 50)
            compare(view.picture.paints, before)
            // Lights are a separate item, so they do not repaint the board.
            model.light([["1,2", "danger"]])
            waitForRendering(view, 500)
            compare(view.picture.paints, before)
            model.walls.set(0, "level", 4)
            waitForRendering(view, 500)
            tryCompare(view.picture, "paints", before + 1, 10000)
        }

        // Lights are beneath the pieces: a settlement just placed, a harbour, a number.
        function test_lights_cover_nothing_data() {
            const c = model.corner("1,2:N")
            const harbour = model.harbours.rows.find(row => row.trade !== "any")
            const pier = Qt.point((harbour.x1 + harbour.x2) / 2, (harbour.y1 + harbour.y2) / 2)
            const sea = model.hexes.rows.filter(row => row.terrain === "sea")
                .sort((a, b) => Math.hypot(a.cx - harbour.cx, a.cy - harbour.cy) - Math.hypot(b.cx - harbour.cx, b.cy - harbour.cy))[0]
            const land = model.hexes.rows.find(row => row.number > 0 && row.riders === 0 && !row.robber)
            return [{ tag: "a settlement among roads", kind: "side", places: ["1,2:NE", "1,2:NW", "1,1:E"], at: c, reach: 0.24 },
                    { tag: "a settlement that may grow", kind: "corner", places: ["1,2:N"], at: c, reach: 0.2 },
                    { tag: "a harbour", kind: "hex", places: [sea.place],
                      at: Qt.point(pier.x + (sea.cx - pier.x) * 0.55, pier.y + (sea.cy - pier.y) * 0.55), reach: 0.2 },
                    { tag: "a number", kind: "hex", places: [land.place], at: Qt.point(land.cx, land.cy + 0.08), reach: 0.3 }]
        }
        function test_lights_cover_nothing(data) {
            // The sides next to the settlement; a road there would also cover the marks.
            model.change(model.lines, "1,2:NE", { place: "0,5:E", x1: 0, y1: 7, x2: 0, y2: 8 })
            const look = () => {
                const image = grabImage(view)
                const p = spot(data.at.x, data.at.y)
                const all = []
                for (let i = 0; i < 16; ++i) {
                    const away = data.reach * view.picture.unit * (i % 2 === 0 ? 1 : 0.6)
                    all.push(image.pixel(Math.round(p.x + away * Math.cos(i * Math.PI / 8)), Math.round(p.y + away * Math.sin(i * Math.PI / 8))))
                }
                return all
            }
            waitForRendering(view, 200)
            const before = look()
            model.offer(data.kind, data.places)
            waitForRendering(view, 500)
            // What is painted twice has harder edges, but the same colour.
            const differs = (a, b) => Math.abs(a.r - b.r) + Math.abs(a.g - b.g) + Math.abs(a.b - b.b) > 0.25
            const after = look()
            verify(after.filter((colour, i) => differs(colour, before[i])).length <= 2, "it is covered: " + before + " " + after)
            model.load(shippedBoards["great-wall-6"])
        }
        // From where the piece lies to where it goes, for each step that moves something.
        function test_a_way_is_drawn_data() {
            return [{ tag: "rider", lit: ["0,2", "2,2"], act: "move-rider" }, { tag: "robber", lit: ["2,2"], act: "move-robber" },
                    { tag: "pirate", lit: ["2,2"], act: "move-pirate" }, { tag: "raider", lit: ["0,2", "2,2"], act: "raider-takes" },
                    { tag: "storm", lit: ["0,2", "1,2", "2,2"], act: "move-storm" }]
        }
        function test_a_way_is_drawn(data) {
            model.change(model.hexes, "0,2", { robber: data.tag === "robber", pirate: data.tag === "pirate" })
            // Between a ring and the number of the hex in between.
            const p = spot(model.centre("0,2").x + 1.1, model.centre("0,2").y)
            const look = () => grabImage(view).pixel(Math.round(p.x), Math.round(p.y))
            waitForRendering(view, 200)
            const before = look()
            model.light(data.lit.map(at => [at, "do", "collect"]))
            waitForRendering(view, 500)
            const still = look()
            // Only the veil lies between the lit hexes, unless the hex itself is lit.
            const veiled = channel => data.lit.includes("1,2") ? before[channel]
                : before[channel] + ({ r: 0x07, g: 0x0d, b: 0x13 }[channel] / 255 - before[channel]) * 107 / 255
            for (const channel of ["r", "g", "b"])
                fuzzyCompare(still[channel], veiled(channel), 0.04, "no way where nothing moves")
            model.light(data.lit.map(at => [at, "do", data.act]))
            waitForRendering(view, 500)
            const after = look()
            model.light([])
            model.change(model.hexes, "0,2", { robber: false, pirate: false })
            verify(String(after) !== String(still), "no way is seen")
        }

        function showWorld() {
            world.loadWorld()
            view.board = world
            tryVerify(() => view.picture.period > 0, 10000)
            waitForRendering(view, 200)
        }
        // Every pixel that shows the point, wherever the map repeats inside the picture.
        function spots(x, y) {
            const all = []
            const sight = view.picture.sightRect
            const first = view.picture.toPixels(x, y)
            const next = view.picture.period * view.picture.unit
            for (let i = -3; i <= 3; ++i) {
                const lying = view.turn % 180 !== 0
                const p = Qt.point(first.x + (lying ? 0 : i * next), first.y + (lying ? i * next : 0))
                if (p.x > Math.max(0, sight.x) && p.y > Math.max(0, sight.y) && p.x < Math.min(view.width, sight.x + sight.width)
                        && p.y < Math.min(view.picture.height, sight.y + sight.height))
                    all.push(p)
            }
            return all
        }
        // Its whole width would leave half of the height empty, so a part is shown, and the rest is found.
        function test_the_world_fills_the_height_data() {
            return [0, 90, 180, 270].map(turn => ({ tag: turn, turn: turn }))
        }
        function test_the_world_fills_the_height(data) {
            showWorld()
            view.turn = data.turn
            const whole = view.picture.unit
            verify(!view.picture.partly)
            view.croppable = true
            if (data.turn % 180 === 0) {
                verify(view.picture.partly)
                verify(view.picture.unit > whole * 1.2, view.picture.unit + " instead of " + whole)
            }
            if (!view.picture.partly)
                return
            const overview = findChild(view, "boardOverview")
            verify(overview.visible)
            const inSight = hex => {
                const p = spot(hex.cx, hex.cy)
                return p.x > view.picture.unit && p.x < view.width - view.picture.unit
                       && p.y > view.picture.unit && p.y < view.picture.height - view.picture.unit
            }
            const inner = world.hexes.rows.filter(row => row.terrain !== "sea")
            verify(inner.some(hex => !inSight(hex)), "a part is out of sight")
            // What is lit comes into sight, wherever it is.
            for (const hex of [inner[0], inner[inner.length - 1], inner[Math.floor(inner.length / 2)]]) {
                world.light([[hex.place, "do", "collect"]])
                tryVerify(() => inSight(hex), 5000, hex.place)
                world.light([])
            }
            // A touch in the overview goes there.
            const target = inner.find(hex => !inSight(hex))
            const box = Qt.point((target.cx - view.picture.board.mapLeft) / view.picture.period, 0.5)
            const along = data.turn >= 180 ? 1 - box.x : box.x
            const lying = data.turn % 180 !== 0
            mouseClick(overview, (lying ? 0.5 : along) * overview.width, (lying ? along : 0.5) * overview.height)
            tryVerify(() => inSight(target), 5000, "the overview leads to " + target.place)
            view.croppable = false
            compare(view.picture.unit, whole)
        }
        function test_plane_has_no_seam() {
            compare(view.picture.period, 0)
            compare(findChild(view, "boardSeamWest").visible, false)
            compare(findChild(view, "boardSeamEast").visible, false)
            const before = spot(0, 0)
            mouseDrag(view, 400, 300, 150, 0)
            compare(view.picture.seam, 0)
            compare(spot(0, 0), before)
            compare(view.picture.height, view.height)
        }
        function test_a_hex_over_the_seam_is_one_place_data() {
            return [{ tag: "as printed", scroll: 0, turn: 0 }, { tag: "turned", scroll: 0, turn: 90 }, { tag: "upside down", scroll: 0, turn: 180 },
                    { tag: "scrolled around", scroll: 6, turn: 0 }]
        }
        function test_a_hex_over_the_seam_is_one_place(data) {
            showWorld()
            view.turn = data.turn
            for (let i = 0; i < data.scroll; ++i)
                mouseClick(findChild(view, "boardSeamEast"))
            // 14 columns in steps of two: once and a half around would be seven.
            const c = world.centre("-1,1")
            const both = spots(c.x, c.y)
            if (data.scroll === 0)
                compare(both.length, 2)
            for (const at of both)
                mouseClick(view, at.x, at.y)
            compare(world.taps.length, both.length)
            for (const tap of world.taps) {
                // The same point of the map, whichever copy was touched; a point on the edge may be at either
                // end.
                const around = Math.abs(tap.x - c.x) / view.picture.period
                fuzzyCompare(around, Math.round(around), 0.005)
                fuzzyCompare(tap.y, c.y, 0.05)
            }
            // A hex at the edge is also touched on its copy in the overlap, and gives the same place.
            world.taps = []
            const beside = world.centre("0,0")
            for (const dx of [-0.6, 0, 0.6])
                for (const at of spots(beside.x + dx, beside.y))
                    mouseClick(view, at.x, at.y)
            verify(world.taps.length >= (data.scroll === 0 ? 4 : 3), world.taps.length + " taps")
            for (const tap of world.taps)
                verify(Math.abs(tap.x - beside.x) < 0.65, "x is " + tap.x)
        }
        function test_seam_is_scrolled_by_finger_and_buttons() {
            showWorld()
            const picture = view.picture
            const west = findChild(view, "boardSeamWest")
            const east = findChild(view, "boardSeamEast")
            for (const button of [west, east]) {
                verify(button.visible)
                verify(button.width >= 12 * Theme.mm && button.height >= 12 * Theme.mm)
                verify(button.Accessible.name.length > 0)
            }
            compare(findChild(view, "fitBoard").visible, false)
            mouseClick(east)
            fuzzyCompare(picture.seam, 2 * Math.sqrt(3), 0.001)
            mouseClick(west)
            mouseClick(west)
            fuzzyCompare(picture.seam, picture.period - 2 * Math.sqrt(3), 0.001)
            mouseClick(findChild(view, "fitBoard"))
            compare(picture.seam, 0)
            // The point under the finger stays under it.
            const before = picture.toUnits(300, 250)
            mouseDrag(view, 300, 250, 200, 0)
            verify(picture.seam > 0)
            const after = picture.toUnits(500, 250)
            fuzzyCompare(after.x, before.x, 0.5)
            fuzzyCompare(after.y, before.y, 0.01)
            compare(world.taps.length, 0)
            // So does the point at the centre of the zoom; then there is no edge at all.
            const middle = picture.toUnits(350, 200)
            view.zoomAt(350, 200, 2.2)
            fuzzyCompare(picture.toUnits(350, 200).x, middle.x, 0.01)
            compare(picture.panX, 0)
            for (let i = 0; i < 9; ++i) {
                mouseDrag(view, 700, 300, -500, 0)
                mouseClick(view, 200, 300)
            }
            compare(world.taps.length, 9)
        }
        // An item that a test or a screen reader finds by name is inside the picture, however it is scrolled.
        function test_places_keep_their_names_over_the_seam() {
            showWorld()
            world.offer("side", ["-1,2:SW", "0,2:W", "11,3:W", "6,2:E"])
            waitForRendering(view)
            for (let i = 0; i < 8; ++i) {
                for (const name of ["-1,2:SW", "0,2:W", "11,3:W", "6,2:E"]) {
                    world.taps = []
                    const item = findChild(view, "place-side-" + name)
                    verify(item.x >= 0 && item.x <= view.width && item.y >= 0 && item.y <= view.picture.height, name + " at " + item.x + "," + item.y)
                    mouseClick(item)
                    compare(world.taps.length, 1)
                    const s = world.side(name)
                    const around = Math.abs(world.taps[0].x - (s.x1 + s.x2) / 2) / view.picture.period
                    fuzzyCompare(around, Math.round(around), 0.005)
                }
                mouseClick(findChild(view, "boardSeamWest"))
            }
        }
        function test_scrolled_board_rests() {
            showWorld()
            mouseClick(findChild(view, "boardSeamEast"))
            waitForRendering(view, 200)
            const before = view.picture.paints
            for (let i = 0; i < 5; ++i)
                waitForRendering(view, 50)
            compare(view.picture.paints, before)
        }

        // The mock records where it was touched; the model's tests cover what that picks.
        function test_compass_is_reached_arrow_by_arrow() {
            showWorld()
            world.offerHeadings("9,0", ["NE", "NW"])
            waitForRendering(view, 200)
            for (let i = 0; i < 6; ++i) {
                const row = world.places.rows[i]
                const item = findChild(view, "place-heading-" + row.place)
                verify(item, row.place)
                compare(item.Accessible.role, Accessible.Button)
                compare(item.Accessible.name, row.forbidden ? row.place + ". It would leave the map" : row.place)
                for (const way of ["boardSeamEast", "boardSeamWest"]) {
                    world.taps = []
                    mouseClick(item)
                    compare(world.taps.length, 1)
                    fuzzyCompare(world.taps[0].x, row.cx, 0.05)
                    fuzzyCompare(world.taps[0].y, row.cy, 0.05)
                    mouseClick(findChild(view, way))
                }
                item.Accessible.pressAction()
                compare(world.chosen, i)
            }
        }
        function test_lights_and_magnifier_know_every_copy() {
            showWorld()
            const c = world.centre("-1,1")
            const both = spots(c.x, c.y)
            compare(both.length, 2)
            const look = () => {
                const image = grabImage(view)
                // A little inside the map's edge.
                return both.map(p => image.pixel(Math.round(p.x + (p.x < view.width / 2 ? 0.35 : -0.35) * view.picture.unit),
                                                 Math.round(p.y + 0.35 * view.picture.unit)).toString())
            }
            const before = look()
            world.offer("hex", ["-1,1"])
            waitForRendering(view, 500)
            const after = look()
            verify(before[0] !== after[0], "the first copy is lit")
            verify(before[1] !== after[1], "the second copy is lit")
            world.candidatePoint = c
            world.candidateLabel = "Sea"
            world.hasCandidate = true
            const confirm = findChild(view, "confirmPlace")
            tryVerify(() => confirm.visible, 10000)
            const confirmed = world.confirmed
            for (let i = 0; i < 7; ++i) {
                mouseClick(findChild(view, "boardSeamEast"))
                const at = confirm.mapToItem(view, 0, 0)
                verify(at.x >= 0 && at.x + confirm.width <= view.width + 1 && at.y >= 0 && at.y + confirm.height <= view.height + 1)
                mouseClick(confirm)
                compare(world.confirmed, confirmed + i + 1)
            }
            world.hasCandidate = false
        }
        // Marks differ not only in colour: each part changes the picture at its place.
        function test_each_mark_is_seen_data() {
            return [{ tag: "storm", change: board => board.marks.rows = [board.storm("0,4", "E")], at: "0,4" },
                    { tag: "marker", change: board => board.marks.rows = [board.mark("marker", "0,4:N", board.point(board.corner("0,4:N")), 0)], at: "0,4", dy: -1 },
                    { tag: "repair", change: board => board.marks.rows = [board.mark("repair", "0,4:W", board.side("0,4:W"), 0)], at: "0,4", dx: -0.866 },
                    { tag: "undiscovered", change: board => board.change(board.hexes, "0,4", { undiscovered: true }), at: "0,4", dx: 0.4, dy: 0.08 },
                    { tag: "raider", change: board => board.change(board.hexes, "0,4", { raiders: 1 }), at: "0,4" },
                    { tag: "flood", change: board => board.change(board.hexes, "0,4", { flooded: true }), at: "0,4" }]
        }
        function test_each_mark_is_seen(data) {
            showWorld()
            world.marks.rows = []
            waitForRendering(view, 200)
            // A dozen points around the place: the change must be larger than a hairline.
            const look = () => {
                const image = grabImage(view)
                const c = world.centre(data.at)
                const p = spot(c.x + (data.dx ?? 0), c.y + (data.dy ?? 0))
                const all = []
                for (let i = -2; i <= 2; ++i)
                    for (let j = -2; j <= 2; ++j)
                        all.push(image.pixel(Math.round(p.x + i * view.picture.unit * 0.12), Math.round(p.y + j * view.picture.unit * 0.12)).toString())
                return all
            }
            const before = look()
            data.change(world)
            waitForRendering(view, 500)
            const after = look()
            verify(after.filter((colour, i) => colour !== before[i]).length >= 3, "nothing is seen")
        }
    }
}
