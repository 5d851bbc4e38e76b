# SPDX-License-Identifier: Apache-2.0
# Builds on another processor for arm64: Debian's cross compiler, its libraries for arm64 beside those of this machine, Qt's
# tools of this machine. Where qemu-user-static is registered, the built programs run there (scripts/try-on.sh).
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
set(QT_HOST_PATH /usr)
execute_process(COMMAND dpkg --print-architecture OUTPUT_VARIABLE host OUTPUT_STRIP_TRAILING_WHITESPACE)
execute_process(COMMAND dpkg-architecture -A ${host} -q DEB_HOST_MULTIARCH OUTPUT_VARIABLE host
  OUTPUT_STRIP_TRAILING_WHITESPACE)
set(QT_HOST_PATH_CMAKE_DIR /usr/lib/${host}/cmake)
