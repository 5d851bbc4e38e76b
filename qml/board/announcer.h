// SPDX-License-Identifier: Apache-2.0
// Says something new to a screen reader. Qt 6.4 has no announcement of its own: this is a small item with the
// role of an alert whose name is the text; each new text is told as a changed name and as an alert, whichever
// the reader listens to.
#pragma once

#include <QQuickItem>
#include <QString>
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
    /// The same text once more is told once more.
    Q_INVOKABLE void say(const QString& text);

signals:
    void textChanged();

private:
    QString m_text;
};

} // namespace watchfire::ui
