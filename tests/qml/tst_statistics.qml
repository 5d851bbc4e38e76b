// SPDX-License-Identifier: Apache-2.0
// Statistics and summary under real clicks and keys: reached from menu and end, chapters, whose dice, saving,
// and what a screen reader hears.
import QtQuick
import QtTest
import Watchfire.Mock
import Watchfire.Ui

Item {
    id: root
    width: 1280
    height: 800

    Component { id: tables; MockTable { } }
    Component { id: screens; StatisticsScreen { anchors.fill: parent } }
    Component { id: statistics_; MockStatistics { } }
    Component { id: ends; EndPane { anchors.fill: parent } }
    SignalSpy { id: back; signalName: "back" }
    SignalSpy { id: opened; signalName: "openStatistics" }

    TestCase {
        name: "Statistics"
        when: windowShown

        property var statistics: null
        property var screen: null

        function init() {
            failOnWarning(/.?/)
            Theme.motion = false
            statistics = statistics_.createObject(root)
            screen = screens.createObject(root, { statistics: statistics })
            waitForRendering(screen)
        }
        function cleanup() {
            screen.destroy()
            wait(0)
            statistics.destroy()
            wait(0)
        }
        function find(name) {
            const item = findChild(screen, name)
            verify(item, name)
            return item
        }
        function tap(name) {
            mouseClick(find(name))
            wait(0)
        }

        function test_is_counted_while_somebody_looks() {
            verify(statistics.looked)
        }
        function test_chapters() {
            compare(find("summaryHeadline").text, "Ann wins with 10 points")
            tap("chapter-dice")
            verify(!findChild(screen, "summaryPage"))
            compare(find("sumsVerdict").text, statistics.sumsVerdict)
            tap("chapter-dry")
            verify(find("dry-7").Accessible.name.indexOf("Longest 25, now 5. As long or longer in 23 of 100 games.") >= 0, find("dry-7").Accessible.name)
            tap("chapter-players")
            verify(find("count-blue").Accessible.name.indexOf("Missed: 9 by the robber and 5 by riders.") >= 0)
        }
        function test_dice_by_tower_and_by_hand() {
            tap("chapter-dice")
            tap("from-tower")
            compare(statistics.from, "tower")
            statistics.handRolls = 0
            wait(0)
            verify(!find("from-tower").parent.visible, "one source alone is no choice")
        }
        function test_black_powder_has_no_dice() {
            statistics.powder = true
            wait(0)
            verify(!findChild(screen, "chapter-dice"))
            verify(find("count-red").Accessible.name.indexOf("5 hordes claimed.") >= 0)
        }
        function test_saves_the_picture_and_the_log() {
            tap("savePicture")
            tryVerify(() => statistics.saved.length > 0)
            compare(statistics.wished, ["picture"])
            verify(find("savedWhere").visible)
            verify(!find("savedWhere").danger)
            tap("saveGameLog")
            compare(statistics.wished, ["picture", "log"])
            verify(find("savedWhere").danger, "a failure is said too")
            tap("place-/media/table/STICK")
            compare(statistics.wished[2], "place /media/table/STICK")
        }
        function test_escape_leads_back() {
            back.target = screen
            back.clear()
            keyClick(Qt.Key_Escape)
            compare(back.count, 1)
        }
        function test_the_end_opens_and_saves() {
            const table = tables.createObject(root)
            table.showOver()
            const end = ends.createObject(root, { end: table.end, statistics: statistics })
            waitForRendering(end)
            opened.target = end
            opened.clear()
            mouseClick(findChild(end, "statistics"))
            mouseClick(findChild(end, "saveSummary"))
            compare(opened.count, 2)
            compare(opened.signalArguments[0][0], false)
            compare(opened.signalArguments[1][0], true)
            mouseClick(findChild(end, "saveLog"))
            compare(statistics.wished, ["log"])
            compare(findChild(end, "endSaved").text, statistics.saved)
            end.destroy()
            wait(0)
            table.destroy()
            wait(0)
        }
    }
}
