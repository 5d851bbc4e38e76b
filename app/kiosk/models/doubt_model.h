// SPDX-License-Identifier: Apache-2.0
// A question about the program as a whole, shown over any screen, before something is lost. The composition
// root asks it; an answer may leave everything as it is.
#pragma once

#include "app/models/property.h"

#include <QObject>
#include <QString>

#include <functional>

namespace watchfire {

class DoubtModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_PROPERTY(bool, asking, m_then != nullptr, changed)
    WATCHFIRE_PROPERTY(QString, title, m_question.title, changed)
    WATCHFIRE_PROPERTY(QString, text, m_question.text, changed)
    WATCHFIRE_PROPERTY(QString, yes, m_question.yes, changed)
    WATCHFIRE_PROPERTY(QString, no, m_question.no, changed)

public:
    struct Question {
        QString title;
        QString text;
        QString yes; ///< on the button that does it
        QString no;  ///< on the button that leaves everything as it is
    };

    /// Replaces an open question.
    void ask(Question question, std::function<void()> then);
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void dismiss();

signals:
    void changed();
    void dismissed(); ///< a question was open, and nobody said yes

private:
    Question m_question;
    std::function<void()> m_then; ///< runs on yes
};

} // namespace watchfire
