// SPDX-License-Identifier: Apache-2.0
// The tiles' colours, for whatever on the screen names a place.
#pragma once

#include <QColor>
#include <QObject>
#include <QString>
#include <qqmlregistration.h>

namespace watchfire::ui {

class TerrainColors : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Of a terrain by its word; "attack" is the hex before a wall.
    Q_INVOKABLE QColor fill(const QString& terrain, bool dark) const;
    /// What is written on it.
    Q_INVOKABLE QColor ink(const QColor& fill) const;
};

} // namespace watchfire::ui
