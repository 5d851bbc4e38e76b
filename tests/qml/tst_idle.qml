// SPDX-License-Identifier: Apache-2.0
// The calm view covers every screen, moves against burn-in and leads back; "say it again" is only there if
// the program speaks and there is something to say.
import QtQuick
import QtTest
import Watchfire.Ui
import Watchfire.Mock

Item {
    id: root
    width: 1280
    height: 800

    Component { id: kiosks; MockKiosk {} }
    Component { id: screens; Screens { anchors.fill: parent } }

    TestCase {
        id: test
        name: "Idle"
        when: windowShown

        property var kiosk: null
        property var screen: null
        function init() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
            Theme.density = 5.9
            Theme.screenWidth = 1280
            Theme.screenHeight = 800
            Theme.motion = false
            kiosk = kiosks.createObject(root)
            kiosk.table.board.load(shippedBoards["great-wall-4"])
            kiosk.screen = 2
            kiosk.table.showSteps()
            screen = screens.createObject(root, { kiosk: kiosk })
        }
        function cleanup() {
            screen.destroy()
            wait(0)
            kiosk.destroy()
            wait(0)
        }

        function test_a_press_leads_back_and_presses_nothing() {
            kiosk.idle = true
            const view = findChild(screen, "idleView")
            verify(view)
            const done = findChild(screen, "done")
            verify(done)
            kiosk.asked = []
            mouseClick(done)
            compare(kiosk.asked.join(), "wake")
            compare(kiosk.table.asked.join(), "")
            tryVerify(() => !findChild(screen, "idleView"))
            mouseClick(done)
            verify(kiosk.table.asked.length > 0)
        }
        function test_it_jumps_and_never_stays_where_it_was() {
            kiosk.idle = true
            const view = findChild(screen, "idleView")
            const content = findChild(view, "idleContent"), words = findChild(view, "idleWords"), landscape = findChild(view, "idleLandscape")
            let before
            view.moveEvery = 20
            const seen = []
            for (let n = 0; n < 9; ++n) {
                tryVerify(() => view.moves > n)
                view.moves = n + 1
                seen.push(content.x + "," + content.y)
                const corner = words.mapToItem(view, 0, 0)
                verify(corner.x >= 0 && corner.y >= 0)
                verify(corner.x + words.width <= view.width && corner.y + words.height <= view.height)
                const sky = landscape.mapToItem(view, 0, 0)
                verify(sky.x <= 0 && sky.x + landscape.width >= view.width && sky.y + landscape.height >= view.height, "no edge shows")
                if (n > 0)
                    verify(Math.abs(content.x - before.x) <= 25 && Math.abs(content.y - before.y) <= 25, "24 pixels at a time")
                before = Qt.point(content.x, content.y)
            }
            compare(new Set(seen).size, 9)
        }
        function test_names_and_points_are_read_from_three_metres() {
            kiosk.idle = true
            const view = findChild(screen, "idleView")
            for (const name of ["red", "blue", "white", "orange"]) {
                const points = findChild(view, "idlePoints-" + name)
                // A capital is 0.727 of the size; 2 mm of it for each metre.
                verify(points.size * 0.727 >= 6 * Theme.mm, name + " " + points.size)
                const below = points.mapToItem(view, 0, points.height)
                verify(below.x <= view.width && below.y <= view.height)
            }
            compare(findChild(view, "idleLandscape").fires, 1)
        }
        function test_six_players_fit() {
            kiosk.table.count = 6
            kiosk.idle = true
            const view = findChild(screen, "idleView")
            const last = findChild(view, "idlePoints-brown")
            verify(last.mapToItem(view, 0, last.height).y <= view.height * 0.6, "above the fire")
            compare(last.text, "3")
        }
        function test_say_it_again_only_where_something_is_said() {
            const button = () => findChild(screen, "repeatSpeech")
            verify(!button().visible)
            kiosk.voice.on = true
            verify(button().visible)
            mouseClick(button())
            compare(kiosk.asked.filter(what => what === "repeat").length, 1)
            button().forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(kiosk.asked.filter(what => what === "repeat").length, 2)
            kiosk.table.showAct()
            verify(!button().visible)
        }
    }
}
