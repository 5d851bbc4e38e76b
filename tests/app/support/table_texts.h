// SPDX-License-Identifier: Apache-2.0
// Every text that the table's models hold, while a recorded game is played at the desk.
#pragma once

#include "tests/app/support/desk_program.h"

#include <gtest/gtest.h>

#include <QAbstractItemModel>
#include <QMetaProperty>
#include <QTemporaryDir>

#include <functional>
#include <set>
#include <utility>
#include <vector>

namespace watchfire::test {

/// Properties and roles that hold words of the log, for pictures, colours and answers; they are never shown.
inline bool isForThePrograms(const QString& name) {
    static const std::set<QString> names{QStringLiteral("id"),
                                         QStringLiteral("place"),
                                         QStringLiteral("places"),
                                         QStringLiteral("icon"),
                                         QStringLiteral("tone"),
                                         QStringLiteral("colour"),
                                         QStringLiteral("symbol"),
                                         QStringLiteral("kind"),
                                         QStringLiteral("terrain"),
                                         QStringLiteral("player"),
                                         QStringLiteral("scenario"),
                                         QStringLiteral("seat"),
                                         QStringLiteral("headlineTone"),
                                         QStringLiteral("piece"),
                                         QStringLiteral("state"),
                                         QStringLiteral("level"),
                                         QStringLiteral("type"),
                                         QStringLiteral("code"),
                                         QStringLiteral("clause"),
                                         QStringLiteral("action"),
                                         QStringLiteral("decision"),
                                         QStringLiteral("turnColour"),
                                         QStringLiteral("turnSymbol"),
                                         QStringLiteral("turnClan"),
                                         QStringLiteral("nextAction"),
                                         QStringLiteral("season"),
                                         QStringLiteral("open"),
                                         QStringLiteral("forbidden"),
                                         QStringLiteral("chosen"),
                                         QStringLiteral("ready"),
                                         QStringLiteral("lit"),
                                         QStringLiteral("standing"),
                                         QStringLiteral("landings"),
                                         QStringLiteral("named"),
                                         QStringLiteral("litTone"),
                                         QStringLiteral("stage"),
                                         QStringLiteral("trade"),
                                         QStringLiteral("blocked"),
                                         QStringLiteral("danger"),
                                         QStringLiteral("slot"),
                                         QStringLiteral("section"),
                                         QStringLiteral("tower"),
                                         QStringLiteral("verdict"),
                                         QStringLiteral("machines"),
                                         QStringLiteral("presumedMachines"),
                                         QStringLiteral("pieces"),
                                         QStringLiteral("card"),
                                         QStringLiteral("mark"),
                                         QStringLiteral("vital"),
                                         QStringLiteral("from"),
                                         QStringLiteral("glyph"),
                                         QStringLiteral("sign"),
                                         QStringLiteral("colours"),
                                         QStringLiteral("symbols"),
                                         QStringLiteral("price"),
                                         QStringLiteral("signs"),
                                         QStringLiteral("beside"),
                                         QStringLiteral("aim"),
                                         QStringLiteral("change"),
                                         QStringLiteral("changing"),
                                         QStringLiteral("machinesGoing"),
                                         QStringLiteral("machinesComing")};
    return names.contains(name);
}

/// Every text that a model shows, with the place where it was found.
class TableTexts {
public:
    using Found = std::function<void(const QString& where, const QString& text)>;
    explicit TableTexts(Found found) : m_found(std::move(found)) {}

    void of(const QObject* model, const QString& where) {
        const QMetaObject* meta = model->metaObject();
        for (int i = QObject::staticMetaObject.propertyCount(); i < meta->propertyCount(); ++i) {
            const QMetaProperty property = meta->property(i);
            const QString name = QString::fromLatin1(property.name());
            if (!isForThePrograms(name))
                value(property.read(model), where + QLatin1Char('.') + name);
        }
        if (const auto* rows = qobject_cast<const QAbstractItemModel*>(model))
            ofRows(*rows, where);
    }

private:
    void ofRows(const QAbstractItemModel& rows, const QString& where) {
        const auto roles = rows.roleNames();
        for (int row = 0; row < rows.rowCount(); ++row) {
            for (auto role = roles.begin(); role != roles.end(); ++role) {
                const QString name = QString::fromUtf8(role.value());
                if (!isForThePrograms(name))
                    value(rows.index(row, 0).data(role.key()),
                          where + QStringLiteral("[%1].").arg(row) + name);
            }
        }
    }
    void value(const QVariant& value, const QString& where) {
        if (value.metaType().flags() & QMetaType::PointerToQObject) {
            if (const auto* model = value.value<QObject*>())
                of(model, where);
        } else if (value.typeId() == QMetaType::QVariantMap) {
            const QVariantMap map = value.toMap();
            for (auto entry = map.begin(); entry != map.end(); ++entry) {
                if (!isForThePrograms(entry.key()))
                    this->value(entry.value(), where + QLatin1Char('.') + entry.key());
            }
        } else if (value.typeId() == QMetaType::QVariantList || value.typeId() == QMetaType::QStringList) {
            for (const QVariant& one : value.toList())
                this->value(one, where);
        } else if (value.typeId() == QMetaType::QString) {
            m_found(where, value.toString());
        }
    }

    Found m_found;
};

/// Plays these lines to their end, the header first; calls `told` after each command. The log contains
/// refused ones too.
inline void playAll(std::vector<Json> lines,
                    const std::function<void(TableModel& table, const Json& command)>& told) {
    const QTemporaryDir folder;
    Program program(folder.filePath(QStringLiteral("journal.db")));
    ASSERT_FALSE(lines.empty());
    const auto refused = program.desk->begin(lines.front(), "game-1", false);
    ASSERT_FALSE(refused.has_value()) << refused->message;
    told(program.table, lines.front());
    lines.erase(lines.begin());
    for (const Json& command : lines) {
        program.desk->submit(command);
        told(program.table, command);
    }
    EXPECT_TRUE(program.saved());
}

} // namespace watchfire::test
