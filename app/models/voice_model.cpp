// SPDX-License-Identifier: Apache-2.0
// See voice_model.h.
#include "app/models/voice_model.h"

namespace watchfire {

void VoiceModel::setOn(bool on) {
    if (on == m_on)
        return;
    m_on = on;
    emit onChanged();
}

void VoiceModel::setSaying(bool saying) {
    if (saying == m_saying)
        return;
    m_saying = saying;
    emit sayingChanged();
}

void VoiceModel::setVoices(const QVariantList& voices, bool looking) {
    if (voices == m_voices && looking == m_looking)
        return;
    m_voices = voices;
    m_looking = looking;
    emit voicesChanged();
}

void VoiceModel::setProblem(const QString& problem) {
    if (problem == m_problem)
        return;
    m_problem = problem;
    emit problemChanged();
}

} // namespace watchfire
