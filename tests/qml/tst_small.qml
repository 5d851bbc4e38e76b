// SPDX-License-Identifier: Apache-2.0
// The table on a screen of 7 inches: the panel beside the board is narrow, goes away for a look at the board and comes
// back by itself; players' names can be read; the dice and the risk find their room.
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
        name: "Small"
        when: windowShown

        property var kiosk: null
        property var screen: null
        readonly property var table: kiosk ? kiosk.table : null

        function initTestCase() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
        }
        function open(size) {
            Theme.density = size.density
            Theme.screenWidth = size.width
            Theme.screenHeight = size.height
            Theme.motion = false
            kiosk = kiosks.createObject(root)
            kiosk.table.board.load(shippedBoards["great-wall-4"])
            kiosk.screen = Kiosk.Table
            screen = screens.createObject(root, { kiosk: kiosk, width: size.width, height: size.height })
            settle()
        }
        function cleanup() {
            screen.destroy()
            wait(0)
            kiosk.destroy()
            wait(0)
            Theme.density = 5.9
            Theme.screenWidth = 1280
            Theme.screenHeight = 800
        }
        function settle() {
            wait(0)
            waitForRendering(screen, 60)
        }
        function find(name) {
            const item = findChild(screen, name)
            verify(item, name + " is not there")
            verify(item.visible, name + " is not shown")
            return item
        }
        function shown(name) {
            const item = findChild(screen, name)
            return item !== null && item.visible
        }
        // Who acts, or what has to be done, is said beside the board alone too; a touch brings the panel back.
        function test_the_board_alone_says_what_has_to_be_done_data() { return sizes() }
        function test_the_board_alone_says_what_has_to_be_done(data) {
            open(data)
            table.playPowder(3)
            settle()
            verify(!shown("doing"), "the panel says it")
            tap("panelAway")
            compare(find("doing").text, "Ann's turn")
            table.powderAction.title = "In which order do you take turns?"
            table.powderAction.open = true
            settle()
            if (shown("nowPanel"))
                tap("panelAway")
            const doing = find("doing")
            compare(doing.text, "In which order do you take turns?")
            verify(doing.width >= Theme.target && doing.height >= Theme.target)
            for (const name of ["undo", "history", "holdings"]) {
                const one = box(find(name)), other = box(doing)
                verify(one.x + one.width <= other.x || other.x + other.width <= one.x, name)
                verify(one.x >= 0 && one.x + one.width <= data.width, name)
            }
            tap("doing")
            verify(shown("nowPanel") && !shown("doing"))
        }
        // Where the table draws the cards itself, no roll is waited for.
        function test_a_game_without_rolls_has_no_sign_of_the_tower() {
            open({ width: 800, height: 480, density: 5.25 })
            verify(shown("towerChip"))
            table.playPowder(3)
            settle()
            verify(!shown("towerChip"))
            table.powder.lots = true
            settle()
            verify(shown("towerChip"), "dice draw the cards")
        }
        // The signs of the seasons do not come and go with the season or its figures.
        function test_the_seasons_look_alike_all_year_data() { return sizes() }
        function test_the_seasons_look_alike_all_year(data) {
            open(data)
            table.playPowder(3)
            const year = find("year")
            const seen = new Set()
            for (let season = 0; season < 4; ++season) {
                table.powder.seasonIndex = season
                for (const comes of [true, false]) {
                    table.strip.rows = table.strip.rows.filter(fact => fact.kind !== "draws").concat(
                        comes ? [Object.assign({}, table.strip.rows[0], { kind: "draws", title: "Hordes to come", value: "3" })] : [])
                    settle()
                    seen.add(year.iconic)
                }
            }
            compare(seen.size, 1)
        }
        // The name of each rest zone stands at the left, after its fire.
        function test_rest_zones_have_their_names_on_one_side() {
            open({ width: 800, height: 480, density: 5.25 })
            table.playPowder(3)
            tap("panelAway")
            for (let i = 1; i <= 3; ++i) {
                const name = find("restName-S" + i + ".rest")
                verify(name.mapToItem(find("rest-S" + i), 0, 0).x < find("rest-S" + i).width * 0.45, "S" + i)
            }
        }
        // The tabs above it stand in several rows until they have their width.
        function test_a_long_history_fills_its_sheet() {
            open({ width: 800, height: 480, density: 5.25 })
            table.playPowder(3)
            const rows = Array.from({ length: 40 }, (_, i) => Object.assign({}, table.history.rows[0], { number: i + 1, title: "Ann built a barricade", now: i === 39 }))
            table.history.nowIndex = 39
            table.history.rows = rows
            settle()
            mouseClick(find("history"))
            const list = find("historyList")
            // What is cut at the foot is not the end.
            tryVerify(() => findChild(find("historySheet"), "fold")?.visible ?? false, 1000, "more follows")
            const fold = findChild(find("historySheet"), "fold")
            const before = list.contentY
            mouseClick(fold, fold.width / 2, fold.height - 3)
            tryVerify(() => list.contentY > before, 1000, "the arrow leads on")
            tryVerify(() => list.y + list.height >= list.parent.height - 1, 1000, "it is cut")
            table.history.rows = rows.slice(0, 1)
            tryVerify(() => list.height < list.parent.height / 2, 1000, "one entry starts at the top")
        }
        function tap(name) {
            settle()
            mouseClick(find(name))
            settle()
        }
        function sizes() {
            return [{ tag: "800x480", width: 800, height: 480, density: 5.25 }, { tag: "1024x600", width: 1024, height: 600, density: 6.67 }]
        }
        function box(item) {
            const at = item.mapToItem(screen, 0, 0)
            return Qt.rect(at.x, at.y, item.width, item.height)
        }

        // A name of one long word, and one of a hundred letters.
        function test_a_long_name_covers_nothing_before_the_roll_data() { return sizes() }
        function test_a_long_name_covers_nothing_before_the_roll(data) {
            open(data)
            const usual = find("headline").font.pixelSize
            for (const name of ["Grossmutterhildegard", "W".repeat(100)]) {
                table.headline = name + ", roll!"
                settle()
                const headline = find("headline")
                verify(headline.contentWidth <= headline.width + 1, headline.contentWidth + " of " + headline.width)
                verify(headline.font.pixelSize < usual, "smaller before it is broken")
                verify(box(headline).bottom <= box(find("rollHintAbove")).top + 1)
                verify(box(find("rollHintAbove")).bottom <= box(find("die-1-1")).top, name)
            }
        }
        function test_the_panel_takes_two_fifths_and_goes_away_data() { return sizes() }
        function test_the_panel_takes_two_fifths_and_goes_away(data) {
            open(data)
            verify(find("nowPanel").width <= 0.4 * data.width)
            const before = find("board").width
            const handle = find("panelAway")
            verify(Math.min(handle.width, handle.height) >= 12 * Theme.mm)
            compare(handle.Accessible.name, "Put the panel away to see more of the board")
            tap("panelAway")
            verify(!shown("nowPanel"), "out of sight, also for a screen reader")
            verify(find("board").width > before + 0.3 * data.width, "the board has the whole width")
            verify(!shown("build"), "and all of it")
            compare(find("panelAway").Accessible.name, "Show the panel")
            tap("panelAway")
            verify(shown("nowPanel"))
            compare(find("board").width, before)
        }
        // Where a key is half below an edge, people look for it.
        function test_every_key_of_a_dialog_is_in_sight_data() { return sizes() }
        function test_every_key_of_a_dialog_is_in_sight(data) {
            open(data)
            kiosk.lock.asking = true
            settle()
            const whole = (name, list) => {
                const item = find(name)
                let view = item.parent
                while (view && view.contentY === undefined)
                    view = view.parent
                verify(box(item).bottom <= box(view).bottom + 1, name + " is cut")
            }
            for (const digit of "0123456789")
                whole("pin-" + digit)
            verify(box(find("cancelPin")).right <= data.width)
            kiosk.lock.asking = false
            kiosk.screen = Kiosk.NewGame
            settle()
            tap("next")
            tap("player-1")
            whole("seat-1-west")
            tap("name-1")
            find("keyboard").text = "A" // the recent names are gone
            settle()
            whole("key-done")
        }
        function test_players_on_one_side_of_the_table_lie_side_by_side_data() { return sizes() }
        function test_players_on_one_side_of_the_table_lie_side_by_side(data) {
            open(data)
            kiosk.screen = Kiosk.NewGame
            settle()
            tap("next")
            const hint = find("seatingHint")
            verify(hint.contentHeight <= hint.height + 1 && !hint.truncated, "its first or last words are below a player")
            const rows = kiosk.newGameModel.players.rows
            for (const seat of ["west", "north", "east", "south"]) {
                for (let many = 2; many <= Math.min(4, rows.length); ++many) {
                    kiosk.newGameModel.players.rows = rows.map((row, n) => Object.assign({}, row, { seat: n < many ? seat : "south" }))
                    settle()
                    for (let a = 0; a < many; ++a) {
                        const one = box(find("seat-" + a))
                        verify(one.left >= 0 && one.top >= 0 && one.right <= data.width + 1 && one.bottom <= data.height + 1, seat)
                        for (let b = 0; b < a; ++b) {
                            const other = box(find("seat-" + b))
                            verify(one.right <= other.left + 1 || other.right <= one.left + 1 || one.bottom <= other.top + 1 || other.bottom <= one.top + 1,
                                   seat + ": " + many + " players, " + a + " lies on " + b)
                        }
                    }
                }
            }
            kiosk.newGameModel.players.rows = rows
            settle()
            // The words of a row end before its pencil.
            for (let n = 0; n < rows.length; ++n) {
                const row = find("player-" + n)
                verify(row.rightPadding > Theme.lead, "the pencil has its room")
            }
            // As the picture shows them, not as on a map.
            tap("player-1")
            compare(["north", "east", "south", "west"].map(side => find("seat-1-" + side).text).join(), "Top,Right,Bottom,Left")
        }
        function test_the_game_to_go_on_with_has_its_name_in_a_line_data() { return sizes() }
        function test_the_game_to_go_on_with_has_its_name_in_a_line(data) {
            open(data)
            kiosk.screen = Kiosk.Start
            kiosk.resumeTitle = "Die Große Mauer"
            kiosk.resumeDetail = "Rot ist am Zug, 02.01.26"
            settle()
            compare(find("heroTitle").lineCount, 1)
            verify(box(find("heroWord")).right <= box(find("resume")).right)
        }
        function test_it_comes_back_when_there_is_something_to_do_data() {
            return [{ tag: "steps", change: () => table.showSteps() }, { tag: "the next step", change: () => table.steps.left = 3 },
                    { tag: "a question", change: () => table.showDecision() }, { tag: "end of turn", change: () => table.showAct() },
                    { tag: "another player", change: () => table.turnName = "Bo" }, { tag: "building", change: () => table.build.open = true },
                    { tag: "a roll that waits", change: () => table.pendingRoll.open = true }]
        }
        function test_it_comes_back_when_there_is_something_to_do(data) {
            open(sizes()[0])
            tap("panelAway")
            verify(!shown("nowPanel"))
            data.change()
            settle()
            verify(shown("nowPanel"), "it came back")
        }
        function test_a_key_does_the_same() {
            open(sizes()[0])
            find("tableScreen").forceActiveFocus()
            keyClick(Qt.Key_P)
            settle()
            verify(!shown("nowPanel"))
            keyClick(Qt.Key_P)
            settle()
            verify(shown("nowPanel"))
        }
        function test_a_tablet_has_no_such_handle() {
            open({ width: 1280, height: 800, density: 5.9 })
            verify(!shown("panelAway"))
            find("tableScreen").forceActiveFocus()
            keyClick(Qt.Key_P)
            settle()
            verify(shown("nowPanel"))
        }
        function test_what_may_be_tapped_is_never_under_the_panel_data() { return sizes() }
        function test_what_may_be_tapped_is_never_under_the_panel(data) {
            open(data)
            const at = ["0,0", "1,2", "2,3", "3,3", "4,4"]
            table.showDecision()
            table.board.offer("hex", at)
            table.board.light(at.map(place => [place, "move"]))
            settle()
            const panel = box(find("nowPanel"))
            for (const place of at) {
                const spot = box(find("place-hex-" + place))
                verify(spot.x >= 0 && spot.x + spot.width < panel.x && spot.y > 0 && spot.y < data.height, place + " at " + spot)
            }
        }
        function test_names_can_be_read_data() {
            const rows = []
            for (const size of sizes())
                for (const count of [4, 6])
                    rows.push(Object.assign({ count: count }, size, { tag: size.tag + " " + count }))
            return rows
        }
        function test_names_can_be_read(data) {
            open(data)
            const names = ["Maximiliane", "Orange", "Blau", "Joanna", "Braun", "Grau"]
            table.count = data.count
            table.players.rows = table.players.rows.map((row, i) => Object.assign(row, { name: names[i] }))
            settle()
            for (let i = 0; i < data.count; ++i) {
                const name = find(table.colours[i] === table.players.rows.find(row => row.turn).player ? "actingName" : "name-" + table.colours[i])
                compare(name.text, names[i])
                verify(!name.truncated, name.text + " is cut at " + name.width)
            }
            const last = box(find("player-" + table.colours[data.count - 1]))
            verify(last.x + last.width < box(find("towerChip")).x, "they all find room")
        }
        // Whole and in letters of the usual size: names that begin alike are told apart.
        function test_long_names_are_told_apart_data() { return test_names_can_be_read_data() }
        function test_long_names_are_told_apart(data) {
            open(data)
            const names = ["Maximilian-A", "Maximilian-B", "Christophine", "Wilhelmina V", "Konstantinos", "Konstantinas"]
            table.count = data.count
            table.players.rows = table.players.rows.map((row, i) => Object.assign(row, { name: names[i], knights: i }))
            settle()
            settle()
            for (let i = 0; i < data.count; ++i) {
                const name = find(table.colours[i] === table.players.rows.find(row => row.turn).player ? "actingName" : "name-" + table.colours[i])
                verify(!name.truncated, name.text + " is cut at " + name.width)
                if (data.count === 6)
                    verify(name.fontInfo.pixelSize >= Theme.body, name.text + " has letters of " + name.fontInfo.pixelSize)
                const chip = box(find("player-" + table.colours[i])), words = box(name)
                verify(words.y >= chip.y && words.y + words.height <= chip.y + chip.height + 1, name.text + " is in its chip")
            }
        }
        function test_both_dice_lie_side_by_side() {
            open(sizes()[0])
            for (let die = 1; die <= 2; ++die)
                for (let face = 1; face <= 6; ++face)
                    verify(find("die-" + die + "-" + face).width >= 12 * Theme.mm)
            const first = box(find("die-1-6")), second = box(find("die-2-5"))
            compare(first.y, second.y)
            verify(second.x - first.x - first.width > box(find("die-1-6")).x - box(find("die-1-5")).x - first.width, "a gap tells them apart")
            tap("die-1-6")
            tap("die-2-1")
            compare(table.asked.join(), "roll 6 1")
        }
        function test_the_risk_takes_the_place_of_the_dice() {
            open(sizes()[0])
            compare(find("risk").Accessible.name, "Risk until my next turn")
            table.risk.open = true
            settle()
            verify(!shown("die-1-1"))
            verify(find("riskRows").height >= Theme.body * 4, "a row is in sight")
            table.risk.players.rows = table.risk.players.rows.map(row => Object.assign(row, { title: "Orange" }))
            settle()
            for (let i = 0; i < table.count; ++i) {
                const who = find("risk-" + table.colours[i])
                verify(who.width >= who.implicitWidth, who.text + " is cut")
            }
            tap("risk")
            verify(shown("die-1-1"))
        }
        function test_the_menu_turns_the_panel() {
            open(sizes()[0])
            verify(!shown("turnPanel"))
            tap("menu")
            settle()
            mouseWheel(find("phonesPage"), 20, 20, 0, -1200)
            tap("turnPanelHere")
            compare(kiosk.settings.panelTurn, 90)
        }
        function test_the_tower_speaks_only_of_what_is_wrong_data() {
            return [{ tag: "connected", state: "connected", words: false, fine: true }, { tag: "none", state: "searching", words: false, fine: false },
                    { tag: "by hand", state: "off", words: false, fine: false }, { tag: "lost", state: "lost", words: true, fine: false },
                    { tag: "no answer", state: "silent", words: true, fine: false }, { tag: "another plays", state: "aside", words: true, fine: false }]
        }
        function test_the_tower_speaks_only_of_what_is_wrong(data) {
            open({ width: 1280, height: 800, density: 5.9 })
            kiosk.device.state = data.state
            kiosk.device.stateText = "All of it in words."
            settle()
            compare(shown("towerWords"), data.words)
            compare(shown("towerFine"), data.fine)
            verify(find("towerChip").Accessible.name.startsWith("All of it in words."))
        }
    }
}
