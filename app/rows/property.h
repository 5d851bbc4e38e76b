// SPDX-License-Identifier: Apache-2.0
// A property of a view model, said once.
#pragma once

#include <QObject>

/// A property that QML reads: `name()` returns `value`, and the signal `changed` tells of a new one.
#define WATCHFIRE_PROPERTY(type, name, value, changed)                                                       \
    Q_PROPERTY(type name READ name NOTIFY changed)                                                           \
public:                                                                                                      \
    type name() const {                                                                                      \
        return value;                                                                                        \
    }

/// The same of a value that stays as long as the model lives, as a list of its own.
#define WATCHFIRE_PART(type, name, value)                                                                    \
    Q_PROPERTY(type name READ name CONSTANT)                                                                 \
public:                                                                                                      \
    type name() { return value; }
