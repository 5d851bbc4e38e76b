// SPDX-License-Identifier: Apache-2.0
// What to say, in order and once: everything that the table shows and that was not said yet waits; what is no
// longer shown is dropped. Knows no voice and no clock.
#pragma once

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace watchfire::voice {

/// Something that may be said about a game: a step's sentence, a question.
struct Utterance {
    int command = 0; ///< number of the command that brought it, from 1
    QString id;      ///< unique within the command
    QString text;
    bool operator==(const Utterance&) const = default;
};

class SpeechQueue {
public:
    /// Everything that the table shows now, in order, and the number of commands in force. Returns true if
    /// the current utterance is no longer shown and must be stopped.
    bool show(const QList<Utterance>& now, int commands);
    /// Takes the next utterance; `nullopt` while one is in progress or if none waits.
    std::optional<Utterance> next();
    /// The current one is finished.
    void done() { m_inHand.reset(); }
    /// The current one was not spoken: it comes next again.
    void putBack();
    /// Says this one next, even if it was said before; returns true if the current one must be stopped for
    /// it.
    bool again(const Utterance& utterance);
    /// Another game.
    void clear();
    [[nodiscard]] const std::optional<Utterance>& inHand() const { return m_inHand; }
    [[nodiscard]] bool empty() const { return m_waiting.isEmpty() && m_asked.isEmpty(); }

private:
    QList<Utterance> m_waiting;
    QList<Utterance> m_asked; ///< requested by `again`: said first
    std::optional<Utterance> m_inHand;
    bool m_inHandWasAsked = false;  ///< it stays, whatever is shown
    QHash<QString, int> m_commands; ///< by everything that was shown and is in force
};

} // namespace watchfire::voice
