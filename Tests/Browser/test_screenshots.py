"""Ten pages as they look, beside kept pictures of them.

`WORKBOOK_RECORD=1 Tests/Browser/run .build/site` takes the pictures anew: look at each that changed.
"""

import io
import os
import re
import subprocess
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

SITE = Path(os.environ["SITE"])
KEPT = Path(__file__).parent / "Screenshots"
PAGES = ["index", "map", "preface", "glossary", "faults", "ch16", "ch18", "ch20", "ch22", "ch24"]
VARIANTS = {
    f"{place}-{scheme}": {"viewport": {"width": width, "height": height}, "color_scheme": scheme}
    for place, width, height in [("wide", 1280, 900), ("phone", 390, 844)]
    for scheme in ["light", "dark"]
}
IS_RECORDING = os.environ.get("WORKBOOK_RECORD") == "1"

# Half size is enough to see what has moved, and keeps the repository small.
SCALE = 0.5
# A square of text that has moved by half a line differs by 20 to 60 levels of 255 on average.
SQUARE, LEVELS = 16, 12

# A film that opens by itself is loaded when it is seen, which may be after the page has loaded.
ARE_SEEN_FILMS_OPEN = """() =>
  [...document.querySelectorAll("workbook-player[data-open]")].every(player => {
    const { top, bottom } = player.getBoundingClientRect();
    return bottom < 0 || top > innerHeight || player.classList.contains("is-open");
  })
"""


def families():
    """The fonts that the site asks for, in its order, and the one that Chromium has for "serif"."""
    style = (Path(__file__).parents[2] / "site" / "style.css").read_text()
    stacks = re.findall(r"--(?:serif|sans|mono):([^;]*);", style)
    names = [name.strip().strip('"') for stack in stacks for name in stack.split(",")]
    return names + ["Times New Roman"]


def made_with():
    """What the pictures depend on besides the site."""
    browser = subprocess.run(
        [os.environ["BROWSER"], "--version"], capture_output=True, text=True).stdout.strip()
    fonts = [
        f"{name}: "
        + subprocess.run(["fc-match", name], capture_output=True, text=True).stdout.strip()
        for name in families()
    ]
    return "\n".join([browser, *fonts]) + "\n"


@pytest.fixture(scope="module")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ["BROWSER"], args=["--no-sandbox"])
        yield browser
        browser.close()


def changed_squares(one, other):
    """The corners of the squares in which two pictures of one size differ, in points of the page."""
    difference = ImageChops.difference(one, other).convert("L")
    columns, rows = (-(-length // SQUARE) for length in difference.size)
    means = difference.resize((columns, rows), Image.Resampling.BOX)
    return [
        (int(x * SQUARE / SCALE), int(y * SQUARE / SCALE))
        for y in range(rows) for x in range(columns) if means.getpixel((x, y)) > LEVELS
    ]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_looks_as_it_did(name, variant, browser):
    kept = KEPT / f"{name}-{variant}.webp"
    made = KEPT / "made-with.txt"
    if not IS_RECORDING and made.read_text() != made_with():
        pytest.skip("The kept pictures were made with another browser or other fonts.")
    with browser.new_context(
        device_scale_factor=SCALE, reduced_motion="reduce", **VARIANTS[variant]
    ) as context:
        page = context.new_page()
        page.goto((SITE / f"{name}.html").as_uri())
        page.wait_for_function(ARE_SEEN_FILMS_OPEN)
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    if IS_RECORDING:
        KEPT.mkdir(exist_ok=True)
        picture.save(kept, quality=70, method=6)
        made.write_text(made_with())
        return
    old = Image.open(kept).convert("RGB")
    assert picture.size == old.size
    assert changed_squares(picture, old) == []


def test_a_moved_line_is_seen():
    picture = Image.open(KEPT / "ch18-wide-light.webp").convert("RGB")
    assert changed_squares(picture, picture) == []
    assert len(changed_squares(picture, ImageChops.offset(picture, 0, 6))) > 20
