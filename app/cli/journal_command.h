// SPDX-License-Identifier: Apache-2.0
// What the subcommands that read the journal share.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <array>
#include <chrono>
#include <string>
#include <string_view>

namespace watchfire::cli {

/// How long a subcommand waits for another program that has the journal open.
inline constexpr std::chrono::milliseconds patience{2000};

/// Qt SQL needs an application object, and the journal's usual place is named after it.
class JournalApplication {
    int m_count = 1;
    std::string m_name = "watchfire";
    std::array<char*, 2> m_arguments{m_name.data(), nullptr};
    QCoreApplication m_application{m_count, m_arguments.data()};
};

/// An argument as Qt's text.
[[nodiscard]] QString toQt(std::string_view text);

/// Where the journal is if no option names it. Needs a JournalApplication.
[[nodiscard]] QString usualJournal();

} // namespace watchfire::cli
