// SPDX-License-Identifier: Apache-2.0
// The tiles' colours, for everything on the screen that names a place.
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

    /// The colour of a terrain, given by its word; "attack" is the hex before a wall.
    Q_INVOKABLE QColor fill(const QString& terrain, bool dark) const;
    /// The colour of what is written on this fill.
    Q_INVOKABLE QColor ink(const QColor& fill) const;
};

} // namespace watchfire::ui
