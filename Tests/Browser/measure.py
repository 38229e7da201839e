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
REPETITIONS = 3


def loaded(browser, page_file):
    """The files that a reader loads who opens the page and plays its first film."""
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    names = []
    page.on("request", lambda request: names.append(Path(request.url.split("#")[0]).name))
    page.goto(page_file.as_uri())
    opened(page)
    page.close()
    return sorted({name for name in names if (page_file.parent / name).is_file()})


SCRUB = """(player, moves) => new Promise(done => {
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


def opened(page):
    """The page's first player, opened and paused."""
    player = page.locator("workbook-player").first
    player.scroll_into_view_if_needed()
    if player.get_attribute("data-open") is None:
        player.locator(".player-open").click()
    player.locator(".player-play").wait_for()
    if player.locator(".player-play").get_attribute("aria-label") == "Pause":
        player.locator(".player-play").click()
    return player


def tasks(browser, run):
    """What the main thread's tasks take while a slider is moved once a frame.

    Of several times, the one with the shortest longest task counts, because other programs only ever
    make it slower.
    """
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto(run.as_uri())
    player = opened(page)
    player.evaluate(SCRUB, MOVES)  # the first time compiles the script
    found = min((traced(browser, page, player) for _ in range(REPETITIONS)), key=lambda t: t[-1][0])
    page.close()
    middle = found[len(found) // 2]
    return {
        "longest_task_ms": round(found[-1][0], 1),
        "longest_task_processor_ms": round(max(times[1] for times in found), 1),
        "median_task_ms": round(middle[0], 1)}


def traced(browser, page, player):
    """The times of the main thread's tasks, on the clock and on the processor, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=trace, categories=["toplevel", "devtools.timeline"])
        player.evaluate(SCRUB, MOVES)
        browser.stop_tracing()
        events = json.loads(trace.read_text())["traceEvents"]
    main = {
        (event["pid"], event["tid"]) for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"}
    found = sorted(
        (event["dur"] / 1000, event.get("tdur", 0) / 1000) for event in events
        if event.get("name") in ("RunTask", "ThreadControllerImpl::RunTask") and "dur" in event
        and (event["pid"], event["tid"]) in main)
    # Tasks that move something: most others are messages of microseconds.
    moving = [times for times in found if times[0] > 0.5]
    if len(moving) < MOVES / 2:
        raise SystemExit(f"measure: the trace has only {len(moving)} tasks")
    return moving


def main():
    browser_path, site, run = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        pages = sorted(
            page for page in site.glob("ch*.html") if "<workbook-player" in page.read_text())
        files = {page.name: loaded(browser, page) for page in pages}
        times = tasks(browser, run)
        browser.close()
    print(json.dumps({"loaded": files, "moves": MOVES} | times))


main()
