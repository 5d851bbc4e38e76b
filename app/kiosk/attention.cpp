// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/attention.h"

#include <utility>

namespace watchfire::kiosk {

namespace {
QString helper(const QString& given) {
    return given.isEmpty() ? voice::VoiceDesk::find() : given;
}
} // namespace

Attention::Attention(Parts parts, QObject* parent)
    : QObject(parent)
    , m_parts(std::move(parts))
    , m_voice({*m_parts.kiosk.table(), m_parts.settings, *m_parts.kiosk.voice(), helper(m_parts.voice)})
    , m_sounds({*m_parts.kiosk.table(), m_parts.settings, helper(m_parts.voice)})
    , m_idle(m_parts.idleSeconds) {
    Kiosk& kiosk = m_parts.kiosk;
    connect(&m_parts.desk, &GameDesk::changed, this, &Attention::follow);
    connect(&m_parts.desk, &GameDesk::gameOpened, this, [this] { m_idle.setRunning(true); });
    connect(&m_parts.desk, &GameDesk::gameClosed, this, [this] {
        m_idle.setRunning(false);
        m_voice.leave();
        m_sounds.leave();
    });
    // A roll wakes the screen, even if it waits here or for another tower's turn.
    connect(&m_parts.rolls, &journal::RollDesk::offerChanged, &m_idle, &IdleWatch::wake);
    connect(&m_parts.rolls, &journal::RollDesk::elsewhereChanged, &m_idle, &IdleWatch::wake);
    connect(&m_idle, &IdleWatch::idleChanged, &kiosk, &Kiosk::showIdle);
    connect(&m_idle, &IdleWatch::touched, kiosk.lock(), &KioskLock::stir);
    // The page where the voices are chosen.
    connect(&kiosk, &Kiosk::screenChanged, this, [&kiosk] {
        if (kiosk.screen() == Kiosk::Screen::Settings && kiosk.voice()->voices().isEmpty())
            kiosk.voice()->look();
    });
    connect(&kiosk, &Kiosk::wakeAsked, &m_idle, &IdleWatch::wake);
}

void Attention::follow() {
    m_idle.wake();
    const GameFamily& family = *m_parts.desk.family();
    const auto commands = static_cast<int>(family.position());
    m_voice.follow(m_parts.desk.gameId(), commands);
    m_sounds.follow(m_parts.desk.gameId(), commands, family.last() != nullptr && family.last()->isRoll);
}

} // namespace watchfire::kiosk

#include "moc_attention.cpp"
