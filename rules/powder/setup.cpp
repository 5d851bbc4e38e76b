// SPDX-License-Identifier: Apache-2.0
#include "rules/powder/setup.h"

#include <fmt/format.h>

namespace watchfire::powder {

Result<std::shared_ptr<const Setup>> Setup::make(std::vector<Player> players, Options options,
                                                 std::shared_ptr<const Book> book, int rules) {
    const auto refused = [](std::string path, std::string_view reason) {
        return Error{ErrorCode::header, BP(0), fmt::format("{}: {}", path, reason), path};
    };
    if (players.empty() || players.size() > 5)
        return refused("$.players", fmt::format("1 to 5 players play Black Powder, not {}", players.size()));
    std::shared_ptr<Setup> setup(new Setup);
    for (std::size_t i = 0; i < players.size(); ++i) {
        const Clan clan = players[i].clan;
        const std::string path = fmt::format("$.players[{}].id", i);
        if (clan == Clan::reed || clan == Clan::qin)
            return refused(path,
                           fmt::format("{} joins by itself; a player is monkey, panda, dragon, snake or "
                                       "turtle",
                                       toString(clan)));
        if (setup->m_humans.test(indexOf(clan)))
            return refused(path, fmt::format("{} is there twice", toString(clan)));
        setup->m_humans.set(indexOf(clan));
        if (players[i].name.empty())
            players[i].name = toString(clan);
    }
    setup->m_plays = setup->m_humans;
    if (players.size() <= 2)
        setup->m_plays.set(indexOf(Clan::reed));
    if (players.size() == 1)
        setup->m_plays.set(indexOf(Clan::qin));
    setup->m_players = std::move(players);
    setup->m_options = options;
    setup->m_book = std::move(book);
    setup->m_rules = rules;
    return std::shared_ptr<const Setup>(std::move(setup));
}

int Setup::shameTokens() const {
    return humans() == 1 ? 10 : humans() == 2 ? 20 : static_cast<int>(humans()) * 10;
}

std::vector<TowerIndex> Setup::towersBeside(SectionIndex section) const {
    std::vector<TowerIndex> towers;
    for (const int tower : {section + 0, section + 1}) {
        if (usable(static_cast<TowerIndex>(tower)))
            towers.push_back(static_cast<TowerIndex>(tower));
    }
    return towers;
}

std::vector<SectionIndex> Setup::sectionsBeside(TowerIndex tower) const {
    std::vector<SectionIndex> sections;
    for (const int section : {tower - 1, tower + 0}) {
        if (section >= 0 && section < static_cast<int>(sectionCount) &&
            inPlay(static_cast<SectionIndex>(section)))
            sections.push_back(static_cast<SectionIndex>(section));
    }
    return sections;
}

} // namespace watchfire::powder
