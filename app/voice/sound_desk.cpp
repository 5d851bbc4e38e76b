// SPDX-License-Identifier: Apache-2.0
#include "app/voice/sound_desk.h"

#include "app/voice/alarm.h"

#include <utility>

namespace watchfire::voice {

namespace {
constexpr int playMs = 15000; // every player of the system in turn, each with its own time limit
}

SoundDesk::SoundDesk(Parts parts, QObject* parent)
    : QObject(parent), m_parts(std::move(parts)), m_helper(m_parts.program, m_parts.patience) {
    connect(&m_helper, &HelperProcess::cameUp, this, [this] {
        if (!m_waiting.isEmpty())
            play(std::exchange(m_waiting, {}));
    });
    connect(&m_helper, &HelperProcess::heard, this, [this] { m_helper.expect(0); });
    // A late sound has no meaning any more.
    connect(&m_helper, &HelperProcess::lost, this, [this] { m_waiting.clear(); });
    connect(&m_parts.settings, &SettingsModel::soundsChanged, this, [this] { m_helper.forgive(); });
    connect(m_parts.table.refusal(), &RefusalModel::changed, this, [this] {
        if (m_parts.table.refusal()->open())
            play(QStringLiteral("refused"));
    });
    connect(m_parts.table.pendingRoll(), &PendingRollModel::changed, this, [this] {
        const bool open = m_parts.table.pendingRoll()->open();
        if (open && !m_before.pending && !m_game.empty())
            play(QStringLiteral("roll"));
        m_before.pending = open;
    });
}

SoundDesk::Heard SoundDesk::now(int commands) const {
    Heard now;
    now.commands = commands;
    now.stepsLeft = m_parts.table.steps()->left();
    now.turn = m_parts.table.turnPlayer();
    now.pending = m_parts.table.pendingRoll()->open();
    now.over = m_parts.table.end()->over();
    for (const StepRow& row : m_parts.table.steps()->rows()) {
        if (isDanger(row.icon))
            now.dangers.insert(row.id);
    }
    return now;
}

QString SoundDesk::soundOf(const Heard& now, bool rolled) const {
    const bool onwards = now.commands > m_before.commands;
    if (onwards && !m_before.dangers.contains(now.dangers))
        return QStringLiteral("danger");
    if (onwards && rolled)
        return QStringLiteral("roll");
    if (onwards && !now.turn.isEmpty() && now.turn != m_before.turn)
        return QStringLiteral("your-turn");
    const bool ticked = now.commands == m_before.commands && m_before.stepsLeft > 0 && now.stepsLeft == 0;
    if (ticked || (now.over && !m_before.over))
        return QStringLiteral("done");
    return {};
}

void SoundDesk::follow(const std::string& game, int commands, bool rolled) {
    const Heard seen = now(commands);
    // The events of a game that is being opened happened long ago.
    const QString sound = game == m_game ? soundOf(seen, rolled) : QString();
    m_game = game;
    m_before = seen;
    if (!sound.isEmpty())
        play(sound);
}

void SoundDesk::play(const QString& sound) {
    if (!m_parts.settings.sounds())
        return;
    emit due(sound);
    if (!m_helper.ready()) {
        m_waiting = sound;
        m_helper.need();
        return;
    }
    constexpr double volume = 0.7;
    m_helper.send({{"do", "play"}, {"sound", sound.toStdString()}, {"volume", volume}}, playMs);
}

} // namespace watchfire::voice

#include "moc_sound_desk.cpp"
