// SPDX-License-Identifier: Apache-2.0
// The picture of a simulation: bars of wins by seat with their intervals and the fair share, the same for
// those who own a section of the wall, how often each falls, and how long the games take.
#include "app/play/told.h"

#include <fmt/format.h>

#include <algorithm>

namespace watchfire::play {

namespace {

constexpr double width = 720;
constexpr double leftEdge = 150;  // where bars begin
constexpr double rightEdge = 640; // where the longest ends; its figures stand behind it
constexpr double rowHeight = 28;
constexpr double sectionGap = 30;
constexpr double chartHeight = 120;
constexpr std::size_t mostColumns = 40;

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char letter : text) {
        switch (letter) {
        case '<':
            safe += "&lt;";
            break;
        case '>':
            safe += "&gt;";
            break;
        case '&':
            safe += "&amp;";
            break;
        case '"':
            safe += "&quot;";
            break;
        default:
            safe += letter;
        }
    }
    return safe;
}

class Picture {
public:
    void heading(std::string_view text) {
        m_y += sectionGap;
        m_body += fmt::format("<text class=\"h\" x=\"20\" y=\"{:.1f}\">{}</text>\n", m_y, escaped(text));
        m_y += 14;
    }
    void words(std::string_view text) {
        m_y += 20;
        m_body += fmt::format("<text x=\"20\" y=\"{:.1f}\">{}</text>\n", m_y, escaped(text));
    }

    /// One row: a name, a bar of `share` where `full` is the longest, its interval as a whisker, and words.
    void bar(std::string_view name, const Share& share, double full, bool interval, std::string_view words) {
        const auto x = [&](double value) { return leftEdge + (rightEdge - leftEdge) * value / full; };
        const double middle = m_y + rowHeight / 2;
        m_body +=
            fmt::format("<text x=\"20\" y=\"{0:.1f}\">{1}</text>\n"
                        "<rect class=\"b\" x=\"{2:.1f}\" y=\"{3:.1f}\" width=\"{4:.1f}\" height=\"18\"/>\n"
                        "<text x=\"{5:.1f}\" y=\"{0:.1f}\">{6}</text>\n",
                        middle + 5, escaped(name), leftEdge, middle - 9, x(share.share) - leftEdge,
                        rightEdge + 14, escaped(words));
        if (interval)
            m_body += fmt::format("<path class=\"w\" d=\"M{0:.1f} {2:.1f}H{1:.1f}M{0:.1f} {3:.1f}v10M{1:.1f} "
                                  "{3:.1f}v10\"/>\n",
                                  x(share.low), x(share.high), middle, middle - 5);
        m_y += rowHeight;
    }

    /// A dashed line across the last rows at a share.
    void mark(double share, double full, std::size_t rows) {
        const double at = leftEdge + (rightEdge - leftEdge) * share / full;
        m_body += fmt::format("<path class=\"m\" d=\"M{:.1f} {:.1f}V{:.1f}\"/>\n", at,
                              m_y - rowHeight * static_cast<double>(rows), m_y);
    }

    void lengths(const Figures& figures) {
        const auto& counts = figures.lengths;
        const auto first = static_cast<std::size_t>(
            std::find_if(counts.begin(), counts.end(), [](std::uint64_t n) { return n > 0; }) -
            counts.begin());
        const auto last =
            static_cast<std::size_t>(figures.rollsOf(0.99)); // a long tail would flatten the rest
        const std::size_t each = (last - first) / mostColumns + 1;
        std::vector<std::uint64_t> columns((last - first) / each + 1);
        for (std::size_t rolls = first; rolls <= last; ++rolls)
            columns[(rolls - first) / each] += counts[rolls];
        const auto highest = static_cast<double>(*std::max_element(columns.begin(), columns.end()));
        const double step = (rightEdge - leftEdge) / static_cast<double>(columns.size());
        const double ground = m_y + chartHeight;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const double height = chartHeight * static_cast<double>(columns[i]) / highest;
            m_body += fmt::format(
                "<rect class=\"b\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\"/>\n",
                leftEdge + step * static_cast<double>(i), ground - height, std::max(1.0, step - 1), height);
        }
        const auto label = [&](int rolls, std::string_view anchor) {
            const double at = leftEdge + step *
                                             (static_cast<double>(rolls) - static_cast<double>(first) + 0.5) /
                                             static_cast<double>(each);
            m_body +=
                fmt::format("<path class=\"m\" d=\"M{0:.1f} {1:.1f}v6\"/><text x=\"{0:.1f}\" y=\"{2:.1f}\" "
                            "text-anchor=\"{3}\">{4}</text>\n",
                            at, ground, ground + 20, anchor, rolls);
        };
        for (const double share : {0.1, 0.5, 0.9})
            label(figures.rollsOf(share), "middle");
        m_y = ground + 26;
    }

    [[nodiscard]] std::string finished() const {
        const double height = m_y + 20;
        return fmt::format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}\" height=\"{1:.0f}\" viewBox=\"0 0 "
            "{0:.0f} "
            "{1:.0f}\">\n"
            "<style>text{{font:14px sans-serif;fill:#1c2430}}.h{{font-weight:bold;font-size:16px}}"
            ".b{{fill:#c2703d}}.w{{stroke:#1c2430;stroke-width:1.5;fill:none}}"
            ".m{{stroke:#1c2430;stroke-dasharray:4 3;fill:none}}</style>\n"
            "<rect width=\"100%\" height=\"100%\" fill=\"#faf7f1\"/>\n{2}</svg>\n",
            width, height, m_body);
    }

private:
    std::string m_body;
    double m_y = 6;
};

std::string percentOf(double share) {
    return fmt::format("{:.1f} %", 100 * share);
}

void drawWins(Picture& picture, const std::vector<std::pair<std::string, Share>>& rows, std::size_t seats) {
    const double fair = 1.0 / static_cast<double>(seats);
    double full = fair * 1.5;
    for (const auto& row : rows)
        full = std::max(full, row.second.high);
    for (const auto& [name, share] : rows)
        picture.bar(name, share, full, true, percentOf(share.share));
    picture.mark(fair, full, rows.size());
}

} // namespace

std::string pictureOf(const Simulated& simulated) {
    const Figures& figures = simulated.figures;
    const hex::Setup& setup = simulated.ground.setup();
    Picture picture;
    picture.heading(titleOf(simulated));

    std::vector<std::pair<std::string, Share>> rows;
    for (std::size_t seat = 0; seat < setup.playerCount(); ++seat)
        rows.emplace_back(fmt::format("{} {}", seat + 1, setup.players()[seat].id),
                          winsOf(figures.wins[seat], figures.ended));
    picture.heading("Wins by seat; dashed: a fair share");
    drawWins(picture, rows, setup.playerCount());

    const auto walls = setup.board().walls();
    if (!walls.empty()) {
        rows.clear();
        for (std::size_t i = 0; i < walls.size(); ++i)
            rows.emplace_back(walls[i].id, winsOf(figures.walls[i].ownerWins, figures.ended));
        picture.heading("Wins of whoever owns the section");
        drawWins(picture, rows, setup.playerCount());
        picture.heading("Games in which the section is breached");
        for (std::size_t i = 0; i < walls.size(); ++i) {
            const Share fell = shareOf(static_cast<double>(figures.walls[i].fell), figures.games);
            picture.bar(walls[i].id, fell, 1, true, percentOf(fell.share));
        }
    }
    picture.heading("Rolls a game; marked: one in ten, half, nine in ten of the games that end");
    if (figures.ended > 0)
        picture.lengths(figures);
    picture.words(fmt::format("{} of {} games reached no end within {} rolls.", figures.games - figures.ended,
                              figures.games, simulated.order.mostRolls));
    return picture.finished();
}

} // namespace watchfire::play
