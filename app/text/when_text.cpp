// SPDX-License-Identifier: Apache-2.0
#include "app/text/when_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace watchfire::text {

namespace {

struct WhenText {
    Q_DECLARE_TR_FUNCTIONS(WhenText)
};

} // namespace

QString whenText(const QDateTime& time) {
    if (!time.isValid())
        return {};
    const QDateTime here = time.toLocalTime();
    const QString clock = here.toString(QStringLiteral("HH:mm"));
    const qint64 days = here.date().daysTo(QDate::currentDate());
    if (days == 0)
        return WhenText::tr("today, %1").arg(clock);
    if (days == 1)
        return WhenText::tr("yesterday, %1").arg(clock);
    return WhenText::tr("%1, %2", "date, time")
        .arg(QLocale().toString(here.date(), QLocale::ShortFormat), clock);
}

QString whenText(const std::string& iso) {
    return whenText(QDateTime::fromString(QString::fromStdString(iso), Qt::ISODateWithMs));
}

} // namespace watchfire::text
