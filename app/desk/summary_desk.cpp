// SPDX-License-Identifier: Apache-2.0
#include "app/desk/summary_desk.h"

#include "app/desk/game_desk.h"
#include "app/desk/game_log.h"
#include "app/models/place_rows.h"

#include <QBuffer>
#include <QCoreApplication>

#include <utility>

namespace watchfire {

namespace {

struct SummaryText {
    Q_DECLARE_TR_FUNCTIONS(SummaryText)
};

} // namespace

SummaryDesk::SummaryDesk(Parts parts, QObject* parent)
    : QObject(parent)
    , m_parts(std::move(parts))
    , m_model(*m_parts.table.statistics())
    , m_drives(m_parts.places, {QStringLiteral("*.jsonl"), QStringLiteral("*.png")}) {
    connect(&m_model, &StatisticsModel::asked, this, [this] {
        count();
        m_drives.refresh();
    });
    connect(&m_model, &StatisticsModel::placeAsked, &m_drives, &DriveDesk::choose);
    connect(&m_model, &StatisticsModel::pictureAsked, this, &SummaryDesk::savePicture);
    connect(&m_model, &StatisticsModel::logAsked, this, &SummaryDesk::saveLog);
    connect(&m_parts.desk, &GameDesk::changed, this, [this] {
        if (m_model.looked())
            count();
    });
    connect(&m_parts.desk, &GameDesk::gameOpened, this, [this] { m_model.showSaved({}, false); });
    connect(&m_drives, &DriveDesk::listed, this, [this] { m_model.showPlaces(placeRows(m_drives)); });
    connect(&m_drives, &DriveDesk::busyChanged, this, [this] { m_model.showBusy(m_drives.busy()); });
}

void SummaryDesk::count() {
    if (!m_parts.desk.open())
        return;
    StatisticsModel::Facts facts = m_parts.desk.family()->statistics(m_model.from());
    if (m_parts.table.end()->over()) {
        facts.headline = m_parts.table.end()->headline();
        facts.standing = m_parts.table.end()->standing();
    }
    // The players' bar changes a number only when its step is done, so the two may differ.
    if (m_parts.table.steps()->left() > 0)
        facts.facts.prepend(
            SummaryText::tr("These numbers already count the steps that are still to be done."));
    m_model.show(facts);
}

QString SummaryDesk::fileName(const QString& ending) const {
    QString time = QString::fromStdString(m_parts.now()).left(19);
    time.replace(QLatin1Char('T'), QLatin1Char('-')).replace(QLatin1Char(':'), QLatin1Char('-'));
    return QStringLiteral("watchfire-%1-%2.%3").arg(m_parts.table.scenario(), time, ending);
}

void SummaryDesk::savePicture(const QImage& image) {
    if (image.isNull()) {
        m_model.showSaved(SummaryText::tr("The picture could not be drawn. Try again."), true);
        return;
    }
    save(QStringLiteral("png"), [image] {
        QByteArray png;
        QBuffer out(&png);
        image.save(&out, "PNG");
        return png;
    });
}

void SummaryDesk::saveLog() {
    if (m_parts.desk.open())
        save(QStringLiteral("jsonl"), [log = logOf(*m_parts.desk.family()->game())] { return log; });
}

void SummaryDesk::save(const QString& ending, std::function<QByteArray()> bytes) {
    const auto save = [this, name = fileName(ending), bytes = std::move(bytes)] { reallySave(name, bytes); };
    if (m_parts.gate)
        m_parts.gate(save);
    else
        save();
}

void SummaryDesk::reallySave(const QString& name, const std::function<QByteArray()>& bytes) {
    m_drives.whenListed([this, name, bytes] {
        const QString path = m_drives.path(name);
        m_drives.beside([path, bytes] { return drives::write(path, bytes()); },
                        [this, path](const std::optional<QString>& wrong) {
                            m_model.showSaved(wrong.value_or(SummaryText::tr("Saved: %1").arg(path)),
                                              wrong.has_value());
                        });
    });
}

} // namespace watchfire

#include "moc_summary_desk.cpp"
