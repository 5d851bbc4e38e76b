// SPDX-License-Identifier: Apache-2.0
#include "app/models/voice_model.h"

namespace watchfire {

void VoiceModel::setVoices(const QVariantList& voices, bool looking) {
    change(*this, std::tie(m_voices, m_looking), {voices, looking}, &VoiceModel::voicesChanged);
}

} // namespace watchfire

#include "moc_voice_model.cpp"
