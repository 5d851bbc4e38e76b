// SPDX-License-Identifier: Apache-2.0
// Whether the last press was a key or a finger. When one pane follows another the focus goes on into the next
// one; only somebody at the keyboard needs to see where it is.
#pragma once

#include <QObject>

#include <qqmlregistration.h>

namespace watchfire::ui {

class LastInput : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// The reason to give the focus with: a Tab reason shows the focus frame, any other does not.
    Q_PROPERTY(Qt::FocusReason reason READ reason NOTIFY changed)

public:
    explicit LastInput(QObject* parent = nullptr);

    Qt::FocusReason reason() const { return m_keys ? Qt::TabFocusReason : Qt::OtherFocusReason; }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();

private:
    bool m_keys = false;
};

} // namespace watchfire::ui
