"""What pages cost their readers, for `bin/bench site`: measure.py BROWSER SITE RUN

Prints as JSON which files each chapter with a player loads, and how long the main thread's tasks are
while a player's slider is moved.
"""

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

MOVES = 120


def loaded(browser, page_file):
    """The files that a reader loads who opens the page and plays its first film."""
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    names = []
    page.on("request", lambda request: names.append(Path(request.url.split("#")[0]).name))
    page.goto(page_file.as_uri())
    player = page.locator("workbook-player").first
    player.scroll_into_view_if_needed()
    if player.get_attribute("data-open") is None:
        player.locator(".player-open").click()
    player.locator(".player-play").wait_for()
    page.close()
    return sorted({name for name in names if (page_file.parent / name).is_file()})


def tasks(browser, run):
    """The durations in milliseconds of the main thread's tasks, one move of the slider a frame."""
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto(run.as_uri())
    player = page.locator("workbook-player").first
    player.scroll_into_view_if_needed()
    if player.get_attribute("data-open") is None:
        player.locator(".player-open").click()
    player.locator(".player-play").wait_for()
    if player.locator(".player-play").get_attribute("aria-label") == "Pause":
        player.locator(".player-play").click()
    scrub = """(player, moves) => new Promise(done => {
      const slider = player.querySelector("input[type=range]");
      let move = 0;
      const next = () => {
        slider.value = slider.max * (move * 37 % moves) / moves;
        slider.dispatchEvent(new Event("input"));
        move += 1;
        if (move < moves) requestAnimationFrame(next); else done();
      };
      requestAnimationFrame(next);
    })"""
    player.evaluate(scrub, MOVES)  # the first time compiles the script
    moving = player.evaluate("player => player.querySelectorAll('.player-film *').length")
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=trace, categories=["toplevel", "devtools.timeline"])
        player.evaluate(scrub, MOVES)
        browser.stop_tracing()
        events = json.loads(trace.read_text())["traceEvents"]
    page.close()
    main = {
        (event["pid"], event["tid"]) for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"}
    found = [
        event["dur"] / 1000 for event in events
        if event.get("name") in ("RunTask", "ThreadControllerImpl::RunTask") and "dur" in event
        and (event["pid"], event["tid"]) in main]
    # Tasks that move something: most others are messages of microseconds.
    long = sorted(task for task in found if task > 0.5)
    if len(long) < MOVES / 2:
        raise SystemExit(f"measure: the trace has only {len(long)} tasks")
    return long, moving


def main():
    browser_path, site, run = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        pages = sorted(
            page for page in site.glob("ch*.html") if "<workbook-player" in page.read_text())
        files = {page.name: loaded(browser, page) for page in pages}
        long, moving = tasks(browser, run)
        browser.close()
    print(json.dumps({
        "loaded": files, "moves": MOVES, "elements": moving,
        "longest_task_ms": round(long[-1], 1), "median_task_ms": round(long[len(long) // 2], 1)}))


main()
