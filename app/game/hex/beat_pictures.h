// SPDX-License-Identifier: Apache-2.0
// Shows pictures of the board one after another: if several steps are done at once, an eye can still follow
// them.
#pragma once

#include "rules/hex/state.h"

#include <QTimer>

#include <chrono>
#include <deque>
#include <functional>
#include <vector>

namespace watchfire {

class BeatPictures {
public:
    using Draw = std::function<void(const hex::State&)>;

    /// How long each picture stays: a piece has arrived by then.
    static constexpr std::chrono::milliseconds pace{450};

    explicit BeatPictures(Draw draw);

    /// Draws the first at once and the others in turn; drops earlier ones that are not drawn yet.
    void show(std::vector<hex::State> states);
    void stop();

private:
    void next();

    Draw m_draw;
    std::deque<hex::State> m_coming;
    QTimer m_timer;
};

} // namespace watchfire
