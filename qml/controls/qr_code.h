// SPDX-License-Identifier: Apache-2.0
// A QR code as a Qt Quick item: dark on white in every theme, because cameras expect that, with the quiet
// zone of four modules around it that the standard asks for.
#pragma once

#include <QQuickPaintedItem>
#include <QString>
#include <qqmlregistration.h>

namespace watchfire::ui {

class QrCodeItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(QrCode)
    /// What it says; empty, or longer than a code can hold: a white square.
    Q_PROPERTY(QString text MEMBER m_text NOTIFY changed)

public:
    explicit QrCodeItem(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    QString m_text;
};

} // namespace watchfire::ui
