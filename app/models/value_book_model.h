// SPDX-License-Identifier: Apache-2.0
// The value book on the screen: its pages, what is known and missing on each, the value being entered, and
// its files. Besides the table's own book it shows the sample, which cannot be changed.
#pragma once

#include "app/models/files_model.h"
#include "app/models/property.h"
#include "app/models/value_book_rows.h"
#include "app/stores/value_book.h"

#include <QStringList>
#include <QVariantMap>

namespace watchfire {

class ValueBookModel : public watchfire::FilesModel {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    Q_PROPERTY(bool sample READ sample WRITE setSample NOTIFY shown)
    Q_PROPERTY(QString countText READ countText NOTIFY shown)
    Q_PROPERTY(QString own READ own NOTIFY shown)
    Q_PROPERTY(QString page READ page WRITE setPage NOTIFY shown)
    WATCHFIRE_PROPERTY(QString, card, m_card, shown) ///< the card whose page is open; empty: none
    Q_PROPERTY(QString cardTitle READ cardTitle NOTIFY shown)
    Q_PROPERTY(bool canRemoveCard READ canRemoveCard NOTIFY shown)
    Q_PROPERTY(QStringList spots READ spots NOTIFY shown)
    Q_PROPERTY(QVariantMap spotNotes READ spotNotes NOTIFY shown)
    /// What is being entered, as ValueEditor wants it.
    WATCHFIRE_PROPERTY(QVariantMap, question, m_question, questionChanged)
    WATCHFIRE_PROPERTY(bool, asking, !m_question.isEmpty(), questionChanged)
    WATCHFIRE_PART(QAbstractItemModel*, pages, &m_pages) ///< ChoiceRow
    WATCHFIRE_PART(QAbstractItemModel*, rows, &m_rows)   ///< BookRow

public:
    /// `places` is called outside the GUI thread.
    ValueBookModel(ValueBook& own, powder::Book sample, DriveDesk::Places places, QObject* parent = nullptr);

    bool sample() const { return m_sampleShown; }
    void setSample(bool sample);
    QString countText() const; ///< "37 of 89 entered"
    QString own() const;       ///< the same for the table's own book, even if the sample is shown
    QString page() const { return m_page; } ///< "walls", "time-few", "time-many", "cards", "shots", "files"
    void setPage(const QString& page);
    QString cardTitle() const;
    bool canRemoveCard() const;
    QStringList spots() const;     ///< of the open card
    QVariantMap spotNotes() const; ///< what its spots pay, in a word

    Q_INVOKABLE void openCard(const QString& card);
    Q_INVOKABLE void closeCard() { openCard({}); }
    /// Adds a card by its name, and opens it.
    Q_INVOKABLE void addCard(const QString& words);
    Q_INVOKABLE void removeCard();
    /// Asks for the cells of a rocket card that is not in the book yet.
    Q_INVOKABLE void addRocket();
    Q_INVOKABLE void ask(const QString& id);
    Q_INVOKABLE void askReward(const QString& cell);
    Q_INVOKABLE void enter(const QString& json);
    /// Clears the value that is asked for.
    Q_INVOKABLE void clear();
    void dismiss() override; ///< closes question, doubt, problem and notice

    Q_INVOKABLE void exportBook();
    Q_INVOKABLE void importBook(const QString& file);
    /// The own book was loaded.
    void refresh() { show(); }

    const RowModel<BookRow>& bookRows() const { return m_rows; }

signals:
    void shown();
    void questionChanged();

private:
    void reallySetPage(const QString& page);
    const powder::Book& book() const { return m_sampleShown ? m_sample : m_own.book(); }
    void show();
    void reallyAsk(const QString& id);
    void reallyImport(const QString& file);
    void askFor(const QString& id, const QString& kind, const QString& title, const QString& value);
    void take(const QString& file);

    ValueBook& m_own;
    powder::Book m_sample;
    bool m_sampleShown = false;
    QString m_page = QStringLiteral("walls");
    QString m_card;
    QVariantMap m_question;
    RowModel<ChoiceRow> m_pages;
    RowModel<BookRow> m_rows;
};

} // namespace watchfire
