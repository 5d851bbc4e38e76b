// SPDX-License-Identifier: Apache-2.0
// The language that the program speaks, changed while it runs. English needs its file too: the plural forms
// stand there, also for a text that another language lacks.
#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

#include <functional>

namespace watchfire::text {

class Language {
public:
    /// Begins with English. `changed` is called when another one is spoken: whoever keeps texts has to make
    /// them again.
    explicit Language(std::function<void()> changed = {});
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;
    ~Language();

    /// Those that ship: "en", "de".
    static QStringList shipped();
    /// The first of the languages that the system's user reads and that ships; else English.
    static QString ofSystem();

    [[nodiscard]] QString current() const { return m_current; }
    /// Texts, and the default QLocale for numbers and dates. False where `language` does not ship; then
    /// nothing changes.
    bool use(const QString& language);

private:
    std::function<void()> m_changed;
    QTranslator m_english;
    QTranslator m_other; ///< empty in English
    QString m_current;
};

} // namespace watchfire::text
