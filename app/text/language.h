// SPDX-License-Identifier: Apache-2.0
// The program's language, which can change while it runs. English needs its file too: it contains the plural
// forms, also for texts that another language lacks.
#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

#include <functional>

namespace watchfire::text {

class Language {
public:
    /// Begins with English. `changed` is called after a change of language: everybody who keeps texts must
    /// make them again.
    explicit Language(std::function<void()> changed = {});
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;
    ~Language();

    /// The shipped languages: "en", "de".
    static QStringList shipped();
    /// The first shipped language among those that the system's user reads; otherwise English.
    static QString ofSystem();

    [[nodiscard]] QString current() const { return m_current; }
    /// Sets the texts' language, and the default QLocale for numbers and dates. Returns false and changes
    /// nothing if `language` is not shipped.
    bool use(const QString& language);

private:
    std::function<void()> m_changed;
    QTranslator m_english;
    QTranslator m_other; ///< empty in English
    QString m_current;
};

} // namespace watchfire::text
