// SPDX-License-Identifier: Apache-2.0
// The steps in which a board is edited, for undo and redo, which bring back where one was, too. A stroke of a
// finger over many hexes is one step.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include "app/editor/draft_walk.h"

#include <vector>

namespace watchfire {

class DraftHistory {
public:
    const DraftStep& now() const { return m_steps[m_at]; }
    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_steps.size(); }

    /// Begins anew with this draft, nothing lit.
    void begin(boards::Draft draft);
    /// One more step; those that were taken back are gone.
    void keep(DraftStep step);
    void undo();
    void redo();
    /// Moves the light: no step.
    void go(std::optional<hex::Axial> cursor, Walk walk);

    /// The finger that is down comes over this hex for the first time.
    bool touches(hex::Axial at);
    /// What the finger did there: a step, or more of its last one.
    void keepStroke(DraftStep step);
    /// The finger is lifted.
    void lift();
    /// The finger that is down has changed something.
    bool stroking() const { return m_stroking; }

private:
    std::vector<DraftStep> m_steps{1};
    std::size_t m_at = 0;
    bool m_stroking = false;
    std::vector<hex::Axial> m_touched; ///< by the finger that is down
};

} // namespace watchfire
