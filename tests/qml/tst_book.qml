// SPDX-License-Identifier: Apache-2.0
// The value book under real clicks: each kind of value, correcting and clearing one, the sample, files; and
// Black Powder on the new game's screens, with the taps counted.
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
    Component { id: smallScreens; Screens { width: 800; height: 480 } }

    TestCase {
        name: "Book"
        when: windowShown

        property var kiosk: null
        property var screen: null
        property int taps: 0
        readonly property var book: kiosk ? kiosk.book : null

        function init() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
            Theme.density = 5.9
            Theme.screenWidth = 1280
            Theme.screenHeight = 800
            Theme.motion = false
            taps = 0
            kiosk = kiosks.createObject(root)
            kiosk.newGameModel.boardPicture.load(shippedBoards["great-wall-4"])
            kiosk.resumeBoard.load(shippedBoards["great-wall-4"])
        }
        function open(where) {
            kiosk.screen = where
            screen = screens.createObject(root, { kiosk: kiosk })
            waitForRendering(screen)
        }
        function openSmall(where) {
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            kiosk.screen = where
            screen = smallScreens.createObject(root, { kiosk: kiosk })
            waitForRendering(screen)
        }
        // To a panel of 7 inches.
        function shrink() {
            Theme.density = 5.25
            Theme.screenWidth = 800
            Theme.screenHeight = 480
            screen.anchors.fill = undefined
            screen.width = 800
            screen.height = 480
            settle()
        }
        function cleanup() {
            screen.destroy()
            wait(0)
            kiosk.destroy()
            wait(0)
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
            ++taps
            settle()
        }
        function settle() {
            wait(0)
            waitForRendering(screen, 60)
        }
        function last() {
            return book.asked[book.asked.length - 1]
        }

        function test_a_number() {
            open(Kiosk.Book)
            tap("value-/walls/2/defense")
            verify(!find("digit-done").enabled, "nothing is entered yet")
            for (const key of ["digit-1", "digit-2", "digit-3"])
                tap(key)
            compare(find("typedNumber").text, "12", "no number over 99")
            tap("digit-erase")
            tap("digit-7")
            tap("digit-done")
            compare(last(), "enter 17")
            verify(!shown("valueDialog"))
        }
        function test_a_gap_says_how_it_becomes_a_vital_spot() {
            book.page = "cards"
            open(Kiosk.Book)
            tap("card-siege-engine")
            const before = book.asked.length
            tap("rewards-cell-b6")
            compare(book.asked.length, before)
            compare(find("rewardHint").text, "b6 is a gap. Is a vital spot printed there? Then change \"Vital spots\" below.")
            tap("rewards-cell-a2")
            verify(find("rewardHint").text.startsWith("Tap a spot"))
        }
        function test_a_file_of_another_book_is_kept() {
            book.page = "files"
            open(Kiosk.Book)
            compare(find("exportBook").text, "Write \"Box 2\" there")
            compare(find("importInto").text, "Import into \"Box 2\"")
            book.doubt = "values.json is there already. Overwrite it?\nIt holds another book."
            settle()
            verify(!shown("exportBeside"))
            book.freeName = "values-2.json"
            settle()
            compare(find("exportBeside").text, "Write it as values-2.json")
            tap("exportBeside")
            compare(last(), "export beside values-2.json")
            verify(!shown("bookDialog"))
        }
        function test_what_the_last_visit_told_is_gone() {
            book.page = "files"
            book.notice = "Imported from values.json: 32 values."
            open(Kiosk.Book)
            verify(!shown("bookNotice"))
        }
        function test_what_was_imported_is_said_without_moving_a_button() {
            book.page = "files"
            open(Kiosk.Book)
            const before = find("exportBook").mapToItem(screen, 0, 0).y
            book.notice = "Imported from values.json: 32 values."
            settle()
            verify(shown("bookNotice"))
            compare(find("exportBook").mapToItem(screen, 0, 0).y, before)
            tap("bookNotice")
            verify(!shown("bookNotice"))
        }
        function test_each_page_begins_at_its_top() {
            openSmall(Kiosk.Book)
            const values = find("values")
            tap("page-shots")
            values.contentY = values.contentHeight - values.height
            verify(values.contentY > 0)
            tap("page-walls")
            compare(values.contentY, 0)
        }
        function test_the_page_that_is_shown_is_in_sight_among_the_pages() {
            book.page = "files"
            openSmall(Kiosk.Book)
            const pages = find("bookPages")
            const seen = name => {
                const card = find(name)
                const middle = card.mapToItem(pages, 0, card.height / 2).y
                return middle > 0 && middle < pages.height
            }
            verify(pages.contentHeight > pages.height, "else all are")
            tryVerify(() => seen("page-files"))
            verify(!seen("page-walls"))
        }
        // On a panel of 7 inches, and on a broader one with as little height.
        function test_the_button_that_ends_an_entry_is_in_sight() {
            openSmall(Kiosk.Book)
            tap("value-/walls/2/cost")
            const dialog = find("valueDialog")
            for (const name of ["valueDone", "closeValue"]) {
                const button = find(name)
                const bottom = button.mapToItem(dialog, 0, button.height).y
                verify(bottom <= dialog.height, name)
                verify(button.mapToItem(dialog, 0, 0).y > dialog.height / 2, name)
            }
        }
        function test_keys_enter_a_number_too() {
            open(Kiosk.Book)
            tap("value-/walls/2/defense")
            const pad = find("typedNumber").parent
            pad.forceActiveFocus()
            keyClick(Qt.Key_4)
            keyClick(Qt.Key_2)
            keyClick(Qt.Key_Return)
            compare(last(), "enter 42")
        }
        function test_after_a_click_on_a_digit_the_keys_go_on() {
            open(Kiosk.Book)
            tap("value-/walls/2/defense")
            mouseClick(find("digit-1"))
            keyClick(Qt.Key_2)
            keyClick(Qt.Key_Return)
            compare(last(), "enter 12")
        }
        function test_a_price() {
            open(Kiosk.Book)
            tap("value-/walls/2/cost")
            compare(find("valueDone").text, "First enter how many")
            tap("digit-8")
            compare(find("valueDone").text, "Enter it")
            tap("cost-gold")
            tap("cost-chi")
            tap("valueDone")
            compare(last(), "enter {\"amount\":8,\"of\":[\"wood\",\"stone\",\"chi\"]}")
        }
        function test_spots_rewards_and_forgetting() {
            book.page = "cards"
            open(Kiosk.Book)
            tap("card-siege-engine")
            tap("value-/cards/siege-engine/spots")
            tap("valueEditor-cell-b6")
            tap("valueEditor-cell-a2")
            tap("valueDone")
            compare(last(), "enter [\"..##..\",\"..#..#\"]")
            tap("rewards-cell-b3")
            compare(last(), "reward b3")
            tap("reward-gold-less")
            tap("reward-honor-more")
            tap("valueDone")
            compare(last(), "enter {\"honor\":1,\"gold\":1}")
            mouseClick(find("rewards-cell-a1"))
            compare(last(), "enter {\"honor\":1,\"gold\":1}", "a gap pays nothing")
            tap("rewards-cell-a4")
            tap("clearValue")
            compare(last(), "clear")
            tap("value-/cards/siege-engine/power")
            tap("closeValue")
            compare(last(), "dismiss")
        }
        // The arrow led out of the book, and the card's page stood where its list had been scrolled to.
        function test_the_way_back_from_a_card_leads_to_the_cards() {
            book.page = "cards"
            open(Kiosk.Book)
            shrink()
            const list = find("values")
            const end = list.contentHeight - list.height
            verify(end > 20)
            list.contentY = end
            mouseClick(find("card-siege-engine")) // the last one
            settle()
            compare(list.contentY, 0)
            tap("back")
            compare(book.card, "")
            verify(!kiosk.asked.includes("back"), "the book stays open")
            tryVerify(() => Math.abs(list.contentY - end) < Theme.target, 5000, "the card is in sight again")
        }
        // Beside the picture of its spots, a narrow card had room for two letters of its name.
        function test_names_of_cards_are_whole_on_seven_inches() {
            book.page = "cards"
            open(Kiosk.Book)
            shrink()
            const card = find("card-battering-ram")
            verify(card.stacked)
            const picture = find("card-battering-ram").contentItem.children[1]
            const name = find("card-battering-ram").contentItem.children[0]
            verify(name.y + name.height <= picture.y, "above the picture")
            verify(name.width >= card.availableWidth)
        }
        function test_nothing_is_an_answer_too() {
            book.page = "cards"
            book.card = "siege-engine"
            open(Kiosk.Book)
            tap("rewards-cell-a4")
            tap("reward-gold-less")
            tap("reward-gold-less")
            tap("valueDone")
            compare(last(), "enter {}")
        }
        function test_cells_of_a_shot() {
            book.page = "shots"
            open(Kiosk.Book)
            tap("value-/shots/cannon/cells")
            verify(!find("valueDone").enabled)
            compare(find("valueDone").text, "First tap the spots")
            for (const cell of ["b1", "a6", "a1"])
                tap("valueEditor-cell-" + cell)
            tap("valueDone")
            compare(last(), "enter [\"a1\",\"a6\",\"b1\"]")
            tap("addRocket")
            compare(last(), "add rocket")
        }
        function test_an_ability_in_words() {
            book.page = "cards"
            book.card = "siege-engine"
            open(Kiosk.Book)
            tap("value-/cards/siege-engine/ability")
            tap("ability-text")
            const words = find("abilityKeyboard")
            words.text = ""
            keyClick(Qt.Key_Escape)
            verify(!shown("abilityDialog"), "Escape leads back to the choices")
            tap("ability-text")
            find("abilityKeyboard").text = ""
            for (const key of ["key-c", "key-o", "key-s", "key-t", "key-space", "key-2", "key-."])
                tap(key)
            tap("key-done")
            compare(last(), "enter {\"kind\":\"text\",\"text\":\"Cost 2.\"}")
            tap("value-/cards/siege-engine/ability")
            tap("ability-ram")
            compare(last(), "enter {\"kind\":\"ram\"}")
        }
        function test_what_cannot_be_printed_is_refused_and_what_is_unlikely_asked_back() {
            open(Kiosk.Book)
            book.question = { id: "/walls/1/firing", kind: "number", title: "Firing spots, wall level 1", value: "", low: 0, high: 99, most: 26, mostWhy: "At most 26: the box has no more.", likely: 8 }
            settle()
            const keys = () => find("digit-1").mapToItem(screen, 0, 0).y
            const before = keys()
            tap("digit-3")
            tap("digit-0")
            verify(!find("digit-done").enabled)
            compare(find("numberRefused").text, "At most 26: the box has no more.")
            compare(keys(), before, "no key moves")
            keyClick(Qt.Key_Return)
            verify(shown("valueDialog"))
            tap("digit-erase")
            tap("digit-erase")
            tap("digit-1")
            tap("digit-2")
            tap("digit-done")
            compare(last(), undefined, "nothing is kept yet")
            compare(find("valueDoubtText").text, "12? That is unusual.")
            tap("valueAgain")
            tap("digit-erase")
            tap("digit-erase")
            tap("digit-8")
            tap("digit-done")
            compare(last(), "enter 8", "what is likely is entered at once")
            book.question = { id: "/walls/1/firing", kind: "number", title: "Firing spots, wall level 1", value: "", low: 0, high: 99, likely: 8 }
            settle()
            tap("digit-9")
            tap("digit-done")
            tap("valueSure")
            compare(last(), "enter 9")
            book.question = { id: "/walls/2/cost", kind: "cost", title: "Price", value: "", low: 0, high: 99, expected: 10, expectedWhy: "By the rules level 2 costs 10." }
            settle()
            for (const key of ["digit-1", "digit-1", "valueDone"])
                tap(key)
            verify(shown("valueDoubtText"))
            tap("valueAgain")
            for (const key of ["digit-erase", "digit-0", "valueDone"])
                tap(key)
            verify(last().startsWith("enter {\"amount\":10"), last())
        }
        function test_the_words_of_an_ability_have_whole_keys_on_7_inches() {
            book.page = "cards"
            book.card = "siege-engine"
            openSmall(Kiosk.Book)
            tap("value-/cards/siege-engine/ability")
            tap("ability-text")
            settle()
            for (const key of ["1", "q", "p", "y", "done", "erase"]) {
                const item = find("key-" + key)
                const at = item.mapToItem(screen, 0, 0)
                verify(at.x >= 0 && at.y >= 0 && at.x + item.width <= screen.width && at.y + item.height <= screen.height, key + " is whole")
            }
        }
        function test_the_walk_is_begun_and_left() {
            book.page = "cards"
            open(Kiosk.Book)
            tap("fillAhead")
            compare(last(), "walk begin cards")
            verify(shown("bookWalk"))
            tap("walkPause")
            compare(last(), "walk pause")
            verify(!shown("bookWalk"))
            book.walk.useful = false
            verify(!shown("fillAhead"), "nothing is missing")
            book.walk.useful = true
            tap("showSample")
            verify(!shown("fillAhead"), "the sample cannot be changed")
        }
        function test_a_digit_of_a_real_keyboard_on_the_walk() {
            book.walk.walking = true
            open(Kiosk.Book)
            settle()
            keyClick("2")
            compare(last(), "walk choose more")
            tryCompare(find("typedNumber"), "text", "2")
            keyClick("3")
            compare(find("typedNumber").text, "23")
            keyClick(Qt.Key_Return)
            compare(last(), "walk enter 23")
        }
        function test_one_touch_on_the_walk() {
            book.walk.walking = true
            open(Kiosk.Book)
            tap("answer-7")
            compare(last(), "walk choose 7")
            tap("field-/cards/card-7/reward")
            compare(last(), "walk go /cards/card-7/reward")
            tap("walkSkip")
            compare(last(), "walk skip")
            verify(!find("walkBack").enabled)
            book.walk.canBack = true
            tap("walkBack")
            compare(last(), "walk back")
            verify(!shown("walkNext") && !shown("walkLast"))
            tap("answer-more")
            verify(shown("walkDialog"))
            tap("digit-2")
            tap("digit-7")
            tap("digit-done")
            compare(last(), "walk enter 27")
            verify(!shown("walkDialog"))
        }
        function test_spots_on_the_walk() {
            book.walk.walking = true
            book.walk.show("spots")
            open(Kiosk.Book)
            tap('answer-{"honor":1}')
            compare(last(), 'walk choose {"honor":1}')
            tap("walkGrid-cell-b5")
            compare(last(), "walk cell b5")
            tap("walkNext")
            compare(last(), "walk next")
            book.walk.show("cells")
            settle()
            verify(!find("walkNext").enabled, "no cell is touched")
            tap("walkLast")
            compare(last(), "walk last rocket")
        }
        function test_a_card_is_named_on_the_walk() {
            book.walk.walking = true
            open(Kiosk.Book)
            tap("nameCard")
            const keys = find("cardKeyboard")
            keys.text = "Leader"
            verify(shown("cardNameTaken"))
            tap("key-done")
            verify(shown("walkNameDialog"), "another card has it")
            keys.text = "Ox"
            verify(!shown("cardNameTaken"))
            tap("key-done")
            compare(last(), "walk name Ox")
            verify(!shown("walkNameDialog"))
        }
        function test_the_end_of_the_walk() {
            book.walk.walking = true
            book.walk.kind = "end"
            open(Kiosk.Book)
            verify(!shown("walkSkip"))
            tap("walkEnd")
            compare(last(), "walk pause")
        }
        function test_a_card_gets_another_name() {
            book.page = "cards"
            book.card = "siege-engine"
            open(Kiosk.Book)
            tap("renameCard")
            const was = find("cardKeyboard").text
            compare(was, book.cardTitle, "the name that it has is kept")
            verify(was.length > 0 && !shown("cardNameTaken"))
            tap("key-done")
            verify(!shown("cardNameDialog"), "it keeps its name")
            compare(last(), undefined)
            tap("renameCard")
            tap("key-o")
            tap("key-x")
            compare(find("cardKeyboard").text, "Ox", "the first letter replaces it")
            tap("key-done")
            compare(last(), "rename card Ox")
        }
        function test_several_books() {
            book.page = "books"
            open(Kiosk.Book)
            verify(!shown("fillAhead"))
            tap("book-table")
            compare(last(), "open book table")
            tap("beginBook")
            find("cardKeyboard").text = "Box 2"
            verify(shown("cardNameTaken"))
            find("cardKeyboard").text = "Box 3"
            tap("key-done")
            compare(last(), "begin book Box 3")
            tap("renameBook")
            compare(find("cardKeyboard").text, book.books.rows.find(one => one.chosen).title)
            find("cardKeyboard").text = "Ours"
            tap("key-done")
            compare(last(), "rename book Ours")
            tap("removeBook")
            compare(last(), "remove book")
        }
        function test_an_import_says_what_differs() {
            book.page = "files"
            book.doubt = "Replace your value book?\n2 values differ."
            book.act = "Replace the values"
            book.canTakeMissing = true
            open(Kiosk.Book)
            compare(find("bookDialog").title, "Replace your value book?")
            compare(find("bookDoubt").text, "2 values differ.")
            tap("takeMissing")
            compare(last(), "take missing")
        }
        function test_backs() {
            book.page = "cards"
            book.card = "siege-engine"
            open(Kiosk.Book)
            tap("value-/cards/siege-engine/backs")
            tap("copies-less")
            tap("back-1-S2")
            tap("valueDone")
            compare(last(), "enter {\"copies\":2,\"backs\":[\"S1\",\"S2\"]}")
        }
        function test_a_new_card() {
            book.page = "cards"
            open(Kiosk.Book)
            tap("addCard")
            for (const key of ["key-o", "key-x"])
                tap(key)
            tap("key-done")
            compare(last(), "add card Ox")
            verify(!shown("cardNameDialog"))
        }
        function test_the_sample_says_what_it_is() {
            open(Kiosk.Book)
            verify(!shown("sampleBanner"))
            tap("showSample")
            verify(book.sample)
            verify(shown("sampleBanner"))
            verify(!shown("page-files"))
            const before = book.asked.length
            mouseClick(find("value-/walls/2/defense"))
            settle()
            find("value-/walls/2/defense").Accessible.pressAction()
            compare(book.asked.length, before, "it cannot be changed")
            tap("showOurs")
            verify(!shown("sampleBanner"))
        }
        function test_files() {
            book.page = "files"
            open(Kiosk.Book)
            tap("place-/media/ann/STICK")
            compare(last(), "place /media/ann/STICK")
            tap("exportBook")
            verify(shown("bookDialog"), "nothing is overwritten without asking")
            tap("dismissBook")
            compare(last(), "dismiss")
            tap("exportBook")
            tap("doIt")
            compare(last(), "go on")
            tap("file-bo.json")
            verify(find("bookDialog").visible)
            tap("dismissBook")
            verify(!shown("bookDialog"))
        }
        function test_from_the_start_screen_and_back() {
            open(Kiosk.Start)
            tap("valueBook")
            compare(kiosk.asked.join(), "go " + Kiosk.Book)
            settle()
            tap("back")
            compare(kiosk.asked[kiosk.asked.length - 1], "back")
        }
        function test_a_new_game_in_few_taps() {
            open(Kiosk.Start)
            tap("newGame")
            kiosk.screen = Kiosk.NewGame
            tap("scenario-black-powder")
            compare(kiosk.newGameModel.scenario, "black-powder")
            tap("count-3")
            tap("next")
            tap("next")
            verify(shown("book-ours"))
            verify(!shown("board-great-wall-4"), "its board is always the same")
            tap("start")
            compare(kiosk.asked[kiosk.asked.length - 1], "start")
            verify(taps <= 8, taps + " taps")
        }
        // Its first word that nobody knows is explained where it comes up.
        function test_a_new_game_explains_the_tea_order() {
            open(Kiosk.NewGame)
            tap("scenario-black-powder")
            verify(!shown("teaHelp"))
            tap("next")
            tap("teaHelp")
            tryVerify(() => shown("holdingsSheet") && shown("meaning-tea"))
            verify(!shown("meaning-clash"))
            // A single word is the title, and no sign stands before its text.
            compare(find("holdingsSheet").title, "Tea order")
            verify(find("meaning-tea").Accessible.name.startsWith("Tea order. The stack"))
            tap("closeSheet")
            tryVerify(() => !shown("holdingsSheet"))
            tap("teaHelp")
            keyClick(Qt.Key_Escape)
            tryVerify(() => !shown("holdingsSheet"))
            verify(shown("player-1"), "the page stays")
            tap("next")
            verify(!shown("teaHelp"))
            tap("back")
            tap("back")
            tap("scenario-great-wall")
            tap("next")
            verify(!shown("teaHelp"), "no other game has one")
        }
        // The tick of a choice covers no letter of its name.
        function test_the_tick_of_a_game_lies_beside_its_name_data() {
            return [{ tag: "800x480", width: 800, height: 480, density: 5.25 }, { tag: "1280x800", width: 1280, height: 800, density: 5.9 }]
        }
        function test_the_tick_of_a_game_lies_beside_its_name(data) {
            if (data.width < 1000)
                openSmall(Kiosk.NewGame)
            else
                open(Kiosk.NewGame)
            tap("scenario-black-powder")
            const card = find("scenario-black-powder")
            const tick = findChild(card, "chosenTick")
            const title = card.titleItem
            verify(tick.visible)
            verify(title.mapToItem(card, title.width - title.rightPadding, 0).x <= tick.x + 0.5)
        }
        // Alone, nobody sits anywhere, and two clans that nobody has chosen take part.
        function test_a_new_game_for_one_says_who_else_takes_part() {
            open(Kiosk.NewGame)
            tap("scenario-black-powder")
            kiosk.newGameModel.playerCount = 1
            tap("next")
            compare(find("newGameScreen").title, "Which clan do you play?")
            verify(!find("player-0").detail.includes("tea order"), find("player-0").detail)
            compare(find("teaHelp").text, "Who are Qin and Reed?")
            tap("teaHelp")
            tryVerify(() => shown("holdingsSheet"))
            verify(find("meaning-qin").Accessible.name.startsWith("Qin. Your rival when you play alone."))
            verify(find("meaning-reed").Accessible.name.startsWith("Reed. The third clan"))
            tap("closeSheet")
            tryVerify(() => !shown("holdingsSheet"))
            tap("player-0")
            tryVerify(() => shown("closeEditor"))
            verify(!shown("first-0"), "of one, nobody is before another")
        }
        // One way back: it leaves the pages of a new game one by one, and what was chosen stays.
        function test_the_way_back_leads_through_the_pages_of_a_new_game() {
            open(Kiosk.NewGame)
            tap("scenario-black-powder")
            tap("next")
            tap("next")
            verify(shown("book-ours"))
            tap("back")
            verify(shown("player-1") && !shown("book-ours"))
            tap("back")
            verify(shown("scenario-black-powder"))
            compare(kiosk.newGameModel.scenario, "black-powder")
            verify(!kiosk.asked.includes("go " + Kiosk.Start))
            tap("back")
            compare(kiosk.asked[kiosk.asked.length - 1], "go " + Kiosk.Start)
        }
        function test_clans_options_and_the_sample() {
            kiosk.newGameModel.scenario = "black-powder"
            open(Kiosk.NewGame)
            tap("next")
            tap("player-1")
            tap("clan-1-panda")
            compare(kiosk.asked[kiosk.asked.length - 1], "clan 1 panda")
            tryVerify(() => !shown("playerEditor"), 5000, "with a clan the player is done")
            tap("next")
            tap("book-sample")
            compare(kiosk.newGameModel.book, "sample")
            tap("openBook")
            verify(shown("bookScreen"))
            tap("back")
        }
        function test_a_game_without_a_board_picture() {
            kiosk.resumeHasBoard = false
            open(Kiosk.Start)
            verify(shown("resumeClans"))
            tap("resume")
            compare(kiosk.asked.join(), "resume")
        }
    }
}
