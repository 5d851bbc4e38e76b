// SPDX-License-Identifier: Apache-2.0
// What is to be said, in order and once: whatever lies before the table and was not said yet waits; what has
// gone from there is dropped. Knows no voice and no clock.
#pragma once

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace watchfire::voice {

/// Something that may be said about a game: a step's sentence, a question.
struct Utterance {
    int command = 0; ///< number of the command of the game that brought it, from 1
    QString id;      ///< its own among those of all commands
    QString text;
    bool operator==(const Utterance&) const = default;
};

class SpeechQueue {
public:
    /// All that lies before the table now, in order, and how many commands are in force. True where what is
    /// being said has gone: it is to be stopped.
    bool show(const QList<Utterance>& now, int commands);
    /// The next one to be said, from now on in hand; nothing while one is in hand or where none waits.
    std::optional<Utterance> next();
    /// The one in hand is done with.
    void done() { m_inHand.reset(); }
    /// The one in hand did not get out: it is the next one again.
    void putBack();
    /// Said next, though it may have been said; true where one in hand is to be stopped for it.
    bool again(const Utterance& utterance);
    /// Another game.
    void clear();
    [[nodiscard]] const std::optional<Utterance>& inHand() const { return m_inHand; }
    [[nodiscard]] bool empty() const { return m_waiting.isEmpty() && m_asked.isEmpty(); }

private:
    QList<Utterance> m_waiting;
    QList<Utterance> m_asked; ///< by `again`: said first
    std::optional<Utterance> m_inHand;
    bool m_inHandWasAsked = false;  ///< it stays, whatever is shown
    QHash<QString, int> m_commands; ///< of whatever was shown and is in force
};

} // namespace watchfire::voice
