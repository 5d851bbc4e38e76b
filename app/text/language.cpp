// SPDX-License-Identifier: Apache-2.0
// See language.h.
#include "app/text/language.h"

#include <QCoreApplication>
#include <QString>
#include <QTranslator>

namespace watchfire::text {

namespace {
bool install(QCoreApplication& application, const QString& language) {
    auto* translator = new QTranslator(&application);
    if (!translator->load(QStringLiteral(":/watchfire/translations/watchfire_%1.qm").arg(language)))
        return false;
    return QCoreApplication::installTranslator(translator);
}
} // namespace

bool installLanguage(QCoreApplication& application, const QString& language) {
    if (install(application, language))
        return true;
    install(application, QStringLiteral("en"));
    return false;
}

} // namespace watchfire::text
