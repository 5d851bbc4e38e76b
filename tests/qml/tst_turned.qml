// SPDX-License-Identifier: Apache-2.0
// The Now panel turned to the acting player: in each rotation, on landscape and portrait screens, with real
// fingers (screens page, 3, "Turn to me").
import QtQuick
import QtTest
import Watchfire.Ui
import Watchfire.Kiosk
import Watchfire.Mock

Item {
    id: root
    width: 1280
    height: 1280

    Component { id: kiosks; MockKiosk {} }
    Component { id: screens; Screens { } }

    TestCase {
        name: "Turned"
        when: windowShown

        property var kiosk: null
        property var screen: null
        readonly property var table: kiosk ? kiosk.table : null

        function initTestCase() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
        }
        function open(width, height) {
            Theme.density = 5.9
            Theme.screenWidth = width
            Theme.screenHeight = height
            Theme.motion = false
            kiosk = kiosks.createObject(root)
            kiosk.table.board.load(shippedBoards["great-wall-4"])
            kiosk.screen = Kiosk.Table
            screen = screens.createObject(root, { kiosk: kiosk, width: width, height: height })
            waitForRendering(screen)
        }
        function cleanup() {
            screen.destroy()
            wait(0)
            kiosk.destroy()
            wait(0)
        }
        function settle() {
            wait(0)
            waitForRendering(screen, 15)
        }
        function find(name) {
            const item = findChild(screen, name)
            verify(item, name + " is not there")
            verify(item.visible, name + " is not shown")
            return item
        }
        function tap(name) {
            settle()
            const item = find(name)
            const a = item.mapToItem(screen, 0, 0), b = item.mapToItem(screen, item.width, item.height)
            for (const corner of [a, b])
                verify(corner.x > -1 && corner.y > -1 && corner.x < screen.width + 1 && corner.y < screen.height + 1, name + " lies outside: " + a + " " + b)
            verify(Math.min(item.width, item.height) >= 12 * Theme.mm - 1, name + " is too small")
            const fingers = touchEvent(item)
            fingers.press(1, item).commit()
            fingers.release(1, item).commit()
            settle()
        }
        // Where "up" points for a reader of the panel: x, y on the screen.
        function up() {
            const panel = find("nowPanel")
            const foot = panel.mapToItem(screen, 0, 1), head = panel.mapToItem(screen, 0, 0)
            return Math.round(head.x - foot.x) + " " + Math.round(head.y - foot.y)
        }
        function asked() {
            return table.asked.join(", ")
        }

        // Turned sideways on a low screen, the board beside the panel is narrow.
        function test_nothing_lies_over_the_year_and_the_points_of_a_low_screen() {
            Theme.density = 5.25
            open(800, 480)
            Theme.density = 5.25
            kiosk.table.playPowder(4)
            kiosk.settings.panelTurn = 90
            settle()
            const texts = find("yearText"), numbers = find("yearNumbers")
            verify(texts.mapToItem(screen, texts.width, 0).x < numbers.mapToItem(screen, 0, 0).x, "the year lies under its figures")
            let chips = 0
            for (const row of table.players.rows) {
                const chip = find("player-" + row.player)
                const disc = chip.disc, figure = chip.figure
                const over = disc.mapToItem(figure, disc.width, 0).x
                verify(over <= 0.5, row.player + ": its points lie over the disc: " + over)
                chips += 1
            }
            compare(chips, 4)
        }
        function test_everything_is_in_reach_each_way_round_data() {
            const rows = []
            for (const degrees of [0, 90, 180, 270])
                for (const [width, height] of [[1280, 800], [800, 1280]])
                    rows.push({ tag: degrees + " " + width, degrees: degrees, width: width, height: height })
            return rows
        }
        function test_everything_is_in_reach_each_way_round(data) {
            open(data.width, data.height)
            kiosk.settings.panelTurn = data.degrees
            tap("die-1-6")
            tap("die-2-1")
            table.showSteps()
            tap("why")
            verify(find("whyText").visible)
            tap("done")
            table.steps.rows = []
            table.steps.left = 0
            table.showDecision()
            tap("asList")
            tap("option-2")
            table.showAct()
            tap("endTurn")
            tap("build")
            tap("piece-settlement")
            tap("pieceBack")
            table.showFounding()
            tap("begin-early")
            tap("begin-early")
            compare(asked(), "roll 6 1, done, answer 2, endTurn, build settlement, begin")
        }
        function test_black_powder_is_in_reach_each_way_round_data() {
            return [0, 90, 180, 270].map((degrees, i) => ({ tag: degrees, degrees: degrees, width: i < 2 ? 1280 : 800, height: i < 2 ? 800 : 1280 }))
        }
        function test_black_powder_is_in_reach_each_way_round(data) {
            open(data.width, data.height)
            table.playPowder(3)
            kiosk.settings.panelTurn = data.degrees
            settle()
            tap("action-attack")
            table.showPowderDecision()
            tap("option-0")
            table.showPowderSteps()
            tap("done")
            compare(table.powderAction.asked.join(), "start attack")
            compare(asked(), "answer 0, done")
        }
        function test_a_tap_turns_to_whoever_acts_and_then_on() {
            open(1280, 800)
            compare(up(), "0 -1")
            table.herald.actingSeat = "west"
            tap("turnPanel")
            compare(kiosk.settings.panelTurn, 90)
            compare(up(), "1 0", "who sits in the west looks to the east")
            tap("turnPanel")
            compare(kiosk.settings.panelTurn, 180)
            compare(up(), "0 1")
            tap("turnPanel")
            compare(kiosk.settings.panelTurn, 270, "on, not back to whoever acts")
            table.herald.actingSeat = "north"
            tap("turnPanel")
            compare(kiosk.settings.panelTurn, 180, "somebody else acts")
        }
        function test_every_side_is_reached_whoever_acts_data() {
            const rows = []
            for (const seat of ["", "south", "west", "north", "east"])
                for (const degrees of [0, 90, 180, 270])
                    rows.push({ tag: seat + " " + degrees, seat: seat, degrees: degrees })
            return rows
        }
        function test_every_side_is_reached_whoever_acts(data) {
            open(1280, 800)
            kiosk.settings.panelTurn = data.degrees
            table.herald.actingSeat = data.seat
            const seen = []
            for (let i = 0; i < 4; ++i) {
                find("turnPanel").press()
                seen.push(kiosk.settings.panelTurn)
            }
            compare(seen.slice().sort((a, b) => a - b).join(), "0,90,180,270")
            if (data.seat)
                compare(seen[0] === screenTurn(data.seat) || data.degrees === screenTurn(data.seat), true, "first to whoever acts")
        }
        function screenTurn(seat) {
            return ({ south: 0, west: 90, north: 180, east: 270 })[seat]
        }
        // All texts are upright for the reader of the panel and in their old places, and nothing is cut.
        function test_bar_players_and_magnifier_turn_with_the_panel_data() {
            const rows = []
            for (const degrees of [0, 90, 180, 270])
                for (const [width, height] of [[1280, 800], [800, 1280], [1024, 600]])
                    rows.push({ tag: degrees + " " + width + "x" + height, degrees: degrees, width: width, height: height })
            return rows
        }
        function test_bar_players_and_magnifier_turn_with_the_panel(data) {
            open(data.width, data.height)
            table.showAct()
            table.undoTitle = "Ann placed a settlement"
            settle()
            const before = {}
            const pieces = ["build", "card", "undo", "history", "player-red", "player-blue", "menu"]
            for (const name of pieces)
                before[name] = middle(find(name))
            kiosk.settings.panelTurn = data.degrees
            table.build.open = true
            table.build.build_("road")
            table.board.offer("side", ["1,2:NW", "1,2:E", "1,3:E", "2,3:NW", "2,3:SW"])
            table.board.places.set(2, "candidate", true)
            for (const at of ["1,3:E", "0,0:NW", "4,4:SE"]) {
                const c = table.board.side(at)
                table.board.candidatePoint = Qt.point((c.x1 + c.x2) / 2, (c.y1 + c.y2) / 2)
                table.board.candidateLabel = "side between hills 8 and mountains 10"
                table.board.hasCandidate = true
                settle()
                const board = find("board"), lens = find("boardLoupe"), confirm = find("confirmPlace")
                const room = rect(board), words = rect(confirm), picture = rect(lens)
                verify(words.x > room.x - 1 && words.y > room.y - 1 && words.x + words.width < room.x + room.width + 1
                       && words.y + words.height < room.y + room.height + 1, at + ": the button lies outside")
                verify(picture.x > room.x - 1 && picture.y > room.y - 1 && picture.x + picture.width < room.x + room.width + 1
                       && picture.y + picture.height < room.y + room.height + 1, at + ": the magnifier lies outside")
                verify(!meet(words, picture), at + ": the button lies over the magnifier")
                const spot = board.picture.toPixels(table.board.candidatePoint.x, table.board.candidatePoint.y)
                const finger = board.mapToItem(screen, spot.x, spot.y)
                if (data.height > 500)
                    verify(!meet(picture, Qt.rect(finger.x - 2, finger.y - 2, 4, 4)), at + ": the magnifier hides the place")
            }
            const texts = []
            // Tiles beside the board give way to the magnifier.
            const tiles = data.width > data.height && data.degrees % 180 === 0
            for (const name of tiles ? ["player-red", "player-blue", "confirmPlace"] : ["undo", "build", "player-red", "player-blue", "confirmPlace"])
                labels(find(name), texts)
            verify(texts.length >= (tiles ? 3 : 5))
            for (const text of texts) {
                const head = text.mapToItem(screen, 0, 0), foot = text.mapToItem(screen, 0, 1)
                compare(Math.round(head.x - foot.x) + " " + Math.round(head.y - foot.y), up(), text.text + " is turned as the panel is")
                verify(!text.truncated, text.text + " is cut")
                verify(text.contentWidth <= text.width + 2, text.text + " is broader than its room")
            }
            table.board.hasCandidate = false
            settle()
            for (const name of pieces) {
                const now = middle(find(name))
                if (data.degrees % 180 === 0)
                    compare(now, before[name], name + " stays where it was")
            }
            const shown = pieces.map(name => rect(find(name)))
            for (let i = 0; i < shown.length; ++i)
                for (let j = 0; j < i; ++j)
                    verify(!meet(shown[i], shown[j]), pieces[i] + " lies over " + pieces[j])
        }
        function middle(item) {
            const at = item.mapToItem(screen, item.width / 2, item.height / 2)
            return Math.round(at.x) + "," + Math.round(at.y)
        }
        function rect(item) {
            const a = item.mapToItem(screen, 0, 0), b = item.mapToItem(screen, item.width, item.height)
            return Qt.rect(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(b.x - a.x), Math.abs(b.y - a.y))
        }
        function meet(a, b) {
            return a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height
        }
        function labels(item, found) {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i]
                if (!child.visible)
                    continue
                if (child.text !== undefined && child.contentWidth !== undefined && child.text.length > 0)
                    found.push(child)
                labels(child, found)
            }
        }
        function test_a_long_press_turns_on_by_a_quarter() {
            open(1280, 800)
            table.herald.actingSeat = "north"
            settle()
            const button = find("turnPanel")
            const fingers = touchEvent(button)
            fingers.press(1, button).commit()
            tryCompare(kiosk.settings, "panelTurn", 90, 10000)
            fingers.release(1, button).commit()
            settle()
            compare(kiosk.settings.panelTurn, 90, "lifting the finger is no tap")
        }
        function test_it_follows_by_itself_where_that_is_set() {
            open(1280, 800)
            table.herald.actingSeat = "east"
            settle()
            compare(kiosk.settings.panelTurn, 0, "not unless it is set")
            kiosk.settings.panelFollowsTurn = true
            compare(kiosk.settings.panelTurn, 270)
            table.herald.actingSeat = "north"
            compare(kiosk.settings.panelTurn, 180)
            table.herald.actingSeat = ""
            compare(kiosk.settings.panelTurn, 180, "it stays where nobody is known to act")
        }
    }
}
