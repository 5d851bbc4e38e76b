// SPDX-License-Identifier: Apache-2.0
#include "app/text/titles.h"

#include <QCoreApplication>

namespace watchfire::text {

namespace {
struct Titles {
    Q_DECLARE_TR_FUNCTIONS(Titles)
};
} // namespace

QString titleOf(const std::map<std::string, std::string>& titles, const std::string& name) {
    // The texts themselves say which language they are, so titles and texts always match.
    auto title =
        titles.find(Titles::tr("en", "the code of this language, as in the files of boards").toStdString());
    if (title == titles.end())
        title = titles.find("en");
    return QString::fromStdString(title == titles.end() ? name : title->second);
}

} // namespace watchfire::text
