#!/usr/bin/env bash
# Gradescope runs this once, as root, when it builds the image of an autograder.
# Not run on Gradescope by us. Its image has to be Ubuntu or Debian, for x86-64.
set -euo pipefail

# Which Swift, and which workbook: both are part of a grade, so neither may change during a course.
SWIFT_URL="${SWIFT_URL:?the address of a Swift 6 toolchain as .tar.gz, from https://www.swift.org/install/linux/}"
WORKBOOK_URL="${WORKBOOK_URL:?the address of the workbook as .tar.gz, of one version}"

export DEBIAN_FRONTEND=noninteractive
apt-get update
apt-get install --yes --no-install-recommends \
  binutils bubblewrap ca-certificates curl gcc git libarchive-tools libc6-dev libcmark-dev \
  libcurl4-openssl-dev libncurses-dev libsqlite3-dev libstdc++-12-dev libxml2-dev pkg-config python3 tzdata zlib1g-dev

unpack() {
  mkdir -p "$2"
  curl --fail --location --silent --show-error "$1" | tar --extract --gzip --strip-components 1 -C "$2"
}
unpack "$SWIFT_URL" /opt/swift
unpack "$WORKBOOK_URL" /workbook
ln -sf /opt/swift/usr/bin/swift /opt/swift/usr/bin/swiftc /usr/local/bin/
export PATH="/opt/swift/usr/bin:$PATH"
/workbook/bin/build
