// SPDX-License-Identifier: Apache-2.0
// The friendly robber in the app (FR): his switch, and why a hex is closed to him.
#include "app/hex/rooms.h"

#include <QCoreApplication>

namespace watchfire {

namespace {

struct FriendlyRobberText {
    Q_DECLARE_TR_FUNCTIONS(FriendlyRobberText)
};

constexpr auto friendlyRobberClauses = std::to_array<text::ClauseRow>({
    {FR(0), QT_TRANSLATE_NOOP("Clauses", "The friendly robber"),
     QT_TRANSLATE_NOOP("Clauses",
                       "The table plays with a robber who leaves the poorest alone. This goes with "
                       "every game that has a robber, and not for the pirate.")},
    {FR(1), QT_TRANSLATE_NOOP("Clauses", "Not beside the poor"),
     QT_TRANSLATE_NOOP("Clauses", "The robber may not be moved to a hex beside a settlement or city of "
                                  "somebody with 2 points or fewer, whoever moves him. The points that all "
                                  "can see count.")},
    {FR(2), QT_TRANSLATE_NOOP("Clauses", "Seven or knight"),
     QT_TRANSLATE_NOOP("Clauses", "It is the same for a seven and for a knight.")},
    {FR(3), QT_TRANSLATE_NOOP("Clauses", "Back to the desert"),
     QT_TRANSLATE_NOOP("Clauses", "If no other hex is open to him, the robber goes to the desert or stays "
                                  "there. On a board without a desert he stays where he is.")},
    {FR(4), QT_TRANSLATE_NOOP("Clauses", "Nothing from the poor"),
     QT_TRANSLATE_NOOP("Clauses", "Wherever he stands, nobody with 2 points or fewer loses a card to the "
                                  "robber.")},
    {FR(5), QT_TRANSLATE_NOOP("Clauses", "He is not driven away"),
     QT_TRANSLATE_NOOP("Clauses",
                       "A robber who stands beside somebody with 2 points or fewer stays there and "
                       "blocks the hex until he is moved.")},
});

class FriendlyRobberRoom final : public ModuleRoom {
public:
    [[nodiscard]] hex::ModuleName module() const override { return hex::ModuleName::friendlyRobber; }

    [[nodiscard]] OptionWords option() const override {
        return {FriendlyRobberText::tr("Friendly robber"),
                FriendlyRobberText::tr("He stays away from everybody with 2 points or fewer.")};
    }

    [[nodiscard]] QString forbidden(const hex::State&, const hex::Decision&,
                                    const hex::Decision::Forbidden& answer) const override {
        const Clause rule = answer.rule;
        return rule == FR(1) || rule == FR(3)
                   ? FriendlyRobberText::tr("Somebody with 2 points or fewer has a building there.")
                   : QString();
    }

    [[nodiscard]] std::span<const text::ClauseRow> clauses() const override { return friendlyRobberClauses; }
};

} // namespace

const ModuleRoom& friendlyRobberRoom() {
    static const FriendlyRobberRoom room;
    return room;
}

} // namespace watchfire
