// SPDX-License-Identifier: Apache-2.0
// A speech engine behind an interface, so that the helper's protocol with the program can be tested with
// engines that hang, die or stay silent.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace watchfire::voice {

struct Voice {
    QString id; ///< "flite:en_US:slt": engine, locale, the engine's own name, which means nothing to people
    QString about;    ///< "United States" or "English (Scotland)"
    QString language; ///< "de"
};

struct Sentence {
    QString text;
    QString language;  ///< "en", "de"
    QString voice;     ///< id of a voice of this engine; empty: its usual one for the language
    double rate = 0;   ///< -1 slow to 1 fast
    double volume = 1; ///< 0 to 1
};

class Engine : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// The voices for these languages ("en", "de"). May be slow.
    virtual QList<Voice> voices(const QStringList& languages) = 0;
    /// Answers by the signals; false if it has no voice for the language.
    virtual bool say(const Sentence& sentence) = 0;
    /// Gives up the sentence; no signal follows.
    virtual void stop() = 0;

signals:
    void started();
    void finished();
    void failed(const QString& why);
};

/// Makes engines by name. An engine's constructor may hang, as Qt's do.
struct Engines {
    QStringList names; ///< the better one first
    std::function<std::unique_ptr<Engine>(const QString& name)> make;
};

} // namespace watchfire::voice
