"""`site serve` in headless Chromium: open pages follow what is saved."""

import os
import re
import shutil
import signal
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
WAITING = 120_000  # milliseconds: the first build plays the book's answers


@pytest.fixture
def served(tmp_path):
    """The folder of a copied book, and the address at which it is served."""
    book = tmp_path / "book"
    shutil.copytree(ROOT / "Tests/EndToEndTests/Fixtures/Small", book)
    server = subprocess.Popen(
        [ROOT / "bin/workbook", "site", "serve", "--port", "0", "--book", book,
         "--workspace", tmp_path],
        stdout=subprocess.PIPE, text=True)
    address = re.search(r"http://\S+?/(?=[,\s])", server.stdout.readline()).group()
    yield book, address
    server.send_signal(signal.SIGINT)
    assert server.wait(10) == 0


@pytest.fixture
def page():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ["BROWSER"], args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 600})
        page.problems = []
        page.on("console", lambda line: page.problems.append(f"{line.type}: {line.text}"))
        page.on("pageerror", lambda error: page.problems.append(f"error: {error}"))
        yield page
        browser.close()


def test_an_open_page_follows_the_chapter_and_shows_what_is_wrong_with_it(served, page):
    book, address = served
    chapter = book / "chapters/ch01-cut.md"
    text = chapter.read_text()
    sentence = "Put the view on screen, and say that you are done.\n"
    assert text.count(sentence) == 1
    page.goto(address + "ch01.html")
    page.locator("h1").wait_for(timeout=WAITING)
    # A page that is still loading may be too short to be scrolled.
    page.wait_for_load_state()
    page.evaluate("scrollTo(0, 200)")
    assert page.evaluate("scrollY") == 200
    page.problems.clear()  # of the page that waits for the first build: it is a 503

    chapter.write_text(text.replace(sentence, "This sentence is new.\n"))
    page.get_by_text("This sentence is new.").wait_for(timeout=WAITING)
    # The browser scrolls back once the page is long enough, which may be after its text is there.
    page.wait_for_function("scrollY == 200")

    chapter.write_text(text + "\n```swift exercise open\n")
    fault = page.get_by_role("alert")
    fault.wait_for(timeout=WAITING)
    assert "chapters/ch01-cut.md" in fault.inner_text()
    assert "This fence is never closed." in fault.inner_text()
    assert page.get_by_text("This sentence is new.").is_visible()
    # A page that is opened now is the last good one, with the fault.
    page.reload()
    fault.wait_for(timeout=WAITING)

    chapter.write_text(text.replace(sentence, "This sentence is mended.\n"))
    page.get_by_text("This sentence is mended.").wait_for(timeout=WAITING)
    assert fault.count() == 0
    assert page.problems == []
