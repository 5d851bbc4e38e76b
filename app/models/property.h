// SPDX-License-Identifier: Apache-2.0
// What view models declare, said once: that QML knows the type, and properties with their getters.
#pragma once

#include <QMetaEnum>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <tuple>
#include <type_traits>

/// A type that screens know by name; the program hands its objects in.
#define WATCHFIRE_VIEW_MODEL                                                                                 \
    QML_ELEMENT                                                                                              \
    QML_UNCREATABLE("handed in by the program")

/// A property that QML reads: `name()` returns `value`, and the signal `changed` tells of a new one.
#define WATCHFIRE_PROPERTY(type, name, value, changed)                                                       \
    Q_PROPERTY(type name READ name NOTIFY changed)                                                           \
public:                                                                                                      \
    type name() const {                                                                                      \
        return value;                                                                                        \
    }

/// The same, and QML may set it by `set`.
#define WATCHFIRE_SETTABLE(type, name, value, set, changed)                                                  \
    Q_PROPERTY(type name READ name WRITE set NOTIFY changed)                                                 \
public:                                                                                                      \
    type name() const {                                                                                      \
        return value;                                                                                        \
    }

/// A property that never changes: a list or a model that lives as long as this one.
#define WATCHFIRE_PART(type, name, value)                                                                    \
    Q_PROPERTY(type name READ name CONSTANT)                                                                 \
public:                                                                                                      \
    type name() {                                                                                            \
        return value;                                                                                        \
    }

namespace watchfire {

/// An enumerator as other programs read it: "newGame" for NewGame. The enum is known to Qt (`Q_ENUM`).
template <class Enum> QString enumName(Enum value) {
    const QString name = QString::fromLatin1(QMetaEnum::fromType<Enum>().valueToKey(static_cast<int>(value)));
    return name.left(1).toLower() + name.mid(1);
}

/// Gives a member of a model a new value, and tells of it unless it is the same.
template <class Model, class Value>
void change(Model& model, Value& value, const std::type_identity_t<Value>& next, void (Model::*changed)()) {
    if (value == next)
        return;
    value = next;
    emit(model.*changed)();
}

/// The same for several members (`std::tie`) with one signal.
template <class Model, class... Values>
void change(Model& model, std::tuple<Values&...> values,
            const std::tuple<std::type_identity_t<Values>...>& next, void (Model::*changed)()) {
    if (values == next)
        return;
    values = next;
    emit(model.*changed)();
}

} // namespace watchfire
