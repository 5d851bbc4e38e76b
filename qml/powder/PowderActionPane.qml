// SPDX-License-Identifier: Apache-2.0
// What the table of Black Powder is entering: one question after the other. Lit places on the board answer
// too; numbers and names have their keys here, and if dice may draw, their faces.
import QtQuick
import Watchfire.App

ActionPane {
    id: pane

    // For the faces of a roll by hand.
    required property TableModel table
    // The item that the keys of words cover.
    required property Item over
    readonly property PowderActionModel action: table.powderAction
    // The words that the question takes for known (HoldingsSheet::topics).
    readonly property var topics: ({ tea: ["tea", "qin", "reed"], deck: ["card"], overseer: ["overseer"], machine: ["machines", "tea"],
                                     horde: ["card", "leader", "ram", "trebuchet", "ladders", "text"],
                                     build: ["clash", "machines", "towers"], shot: ["machines", "wound"], tower: ["towers"],
                                     adjust: ["clash", "text"], honor: table.powder.season === "summer" ? ["summer", "command-track"] : [], shame: ["shame-token"], "shame-back": ["shame-token", "chi"],
                                     order: ["command-track", "qin", "reed", "turn-command", "turn-activation", "turn-end"] })[action.action] ?? []
    signal explained(topics: var)
    // A printed value that is wanted.
    readonly property var asked: action.question
    // The choices are groups of soldiers.
    readonly property bool pictured: action.legend.length > 0
    readonly property var glyphs: ({ ballista: "ballista", cannon: "cannon", "rocket-launcher": "rocket-launcher" })

    // What can be entered piece by piece ends with "done": its room is kept from the first question on.
    readonly property var ending: ["tea", "order", "recruit", "attack", "move"]
    readonly property bool ends: ending.includes(action.action) && !action.listed

    objectName: "entering-" + action.action
    steady: true
    // Digits go to the number or to the dice, wherever the focus is.
    Keys.forwardTo: numberPlace.item ? [numberPlace.item, dice] : [dice]
    title: table.powder.secondTitle || action.title
    colour: action.colour ?? ""
    // In a low panel pictures to choose from need the sign's room; the title names the player.
    symbol: brief && pictured ? "" : action.symbol ?? ""
    // Where the panel is low, the choices need the room above the buttons.
    // Above the tray there is room for one of the two.
    hint: hinted ? "" : Spoken.sentences([action.closedText.length > 0 && trayRoom > 0 ? "" : action.hint, action.closedText, brief || wide ? action.endWhy : ""])
    // What the pictures mean comes before them.
    readonly property bool hinted: pictured && !brief && !wide && action.closedText.length === 0
    closedWhy: action.closedWhy
    // The next question opens by itself, and its choices lie where the last ones were. Horde cards come one after the other,
    // and are entered as fast.
    choicePatience: action.goesOn && action.action !== "horde" ? Theme.tapPatience : 0
    prefix: "entry"
    choices: pictured ? null : action.choices
    groups: action.groups
    leadsOn: action.action === "build"
    planned: action.planned
    plannedBack: action.action === "order"
    readonly property var shortNamed: ["adjust", "correct", "horde", "deck", "order", "honor", "shame", "machine"]
    // On a low screen small choices stand in two columns: each has room for two names and a sign, for a change by a
    // number, or for a card's name.
    keyed: action.number || asked.kind === "number" || pictured || caused || action.action === "here"
    // In a flat panel the soldiers of the tray, which stand below it, leave them one row of large ones.
    readonly property bool trayed: action.action === "recruit" || action.action === "here"
    small: brief && (action.listed || shortNamed.includes(action.action)) && !lastMachine || wide && trayed
    // It stands alone above the sections, as broad as they are together.
    readonly property bool lastMachine: action.action === "machine" && groups.length > 1
    pairWidth: Theme.mm * (small ? 40 : 60)
    // The three causes of honor and shame are one line: above the amounts, or below them where the button has said the cause.
    shortColumns: caused ? 3 : lastMachine && brief ? 2 : 0
    shortGroup: lastMachine ? 1 : action.action === "honor" && table.powder.season === "summer" ? 1 : 0
    readonly property bool caused: groups.length > 1 && ["honor", "shame"].includes(action.action)
    // Below a board that stands there is room for three, and not for many rows. What can be done at a place has long
    // reasons: in narrow cards they would be higher than two rows of broad ones.
    columns: wide && width > Theme.mm * 110 && action.action !== "here" ? 3 : 2
    // Beside a sign, two columns of a low screen have no room for a long name.
    glyphFor: id => brief && small ? "" : glyphs[id] ?? ""
    onChose: id => action.choose(id)
    onBack: action.back()
    helps: topics.length > 0
    helpAmong: pictured
    // Of the machines only the last one counts then, and where it goes.
    fromChosen: action.action === "machine"
    onHelped: explained(topics)
    // Either the steps or the choices are open, as with questions (PowderDecisionPane). The next question closes the
    // steps, so that it is seen at once.
    readonly property StoryCards story: before.item as StoryCards
    covered: (brief || held.length > 0) && story !== null && story.tucked && story.opened
    onUncover: focused => {
        story.opened = false
        held = ""
        if (focused)
            story.focusLine()
    }
    readonly property string question: action.action + " " + action.title
    onQuestionChanged: {
        if (story)
            story.opened = false
        held = ""
        looking.restart()
    }
    // An answer ticks the steps before it. If their line cannot say them, they come first, once: else nobody would have read
    // them. Named by the step that was due then.
    property string held: ""
    property string heldFor: ""
    Timer { id: looking; interval: 40; running: true; onTriggered: pane.holdUnseen() } // when all has its place
    function holdUnseen() {
        const due = story?.current?.model.id ?? ""
        if (!action.goesOn || due.length === 0 || due === heldFor || !story.tucked || story.opened || story.said || story.ahead < 2)
            return
        held = heldFor = due
        story.opened = true
    }
    // Above a question that opened by itself: how far the set-up is, and what the last answer led to. The next answer
    // also ticks that step.
    newsShown: before.active
    // Horde cards are tapped one after the other: a line of steps that has four lines moves none of them.
    newsLeast: action.action === "horde" ? Theme.target + Math.ceil(Theme.body * 1.25) : 0
    told: [
        Paragraph {
            objectName: "entryProgress"
            visible: text.length > 0 && !Theme.low
            text: pane.action.progress
            color: Theme.textDim
        },
        OnDemand {
            id: before
            // On a low screen only what is still to be done, or what nobody has ticked: undo names the rest.
            active: pane.action.goesOn && (Theme.low ? pane.table.steps.left + pane.table.steps.presumed > 0 : pane.table.steps.count > 0)
            sourceComponent: StoryCards {
                steps: pane.table.steps
                buttoned: false
                asked: !Theme.low || pane.brief
                tucked: pane.brief || pane.cramped
                closable: !pane.covered
                ticking: false
                onFocusLost: pane.focusWaiting()
                // Whole sentences: the next answer counts as having done what they say.
                // On a low screen the choices need most of the room that two of them would take, unless they leave it. A sentence
                // keeps its end.
                lines: pane.brief ? Math.max(steps.brief.length === 2 ? 4 : wanted <= 5 ? Math.max(3, wanted) : 3, Math.min(6, Math.floor((pane.newsRoom - 2 * Theme.mm) / Math.ceil(Theme.body * 1.25)))) : 6
            }
        }
    ]
    Loader {
        active: pane.story !== null
        sourceComponent: UnreadSteps {
            told: pane.lately
            steps: pane.table.steps
            story: pane.story
            awake: pane.visible
        }
    }
    // Where the room below the choices is not enough for all of it, the step that is due is in sight.
    KeepInSight {
        told: pane.lately
        steps: pane.table.steps
        story: pane.story
    }
    extra: [
        OnDemand {
            active: pane.pictured
            sourceComponent: Column {
                spacing: Theme.gap
                Paragraph {
                    objectName: visible ? "picturesHint" : ""
                    visible: pane.hinted && text.length > 0
                    text: pane.action.hint
                    color: Theme.hintText
                }
                SoldierChoices {
                    width: parent.width
                    choices: pane.action.choices
                    legend: pane.action.legend
                    // At the end of so many, nobody finds it.
                    helps: pane.helpAmong && pane.brief && !pane.stacked
                    onHelped: pane.explained(pane.topics)
                    onChose: id => pane.action.choose(id)
                }
            }
        },
        OnDemand {
            id: numberPlace
            active: pane.action.number
            sourceComponent: NumberPad {
                objectName: "entryNumber"
                low: pane.action.least
                high: pane.action.most
                present: pane.action.present
                onEntered: value => pane.action.enter(value)
            }
        },
        OnDemand {
            active: pane.asked.kind !== undefined
            sourceComponent: ValueEditor {
                over: pane.over
                question: pane.asked
                onEntered: json => pane.action.choose(json)
            }
        },
        OnDemand {
            active: pane.action.words && !pane.brief && !pane.wide // PowderTableScreen has them there
            sourceComponent: Column {
                spacing: Theme.gap
                NameField {
                    objectName: "entryWords"
                    width: parent.width
                    keyboard: keys
                    hint: qsTr("The name as it is printed")
                }
                NameKeyboard {
                    id: keys
                    width: parent.width
                    limit: 40
                    onAccepted: if (text.length > 0) pane.action.type(text)
                }
            }
        },
        OnDemand {
            id: dice
            active: pane.action.dice
            Keys.forwardTo: item ? [item] : []
            sourceComponent: LotDice { table: pane.table }
        }
    ]
    actions: [
        // Why the turn cannot end with it.
        Paragraph {
            objectName: visible ? "entryEndWhy" : ""
            visible: text.length > 0 && !pane.brief && !pane.wide
            text: pane.action.endWhy
            color: Theme.textDim
        },
        Item {
            width: parent ? parent.width : 0
            // On a low screen and in a flat panel, choices that need its room have it until then.
            height: done.visible || pane.ends && !((pane.brief || pane.wide) && pane.free < Theme.confirm + Theme.gap) ? Theme.confirm : 0
            // Beside it the end of the turn, which comes next after most acts. "Done" keeps its place.
            readonly property bool pair: pane.action.endText.length > 0
            // Long words, such as "flamethrower", need the sign's room and smaller letters.
            readonly property real spare: (width - Theme.gap) / 2 - 2 * Theme.pad - Theme.lead * 1.5 - Theme.gap
            readonly property bool wordy: longWord.advanceWidth > spare || allWords.advanceWidth > 1.7 * spare
            TextMetrics {
                id: allWords
                font: longWord.font
                text: pane.action.doneText
            }
            LongestWord { id: longWord; size: Theme.lead; of: pane.action.doneText }
            PushButton {
                id: done
                objectName: "entryDone"
                width: parent.pair ? Math.floor((parent.width - Theme.gap) / 2) : parent.width
                visible: pane.action.doneText.length > 0
                height: Theme.confirm
                tone: "primary"
                glyph: parent.pair && (pane.brief || parent.wordy) ? "" : "check"
                text: pane.action.doneText
                size: !parent.pair ? (pane.brief ? Theme.lead : Theme.step) : pane.brief || parent.wordy ? Theme.body : Theme.lead
                lines: parent.pair && pane.brief ? 3 : 2
                leftPadding: parent.pair && pane.brief ? Theme.mm * 0.6 : Theme.pad
                // The order of turns opens by itself where the button that began the fall stood.
                tapPatience: pane.action.action === "order" ? Theme.tapPatience : 0
                onClicked: pane.action.done()
            }
            PushButton {
                objectName: "entryDoneEnd"
                x: done.width + Theme.gap
                width: parent.width - x
                // If the act asks something, a touch enters the act alone: the question follows, and the turn goes on.
                visible: done.visible && parent.pair
                height: Theme.confirm
                glyph: pane.brief ? "" : "end-turn"
                text: pane.action.endText
                spoken: Spoken.sentences([pane.action.doneText, pane.action.endText, pane.action.endWhy])
                size: done.size
                lines: 2
                onClicked: pane.action.doneAndEnd()
            }
        }
    ]
}
