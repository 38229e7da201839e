"""Reports of `check` and `watch` in headless Chromium, opened as files."""

import os
import shutil
import signal
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Error, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
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
