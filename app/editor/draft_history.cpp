// SPDX-License-Identifier: Apache-2.0
#include "app/editor/draft_history.h"

#include <algorithm>
#include <utility>

namespace watchfire {

namespace {

constexpr std::size_t longestHistory = 400;

} // namespace

void DraftHistory::begin(boards::Draft draft) {
    m_steps.assign(1, DraftStep{std::move(draft), Walk::none, std::nullopt, std::nullopt});
    m_at = 0;
}

void DraftHistory::keep(DraftStep step) {
    m_steps.resize(m_at + 1);
    m_steps.push_back(std::move(step));
    if (m_steps.size() > longestHistory)
        m_steps.erase(m_steps.begin());
    m_at = m_steps.size() - 1;
}

void DraftHistory::undo() {
    lift();
    if (canUndo())
        --m_at;
}

void DraftHistory::redo() {
    lift();
    if (canRedo())
        ++m_at;
}

void DraftHistory::go(std::optional<hex::Axial> cursor, Walk walk, std::optional<hex::SideName> harbour) {
    m_steps[m_at].cursor = cursor;
    m_steps[m_at].walk = walk;
    m_steps[m_at].harbour = harbour;
}

bool DraftHistory::touches(hex::Axial at) {
    if (std::find(m_touched.begin(), m_touched.end(), at) != m_touched.end())
        return false;
    m_touched.push_back(at);
    return true;
}

void DraftHistory::keepStroke(DraftStep step) {
    if (m_stroking)
        m_steps[m_at] = std::move(step);
    else
        keep(std::move(step));
    m_stroking = true;
}

void DraftHistory::lift() {
    m_stroking = false;
    m_touched.clear();
}

} // namespace watchfire
