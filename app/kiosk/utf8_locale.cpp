// SPDX-License-Identifier: Apache-2.0
// See utf8_locale.h.
#include "app/kiosk/utf8_locale.h"

#include <clocale>
#include <cstdlib>
#include <cstring>
#include <string>

#include <langinfo.h>

namespace watchfire::kiosk {

namespace {

/// Every system with a current C library has this locale.
constexpr const char* plain = "C.UTF-8";

bool takesEnvironment() {
    return std::setlocale(LC_ALL, "") != nullptr && std::strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

/// LC_ALL overrides every other variable, including LC_CTYPE: its value for the rest moves to LANG.
void spreadLcAll() {
    const char* all = std::getenv("LC_ALL");
    if (all == nullptr || *all == '\0')
        return;
    const std::string named = all;
    for (const char* category :
         {"LC_COLLATE", "LC_MEASUREMENT", "LC_MESSAGES", "LC_MONETARY", "LC_NUMERIC", "LC_TIME"})
        unsetenv(category);
    setenv("LANG", named.c_str(), 1);
    unsetenv("LC_ALL");
}

} // namespace

void useUtf8Locale() {
    if (takesEnvironment())
        return;
    spreadLcAll();
    setenv("LC_CTYPE", plain, 1);
    // The environment may name a language that is not installed; Qt then keeps the locale that is set here.
    if (!takesEnvironment())
        std::setlocale(LC_CTYPE, plain);
}

} // namespace watchfire::kiosk
