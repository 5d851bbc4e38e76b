#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the Debian packages watchfire and watchfire-kiosk of HEAD, for the system that it runs on.
#
#   scripts/package.sh [OUT] [-- OPTIONS]    OUT: where the packages go (default build/packages);
#                                            OPTIONS: for dpkg-buildpackage, for example -aarm64 -d for another
#                                            processor, if its libraries are there (scripts/try-arm64.sh)
# What the build needs and is missing is installed first (with sudo where needed).
set -euo pipefail
cd "$(dirname "$0")/.."
out=build/packages
if [ $# -gt 0 ] && [ "$1" != -- ]; then
  out=$1
  shift
fi
[ "${1:-}" != -- ] || shift

as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)
if ! command -v dpkg-buildpackage >/dev/null || ! dpkg-checkbuilddeps packaging/debian/control 2>/dev/null; then
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends dpkg-dev fakeroot debhelper
  # apt reads Build-Depends from a folder that is laid out as a source.
  tree=$(mktemp -d)
  cp -r packaging/debian "$tree/debian"
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get build-dep -y -qq --no-install-recommends "$tree"
  rm -rf "$tree"
fi

# The version: that of the program; behind a commit that has no tag, the commit's day and name; then the system's.
version=$(sed -n 's/^project(watchfire VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
commit=$(git rev-parse --short HEAD)
export SOURCE_DATE_EPOCH
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
git describe --exact-match --tags --match "v$version" >/dev/null 2>&1 ||
  version+="+git$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y%m%d%H%M).$commit"
# shellcheck disable=SC1091  # the system's
system=$(. /etc/os-release && echo "${ID/debian/deb}${VERSION_ID:-}")
version+="~${system//[^a-z0-9]/}"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tree=$work/watchfire
mkdir "$tree"
git archive HEAD | tar -x -C "$tree"
cp -r "$tree/packaging/debian" "$tree/debian"
cat >"$tree/debian/changelog" <<END
watchfire ($version) unstable; urgency=medium

  * What is new in this version stands in CHANGELOG.md.gz beside this file.

 -- The Watchfire developers <maintainers@watchfire.invalid>  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
END
(cd "$tree" && dpkg-buildpackage -b -us -uc "$@")
mkdir -p "$out"
rm -f "$out"/watchfire*.deb "$out"/watchfire*.changes "$out"/watchfire*.buildinfo
cp "$work"/*.deb "$work"/*.changes "$work"/*.buildinfo "$out"
ls -l "$out"/*.deb
