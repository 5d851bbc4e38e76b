// SPDX-License-Identifier: Apache-2.0
// The open decision: who decides what, every legal answer, and for forbidden ones the reason (game-log.md,
// "Decisions"). Answers that are places are also lit on the board.
#pragma once

#include "app/models/property.h"
#include "app/rows/row_model.h"

#include <QObject>
#include <QVariantList>
#include <QVariantMap>

namespace watchfire {

struct OptionRow {
    QString id;     ///< the answer as JSON text: the row's key, also for the drive socket
    QString label;  ///< "Sea hex 3", "Bo", "Leave the pirate where he is"
    QString detail; ///< may be empty
    QString place;  ///< "hex 1,3", "heading NE" or empty
    QString player, colour, symbol;
    bool forbidden = false;
    QString why; ///< the reason, with the clause
    QString clause;
    QString note;        ///< for a forbidden one: the letter of the clause's reason (WO-41)
    bool chosen = false; ///< in a list: it belongs to the answer
    QString key() const { return id; }
    WATCHFIRE_ROLES(id, label, detail, place, player, colour, symbol, forbidden, why, clause, note, chosen);
};

class DecisionModel : public WATCHFIRE_ROW_MODEL(OptionRow) {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_PROPERTY(bool, open, !m_facts.decision.isEmpty(), decisionChanged)
    /// "pirate", "steal-from", "rider-numeral" ….
    WATCHFIRE_PROPERTY(QString, decision, m_facts.decision, decisionChanged)
    WATCHFIRE_PROPERTY(QString, title, m_facts.title, decisionChanged)
    WATCHFIRE_PROPERTY(QString, detail, m_facts.detail, decisionChanged)
    WATCHFIRE_PROPERTY(QString, name, m_facts.name, decisionChanged)
    WATCHFIRE_PROPERTY(QString, colour, m_facts.colour, decisionChanged)
    WATCHFIRE_PROPERTY(QString, symbol, m_facts.symbol, decisionChanged)
    WATCHFIRE_PROPERTY(QString, player, m_facts.player, decisionChanged)
    WATCHFIRE_PROPERTY(QString, clause, m_facts.clause, decisionChanged)
    WATCHFIRE_PROPERTY(QString, why, m_facts.why, decisionChanged)
    /// How the answers of the hex games are offered: "cards", "sentences", "compass", "numbers" or "die".
    WATCHFIRE_PROPERTY(QString, form, m_facts.form, decisionChanged)
    /// What to tap on the board, if the question itself does not say it.
    WATCHFIRE_PROPERTY(QString, tap, m_facts.tap, decisionChanged)
    /// Most answers are places: lit on the board.
    WATCHFIRE_PROPERTY(bool, onBoard, m_facts.onBoard, decisionChanged)
    /// The program may draw for the table.
    WATCHFIRE_PROPERTY(bool, canDraw, m_facts.canDraw, decisionChanged)
    WATCHFIRE_PROPERTY(bool, several, m_facts.several, decisionChanged)
    WATCHFIRE_PROPERTY(int, count, m_facts.count, decisionChanged)
    Q_PROPERTY(int chosen READ chosen NOTIFY chosenChanged)
    WATCHFIRE_PROPERTY(bool, ready, several() && (m_facts.count == 0 || chosen() == m_facts.count),
                       chosenChanged)
    /// What ValueEditor.qml is to ask; empty where the answer is among the options.
    WATCHFIRE_PROPERTY(QVariantMap, question, m_facts.question, decisionChanged)
    /// Answers that the table's own book knows (kept_answers.h); `answerWith` takes their `value`.
    WATCHFIRE_PROPERTY(QVariantList, kept, m_kept, keptChanged)

public:
    struct Facts {
        QString decision, title, detail, player, clause, why;
        bool onBoard = false;
        bool canDraw = false;
        bool several = false;   ///< the answer is a list of options: taps choose, `confirm` answers
        int count = 0;          ///< exactly this many of them; 0: any number, including none
        QVariantMap question{}; ///< for a value: kind, title, low, high
        QString form{}, tap{};
        QString name{}, colour{}, symbol{}; ///< who answers, if not the turn's player
        bool operator==(const Facts&) const = default;
    };

    int chosen() const;

    /// Answers with this option; in a list, adds it to the answer or removes it.
    Q_INVOKABLE void answer(int index);
    /// The chosen options are the answer.
    Q_INVOKABLE void confirm();
    /// Whether these rows are an answer: none is forbidden, and there are neither too few nor too many.
    [[nodiscard]] bool takes(const QList<int>& chosen) const;
    /// Answers with these rows, whatever is chosen on the screen.
    void answerRows(const QList<int>& chosen);
    /// An answer that is not a single option: a list of them, a number, a value; as JSON text.
    Q_INVOKABLE void answerWith(const QString& json);
    /// The program draws from the known bag (GW-20, WO-30).
    Q_INVOKABLE void draw();

    void show(const Facts& facts, const QList<OptionRow>& options);
    void showKept(const QVariantList& kept) { change(*this, m_kept, kept, &DecisionModel::keptChanged); }

signals:
    void decisionChanged();
    void chosenChanged();
    void keptChanged();
    /// These rows are the answer; more than one only if it is a list.
    void answered(const QList<int>& chosen);
    /// An answer that is none of the rows, as JSON text.
    void entered(const QString& json);
    void drawAsked();
    void refused(const QString& why);

private:
    void toggle(int index);

    Facts m_facts;
    QVariantList m_kept;
};

} // namespace watchfire
