// SPDX-License-Identifier: Apache-2.0
// The root object of the screens, with a game to resume.
import QtQuick
import Watchfire.App
import Watchfire.Kiosk
import Watchfire.Mock

Kiosk {
    id: kiosk

    property var asked: []
    function ask(what) { asked = asked.concat([what]) }

    screen: Kiosk.Start
    canResume: true
    resumeTitle: "The Great Wall"
    resumeDetail: "Ann to roll · today, 20:14"
    resumeStandings: "Ann 5, Bo 6, Cy 5, Di 8"
    resumeBoard: MockBoard {}
    resumeHasBoard: true
    resumePlayers: MockList {
        rows: [["Ann", "Dragon · 24 honor", "red", "square"], ["Bo", "Turtle · 19 honor", "blue", "circle"], ["Cy", "Snake · 31 honor", "green", "triangle"],
               ["Di", "Monkey · 8 honor", "orange", "diamond"], ["Eve", "Panda · 0 honor", "white", "shield"]].map(
            row => ({ id: row[0], title: row[0], detail: row[1], colour: row[2], symbol: row[3] }))
    }
    book: MockBook {}
    editor: MockEditor {}
    loading: false
    version: "0.1.0"
    fontLicence: "SIL OPEN FONT LICENSE Version 1.1\nTERMINATION\n" + "Words of the licence. ".repeat(80)
    problem: ""
    idle: false
    function wake() { idle = false; ask("wake") }
    voice: VoiceModel {
        on: false
        saying: false
        looking: false
        problem: ""
        voices: [{ id: "flite:en_US:slt", about: "United States", language: "en" },
                 { id: "speechd:en_GB:English (Scotland)", about: "English (Scotland)", language: "en" }, { id: "speechd:de_DE:German", about: "Deutschland", language: "de" }]
        function repeat() { kiosk.ask("repeat") }
        function sayExample() { kiosk.ask("example") }
        function look() { kiosk.ask("look") }
    }
    games: savedGames
    gamesCount: savedGames.count
    doomed: ""
    readonly property MockList savedGames: MockList {
        rows: [{ id: "7", title: "The Great Wall", players: "Ann, Bo, Cy, Di", points: "", when: "yesterday, 21:40", moves: "212 moves", origin: "", over: false },
               { id: "6", title: "The plain game", players: "Ann, Bo, Eve", points: "Eve won with 10", when: "Saturday", moves: "97 moves", origin: "from a file, yesterday, 20:02", over: true }]
    }
    function go(where) { screen = where; ask("go " + where) }
    function back() { ask("back") }
    function newGame() { ask("newGame") }
    function practice() { ask("practice") }
    function resume() { ask("resume") }
    function open(id) { ask("open " + id) }
    function quit() { ask("quit") }
    // The PIN is right, or none is needed.
    function doom(id) { ask("doom " + id); doomed = id }
    function spare() { doomed = "" }
    function deleteGame(id) { ask("delete " + id); doomed = "" }
    function manyGames(count = 30) {
        const rows = []
        for (let i = 0; i < count; ++i)
            rows.push({ id: String(i), title: i % 3 ? "The Great Wall" : "The Great Wall: Black Powder", players: "Ann, Bo, Cy, Di", points: "",
                        when: i === 0 ? "today, 20:14" : "11/" + (30 - i) + "/26, 20:14", moves: 40 + i + " moves", origin: "", over: i % 4 === 0 })
        games.rows = rows
    }
    function dismissProblem() { problem = "" }

    table: MockTable {}
    // One PIN, 2580, and a pause after the third wrong one.
    lock: KioskLock {
        pinSet: false
        asking: false
        wrong: false
        pause: 0
        property int tries: 0
        checking: false
        setting: false
        closed: ""
        wanted: false
        function enter(pin) {
            kiosk.ask("pin " + pin)
            wrong = pin !== "2580"
            pause = wrong && ++tries >= 3 ? 5 : 0
            asking = wrong
            return !wrong
        }
        function cancel() { asking = false }
        function lock() { kiosk.ask("lock") }
        function setPin(pin) { kiosk.ask("set pin " + pin); pinSet = true; return true }
    }
    backup: BackupModel {
        act: "Restore"
        places: MockPlaces {}
        function choosePlace(id) { kiosk.ask("place " + id) }
        function refreshFiles() { kiosk.ask("refresh backup") }
        function goOn() { kiosk.ask("go on"); doubt = "" }
        function dismiss() { kiosk.ask("dismiss"); doubt = ""; problem = ""; notice = "" }
        function noticed() { notice = "" }
        progress: ""
        harm: ""
        further: ""
        games: MockList {
            rows: [{ id: "game-2", title: "The World (Ann, Bo, Cy)", good: false,
                       detail: "Stops at line 17 of 212: A city stands where a settlement stood. It goes on from before that line." },
                   { id: "game-1", title: "The Great Wall (Ann, Bo, Cy, Di)", good: true, detail: "Can go on. Played last: 11/14/26, 21:30." }]
        }
        function stop() { kiosk.ask("stop"); progress = "" }
        function backUp() { notice = "Written: watchfire-2026-11-21-1805.db in Drive STICK." }
        function restore(file) { kiosk.ask("restore " + file); doubt = "1 of 2 games can go on" }
        files: MockList { rows: [kiosk.table.choice("watchfire-2026-11-14-2130.db", "November 14, 2026, 21:30", "watchfire-2026-11-14-2130.db")] }
    }
    report: ReportModel {
        places: MockPlaces {}
        function choosePlace(id) { kiosk.ask("place " + id) }
        function refreshFiles() { kiosk.ask("refresh report") }
        function noticed() { notice = "" }
        function writeReport() { notice = "Written: watchfire-report-2026-11-21-180502.jsonl in Drive STICK." }
    }
    logs: LogsModel {
        act: "Restore"
        places: MockPlaces {}
        files: MockList { rows: [kiosk.table.choice("sunday.jsonl", "sunday.jsonl", "")] }
        function choosePlace(id) { kiosk.ask("place " + id) }
        function refreshFiles() { kiosk.ask("refresh logs") }
        function browse() { refreshFiles(); browsing() }
        function load(file) { kiosk.ask("load " + file) }
    }
    herald: table.herald
    risk: table.risk
    device: DeviceModel {
        state: "connected"
        chipText: "Dice tower"
        stateText: "The tower is connected and answers in 4 ms."
        simulated: false
        canRollSimulated: false
        waiting: 0
        lookedId: "WT-000117"
        lookedState: state
        lookedText: stateText
        help: ""
        command: ""
        plainNotice: ""
        waitingText: ""
        canPlay: false
        canTest: true
        hasLamp: true
        testing: false
        testText: ""
        towers: MockList {
            rows: [{ id: "WT-000117", title: "WT-000117", detail: "Plays · /dev/ttyUSB0", state: "connected", plays: true, looked: true }]
        }
        facts: MockList {
            rows: [["device", "Name", "Watchfire-Tower"], ["battery", "Battery", "82 %"],
                   ["heard", "Connection", "3 messages arrived damaged. No roll is lost: the tower sends it again."], ["answers", "It answers", "at once"],
                   ["port", "Port", "/dev/ttyUSB0"], ["serial", "Serial number", "WT-000117"], ["firmware", "Firmware", "1.0.2"], ["protocol", "Protocol", "1.0"],
                   ["abilities", "Abilities", "lamp, sees a die that lies askew, battery"],
                   ["round-trip", "Round trip", "4.2 ms"], ["good", "Good lines", "1061"], ["bad", "Bad lines", "3"],
                   ["duplicates", "Repeated rolls", "2"], ["resets", "Resets", "0"], ["retries", "Questions repeated", "1"],
                   ["reconnects", "Found again", "1"], ["dropped", "Bytes given up", "0"],
                   ["error", "Last error", "a line's check value was wrong"]].map((row, i) => ({ id: row[0], title: row[1], value: row[2], exact: i > 3 }))
        }
        effects: MockList {
            rows: [["your-turn", "Your turn"], ["rolled", "Rolled"], ["breach", "Breach"], ["flood", "Flood"], ["storm", "Storm"],
                   ["win", "Win"], ["idle", "Idle"]].map(row => kiosk.table.choice(row[0], row[1], ""))
        }
        ports: MockList {
            rows: [Object.assign(kiosk.table.choice("auto", "Find by itself", "Known boards first, then every port that answers."), { chosen: true }),
                   kiosk.table.choice("/dev/ttyUSB0", "ttyUSB0", "USB serial adapter"), kiosk.table.choice("/dev/ttyACM0", "ttyACM0", "Board")]
        }
        lastLines: ["PONG 0001a3f2 24 7*32ae0d04", "ROLL 0001a3f2 17 d6:5,d6:3*762aadf6", "STATUS 0001a3f2 22 87 3600 41 3 0 2*f4a53b4d"]
        function rollSimulated() { kiosk.ask("rollSimulated") }
        function showTower(id) { kiosk.ask("show " + id) }
        function playWith(id) { kiosk.ask("play " + id) }
        function discardWaiting(id) { kiosk.ask("discard " + id) }
        function lampTest(effect) { kiosk.ask("lamp " + effect) }
        function testRoll(wanted) { kiosk.ask("test " + wanted) }
        function twoTowers() {
            towers.rows = [{ id: "WT-000117", title: "WT-000117", detail: "Plays · /dev/ttyUSB0", state: "connected", plays: true, looked: false },
                           { id: "WT-000204", title: "WT-000204", detail: "Does not play · /dev/ttyACM0 · 1 roll waiting", state: "connected", plays: false, looked: true }]
            lookedId = "WT-000204"
            lookedText = "Watchfire-Tower is connected."
            help = "WT-000117 is the tower that plays. What this one rolls is kept, and not used."
            canPlay = true
            waiting = 1
            waitingText = "1 roll waiting, the first with 5 and 3."
        }
        function noAccess() {
            state = "trouble"
            chipText = "No access"
            stateText = "You may not open /dev/ttyUSB0."
            help = "Members of the group dialout may. Type this command in a terminal, then log out and in again. Until then enter each roll by hand: the game goes on."
            command = "sudo usermod -aG dialout ann"
            canTest = false
            hasLamp = false
            lastLines = []
        }
        function plain() {
            chipText = "Plain tower"
            stateText = "A home-made tower is connected."
            plainNotice = "Its lines carry no check: a damaged roll is not noticed, a lost one is lost, a repeated one comes twice. So the table confirms each roll by a tap."
            hasLamp = false
            facts.rows = facts.rows.filter(row => !["serial", "device", "firmware", "protocol", "abilities", "battery", "heard", "answers", "round-trip"].includes(row.id))
            lastLines = ["5 3", "roll: 6 6"]
        }
        function choosePort(path) { kiosk.ask("port " + path) }
        function refreshPorts() { kiosk.ask("refreshPorts") }
    }
    settings: SettingsModel {
        language: "en"
        speech: "off"
        voice: ""
        speechRate: 0
        speechVolume: 0.8
        sounds: true
        kioskMode: false
        theme: "dark"
        pixelsPerMm: 5.9
        measured: 0
        scale: 1
        motion: false
        boardTurn: 0
        panelTurn: 0
        panelFollowsTurn: false
    }
    newGameModel: NewGameModel {
        id: setup
        scenario: "great-wall"
        playerCount: 4
        playerCounts: powder ? [1, 2, 3, 4, 5] : [4, 6]
        board: "great-wall-4"
        boardPicture: MockBoard { withPieces: false }
        recentNames: ["Ann", "Bo", "Cy", "Di", "Eve", "Finn"]
        colours: ["Red", "Blue", "White", "Orange", "Green", "Brown"].map((title, i) =>
            ({ id: title.toLowerCase(), title: title, colour: title.toLowerCase(), symbol: ["square", "circle", "shield", "diamond", "triangle", "hexagon"][i] }))
        problem: ""
        powder: scenario === "black-powder"
        book: "ours"
        clans: [{ id: "dragon", title: "Dragon", colour: "red", symbol: "square" }, { id: "turtle", title: "Turtle", colour: "blue", symbol: "circle" },
                                      { id: "snake", title: "Snake", colour: "green", symbol: "triangle" }, { id: "monkey", title: "Monkey", colour: "orange", symbol: "diamond" },
                                      { id: "panda", title: "Panda", colour: "white", symbol: "shield" }]
        books: MockList {
            rows: [["ours", "Our printed values", "37 of 89 entered; what is missing is asked once and kept."],
                   ["none", "Ask for everything", "For other cards: each game asks for every value."],
                   ["sample", "Sample values, not the printed ones", "Invented numbers, to try the program without the box. None of them are kept."]].map(
                row => ({ id: row[0], title: row[1], detail: row[2], chosen: setup.book === row[0] }))
        }
        function setClan(slot, clan) { kiosk.ask("clan " + slot + " " + clan) }
        tileTurns: false
        tileText: "The river flows east"
        optionsChanged: false
        scenarios: MockList {
            rows: [{ id: "great-wall", title: "The Great Wall", sentence: "Riders gather before your walls; hold them together.", players: "4 or 6 players", minutes: "90 minutes", glyph: "wall", chosen: true },
                   { id: "base", title: "The plain game", sentence: "Settle the island; a robber walks about.", players: "3 to 6 players", minutes: "75 minutes", glyph: "settlement", chosen: false },
                   { id: "black-powder", title: "The Great Wall: Black Powder", sentence: "Hold the wall together against the hordes, with soldiers, towers and machines.", players: "1 to 5 players", minutes: "", glyph: "tower-piece", chosen: setup.powder }]
        }
        players: MockList {
            rows: ["Ann", "Bo", "Cy", "Di"].map((name, i) => ({ slot: i, name: name, colour: setup.colours[i].id, symbol: kiosk.table.symbols[i], clan: setup.clans[i].id,
                                                               seat: ["south", "west", "north", "east"][i], first: i === 0 }))
        }
        boards: MockList {
            rows: [Object.assign(kiosk.table.choice("great-wall-4", "Example: The Great Wall, 4 players", "Four columns, seven harbours"), { chosen: true })]
        }
        options: MockList {
            rows: [{ id: "goal-points", title: "Points to win", detail: "", type: "number", value: "10", valueText: "10", values: ["8", "10", "12"] },
                   { id: "frontier", title: "Where the raiders gather", detail: "On all deserts, or on those beside the sea.", type: "choice", value: "all", valueText: "All deserts", values: ["all", "coast"], valueTexts: ["All deserts", "Deserts beside the sea"] },
                   { id: "end-on-last-penalty", title: "The last penalty chip ends the game", detail: "", type: "switch", value: "true", valueText: "on", values: [] }]
        }
        function setName(slot, name) { kiosk.ask("name " + slot + " " + name); players.set(slot, "name", name) }
        function setColour(slot, colour) { kiosk.ask("colour " + slot + " " + colour) }
        function setSeat(slot, seat) { kiosk.ask("seat " + slot + " " + seat) }
        function setFirst(slot) { kiosk.ask("first " + slot) }
        function setOption(id, value) { kiosk.ask("option " + id + " " + value) }
        function turnTile(steps) { kiosk.ask("turn river " + steps) }
        function mirrorTile() { kiosk.ask("mirror river") }
        function start() { kiosk.ask("start") }
    }
}
