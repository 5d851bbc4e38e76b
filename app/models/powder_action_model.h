// SPDX-License-Identifier: Apache-2.0
// What the table enters in Black Powder, one thing at a time: an action is chosen, then its stages, until the
// command is complete. A stage offers choices, lights places on the board, or wants a number or a name.
#pragma once

#include "app/models/acting_models.h"
#include "app/rows/row_model.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace watchfire {

class PowderActionModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(bool open READ open WRITE setOpen NOTIFY openChanged)
    Q_PROPERTY(QString action READ action NOTIFY stageChanged)
    Q_PROPERTY(QString title READ title NOTIFY stageChanged)
    Q_PROPERTY(QString player READ player NOTIFY stageChanged)
    Q_PROPERTY(QString name READ name NOTIFY stageChanged)
    Q_PROPERTY(QString colour READ colour NOTIFY stageChanged)
    Q_PROPERTY(QString symbol READ symbol NOTIFY stageChanged)
    Q_PROPERTY(QString hint READ hint NOTIFY stageChanged)
    Q_PROPERTY(QString doneText READ doneText NOTIFY stageChanged)
    Q_PROPERTY(QStringList planned READ planned NOTIFY stageChanged)
    Q_PROPERTY(bool number READ number NOTIFY stageChanged)
    Q_PROPERTY(int least READ least NOTIFY stageChanged)
    Q_PROPERTY(int most READ most NOTIFY stageChanged)
    Q_PROPERTY(bool words READ words NOTIFY stageChanged)
    Q_PROPERTY(bool dice READ dice NOTIFY stageChanged)
    Q_PROPERTY(QAbstractItemModel* actions READ actions CONSTANT)
    Q_PROPERTY(QAbstractItemModel* choices READ choices CONSTANT)

public:
    struct Facts {
        QString action;      ///< id of the chosen action; empty: choose one
        QString title;       ///< what to choose now
        QString hint;        ///< where to tap, or why there is nothing
        QString doneText;    ///< label of "done" where the command is complete as it stands; else empty
        QStringList planned; ///< what was entered so far, a line each
        bool number = false; ///< a number pad is wanted, from least to most
        int least = 0, most = 0;
        bool words = false;                           ///< keys for a name are wanted
        bool dice = false;                            ///< a roll of two dice answers too
        QString player{}, name{}, colour{}, symbol{}; ///< for whom it is entered, where that is known
        bool operator==(const Facts&) const = default;
    };
    explicit PowderActionModel(QObject* parent = nullptr);

    bool open() const { return m_open; }
    void setOpen(bool open);
    QString action() const { return m_facts.action; }
    QString title() const { return m_facts.title; }
    QString hint() const { return m_facts.hint; }
    QString player() const { return m_facts.player; }
    QString name() const { return m_facts.name; }
    QString colour() const { return m_facts.colour; }
    QString symbol() const { return m_facts.symbol; }
    QString doneText() const { return m_facts.doneText; }
    QStringList planned() const { return m_facts.planned; }
    bool number() const { return m_facts.number; }
    int least() const { return m_facts.least; }
    int most() const { return m_facts.most; }
    bool words() const { return m_facts.words; }
    bool dice() const { return m_facts.dice; }
    /// What may be entered now; those of the season first.
    QAbstractItemModel* actions() { return &m_actions; }
    QAbstractItemModel* choices() { return &m_choices; }

    /// Opens the panel with this action.
    Q_INVOKABLE void start(const QString& action);
    Q_INVOKABLE void choose(const QString& id);
    Q_INVOKABLE void enter(int number);
    /// A name as it was typed.
    Q_INVOKABLE void type(const QString& words);
    Q_INVOKABLE void done();
    /// One stage back; from the first one the panel closes.
    Q_INVOKABLE void back();

    void show(const Facts& facts, const QList<ChoiceRow>& choices);
    void showActions(const QList<ChoiceRow>& actions) { m_actions.setRows(actions); }
    const RowModel<ChoiceRow>& choiceRows() const { return m_choices; }
    const RowModel<ChoiceRow>& actionRows() const { return m_actions; }

signals:
    void openChanged();
    void stageChanged();
    void started(const QString& action);
    void chosen(const QString& id);
    void entered(int number);
    void typed(const QString& words);
    void doneAsked();
    void backAsked();

private:
    bool m_open = false;
    Facts m_facts;
    RowModel<ChoiceRow> m_actions, m_choices;
};

} // namespace watchfire
