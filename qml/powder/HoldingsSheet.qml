// SPDX-License-Identifier: Apache-2.0
// What the signs above the board mean, and what the players have besides the board: pools with the shame under them,
// claimed hordes. A "?" beside a question opens only the words of that question, each explained as in the whole list.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Sheet {
    id: sheet

    // Null before a game begins.
    required property Rows holdings
    required property Rows facts

    // The option of the game: whether Ladders break through whatever the defense is (BP-52).
    property bool laddersBreak: true
    // True: shows only the explanations, without the pools.
    property bool explaining: false
    // An order is being entered: its soldiers have left the pools, as they have left the tray.
    property bool entering: false
    // The kinds of words that are asked for, in their order; empty: all of them.
    property var topics: []
    readonly property bool asked: topics.length > 0
    // What a turn consists of, in order (BP-13).
    readonly property var turn: [
        { kind: "turn-command", glyph: "", title: qsTr("1. Command"), detail: qsTr("Carry out your command card as it says.") },
        { kind: "turn-activation", glyph: "", title: qsTr("2. Activation"), detail: qsTr("Use your pieces and the locations of the board as your rulebook says.") },
        { kind: "turn-end", glyph: "", title: qsTr("3. End of the turn"), detail: qsTr("Tap the large button. Hordes whose spots are all covered are defeated then, and the next player on the command track has a turn. After the last turn comes winter.") },
        { kind: "turn-acts", glyph: "", title: qsTr("What you enter"), detail: qsTr("Whatever changes at the wall: recruit, build, attack, move soldiers. Enter each act when you do it, as often as your cards and locations allow.") },
        { kind: "turn-checks", glyph: "", title: qsTr("What the program does not check"), detail: qsTr("How often you act, whether a card allows it, and whether you can pay: it only says the price. It does check whether a piece is left and where it may stand.") }
    ]
    readonly property var words: [
        { kind: "clash", glyph: "breach", title: qsTr("Two numbers on a wall"), detail: qsTr("The power of all hordes before it, and its defense. If the power is higher when winter comes, the section breaks.") },
        { kind: "card", glyph: "raider", title: qsTr("A horde card"), detail: qsTr("The shield is its power. It is defeated when all its spots are covered, by soldiers, wounds or snake tokens.") },
        { kind: "covered", glyph: "check", title: qsTr("A tick on a horde card"), detail: qsTr("All its spots are covered. It is defeated when the turn ends, in winter before the assault.") },
        { kind: "wound", glyph: "wound", title: qsTr("A cross on a spot"), detail: qsTr("A wound covers a spot for good. A soldier who leaves a spot leaves one too.") },
        { kind: "pale", glyph: "", title: qsTr("Pale pieces"), detail: qsTr("A step is still to be done for them: it puts them there, then they have a frame, or takes them off.") },
        { kind: "snake-token", glyph: "snake-token", title: qsTr("An S"), detail: qsTr("The wound of the Snake's crossbowman. It counts as a soldier, and nobody kills it.") },
        { kind: "fire", glyph: "archer", title: qsTr("Dotted circles on a wall"), detail: qsTr("Firing spots. Whoever stands there wounds a horde of this section: when he comes, when he attacks, and each winter.") },
        { kind: "rest", glyph: "campfire", title: qsTr("The fire behind a wall"), detail: qsTr("The rest zone. Soldiers there attack the hordes of this section, and a breach does not reach them.") },
        { kind: "towers", glyph: "tower-piece", title: qsTr("T1 to T4"), detail: qsTr("Towers. A spearman who is put there lets a machine beside it shoot. After the assault he earns honor for each section beside him that held, and shame for each that broke.") },
        { kind: "leader", glyph: "leader", title: qsTr("Leader"), detail: qsTr("Halves the defense of the wall before it, rounded down.") },
        { kind: "ram", glyph: "ram", title: qsTr("Battering Ram"), detail: qsTr("After the assault it moves one row nearer to the wall. In row 1 it then takes one level off the wall.") },
        { kind: "trebuchet", glyph: "trebuchet", title: qsTr("Trebuchet"), detail: qsTr("It stands in row 3 and never moves. After each assault it takes one level off the wall.") },
        { kind: "ladders", glyph: "ladders", title: qsTr("Ladders"), detail: sheet.laddersBreak ? qsTr("In row 1 during the assault they break through, however strong the wall is. All soldiers there die, those in the rest zone too.")
                                                                                                    : qsTr("In row 1 during the assault, the defense of the wall no longer counts.") },
        { kind: "text", glyph: "text", title: qsTr("Lines on a horde card"), detail: qsTr("Its ability is printed on it: read it out and do what it says.") },
        { kind: "overseer", glyph: "people", title: qsTr("Overseer"), detail: qsTr("A piece in a location of the board, which brings income each summer. The first one there costs a soldier for good.") },
        { kind: "signs", glyph: "card", title: qsTr("Beside a name"), detail: qsTr("The card counts the hordes that a player has claimed, the sad face the player's shame tokens.") },
        { kind: "tea", glyph: "", title: qsTr("Tea order"), detail: qsTr("The stack of the players' markers. Whoever lies higher comes first and wins every tie. At the beginning the highest tea value lies on top: a number of each clan, which your rulebook shows.") },
        { kind: "command-track", glyph: "", title: qsTr("Command track"), detail: qsTr("A track on the board. It shows in which order the players take their turns in fall. In summer it is cleared.") },
        { kind: "advisor-track", glyph: "", title: qsTr("Advisor track"), detail: qsTr("A track on the board. It moves on each spring. The program keeps nothing of your advisors.") },
        { kind: "claimed", glyph: "card", title: qsTr("Claimed horde"), detail: qsTr("Whoever covers most spots of a defeated horde takes its card. At the end it brings the honor that is printed on it, unless shame lies on it.") },
        { kind: "shame-token", glyph: "shame", title: qsTr("Shame token"), detail: qsTr("It lies under a soldier of the pool, who cannot be used then, and costs 5 honor at the end; or on a claimed horde, which brings nothing then.") },
        { kind: "lethality", glyph: "lethality", title: qsTr("Lethality"), detail: qsTr("When a horde is defeated or breaks through, each player loses that many of his soldiers on it.") },
        { kind: "machines", glyph: "cannon", title: qsTr("War machines"), detail: qsTr("Ballista, cannon and rocket launcher stand beside a section and wound the hordes before it. At the beginning each of them is placed once, for free.") },
        { kind: "chi", glyph: "", title: qsTr("Chi"), detail: qsTr("A resource like wood, stone and gold. It pays for some soldiers, saves killed ones and sends shame back.") }
    ]

    // Clans that nobody at the table plays.
    readonly property var clans: ({
        reed: qsTr("The third clan of a game for one or two. No player has it: you choose what it does, as your rulebook says. It recruits spearmen, builds barricades and pays nothing. It has no honor, no shame and no tower, and its soldiers never wait behind the wall."),
        qin: qsTr("Your rival when you play alone. You carry out its turns, as your rulebook says. It earns 2 honor for each spot of a horde card that it covers or wounds, and takes no shame. You win only with more honor than Qin, and you lose if no shame token is left to take.")
    })
    // Before a game begins, no player has a sign yet.
    readonly property var clanNames: ({ reed: qsTr("Reed", "a clan"), qin: qsTr("Qin", "a clan") })

    readonly property var seasons: [
        { kind: "year", glyph: "", title: qsTr("The year"), detail: qsTr("A year runs through spring, summer, fall and winter. The game begins with the fall of year 1.") },
        { kind: "spring", glyph: "blossom", title: qsTr("Spring"), detail: qsTr("The time token and the advisor track move on, and new hordes come.") },
        { kind: "summer", glyph: "sun", title: qsTr("Summer"), detail: qsTr("The overseers bring income, shame may be given back for 2 chi a token, and the command cards come back.") },
        { kind: "fall", glyph: "leaf", title: qsTr("Fall"), detail: qsTr("The players take their turns in the order of the command track.") },
        { kind: "winter", glyph: "snow", title: qsTr("Winter"), detail: qsTr("The soldiers in firing spots fire, covered hordes are defeated, and the others attack the wall.") }
    ]
    readonly property var told: {
        const all = words.concat(turn, seasons)
        // In the whole list the figures above the board explain lethality.
        // Without the parts before it, the end of a turn is no third part.
        const plain = word => topics.includes("turn-command") || word?.kind !== "turn-end" ? word : Object.assign({}, word, { title: qsTr("End of the turn") })
        return asked ? topics.map(topic => plain(all.find(word => word.kind === topic))).filter(word => word !== undefined)
                     : all.filter(word => word.kind !== "lethality")
    }

    // A single word is the title itself.
    readonly property bool lone: asked && topics.length === 1 && told.length === 1
    readonly property bool signless: asked && told.every(word => word.glyph.length === 0) && !topics.some(topic => clans[topic] !== undefined)

    objectName: "holdingsSheet"
    title: sheet.lone ? sheet.told[0].title : sheet.asked ? (topics.includes("turn-acts") ? qsTr("A turn") : qsTr("What does that mean?")) : sheet.explaining ? qsTr("What is what") : qsTr("Pools and signs")

    Scroller {
        id: list
        anchors.fill: parent
        Repeater {
            model: sheet.asked ? null : sheet.facts
            Meaning {
                required property var model
                kind: model.kind
                glyph: model.glyph
                title: model.title + " " + model.value
                detail: model.detail
                hue: model.danger === "danger" ? Theme.dangerText : model.danger === "warn" ? Theme.hintText : Theme.text
            }
        }
        Paragraph {
            objectName: visible ? "poolsEntering" : ""
            visible: sheet.entering && !sheet.explaining && !sheet.asked
            text: qsTr("Soldiers whom you are entering just now are no longer counted here.")
            color: Theme.hintText
        }
        Repeater {
            model: sheet.explaining || sheet.asked ? null : sheet.holdings
            Rectangle {
                id: player
                required property var model
                objectName: "holding-" + model.player
                width: parent ? parent.width : 0
                height: words.height + 2 * Theme.gap
                radius: Theme.radius
                color: Theme.raised
                Column {
                    id: words
                    x: Theme.gap
                    y: Theme.gap
                    width: parent.width - 2 * Theme.gap
                    spacing: Theme.gap
                    Row {
                        spacing: Theme.gap
                        PlayerSymbol { anchors.verticalCenter: parent.verticalCenter; colour: player.model.colour; symbol: player.model.symbol; width: Theme.lead }
                        Label { anchors.verticalCenter: parent.verticalCenter; text: player.model.name; size: Theme.lead; strong: true; wrapMode: Text.NoWrap }
                        Value { visible: player.model.hasHonor; glyph: "honor"; text: player.model.honor; spoken: qsTr("%n honor", "", player.model.honor) }
                        Value { visible: player.model.shame > 0; glyph: "shame"; text: player.model.shame; spoken: qsTr("%n shame token(s)", "", player.model.shame); hue: Theme.dangerText }
                    }
                    Flow {
                        width: parent.width
                        spacing: Theme.mm * 2.4
                        Repeater {
                            model: player.model.pool
                            Row {
                                id: kind
                                required property var modelData
                                spacing: Theme.mm * 0.5
                                opacity: modelData.count > 0 || modelData.shamed > 0 ? 1 : 0.55
                                Accessible.role: Accessible.StaticText
                                Accessible.name: modelData.words
                                Soldier { width: Math.ceil(Theme.lead * 1.7); height: width; colour: player.model.colour; symbol: player.model.symbol; type: kind.modelData.type }
                                Word { anchors.verticalCenter: parent.verticalCenter; text: kind.modelData.count; strong: true }
                                Glyph { visible: kind.modelData.shamed > 0; anchors.verticalCenter: parent.verticalCenter; kind: "shame"; color: Theme.dangerText; width: Theme.body }
                                Word { visible: kind.modelData.shamed > 0; anchors.verticalCenter: parent.verticalCenter; text: kind.modelData.shamed; color: Theme.dangerText }
                            }
                        }
                    }
                    Repeater {
                        model: player.model.claimed
                        Label {
                            required property var modelData
                            width: words.width
                            text: modelData
                            color: Theme.textDim
                        }
                    }
                }
            }
        }
        Heading {
            visible: !sheet.explaining && !sheet.asked
            topPadding: Theme.gap
            text: qsTr("What is what")
        }
        Repeater {
            model: sheet.holdings ? null : sheet.topics.filter(topic => sheet.clans[topic] !== undefined)
            Meaning {
                required property var modelData
                kind: modelData
                title: sheet.clanNames[modelData]
                detail: sheet.clans[modelData]
            }
        }
        Repeater {
            model: sheet.holdings
            Meaning {
                required property var model
                visible: detail.length > 0 && (!sheet.asked || sheet.topics.includes(model.player))
                kind: model.player
                symbol: model.symbol
                colour: model.colour
                title: model.name
                detail: sheet.clans[model.player] ?? ""
            }
        }
        Repeater {
            model: sheet.told
            Meaning {
                required property var modelData
                kind: modelData.kind
                glyph: modelData.glyph
                title: modelData.title
                detail: modelData.detail
            }
        }
    }

    Fold { list: list }

    component Meaning: Item {
        id: fact
        property string kind
        property string glyph
        property string title
        property string detail
        // Of a clan, instead of a glyph.
        property string symbol
        property string colour
        property color hue: Theme.text
        objectName: "meaning-" + kind
        width: parent ? parent.width : 0
        height: told.height
        Accessible.role: Accessible.StaticText
        Accessible.name: Spoken.sentences([title, detail])
        Glyph { visible: fact.glyph.length > 0; kind: fact.glyph; color: fact.hue; width: Math.round(Theme.lead * 1.2); anchors.verticalCenter: parent.verticalCenter }
        PlayerSymbol { visible: fact.symbol.length > 0; colour: fact.colour; symbol: fact.symbol; width: Math.round(Theme.lead * 1.2); anchors.verticalCenter: parent.verticalCenter }
        Column {
            id: told
            // Where all words have no sign, nothing would stand before them.
            x: sheet.signless ? 0 : Theme.lead * 1.2 + Theme.gap
            width: parent.width - x
            Paragraph { visible: !sheet.lone; text: fact.title; strong: true; color: fact.hue; Accessible.ignored: true }
            Paragraph { text: fact.detail; color: Theme.textDim; Accessible.ignored: true }
        }
    }
    component Value: Row {
        property alias glyph: picture.kind
        property alias text: label.text
        property alias hue: label.color
        property string spoken
        spacing: Theme.mm * 0.5
        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        Accessible.role: Accessible.StaticText
        Accessible.name: spoken
        Glyph { id: picture; width: Theme.body; color: label.color; anchors.verticalCenter: parent.verticalCenter }
        Word { id: label; strong: true }
    }
}
