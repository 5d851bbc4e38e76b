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
            failOnWarning(/^(?!QUnifiedTimer::)/)
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
        function shown(name) {
            const item = findChild(screen, name)
            return item !== null && item.visible
        }
        function tap(name) {
            mouseClick(find(name))
            wait(0)
        }

        function test_is_counted_while_somebody_looks() {
            verify(statistics.looked)
        }
        function test_after_a_common_loss_nobody_is_shown_as_the_winner() {
            verify(shown("summaryDisc-red"))
            statistics.lost = true
            wait(0)
            verify(findChild(screen, "summaryDisc-red") === null)
        }
        function test_chapters() {
            compare(find("summaryHeadline").text, "Ann wins")
            compare(find("summaryHeadline").Accessible.name, "Ann wins with 10 points")
            tap("chapter-dice")
            verify(!findChild(screen, "summaryPage"))
            compare(find("sumsVerdict").text, statistics.sumsVerdict)
            tap("chapter-dry")
            verify(find("dry-7").Accessible.name.indexOf("Longest 25, now 5. As long or longer in 23 of 100 games.") >= 0, find("dry-7").Accessible.name)
            tap("chapter-players")
            verify(find("count-blue").Accessible.name.indexOf("Missed: 9 by the robber and 5 by riders.") >= 0)
        }
        function test_players_may_be_called_percent_1_and_percent_3() {
            const named = rows => rows.map(row => Object.assign({}, row, { name: row.player === "red" ? "%3" : row.player === "blue" ? "%1" : row.name }))
            statistics.players.rows = named(statistics.players.rows)
            statistics.curves.rows = named(statistics.curves.rows)
            wait(0)
            verify(find("count-red").Accessible.name.startsWith("1. %3: 10 points. "), find("count-red").Accessible.name)
            verify(find("count-blue").Accessible.name.startsWith("2. %1: 9 points. "), find("count-blue").Accessible.name)
            compare(find("curve-red").Accessible.name, "%3: 10 points now; a line through 2, 3, 4, 6, 8, 10")
            compare(find("curve-blue").Accessible.name, "%1: 9 points now; a line through 2, 3, 4, 5, 7, 9")
            tap("chapter-players")
            verify(find("count-red").Accessible.name.startsWith("1. %3: 10 points. "), find("count-red").Accessible.name)
            verify(find("count-blue").Accessible.name.startsWith("2. %1: 9 points. "), find("count-blue").Accessible.name)
        }
        function test_the_summary_is_one_page() {
            const area = find("statisticsPage")
            verify(area.contentHeight <= area.height + 0.5, area.contentHeight + " of " + area.height)
            compare(find("summaryFacts").text, statistics.subline)
            compare(find("diceNews").text, "9 came 23 times")
            verify(find("goalLine").visible)
            // Who has what, from where, and what cards came and went.
            verify(find("count-blue").height >= Theme.lead * 1.25 + Theme.body)
            verify(find("cards-blue").Accessible.name.indexOf("14 cards missed") > 0)
            for (const name of ["savePicture", "saveGameLog", "chapter-summary", "chapter-dice"])
                compare(find(name).tone, "plain", "nothing burns: there is nothing to do")
            verify(find("chapter-summary").chosen)
        }
        function test_six_players_fit_on_the_page() {
            const six = statistics.players.rows.concat(["green", "brown"].map((colour, i) => Object.assign({}, statistics.players.rows[3],
                { player: colour, colour: colour, name: ["Eve", "Finn"][i], rank: 5 + i, points: 4 - i })))
            statistics.players.rows = six
            statistics.places.rows = statistics.places.rows.slice(0, 1)
            wait(0)
            const area = find("statisticsPage")
            verify(area.contentHeight <= area.height + 0.5, area.contentHeight + " of " + area.height)
        }
        function test_what_happened_stands_on_the_lines() {
            waitForRendering(screen)
            const signs = [0, 1, 2, 3, 4, 5].map(n => find("moment-" + n))
            const where = signs.map(sign => sign.mapToItem(screen, sign.width / 2, sign.height / 2))
            for (let a = 0; a < signs.length; ++a)
                for (let b = 0; b < a; ++b)
                    verify(Math.hypot(where[a].x - where[b].x, where[a].y - where[b].y) >= signs[a].width - 1, a + " covers " + b)
            verify(Math.abs(signs[0].spot.y - signs[0].spot.home) < 1, "on its line")
            verify(signs[0].spot.home < signs[5].spot.home, "above what happened to all")
            verify(signs[2].spot.y !== signs[3].spot.y, "two at the same place give way")
            compare(signs[0].Accessible.name.indexOf("Breach at W3") > 0, true)
        }
        function test_what_was_saved_covers_nothing_for_good() {
            const before = find("statisticsPage").height
            tap("saveGameLog")
            verify(find("savedWhere").visible)
            compare(find("statisticsPage").height, before)
            tap("savedWhere")
            verify(!find("savedWhere").visible)
            tap("savePicture")
            tryVerify(() => find("savedWhere").visible)
        }
        function test_other_sizes_cut_nothing_data() {
            return [{ tag: "upright", width: 800, height: 1280 }, { tag: "small", width: 1024, height: 600 }, { tag: "kiosk", width: 1920, height: 1080 }]
        }
        function test_other_sizes_cut_nothing(data) {
            root.width = data.width
            root.height = data.height
            wait(0)
            for (const chapter of ["dice", "dry", "players", "summary"]) {
                tap("chapter-" + chapter)
                waitForRendering(screen)
                const area = find("statisticsPage")
                const page = area.contentItem.children[0]
                verify(page.childrenRect.width <= area.width + 0.5, chapter)
                verify(area.contentHeight >= page.childrenRect.height - 0.5, chapter + ": all of it can be scrolled to")
            }
            root.width = 1280
            root.height = 800
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
            compare(find("figures-red").text, "40 − 15 + 6", "the sum is seen to add up")
            verify(find("figures-red").mapToItem(screen, 0, 0).x > find("count-red").mapToItem(screen, 0, 0).x + Theme.mm * 20)
            verify(!shown("cards-red"), "no cards are counted")
            verify(!shown("diceNews"))
            const area = find("statisticsPage")
            verify(area.contentHeight <= area.height + 0.5, "one page, too")
        }
        // Where a row has room for words, its signs have theirs: the list of signs is at the end of the page.
        function test_the_signs_of_a_broad_row_have_words() {
            statistics.powder = true
            screen.anchors.fill = undefined
            screen.width = 800
            screen.height = 480
            waitForRendering(screen)
            wait(0)
            const row = find("count-red")
            compare(findChild(row, "source-fallen").text.split(":")[0], "soldiers lost")
            compare(findChild(row, "source-card").text, "hordes claimed: 5")
            verify(shown("fold"), "more follows below")
            statistics.powder = false
            wait(0)
            verify(!findChild(find("count-red"), "source-settlement"), "points of a building are no count")
        }
        function test_the_signs_are_explained_where_they_stand_data() {
            return [{ tag: "black powder", powder: true }, { tag: "hexes", powder: false }]
        }
        function test_the_signs_are_explained_where_they_stand(data) {
            statistics.powder = data.powder
            waitForRendering(screen)
            const legend = find("signLegend")
            const signs = data.powder ? ["breach"] : statistics.moments.rows.map(moment => moment.glyph)
            for (const player of statistics.players.rows)
                signs.push(...player.signs)
            for (const sign of signs) {
                const entry = find("sign-" + sign)
                verify(entry.visible && entry.children[1].text.length > 3, sign)
                verify(!entry.children[1].truncated && entry.x + entry.width <= legend.width + 0.5, sign)
            }
            if (data.powder)
                compare(find("sign-fallen").children[1].text, "soldiers lost")
            else
                verify(!shown("sign-marker"), "nobody has one")
        }
        function test_black_powder_counts_years() {
            statistics.powder = true
            waitForRendering(screen)
            // The sign on the curve is explained by the table's line.
            verify(shown("tally-0") && shown("tally-4"))
            verify(!shown("tally-5"), "the summary has the most important lines")
            compare(find("moment-0").Accessible.name, "Year 2: Breach: the left section, by Ladders")
            tap("chapter-years")
            verify(shown("tally-5"))
            compare(find("tally-0").Accessible.name, "Breaches: year 1: –")
            compare(find("year-4").Accessible.name.indexOf("Year 5. Breach: the middle section, 9 against 6. Breach: the right section"), 0)
            compare(find("year-0").Accessible.name, "Year 1. Nothing broke.")
            tap("chapter-players")
            compare(find("factsHeading").text, "How the game stands")
            tap("chapter-years")
            for (const size of [[800, 480], [800, 1280], [1280, 800]]) {
                root.width = size[0]
                root.height = size[1]
                waitForRendering(screen)
                const row = find("tally-0")
                verify(row.childrenRect.width <= row.width + 0.5, "no column is cut at " + size)
            }
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
        function test_an_arrow_says_that_more_of_the_ranking_follows() {
            const table = tables.createObject(root)
            table.showOver()
            const end = ends.createObject(root, { end: table.end, statistics: statistics })
            waitForRendering(end)
            verify(!findChild(end, "fold"), "all of it is in sight")
            end.anchors.fill = undefined
            end.width = 280
            end.height = 260
            tryVerify(() => findChild(end, "fold") !== null)
            end.destroy()
            wait(0)
            table.destroy()
            wait(0)
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
