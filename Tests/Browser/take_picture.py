"""Takes a picture of a page's beginning: take_picture.py PAGE PICTURE"""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

page_path, picture = map(Path, sys.argv[1:])
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(
        executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"),
        args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1100, "height": 1500})
    page.goto(page_path.resolve().as_uri())
    page.screenshot(path=picture)
    browser.close()
