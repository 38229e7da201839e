"""Reports of `check` and `watch` in headless Chromium, opened as files."""

import os
import shutil
import signal
import subprocess
from pathlib import Path

import axe_core_python
import pytest
from playwright.sync_api import Error, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
AXE = (Path(axe_core_python.__file__).parent / "axe.min.js").read_text()
WAITING = 120_000  # milliseconds: the first check compiles the app


@pytest.fixture
def workspace(tmp_path):
    """A started workspace on a copied book, and what runs the tool on it."""
    book = tmp_path / "book"
    shutil.copytree(ROOT / "Tests/EndToEndTests/Fixtures/Small", book)
    options = ["--book", book, "--workspace", tmp_path]
    subprocess.run([ROOT / "bin/workbook", "start", *options], check=True, capture_output=True)
    return tmp_path, book, lambda command, **more: subprocess.Popen(
        [ROOT / "bin/workbook", command, *options], stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **more)


@pytest.fixture
def page():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ["BROWSER"], args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1000, "height": 500})
        page.problems = []
        page.on("console", lambda line: page.problems.append(f"{line.type}: {line.text}"))
        page.on("pageerror", lambda error: page.problems.append(f"error: {error}"))
        yield page
        browser.close()


def answer(book):
    return (book / "solutions/ch01/1-cut.swift").read_text()


def begin(folder):
    """Changes the starter, which stays wrong: of what is not begun a report has no more than a row."""
    exercise = folder / "exercises/ch01/1-cut.swift"
    exercise.write_text(exercise.read_text() + "\nlet isBegun = true\n")


def test_an_open_report_follows_what_is_saved_and_stays_where_it_is(workspace, page):
    folder, book, run = workspace
    exercise = folder / "exercises/ch01/1-cut.swift"
    exercise.write_text(answer(book).replace("    if let toView", "    fatalError()\n    if let toView", 1))
    with run("watch") as watch:
        try:
            report = folder / ".workbook/report/ch01.html"
            wait_for(page, report.exists)
            page.goto(report.as_uri())
            status = page.locator(".judgement .status").first
            assert status.inner_text() == "crashed"
            # The line that trapped is in sight beside the last picture, with its neighbours.
            marked = page.locator(".evidence .place li.marked")
            assert "fatalError()" in marked.inner_text() and marked.is_visible()
            assert page.locator(".evidence .place li").count() == 5
            folded = page.locator("details", has_text="The answer that was judged").last
            folded.locator("summary").click()
            page.evaluate("scrollTo(0, 150)")
            assert page.evaluate("scrollY") == 150
            before = page.evaluate("document.documentElement.dataset.seen = 'before'")

            # Another line: the report is another, and what was open stays open.
            exercise.write_text(
                answer(book).replace("    if let toView", "    \n    fatalError()\n    if let toView", 1))
            wait_for(page, lambda: page.evaluate("document.documentElement.dataset.seen") != before)
            page.wait_for_load_state()
            assert folded.get_attribute("open") is not None
            wait_for(page, lambda: page.evaluate("scrollY") == 150)

            exercise.write_text(answer(book))
            page.locator(".judgement .status", has_text="solved").first.wait_for(
                state="attached", timeout=WAITING)
            assert page.problems == []
        finally:
            watch.send_signal(signal.SIGINT)


def test_a_report_leads_into_the_book_without_a_network(workspace, page):
    folder, book, run = workspace
    begin(folder)
    with run("check") as check:
        check.wait()
    page.goto((folder / ".workbook/report/ch01.html").as_uri())
    link = page.locator(".read a").first
    assert "ch01#" in page.locator(".read code").first.inner_text()
    link.click()
    heading = page.url.split("#")[1]
    assert page.locator(f"[id='{heading}']").is_visible()
    page.locator(".brand").first.click()
    assert "read" in page.locator("main code").inner_text()
    assert page.problems == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_a_report_whose_app_shows_faint_words(scheme, workspace, page):
    folder, book, run = workspace
    chapter = book / "chapters/ch01-cut.md"
    named = 'second.view.accessibilityIdentifier = "second"\n'
    label = "let label = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 40))\n"
    faint = 'label.text = "Back"; label.alpha = 0.3\n'
    shown = "second.view.backgroundColor = .white; second.view.addSubview(label)\n"
    text = chapter.read_text()
    assert named in text
    chapter.write_text(text.replace(named, named + label + faint + shown))
    begin(folder)
    with run("check") as check:
        check.wait()
    page.emulate_media(color_scheme=scheme)
    page.goto((folder / ".workbook/report/ch01.html").as_uri())
    # The player's screen shows the words too.
    player = page.locator("workbook-player").first
    player.scroll_into_view_if_needed()
    player.locator("input[type=range]").press("End")
    player.locator(".player-film text", has_text="Back").wait_for(state="attached")
    page.evaluate(AXE)
    # WCAG 1.4.3 asks for no contrast of words in a picture, and a film is one of an app's screen. Axe looks
    # into it as into any text, and finds it wanting or not by where it is drawn.
    words = "{exclude: [['.film > svg'], ['.player-film']]}"
    for context, options in [
        ("document", "rules: {'color-contrast': {enabled: false}}"),
        (words, "runOnly: ['color-contrast']"),
    ]:
        found = page.evaluate(f"axe.run({context}, {{{options}, resultTypes: ['violations']}})")
        assert [
            (rule["id"], node["target"]) for rule in found["violations"] for node in rule["nodes"]
        ] == []


def test_a_report_is_complete_without_scripts(workspace):
    folder, book, run = workspace
    begin(folder)
    with run("check") as check:
        check.wait()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ["BROWSER"], args=["--no-sandbox"])
        page = browser.new_page(java_script_enabled=False)
        page.goto((folder / ".workbook/report/ch01.html").as_uri())
        assert page.locator(".judgement .status").first.is_visible()
        assert page.locator(".test .read a").first.is_visible()
        browser.close()


def wait_for(page, holds):
    """Asks again and again, also a page that is just being loaded again."""
    for _ in range(WAITING // 100):
        try:
            if holds():
                return
        except Error:
            pass
        page.wait_for_timeout(100)
    raise AssertionError("It did not come to that.")
