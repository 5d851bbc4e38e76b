// SPDX-License-Identifier: Apache-2.0
// The steps of editing a board, for undo and redo, which also restore the lit hex. A finger's stroke over
// many hexes is one step.
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

    /// Starts again with this draft, with nothing lit.
    void begin(boards::Draft draft);
    /// Adds a step; undone steps are dropped.
    void keep(DraftStep step);
    void undo();
    void redo();
    /// Moves the light, which is not a step.
    void go(std::optional<hex::Axial> cursor, Walk walk, std::optional<hex::SideName> harbour = {});

    /// Returns true if the stroking finger reaches this hex for the first time.
    bool touches(hex::Axial at);
    /// Records the stroke so far: a new step, or part of the stroke's step.
    void keepStroke(DraftStep step);
    /// The finger is lifted.
    void lift();
    /// True if the current stroke has changed something.
    bool stroking() const { return m_stroking; }

private:
    std::vector<DraftStep> m_steps{1};
    std::size_t m_at = 0;
    bool m_stroking = false;
    std::vector<hex::Axial> m_touched; ///< during the current stroke
};

} // namespace watchfire
