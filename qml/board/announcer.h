// SPDX-License-Identifier: Apache-2.0
// Announces news to a screen reader. Qt 6.4 has no announcements: this is a small item with the role of a
// notification whose name is the text, and each new text shows it anew. Orca reads that out wherever its
// focus is, but neither an alert nor a changed name elsewhere.
#pragma once

#include <QQuickItem>
#include <QString>
#include <QStringList>
#include <qqmlregistration.h>

namespace watchfire::ui {

class Announcer : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// The last announcement; the item's accessible name is bound to it.
    Q_PROPERTY(QString text READ text NOTIFY textChanged)

public:
    QString text() const { return m_text; }
    /// Announces a text, even the same one again. Texts announced together, such as a roll's step and the
    /// question after it, become one text of several lines: a reader that asks would find only the last one.
    Q_INVOKABLE void say(const QString& text);

signals:
    void textChanged();

private:
    void tell();

    QString m_text;
    QStringList m_waiting;
};

} // namespace watchfire::ui
