// SPDX-License-Identifier: Apache-2.0
// Loads the texts of a language. English needs its file too: the plural forms stand there.
#pragma once

class QCoreApplication;
class QString;

namespace watchfire::text {

/// `language`: "en" and whatever ships beside it. False where there is no such file; English is loaded then.
bool installLanguage(QCoreApplication& application, const QString& language);

} // namespace watchfire::text
