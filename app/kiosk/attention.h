// SPDX-License-Identifier: Apache-2.0
// How the program gets and gives attention besides the picture: it speaks, plays sounds, and dims when nobody
// is there. Tells all three what the game desk and the inbox of rolls do.
#pragma once

#include "app/desk/game_desk.h"
#include "app/journal/roll_desk.h"
#include "app/kiosk/idle_watch.h"
#include "app/kiosk/models/kiosk.h"
#include "app/models/settings_model.h"
#include "app/voice/sound_desk.h"
#include "app/voice/voice_desk.h"

#include <QObject>
#include <QString>

namespace watchfire::kiosk {

class Attention : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Kiosk& kiosk;
        GameDesk& desk;
        journal::RollDesk& rolls;
        SettingsModel& settings;
        QString voice;         ///< the helper that speaks and plays; empty: the program's own
        int idleSeconds = 300; ///< before a running game dims
    };
    explicit Attention(Parts parts, QObject* parent = nullptr);

    /// Watches the events of this window, which outlives it.
    void watch(QObject& window) { m_idle.watch(window); }

private:
    void follow();

    Parts m_parts;
    voice::VoiceDesk m_voice;
    voice::SoundDesk m_sounds;
    IdleWatch m_idle;
};

} // namespace watchfire::kiosk
