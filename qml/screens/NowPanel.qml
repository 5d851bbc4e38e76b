// SPDX-License-Identifier: Apache-2.0
// The current situation and nothing else: one pane for each state of the turn.
import QtQuick
import Watchfire.App
import Watchfire.Kiosk

NowFrame {
    id: now

    required property DeviceModel device
    required property RiskModel risk
    property bool wide: false
    property int boardTurn: 0
    signal newGame
    signal statistics(save: bool)

    lasting: [roll, steps, decision]
    pane: {
        if (now.table.correction.open)
            return correction
        if (now.table.build.open)
            return build
        if (now.table.knight.open)
            return knight
        switch (now.table.mode) {
        case TableModel.Founding: return founding
        case TableModel.Roll: return roll
        case TableModel.Decision: return decision
        case TableModel.Over: return over
        }
        return steps
    }

    Component { id: roll; RollPane { table: now.table; risk: now.risk; device: now.device; wide: now.wide } }
    Component { id: steps; StepsPane { table: now.table; wide: now.wide } }
    Component { id: decision; DecisionPane { table: now.table; device: now.device; wide: now.wide; boardTurn: now.boardTurn } }
    Component { id: founding; FoundingPane { founding: now.table.founding; steps: now.table.steps; wide: now.wide } }
    Component { id: build; BuildPane { build: now.table.build; wide: now.wide } }
    Component { id: knight; KnightPane { knight: now.table.knight; wide: now.wide } }
    Component { id: correction; CorrectionPane { correction: now.table.correction; wide: now.wide } }
    Component { id: over; EndPane { end: now.table.end; statistics: now.table.statistics; wide: now.wide; onNewGame: now.newGame(); onOpenStatistics: save => now.statistics(save) } }
}
