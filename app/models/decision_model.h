// SPDX-License-Identifier: Apache-2.0
// The open decision: who decides what, every legal answer, and under what is forbidden the reason
// (game-log.md, "Decisions"). Answers that are places are lit on the board as well.
#pragma once

#include "app/rows/row_model.h"

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace watchfire {

struct OptionRow {
    QString id;     ///< the answer as JSON text
    QString label;  ///< "Sea hex 3", "Bo", "Leave the pirate where he is"
    QString detail; ///< may be empty
    QString place;  ///< "hex 1,3", "heading NE" or empty
    QString player, colour, symbol;
    bool forbidden = false;
    QString why; ///< the reason, with the clause
    QString clause;
    QString note;        ///< of a forbidden one: the letter of the clause's reason (WO-41)
    bool chosen = false; ///< of a list: it belongs to the answer
    QString key() const { return id; }
    static const QList<Role<OptionRow>>& roles();
};

class DecisionModel : public WATCHFIRE_ROW_MODEL(OptionRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(bool open READ open NOTIFY decisionChanged)
    Q_PROPERTY(QString decision READ decision NOTIFY decisionChanged)
    Q_PROPERTY(QString title READ title NOTIFY decisionChanged)
    Q_PROPERTY(QString detail READ detail NOTIFY decisionChanged)
    Q_PROPERTY(QString name READ name NOTIFY decisionChanged)
    Q_PROPERTY(QString colour READ colour NOTIFY decisionChanged)
    Q_PROPERTY(QString symbol READ symbol NOTIFY decisionChanged)
    Q_PROPERTY(QString player READ player NOTIFY decisionChanged)
    Q_PROPERTY(QString clause READ clause NOTIFY decisionChanged)
    Q_PROPERTY(QString why READ why NOTIFY decisionChanged)
    Q_PROPERTY(bool onBoard READ onBoard NOTIFY decisionChanged)
    Q_PROPERTY(bool canDraw READ canDraw NOTIFY decisionChanged)
    Q_PROPERTY(bool several READ several NOTIFY decisionChanged)
    Q_PROPERTY(int count READ count NOTIFY decisionChanged)
    Q_PROPERTY(int chosen READ chosen NOTIFY chosenChanged)
    Q_PROPERTY(bool ready READ ready NOTIFY chosenChanged)
    Q_PROPERTY(QVariantMap question READ question NOTIFY decisionChanged)

public:
    struct Facts {
        QString decision, title, detail, player, clause, why;
        bool onBoard = false;
        bool canDraw = false;
        bool several = false;   ///< the answer is a list of options: taps choose, `confirm` answers
        int count = 0;          ///< exactly so many of them; 0: any number, nobody too
        QVariantMap question{}; ///< of a value: kind, title, low, high
        QString name{}, colour{}, symbol{}; ///< whose answer is wanted, where it is not the turn's player
        bool operator==(const Facts&) const = default;
    };

    explicit DecisionModel(QObject* parent = nullptr);

    bool open() const { return !m_facts.decision.isEmpty(); }
    QString decision() const { return m_facts.decision; } ///< "pirate", "steal-from", "rider-numeral" …
    QString title() const { return m_facts.title; }
    QString detail() const { return m_facts.detail; }
    QString player() const { return m_facts.player; }
    QString name() const { return m_facts.name; }
    QString colour() const { return m_facts.colour; }
    QString symbol() const { return m_facts.symbol; }
    QString clause() const { return m_facts.clause; }
    QString why() const { return m_facts.why; }
    bool onBoard() const { return m_facts.onBoard; } ///< most answers are places: lit on the board
    bool canDraw() const { return m_facts.canDraw; } ///< the program may draw for the table
    bool several() const { return m_facts.several; }
    int count() const { return m_facts.count; }
    int chosen() const;
    bool ready() const { return several() && (m_facts.count == 0 || chosen() == m_facts.count); }
    /// What ValueEditor.qml is to ask; empty where the answer is among the options.
    QVariantMap question() const { return m_facts.question; }

    /// Of a list: takes the option in, or out again.
    Q_INVOKABLE void answer(int index);
    /// The chosen options are the answer.
    Q_INVOKABLE void confirm();
    /// An answer that no single option is: a list of them, a number, a value; as JSON text.
    Q_INVOKABLE void answerWith(const QString& json);
    /// The program draws from the known bag (GW-20, WO-30).
    Q_INVOKABLE void draw();

    void show(const Facts& facts, const QList<OptionRow>& options);

signals:
    void decisionChanged();
    void chosenChanged();
    void answered(const QString& id);
    void drawAsked();
    void refused(const QString& why);

private:
    void toggle(int index);

    Facts m_facts;
};

} // namespace watchfire
