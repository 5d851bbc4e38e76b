// SPDX-License-Identifier: Apache-2.0
// A question of the program as a whole, over whatever screen is shown, before something is lost. The
// composition root asks it; the answer may change nothing.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace watchfire {

class DoubtModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(bool asking READ asking NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString yes READ yes NOTIFY changed)
    Q_PROPERTY(QString no READ no NOTIFY changed)

public:
    struct Question {
        QString title;
        QString text;
        QString yes; ///< on the button that does it
        QString no;  ///< on the one that leaves everything as it is
    };

    bool asking() const { return m_then != nullptr; }
    QString title() const { return m_question.title; }
    QString text() const { return m_question.text; }
    QString yes() const { return m_question.yes; }
    QString no() const { return m_question.no; }

    /// Takes the place of a question that is open.
    void ask(Question question, std::function<void()> then);
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void dismiss();

signals:
    void changed();

private:
    Question m_question;
    std::function<void()> m_then; ///< what a yes does
};

} // namespace watchfire
