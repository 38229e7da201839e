"""The matrix of `conformance --html` in headless Chromium, opened as a file."""

import json
import os
import subprocess
from pathlib import Path

import axe_core_python
import pytest
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
AXE = (Path(axe_core_python.__file__).parent / "axe.min.js").read_text()
RULES = "ch17.the-"  # three rules with a screen


@pytest.fixture(scope="module")
def matrix(tmp_path_factory):
    """The page about this engine and a host that differs from it in the first condition of the first rule."""
    folder = tmp_path_factory.mktemp("matrix")
    recorded = folder / "recorded"
    recorded.mkdir()
    ask = [ROOT / "bin/workbook", "conformance", "--only", RULES, "--workspace", folder]
    file = recorded / "other.jsonl"
    subprocess.run([*ask, "--record", file], check=True, capture_output=True)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    lines[0]["host"] |= {"name": "UIKit", "version": "iOS 99"}
    answer = next(line for line in lines if "facts" in line)
    answer["facts"][0] |= {"holds": False, "seen": "something else"}
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    page = folder / "matrix.html"
    subprocess.run([*ask, "--recorded", recorded, "--html", page], check=True, capture_output=True)
    return page


@pytest.fixture
def open_matrix(matrix):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ["BROWSER"], args=["--no-sandbox"])

        def open(width=1280):
            page = browser.new_page(viewport={"width": width, "height": 900})
            page.problems = []
            page.on("console", lambda line: page.problems.append(f"{line.type}: {line.text}"))
            page.on("pageerror", lambda error: page.problems.append(f"error: {error}"))
            page.on("requestfailed", lambda request: page.problems.append(request.url))
            page.goto(matrix.as_uri())
            return page

        yield open
        browser.close()


def test_the_rule_about_which_hosts_differ_stands_open_with_facts_and_timeline(open_matrix):
    page = open_matrix()
    rules = page.locator(".rule-row")
    assert rules.count() == 3
    assert page.locator(".rule-row[open]").count() == 1
    rule = page.locator(".rule-row[open]")
    assert rule.locator("thead th").all_inner_texts()[1:] == [
        page.locator("thead th").nth(1).inner_text(), "UIKit, iOS 99"]
    cells = rule.locator("tbody tr").first.locator("td").all_inner_texts()
    assert cells[1].startswith("holds") and cells[2] == "does not hold: something else"
    marks = rule.locator("summary .outcome")
    assert marks.first.locator(".host").inner_text() == "workbook"
    assert marks.nth(1).inner_text() == "✗ iOS 99"
    # Only where hosts differ is there a timeline, folded.
    assert page.locator(".timeline").count() == 1
    dump = rule.locator(".timeline pre")
    assert not dump.is_visible()
    rule.locator(".timeline summary").press("Enter")
    assert dump.is_visible()
    assert ".viewDidLoad()" in dump.inner_text() and " commit\n" in dump.inner_text()
    assert page.problems == []


@pytest.mark.parametrize("width", [320, 768, 1440])
def test_the_matrix_fits_every_width_with_all_open(width, open_matrix):
    page = open_matrix(width)
    page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_axe_finds_nothing_in_the_matrix(open_matrix):
    page = open_matrix()
    page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true")
    page.evaluate(AXE)
    found = page.evaluate("axe.run().then((result) => result.violations)")
    assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == []
