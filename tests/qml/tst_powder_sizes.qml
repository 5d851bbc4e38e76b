// SPDX-License-Identifier: Apache-2.0
// The table of Black Powder at sizes other than a tablet's, and what must hold at each: nothing is cut, nothing covers what
// it must not, and no place a finger may choose lies on another.
import QtQuick
import QtTest
import Watchfire.Ui

Item {
    id: root
    width: 1920
    height: 1280

    PowderCase {
        id: test
        name: "PowderSizes"
        stage: root

        // The name of the firing spots once took the room of the machines, and the picture showed no machines.
        function test_the_name_of_the_firing_spots_hides_no_machine() {
            openSmall()
            let named = 0
            for (const firing of [2, 3]) {
                for (const machines of [["cannon"], ["cannon", "ballista"]]) {
                    powder.sections.set(2, "firing", firing)
                    powder.sections.set(2, "machines", machines)
                    for (const asked of [[], ["S3.fire"]]) {
                        offer(asked)
                        wait(0)
                        waitForRendering(screen, 60)
                        const zone = find("fire-S3")
                        for (const machine of machines) {
                            const piece = find("machine-" + machine + "@S3.fire")
                            verify(piece.visible && piece.width >= Theme.body * 0.8, firing + " " + machines + " " + asked + ": " + piece.width)
                            contained(piece, zone)
                        }
                        const tag = findChild(screen, "fireName-S3.fire")
                        if (tag && asked.length > 0) {
                            ++named
                            for (const machine of machines) {
                                const piece = find("machine-" + machine + "@S3.fire")
                                const at = piece.mapToItem(zone, 0, 0), word = tag.mapToItem(zone, 0, 0)
                                verify(at.y + piece.height <= word.y + 1 || at.x + piece.width <= word.x + 1, "the name lies beside " + machine)
                            }
                        }
                    }
                }
            }
            verify(named > 0, "the name was nowhere to be seen")
        }
        // Steps and questions speak of "a2": the card shows which spot that is, whatever lies on it.
        function test_lines_and_columns_of_an_enlarged_card_have_their_names() {
            for (const size of [[1280, 800, 5.9], [800, 480, 5.25]]) {
                open(...size)
                const card = powder.hordes.rows.findIndex(row => row.slot === "S1.1")
                powder.hordes.set(card, "covered", "")
                tap("horde-S1.1")
                for (const line of ["a", "b"]) {
                    const word = find("line-" + line)
                    const spot = find("spot-S1.1:" + line + "1")
                    compare(word.text, line)
                    verify(word.mapToItem(screen, word.width, 0).x <= spot.mapToItem(screen, 0, 0).x + 0.5)
                    compare(Math.round(word.mapToItem(screen, 0, 0).y), Math.round(spot.mapToItem(screen, 0, 0).y))
                }
                verify(find("spot-S1.1:b6").mapToItem(find("hordeLens"), find("spot-S1.1:b6").width, 0).x <= find("hordeLens").width)
                verify(shown("lensRewards"), "what a + in a spot means")
                verify(!shown("lensCovered"))
                powder.hordes.set(card, "covered", "All spots of Veterans are covered.")
                wait(0)
                compare(find("lensCovered").text, "All spots of Veterans are covered.")
                tap("closeLens")
                const tick = find("covered-S1.1")
                contained(tick, find("horde-S1.1"))
                verify(!shown("covered-S2.1"))
            }
        }
        // Whoever goes past several steps at once has not read what they bring.
        function test_a_chip_says_by_how_much_its_honor_has_changed() {
            openSmall()
            const row = table.players.rows[0]
            verify(!shown("gain-" + row.player), "nothing has changed yet")
            table.players.set(0, "points", row.points + 4)
            wait(0)
            compare(find("gain-" + row.player).text, "+4")
            contained(find("gain-" + row.player), find("player-" + row.player))
            table.players.set(0, "points", row.points + 1)
            wait(0)
            compare(find("gain-" + row.player).text, "−3")
            // Beside many marks there is no room for it; then it stands beside the name.
            const gain = find("gain-" + row.player)
            const low = gain.y
            table.players.set(0, "claimed", 12)
            table.players.set(0, "shame", 10)
            table.players.set(0, "penalty", 12)
            table.players.set(0, "points", row.points - 20)
            wait(0)
            waitForRendering(screen, 60)
            compare(find("gain-" + row.player).text, "−21")
            verify(gain.y < low, "above the marks")
            contained(gain, find("player-" + row.player))
        }
        // "T1" is narrower than the others: it alone stood in its niche.
        function test_the_signs_of_empty_towers_stand_at_one_height() {
            for (const size of [[1024, 600, 6.67], [800, 480, 5.25], [1280, 800, 5.9]]) {
                open(...size)
                const heights = new Set()
                powder.towers.rows.forEach((_, i) => powder.towers.set(i, "symbol", ""))
                wait(0)
                for (const tower of powder.towers.rows) {
                    const foot = findChild(screen, "towerSign-" + tower.tower)
                    heights.add(foot.parent.visible)
                }
                compare(heights.size, 1, size.join())
            }
        }
        // Four bare squares with numbers did not say what they are for.
        function test_on_a_low_screen_a_word_above_the_soldiers_says_what_they_are_for() {
            openSmall()
            powder.tray.rows = ["spearman", "archer", "horseman", "tank"].map(type => ({ type: type, title: type, count: 3, why: "", colour: "red", symbol: "square" }))
            wait(0)
            waitForRendering(screen, 60)
            const word = find("trayWord")
            compare(word.text, "Recruit:")
            const tile = find("tray-spearman")
            verify(word.mapToItem(screen, 0, word.height).y <= tile.mapToItem(screen, 0, 0).y + Theme.mm)
            verify(find("action-build").height >= Theme.target, "no button is smaller than a finger for it")
            // Five turns to come have one line below the name, as four have.
            const turn = (state, name, n) => ({ id: String(n), text: name + ": command", state: state, folded: false, name: name, colour: "red", symbol: "square" })
            powder.guide.rows = [turn("now", "Ann", 0)].concat(["Bo", "Cy", "Ann", "Bo", "Cy"].map((name, n) => turn("coming", name, n + 1)))
            wait(0)
            waitForRendering(screen, 60)
            const tops = new Set([1, 2, 3, 4, 5].map(n => Math.round(find("guide-" + n).mapToItem(screen, 0, 0).y)))
            compare(tops.size, 1)
            verify(find("trayWord").visible)
        }
        // The last pixel of a list showed the upper edges of the letters below it.
        function test_an_arrow_covers_its_list_to_the_last_pixel() {
            openSmall()
            tap("horde-S1.1")
            const lens = find("hordeLens")
            const fold = findChild(lens, "fold")
            verify(fold)
            const list = fold.list
            const edge = findChild(fold, "foldEdge")
            verify(edge.mapToItem(screen, 0, edge.height).y >= list.mapToItem(screen, 0, list.height).y + 0.99)
            compare(edge.width, fold.width)
        }
        // Two groups that rest there leave a section its name on a low screen too.
        function test_a_section_keeps_its_name_above_who_rests_there() {
            openSmall()
            powder.sections.set(2, "rest", [powder.soldier("t", "spearman", 2), Object.assign(powder.soldier("t", "spearman", 1), { ghost: true, joins: true })])
            powder.sections.set(2, "restClans", [powder.soldier("t", "", 3)])
            wait(0)
            waitForRendering(screen, 60)
            compare(find("restName-S3.rest").text, "Right")
            compare(find("many-" + powder.looks["t"][0] + "@S3.rest").text, "2")
            contained(find("rest-S3"), find("rest-S3"))
        }
        // What a question is about is marked, and its mark covers no number.
        function test_the_mark_of_a_section_covers_no_number_data() {
            return [{ tag: "1280x800", width: 1280, height: 800, density: 5.9 }, { tag: "800x480", width: 800, height: 480, density: 5.25 }]
        }
        function test_the_mark_of_a_section_covers_no_number(data) {
            open(data.width, data.height, data.density)
            powder.chosen = ["S2"]
            offer([])
            waitForRendering(screen, 60)
            const plaque = find("plaque-S2")
            let rings = 0, ticks = 0
            const look = item => {
                if (item.visible && item.litTone !== undefined && item.chosen && item.border !== undefined)
                    ++rings
                if (item.visible && item.kind === "check" && item.parent.litTone !== undefined) {
                    ++ticks
                    const at = item.mapToItem(plaque, 0, 0)
                    verify(at.x >= plaque.width || at.y + item.height <= 0, "the tick lies on the numbers: " + at.x + " of " + plaque.width)
                }
                for (let i = 0; i < item.children.length; ++i)
                    look(item.children[i])
            }
            look(find("section-S2"))
            compare(rings, 1)
            verify(ticks > 0 || data.tag !== "1280x800", "no tick was seen")
        }
        // The first card in sight begins with its name, however many there are.
        function test_the_cards_that_come_up_begin_with_a_name_data() {
            return [{ tag: "1280x800", width: 1280, height: 800, density: 5.9 }, { tag: "800x480", width: 800, height: 480, density: 5.25 },
                    { tag: "1024x600", width: 1024, height: 600, density: 6.66 }, { tag: "800x1280", width: 800, height: 1280, density: 5.9 }]
        }
        function test_the_cards_that_come_up_begin_with_a_name(data) {
            open(data.width, data.height, data.density)
            for (const cards of [2, 3]) {
                offer(["S2.1:b3", "S2.2:a1", "S2.3:a2"].slice(0, cards))
                powder.aim = "S2"
                powder.aimTitle = "Middle section: which spot?"
                powder.placesChanged()
                wait(50)
                waitForRendering(screen, 60)
                const names = []
                let list = null
                const look = item => {
                    if (item.contentY !== undefined && item.visible)
                        list = item
                    if (item.visible && item.height > 0 && /, row \d/.test(item.text ?? ""))
                        names.push(item)
                    for (let i = 0; i < item.children.length; ++i)
                        look(item.children[i])
                }
                look(find("aimLens"))
                compare(names.length, cards)
                const tops = names.map(name => name.mapToItem(list, 0, 0).y).filter(y => y > -1)
                verify(tops.length > 0 && Math.min(...tops) < 2, data.tag + ", " + cards + " cards: " + tops.join())
                const whole = find("spot-S2.1:b3")
                verify(whole.width >= Theme.target - 0.5)
                verify(whole.mapToItem(list, 0, whole.height).y < list.height + 1, "the card at the wall is whole")
                compare(shown("moreAbove"), tops.length < cards)
                powder.aim = ""
                offer([])
                wait(0)
            }
        }
        function test_on_a_low_screen_the_last_button_goes_on() {
            openSmall()
            table.showPowderSteps()
            powder.tray.rows = []
            waitForRendering(screen)
            verify(find("goOn").text.startsWith("All 3 done. "))
            compare(find("goOn").mapToItem(screen, 0, 0).y, find("done").mapToItem(screen, 0, 0).y)
            tap("goOn")
            compare(table.powderAction.asked.join(), "start end-turn")
            table.steps.left = 1
            wait(0)
            verify(find("goOn").text.startsWith("Done. "))
            verify(shown("done"), "this step alone can be ticked, too")
        }
        // Each of these comes where the one before it has just been touched: a habitual tap on "Done" ends no turn, skips no
        // season and lets nobody die (TapGuard).
        function test_what_goes_on_waits_for_a_finger_that_has_just_been_there() {
            for (const [width, height, density] of [[1280, 800, 5.9], [800, 480, 5.25]]) {
                open(width, height, density)
                for (const act of ["end-turn", "season", "assault"]) {
                    powder.nextAction = act
                    table.powderAction.actions.rows = [table.powderAction.row(act, act)].concat(table.powderAction.actions.rows.filter(row => row.id !== act))
                    wait(0)
                    compare(find("action-" + act).tapPatience, Theme.tapPatience, act)
                }
                table.showPowderSteps()
                powder.tray.rows = []
                waitForRendering(screen)
                compare(find("goOn").tapPatience, Theme.tapPatience)
                table.showPowderDecision()
                table.decision.several = true
                waitForRendering(screen)
                if (shown("decisionWaits"))
                    tap("decisionWaits")
                compare(find("confirmList").tapPatience, Theme.tapPatience)
            }
        }
        function test_the_last_button_of_a_low_screen_is_not_cut_data() {
            return [{ tag: "short", title: "On to winter", text: "All 3 done. On to winter" },
                    { tag: "without the steps", title: "Maximiliane ends the turn", text: "Maximiliane ends the turn" },
                    { tag: "too long", title: "Maximiliane raises 3 overseers and names a soldier for each", text: "All 3 done. Go on" }]
        }
        function test_the_last_button_of_a_low_screen_is_not_cut(data) {
            openSmall()
            table.showPowderSteps()
            powder.tray.rows = []
            const rows = table.powderAction.actions.rows
            table.powderAction.actions.rows = [Object.assign({}, rows[0], { id: "season", title: data.title })].concat(rows.slice(1))
            waitForRendering(screen, 60)
            const button = find("goOn")
            compare(button.text, data.text)
            verify(button.spoken.includes(data.title), "a screen reader hears all of it")
            const words = wordsOf(button)
            verify(!words.truncated && words.contentWidth <= words.width + 1, words.text)
            verify(words.contentHeight <= button.height, words.contentHeight + " in " + button.height)
        }
        function wordsOf(item) {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i]
                const found = child.truncated !== undefined && child.visible ? child : wordsOf(child)
                if (found)
                    return found
            }
            return null
        }
        // It lies over the players, whom nobody touches: the board shows what it asks for.
        function test_a_notice_leaves_the_board_in_sight_data() {
            return [{ tag: "800x480", width: 800, height: 480, density: 5.25 }, { tag: "1280x800", width: 1280, height: 800, density: 5.9 },
                    { tag: "800x1280", width: 800, height: 1280, density: 5.9 }]
        }
        function test_a_notice_leaves_the_board_in_sight(data) {
            open(data.width, data.height, data.density)
            table.notice = "Undone: Dora recruited 1 spearman and 1 warrior monk. Put everything as the picture shows it."
            waitForRendering(screen, 60)
            const notice = find("notice")
            const bottom = notice.mapToItem(screen, 0, notice.height).y
            verify(bottom <= find("powderBoard").mapToItem(screen, 0, 0).y + 1, "the board begins below it")
            verify(bottom <= find("nowPanel").mapToItem(screen, 0, 0).y + 1)
            for (const name of ["undo", "redo", "history", "menu", "holdings"])
                verify(notice.mapToItem(screen, notice.width, 0).x <= find(name).mapToItem(screen, 0, 0).x || bottom <= find(name).mapToItem(screen, 0, 0).y, name)
            mouseClick(notice)
            compare(table.notice, "")
        }
        // What is often entered at that place must not be passed: it stands above the buttons, or going on leads there.
        function test_on_a_low_screen_going_on_passes_nothing_that_is_often_entered() {
            openSmall()
            table.showPowderSteps()
            table.steps.rows = table.steps.rows.map(row => Object.assign({}, row, { sentence: "Short" }))
            powder.tray.rows = []
            const often = table.powderAction.actions.rows[1].id
            table.powderAction.beside = [often]
            waitForRendering(screen)
            tryVerify(() => shown("action-" + often) && shown("goOn"))
            const above = find("action-" + often)
            verify(above.mapToItem(screen, 0, above.height).y <= find("goOn").mapToItem(screen, 0, 0).y)
            powder.tray.rows = [{ type: "archer", count: 2, title: "Archer", colour: "red", symbol: "square", why: "" }]
            tryVerify(() => !shown("action-" + often), 1000, "the soldiers have its room")
            verify(!shown("goOn") && shown("doneAll"))
            table.powderAction.beside = ["again"]
            tryVerify(() => shown("goOn"), 1000, "once more the same is no act that would be missed")
        }
        function test_on_a_low_screen_a_long_step_has_the_room_of_a_calm_headline() {
            openSmall()
            table.showPowderSteps()
            table.headlineTone = ""
            table.headline = "Ann ended the turn"
            waitForRendering(screen)
            for (let words = "Ann, pay"; shown("headline"); words += " and 2 gold") {
                verify(words.length < 200, "it never gives way")
                table.steps.rows = table.steps.rows.map(row => Object.assign({}, row, { sentence: words }))
                waitForRendering(screen, 60)
                wait(20)
            }
            const step = find("currentSentence")
            verify(step.mapToItem(screen, 0, step.height).y <= find("done").mapToItem(screen, 0, 0).y, "the step is not whole")
            table.headlineTone = "danger"
            tryVerify(() => shown("headline"), 1000, "a danger is not passed over")
        }
        function test_in_a_wide_panel_what_goes_on_leaves_the_steps_their_room() {
            open(800, 1280, 5.9)
            table.showPowderSteps()
            waitForRendering(screen)
            const goOn = find("goOn")
            const list = find("stepList")
            const done = find("done")
            const foot = item => Math.round(item.mapToItem(screen, 0, item.height).y)
            verify(goOn.mapToItem(screen, goOn.width, 0).x <= done.mapToItem(screen, 0, 0).x, "beside Done")
            compare(foot(goOn), foot(done))
            verify(foot(list) > foot(done) - Math.max(done.height, goOn.height) - 2 * Theme.gap, "the steps reach down to Done")
            // A headline of a few words is one line: beside it the steps would have two thirds of the panel.
            verify(foot(find("headline")) <= list.mapToItem(screen, 0, 0).y, "below the headline")
            verify(list.width > find("nowPanel").width - 3 * Theme.pad, "as wide as the panel")
            // One that needs a second line stands beside them.
            table.headline = "Breach: the left section, the middle section and the right section, and nobody is left"
            waitForRendering(screen, 60)
            verify(find("headline").mapToItem(screen, find("headline").width, 0).x <= list.mapToItem(screen, 0, 0).x, "beside the steps")
        }
        function test_the_seasons_keep_their_names_while_hordes_come() {
            open(800, 1280, 5.9)
            table.strip.rows = table.strip.rows.map(row => Object.assign({}, row, { value: ({ lethality: "1", shame: "30", draws: "3", deck: "23" })[row.kind] }))
            wait(0)
            verify(find("year").whole)
        }
        // The dashes of an empty spot are not seen beside its light.
        function test_the_light_of_a_spot_covers_its_dashes() {
            openSmall()
            offer(["S2.1:b3"])
            tap("horde-S2.1")
            const widths = []
            const look = item => {
                if (item.ticksLow !== undefined && item.border !== undefined && item.visible)
                    widths.push(item.border.width)
                for (let i = 0; i < item.children.length; ++i)
                    look(item.children[i])
            }
            look(find("spot-S2.1:b3"))
            compare(widths.length, 1)
            verify(widths[0] >= 4.25, "the drawn frame reaches so far inside: " + widths[0])
            for (const name of ["spot-S2.1:a2", "spot-S2.1:b5"])
                compare(find(name).x, Math.round(find(name).x), "no pixel is rounded apart")
        }
        // Where a plaque hides the barricades, their sign is pale in their place.
        function test_the_sign_of_the_barricades_is_pale_while_they_change() {
            openSmall()
            const sign = find("barricadeSign-S3")
            verify(shown("barricades-S3"))
            compare(sign.opacity, 1)
            powder.sections.set(2, "barricadesNext", 0)
            verify(sign.opacity < 0.5)
            powder.sections.set(2, "barricades", 0)
            verify(!findChild(screen, "barricades-S3"))
            powder.sections.set(2, "barricadesNext", 1)
            verify(shown("barricades-S3"))
            verify(sign.opacity > 0.5 && sign.opacity < 1)
            verify(Qt.colorEqual(find("barricades-S3").border.color, Theme.lit))
        }
        // Legible from 1.5 m: capitals of 4 mm; and it hides neither the tower beside it nor the foot of the wall.
        function test_the_verdict_is_a_plaque_upon_the_wall_data() {
            return [{ tag: "1280x800", width: 1280, height: 800, density: 5.9 }, { tag: "1920x1080", width: 1920, height: 1080, density: 5.56 },
                    { tag: "800x1280", width: 800, height: 1280, density: 5.9 }, { tag: "1024x600", width: 1024, height: 600, density: 5.9 },
                    { tag: "800x480", width: 800, height: 480, density: 5 }]
        }
        function test_the_verdict_is_a_plaque_upon_the_wall(data) {
            open(data.width, data.height, data.density)
            for (const level of [0, 1, 2, 3]) {
                powder.sections.set(1, "level", level)
                waitForRendering(screen, 60)
                const section = find("section-S2")
                const plaque = find("plaque-S2")
                const at = plaque.mapToItem(section, 0, 0)
                verify(at.x >= -0.5 && at.x + plaque.width <= section.width + 0.5, "beside the towers")
                verify(at.y >= -0.5 && at.y + plaque.height <= section.height + 0.5, "on the wall")
                verify(find("clash-S2").font.pixelSize >= Theme.step)
                for (const words of [find("clash-S2"), find("verdict-S2")])
                    verify(words.x >= 0 && words.x + words.contentWidth <= plaque.width + 1, words.text)
            }
        }
        // Below the name there would be room for a strip of it only.
        function test_the_outlook_is_whole_beside_the_name_on_a_low_panel() {
            openSmall()
            const outlook = find("outlook")
            const middle = item => item.mapToItem(screen, 0, item.height / 2).y
            verify(Math.abs(middle(outlook) - middle(find("guideSymbol"))) < Theme.mm, "beside the name")
            verify(outlook.height >= Theme.target && outlook.width >= Theme.target)
            verify(outlook.mapToItem(screen, 0, outlook.height).y <= find("action-build").mapToItem(screen, 0, 0).y, "above the tiles")
            compare(outlook.Accessible.name, powder.forecastHeadline)
            tap("outlook")
            verify(shown("forecast-S2") && !shown("action-build"))
            tap("outlook")
            verify(shown("action-build") && !shown("forecast-S2"))
        }
        // In a season without turns, what winter would bring comes before what is to do later, and what is done needs no line.
        function test_without_turns_the_outlook_comes_first_on_a_low_panel() {
            openSmall()
            const row = (id, state) => Object.assign({}, powder.guide.rows[2], { id: id, text: "Line " + id, state: state, symbol: "", colour: "" })
            powder.guide.rows = [row("7", "done"), row("8", "coming")]
            powder.turnTitle = ""
            const name = title => {
                for (let i = 0; i < table.powderAction.actions.rows.length; ++i)
                    table.powderAction.actions.set(i, "title", title)
            }
            name("Act")
            wait(0)
            waitForRendering(screen, 60)
            const edges = name => [0, find(name).height].map(y => find(name).mapToItem(screen, 0, y).y)
            verify(!shown("guide-7") && shown("guide-8"))
            compare(find("forecastShort").text, powder.forecastHeadline)
            verify(edges("outlook")[0] >= edges("guideTitle")[1] && edges("outlook")[1] <= edges("guide-8")[0])
            verify(edges("outlook")[1] <= edges("action-build")[0], "it is whole above the tiles")
            // Words too long for three tiles side by side make three rows of tiles: then it stands beside the title.
            name("Befehlsverweigerung")
            tryVerify(() => find("forecastShort").text !== powder.forecastHeadline)
            waitForRendering(screen, 60)
            verify(!shown("guide-8"))
            verify(Math.abs(edges("outlook")[0] - edges("guideTitle")[0]) < Theme.target, "beside the title")
            verify(edges("outlook")[1] <= edges("action-build")[0], "it is whole above the tiles")
        }
        // The tray took a tile's room, and gives it to the list: what had no tile comes first all the same.
        function test_all_actions_begin_with_those_that_had_no_tile_beside_the_tray() {
            openSmall()
            powder.tray.rows = ["spearman", "archer", "horseman", "tank"].map(type => ({ type: type, title: type, count: 3, why: "", colour: "red", symbol: "square" }))
            wait(0)
            waitForRendering(screen, 60)
            verify(shown("tray-spearman") && !shown("action-overseer"))
            tap("moreActions")
            const top = name => find(name).mapToItem(screen, 0, 0).y
            verify(top("action-overseer") < top("guideTitle") + 2 * Theme.target, "the list begins with it")
            compare(top("action-donate"), top("action-overseer"), "short names stand side by side")
            verify(find("action-donate").mapToItem(screen, 0, 0).x > find("action-overseer").mapToItem(screen, 0, 0).x)
        }
        // A ragged row looks as if something were missing.
        function test_actions_side_by_side_are_equally_high() {
            open(1280, 800, 5.9)
            const actions = table.powderAction.actions
            const at = actions.rows.findIndex(row => row.id === "donate")
            actions.set(at, "enabled", false)
            actions.set(at, "why", "Nobody has anything that could be donated.")
            tap("moreActions")
            compare(find("action-donate").mapToItem(screen, 0, 0).y, find("action-overseer").mapToItem(screen, 0, 0).y)
            tryVerify(() => find("action-overseer").height === find("action-donate").height && find("action-donate").height > Theme.target)
        }
        // What a table enters most of what has no tile is in sight at once, under its heading.
        function test_all_actions_stand_under_headings_and_the_frequent_ones_in_sight_data() {
            return [{ tag: "800x480", width: 800, height: 480, density: 5.25 }, { tag: "1024x600", width: 1024, height: 600, density: 6.67 }]
        }
        function test_all_actions_stand_under_headings_and_the_frequent_ones_in_sight(data) {
            open(data.width, data.height, data.density)
            tap("moreActions")
            waitForRendering(screen, 60)
            const edge = (name, down) => find(name).mapToItem(screen, 0, down ? find(name).height : 0).y
            compare(find("actionGroup-0").text, "Overseers and honor")
            for (const id of ["overseer", "donate", "honor", "shame"]) {
                verify(edge("action-" + id, false) >= edge("actionGroup-0", true), id)
                verify(edge("action-" + id, true) <= edge("action-end-turn", false), id + " is in sight")
            }
            compare(find("actionGroup-1").text, "By the effect of a card")
            verify(edge("action-wound", false) >= edge("actionGroup-1", true) && edge("action-shame-back", true) <= edge("actionGroup-1", false))
            compare(find("actionGroup-3").text, "Soldiers and building", "tiles have all of it: it comes last")
        }
        function test_the_list_of_all_actions_explains_its_words_data() {
            return [{ tag: "800x480", width: 800, height: 480, density: 5.25 }, { tag: "1280x800", width: 1280, height: 800, density: 5.9 }]
        }
        function test_the_list_of_all_actions_explains_its_words(data) {
            open(data.width, data.height, data.density)
            verify(!shown("meanings"))
            tap("moreActions")
            waitForRendering(screen, 60)
            compare(find("action-donate").detail, "")
            tap("meanings")
            waitForRendering(screen, 60)
            for (const id of ["overseer", "donate", "honor", "shame", "wound", "kill", "correct"])
                verify(find("action-" + id).detail.length > 10, id)
            tap("meanings")
            compare(find("action-donate").detail, "")
        }
        // What a turn is, what may be done in it, and when it ends.
        function test_a_turn_is_explained_data() {
            return [{ tag: "800x480", width: 800, height: 480, density: 5.25 }, { tag: "1280x800", width: 1280, height: 800, density: 5.9 }]
        }
        function test_a_turn_is_explained(data) {
            open(data.width, data.height, data.density)
            const end = find("action-end-turn")
            verify(end.mapToItem(screen, end.width, 0).x <= find("guideHelp").mapToItem(screen, 0, 0).x, "beside the button that ends the turn")
            tap("guideHelp")
            tryVerify(() => shown("holdingsSheet"))
            for (const word of ["turn-command", "turn-activation", "turn-end", "turn-acts", "turn-checks", "command-track", "tea"])
                verify(find("meaning-" + word).Accessible.name.length > 20, word)
            const first = find("meaning-turn-command")
            verify(first.mapToItem(screen, 0, first.height).y < screen.height, "it is in sight")
            verify(!shown("meaning-clash") && !shown("holding-s") && !shown("meaning-lethality"), "nothing else")
            compare(find("holdingsSheet").title, "A turn")
            tap("closeSheet")
            // The list of all words has them too.
            tap("menu")
            tap("signsPage")
            tryVerify(() => shown("meaning-turn-checks") && shown("meaning-advisor-track") && shown("meaning-ladders"))
            tap("closeSheet")
        }
        // A picture beside one name and none beside the next looked like two kinds of buttons.
        function test_tiles_side_by_side_have_pictures_or_none() {
            openSmall()
            const build = find("action-build")
            tryVerify(() => build.pictured)
            table.powderAction.actions.set(4, "title", "Soldatenverlegung")
            tryVerify(() => !find("action-move").roomy)
            tryVerify(() => !build.pictured)
            verify(build.roomy, "it has room itself")
            table.powderAction.actions.set(4, "title", "Move")
            tryVerify(() => build.pictured)
        }
        // On a panel of 7 inches two lists that scroll are one too many.
        function test_all_actions_have_a_low_panel_to_themselves() {
            openSmall()
            verify(shown("guide-3"))
            tap("moreActions")
            verify(shown("action-recruit") && shown("guideTitle"))
            verify(!shown("guide-3") && !shown("outlook"))
            const top = name => find(name).mapToItem(screen, 0, 0).y
            verify(top("action-donate") < top("guideTitle") + 2 * Theme.target, "the list begins right below the title")
            verify(top("action-correct") < top("action-recruit"), "with what the tiles do not offer")
            // The way back is where it is everywhere.
            tap("fewerActions")
            verify(shown("guide-3") && !shown("action-correct") && !shown("fewerActions"))
        }
        function test_the_strip_of_turns_has_players_alone_on_a_low_panel() {
            openSmall()
            powder.guide.rows = powder.guide.rows.concat([Object.assign({}, powder.guide.rows[2], { id: "9", text: "On to winter", state: "coming", symbol: "", colour: "" })])
            wait(0)
            verify(shown("guide-3") && !shown("guide-9"))
            // Whoever acts is named there, with the turns to come below the name and beside the outlook.
            verify(find("guideTitle").text.startsWith("Ann") && !shown("guide-1") && !shown("guide-2"))
            const inScreen = (item, x, y) => item.mapToItem(screen, x, y)
            const sign = find("guide-3")
            verify(inScreen(sign, 0, 0).y >= inScreen(find("guideTitle"), 0, find("guideTitle").height).y, "below the name")
            verify(inScreen(sign, 0, sign.height).y <= inScreen(find("outlook"), 0, find("outlook").height).y)
            // Without an outlook, in the same line.
            powder.forecastHeadline = ""
            wait(0)
            const middle = item => item.mapToItem(screen, 0, item.height / 2).y
            verify(Math.abs(middle(find("guide-3")) - middle(find("guideTitle"))) < Theme.mm, "beside the name")
        }
        // Where there is no room for all of them, those of whoever acts stay apart by type: a finger may take one.
        function test_own_soldiers_stay_apart_in_a_crowded_zone_data() {
            return [{ tag: "of two players", clans: ["d", "t"] }, { tag: "of five players", clans: ["d", "t", "s", "m", "p"] }]
        }
        function test_own_soldiers_stay_apart_in_a_crowded_zone(data) {
            openSmall()
            powder.standing = ["spearman@S2.rest"]
            powder.sections.set(1, "rest", [].concat(...data.clans.map(clan => (clan === "d" ? ["spearman"] : ["spearman", "archer", "horseman"]).map(type => powder.soldier(clan, type, 2)))))
            powder.sections.set(1, "restClans", data.clans.map(clan => powder.soldier(clan, "", clan === "d" ? 2 : 6)))
            wait(0)
            waitForRendering(screen, 60)
            compare(find("standing-spearman@S2.rest").type, "spearman")
            contained(find("rest-S2"), find("rest-S2"))
        }
        // Without room beside the counters, how many there are lies on them; and no clan changes its place with the turn.
        function test_a_crowded_zone_says_how_many_in_the_order_of_the_clans() {
            openSmall()
            powder.standing = ["spearman@S2.rest"]
            const at = clan => find("many-" + powder.looks[clan][0] + "@S2.rest").mapToItem(screen, 0, 0)
            for (const own of ["d", "t"]) {
                powder.turnColour = powder.looks[own][0]
                powder.sections.set(1, "rest", [].concat(powder.soldier("t", "spearman", 3), powder.soldier("t", "archer", 1), powder.soldier("d", "spearman", 2), powder.soldier("s", "horseman", 2)))
                powder.sections.set(1, "restClans", [powder.soldier("t", "", 4), powder.soldier("d", "", 2), powder.soldier("s", "", 2)])
                wait(0)
                waitForRendering(screen, 60)
                for (const [clan, many] of [["d", "2"], ["s", "2"]])
                    compare(find("many-" + powder.looks[clan][0] + "@S2.rest").text, many, own + " acts")
                verify(at("d").y < at("s").y || at("d").x < at("s").x, own + " acts")
                contained(find("rest-S2"), find("rest-S2"))
            }
        }
        // It grew over the board, and over its own button.
        function test_a_long_reason_stays_within_a_wide_panel() {
            open(800, 1280, 5.9)
            table.showPowderDecision()
            table.decision.decision = "tower"
            table.decision.title = "Bo, do you man a tower?"
            table.decision.detail = "One of your spearmen goes there, beside the left section, and a machine may shoot."
            table.decision.why = "Whoever raises a wall or claims a horde may put a spearman from the own pool into a tower beside that section. "
                + "A spearman who is in that tower already goes back to his owner's pool.\n\nNow: Whoever raises a wall or claims a horde may man a tower beside it."
            const told = []
            for (let i = 0; i < 8; ++i)
                told.push({ id: "9:" + i, glyph: "shame", sentence: "Ann, put a shame token under 1 archer in the pool", detail: "12 tokens are left in the pool.", items: [],
                            state: "done", tone: "danger", clause: "BP-51", clauseTitle: "Breach", why: "", places: [] })
            table.steps.currentIndex = -1
            table.steps.left = 0
            table.steps.rows = told
            wait(50)
            waitForRendering(screen, 60)
            tap("why")
            const inside = name => {
                const item = find(name), panel = find("nowPanel")
                const top = item.mapToItem(panel, 0, 0).y
                verify(top >= -0.5 && top + item.height <= panel.height + 0.5, name + " is at " + top + ", " + item.height + " high")
            }
            inside("decisionCard")
            inside("toldSteps")
            inside("why")
            verify(find("toldSteps").height >= Theme.target - 1, "the line of steps has its room")
            const text = find("whyText")
            const list = text.parent.parent.parent
            verify(list.height < list.contentHeight, "the rest is scrolled to")
            tap("why")
            verify(!shown("whyText"))
        }
        // In the narrow panel ten keys side by side would be half a finger wide, and in one below the board two rows are seen.
        function test_a_name_is_typed_with_whole_keys_data() {
            return [{ tag: "800x480", width: 800, height: 480, density: 5.25 }, { tag: "1024x600", width: 1024, height: 600, density: 6.67 },
                    { tag: "800x1280", width: 800, height: 1280, density: 5.9 }]
        }
        function test_a_name_is_typed_with_whole_keys(data) {
            open(data.width, data.height, data.density)
            const action = table.powderAction
            action.action = "horde"
            action.title = "What is the name on the card?"
            action.words = true
            action.open = true
            wait(0)
            waitForRendering(screen, 60)
            for (const key of ["q", "p", "z", "done", "erase"]) {
                const item = find("key-" + key)
                const at = item.mapToItem(screen, 0, 0)
                verify(item.width >= Theme.target * 0.9 && item.height >= Theme.target, key + ": " + item.width + " by " + item.height)
                verify(at.x >= 0 && at.y >= 0 && at.x + item.width <= screen.width && at.y + item.height <= screen.height, key + " is whole")
            }
            tap("key-q")
            tap("key-done")
            compare(action.asked.join(), "type Q")
            tap("closeName")
            compare(action.asked.join(), "type Q,back")
        }
        // So are the words of an ability that the game asks for.
        function test_an_ability_is_typed_with_whole_keys_data() {
            return test_a_name_is_typed_with_whole_keys_data().concat({ tag: "1280x800", width: 1280, height: 800, density: 5.9 })
        }
        function test_an_ability_is_typed_with_whole_keys(data) {
            open(data.width, data.height, data.density)
            table.mode = 2
            table.decision.open = true
            table.decision.title = "Ability of Bowmen"
            table.decision.question = { kind: "ability", title: "Ability of Bowmen", value: JSON.stringify({ kind: "text", text: "Costs 2." }) }
            wait(0)
            waitForRendering(screen, 60)
            tap("ability-text")
            wait(0)
            waitForRendering(screen, 60)
            for (const key of ["1", "q", "p", "z", "done", "erase"]) {
                const item = find("key-" + key)
                const at = item.mapToItem(screen, 0, 0)
                verify(item.width >= Theme.target * 0.9 && item.height >= Theme.target, key + ": " + item.width + " by " + item.height)
                verify(at.x >= 0 && at.y >= 0 && at.x + item.width <= screen.width && at.y + item.height <= screen.height, key + " is whole")
            }
            compare(find("abilityKeyboard").text, "Costs 2.", "what is known is there to be changed")
            tap("closeTyping")
            verify(!shown("abilityDialog"))
            tap("ability-text")
            for (const key of ["key-x", "key-."])
                tap(key)
            tap("key-done")
            compare(table.asked.join(), "answerWith {\"kind\":\"text\",\"text\":\"Costs 2.x.\"}")
        }
        // In German an order of two soldiers needs three lines of a low panel.
        function test_the_headline_of_an_order_is_whole_on_a_low_screen() {
            openSmall()
            table.showPowderSteps()
            table.headlineTone = "danger"
            table.headline = "Cleo rekrutierte einen Flammenwerfer und einen Bogenschützen in den mittleren Abschnitt"
            tryVerify(() => shown("headline"))
            waitForRendering(screen, 60)
            const headline = find("headline")
            verify(!headline.truncated, headline.lineCount + " lines")
            verify(headline.height <= Theme.body * 1.3 * 4, "and not higher than two lines and a half were")
            table.headline = "Breach!"
            tryCompare(headline, "size", Theme.step)
        }
        function test_sections_and_towers_have_their_names_on_every_screen_data() {
            return [{ tag: "1280x800", width: 1280, height: 800, density: 5.9 }, { tag: "800x480", width: 800, height: 480, density: 5.25 },
                    { tag: "1024x600", width: 1024, height: 600, density: 6.67 }]
        }
        function test_sections_and_towers_have_their_names_on_every_screen(data) {
            open(data.width, data.height, data.density)
            const texts = item => {
                let all = item.visible && typeof item.text === "string" ? [item.text] : []
                for (let i = 0; item.visible && i < item.children.length; ++i)
                    all = all.concat(texts(item.children[i]))
                return all
            }
            // Where several kinds rest on a low screen, they need the room of the name.
            for (const section of data.height > 600 ? ["S1", "S2", "S3"] : ["S2", "S3"])
                verify(texts(find("rest-" + section)).some(text => text.startsWith({ S1: "Left", S2: "Middle", S3: "Right" }[section])), section)
            for (const tower of ["T1", "T2", "T3", "T4"])
                verify(texts(find("tower-" + tower)).includes(tower), tower)
        }
        // Where a tower is narrower than a finger, its place is wider than its light.
        function test_a_lit_tower_leaves_the_plates_beside_it_readable_data() {
            return [{ tag: "800x480", width: 800, height: 480, density: 5.25 }, { tag: "1024x600", width: 1024, height: 600, density: 6.67 }]
        }
        function test_a_lit_tower_leaves_the_plates_beside_it_readable(data) {
            open(data.width, data.height, data.density)
            const board = find("powderBoard")
            const before = ["T1", "T2", "T3", "T4"].map(t => find("tower-" + t).mapToItem(board, find("tower-" + t).width / 2, 0).x)
            offer(["T1", "T2", "T3", "T4"])
            waitForRendering(screen, 60)
            for (const t of ["T1", "T2", "T3", "T4"]) {
                const tower = find("tower-" + t)
                verify(tower.width >= Theme.target - 0.5)
                const light = tower.background
                const left = light.mapToItem(board, 0, 0).x
                for (const s of ["S1", "S2", "S3"]) {
                    const plate = find("plaque-" + s)
                    const x = plate.mapToItem(board, 0, 0).x
                    verify(left + light.width <= x + 1 || left >= x + plate.width - 1, t + " lies on the plate of " + s)
                }
            }
            const stone = find("tower-T1")
            fuzzyCompare(stone.mapToItem(board, stone.width / 2 + stone.shift, 0).x, before[0], 1)
        }

        // All places at once, as in a correction: each is a finger wide, and none overlaps another.
        function test_no_place_lies_on_another_data() {
            return [{ tag: "1280x800", width: 1280, height: 800, density: 5.9 }, { tag: "1920x1080", width: 1920, height: 1080, density: 5.56 },
                    { tag: "800x1280", width: 800, height: 1280, density: 5.9 }]
        }
        function test_no_place_lies_on_another(data) {
            open(data.width, data.height, data.density)
            for (const crowded of [false, true]) {
                if (crowded)
                    powder.crowd()
                const names = []
                const all = []
                for (const s of ["S1", "S2", "S3"]) {
                    all.push(s, s + ".fire", s + ".rest", s + ".1", s + ".2", s + ".3")
                    names.push("section-" + s, "fire-" + s, "rest-" + s, "horde-" + s + ".1", "horde-" + s + ".2", "horde-" + s + ".3")
                }
                for (const t of ["T1", "T2", "T3", "T4"]) {
                    all.push(t)
                    names.push("tower-" + t)
                }
                offer(all)
                waitForRendering(screen, 60)
                const board = find("powderBoard")
                const boxes = names.map(name => {
                    const item = find(name)
                    verify(item.enabled, name)
                    verify(item.width >= Theme.target - 0.5 && item.height >= Theme.target - 0.5, name + " " + item.width + "x" + item.height)
                    const at = item.mapToItem(board, 0, 0)
                    verify(at.x > -0.5 && at.y > -0.5 && at.x + item.width < board.width + 0.5 && at.y + item.height < board.height + 0.5, name + " is cut")
                    return Qt.rect(at.x, at.y, item.width, item.height)
                })
                for (let i = 0; i < boxes.length; ++i)
                    for (let j = 0; j < i; ++j) {
                        const a = boxes[i], b = boxes[j]
                        const apart = a.x >= b.x + b.width - 0.5 || b.x >= a.x + a.width - 0.5 || a.y >= b.y + b.height - 0.5 || b.y >= a.y + a.height - 0.5
                        verify(apart, names[i] + " lies on " + names[j])
                    }
                // The content of a place stays inside it.
                for (const name of names.filter(n => n.startsWith("rest-") || n.startsWith("fire-")))
                    contained(find(name), find(name))
            }
        }
        function contained(item, place) {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i]
                if (!child.visible)
                    continue
                const at = child.mapToItem(place, 0, 0)
                verify(at.x > -1.5 && at.y > -1.5 && at.x + child.width < place.width + 1.5 && at.y + child.height < place.height + 1.5,
                       place.objectName + ": something stands out at " + at.x + "," + at.y + " " + child.width + "x" + child.height)
                contained(child, place)
            }
        }
    }
}
