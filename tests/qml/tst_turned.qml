// SPDX-License-Identifier: Apache-2.0
// The Now panel turned to whoever acts: each way round, lying and standing screens, under real fingers
// (screens page, 3, "Turn to me").
import QtQuick
import QtTest
import Watchfire.Ui
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
            failOnWarning(/.?/)
        }
        function open(width, height) {
            Theme.density = 5.9
            Theme.screenWidth = width
            Theme.screenHeight = height
            Theme.motion = false
            kiosk = kiosks.createObject(root)
            kiosk.table.board.load(shippedBoards["great-wall-4"])
            kiosk.screen = Contract.Table
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
                verify(corner.x > -1 && corner.y > -1 && corner.x < screen.width + 1 && corner.y < screen.height + 1, name + " lies outside")
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
            table.showDecision()
            tap("option-2")
            table.showAct()
            tap("endTurn")
            tap("build")
            tap("piece-settlement")
            tap("pieceBack")
            table.showFounding()
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
            compare(kiosk.settings.panelTurn, 90, "back to whoever acts")
            table.herald.actingSeat = ""
            for (const degrees of [180, 270, 0, 90]) {
                tap("turnPanel")
                compare(kiosk.settings.panelTurn, degrees, "nobody's seat is known")
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
