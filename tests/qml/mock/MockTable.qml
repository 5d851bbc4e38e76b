// SPDX-License-Identifier: Apache-2.0
// A table in mid-game, with texts as long as the real ones; every request is written into `asked`.
import QtQuick
import Watchfire.Mock

QtObject {
    id: table

    property var asked: []
    function ask(what) { asked = asked.concat([what]) }

    property string scenario: "great-wall"
    property string scenarioTitle: "The Great Wall"
    property bool hasWalls: true
    property bool practice: false
    property int mode: 1
    property string turnName: "Ann"
    property string headline: "Ann, roll!"
    property string headlineTone: "plain"
    property int die1: 0
    property int die2: 0
    readonly property int sum: die1 + die2
    property string rolledBy: ""
    property bool canRoll: true
    property bool canEndTurn: true
    property bool canBuild: true
    property bool canKnight: true
    property bool canUndo: true
    property string undoTitle: "Ann built a settlement"
    property bool canUndoRoll: true
    property bool canRedo: true
    property string redoTitle: "Ann ended her turn"
    property bool saved: true
    property string savedText: "Saved"
    property bool saveFailed: false
    property string notice: ""

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
    readonly property MockList players: MockList {
        rows: table.names.slice(0, table.count).map((name, i) => ({ player: table.colours[i], name: name, colour: table.colours[i],
            symbol: table.symbols[i], seat: ["south", "west", "north", "east"][i % 4], points: [5, 6, 5, 8, 10, 3][i], goal: 10, turn: i === 0,
            knights: [0, 2, 1, 3, 0, 1][i], penalty: [2, 0, 1, 0, 0, 0][i], longestRoad: i === 1, largestArmy: i === 3, winner: false,
            spoken: name }))
    }
    readonly property MockBoard board: MockBoard {}
    readonly property MockList steps: MockList {
        property int currentIndex: -1
        property int left: 0
        property string quietText: ""
        function done() { table.ask("done") }
        function doneAll() { table.ask("doneAll") }
        function back() { table.ask("stepBack") }
    }
    readonly property MockList decision: MockList {
        property bool open: false
        property string decision: ""
        property string title: ""
        property string detail: ""
        property string player: ""
        property string clause: ""
        property string why: ""
        property bool onBoard: false
        property bool canDraw: false
        function answer(index) { table.ask("answer " + index) }
        function draw() { table.ask("draw") }
    }
    readonly property MockList forecast: MockList {
        id: forecastList
        property string headline: "7 of 36 rolls breach a wall (19 %)"
        property bool danger: true
        readonly property var levels: ["collect", "rider", "rider", "collect", "collect", "seven", "rider", "breach", "collect", "breach", "breach"]
        property MockList dangers: MockList {
            rows: [{ sum: 9, ways: 4, headline: "Rider V to W5: Cy's wall is breached", level: "breach", lines: [] },
                   { sum: 11, ways: 2, headline: "Rider III to W3: Ann's wall is breached", level: "breach", lines: [] },
                   { sum: 12, ways: 1, headline: "Rider IV to W5: Cy's wall is breached", level: "breach", lines: [] },
                   { sum: 8, ways: 5, headline: "Rider V stays: five stand before W6", level: "rider", lines: [] }]
        }
        rows: levels.map((level, i) => ({ sum: i + 2, ways: 6 - Math.abs(5 - i), headline: "Something happens", level: level, lines: [] }))
    }
    readonly property MockList walls: MockList {
        property string penaltyText: "4 penalty chips left"
        property string bagText: "9 riders in the bag"
        rows: table.names.slice(0, table.count).map((name, i) => ({ wall: "W" + (table.count === 4 ? i + 3 : i + 1), title: name + "'s wall", player: table.colours[i],
            colour: table.colours[i], symbol: table.symbols[i], level: [1, 3, 2, 5, 0, 4][i], riders: [1, 2, 2, 5, 0, 3][i], levelText: "level 1",
            ridersText: "1 rider", verdict: ["11: breach", "holds", "9 or 12: breach", "secure", "5 or 6: breach", "holds"][i],
            danger: ["breach", "holds", "breach", "secure", "warn", "holds"][i], ways: 2, canRaise: true, costText: "" }))
    }
    readonly property MockList history: MockList {
        function jumpTo(number) { table.ask("jump " + number) }
        rows: [{ number: 1, title: "Ann founded a settlement on the border fort of W3", player: "red", colour: "red", symbol: "square", time: "20:01", how: "by hand", lines: [], undone: false, now: false },
               { number: 2, title: "Bo rolled 9 (5 and 4)", player: "blue", colour: "blue", symbol: "circle", time: "20:03", how: "dice tower", lines: ["Rider V to W5", "Cy collects 1 ore"], undone: false, now: false },
               { number: 3, title: "Ann built a settlement", player: "red", colour: "red", symbol: "square", time: "20:05", how: "by hand", lines: [], undone: false, now: true },
               { number: 4, title: "Ann ended her turn", player: "red", colour: "red", symbol: "square", time: "20:06", how: "by hand", lines: [], undone: true, now: false }]
    }
    readonly property QtObject founding: QtObject {
        property bool active: false
        property string title: "Ann, choose a border fort"
        property string detail: "The wall beside it is yours. No road goes with it."
        property string player: "red"
        property string colour: "red"
        property string symbol: "square"
        property string piece: "settlement"
        property int number: 3
        property int total: 12
        property bool complete: false
        readonly property MockList pieces: MockList {}
        function choosePiece(piece) { table.ask("foundingPiece " + piece) }
        function begin() { table.ask("begin") }
    }
    function choice(id, title, detail, enabled, why) {
        return { id: id, title: title, detail: detail ?? "", enabled: enabled ?? true, why: why ?? "", chosen: false, player: "", colour: "", symbol: "" }
    }
    readonly property QtObject build: QtObject {
        property bool open: false
        property string piece: ""
        property string hint: ""
        property bool anywhere: false
        readonly property MockList pieces: MockList {
            rows: [table.choice("road", "Road", "Wood and brick · 11 left"), table.choice("settlement", "Settlement", "Wood, brick, wool and grain · 2 left"),
                   table.choice("city", "City", "3 ore and 2 grain · 4 left"), table.choice("wall", "Raise the wall", "Level 1 to 2"),
                   table.choice("ship", "Ship", "", false, "No ships in The Great Wall.")]
        }
        readonly property MockList players: MockList {}
        function choose(piece) { table.ask("build " + piece); build_(piece) }
        function build_(which) { piece = which; hint = "Tap a lit place." }
        function choosePlayer(player) { table.ask("builder " + player) }
    }
    readonly property QtObject knight: QtObject {
        property bool open: false
        property string stage: "action"
        property string title: "Ann's knight: up to two actions"
        property bool ready: true
        property var planned: ["Move rider IV to III"]
        readonly property MockList choices: MockList {
            rows: [table.choice("move-rider", "Move a rider", "From an assembly hex to any other"), table.choice("drive-off", "Drive a rider off", "From behind a wall back into the bag"),
                   table.choice("pirate", "Move the pirate", "And take one card")]
        }
        function choose(id) { table.ask("knight " + id) }
        function back() { table.ask("knightBack") }
        function play() { table.ask("knightPlay") }
    }
    readonly property QtObject correction: QtObject {
        property bool open: false
        property string stage: "what"
        property string title: "What is different on the board?"
        readonly property MockList choices: MockList {
            rows: [table.choice("wall-level", "A wall's level"), table.choice("riders", "Riders"), table.choice("building", "A settlement or city"),
                   table.choice("line", "A road or ship"), table.choice("penalty", "Penalty chips"), table.choice("points", "Points from cards"),
                   table.choice("pirate", "The pirate"), table.choice("turn", "Whose turn it is")]
        }
        function choose(id) { table.ask("correct " + id) }
        function back() { table.ask("correctBack") }
    }
    readonly property QtObject refusal: QtObject {
        property bool open: false
        property string code: "too-close"
        property string text: "A settlement stands on the next corner."
        property string clause: "BA-31"
        property string clauseText: "A settlement needs a free corner, and no building on any of the corners next to it."
        property bool canAnyway: true
        function dismiss() { table.ask("dismiss"); open = false }
        function anyway() { table.ask("anyway"); open = false }
    }
    readonly property QtObject pendingRoll: QtObject {
        property bool open: false
        property int die1: 3
        property int die2: 5
        property string text: "A roll of 8 from the tower lies here."
        property bool canUse: false
        property string why: "First answer the question."
        property int more: 0
        function use() { table.ask("usePending") }
        function discard() { table.ask("discardPending") }
    }
    readonly property QtObject end: QtObject {
        property bool over: true
        property string headline: "Di wins with 10 points"
        property string reason: "She reached 10 points on her own turn."
        property string clause: "GW-70"
        property var facts: ["62 rolls in 1 h 24 min", "Three breaches, two of them at W5", "The 8 fell eleven times"]
        readonly property MockList ranking: MockList {
            rows: [{ player: "orange", name: "Di", colour: "orange", symbol: "diamond", rank: 1, points: 10, winner: true, detail: "2 cities, 3 settlements, longest road" },
                   { player: "blue", name: "Bo", colour: "blue", symbol: "circle", rank: 2, points: 8, winner: false, detail: "1 penalty chip" },
                   { player: "red", name: "Ann", colour: "red", symbol: "square", rank: 3, points: 6, winner: false, detail: "3 penalty chips" },
                   { player: "white", name: "Cy", colour: "white", symbol: "shield", rank: 4, points: 5, winner: false, detail: "" }]
        }
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
        const step = (id, icon, sentence, detail, state, tone, items) => ({ id: id, icon: icon, sentence: sentence, detail: detail, items: items ?? [], state: state,
            tone: tone, clause: "GW-34", clauseTitle: "First breach, later breaches",
            why: "Riders go behind the wall one to a hex, nearest the wall first; gaps are filled before the next hex is taken. Here hills 4 was free.", places: [] })
        steps.rows = [step("9:0", "move-rider", "Move rider III to W3", "", "done", "danger"),
                      step("9:1", "breach", "Ann's wall is breached: 2 against 1", "", "done", "danger"),
                      step("9:2", "rider-behind-wall", "Put both riders on fields 5 and hills 4", "They stop producing. Lit on the board.", "current", "danger"),
                      step("9:3", "lower-wall", "Lower Ann's wall from 1 to 0", "", "coming", "danger"),
                      step("9:4", "penalty", "Ann takes a penalty chip, 4 are left", "", "coming", "danger"),
                      step("9:5", "collect", "Collect for 11", "", "coming", "gain", ["Bo: 2 ore", "Cy: 1 wool"])]
        steps.currentIndex = 2
        steps.left = 4
        board.light([["0,0", "danger"], ["0,1", "danger"]])
    }
    function showAct() {
        showSteps()
        mode = 4
        steps.rows = [{ id: "10:0", icon: "collect", sentence: "Collect for 5", detail: "", items: [], state: "done", tone: "gain", clause: "BA-10", clauseTitle: "", why: "", places: [] }]
        steps.currentIndex = -1
        steps.left = 0
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
    function showFounding() {
        mode = 0
        founding.active = true
        board.offer("corner", ["0,0:NW", "1,0:NW", "2,0:NW"])
    }
    function showOver() { mode = 5 }
}
