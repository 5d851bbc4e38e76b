// SPDX-License-Identifier: Apache-2.0
#include "app/game/cards_in_hand.h"

#include "app/text/clause_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace watchfire {

namespace {

struct CardText {
    Q_DECLARE_TR_FUNCTIONS(CardText)
};

/// Index of the first entry whose cards may still be shown.
std::size_t blockStart(const CardsInHand& cards) {
    std::size_t n = cards.position;
    while (n > 0) {
        --n;
        if (cards.clears(n))
            return n;
    }
    return 0;
}

/// Index of the last command that is not an answer: its done cards stay visible, those of earlier ones go.
std::size_t lastCommandIndex(const CardsInHand& cards) {
    std::size_t n = cards.position;
    while (n > 0) {
        --n;
        if (!cards.told[n].isAnswer)
            return n;
    }
    return 0;
}

QString cardId(std::size_t entry, qsizetype card) {
    return QStringLiteral("%1:%2").arg(entry + 1).arg(card);
}

/// The cards of the entries from `first` up to `end`.
QStringList cardIds(const CardsInHand& cards, std::size_t first, std::size_t end) {
    QStringList ids;
    for (std::size_t n = first; n < end; ++n) {
        for (qsizetype i = 0; i < cards.told[n].cards.size(); ++i)
            ids.append(cardId(n, i));
    }
    return ids;
}

StepRow rowOf(const QString& id, const ToldCard& card) {
    StepRow row;
    row.id = id;
    row.icon = card.icon;
    row.glyph = card.glyph.isEmpty() ? card.icon : card.glyph;
    row.sentence = card.sentence;
    row.detail = card.detail;
    row.items = card.items;
    row.shares = card.shares;
    row.tone = card.tone;
    row.clause = clauseName(card.clause);
    row.clauseTitle = text::clauseText(card.clause).title;
    row.why = whyText(card.clause, card.reason);
    row.places = card.places;
    row.chips = card.chips;
    row.byHand = card.byHand;
    row.asked = card.asked;
    return row;
}

const QString joined = QStringLiteral(":joined");

struct Visible {
    std::size_t entry = 0;
    qsizetype card = 0;
    std::size_t steps = 0; ///< of its entry, told by the cards before it
};

/// All visible cards, in the order of their commands. But if a command carries out a duty that an earlier
/// card names, its cards come right after that card, before the duties that follow (Told::follows).
std::vector<Visible> inTheOrderOfDoing(const CardsInHand& cards) {
    std::vector<Visible> order;
    for (std::size_t n = blockStart(cards); n < cards.position; ++n) {
        const Told& entry = cards.told[n];
        auto at = order.end();
        if (!entry.follows.isEmpty() && cards.ticked.contains(CardsInHand::joinMark(n))) {
            const auto carriesOut = [&](const Visible& one) {
                const Told& other = cards.told[one.entry];
                return other.follows == entry.follows ||
                       (other.follows.isEmpty() && other.cards[one.card].icon == entry.follows);
            };
            // Of several such commands the first one comes first.
            const auto found = std::find_if(order.rbegin(), order.rend(), carriesOut);
            if (found != order.rend())
                at = found.base();
        }
        std::vector<Visible> own;
        std::size_t steps = 0;
        for (qsizetype i = 0; i < entry.cards.size(); ++i) {
            own.push_back({n, i, steps});
            steps += static_cast<std::size_t>(entry.cards[i].steps);
        }
        order.insert(at, own.begin(), own.end());
    }
    return order;
}

} // namespace

QString CardsInHand::joinMark(std::size_t entry) {
    return QString::number(entry + 1) + joined;
}

bool CardsInHand::isJoinMark(const QString& id) {
    return id.endsWith(joined);
}

bool CardsInHand::clears(std::size_t entry) const {
    return told[entry].clearsCards && !ticked.contains(joinMark(entry));
}

QStringList CardsInHand::joinMarks() const {
    QStringList marks;
    for (std::size_t n = blockStart(*this); n < position; ++n) {
        if (ticked.contains(joinMark(n)))
            marks.append(joinMark(n));
    }
    return marks;
}

QStringList CardsInHand::ids() const {
    return cardIds(*this, blockStart(*this), position);
}

QStringList CardsInHand::idsCleared() const {
    return cardIds(*this, 0, blockStart(*this));
}

QStringList CardsInHand::idsBeforeLast() const {
    const QString last = position == 0 ? QString() : cardId(position - 1, 0).section(QLatin1Char(':'), 0, 0);
    QStringList before = ids();
    before.removeIf([&](const QString& id) { return id.section(QLatin1Char(':'), 0, 0) == last; });
    return before;
}

QStringList CardsInHand::backOfLast() const {
    QStringList back;
    if (position == 0)
        return back;
    const QList<ToldCard>& last = told[position - 1].cards;
    for (qsizetype i = 0; i < last.size(); ++i) {
        if (!last[i].back.isEmpty() && ticked.contains(cardId(position - 1, i)))
            back.append(last[i].back);
    }
    return back;
}

const Told* CardsInHand::rollOfTurn() const {
    for (std::size_t n = position; n > 0; --n) {
        const Told& entry = told[n - 1];
        if (entry.isRoll)
            return &entry;
        if (clears(n - 1))
            return nullptr;
    }
    return nullptr;
}

const Told* CardsInHand::lastCommand() const {
    return position == 0 ? nullptr : &told[lastCommandIndex(*this)];
}

ShownCards shownCards(const CardsInHand& cards) {
    ShownCards shown;
    const std::size_t last = lastCommandIndex(cards);
    std::size_t latest = 0; // entry whose card came before the current one
    int toDo = 0;           // cards so far with something to do
    for (const Visible& at : inTheOrderOfDoing(cards)) {
        const ToldCard& card = cards.told[at.entry].cards[at.card];
        StepRow row = rowOf(cardId(at.entry, at.card), card);
        const bool ticked = cards.ticked.contains(row.id);
        const bool heard = !card.byHand && shown.current == nullptr;
        row.presumed = ticked && card.byHand && cards.presumed.contains(row.id);
        if (shown.current == nullptr)
            latest = std::max(latest, at.entry);
        if ((ticked || heard) && at.entry < last && !row.presumed)
            continue;
        // What only tells something has no number: somebody would look for what to do.
        row.number = card.byHand ? ++toDo : 0;
        shown.left += !ticked && card.byHand ? 1 : 0;
        if (ticked) {
            row.state = QStringLiteral("done");
        } else if (heard) {
            row.state = QStringLiteral("told");
        } else if (shown.current == nullptr) {
            row.state = QStringLiteral("current");
            shown.current = &card;
            shown.entry = at.entry;
            shown.steps = at.steps;
            shown.ahead = latest > at.entry;
        } else {
            row.state = QStringLiteral("coming");
        }
        shown.rows.append(row);
    }
    return shown;
}

std::size_t stepsTold(const CardsInHand& cards, const ShownCards& shown, std::size_t n) {
    if (shown.current == nullptr || n < shown.entry)
        return std::visit([](const auto& steps) { return steps.size(); }, cards.told[n].steps);
    return n == shown.entry ? shown.steps + static_cast<std::size_t>(shown.current->steps) : 0;
}

QList<HistoryRow> historyRows(const CardsInHand& cards) {
    QList<HistoryRow> rows;
    rows.reserve(static_cast<qsizetype>(cards.told.size()));
    for (std::size_t n = 0; n < cards.told.size(); ++n) {
        const Told& entry = cards.told[n];
        HistoryRow row;
        row.number = static_cast<int>(n) + 1;
        row.title = entry.title;
        row.player = entry.player;
        row.colour = entry.colour;
        row.symbol = entry.symbol;
        row.time = entry.time;
        row.how = entry.how;
        row.lines = entry.lines;
        row.kind = entry.isRoll         ? QStringLiteral("roll")
                   : entry.isBuild      ? QStringLiteral("build")
                   : entry.isCorrection ? QStringLiteral("correction")
                                        : QString();
        row.undone = n >= cards.position;
        row.now = n + 1 == cards.position;
        if (row.undone && cards.putBack != nullptr)
            row.back = cards.putBack->value(n + 1);
        rows.append(row);
        if (entry.laterLines.isEmpty())
            continue;
        HistoryRow later;
        later.number = row.number;
        later.later = true;
        later.title = entry.laterTitle;
        later.time = entry.time;
        later.lines = entry.laterLines;
        later.undone = row.undone;
        rows.append(later);
    }
    return rows;
}

TableModel::UndoFacts undoFacts(const CardsInHand& cards) {
    // As Qt's texts have several lengths: the longest one first.
    const auto named = [](const Told& told) {
        return told.brief.isEmpty() || told.brief == told.title ? told.title
                                                                : told.title + QChar(0x9c) + told.brief;
    };
    TableModel::UndoFacts undo;
    undo.taken = static_cast<int>(cards.position);
    if (cards.position > 0) {
        undo.undo = named(cards.told[cards.position - 1]);
        undo.undoRoll = cards.rollOfTurn() != nullptr && !cards.told[cards.position - 1].isRoll;
    }
    if (cards.position < cards.told.size())
        undo.redo = cards.told[cards.position].title;
    return undo;
}

QString whyText(Clause clause, const QString& reason) {
    const QString explanation = text::clauseText(clause).explanation;
    return reason.isEmpty()
               ? explanation
               : CardText::tr("%1\n\nNow: %2", "a rule, and why it applies now").arg(explanation, reason);
}

QString clauseName(Clause clause) {
    return QString::fromStdString(toString(clause));
}

} // namespace watchfire
