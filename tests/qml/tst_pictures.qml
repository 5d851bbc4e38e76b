// SPDX-License-Identifier: Apache-2.0
// Every screen at three sizes, dark in English and light in German: nothing is cut, nothing overlaps what it
// must not, no target is smaller than a finger, and little is made that nobody sees. With WATCHFIRE_PICTURES=folder each is
// also written as a picture.
import QtQuick
import QtTest
import Watchfire.Ui
import Watchfire.Mock

Item {
    id: root
    width: 1920
    height: 1280

    Component { id: kiosks; MockKiosk {} }
    Component { id: screens; Screens { } }

    TestCase {
        id: test
        name: "Pictures"
        when: windowShown

        readonly property var sizes: [
            { name: "1280x800", width: 1280, height: 800, density: 5.9 },
            { name: "1920x1080", width: 1920, height: 1080, density: 5.56 },
            { name: "800x1280", width: 800, height: 1280, density: 5.9 }
        ]
        readonly property var states: ({
            "start": kiosk => kiosk.screen = 0,
            "start-empty": kiosk => { kiosk.screen = 0; kiosk.canResume = false; kiosk.games.rows = [] },
            "new-what": kiosk => kiosk.screen = 1,
            "new-who": kiosk => kiosk.screen = 1,
            "new-who-edit": kiosk => kiosk.screen = 1,
            "new-who-type": kiosk => kiosk.screen = 1,
            "new-where": kiosk => kiosk.screen = 1,
            "tower": kiosk => kiosk.screen = 3,
            "tower-two": kiosk => { kiosk.screen = 3; kiosk.device.twoTowers() },
            "tower-no-access": kiosk => { kiosk.screen = 3; kiosk.device.noAccess() },
            "tower-plain": kiosk => { kiosk.screen = 3; kiosk.device.plain() },
            "roll-two-towers": kiosk => { kiosk.screen = 2; kiosk.device.twoTowers() },
            "start-many": kiosk => { kiosk.screen = 0; kiosk.manyGames() },
            "games": kiosk => kiosk.screen = 6,
            "games-many": kiosk => { kiosk.screen = 6; kiosk.manyGames() },
            "games-empty": kiosk => { kiosk.screen = 6; kiosk.games.rows = [] },
            "games-delete": kiosk => kiosk.screen = 6,
            "games-files": kiosk => kiosk.screen = 6,
            "settings": kiosk => kiosk.screen = 4,
            "settings-measure": kiosk => kiosk.screen = 4,
            "settings-table": kiosk => kiosk.screen = 4,
            "settings-voice": kiosk => kiosk.screen = 4,
            "settings-kiosk": kiosk => { kiosk.screen = 4; kiosk.settings.kioskMode = true },
            "settings-new-pin": kiosk => kiosk.screen = 4,
            "settings-backup": kiosk => kiosk.screen = 4,
            "settings-restore": kiosk => kiosk.screen = 4,
            "settings-about": kiosk => kiosk.screen = 4,
            "pin": kiosk => { kiosk.screen = 0; kiosk.lock.asking = true },
            "pin-wrong": kiosk => { kiosk.screen = 0; kiosk.lock.asking = true; kiosk.lock.wrong = true; kiosk.lock.pause = 20 },
            "roll": kiosk => kiosk.screen = 2,
            "roll-six": kiosk => { kiosk.screen = 2; kiosk.table.count = 6 },
            "roll-simulated": kiosk => { kiosk.screen = 2; kiosk.device.canRollSimulated = true },
            "roll-base": kiosk => { kiosk.screen = 2; kiosk.table.hasWalls = false; kiosk.table.walls.rows = [] },
            "steps": kiosk => { kiosk.screen = 2; kiosk.table.showSteps() },
            "steps-six": kiosk => { kiosk.screen = 2; kiosk.table.count = 6; kiosk.table.showSteps() },
            "steps-why": kiosk => { kiosk.screen = 2; kiosk.table.showSteps() },
            "act": kiosk => { kiosk.screen = 2; kiosk.table.showAct() },
            "decision": kiosk => { kiosk.screen = 2; kiosk.table.showDecision() },
            "pending": kiosk => { kiosk.screen = 2; kiosk.table.showDecision(); kiosk.table.pendingRoll.open = true },
            "pending-many": kiosk => {
                kiosk.screen = 2
                kiosk.table.showDecision()
                kiosk.table.pendingRoll.many()
                kiosk.table.pendingRoll.open = true
            },
            "pending-dice": kiosk => {
                kiosk.screen = 2
                kiosk.table.pendingRoll.otherDice()
                kiosk.table.pendingRoll.open = true
            },
            "world": kiosk => show(kiosk, board => board.loadWorld()),
            "world-scrolled": kiosk => show(kiosk, board => board.loadWorld()),
            "world-storm": kiosk => show(kiosk, board => {
                board.loadWorld()
board.moveStorm(["9,0", "8,1", "7,2", "6,3", "5,4"], "SW")
            }),
            "world-compass": kiosk => show(kiosk, board => { board.loadWorld(); board.offerHeadings("9,0", ["NE", "NW"]) }),
            "world-lose": kiosk => show(kiosk, board => { board.loadWorld(); board.offer("side", ["0,2:W", "-1,2:SW", "-2,3:W"]) }),
            "world-tokens": kiosk => show(kiosk, board => {
                board.loadWorld()
                board.offer("hex", ["4,1", "5,1", "6,1", "7,1", "8,1", "3,2", "4,2", "5,2", "6,2", "7,2", "8,2", "9,2"])
                board.places.rows = board.places.rows.map((row, i) => i % 3 === 0 ? row : Object.assign({}, row, { forbidden: true, why: "No", note: "abc"[i % 4 % 3] }))
            }),
            "river": kiosk => show(kiosk, board => board.loadRiver()),
            "raiders": kiosk => show(kiosk, board => board.loadRaiders()),
            "raiders-erupt": kiosk => show(kiosk, board => { board.loadRaiders(); board.light([["6,1", "danger", "erupt"], ["6,1:S", "danger", "erupt"]]) }),
            "board-world": kiosk => show(kiosk, board => board.loadShipped(shippedBoards["world"], "world")),
            "board-river": kiosk => show(kiosk, board => board.loadShipped(shippedBoards["great-river"], "great-river")),
            "board-raiders": kiosk => show(kiosk, board => board.loadShipped(shippedBoards["raiders-4"], "raiders")),
            "ask-heading": kiosk => ask(kiosk, "loadWorld", table => table.showHeading()),
            "ask-lose": kiosk => ask(kiosk, "loadWorld", table => table.showLosePiece()),
            "ask-token": kiosk => ask(kiosk, "loadWorld", table => table.showToken()),
            "ask-token-from": kiosk => ask(kiosk, "loadWorld", table => table.showTokenFrom()),
            "ask-desert": kiosk => ask(kiosk, "loadRaiders", table => table.showRaiderDesert()),
            "ask-eruption": kiosk => ask(kiosk, "loadRaiders", table => table.showEruption()),
            "roll-world": kiosk => ask(kiosk, "loadWorld", table => table.showForecast("world")),
            "roll-raiders": kiosk => ask(kiosk, "loadRaiders", table => table.showForecast("raiders")),
            "roll-river": kiosk => ask(kiosk, "loadRiver", table => table.showForecast("great-river")),
            "steps-new": kiosk => ask(kiosk, "loadWorld", table => table.showNewSteps()),
            "wall-river": kiosk => { kiosk.screen = 2; kiosk.table.board.load(shippedBoards["great-wall-4-river"]); kiosk.table.showWallRiver() },
            "facts-six": kiosk => ask(kiosk, "loadRaiders", table => { table.count = 6; table.showAct(); table.showStrip("raiders-six") }),
            "founding": kiosk => { kiosk.screen = 2; kiosk.table.showFounding() },
            "build": kiosk => { kiosk.screen = 2; kiosk.table.showAct(); kiosk.table.build.open = true },
            "build-place": kiosk => {
                kiosk.screen = 2
                kiosk.table.showAct()
                kiosk.table.build.open = true
                kiosk.table.build.build_("road")
                kiosk.table.board.offer("side", ["1,2:NW", "1,2:E", "1,3:E", "2,3:NW", "2,3:SW"])
                kiosk.table.board.hasCandidate = true
                kiosk.table.board.places.set(2, "candidate", true)
                const c = kiosk.table.board.side("1,3:E")
                kiosk.table.board.candidatePoint = Qt.point((c.x1 + c.x2) / 2, (c.y1 + c.y2) / 2)
                kiosk.table.board.candidateLabel = "Between mountains 11 and pasture 5"
            },
            "risk": kiosk => { kiosk.screen = 2; kiosk.table.risk.open = true },
            "risk-six": kiosk => { kiosk.screen = 2; kiosk.table.count = 6; kiosk.table.risk.open = true },
            "turned-risk": kiosk => turned(kiosk, 90, table => table.risk.open = true),
            "cards": kiosk => { kiosk.screen = 2; kiosk.table.showAct(); kiosk.table.knight.cards(); kiosk.table.knight.open = true },
            "knight": kiosk => { kiosk.screen = 2; kiosk.table.showAct(); kiosk.table.knight.open = true },
            "correction": kiosk => { kiosk.screen = 2; kiosk.table.showAct(); kiosk.table.correction.open = true },
            "refusal": kiosk => { kiosk.screen = 2; kiosk.table.showAct(); kiosk.table.refusal.open = true },
            "not-saved": kiosk => { kiosk.screen = 2; kiosk.table.showAct(); kiosk.table.saveFailed = true; kiosk.table.savedText = "Not saved: the disk is full. Play on; every roll by hand."; kiosk.device.state = "lost"; kiosk.device.chipText = "No tower" },
            "turned-roll": kiosk => turned(kiosk, 90, table => { }),
            "turned-roll-raiders": kiosk => turned(kiosk, 270, table => { table.board.loadRaiders(); table.showForecast("raiders") }),
            "turned-steps": kiosk => turned(kiosk, 90, table => table.showSteps()),
            "turned-act": kiosk => turned(kiosk, 270, table => table.showAct()),
            "turned-decision": kiosk => turned(kiosk, 90, table => table.showDecision()),
            "turned-eruption": kiosk => turned(kiosk, 90, table => { table.board.loadRaiders(); table.showEruption() }),
            "turned-founding": kiosk => turned(kiosk, 270, table => table.showFounding()),
            "turned-build": kiosk => turned(kiosk, 90, table => { table.showAct(); table.build.open = true }),
            "turned-over": kiosk => turned(kiosk, 180, table => table.showOver()),
            "turned-pending": kiosk => turned(kiosk, 90, table => { table.pendingRoll.open = true }),
            "turned-powder": kiosk => powder(kiosk, 3, table => turned(kiosk, 90, table => { })),
            "turned-powder-decision": kiosk => powder(kiosk, 3, table => turned(kiosk, 270, table => table.showPowderDecision())),
            "turned-powder-action": kiosk => powder(kiosk, 3, table => turned(kiosk, 90, table => table.powderAction.open = true)),
            "history": kiosk => kiosk.screen = 2,
            "menu": kiosk => kiosk.screen = 2,
            "history-jump": kiosk => kiosk.screen = 2,
            "statistics": kiosk => kiosk.screen = 2,
            "statistics-saved": kiosk => { kiosk.screen = 2; kiosk.table.showAct() },
            "statistics-dice": kiosk => kiosk.screen = 2,
            "statistics-dry": kiosk => kiosk.screen = 2,
            "statistics-players": kiosk => kiosk.screen = 2,
            "statistics-powder": kiosk => powder(kiosk, 3, table => table.showOver()),
            "over": kiosk => { kiosk.screen = 2; kiosk.table.showOver() },
            "powder-fall": kiosk => powder(kiosk, 3, table => { }),
            "powder-two": kiosk => powder(kiosk, 2, table => table.powder.twoPlayers()),
            "powder-unknown": kiosk => powder(kiosk, 3, table => table.powder.unknown()),
            "powder-decision": kiosk => powder(kiosk, 3, table => table.showPowderDecision()),
            "powder-lens": kiosk => powder(kiosk, 3, table => table.showPowderDecision()),
            "powder-breach": kiosk => powder(kiosk, 3, table => table.showPowderSteps()),
            "powder-crowd": kiosk => powder(kiosk, 5, table => table.powder.crowd()),
            "powder-section": kiosk => powder(kiosk, 3, table => { }),
            "powder-crowd-lens": kiosk => powder(kiosk, 5, table => table.powder.crowd()),
            "powder-action": kiosk => powder(kiosk, 3, table => table.powderAction.open = true),
            "powder-more": kiosk => powder(kiosk, 3, table => { }),
            "powder-pools": kiosk => powder(kiosk, 3, table => { }),
            "powder-over": kiosk => powder(kiosk, 3, table => table.showOver()),
            "start-powder": kiosk => { kiosk.screen = 0; kiosk.resumeHasBoard = false; kiosk.resumeTitle = "The Great Wall: Black Powder" },
            "new-powder-what": kiosk => setUp(kiosk),
            "new-powder-two": kiosk => { setUp(kiosk); kiosk.newGameModel.playerCount = 2 },
            "new-powder-who": kiosk => setUp(kiosk),
            "new-powder-edit": kiosk => setUp(kiosk),
            "new-powder-values": kiosk => setUp(kiosk),
            "idle": kiosk => { kiosk.screen = 2; kiosk.table.showAct(); kiosk.idle = true },
            "idle-six": kiosk => { kiosk.screen = 2; kiosk.table.count = 6; kiosk.table.showSteps(); kiosk.idle = true },
            "idle-powder": kiosk => powder(kiosk, 5, table => kiosk.idle = true),
            "idle-over": kiosk => { kiosk.screen = 2; kiosk.table.showOver(); kiosk.idle = true },
            "spoken-steps": kiosk => { kiosk.screen = 2; kiosk.table.showSteps(); kiosk.voice.on = true },
            "spoken-decision": kiosk => ask(kiosk, "loadWorld", table => { table.showTokenFrom(); kiosk.voice.on = true }),
            "spoken-powder": kiosk => powder(kiosk, 3, table => { table.showPowderDecision(); kiosk.voice.on = true }),
            "book-walls": kiosk => kiosk.screen = 5,
            "book-cards": kiosk => { kiosk.screen = 5; kiosk.book.page = "cards" },
            "book-card": kiosk => { kiosk.screen = 5; kiosk.book.page = "cards"; kiosk.book.card = "siege-engine" },
            "book-shots": kiosk => { kiosk.screen = 5; kiosk.book.page = "shots" },
            "book-files": kiosk => { kiosk.screen = 5; kiosk.book.page = "files" },
            "book-refused": kiosk => { kiosk.screen = 5; kiosk.book.page = "files"; kiosk.book.importBook("bo.json") },
            "book-sample": kiosk => { kiosk.screen = 5; kiosk.book.sample = true },
            "book-number": kiosk => { kiosk.screen = 5; kiosk.book.ask("/walls/2/defense") },
            "book-cost": kiosk => { kiosk.screen = 5; kiosk.book.ask("/walls/2/cost") },
            "book-spots": kiosk => { kiosk.screen = 5; kiosk.book.ask("/cards/siege-engine/spots") },
            "book-reward": kiosk => { kiosk.screen = 5; kiosk.book.askReward("a2") },
            "book-ability": kiosk => { kiosk.screen = 5; kiosk.book.ask("/cards/siege-engine/ability") },
            "book-words": kiosk => { kiosk.screen = 5; kiosk.book.ask("/cards/siege-engine/ability") },
            "book-backs": kiosk => { kiosk.screen = 5; kiosk.book.ask("/cards/siege-engine/backs") },
            "book-name": kiosk => { kiosk.screen = 5; kiosk.book.page = "cards" },
            "editor-choose": kiosk => edit(kiosk, "base-island", editor => editor.ownChosen = true),
            "editor-terrain": kiosk => edit(kiosk, "base-island", editor => { editor.startEmpty(); editor.askAbout(4) }),
            "editor-number": kiosk => edit(kiosk, "base-island", editor => { editor.startEmpty(); editor.entered = 22; editor.walking = "number"; editor.askAbout(3) }),
            "editor-paint": kiosk => edit(kiosk, "base-island", editor => { editor.startCopy(); editor.brush = "terrain-hills" }),
            "editor-trouble": kiosk => edit(kiosk, "base-island", editor => { editor.startRandom(); editor.showTrouble() }),
            "editor-walls": kiosk => edit(kiosk, "great-wall-4", editor => { editor.startCopy(); editor.group = "walls"; editor.brush = "column-W3" }),
            "editor-attack": kiosk => edit(kiosk, "great-wall-4", editor => { editor.startCopy(); editor.group = "attack"; editor.brush = "west-3" }),
            "editor-world": kiosk => edit(kiosk, "world", editor => { editor.startCopy(); editor.group = "number" }),
            "editor-river": kiosk => edit(kiosk, "great-river", editor => { editor.startCopy(); editor.group = "river" }),
            "editor-name": kiosk => edit(kiosk, "base-island", editor => editor.startCopy()),
            "editor-files": kiosk => edit(kiosk, "base-island", editor => { editor.page = "files"; editor.exportBoard() }),
            "editor-refused": kiosk => edit(kiosk, "base-island", editor => { editor.page = "files"; editor.importBoard("seafarers.game") }),
            "problem": kiosk => { kiosk.screen = 0; kiosk.problem = "The board great-wall-4 is broken: hexes[3].terrain is not a terrain." }
        })
        // The taps before the picture is taken.
        readonly property var taps: ({
            "new-who": ["next"],
            "new-who-edit": ["next", "player-1"],
            "new-who-type": ["next", "player-1", "name-1"],
            "new-where": ["next", "next", "unfoldOptions"],
            "steps-why": ["why"],
            "history": ["history"],
            "menu": ["menu"],
            "history-jump": ["history", "history-2"],
            "statistics": ["menu", "statistics"],
            "statistics-saved": ["menu", "statistics", "saveGameLog"],
            "statistics-dice": ["menu", "statistics", "chapter-dice"],
            "statistics-dry": ["menu", "statistics", "chapter-dry"],
            "statistics-players": ["menu", "statistics", "chapter-players"],
            "statistics-powder": ["statistics"],
            "games-delete": ["delete-7"],
            "games-files": ["fromFile"],
            "settings-measure": ["measure"],
            "settings-table": ["group-table"],
            "settings-voice": ["group-voice"],
            "settings-kiosk": ["group-kiosk"],
            "settings-new-pin": ["group-kiosk", "setPin"],
            "settings-backup": ["group-backup", "backUp"],
            "settings-restore": ["group-backup", "backup-watchfire-2026-11-14-2130.db"],
            "settings-about": ["group-about"],
            "world-scrolled": ["boardSeamWest", "boardSeamWest"],
            "new-powder-who": ["next"],
            "new-powder-edit": ["next", "player-1"],
            "new-powder-values": ["next", "next", "unfoldOptions"],
            "book-words": ["ability-text"],
            "book-name": ["addCard"],
            "editor-name": ["saveBoard"],
            "powder-lens": ["horde-S2.1"],
            "powder-crowd-lens": ["horde-S2.1"],
            "powder-section": ["section-S2"],
            "powder-more": ["moreActions"],
            "powder-pools": ["holdings"]
        })
        function edit(kiosk, name, put) {
            kiosk.screen = 1
            kiosk.editor.begin("base", name)
            kiosk.editor.board.load(shippedBoards[name])
            put(kiosk.editor)
        }
        function setUp(kiosk) {
            kiosk.screen = 1
            kiosk.newGameModel.scenario = "black-powder"
        }
        function powder(kiosk, count, put) {
            kiosk.screen = 2
            kiosk.table.playPowder(count)
            put(kiosk.table)
        }
        function turned(kiosk, degrees, put) {
            kiosk.screen = 2
            kiosk.settings.panelTurn = degrees
            put(kiosk.table)
        }
        function ask(kiosk, board, put) {
            kiosk.screen = 2
            kiosk.table.board[board]()
            put(kiosk.table)
        }
        function show(kiosk, put) {
            kiosk.screen = 2
            kiosk.table.showAct()
            kiosk.table.hasWalls = false
            kiosk.table.walls.rows = []
            put(kiosk.table.board)
        }

        function test_screens_data() {
            const rows = []
            for (const size of sizes.filter(one => pictureSize === "" || one.name === pictureSize))
                for (const state of Object.keys(states))
                    for (const [theme, spoken] of [["dark", "en"], ["light", "de"]].filter(look => pictureLook === "" || look.join("-") === pictureLook))
                        rows.push({ tag: state + "-" + size.name + "-" + theme + "-" + spoken, size: size, state: state, theme: theme, spoken: spoken })
            return rows
        }
        property var kiosk: null
        property var screen: null
        // The screen goes first, because it is bound to the other.
        function init() {
            failOnWarning(/^(?!QUnifiedTimer::)/)
        }
        function cleanup() {
            screen.destroy()
            wait(0)
            kiosk.destroy()
            wait(0)
        }
        // Some layouts take their number of columns one tick later (CardGrid): the tap waits until the item stays where it is.
        function tap(name) {
            tryVerify(() => findChild(screen, name) !== null)
            const item = findChild(screen, name)
            let place = null
            tryVerify(() => {
                const before = place
                place = item.mapToItem(screen, 0, 0)
                return before !== null && before.x === place.x && before.y === place.y
            })
            mouseClick(item)
            waitForRendering(root)
        }
        // What is wrong once the layout has come to rest: what is mended by itself within five seconds is none.
        function problemsOf(screen): var {
            let problems = []
            for (let waited = 0; waited < 5000; waited += 50) {
                problems = []
                walk(screen, screen, problems)
                if (problems.length === 0)
                    break
                wait(50)
            }
            return problems
        }
        function test_screens(data) {
            Theme.density = data.size.density
            Theme.screenWidth = data.size.width
            Theme.screenHeight = data.size.height
            Theme.dark = data.theme === "dark"
            Theme.motion = false
            language.speak(data.spoken)
            Theme.language = data.spoken
            kiosk = kiosks.createObject(root)
            const six = data.state.endsWith("-six")
            const board = data.state === "roll-base" ? "base-island" : six ? "great-wall-6" : "great-wall-4"
            kiosk.table.board.load(shippedBoards[board])
            kiosk.resumeBoard.load(shippedBoards["great-wall-4"])
            kiosk.newGameModel.boardPicture.load(shippedBoards["great-wall-4"])
            states[data.state](kiosk)
            // Undo shortens its text by itself, so it gets it in German.
            if (data.spoken === "de")
                kiosk.table.undoTitle = language.german(kiosk.table.undoTitle) || kiosk.table.undoTitle
            screen = screens.createObject(root, { kiosk: kiosk, width: data.size.width, height: data.size.height })
            waitForRendering(screen)
            for (const name of taps[data.state] ?? [])
                tap(name)
            wait(0)
            if (data.spoken === "de" && putIntoGerman(screen))
                waitForRendering(screen)
            const problems = problemsOf(screen)
            problems.push(...hiddenOf(screen))
            if (pictureFolder)
                grabImage(screen).save(pictureFolder + "/" + data.tag + ".png")
            compare(problems.join("\n"), "")
        }

        // Texts written by people stay as they are, and languages are shown in their own language.
        readonly property var own: ["The first soldier that is placed here costs 1 wood more.", "English", "Deutsch"]
        // Replaces the mocks' texts on the screens by the program's translations, where the control got its
        // text, so that its size is computed again.
        function putIntoGerman(item) {
            if (!item.visible)
                return false
            let changed = false
            const isText = item.truncated !== undefined && item.lineCount !== undefined && item.elide !== undefined
            const isControl = item.pressed !== undefined && item.clicked !== undefined && item.down !== undefined
            for (const name of isText ? ["text"] : isControl ? ["text", "title", "detail"] : []) {
                const german = typeof item[name] === "string" && !own.includes(item[name]) ? language.german(item[name]) : ""
                if (german !== "" && german !== item[name]) {
                    item[name] = german
                    changed = true
                }
            }
            for (let i = 0; i < item.children.length; ++i)
                changed = putIntoGerman(item.children[i]) || changed
            return changed
        }

        // Checks every visible text for completeness, and every target for its size and place inside its
        // screen.
        function walk(item, screen, problems) {
            if (!item.visible || item.opacity === 0)
                return
            const isText = item.truncated !== undefined && item.lineCount !== undefined && item.elide !== undefined
            if (isText && item.text.length > 0) {
                // Only names may be broken, and the pictures have short ones.
                if (item.wrapMode === Text.Wrap)
                    item.wrapMode = Text.WordWrap
                if (item.truncated)
                    problems.push("cut: " + item.text)
                if (item.contentWidth > Math.ceil(item.width) + 1 || item.contentHeight > Math.ceil(item.height) + 1)
                    problems.push("too large: " + item.text + " " + item.contentWidth + "x" + item.contentHeight + " in " + item.width + "x" + item.height)
                if (item.font.pixelSize < Math.floor(2.5 / 0.727 * Theme.mm * 0.8))
                    problems.push("too small: " + item.text)
                if (item.fontInfo !== undefined && item.fontInfo.pixelSize < 2.5 / 0.727 * Theme.mm * 0.79)
                    problems.push("shrunk: " + item.text)
                inside(item, screen, problems, item.text)
            }
            if (item.known === false && item.kind.length > 0)
                problems.push("no picture: " + item.kind)
            const isTarget = item.pressed !== undefined && item.clicked !== undefined && item.down !== undefined
            if (isTarget && item.enabled) {
                if (item.width < Math.floor(12 * Theme.mm) - 0.5 || item.height < Math.floor(12 * Theme.mm) - 0.5)
                    problems.push("small target: " + item.objectName + " " + item.width + "x" + item.height)
                if (!item.objectName)
                    problems.push("target without a name: " + item.text)
                inside(item, screen, problems, item.objectName)
            }
            for (let i = 0; i < item.children.length; ++i)
                walk(item.children[i], screen, problems)
        }
        // Hidden items take time whenever a page opens: a list may make a button for each row and show one, or a page may make
        // keys that nobody has asked for. A Loader makes them when they are due.
        readonly property int mostHidden: 150
        function hiddenOf(screen): var {
            const children = item => Array.from(item.children)
            const count = item => children(item).reduce((sum, child) => sum + count(child), 1)
            const name = item => String(item).replace(/(_QML|\().*/, "")
            const hidden = {}
            const seek = (item, path) => {
                const kind = path.concat(name(item)).slice(-4)
                if (!item.visible)
                    hidden[kind.join("/")] = (hidden[kind.join("/")] ?? 0) + count(item)
                else
                    children(item).forEach(child => seek(child, kind))
            }
            seek(screen, [])
            return Object.entries(hidden).filter(each => each[1] > mostHidden).map(each => each[1] + " hidden items in " + each[0])
        }
        function scrolled(item) {
            for (let above = item.parent; above; above = above.parent)
                if (above.contentY !== undefined && above.flickableDirection !== undefined)
                    return true
            return false
        }
        function inside(item, screen, problems, name) {
            if (scrolled(item))
                return
            // Two opposite corners, because a panel may be turned.
            for (const corner of [item.mapToItem(screen, 0, 0), item.mapToItem(screen, item.width, item.height)])
                if (corner.x < -1 || corner.y < -1 || corner.x > screen.width + 1 || corner.y > screen.height + 1)
                    problems.push("outside: " + name + " at " + corner.x + "," + corner.y + " " + item.width + "x" + item.height)
        }
    }
}
