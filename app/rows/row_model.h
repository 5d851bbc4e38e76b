// SPDX-License-Identifier: Apache-2.0
// One list model for every list that a screen shows. A row is a plain struct with roles and a key; setRows()
// compares the new rows with the shown ones and tells the view exactly what came, went, moved or changed,
// role by role, so that nothing is drawn while nothing changes (screens.md).
#pragma once

#include <QAbstractListModel>
#include <QHash>

#include <tuple>

namespace watchfire {

/// Declares the roles of a row, in their order: data members whose names QML reads.
#define WATCHFIRE_ROLES(...)                                                                                 \
    auto roleValues() const {                                                                                \
        return std::tie(__VA_ARGS__);                                                                        \
    }                                                                                                        \
    static constexpr const char* roleNames = #__VA_ARGS__

/// Row needs `QString key() const` (unique in the list) and WATCHFIRE_ROLES. The members are in
/// row_model_members.h, and one source instantiates them for each row: made anew in every file that includes
/// a model, they took a quarter of the compiler's time.
template <class Row> class RowModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int roleNumber) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// The rows as they are now. A list of its own, which costs nothing: who goes over it may do what changes
    /// the model's rows, and a signal may carry a part of it. Constant, or Qt would copy each row for a loop.
    const QList<Row> rows() const { return m_rows; }

    /// Shows these rows, with the fewest notifications.
    void setRows(const QList<Row>& next);

private:
    void bringTo(int i, const Row& row);
    void update(int i, const Row& row);

    QList<Row> m_rows;
};

} // namespace watchfire

/// The base class of a model with these rows. Qt's registration of QML types does not know templates, and
/// looks for the first base class with its own meta-object.
#ifdef Q_MOC_RUN
#define WATCHFIRE_ROW_MODEL(Row) QAbstractListModel
#else
#define WATCHFIRE_ROW_MODEL(Row) RowModel<Row>
#endif
