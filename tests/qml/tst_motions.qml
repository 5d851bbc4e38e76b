// SPDX-License-Identifier: Apache-2.0
// What moves beside the board: the bar of whoever acts, points, cards on their way, the opening of an ended game's
// summary. All of it ends in what is shown at rest, and any touch ends it.
import QtQuick
import QtTest
import Watchfire.Ui
import Watchfire.Kiosk
import Watchfire.Mock

Item {
    id: root
    width: 1280
    height: 800

    Component { id: kiosks; MockKiosk {} }
    Component { id: screens; Screens { anchors.fill: parent } }
    Component { id: countings; MockStatistics { over: true } }
    Component { id: pages; StatisticsScreen { anchors.fill: parent } }

    TestCase {
        name: "Motions"
        when: windowShown

        property var kiosk: null
        property var screen: null
        readonly property var table: kiosk ? kiosk.table : null
        property var statistics: null
        property var page: null

        function init() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
            Theme.density = 5.9
            Theme.screenWidth = 1280
            Theme.screenHeight = 800
            Theme.motion = false
            kiosk = kiosks.createObject(root)
            kiosk.table.board.load(shippedBoards["great-wall-4"])
            kiosk.newGameModel.boardPicture.load(shippedBoards["great-wall-4"])
            kiosk.screen = Kiosk.Table
            screen = screens.createObject(root, { kiosk: kiosk })
            waitForRendering(screen)
            Theme.motion = true
        }
        function cleanup() {
            Theme.motion = false
            if (page) {
                page.destroy()
                wait(0)
                statistics.destroy()
                page = null
            }
            screen.destroy()
            wait(0)
            kiosk.destroy()
            wait(0)
        }
        function at(item) {
            return item.mapToItem(root, 0, 0)
        }
        function colour(i) {
            return table.players.rows[i].player
        }
        function actsNow(i) {
            for (let k = 0; k < table.players.count; ++k)
                table.players.set(k, "turn", k === i)
        }

        function test_the_bar_slides_to_whoever_acts() {
            const home = at(findChild(screen, "player-" + colour(0)))
            actsNow(2)
            const bar = findChild(screen, "acting-" + colour(2))
            verify(bar)
            compare(findChild(screen, "acting-" + colour(0)), null)
            verify(Math.abs(at(bar).x - home.x) < 4, "it sets out where it was: " + at(bar).x + ", " + home.x)
            const seen = []
            tryVerify(() => {
                seen.push(at(bar).x)
                return Math.abs(at(bar).x - at(findChild(screen, "player-" + colour(2))).x) < 1
            }, 2000)
            verify(seen.some(x => x > home.x + 10 && x < seen[seen.length - 1] - 10), "it is seen between")
        }
        function test_without_motion_it_is_there_at_once() {
            Theme.motion = false
            actsNow(2)
            waitForRendering(screen, 100)
            fuzzyCompare(at(findChild(screen, "acting-" + colour(2))).x, at(findChild(screen, "player-" + colour(2))).x, 0.5)
            table.players.set(1, "points", 9)
            compare(findChild(screen, "player-" + colour(1)).shown, 9)
        }
        function test_points_count_up() {
            const chip = findChild(screen, "player-" + colour(1))
            const before = chip.shown
            table.players.set(1, "points", before + 4)
            const seen = []
            tryVerify(() => {
                seen.push(chip.shown)
                return chip.shown === before + 4
            }, 2000)
            verify(seen.some(n => n > before && n < before + 4), "they count: " + seen) // a busy machine draws few frames
        }
        function shares(count) {
            const numbered = table.board.hexes.rows.filter(hex => hex.number > 0)
            return [{ name: "Bo", colour: table.players.rows[1].colour, symbol: "circle",
                      goods: [{ kind: "ore", text: "", amount: count, hexes: numbered.slice(0, count).map(hex => hex.place) }] }]
        }
        function test_cards_fly_from_their_hex_to_whoever_gets_them() {
            const given = shares(1)
            const hex = table.board.hexes.rows.find(row => row.place === given[0].goods[0].hexes[0])
            const picture = findChild(screen, "board").picture
            const from = picture.mapToItem(root, picture.toPixels(hex.cx, hex.cy))
            const home = at(findChild(screen, "player-" + colour(1)))
            table.steps.handedOut(given, true)
            tryVerify(() => findChild(screen, "flying-0")?.visible ?? false)
            const sign = findChild(screen, "flying-0")
            const way = []
            while (findChild(screen, "flying-0")) {
                way.push(Qt.point(sign.x + sign.width / 2, sign.y + sign.height / 2))
                wait(15)
            }
            verify(Math.hypot(way[0].x - from.x, way[0].y - from.y) < 60, "from its hex: " + way[0] + ", " + from)
            const last = way[way.length - 1]
            verify(last.x > home.x && last.x < home.x + 200 && last.y < 160, "to the player: " + last)
            verify(way.length > 4)
        }
        function test_at_most_six_and_a_touch_ends_them() {
            table.steps.handedOut(shares(9), true)
            tryVerify(() => findChild(screen, "flying-0")?.visible ?? false)
            verify(findChild(screen, "flying-5"))
            compare(findChild(screen, "flying-6"), null)
            mouseClick(screen, 640, 60)
            tryVerify(() => !findChild(screen, "flying-0"), 100)
        }
        function test_news_waits_until_the_dice_have_fallen() {
            table.steps.handedOut(shares(1), false)
            wait(150)
            verify(!(findChild(screen, "flying-0")?.visible ?? false))
            tryVerify(() => findChild(screen, "flying-0")?.visible ?? false)
            tryVerify(() => !findChild(screen, "flying-0"))
        }
        function test_no_cards_fly_without_motion() {
            Theme.motion = false
            table.steps.handedOut(shares(2), true)
            waitForRendering(screen, 100)
            compare(findChild(screen, "flying-0"), null)
        }

        function summary(over, motion) {
            Theme.motion = motion
            statistics = countings.createObject(root, { over: over })
            page = pages.createObject(root, { statistics: statistics, z: 1 })
        }
        function test_an_ended_games_summary_opens_with_its_beacons_and_race() {
            summary(true, true)
            const motion = findChild(page, "endMotion")
            tryVerify(() => motion.running)
            const race = findChild(page, "pointsCurve")
            tryVerify(() => motion.fires === 1 && motion.drawn < 0.3)
            verify(race.drawn < 0.3)
            tryVerify(() => motion.fires === 3)
            tryVerify(() => !motion.running, 4000)
            compare([motion.fires, motion.risen, race.drawn].join(), "3,1,1")
        }
        function test_a_touch_ends_the_opening() {
            summary(true, true)
            const motion = findChild(page, "endMotion")
            tryVerify(() => motion.running && motion.fires === 1)
            waitForRendering(page, 100)
            mouseClick(page, 640, 500)
            compare([motion.running, motion.fires, motion.drawn].join(), "false,3,1")
        }
        function test_the_saved_picture_is_whole() {
            summary(true, true)
            const motion = findChild(page, "endMotion")
            tryVerify(() => motion.running)
            page.savePicture()
            compare([motion.running, motion.fires, motion.drawn].join(), "false,3,1")
        }
        function test_a_running_game_and_no_motion_have_no_opening_data() {
            return [{ tag: "running", over: false, motion: true }, { tag: "no motion", over: true, motion: false }]
        }
        function test_a_running_game_and_no_motion_have_no_opening(data) {
            summary(data.over, data.motion)
            waitForRendering(page, 200)
            const motion = findChild(page, "endMotion")
            compare([motion.running, motion.fires, motion.drawn].join(), "false,3,1")
        }
    }
}
