// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/beat_pictures.h"

#include <iterator>
#include <utility>

namespace watchfire {

BeatPictures::BeatPictures(Draw draw) : m_draw(std::move(draw)) {
    m_timer.setInterval(pace);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { next(); });
}

void BeatPictures::show(std::vector<hex::State> states) {
    m_coming.assign(std::make_move_iterator(states.begin()), std::make_move_iterator(states.end()));
    m_timer.stop();
    next();
    if (!m_coming.empty())
        m_timer.start();
}

void BeatPictures::stop() {
    m_coming.clear();
    m_timer.stop();
}

void BeatPictures::next() {
    if (m_coming.empty())
        return;
    const hex::State state = std::move(m_coming.front());
    m_coming.pop_front();
    if (m_coming.empty())
        m_timer.stop();
    m_draw(state);
}

} // namespace watchfire
