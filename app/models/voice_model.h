// SPDX-License-Identifier: Apache-2.0
// The voice as the screens see it: the list of voices, why there is none, and "say that again" (screens.md,
// "Speech"). It requests actions by signals; the voice desk carries them out.
#pragma once

#include "app/models/property.h"

#include <QObject>
#include <QString>
#include <QVariantList>

namespace watchfire {

class VoiceModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_PROPERTY(bool, on, m_on, onChanged) ///< the settings want dangers or all to be spoken
    WATCHFIRE_PROPERTY(bool, saying, m_saying, sayingChanged) ///< a voice is heard
    /// Maps of id, title ("German"), language ("de"); empty until they were asked for.
    WATCHFIRE_PROPERTY(QVariantList, voices, m_voices, voicesChanged)
    WATCHFIRE_PROPERTY(bool, looking, m_looking, voicesChanged) ///< more of them may come
    /// One sentence: there is no voice, and what to do; empty while all is well.
    WATCHFIRE_PROPERTY(QString, problem, m_problem, problemChanged)

public:
    using QObject::QObject;

    /// The current step, or the open question, once more.
    Q_INVOKABLE void repeat() { emit repeatAsked(); }
    /// A sentence in the voice that is set, also while speech is off.
    Q_INVOKABLE void sayExample() { emit exampleAsked(); }
    /// The list of voices; a page that shows it asks when it opens.
    Q_INVOKABLE void look() { emit lookAsked(); }

    void setOn(bool on) { change(*this, m_on, on, &VoiceModel::onChanged); }
    void setSaying(bool saying) { change(*this, m_saying, saying, &VoiceModel::sayingChanged); }
    void setVoices(const QVariantList& voices, bool looking);
    void setProblem(const QString& problem) {
        change(*this, m_problem, problem, &VoiceModel::problemChanged);
    }

signals:
    void onChanged();
    void sayingChanged();
    void voicesChanged();
    void problemChanged();
    void repeatAsked();
    void exampleAsked();
    void lookAsked();

private:
    bool m_on = false;
    bool m_saying = false;
    bool m_looking = false;
    QVariantList m_voices;
    QString m_problem;
};

} // namespace watchfire
