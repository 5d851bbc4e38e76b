// SPDX-License-Identifier: Apache-2.0
// The start under real clicks: resuming, loading, deleting with a question first, a game from a file.
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

    TestCase {
        name: "Start"
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
            kiosk.resumeBoard.load(shippedBoards["great-wall-4"])
            screen = screens.createObject(root, { kiosk: kiosk })
            settle()
        }
        function test_all_games_are_in_sight_data() {
            return [{ tag: "800x480", width: 800, height: 480, density: 5.25 }, { tag: "1024x600", width: 1024, height: 600, density: 5.3 },
                    { tag: "1280x800", width: 1280, height: 800, density: 5.9 }, { tag: "1920x1080", width: 1920, height: 1080, density: 5.56 }]
        }
        function test_all_games_are_in_sight(data) {
            Theme.density = data.density
            Theme.screenWidth = root.width = data.width
            Theme.screenHeight = root.height = data.height
            const games = kiosk.newGameModel.scenarios
            const titles = ["The Great Wall", "The World", "The Raiders", "The Great River", "The plain game", "The Great Wall: Black Powder"]
            games.rows = titles.map((title, i) => Object.assign({}, games.rows[0], { id: "game-" + i, title: title }))
            kiosk.screen = Kiosk.NewGame
            settle()
            const foot = find("next").mapToItem(screen, 0, 0).y
            for (const row of games.rows) {
                const card = find("scenario-" + row.id)
                verify(card.visible && card.mapToItem(screen, 0, card.height).y <= foot, row.id + " is below the fold")
            }
        }
        function cleanup() {
            root.width = 1280
            root.height = 800
            screen.destroy()
            wait(0)
            kiosk.destroy()
            wait(0)
        }
        function settle() {
            wait(0)
            waitForRendering(screen, 60)
        }
        function find(name) {
            const item = findChild(screen, name)
            verify(item, name + " is not there")
            return item
        }
        function shown(name) {
            const item = findChild(screen, name)
            return item !== null && item.visible
        }
        function tap(name) {
            settle()
            const item = find(name)
            verify(item.visible, name + " is not shown")
            for (let above = item.parent; above; above = above.parent) {
                if (above.reveal !== undefined)
                    above.reveal(item, 0)
            }
            settle()
            mouseClick(item)
            settle()
        }
        function asked(what) {
            return kiosk.asked.includes(what)
        }

        function test_one_tap_goes_on() {
            tap("resume")
            verify(asked("resume"))
        }
        function test_everything_is_one_tap_away() {
            for (const [name, what] of [["newGame", "newGame"], ["practice", "practice"], ["games", "go 6"], ["ownBoards", "go 8"]]) {
                kiosk.screen = Kiosk.Start
                tap(name)
                verify(asked(what), what)
            }
        }
        // Whole and apart from what lies beside them, on every screen.
        function test_the_foot_has_room_for_its_buttons_data() {
            return [{ tag: "800x480", width: 800, height: 480, density: 5.25 }, { tag: "1024x600", width: 1024, height: 600, density: 6.67 },
                    { tag: "1280x800", width: 1280, height: 800, density: 5.9 }, { tag: "800x1280", width: 800, height: 1280, density: 5.9 }]
        }
        function test_the_foot_has_room_for_its_buttons(data) {
            Theme.density = data.density
            Theme.screenWidth = root.width = data.width
            Theme.screenHeight = root.height = data.height
            settle()
            const left = name => find(name).mapToItem(screen, 0, 0).x
            const right = name => find(name).mapToItem(screen, find(name).width, 0).x
            verify(find("ownBoards").width >= find("ownBoards").implicitWidth, "its words are cut")
            verify(left("ownBoards") >= right("towerPage"))
            verify(right("ownBoards") <= screen.width)
            verify(shown("startState") || data.tag !== "800x1280", "upright there is room for it")
            verify(!shown("startState") || left("startState") >= right("ownBoards"))
            // Nobody knows the sign yet.
            const words = findChild(find("towerPage"), "towerWords")
            verify(words.visible && words.text.includes("ower") && !words.truncated, words.text)
            verify(words.mapToItem(find("towerPage"), words.width, 0).x <= find("towerPage").width)
        }
        function test_the_number_pads_enter_presses_the_towers_sign() {
            find("towerPage").forceActiveFocus()
            keyClick(Qt.Key_Enter)
            compare(kiosk.screen, Kiosk.Tower)
            kiosk.screen = Kiosk.Start
        }
        function test_it_says_what_it_is() {
            verify(shown("says"))
            kiosk.canResume = false
            settle()
            verify(!shown("says"))
            // The large landscape says it then.
            verify(find("newGame").visible)
            verify(find("saysLarge").visible)
        }
        function test_the_points_of_the_last_game_lie_over_its_board() {
            kiosk.resumePlayers.rows = [{ id: "ann", title: "Ann", detail: "5", colour: "red", symbol: "square" },
                                        { id: "bo", title: "Bo", detail: "6", colour: "blue", symbol: "circle" }]
            settle()
            verify(shown("score-ann") && shown("score-bo"))
            // Heard as well as seen.
            verify(find("resume").Accessible.name.includes("Ann 5, Bo 6"))
            verify(find("resume").Accessible.name.includes("Ann to roll"))
            kiosk.resumeHasBoard = false
            settle()
            verify(!findChild(screen, "score-ann"))
        }
        // The page of the table that is made ahead, once it is there.
        function pageAhead() {
            kiosk.tableAhead = true
            tryVerify(() => findChild(screen, "tableScreen") !== null)
            return find("tableScreen")
        }
        function gone() {
            tryVerify(() => findChild(screen, "tableScreen") === null)
            return true
        }
        function test_the_table_is_made_ahead_and_only_shown() {
            const page = pageAhead()
            const reader = findChild(page, "announcer")
            verify(!page.visible)
            kiosk.table.herald.announced("Nobody hears this")
            settle()
            compare(reader.text, "")
            verify(shown("resume"))
            kiosk.screen = Kiosk.Table
            settle()
            verify(find("tableScreen") === page, "the page was made again")
            verify(page.visible)
            tryCompare(reader, "text", "Ann, roll!")
            verify(!shown("startScreen"))
            keyClick(Qt.Key_M)
            compare(page.sheet, "menu")
            page.sheet = ""
            kiosk.tableAhead = false
            settle()
            verify(find("tableScreen") === page && page.visible, "it went away while it was shown")
            kiosk.screen = Kiosk.Start
            verify(gone())
            verify(shown("resume"))
        }
        function test_a_page_that_nobody_will_open_is_not_kept() {
            pageAhead()
            kiosk.tableAhead = false
            verify(gone())
            pageAhead()
            kiosk.screen = Kiosk.Games
            verify(gone())
            kiosk.screen = Kiosk.Start
            const page = pageAhead()
            // The game that is opened may be of another kind.
            kiosk.table.scenario = "black-powder"
            kiosk.screen = Kiosk.Table
            settle()
            verify(!page.visible)
            tryVerify(() => find("tableScreen") !== page)
            verify(find("tableScreen").visible)
        }
        function test_the_count_of_games_follows() {
            verify(find("games").detail.includes("2"))
            kiosk.manyGames()
            settle()
            verify(find("games").detail.includes("30"))
            kiosk.games.rows = []
            settle()
            verify(find("games").detail.includes("No games"))
        }
        function test_a_game_is_opened_from_the_list() {
            kiosk.screen = Kiosk.Games
            settle()
            verify(find("game-6").detail.includes("finished"))
            tap("game-6")
            verify(asked("open 6"))
            tap("back")
            verify(asked("back"))
        }
        // The same game read from a file once more looks different.
        function test_a_game_says_how_far_it_is_and_whether_it_came_from_a_file() {
            kiosk.screen = Kiosk.Games
            settle()
            verify(find("game-7").detail.includes("212 moves") && !find("game-7").detail.includes("file"))
            verify(find("game-6").detail.includes("97 moves · from a file, yesterday, 20:02"), find("game-6").detail)
            tap("delete-6")
            verify(findChild(screen, "deleteDialog").items[0].text.includes("from a file"), "which of the two")
        }
        function test_players_and_boards_may_be_called_percent_1_and_percent_2() {
            kiosk.games.rows = [Object.assign({}, kiosk.games.rows[1], { title: "Our %2", players: "%1, %2, Eve" })]
            kiosk.screen = Kiosk.Games
            settle()
            compare(find("delete-6").spoken, "Delete Our %2, " + find("game-6").detail)
            tap("delete-6")
            compare(findChild(screen, "deleteDialog").items[0].text, "Our %2: " + find("game-6").detail)
        }
        function test_the_last_of_many_can_be_reached() {
            kiosk.screen = Kiosk.Games
            kiosk.manyGames()
            settle()
            find("gameList").positionViewAtEnd()
            tap("game-29")
            verify(asked("open 29"))
        }
        // The cards that exist and are not put by for another game.
        function cards() {
            return Array.from(find("gameList").contentItem.children)
                        .filter(row => row.visible && row.children.length > 0 && row.children[0].objectName.startsWith("game-"))
        }
        function test_only_the_games_in_sight_have_cards() {
            kiosk.manyGames(1000)
            kiosk.screen = Kiosk.Games
            settle()
            const most = 3 * Math.ceil(root.height / Theme.confirm)
            verify(shown("game-0"))
            verify(cards().length < most, cards().length)
            find("gameList").positionViewAtEnd()
            settle()
            verify(shown("game-999"))
            verify(cards().length < most, cards().length)
            // A card that was put by must not be found under its former name.
            verify(cards().every(row => row.children[0].objectName !== "game-1"))
            verify(!shown("game-1"))
            tap("delete-998")
            tap("reallyDelete")
            verify(asked("delete 998"))
        }
        function inSight(item) {
            const list = find("gameList")
            const top = item.mapToItem(list, 0, 0).y
            return top >= -1 && top + item.height <= list.height + 1
        }
        function has(name) {
            compare(screen.Window.activeFocusItem.objectName, name)
            verify(inSight(screen.Window.activeFocusItem), name + " is out of sight")
        }
        function test_keys_lead_through_the_games_in_order() {
            kiosk.manyGames()
            kiosk.screen = Kiosk.Games
            settle()
            find("game-0").forceActiveFocus(Qt.TabFocusReason)
            for (const name of ["delete-0", "game-1", "delete-1", "game-2"]) {
                keyClick(Qt.Key_Tab)
                has(name)
            }
            for (let i = 3; i < 30; ++i) {
                keyClick(Qt.Key_Down)
                has("game-" + i)
            }
            keyClick(Qt.Key_Tab)
            has("delete-29")
            // Behind the last one the keyboard leaves the list; and it comes back to where it was.
            keyClick(Qt.Key_Tab)
            compare(screen.Window.activeFocusItem.objectName, "back")
            keyClick(Qt.Key_Backtab)
            has("delete-29")
            keyClick(Qt.Key_Backtab)
            has("game-29")
            // Upwards rows are made again, in an order that is not that of their places.
            for (let i = 28; i >= 0; --i) {
                keyClick(Qt.Key_Backtab)
                has("delete-" + i)
                keyClick(Qt.Key_Backtab)
                has("game-" + i)
            }
            keyClick(Qt.Key_Return)
            verify(asked("open 0"))
        }
        function test_the_other_screens_are_read_beside_the_start() {
            const reading = find("reading")
            tryVerify(() => reading.types !== null && reading.types.status === Component.Ready, 10000)
            compare(kiosk.screen, Kiosk.Start)
        }
        function test_deleting_asks_first() {
            kiosk.screen = Kiosk.Games
            tap("delete-6")
            verify(asked("doom 6"), "the PIN, if there is one, comes first")
            tap("keepGame")
            verify(!asked("delete 6"))
            tap("delete-6")
            tap("reallyDelete")
            verify(asked("delete 6"))
            verify(!shown("deleteDialog"))
        }
        function test_a_game_from_a_file() {
            kiosk.screen = Kiosk.Games
            tap("fromFile")
            verify(asked("refresh logs"))
            tap("place-/media/ann/STICK")
            verify(asked("place /media/ann/STICK"))
            tap("log-sunday.jsonl")
            verify(asked("load sunday.jsonl"))
            kiosk.logs.problem = "sunday.jsonl is no game log."
            settle()
            verify(shown("logProblem"))
            compare(find("logList").message, find("logProblem"))
            tap("back")
            verify(shown("game-7"))
        }
        function test_nothing_lies_here() {
            kiosk.games.rows = []
            kiosk.screen = Kiosk.Games
            settle()
            verify(shown("noGames"))
            tap("firstGame")
            verify(asked("newGame"))
        }
    }
}
