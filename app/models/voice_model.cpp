// SPDX-License-Identifier: Apache-2.0
#include "app/models/voice_model.h"

namespace watchfire {

void VoiceModel::setVoices(const QVariantList& voices, bool looking) {
    if (voices == m_voices && looking == m_looking)
        return;
    m_voices = voices;
    m_looking = looking;
    emit voicesChanged();
}

} // namespace watchfire

#include "moc_voice_model.cpp"
