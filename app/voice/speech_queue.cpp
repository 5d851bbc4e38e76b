// SPDX-License-Identifier: Apache-2.0
#include "app/voice/speech_queue.h"

#include <utility>

namespace watchfire::voice {

namespace {
/// Includes the text: after an undo another command may bring another step under the same name.
QString keyOf(const Utterance& utterance) {
    return utterance.id + QLatin1Char('\n') + utterance.text;
}
} // namespace

bool SpeechQueue::show(const QList<Utterance>& now, int commands) {
    m_commands.removeIf([&](const auto& entry) { return entry.value() > commands; });
    QList<Utterance> waiting;
    for (const Utterance& utterance : now) {
        const QString key = keyOf(utterance);
        if (m_waiting.contains(utterance) || !m_commands.contains(key))
            waiting.append(utterance);
        m_commands.insert(key, utterance.command);
    }
    m_waiting = waiting;
    if (!m_inHand || m_inHandWasAsked || now.contains(*m_inHand))
        return false;
    m_inHand.reset();
    return true;
}

std::optional<Utterance> SpeechQueue::next() {
    if (m_inHand || empty())
        return std::nullopt;
    m_inHandWasAsked = !m_asked.isEmpty();
    m_inHand = m_inHandWasAsked ? m_asked.takeFirst() : m_waiting.takeFirst();
    return m_inHand;
}

void SpeechQueue::putBack() {
    if (!m_inHand)
        return;
    (m_inHandWasAsked ? m_asked : m_waiting).prepend(*m_inHand);
    m_inHand.reset();
}

bool SpeechQueue::again(const Utterance& utterance) {
    m_waiting.removeAll(utterance); // otherwise it would be said twice
    m_asked = {utterance};
    return std::exchange(m_inHand, std::nullopt).has_value();
}

void SpeechQueue::clear() {
    *this = {};
}

} // namespace watchfire::voice
