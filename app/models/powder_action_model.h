// SPDX-License-Identifier: Apache-2.0
// Entering commands of Black Powder: first an action is chosen, then its stages, until the command is
// complete. A stage offers choices, lights places on the board, or asks for a number or a name.
#pragma once

#include "app/models/acting_models.h"
#include "app/models/property.h"
#include "app/rows/row_model.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

namespace watchfire {

class PowderActionModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_SETTABLE(bool, open, m_open, setOpen, openChanged)
    WATCHFIRE_PROPERTY(QString, action, m_facts.action, stageChanged)
    WATCHFIRE_PROPERTY(QString, title, m_facts.title, stageChanged)
    WATCHFIRE_PROPERTY(QString, player, m_facts.player, stageChanged)
    WATCHFIRE_PROPERTY(QString, name, m_facts.name, stageChanged)
    WATCHFIRE_PROPERTY(QString, colour, m_facts.colour, stageChanged)
    WATCHFIRE_PROPERTY(QString, symbol, m_facts.symbol, stageChanged)
    WATCHFIRE_PROPERTY(QString, hint, m_facts.hint, stageChanged)
    /// The long reason why several choices are closed, and the same as a sentence that names them.
    WATCHFIRE_PROPERTY(QString, closedWhy, m_facts.closedWhy, stageChanged)
    WATCHFIRE_PROPERTY(QString, closedText, m_facts.closedText, stageChanged)
    WATCHFIRE_PROPERTY(QString, doneText, m_facts.doneText, stageChanged)
    WATCHFIRE_PROPERTY(QString, endText, m_facts.endText, stageChanged)
    WATCHFIRE_PROPERTY(bool, ends, m_facts.ends, stageChanged)
    WATCHFIRE_PROPERTY(QString, endWhy, m_facts.endWhy, stageChanged)
    WATCHFIRE_PROPERTY(QStringList, planned, m_facts.planned, stageChanged)
    WATCHFIRE_PROPERTY(bool, number, m_facts.number, stageChanged)
    WATCHFIRE_PROPERTY(int, least, m_facts.least, stageChanged)
    WATCHFIRE_PROPERTY(int, most, m_facts.most, stageChanged)
    WATCHFIRE_PROPERTY(int, present, m_facts.present, stageChanged)
    /// A printed value, as ValueEditor.qml asks for it; empty: none. `choose` answers with JSON text.
    WATCHFIRE_PROPERTY(QVariantMap, question, m_facts.question, stageChanged)
    WATCHFIRE_PROPERTY(bool, words, m_facts.words, stageChanged)
    WATCHFIRE_PROPERTY(bool, dice, m_facts.dice, stageChanged)
    WATCHFIRE_PROPERTY(bool, listed, m_facts.listed, stageChanged)
    WATCHFIRE_PROPERTY(QVariantList, legend, m_facts.legend, stageChanged)
    /// The headings of the choices, in their order; one empty heading if they have none.
    WATCHFIRE_PROPERTY(QStringList, groups, m_groups, stageChanged)
    WATCHFIRE_PROPERTY(bool, goesOn, m_facts.goesOn, stageChanged)
    WATCHFIRE_PROPERTY(QString, progress, m_facts.progress, stageChanged)
    /// Where the told steps lead, if the player whose turn it is has entered nothing in it: "On to Ann's
    /// turn". Then the steps are only ticked. Empty: the first of the actions begins at once.
    WATCHFIRE_PROPERTY(QString, onward, m_onward, besideChanged)
    /// The actions that are offered beside the next step while steps are left, at most two.
    WATCHFIRE_PROPERTY(QStringList, beside, m_beside, besideChanged)
    /// What may be entered now; those of the season first.
    WATCHFIRE_PART(QAbstractItemModel*, actions, &m_actions)
    WATCHFIRE_PART(QAbstractItemModel*, choices, &m_choices)

public:
    struct Facts {
        QString action;       ///< id of the chosen action; empty: choose one
        QString title;        ///< what to choose now
        QString hint;         ///< where to tap, or why nothing can be tapped
        QString closedWhy{};  ///< the reason that several closed choices share, if it is a long one
        QString closedText{}; ///< the same, once for all of them
        QString doneText;     ///< label of "done" if the command is complete as it stands; otherwise empty
        QStringList planned;  ///< the entries so far, one line each
        bool number = false;  ///< a number from least to most is wanted, on a pad
        int least = 0, most = 0;
        int present = -1;       ///< the number that is replaced; -1: none
        QVariantMap question{}; ///< a printed value is wanted
        bool words = false;     ///< a name is wanted, on a keyboard
        bool dice = false;      ///< a roll of two dice answers too
        bool listed = false;    ///< many short choices, all ways to go on: no room for "done" is kept
        QString player{}, name{}, colour{}, symbol{}; ///< the player for whom it is entered, if known
        /// If choices are groups of pieces (ChoiceRow::pieces): the pieces with their names, each `type` and
        /// `name`.
        QVariantList legend{};
        bool goesOn = false; ///< it opened by itself, after the last command or at the beginning
        QString progress{};  ///< then: "Setting up, 3 of 7"
        QString endText{};   ///< label of "done, and the turn is over"; empty: it is no act of the turn
        bool ends = false;   ///< the turn can end with the act; if not, a touch enters the act alone
        QString endWhy{};    ///< why it cannot
        bool operator==(const Facts&) const = default;
    };

    void setOpen(bool open) { change(*this, m_open, open, &PowderActionModel::openChanged); }

    /// Opens the panel with this action.
    Q_INVOKABLE void start(const QString& action) { emit started(QString(action)); }
    /// By a key: opens the first of these actions that may be entered now. False if none may, or while
    /// another one is being entered.
    Q_INVOKABLE bool startAny(const QStringList& wanted);
    Q_INVOKABLE void choose(const QString& id) { emit chosen(QString(id)); }
    Q_INVOKABLE void enter(int number) { emit entered(number); }
    /// A typed name.
    Q_INVOKABLE void type(const QString& words) { emit typed(QString(words)); }
    Q_INVOKABLE void done() { emit doneAsked(); }
    /// "Done", and the turn is over.
    Q_INVOKABLE void doneAndEnd() { emit endAsked(); }
    /// One stage back; before the first one the panel closes.
    Q_INVOKABLE void back() { emit backAsked(); }

    void show(const Facts& facts, const QList<ChoiceRow>& choices);
    void showActions(const QList<ChoiceRow>& actions, const QStringList& beside = {},
                     const QString& onward = {}) {
        m_actions.setRows(actions);
        change(*this, m_beside, beside, &PowderActionModel::besideChanged);
        change(*this, m_onward, onward, &PowderActionModel::besideChanged);
    }
    const RowModel<ChoiceRow>& choiceRows() const { return m_choices; }
    const RowModel<ChoiceRow>& actionRows() const { return m_actions; }

signals:
    void openChanged();
    void stageChanged();
    void besideChanged();
    void started(const QString& action);
    void chosen(const QString& id);
    void entered(int number);
    void typed(const QString& words);
    void doneAsked();
    void endAsked();
    void backAsked();

private:
    bool m_open = false;
    Facts m_facts;
    QStringList m_groups{QString()};
    QStringList m_beside;
    QString m_onward;
    RowModel<ChoiceRow> m_actions, m_choices;
};

} // namespace watchfire
