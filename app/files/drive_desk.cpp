// SPDX-License-Identifier: Apache-2.0
#include "app/files/drive_desk.h"

#include <algorithm>

namespace watchfire {

DriveDesk::DriveDesk(Places find, QStringList patterns, QObject* parent)
    : QObject(parent), m_find(std::move(find)), m_patterns(std::move(patterns)) {
    m_pool.setMaxThreadCount(1);
}

DriveDesk::~DriveDesk() {
    m_pool.clear();
    m_pool.waitForDone();
}

void DriveDesk::atWork(int more) {
    const bool before = busy();
    m_atWork += more;
    if (busy() != before)
        emit busyChanged();
}

void DriveDesk::refresh() {
    list(m_folder);
}

void DriveDesk::choose(const QString& folder) {
    m_folder = folder;
    list(folder);
}

void DriveDesk::list(const QString& folder) {
    beside(
        [find = m_find, patterns = m_patterns, folder] {
            Listing listing{find(), folder, {}};
            const auto isChosen = [&](const drives::Place& place) { return place.folder == folder; };
            if (std::none_of(listing.places.begin(), listing.places.end(), isChosen))
                listing.folder = listing.places.isEmpty() ? QString() : listing.places.first().folder;
            listing.files = drives::names(listing.folder, patterns);
            return listing;
        },
        [this, asked = folder](Listing listing) {
            if (m_folder != asked)
                return; // another place was chosen meanwhile; its listing follows
            m_places = std::move(listing.places);
            m_folder = std::move(listing.folder);
            m_files = std::move(listing.files.names);
            m_older = listing.files.older;
            emit listed();
        });
}

void DriveDesk::whenListed(std::function<void()> then) {
    if (!m_folder.isEmpty()) {
        then();
        return;
    }
    refresh();
    beside([] { return true; }, [then = std::move(then)](bool) { then(); });
}

void DriveDesk::save(const QString& name, const QByteArray& data, Written then, drives::Readers readers) {
    whenListed([this, name, data, readers, then = std::move(then)] {
        beside([path = path(name), data, readers] { return drives::write(path, data, readers); },
               [this, then](const std::optional<QString>& wrong) {
                   refresh();
                   then(wrong);
               });
    });
}

} // namespace watchfire

#include "moc_drive_desk.cpp"
