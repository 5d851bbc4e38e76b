// SPDX-License-Identifier: Apache-2.0
#include "app/stores/value_book_keeper.h"

#include "rules/powder/apply.h"

#include <optional>

namespace watchfire {

namespace {

/// The sample book's numbers are invented, so they stay in its games.
bool tellsPrintedValues(const PowderGame& game) {
    return !game.setup().book()->sample;
}

} // namespace

void ValueBookKeeper::changed(const std::string& id, const PowderGame& game) {
    const std::size_t position = game.session().position();
    if (id != m_id) {
        m_id = id;
        m_seen = position;
        return;
    }
    if (tellsPrintedValues(game)) {
        for (std::size_t n = m_seen; n < position; ++n)
            keep(game, n);
        if (position + 1 == m_seen)
            takeBack(game, position);
    }
    m_seen = position;
}

void ValueBookKeeper::pass(const std::string& id, const PowderGame& game) {
    m_id = id;
    m_seen = game.session().position();
}

void ValueBookKeeper::keep(const PowderGame& game, std::size_t n) {
    const powder::Command& command = game.session().entries()[n].command;
    if (const auto* set = std::get_if<powder::command::SetValue>(&command)) {
        m_book.set(set->key, set->value);
        return;
    }
    if (const auto* shot = std::get_if<powder::command::Shot>(&command)) {
        if (const auto* cells = shot->rocket ? std::get_if<powder::CellSet>(&*shot->rocket) : nullptr)
            m_book.learnRocket(*cells);
        return;
    }
    const auto* answer = std::get_if<powder::command::Answer>(&command);
    if (answer == nullptr)
        return;
    if (answer->decision == powder::DecisionKind::rocket) {
        const auto* value = std::get_if<powder::BookValue>(&answer->value);
        if (const auto* cells = value != nullptr ? std::get_if<powder::CellSet>(value) : nullptr)
            m_book.learnRocket(*cells);
        return;
    }
    if (answer->decision != powder::DecisionKind::value)
        return;
    // The answer is only the value; the question says which value it is.
    const auto question = powder::openDecision(game.session().stateAt(n));
    const auto* value = std::get_if<powder::BookValue>(&answer->value);
    if (question && question->value && value != nullptr)
        m_book.set(*question->value, *value);
}

void ValueBookKeeper::takeBack(const PowderGame& game, std::size_t n) {
    const auto* set = std::get_if<powder::command::SetValue>(&game.session().entries()[n].command);
    if (set == nullptr || m_book.book().find(set->key) != std::optional(set->value))
        return;
    if (const auto before = game.current().book->find(set->key))
        m_book.set(set->key, *before);
    else
        m_book.clear(set->key);
}

} // namespace watchfire
