// SPDX-License-Identifier: Apache-2.0
// Says something new to a screen reader. Qt 6.4 has no announcement of its own: this is a small item with the
// role of a notification whose name is the text, and each new text shows it anew. That is what Orca reads out
// wherever its focus is; of an alert, or of a changed name elsewhere, it says nothing.
#pragma once

#include <QQuickItem>
#include <QString>
#include <QStringList>
#include <qqmlregistration.h>

namespace watchfire::ui {

class Announcer : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// What was said last; the item's accessible name is bound to it.
    Q_PROPERTY(QString text READ text NOTIFY textChanged)

public:
    explicit Announcer(QQuickItem* parent = nullptr);
    QString text() const { return m_text; }
    /// The same text once more is told once more. What is said in one go, as a roll's step and the question
    /// that follows it, is told as one text of several lines: a reader that asks for it would find the last
    /// one alone.
    Q_INVOKABLE void say(const QString& text);

signals:
    void textChanged();

private:
    void tell();

    QString m_text;
    QStringList m_waiting;
};

} // namespace watchfire::ui
