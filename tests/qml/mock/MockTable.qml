// SPDX-License-Identifier: Apache-2.0
// A table in mid-game, with texts as long as the real ones; `asked` records every request.
import QtQuick
import Watchfire.App
import Watchfire.Mock

TableModel {
    id: table

    property var asked: []
    function ask(what) { asked = asked.concat([what]) }

    scenario: "great-wall"
    scenarioTitle: "The Great Wall"
    hasWalls: true
    practice: false
    mode: TableModel.Roll
    turnName: "Ann"
    headline: "Ann, roll!"
    headlineTone: "plain"
    die1: 0
    die2: 0
    sum: die1 + die2
    rolledBy: ""
    canRoll: true
    canEndTurn: true
    canBuild: true
    canKnight: true
    readonly property TableHerald herald: TableHerald {
        actingSeat: "south"
        function open() { return "Ann, roll!" }
    }
    canUndo: true
    undoTitle: "Ann built a settlement"
    canUndoRoll: true
    canRedo: true
    redoTitle: "Ann ended her turn"
    saved: true
    savedText: "Saved"
    saveFailed: false
    notice: ""

    property bool thrown: false
    function takeThrow() {
        const once = thrown
        thrown = false
        return once
    }
    function roll(a, b) { ask("roll " + a + " " + b) }
    function endTurn() { ask("endTurn") }
    function undo() { ask("undo") }
    function undoRoll() { ask("undoRoll") }
    function redo() { ask("redo") }
    function dismissNotice() { notice = "" }

    readonly property var names: ["Ann", "Bo", "Cy", "Di", "Eve", "Finn"]
    readonly property var colours: ["red", "blue", "white", "orange", "green", "brown"]
    readonly property var symbols: ["square", "circle", "shield", "diamond", "triangle", "hexagon"]
    property int count: 4
    property string holdings // the strip's kind: what players have in front of them
    players: MockList {
        rows: table.names.slice(0, table.count).map((name, i) => ({ player: table.colours[i], name: name, colour: table.colours[i],
            symbol: table.symbols[i], seat: ["south", "west", "north", "east"][i % 4], points: [5, 6, 5, 8, 10, 3][i], turn: i === 0,
            knights: [0, 2, 1, 3, 0, 1][i], penalty: [2, 0, 1, 0, 0, 0][i], markers: table.holdings === "world" ? [2, 1, 0, 0][i] : 0,
            raiders: table.holdings.startsWith("raiders") ? [2, 0, 1, 3, 0, 1][i] : 0,
            counters: table.holdings.startsWith("raiders") ? [1, 2, 0, 4, 0, 3][i] : 0, shame: 0, claimed: 0,
            longestRoad: i === 1, largestArmy: i === 3, winner: false,
            spoken: name }))
    }
    board: MockBoard {}
    powder: MockPowder {}
    powderAction: MockPowderAction {}
    steps: StepsModel {
        currentIndex: -1
        left: 0
        ahead: rows.filter(row => row.state === "current" || row.state === "coming").length
        staying: rows.slice(0, settled).filter(row => (row.shares ?? []).length > 0 || row.presumed === true).length
        brief: []
        quietText: ""
        function done() { table.ask("done") }
        function doneAll() { table.ask("doneAll") }
        function back() { table.ask("stepBack") }
        onTicked: (id, done) => table.ask((done ? "tick " : "untick ") + id)
    }
    decision: DecisionModel {
        open: false
        decision: ""
        form: "cards"
        title: ""
        detail: ""
        player: ""
        name: ""
        colour: ""
        symbol: ""
        clause: ""
        why: ""
        onBoard: false
        canDraw: false
        several: false
        ready: false
        chosen: 0
        question: ({})
        kept: []
        function confirm() { table.ask("confirm") }
        function answerWith(json) { table.ask("answerWith " + json) }
        function answer(index) { table.ask("answer " + index) }
        function draw() { table.ask("draw") }
    }
    forecast: ForecastModel {
        id: forecastList
        headline: "7 of 36 rolls breach a wall (19%)"
        danger: true
        readonly property var levels: ["collect", "rider", "rider", "collect", "collect", "seven", "rider", "breach", "collect", "breach", "breach"]
        dangers: MockList {
            rows: [{ sum: 9, ways: 4, headline: "Rider V to W5: Cy's wall (W5) is breached", level: "breach", lines: [], danger: true, byDie: false, sign: "breach" },
                   { sum: 11, ways: 2, headline: "Rider III to W3: Ann's wall (W3) is breached", level: "breach", lines: [], danger: true, byDie: false, sign: "breach" },
                   { sum: 12, ways: 1, headline: "Rider IV to W5: Cy's wall (W5) is breached", level: "breach", lines: [], danger: true, byDie: false, sign: "breach" },
                   { sum: 8, ways: 5, headline: "Rider V stays: five stand before W6", level: "rider", lines: [], danger: false, byDie: false, sign: "rider" }]
        }
        // The picture and the rank of a level, as the rooms of the modules say them.
        function ranked(level) {
            return { level: level, danger: ["breach", "falls", "eruption"].includes(level), byDie: level === "storm",
                     sign: ({ "falls": "fallen", "raid": "raider", "seven": table.scenario === "great-wall" ? "pirate" : table.scenario === "raiders" ? "steal" : "robber", "collect": "", "quiet": "" })[level] ?? level }
        }
        rows: levels.map((level, i) => Object.assign({ sum: i + 2, ways: 6 - Math.abs(5 - i), headline: "Something happens", lines: [] }, ranked(level)))
    }
    walls: WallsModel {
        penaltyText: "4 penalty chips left"
        bagText: "9 riders in the bag"
        rows: table.names.slice(0, table.count).map((name, i) => ({ wall: "W" + (table.count === 4 ? i + 3 : i + 1), title: name + "'s wall", player: table.colours[i],
            colour: table.colours[i], symbol: table.symbols[i], level: [1, 3, 2, 5, 0, 4][i], riders: [1, 2, 2, 5, 0, 3][i], levelText: "level 1",
            ridersText: "1 rider", verdict: ["11: breach", "holds", "9 or 12: breach", "secure", "5 or 6: breach", "holds"][i],
            danger: ["breach", "holds", "breach", "secure", "warn", "holds"][i], ways: 2 }))
    }
    strip: StripModel {}
    statistics: MockStatistics { powder: table.scenario === "black-powder" }
    history: HistoryModel {
        filter: ""
        nowIndex: 2
        asking: false
        property int asked: 0
        previewTitle: "Go back here? Undoes 14 moves"
        previewLines: ["Ann built a road", "Bo rolled 8 (5 and 3)", "Ann ended the turn", "and 10 more, down to", "Ann rolled 11 (5 and 6)"]
        previewForward: false
        function preview(number) { asked = number; asking = true }
        function closePreview() { asking = false }
        function go() { asking = false; jumpTo(asked) }
        function jumpTo(number) { table.ask("jump " + number) }
        rows: [{ later: false, number: 1, title: "Ann founded a settlement on the border fort of W3", player: "red", colour: "red", symbol: "square", time: "20:01", how: "by hand", lines: [], back: "", undone: false, now: false },
               { later: false, number: 2, title: "Bo rolled 9 (5 and 4)", player: "blue", colour: "blue", symbol: "circle", time: "20:03", how: "dice tower", lines: ["Rider V to W5", "Cy collects 1 ore"], back: "", undone: false, now: false },
               { later: false, number: 3, title: "Ann built a settlement", player: "red", colour: "red", symbol: "square", time: "20:05", how: "by hand", lines: [], back: "", undone: false, now: true },
               { later: false, number: 4, title: "Ann ended her turn", player: "red", colour: "red", symbol: "square", time: "20:06", how: "by hand", lines: [], back: "Ann, take 2 chi back.", undone: true, now: false }]
    }
    founding: FoundingModel {
        active: false
        title: "Ann, choose a border fort"
        detail: "The wall beside it is yours. No road goes with it."
        hint: "Tap a lit place, then put the piece on the board."
        player: "red"
        colour: "red"
        symbol: "square"
        piece: "settlement"
        number: 3
        total: 12
        complete: false
        pieces: MockList {}
        rounds: MockList {
            rows: ["Border fort", "First settlement", "Second settlement"].map((title, i) => ({ title: title,
                colours: i === 1 ? table.colours.slice(0, table.count).reverse() : table.colours.slice(0, table.count),
                symbols: i === 1 ? table.symbols.slice(0, table.count).reverse() : table.symbols.slice(0, table.count),
                done: i === 0 ? 2 : 0, now: i === 0, spoken: title + ": Ann, Bo, Cy, Di. " + (i === 0 ? 2 : 0) + " of 4 done." }))
        }
        function choosePiece(piece) { table.ask("foundingPiece " + piece) }
        function begin() { table.ask("begin") }
    }
    function choice(id, title, detail, enabled, why) {
        return { id: id, title: title, detail: detail ?? "", enabled: enabled ?? true, why: why ?? "", chosen: false, player: "", colour: "", symbol: "", price: [], level: 0 }
    }
    // A piece of whoever builds.
    function piece(id, title, detail, price, why) {
        return Object.assign(choice(id, title, detail, !why, why), { player: "red", colour: "red", symbol: "square", price: price, level: id === "wall" ? 2 : 0 })
    }
    build: BuildModel {
        open: false
        piece: ""
        hint: ""
        anywhere: false
        spendable: 0
        function spend(amount) { table.ask("spend " + amount) }
        pieces: MockList {
            rows: [table.piece("road", "Road", "wood and brick", ["wood", "brick"]), table.piece("settlement", "Settlement", "wood, brick, wool and grain", ["wood", "brick", "wool", "grain"]),
                   table.piece("city", "City", "3 ore and 2 grain", ["ore", "ore", "ore", "grain", "grain"]), table.piece("wall", "Wall", "to level 2, the cost is on the piece", []),
                   table.piece("ship", "Ship", "", ["wood", "wool"], "No ships in The Great Wall.")]
        }
        players: MockList {}
        waiting: MockList {}
        waitingText: ""
        nobodyText: ""
        function skip(player) { table.ask("skip " + player) }
        function skipAll() { table.ask("skipAll") }
        function choose(piece) { table.ask("build " + piece); build_(piece) }
        function build_(which) { piece = which; hint = "Tap a lit place." }
        function choosePlayer(player) { table.ask("builder " + player) }
    }
    readonly property RiskModel risk: RiskModel {
        id: riskList
        open: false
        busy: false
        title: "Until Ann's next turn: 4 rolls"
        note: "Estimated: where somebody chooses, every answer counts alike."
        players: MockList {
            rows: table.names.slice(0, table.count).map((name, i) => Object.assign(table.choice(table.colours[i], name, ""),
                { colour: table.colours[i], symbol: table.symbols[i], chosen: i === 0 }))
        }
        rows: [{ id: "0 wallW3", icon: "breach", text: "A wall is breached: Ann's wall W3, level 1", chance: "21%", tone: "danger", place: "wall W3" },
               { id: "1 wallW3", icon: "rider", text: "A rider comes before a wall: Ann's wall W3, level 1", chance: "36%", tone: "warn", place: "wall W3" },
               { id: "2 hex0,0", icon: "blocked", text: "A hex is blocked: fields 5", chance: "21%", tone: "warn", place: "hex 0,0" },
               { id: "9 side", icon: "blocked", text: "A harbour is shut: side between hills 8 and the sea", chance: "<1%", tone: "warn", place: "side 1" }]
        function choosePlayer(player) { table.ask("risk " + player) }
        function marks(width, height) {
            return [["0,0", "21%", "danger"], ["1,2", "36%", "warn"], ["2,3", "<1%", "warn"], ["3,3", "7%", "gain"]].map(entry => {
                const c = table.board.centre(entry[0])
                return { cx: c.x, cy: c.y, chance: entry[1], tone: entry[2] }
            })
        }
    }
    knight: KnightModel {
        open: false
        function cards() {
            stage = "card"
            title = "Which card is played?"
            ready = false
            planned = []
            choices.rows = [table.choice("knight", "Knight"), table.choice("road-building", "Road building", "Two roads or ships are free."),
                table.choice("year-of-plenty", "Year of plenty", "Take any two resources."), table.choice("monopoly", "Monopoly", "Everyone gives you all their cards of one resource."),
                table.choice("point", "Victory point", "It is shown and counts one point.")]
        }
        stage: "action"
        title: "Ann's knight: up to two actions"
        ready: true
        planned: ["Move rider IV to III"]
        choices: MockList {
            rows: [table.choice("move-rider", "Move a rider", "From an assembly hex to any other"), table.choice("drive-off", "Drive a rider off", "From behind a wall back into the bag"),
                   table.choice("pirate", "Move the pirate", "And take one card")]
        }
        function choose(id) { table.ask("knight " + id) }
        function back() { table.ask("knightBack") }
        function play() { table.ask("knightPlay") }
    }
    correction: CorrectionModel {
        open: false
        stage: "what"
        title: "What is different on the board?"
        choices: MockList {
            rows: [table.choice("wall-level", "A wall's level"), table.choice("riders", "Riders"), table.choice("building", "A settlement or city"),
                   table.choice("line", "A road or ship"), table.choice("penalty", "Penalty chips"), table.choice("points", "Points from cards"),
                   table.choice("pirate", "The pirate"), table.choice("turn", "Whose turn it is")]
        }
        function choose(id) { table.ask("correct " + id) }
        function chooseAt(x, y) { table.ask("correct at:" + x + "," + y) }
        function back() { table.ask("correctBack") }
    }
    refusal: RefusalModel {
        open: false
        code: "too-close"
        text: "A settlement stands on the next corner."
        clause: "BA-31"
        clauseText: "A settlement needs a free corner, and no building on any of the corners next to it."
        canAnyway: true
        function dismiss() { table.ask("dismiss"); open = false }
        function anyway() { table.ask("anyway"); open = false }
    }
    pendingRoll: PendingRollModel {
        open: false
        key: "WT-000117 7 12"
        dice: [3, 5]
        faces: [6, 6]
        text: "A roll is waiting: 3 and 5."
        canUse: false
        why: "First answer the question."
        more: 0
        behind: ""
        function use() { table.ask("usePending") }
        function discard() { table.ask("discardPending") }
        function discardAll() { table.ask("discardAllPending") }
        function next(number) { key = "WT-000117 7 " + number }
        function many() {
            more = 31
            behind = "31 more rolls are waiting."
        }
        function otherDice() {
            dice = [17, 3, 4]
            faces = [20, 6, 8]
            text = "A roll is waiting: 17 (d20), 3 and 4 (d8)."
            why = "This game takes two dice, and this roll has 3."
        }
    }
    end: EndModel {
        over: true
        headline: "Di wins with 10 points"
        standing: "Di wins"
        colour: "orange"
        symbol: "diamond"
        reason: "The goal of 10 points is reached."
        clause: "GW-70"
        facts: ["62 rolls", "3 breaches"]
        ranking: MockList {
            rows: [{ player: "orange", name: "Di", colour: "orange", symbol: "diamond", rank: 1, points: 10, winner: true, detail: "" },
                   { player: "blue", name: "Bo", colour: "blue", symbol: "circle", rank: 2, points: 8, winner: false, detail: "1 penalty chip" },
                   { player: "red", name: "Ann", colour: "red", symbol: "square", rank: 3, points: 6, winner: false, detail: "3 penalty chips" },
                   { player: "white", name: "Cy", colour: "white", symbol: "shield", rank: 4, points: 5, winner: false, detail: "" }]
        }
    }

    // Black Powder in the fall; pictures use its other states.
    function playPowder(count) {
        scenario = "black-powder"
        canRoll = false
        scenarioTitle = "The Great Wall: Black Powder"
        hasWalls = false
        mode = 4
        walls.rows = []
        die1 = 0
        die2 = 0
        headline = ""
        undoTitle = "Ann recruited 2 spearmen"
        redoTitle = "Ann built a barricade"
        const clans = ["d", "t", "s", "m", "p"]
        players.rows = clans.slice(0, count).map((clan, i) => ({ player: clan, name: names[i], colour: powder.looks[clan][0], symbol: powder.looks[clan][1], seat: "south",
            points: [24, 19, 31, 8, 12][i], turn: i === 0, knights: 0, penalty: 0, markers: 0, raiders: 0, counters: 0, shame: i, claimed: i === 2 ? 2 : 0,
            longestRoad: false, largestArmy: false, winner: false, spoken: names[i] }))
        strip.rows = [["lethality", "Lethality", "1", "When a horde is defeated or breaks through, each player loses that many of his soldiers on it."],
                      ["shame", "Shame left", "17", "Shame tokens in the pool. The game ends when none is left."],
                      ["draws", "Hordes to come", "2", "So many horde cards are still to be drawn now."], ["deck", "Horde deck", "14", "Cards left in the deck of hordes."]].map(fact =>
            ({ id: fact[0], kind: fact[0], glyph: fact[0] === "draws" ? "raider" : fact[0], title: fact[1], value: fact[2], detail: fact[3], danger: fact[0] === "draws" ? "warn" : "", player: "", colour: "", symbol: "" }))
    }
    function showPowderSteps() {
        mode = 3
        headline = "Breach!"
        headlineTone = "danger"
        const step = (id, glyph, sentence, detail, state, tone, places) => ({ id: id, glyph: glyph, sentence: sentence, detail: detail, items: [], state: state, tone: tone,
            clause: "BP-51", clauseTitle: "Breach", why: "The power of the hordes exceeds the defense.", places: places, number: Number(id.split(":")[1]) + 1 })
        steps.rows = [step("9:0", "check", "The left section holds: 4 against 9", "", "done", "good", ["S1"]),
                      step("9:1", "breach", "The middle section is breached: 7 against 5", "", "done", "danger", ["S2"]),
                      step("9:2", "shame", "Ann and Cy take 1 shame token each", "They have no soldier on the Battering Ram.", "current", "danger", ["S2.1"]),
                      step("9:3", "lethality", "Bo loses a spearman in spot b2", "", "coming", "danger", ["S2.1:b2"]),
                      step("9:4", "barricade", "Take all barricades off", "", "coming", "plain", [])]
        steps.currentIndex = 2
        steps.left = 3
        powder.lit = ["S2", "S2.1"]
        powder.litTone = "danger"
        powder.sections.set(1, "verdict", "breached")
        powder.sections.set(1, "verdictText", "breached")
        powder.seasonIndex = 3
        powder.guideTitle = "Winter, year 2"
        powder.turnTitle = ""
    }
    function showPowderDecision() {
        mode = 2
        decision.decision = "fire"
        decision.open = true
        decision.title = "Ann, where does the archer's wound go?"
        decision.player = "t"
        decision.name = names[1]
        decision.colour = powder.looks.t[0]
        decision.symbol = powder.looks.t[1]
        decision.detail = ""
        decision.clause = "BP-30 · Archers"
        decision.why = "Each archer in a firing spot must fire in winter."
        decision.onBoard = true
        decision.rows = ["b3", "b4", "b5"].map(cell => ({ id: "\"S2.1:" + cell + "\"", label: "Spot " + cell + " in row 1 of the middle section", detail: "", place: "S2.1:" + cell,
            player: "", colour: "", symbol: "", forbidden: false, why: "", clause: "", note: "", chosen: false }))
        powder.spotsOffered()
    }

    function chip(place, text, name, terrain) {
        return { place: place, text: text, name: name, terrain: terrain, colour: "", symbol: "" }
    }
    // States of the turn that the tests and pictures use.
    function showSteps() {
        mode = 3
        die1 = 6
        die2 = 5
        rolledBy = "Ann, by the dice tower"
        headline = "Breach!"
        headlineTone = "danger"
        canRoll = false
        const step = (id, glyph, sentence, detail, state, tone, items) => ({ id: id, glyph: glyph, sentence: sentence, detail: detail, items: items ?? [], state: state,
            tone: tone, clause: "GW-34", clauseTitle: "First breach, later breaches",
            why: "Riders go behind the wall one to a hex, nearest the wall first; gaps are filled before the next hex is taken. Here hills 4 was free.", places: [], number: Number(id.split(":")[1]) + 1 })
        const rows = [step("9:0", "rider", "Move rider III to W3", "", "done", "danger"),
                      step("9:1", "breach", "Ann's wall (W3) is breached", "", "done", "danger"),
                      step("9:2", "rider", "Put both riders on fields 5 and hills 4", "These hexes give nothing now.", "current", "danger"),
                      step("9:3", "wall", "Lower Ann's wall from 1 to 0", "", "coming", "danger"),
                      step("9:4", "chip", "Ann takes a penalty chip, 4 are left", "", "coming", "danger"),
                      step("9:5", "collect", "Collect for 11", "", "coming", "gain", ["Bo: 2 ore", "Cy: 1 wool"])]
        rows[5].shares = [
            { name: "Bo", colour: "blue", symbol: "circle", goods: [{ kind: "ore", text: "2 ore", amount: 2 }] },
            { name: "Cy", colour: "white", symbol: "shield", goods: [{ kind: "wool", text: "1 wool", amount: 1 }] }]
        rows[2].chips = [chip("hex 0,1", "5", "fields 5", "fields"), chip("hex 0,0", "4", "hills 4", "hills")]
        steps.rows = rows
        steps.currentIndex = 2
        steps.left = 4
        steps.settled = 1
        board.light([["0,0", "danger"], ["0,1", "danger"]])
    }
    function showAct() {
        showSteps()
        mode = 4
        steps.rows = [{ id: "10:0", glyph: "collect", sentence: "Collect for 5", detail: "", items: [], state: "done", tone: "gain", clause: "BA-10", clauseTitle: "", why: "", places: [] }]
        steps.currentIndex = -1
        steps.left = 0
        steps.settled = 0
        steps.quietText = "Nothing moves. Collect for 5."
        headline = "Nothing moves"
        headlineTone = "good"
        die1 = 2
        die2 = 3
        board.light([])
    }
    function showDecision() {
        mode = 2
        die1 = 3
        die2 = 4
        canRoll = false
        headline = "Seven"
        headlineTone = "seven"
        rolledBy = "Ann, by hand"
        decision.open = true
        decision.decision = "pirate"
        decision.title = "Ann may move the pirate"
        decision.detail = "To another sea hex; then she may take a card."
        decision.clause = "GW-40"
        decision.why = "A seven lets the roller move the pirate to another sea hex of his choice."
        decision.onBoard = true
        const option = (label, place) => ({ id: label, label: label, detail: "", place: place, player: "", colour: "", symbol: "", forbidden: false, why: "", clause: "" })
        decision.rows = [option("Leave the pirate where he is", ""), option("Sea beside forest 6", "hex 4,0"), option("Sea beside pasture 11", "hex 3,1"),
                         option("Sea beside hills 2", "hex 4,2")]
        board.offer("hex", ["4,0", "3,1", "4,1", "4,2", "4,3", "4,4"])
    }
    function answerRow(id, label, detail, why, note) {
        return { id: id, label: label, detail: detail ?? "", place: "", player: "", colour: "", symbol: "", forbidden: (why ?? "").length > 0,
                 why: why ?? "", clause: "", note: note ?? "" }
    }
    function askFor(kind, title, detail, clause, why, rows, a, b) {
        mode = 2
        die1 = a ?? 2
        die2 = b ?? 5
        canRoll = false
        headline = die1 + die2 === 7 ? "Seven!" : "Harvest"
        headlineTone = die1 + die2 === 7 ? "seven" : "plain"
        rolledBy = "Ann, by the dice tower"
        hasWalls = false
        walls.rows = []
        decision.open = true
        decision.decision = kind
        decision.form = { "storm-heading": "compass", "lose-piece": "sentences", "token": "numbers", "raider-desert": "sentences", "eruption-die": "die" }[kind] ?? "cards"
        decision.tap = { "robber": "", "lose-piece": "Tap the piece on the board.", "raider-desert": "Tap a lit desert.", "token-from": "Tap a lit hex." }[kind] ?? "Tap a lit place on the board."
        decision.title = title
        decision.detail = detail
        decision.clause = clause
        decision.why = why
        decision.onBoard = true
        decision.rows = rows
    }
    function showHeading() {
        scenario = "world"
        const off = "Leaves the map"
        askFor("storm-heading", "Ann, where does the storm go on?", "It has 3 steps left, and the next one would leave the map.", "WO-22",
               "The storm has steps left and stands at the edge of the map.",
               [answerRow('"NW"', "North-west"), answerRow('"W"', "West", "as now"), answerRow('"SW"', "South-west"),
                answerRow('"E"', "East", "", off), answerRow('"NE"', "North-east", "", off), answerRow('"SE"', "South-east", "", off)])
        showStrip("world")
    }
    function showLosePiece() {
        scenario = "world"
        askFor("lose-piece", "Bo, which piece does the storm take?",
               "It goes back to your stock. After you: Cy and Ann.", "WO-25", "The storm has stopped beside your pieces.",
               [answerRow('"1,2:E"', "Ship", "Side between sea and fields 5. Leaves a gap to be filled first."), answerRow('"1,2:NE"', "Ship", "Side between sea and sea"),
                answerRow('"1,1:SE"', "Road", "Side between fields 5 and mountains 11")])
        showStrip("world")
    }
    function showToken() {
        scenario = "world"
        askFor("token", "Ann, which number came out of the bag?", "It goes to the new land: pasture.", "WO-30", "A road or ship has reached land that never carried a number.",
               [2, 3, 6, 8, 11, 12].map((n, i) => answerRow(String(n), String(n), i + 1 + " left in the bag")), 4, 5)
        decision.canDraw = true
        decision.onBoard = false
        showStrip("world")
    }
    function showTokenFrom() {
        scenario = "world"
        askFor("token-from", "Ann, which number moves to the new land?", "To the pasture. Blocked numbers show the reason.", "WO-40", "The bag is empty.",
               [answerRow('"4,1"', "hills 5"), answerRow('"5,1"', "fields 10"),
                answerRow('"6,1"', "mountains 8", "", "A red number would lie beside a red one.", "c"), answerRow('"7,1"', "forest 3", "", "It is the last number beside a building.", "a"),
                answerRow('"3,2"', "pasture 9", "", "One beside your own building goes first.", "b"), answerRow('"12,2"', "hills 4", "", "A number on Eurasia goes first.", "b")], 4, 5)
        showStrip("world")
    }
    function showRaiderDesert() {
        scenario = "raiders"
        askFor("raider-desert", "Ann, from which desert does the raider come?", "He takes hills 5.", "RA-21", "5 was rolled.",
               [answerRow('"1,1"', "Desert beside mountains 10", "9 raiders wait there"), answerRow('"2,1"', "Desert beside forest 2 and mountains 10", "1 raider waits there"),
                answerRow('"0,2"', "Desert beside mountains 10 and pasture 8", "4 raiders wait there")], 2, 3)
        showStrip("raiders")
    }
    function showEruption() {
        scenario = "raiders"
        askFor("eruption-die", "Ann, what does the die show for volcano 6?", "Roll one die: it names the corner that is hit.", "RA-60", "6 was rolled, and somebody has built beside the volcano.",
               ["nobody", "Bo's settlement", "nobody", "Ann's city", "nobody", "nobody"].map((who, i) => answerRow(String(i + 1), String(i + 1), who)), 2, 4)
        decision.onBoard = false
        showStrip("raiders")
    }
    function showStrip(which) {
        hasWalls = false
        walls.rows = []
        const fact = (kind, title, value, detail, danger) => ({ kind: kind, glyph: ({ tokens: "bag", raiders: "raider" })[kind] ?? kind, title: title, value: value, detail: detail ?? "", danger: danger ?? "" })
        strip.rows = which === "world" ? [fact("storm", "Storm", "north-east", "at sea hex 9,0"), fact("tokens", "In the bag", "4", "2, 6, 8 and 11"),
                                          fact("repair", "Bo", "gap to fill first", "ship, side between fields 5 and sea", "danger")]
                   : which === "river" ? [fact("flood", "Plain", "flooded", "It yields nothing.", "warn"), fact("robber", "Robber", "drowned", "Back with the next seven.")]
                   : which === "raiders-six" ? [fact("raiders", "Raiders", "4 to come", "17 on deserts, 3 on land", "warn"), fact("flood", "Plain", "dry"),
                                                fact("robber", "Robber", "drowned")]
                   : [fact("raiders", "Raiders", "storming", "14 on deserts, 3 on land", "danger")]
        holdings = which
    }
    function showWallRiver() {
        showAct()
        const kept = walls.rows
        showStrip("river")
        walls.rows = kept
        hasWalls = true
    }
    function showForecast(which) {
        scenario = which
        showStrip(which === "great-river" ? "river" : which)
        const row = (sum, level, headline, lines) => Object.assign({ sum: sum, ways: 6 - Math.abs(7 - sum), headline: headline, lines: lines ?? [] }, forecast.ranked(level))
        const world = [row(7, "storm", "Discard, the storm goes 4, 5 or 6 hexes, the robber moves",
                           ["4: to fields 5, hits Ann and Bo", "5: to the open sea, nobody is hit", "6: 5 hexes to the edge, then steered"])]
        const raids = [row(5, "falls", "1 building falls: Bo. Raiders take hills 5. 2 roads cut off"), row(6, "eruption", "Eruption of volcano 6: 2 of 6 corners built on"),
                       row(8, "raid", "Raiders take pasture 8 and forest 8")]
        const river = [row(7, "flood", "Discard, fields 5 floods, the robber moves")]
        const worth = which === "world" ? world : which === "raiders" ? raids : river
        forecast.headline = which === "world" ? "6 of 36 rolls drive the storm (17%)" : which === "raiders" ? "4 of 36 rolls make a building fall (11%)" : "6 of 36 rolls flood the plain (17%)"
        forecast.danger = which === "raiders"
        forecast.dangers.rows = worth
        forecast.rows = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(sum => worth.find(w => w.sum === sum) ?? row(sum, sum === 7 ? "seven" : sum % 3 ? "collect" : "quiet", "Something"))
    }
    // Steps of the newer scenarios, one card of each kind.
    function showNewSteps() {
        showSteps()
        hasWalls = false
        walls.rows = []
        const kinds = [["flood", "Fields 5 floods: mark it", "It gives nothing until the next seven.", "danger"], ["robber", "The robber drowns: take him off the board", "", "danger"],
                       ["storm", "Move the storm 5 hexes to the south-west", "To the open sea.", "danger"], ["heading", "Turn the storm to the east", "", "plain"],
                       ["storm", "Bo, take your ship off the board", "At the side between sea and fields 5. Back to your stock.", "danger"],
                       ["repair", "Bo, a gap has to be filled first", "Build a ship at the side between sea and fields 5 before any other ship.", "danger"],
                       ["raider", "A raider takes hills 5", "He comes from the desert beside mountains 10.", "danger"], ["turned", "Ann, turn your road crosswise", "", "danger"],
                       ["fallen", "Ann, lay your settlement on its side", "At the corner of hills 5, fields 4 and desert. No points, no cards until it is freed.", "danger"],
                       ["eruption", "Volcano 6 erupts: the die shows 3", "It hits the corner of volcano 6 and sea.", "danger"], ["eruption", "Ann, take your building off the board", "", "danger"],
                       ["jungle", "Di takes 1 jungle counter", "", "gain"], ["marker", "Ann takes the one-point marker", "", "good"], ["token", "Put the 6 on the new land", "", "gain"]]
        steps.rows = kinds.map((kind, i) => ({ id: "11:" + i, glyph: kind[0], sentence: kind[1], detail: kind[2], items: [], state: i < 4 ? "done" : i === 4 ? "current" : "coming",
            tone: kind[3], clause: "WO-25", clauseTitle: "What the storm takes", why: "It lay beside the hex where the storm stopped.", places: [], number: i + 1 }))
        steps.currentIndex = 4
        steps.left = kinds.length - 4
        steps.settled = 3
    }
    function showWaiting() {
        const others = names.slice(0, count).map((name, i) => i).filter(i => i !== 2)
        build.waiting.rows = others.map(i => Object.assign(choice(colours[i], names[i]), { colour: colours[i], symbol: symbols[i] }))
        build.waitingText = "Others may build now: " + others.map(i => names[i]).join(", ")
        build.nobodyText = "Nobody builds: Ann, roll"
    }
    function showFounding() {
        mode = 0
        founding.active = true
        board.offer("corner", ["0,0:NW", "1,0:NW", "2,0:NW"])
    }
    function showOver() { mode = 5 }
}
