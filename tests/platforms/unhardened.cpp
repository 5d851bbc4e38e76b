// SPDX-License-Identifier: Apache-2.0
// Built with everything of cmake/hardening.cmake switched off: hardening_test.py must find each part of it
// missing here.
#include <cstdio>
#include <cstring>

int main(int count, char** words) {
    char line[64];
    for (int i = 0; i < count; ++i) {
        std::snprintf(line, sizeof line, "%d %s", i, words[i]);
        std::printf("%s %zu\n", line, std::strlen(line));
    }
    return 0;
}
