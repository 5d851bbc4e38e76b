// SPDX-License-Identifier: Apache-2.0
// What the table of Black Powder does now: an open entry, a question, steps, the end, or what the season asks
// for.
import QtQuick
import Watchfire.App

NowFrame {
    id: now

    // Carries soldiers from here onto the board.
    required property CarriedSoldier hand
    // The item that the keys of words cover.
    required property Item over
    property bool wide: false
    // The cards that are asked about lie enlarged over the board.
    property bool aimed: false
    signal newGame
    signal statistics(save: bool)
    // Somebody wants to know what words mean (HoldingsSheet::topics).
    signal explained(topics: var)

    // The player who must answer now (PowderQuestion).
    readonly property string asked: (current as PowderQuestion)?.player ?? ""

    // By a key: all that can be entered.
    function showAll() {
        const guide = current as PowderGuide
        if (guide)
            guide.showAll()
    }

    // Above what stands at the foot, so that a button there stays whether soldiers can be recruited or not. In a flat panel
    // that button has one side only, and the soldiers need both: they stand below it.
    readonly property real trayRoom: tray.visible && !wide ? tray.height + Theme.gap : 0
    readonly property real belowTray: (current as PowderGuide)?.endRoom ?? (current as StepsPane)?.endRoom ?? (current as PowderActionPane)?.endRoom ?? 0
    foot: tray.visible && wide ? tray.height + Theme.gap : 0

    SoldierTray {
        id: tray
        x: Theme.pad
        y: parent.height - Theme.pad - (now.wide ? 0 : now.lower + now.belowTray) - height
        width: parent.width - 2 * Theme.pad
        powder: now.table.powder
        action: now.table.powderAction
        hand: now.hand
        next: (now.current as StepsPane) !== null && now.table.powderAction.onward.length > 0
        flat: now.wide
        named: ((now.current as PowderGuide)?.spareRoom ?? 0) >= wordHeight
        wanted: (now.current as PowderGuide)?.full !== true && (now.current as StepsPane)?.cut !== true
    }

    pane: {
        if (now.table.powderAction.open)
            return action
        switch (now.table.mode) {
        case TableModel.Decision: return decision
        case TableModel.Steps: return steps
        case TableModel.Over: return over
        }
        return guide
    }

    Component {
        id: action
        PowderActionPane { table: now.table; over: now.over; wide: now.wide; trayRoom: now.trayRoom; onExplained: topics => now.explained(topics) }
    }
    Component { id: decision; PowderQuestion { table: now.table; over: now.over; wide: now.wide; aimed: now.aimed } }
    Component {
        id: steps
        StepsPane {
            table: now.table
            wide: now.wide
            trayRoom: now.trayRoom
            passing: goOn.passes
            onward: goOn.brief
            onwardAlone: goOn.briefAlone
            onGoOn: goOn.begun()
            before: GoOn {
                id: goOn
                width: parent ? parent.width : 0
                table: now.table
                cramped: tray.visible || (now.current as StepsPane)?.cut === true
            }
        }
    }
    Component { id: over; EndPane { end: now.table.end; statistics: now.table.statistics; wide: now.wide; onNewGame: now.newGame(); onOpenStatistics: save => now.statistics(save) } }
    Component { id: guide; PowderGuide { table: now.table; wide: now.wide; trayed: tray.visible; trayRoom: now.trayRoom; onExplained: topics => now.explained(topics) } }
}
