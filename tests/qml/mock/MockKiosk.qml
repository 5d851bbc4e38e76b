// SPDX-License-Identifier: Apache-2.0
// The root that the screens are handed, with a game to go on with.
import QtQuick
import Watchfire.Mock

QtObject {
    id: kiosk

    property var asked: []
    function ask(what) { asked = asked.concat([what]) }

    property int screen: 0
    property bool canResume: true
    property string resumeTitle: "The Great Wall"
    property string resumeDetail: "Ann 5, Bo 6, Cy 5, Di 8 · Ann's turn · today, 20:14"
    readonly property MockBoard resumeBoard: MockBoard {}
    property bool loading: false
    property string version: "0.1.0"
    property string problem: ""
    readonly property MockList games: MockList {
        rows: [{ id: "7", title: "The Great Wall", players: "Ann, Bo, Cy, Di", points: "", when: "yesterday, 21:40", over: false },
               { id: "6", title: "The plain game", players: "Ann, Bo, Eve", points: "Eve won with 10", when: "Saturday", over: true }]
    }
    function go(where) { screen = where; ask("go " + where) }
    function back() { ask("back") }
    function newGame() { ask("newGame") }
    function practice() { ask("practice") }
    function resume() { ask("resume") }
    function open(id) { ask("open " + id) }
    function quit() { ask("quit") }
    function dismissProblem() { problem = "" }

    readonly property MockTable table: MockTable {}
    readonly property QtObject device: QtObject {
        property string state: "connected"
        property string chipText: "Dice tower"
        property string stateText: "The tower is connected and answers in 4 ms."
        property string help: "Look whether the cable is in. Press the tower's button once. If nothing changes, choose another port."
        property bool simulated: false
        property bool canRollSimulated: false
        property string port: "/dev/ttyUSB0"
        readonly property MockList facts: MockList {
            rows: [{ id: "serial", title: "Serial number", value: "WT-000117" }, { id: "firmware", title: "Firmware", value: "1.0.2" },
                   { id: "battery", title: "Battery", value: "82 %" }, { id: "rolls", title: "Rolls received", value: "61" }]
        }
        readonly property MockList ports: MockList {
            rows: [kiosk.table.choice("/dev/ttyUSB0", "ttyUSB0", "USB serial adapter"), kiosk.table.choice("/dev/ttyACM0", "ttyACM0", "Board")]
        }
        property var lastLines: ["R 117 6 5", "A 117", "R 118 3 4"]
        function rollSimulated() { kiosk.ask("rollSimulated") }
        function lampTest() { kiosk.ask("lampTest") }
        function choosePort(path) { kiosk.ask("port " + path) }
        function refreshPorts() { kiosk.ask("refreshPorts") }
    }
    readonly property QtObject settings: QtObject {
        property string theme: "dark"
        property real pixelsPerMm: 5.9
        property real scale: 1
        property bool motion: false
        property int boardTurn: 0
        property int panelTurn: 0
        property bool panelFollowsTurn: false
    }
    readonly property QtObject newGameModel: QtObject {
        id: setup
        property string scenario: "great-wall"
        property int playerCount: 4
        property var playerCounts: [4, 6]
        property string board: "great-wall-4"
        readonly property MockBoard boardPicture: MockBoard { withPieces: false }
        property var recentNames: ["Ann", "Bo", "Cy", "Di", "Eve", "Finn"]
        property var colours: ["red", "blue", "white", "orange", "green", "brown"]
        property string problem: ""
        property bool riverTurns: false
        property string riverText: "The river flows east"
        property bool optionsChanged: false
        readonly property MockList scenarios: MockList {
            rows: [{ id: "great-wall", title: "The Great Wall", sentence: "Riders gather before your walls; hold them together.", players: "4 or 6 players", minutes: "90 minutes", chosen: true },
                   { id: "base", title: "The plain game", sentence: "Settle the island; a robber walks about.", players: "3 to 6 players", minutes: "75 minutes", chosen: false }]
        }
        readonly property MockList players: MockList {
            rows: ["Ann", "Bo", "Cy", "Di"].map((name, i) => ({ slot: i, name: name, colour: setup.colours[i], symbol: kiosk.table.symbols[i],
                                                               seat: ["south", "west", "north", "east"][i], first: i === 0 }))
        }
        readonly property MockList boards: MockList {
            rows: [Object.assign(kiosk.table.choice("great-wall-4", "Example: The Great Wall, 4 players", "Four columns, seven harbours"), { chosen: true })]
        }
        readonly property MockList options: MockList {
            rows: [{ id: "goal-points", title: "Points to win", detail: "", type: "number", value: "10", valueText: "10", values: ["8", "10", "12"], valueTexts: ["8", "10", "12"], isDefault: true },
                   { id: "end-on-last-penalty", title: "The last penalty chip ends the game", detail: "", type: "switch", value: "true", valueText: "on", values: [], valueTexts: [], isDefault: true }]
        }
        function setName(slot, name) { kiosk.ask("name " + slot + " " + name); players.set(slot, "name", name) }
        function setColour(slot, colour) { kiosk.ask("colour " + slot + " " + colour) }
        function setSeat(slot, seat) { kiosk.ask("seat " + slot + " " + seat) }
        function setFirst(slot) { kiosk.ask("first " + slot) }
        function setOption(id, value) { kiosk.ask("option " + id + " " + value) }
        function turnRiver(steps) { kiosk.ask("turn river " + steps) }
        function mirrorRiver() { kiosk.ask("mirror river") }
        function start() { kiosk.ask("start") }
    }
}
