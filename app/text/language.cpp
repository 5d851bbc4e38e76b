// SPDX-License-Identifier: Apache-2.0
#include "app/text/language.h"

#include <QCoreApplication>
#include <QLocale>

#include <map>
#include <utility>

namespace watchfire::text {

namespace {

constexpr QLatin1String english{"en"};

bool load(QTranslator& translator, const QString& language) {
    return translator.load(QStringLiteral(":/watchfire/translations/watchfire_%1.qm").arg(language));
}

/// The system's own form of dates and numbers if it uses this language: a German in Austria keeps Austrian
/// forms.
QLocale localeOf(const QString& language) {
    const QLocale system = QLocale::system();
    const QLocale plain(language);
    return system.language() == plain.language() ? system : plain;
}

/// Qt copies the default locale on any thread that reads a resource, as the engine's thread does with the
/// screens, and takes no lock. Whoever has just begun to copy one needs it still, so a locale that was the
/// default once is never freed.
void setDefaultLocale(const QString& language) {
    static auto& kept = *new std::map<QString, QLocale>{{QString(), QLocale()}};
    QLocale::setDefault(kept.try_emplace(language, localeOf(language)).first->second);
}

} // namespace

Language::Language(std::function<void()> changed) : m_changed(std::move(changed)), m_current(english) {
    if (load(m_english, english))
        QCoreApplication::installTranslator(&m_english);
    setDefaultLocale(english);
}

Language::~Language() {
    QCoreApplication::removeTranslator(&m_other);
    QCoreApplication::removeTranslator(&m_english);
}

QStringList Language::shipped() {
    return {english, QStringLiteral("de")};
}

QString Language::ofSystem() {
    for (const QString& language : QLocale::system().uiLanguages()) {
        QString code = language.section(QLatin1Char('-'), 0, 0);
        if (shipped().contains(code))
            return code;
    }
    return english;
}

bool Language::use(const QString& language) {
    if (language == m_current)
        return true;
    if (!shipped().contains(language))
        return false;
    QCoreApplication::removeTranslator(&m_other);
    if (language != english && load(m_other, language))
        QCoreApplication::installTranslator(&m_other);
    setDefaultLocale(language);
    m_current = language;
    if (m_changed)
        m_changed();
    return true;
}

} // namespace watchfire::text
