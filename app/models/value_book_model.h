// SPDX-License-Identifier: Apache-2.0
// The value book on the screen: its pages, what is known and missing on each, the value being entered, and
// its files. Besides the table's own book it shows the sample, which cannot be changed.
#pragma once

#include "app/models/book_walk_model.h"
#include "app/models/files_model.h"
#include "app/models/property.h"
#include "app/models/value_book_rows.h"
#include "app/stores/book_shelf.h"
#include "app/stores/value_book.h"

#include <QStringList>
#include <QVariantMap>

#include <functional>
#include <optional>
#include <utility>

namespace watchfire {

template <class T> class Result;

class ValueBookModel : public watchfire::FilesModel {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_SETTABLE(bool, sample, m_sampleShown, setSample, shown)
    Q_PROPERTY(QString countText READ countText NOTIFY shown)
    Q_PROPERTY(QString own READ own NOTIFY shown)
    /// "walls", "time-few", "time-many", "cards", "shots", "books", "files".
    WATCHFIRE_SETTABLE(QString, page, m_page, setPage, shown)
    WATCHFIRE_PROPERTY(QString, card, m_card, shown) ///< the card whose page is open; empty: none
    Q_PROPERTY(QString cardTitle READ cardTitle NOTIFY shown)
    Q_PROPERTY(bool canRemoveCard READ canRemoveCard NOTIFY shown)
    Q_PROPERTY(QStringList spots READ spots NOTIFY shown)
    Q_PROPERTY(QVariantMap spotNotes READ spotNotes NOTIFY shown)
    /// What is being entered, as ValueEditor wants it.
    WATCHFIRE_PROPERTY(QVariantMap, question, m_question, questionChanged)
    WATCHFIRE_PROPERTY(bool, asking, !m_question.isEmpty(), questionChanged)
    /// The file that `doubt` is about has values that the own book lacks.
    WATCHFIRE_PROPERTY(bool, canTakeMissing, m_missing.has_value(), messageChanged)
    /// While an export would overwrite a file: a name of which there is none yet; else empty.
    WATCHFIRE_PROPERTY(QString, freeName, m_freeName, messageChanged)
    WATCHFIRE_PART(QAbstractItemModel*, pages, &m_pages) ///< ChoiceRow
    WATCHFIRE_PART(QAbstractItemModel*, books,
                   &m_books) ///< ChoiceRow: the table's books, the open one chosen
    /// The open book's name; empty while it is the only one.
    Q_PROPERTY(QString bookTitle READ bookTitle NOTIFY shown)
    WATCHFIRE_PART(QAbstractItemModel*, rows, &m_rows) ///< BookRow
    WATCHFIRE_PART(watchfire::BookWalkModel*, walk, &m_walk)

public:
    /// `places` is called outside the GUI thread.
    ValueBookModel(ValueBook& own, BookShelf& shelf, powder::Book sample, DriveDesk::Places places,
                   QObject* parent = nullptr);

    void setSample(bool sample);
    QString countText() const; ///< "37 of 144 entered"
    QString own() const;       ///< the same for the table's own book, even if the sample is shown
    void setPage(const QString& page);
    QString cardTitle() const;
    bool canRemoveCard() const;
    QStringList spots() const;     ///< of the open card
    QVariantMap spotNotes() const; ///< what its spots pay, in a word

    Q_INVOKABLE void openCard(const QString& card);
    Q_INVOKABLE void closeCard() { openCard({}); }
    /// Adds a card by its name, and opens it.
    /// A name is wanted, for "add", "rename", "beginBook" or "renameBook": nameAsked() follows, where
    /// strangers use the screen after the PIN.
    Q_INVOKABLE void wantName(const QString& what);
    Q_INVOKABLE void addCard(const QString& words);
    Q_INVOKABLE void removeCard();
    /// Gives the open card another name; nothing happens if another card has it.
    Q_INVOKABLE void renameCard(const QString& words);
    Q_INVOKABLE bool nameIsFree(const QString& words) const { return m_walk.nameIsFree(words); }
    /// Asks for the cells of a rocket card that is not in the book yet.
    Q_INVOKABLE void addRocket();
    Q_INVOKABLE void ask(const QString& id);
    Q_INVOKABLE void askReward(const QString& cell);
    Q_INVOKABLE void enter(const QString& json);
    /// Clears the value that is asked for.
    Q_INVOKABLE void clear();
    void dismiss() override; ///< closes question, doubt, problem and notice

    QString bookTitle() const;
    Q_INVOKABLE void openBook(const QString& name);
    Q_INVOKABLE bool bookIsFree(const QString& words) const { return m_shelf.isFree(words); }
    Q_INVOKABLE void beginBook(const QString& words);
    Q_INVOKABLE void renameBook(const QString& words);
    /// Removes the open book, after a question.
    Q_INVOKABLE void removeBook();

    Q_INVOKABLE void exportBook();
    /// Writes the book under `freeName`, beside the file that `doubt` is about.
    Q_INVOKABLE void exportBeside();
    Q_INVOKABLE void importBook(const QString& file);
    void goOn() override;
    /// Takes only the values that the own book lacks from the file that `doubt` is about.
    Q_INVOKABLE void takeMissing();
    /// The own book was loaded.
    void refresh() { show(); }

    /// What a value is in the game on the table; `nullopt`: it does not know it, or none is on the table.
    using InGame = std::function<std::optional<powder::BookValue>(const powder::ValueKey&)>;
    void setInGame(InGame inGame) { m_inGame = std::move(inGame); }

    const RowModel<BookRow>& bookRows() const { return m_rows; }
    /// Where the walk through the missing values is; empty: nowhere.
    QString walkStop() const { return m_walk.walking() ? m_walk.stop() : QString(); }

signals:
    void shown();
    void questionChanged();
    void nameAsked(const QString& what);

private:
    void reallySetPage(const QString& page);
    const powder::Book& book() const { return m_sampleShown ? m_sample : m_own.book(); }
    void show();
    void reallyAsk(const QString& id);
    void reallyEnter(const QString& id, const QString& json);
    void reallyTakeMissing();
    void exportOver(const QString& name, const std::optional<Result<powder::Book>>& there,
                    const QString& free);
    void reallyImport(const QString& file, powder::Book book);
    void take(const QString& file, powder::Book book);

    ValueBook& m_own;
    BookShelf& m_shelf;
    powder::Book m_sample;
    bool m_sampleShown = false;
    QString m_page = QStringLiteral("walls");
    QString m_card;
    QVariantMap m_question;
    std::optional<powder::Book> m_missing; ///< the own book with what only the file has, while that is asked
    QString m_freeName;
    InGame m_inGame;
    RowModel<ChoiceRow> m_pages, m_books;
    RowModel<BookRow> m_rows;
    BookWalkModel m_walk{m_own, Gate([this](Gate::Act then) { behindGate(std::move(then)); })};
};

} // namespace watchfire
