// SPDX-License-Identifier: Apache-2.0
#include "app/game/player_act.h"

#include <QCoreApplication>

#include <algorithm>

namespace watchfire {

namespace {

struct ActText {
    Q_DECLARE_TR_FUNCTIONS(ActText)
};

} // namespace

bool leadsOn(const ActReply& reply) {
    const auto* stage = std::get_if<ActStage>(&reply);
    if (stage == nullptr)
        return std::holds_alternative<ActCommand>(reply);
    return !stage->places.isEmpty() || !stage->done.isEmpty() || stage->number ||
           std::any_of(stage->choices.begin(), stage->choices.end(),
                       [](const ChoiceRow& row) { return row.enabled; });
}

QString actWords(const QString& title, const QStringList& touched) {
    if (touched.isEmpty())
        return title;
    return ActText::tr("%1: %2", "an act, what was chosen for it")
        .arg(title, touched.join(ActText::tr(", ", "between what was chosen")));
}

QString touchWords(const ActStage& stage, const QString& touch) {
    const auto choice = std::find_if(stage.choices.begin(), stage.choices.end(),
                                     [&](const ChoiceRow& row) { return row.id == touch; });
    if (choice != stage.choices.end())
        return choice->title;
    const auto place = std::find_if(stage.places.begin(), stage.places.end(),
                                    [&](const ActPlace& row) { return row.id == touch; });
    return place != stage.places.end() ? place->label : touch;
}

} // namespace watchfire
