// SPDX-License-Identifier: Apache-2.0
// Pictures of the board one after another: when several steps are done at once, an eye still follows them in
// their order.
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

    /// How long one of them stands before the next: a piece has arrived by then.
    static constexpr std::chrono::milliseconds pace{450};

    explicit BeatPictures(Draw draw);

    /// Draws the first at once and the others in turn; what was still to be drawn before is dropped.
    void show(std::vector<hex::State> states);
    void stop();

private:
    void next();

    Draw m_draw;
    std::deque<hex::State> m_coming;
    QTimer m_timer;
};

} // namespace watchfire
