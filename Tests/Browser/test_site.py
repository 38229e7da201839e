"""The built site in headless Chromium: nothing waits for a clock but what plays."""

import gzip
import mimetypes
import os
import re
import struct
from bisect import bisect_right
from html import unescape
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import axe_core_python
import pytest
from playwright.sync_api import sync_playwright

SITE = Path(os.environ["SITE"])
ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = sorted(page.name for page in SITE.glob(os.environ["PAGES"]))
# Where a site is made to be published, its pages are opened there, and nobody else is asked.
CANONICAL = re.search(r'rel="canonical" href="([^"]*)"', (SITE / "index.html").read_text())
ADDRESS = CANONICAL[1] if CANONICAL else SITE.as_uri() + "/"
published = pytest.mark.skipif(not CANONICAL, reason="The site has no address.")
PLAYING = [name for name in PAGES if "<workbook-player" in (SITE / name).read_text()]
each_page = pytest.mark.each_page
WIDTHS = [320, 768, 1440]
# When the films that play by themselves are there, and what they make room for has been laid out.
SETTLED = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const isAwaited = player => {
        const { top, bottom } = player.getBoundingClientRect();
        return !player.matches(".is-open") && top < innerHeight && bottom > 0;
    };
    const players = [...document.querySelectorAll("workbook-player[data-open]")];
    for (let frames = 0; frames < 600 && players.some(isAwaited); frames += 1) await frame();
    await frame();
    await frame();
}"""
AXE = (Path(axe_core_python.__file__).parent / "axe.min.js").read_text()


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ["BROWSER"], args=["--no-sandbox"]
        )
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser):
    """Opens a page of the site; what goes wrong in it is in `page.problems`."""
    contexts = []

    def open(name, width=1280, **options):
        context = browser.new_context(
            viewport={"width": width, "height": 900}, **options
        )
        contexts.append(context)
        if CANONICAL:
            context.route(ADDRESS + "**", serve)
        page = context.new_page()
        page.problems = []
        page.on("console", lambda line: page.problems.append(f"{line.type}: {line.text}"))
        page.on("pageerror", lambda error: page.problems.append(f"error: {error}"))
        page.on("requestfailed", lambda request: page.problems.append(f"failed: {request.url}"))
        page.on(
            "request",
            lambda request: request.url.startswith(ADDRESS)
            or page.problems.append(f"elsewhere: {request.url}"),
        )
        page.goto(ADDRESS + name)
        return page

    yield open
    for context in contexts:
        context.close()


def serve(route):
    """Answers as a server would that has the site's folder below its address."""
    file = SITE / (urlsplit(route.request.url.removeprefix(ADDRESS)).path or "index.html")
    if file.is_file():
        route.fulfill(body=file.read_bytes(), content_type=mimetypes.guess_type(file)[0])
    else:
        route.fulfill(status=404, body=(SITE / "404.html").read_bytes(), content_type="text/html")


@pytest.fixture
def player(open_page):
    """A page's first player that waits for a click, opened and paused."""
    page = open_page("ch17.html")
    player = page.locator("workbook-player:not([data-open])").first
    player.locator(".player-open").click()
    player.locator(".player-play").wait_for()
    pause(player)
    return player


def pause(player):
    if player.locator(".player-play").get_attribute("aria-label") == "Pause":
        player.locator(".player-play").click()


def wait_until(page, holds):
    """Asks again and again; the pages' policy lets Playwright's own predicates ask only once."""
    for _ in range(200):
        if holds():
            return
        page.wait_for_timeout(20)
    raise AssertionError("It did not come to that.")


def time_of(player):
    return float(player.locator("input[type=range]").input_value())


def drawing(player):
    return player.locator(".player-film").first.inner_html()


def sideways(page):
    return page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )


@each_page
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_without_errors_and_asks_nobody_else_and_fits_every_width(name, open_page):
    page = open_page(name)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        assert sideways(page) == 0, f"{width} pixels"
    assert page.problems == []


@each_page
@pytest.mark.parametrize("name", PAGES)
def test_code_need_not_be_scrolled_sideways_on_a_page_1280_wide(name, open_page):
    page = open_page(name, width=1280)
    assert page.evaluate(
        """[...document.querySelectorAll("pre")]
          .filter(block => block.checkVisibility() && block.scrollWidth > block.clientWidth)
          .map(block => block.textContent.split("\\n").sort((a, b) => b.length - a.length)[0])"""
    ) == []


@each_page
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_in_a_page_by_day_and_its_colours_by_night(name, open_page):
    for scheme, rules in [("light", ""), ("dark", "runOnly: ['color-contrast'], ")]:
        page = open_page(name, color_scheme=scheme)
        page.evaluate(SETTLED)
        page.evaluate(AXE)
        found = page.evaluate(f"axe.run(document, {{{rules}resultTypes: ['violations']}})")
        assert [
            (rule["id"], node["target"]) for rule in found["violations"] for node in rule["nodes"]
        ] == []


@each_page
@pytest.mark.parametrize("name", PAGES)
def test_without_scripts_a_page_has_its_text_and_its_pictures(name, open_page):
    page = open_page(name, java_script_enabled=False)
    assert len(page.locator("main").inner_text()) > 100
    for picture in page.locator("workbook-player img").all():
        assert picture.is_visible()
    assert page.locator("button").count() == 0
    # The policy says so of itself: nothing in the page needs it to be weaker.
    assert [p for p in page.problems if "Content Security" in p] == []


# What a player shows at instants, or where it is: its time, its call, and the numbers that move.
SHOWN = """(player, instants) => instants.map(instant => {
    const slider = player.querySelector("input[type=range]");
    if (instant !== null) {
        slider.value = instant;
        slider.dispatchEvent(new Event("input"));
    }
    const rows = [...player.querySelectorAll(".player-calls li")];
    return {
        time: player.time,
        clock: player.querySelector(".player-clock").textContent,
        call: rows.findIndex(row => row.classList.contains("is-now")),
        screens: player.runs.map(({ shot, fingers }) => ({
            start: shot.start,
            numbers: shot.places.map(({ node, name }) => node.getAttribute(name)),
            fingers: [...fingers.children].map(dot => [+dot.getAttribute("cx"), +dot.getAttribute("cy")]),
        })),
    };
})"""


def number_at(line, start, instant):
    """A film's line at an instant: pairs of a time since the corner before, in 0.1 ms, and a value."""
    times, ticks = [], round(start * 1e4)
    for passed in line[::2]:
        ticks += passed
        times.append(ticks / 1e4)
    values, after = line[1::2], bisect_right(times, instant + 1e-9)
    if after in (0, len(times)):
        return values[max(after - 1, 0)]
    part = (instant - times[after - 1]) / (times[after] - times[after - 1])
    return values[after - 1] + part * (values[after] - values[after - 1])


def expect_the_film(runs, shown):
    """Expects of what a player shows that it is what its film says of that instant."""
    time = shown["time"]
    assert float(shown["clock"].removesuffix(" s")) == pytest.approx(time, abs=0.0051)
    assert shown["call"] == bisect_right([call[0] for call in runs[0]["calls"]], time + 1e-4) - 1
    for run, screen in zip(runs, shown["screens"], strict=True):
        start, _, _, drawing, lines = [
            shot for index, shot in enumerate(run["shots"]) if not index or shot[0] <= time + 1e-9][-1]
        assert screen["start"] == start
        # The attributes that move, in the order of the drawing, with their numbers.
        attributes = [text for text in re.findall(r'="([^"]*)"', drawing) if "\ue000" in text]
        found = []
        for text, value in zip(attributes, screen["numbers"], strict=True):
            pattern = re.escape(text).replace("\ue000", r"(-?[\d.]+(?:e-?\d+)?)")
            found += [float(number) for number in re.fullmatch(pattern, value).groups()]
        wanted = [number_at(line, start, time) for line in lines]
        assert found == pytest.approx(wanted, abs=6e-5)
        fingers = {}
        for instant, finger, *place in run["fingers"]:
            if instant <= time + 1e-9:
                last = fingers.get(finger, ([], 0))
                fingers[finger] = (place, float("inf")) if place else (last[0], instant + 0.06)
        assert screen["fingers"] == [place for place, end in fingers.values() if place and end >= time]


@each_page
@pytest.mark.parametrize("name", PLAYING)
def test_every_player_plays_steps_and_is_scrubbed_and_shows_what_its_film_says(name, open_page):
    page = open_page(name)
    players = page.locator("workbook-player")
    for index in range(players.count()):
        player = players.nth(index)
        player.scroll_into_view_if_needed()
        if player.get_attribute("data-open") is None:
            player.locator(".player-open").click()
        player.locator(".player-play").wait_for()
        pause(player)
        runs, slider = player.evaluate("player => player.content.runs"), player.locator("input[type=range]")
        end = float(slider.get_attribute("max"))
        assert end == pytest.approx(max(run["end"] for run in runs), abs=1e-9) or end == 1 / 60
        slider.press("Home")
        at_first = drawing(player)
        slider.press(".")
        assert time_of(player) == pytest.approx(min(1 / 60, end), abs=1e-4)
        slider.press("Shift+ArrowRight")
        events = [call[0] for call in runs[0]["calls"] if call[0] > min(1 / 60, end) + 1e-4]
        assert time_of(player) == pytest.approx(events[0] if events else end, abs=1e-4)
        # Scrubbed: in movements, and where nothing moves.
        instants = [end * part for part in (0, 0.137, 0.5, 0.871, 1)] + [
            start + (stop - start) * part
            for run in runs for start, stop in run["movements"][:4] for part in (0.21, 0.68)]
        for shown in player.evaluate(SHOWN, instants):
            expect_the_film(runs, shown)
        # Played: time passes, and where it rests is what the film has there.
        slider.press("Home")
        player.locator(".player-play").click()
        wait_until(page, lambda: time_of(player) > 0.03)
        pause(player)
        [shown] = player.evaluate(SHOWN, [None])
        expect_the_film(runs, shown)
        slider.press("End")
        assert time_of(player) == end
        if any(run["movements"] for run in runs):
            slider.fill(str(sum(runs[0]["movements"][0] if runs[0]["movements"] else [0, end]) / 2))
            assert drawing(player) != at_first
    assert page.problems == []


def test_a_player_plays_in_model_time_and_pauses_where_it_is(player):
    player.locator("input[type=range]").press("Home")
    player.locator(".player-play").click()
    wait_until(player.page, lambda: time_of(player) > 0.2)
    player.locator(".player-play").click()
    paused, shown = time_of(player), drawing(player)
    player.page.wait_for_timeout(150)
    assert (time_of(player), drawing(player)) == (paused, shown)
    assert 0.2 < paused < 3


def test_a_film_has_no_edge_of_another_colour_and_black_beside_a_device_that_is_turned(player):
    film = player.locator(".player-film").first
    assert film.evaluate("film => getComputedStyle(film).backgroundColor") == "rgba(0, 0, 0, 0)"
    _, _, width, height = film.get_attribute("viewBox").split()
    ground = film.locator(":scope > rect").first
    assert [ground.get_attribute("width"), ground.get_attribute("height")] == [width, height]
    assert ground.evaluate("ground => getComputedStyle(ground).fill") == "rgb(0, 0, 0)"


def test_a_player_steps_by_a_frame_and_jumps_from_event_to_event(player):
    slider = player.locator("input[type=range]")
    slider.press("Home")
    slider.press(".")
    assert time_of(player) == pytest.approx(1 / 60, abs=1e-4)
    slider.press("ArrowRight")
    slider.press(",")
    assert time_of(player) == pytest.approx(1 / 60, abs=1e-4)
    player.get_by_label("The next event").click()
    assert time_of(player) == pytest.approx(0.05, abs=1e-3)
    assert player.locator(".is-now").count() == 1
    slider.press("Shift+ArrowLeft")
    assert time_of(player) < 0.05


def test_a_player_says_the_time_that_it_shows_and_what_its_buttons_do(player):
    slider, button = player.locator("input[type=range]"), player.locator(".player-play")
    for instant in ["0.50", "0.61", "0.62"]:
        slider.fill(instant)
        assert re.match(rf"{instant} s(, |$)", slider.get_attribute("aria-valuetext"))
    assert button.get_attribute("title").startswith("Play")
    slider.press("Home")
    button.click()
    assert button.get_attribute("title").startswith("Pause")
    assert player.locator(".player-steps [title^='Speed']").get_attribute("aria-label") == "Speed: 1×"


def test_each_kind_of_mark_above_a_players_slider_is_explained_once(player):
    classes = "marks => marks.map(mark => mark.className)"
    marks = player.locator(".player-lane i").evaluate_all(classes)
    explained = player.locator(".player-legend i").evaluate_all(classes)
    assert len(marks) > 2 and sorted(explained) == sorted(set(marks))
    assert all(text.strip() for text in player.locator(".player-legend li").all_inner_texts())


@pytest.mark.parametrize("width, height", [(1440, 900), (390, 844)])
def test_the_first_sentence_of_a_chapter_is_on_its_first_screen(width, height, open_page):
    for name in [name for name in PAGES if re.fullmatch(r"ch\d+\.html", name)]:
        page = open_page(name, width=width)
        page.set_viewport_size({"width": width, "height": height})
        # A film that is not on the first screen is loaded when it is scrolled to.
        page.locator(".beginning workbook-player").scroll_into_view_if_needed()
        page.locator(".beginning .player-play").wait_for()
        page.evaluate("scrollTo(0, 0)")
        first = page.locator(".beginning > p").bounding_box()
        # Two lines of it, at least.
        assert first["y"] + 60 < height, name
        assert first["y"] < page.locator(".beginning .player-controls").bounding_box()["y"], name


def test_another_film_of_a_player_marks_its_call_again(open_page):
    page = open_page("ch16.html")
    player = page.locator("workbook-player[data-open]").first
    player.scroll_into_view_if_needed()
    player.locator(".player-play").wait_for()
    films = player.locator(".player-takes button")
    assert films.count() > 1
    slider = player.locator("input[type=range]")
    for index in [0, 1, 0]:
        films.nth(index).click()
        calls = player.evaluate("player => player.content.runs[0].calls.map(call => call[0])")
        slider.fill(str(calls[0] + 0.001))
        assert player.locator(".is-now").count() == 1


@each_page
@pytest.mark.parametrize("name", [name for name in PLAYING if name.endswith("-mistakes.html")])
def test_a_wrong_run_is_watched_from_its_beginning_and_its_strip_shows_where_it_differs(name, open_page):
    page = open_page(name)
    for strip in page.locator(".filmstrip .scroll:has(.film-point)").all():
        strip.scroll_into_view_if_needed()
        wait_until(page, lambda: strip.evaluate("""strip => {
            const [box, point] = [strip, strip.querySelector(".film-point")].map(
                part => part.getBoundingClientRect());
            return point.left >= box.left && point.right <= box.right;
        }"""))
    for player in page.locator("workbook-player").all():
        player.locator(".player-open").click()
        player.locator(".player-play").wait_for()
        pause(player)
        difference, begins = player.evaluate("""player => [player.content.difference?.[0] ?? null,
            Math.min(...player.movements.map(([from]) => from))]""")
        if difference is not None and difference > begins + 1:
            assert time_of(player) < difference
    assert page.problems == []


def test_a_player_is_slow_without_a_change_of_what_an_instant_shows(player):
    slider = player.locator("input[type=range]")
    player.locator("input[type=range]").fill("0.5")
    shown = drawing(player)
    player.get_by_label("Speed").click()
    player.get_by_label("Speed").click()
    assert player.get_by_label("Speed").inner_text() == "⅒×"
    slider.fill("0.5")
    assert drawing(player) == shown


def test_a_player_is_used_by_keyboard_alone(open_page):
    page = open_page("ch17.html")
    page.locator("workbook-player:not([data-open]) .player-open").first.focus()
    page.keyboard.press("Enter")
    player = page.locator("workbook-player:not([data-open])").first
    player.locator(".player-play").wait_for()
    page.keyboard.press("k")
    assert player.locator(".player-play").get_attribute("aria-label") == "Play"
    page.keyboard.press("End")
    assert time_of(player) == float(player.locator("input[type=range]").get_attribute("max"))


def test_with_reduced_motion_nothing_moves_unless_it_is_moved(open_page):
    page = open_page("ch17.html", reduced_motion="reduce")
    player = page.locator("workbook-player").first
    player.locator("input[type=range]").wait_for()
    assert not player.locator(".player-play").is_visible()
    before = time_of(player)
    player.locator("input[type=range]").press("k")
    page.wait_for_timeout(100)
    assert time_of(player) == before
    player.locator("input[type=range]").press(".")
    assert time_of(player) > before


def test_a_player_shows_layers_with_both_values_and_the_curve_that_is_chosen(player):
    page = player.page
    player.locator(".player-list summary", has_text="Layers and curves").press("Enter")
    layers = player.locator(".layers")
    layers.wait_for()
    end = float(player.locator("input[type=range]").get_attribute("max"))
    # What is shown first is there at this instant, and its curve has the numbers of its axes.
    assert "not in the tree" not in layers.locator("caption").inner_text()
    if layers.locator(".layer-curve").is_visible():
        assert all(re.match(r"-?[\d.]+", text) for text in layers.locator(".curve-range span").all_inner_texts())
        assert layers.locator(".curve-times span").all_inner_texts() == ["0.00 s", f"{end:.2f} s"]
    curves = player.evaluate("""player => player.layers.layers.map(layer => layer.curves.map(
        curve => [curve.name, curve.presentation, curve.model, !!curve.velocity]))""")
    assert layers.locator(".layer-tree button").count() == len(curves) > 2
    moving = next(i for i, layer in enumerate(curves) if any(curve[3] for curve in layer))
    layers.locator(".layer-tree button").nth(moving).press("Enter")
    name, values, goals, _ = next(curve for curve in curves[moving] if curve[3])
    layers.get_by_role("button", name=name, exact=True).press("Enter")
    row = layers.locator(".layer-values tbody tr", has_text=name)
    for time, value in values:
        # At a jump the later value counts.
        if [corner for corner in values if abs(corner[0] - time) < 1e-3] != [[time, value]]:
            continue
        player.locator("input[type=range]").fill(str(min(time, end)))
        if "not in the tree" in layers.locator("caption").inner_text():
            continue
        seen = float(re.match(r"-?[\d.]+", row.locator("td").first.inner_text())[0])
        assert seen == pytest.approx(value, abs=0.06), f"{name} at {time}"
        assert "velocity" in layers.locator("figcaption").inner_text()
    assert row.locator("td").count() == 2 and len(goals) > 0
    # At the end the last movement is over, or the layer has been taken out.
    player.locator("input[type=range]").press("End")
    assert re.search(
        r"velocity 0( pt|°)?/s|not in the tree", layers.locator("figcaption").inner_text())
    assert "NaN" not in layers.locator("svg").inner_html()
    page.set_viewport_size({"width": 320, "height": 900})
    assert sideways(page) == 0
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document.querySelector('.layers'), {resultTypes: ['violations']})")
    assert [rule["id"] for rule in found["violations"]] == []
    assert page.problems == []


def test_a_layer_that_is_out_of_the_tree_for_a_while_has_no_values_and_a_gap_in_its_curve(open_page):
    page = open_page("ch18.html")
    player = page.locator("workbook-player[data-open]").first
    player.scroll_into_view_if_needed()
    player.locator("summary", has_text="Layers and curves").click()
    layers = player.locator(".layers")
    layers.wait_for()
    # The drop of the first screen, which grows, goes with its view, and comes back with it.
    index, presence = player.evaluate("""player => {
        const all = player.layers.layers;
        const index = all.findIndex(layer => layer.title === "drop" && layer.presence.length > 1);
        return [index, all[index].presence];
    }""")
    choice = layers.locator(".layer-tree button").nth(index)
    choice.click()
    left, back = presence[0][1], presence[1][0]
    time, reading = player.locator("input[type=range]"), layers.locator("figcaption")
    for instant, is_there in [
        (left - 0.01, True), (left, False), ((left + back) / 2, False), (back - 0.01, False), (back, True)
    ]:
        time.fill(str(instant))
        cells = layers.locator(".layer-values td").all_inner_texts()
        assert all((cell != "–") == is_there for cell in cells), instant
        for text in [reading.inner_text(), layers.locator("caption").inner_text()]:
            assert ("not in the tree" in text) == (not is_there), instant
        assert ("velocity" in reading.inner_text()) == is_there
        assert ("is-absent" in (choice.get_attribute("class") or "")) == (not is_there)
    time.fill(str(left - 0.01))
    assert not re.search(r"velocity 0( pt|°)?/s", reading.inner_text())
    # Each part of the lines is within an interval in which the layer is there.
    scale = 600 / float(time.get_attribute("max"))
    for name in ["curve-value", "curve-velocity"]:
        parts = layers.locator(f"path.{name}").get_attribute("d").split("M")[1:]
        ends = [[float(corner.split()[0]) for corner in part.split("L")] for part in parts]
        assert [[part[0], part[-1]] for part in ends] == [
            pytest.approx([start * scale, end * scale], abs=0.02) for start, end in presence]
    assert page.problems == []


@pytest.mark.parametrize(
    "width,height", [(320, 640), (390, 844), (768, 900), (1024, 768), (1440, 800)])
def test_what_is_opened_about_a_film_can_be_read_beside_it(width, height, open_page):
    page = open_page("ch17.html", width=width)
    page.set_viewport_size({"width": width, "height": height})
    player = page.locator("workbook-player[data-open]").first
    player.scroll_into_view_if_needed()
    player.locator(".player-play").wait_for()
    player.locator("summary", has_text="Layers and curves").click()
    table = player.locator(".layer-values")
    table.wait_for()
    # Names break after dots and before capitals only.
    breaks = table.evaluate("""table => [...table.querySelectorAll("tbody th")].filter(cell => {
        const lines = cell.textContent.split(/\\.|(?=[A-Z])/).length, style = getComputedStyle(cell);
        return cell.clientHeight > lines * parseFloat(style.lineHeight) + 16;
    }).map(cell => cell.textContent)""")
    assert breaks == [] and table.locator("tbody th").count() > 4
    assert sideways(page) == 0
    wait_until(page, lambda: player.evaluate("""player => {
        const seen = part => player.querySelector(part).getBoundingClientRect();
        const [film, time, panel] = [".player-film", ".player-time", ".layers"].map(seen);
        return film.top >= 0 && film.bottom <= innerHeight && time.bottom <= innerHeight
          && panel.top + 100 < innerHeight;
    }"""))
    # Further down in the panel, the film and its time are still there.
    table.locator("tbody tr").last.scroll_into_view_if_needed()
    assert player.evaluate("""player => [".player-film", ".player-time"].every(part => {
        const { top, bottom } = player.querySelector(part).getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
    })""")


def test_the_call_that_is_shown_follows_the_film_and_is_read_out_when_it_rests(player):
    now = player.locator(".player-now")
    player.locator("input[type=range]").press("Home")
    before = now.inner_text()
    player.locator(".player-play").click()
    wait_until(player.page, lambda: now.inner_text() != before)
    assert player.locator(".player-play").get_attribute("aria-label") == "Pause"
    assert now.get_attribute("aria-live") == "off"
    player.locator(".player-play").click()
    assert now.get_attribute("aria-live") == "polite"


def test_a_player_draws_the_outlines_of_the_other_run_until_they_are_put_away(player):
    outlines = player.get_by_label("Outlines of the other run (G)")
    assert not outlines.is_visible()
    # A chapter's player has one run; with its beginning alone as a second one it is a report's.
    player.evaluate("""player => {
        const [run] = player.film.takes[0].runs;
        run.name = "Yours";
        player.film.takes[0].runs.push(
            { ...run, name: "Reference", shots: run.shots.slice(0, 1), end: run.end / 2 });
        player.take(0);
    }""")
    slider = player.locator("input[type=range]")
    slider.press("Home")
    assert player.locator(".player-ghost svg").count() == 0
    slider.press("g")
    assert outlines.get_attribute("aria-pressed") == "true"
    assert player.locator(".player-ghost svg").count() == 2
    shape = player.locator(".player-ghost :is(rect, path):not(defs *)").first
    assert shape.evaluate("shape => getComputedStyle(shape).fill") == "none"
    ghosts = player.evaluate(
        "player => [...player.querySelectorAll('.player-ghost [id]')].map(node => node.id)")
    assert all(name.startswith("ghost-") for name in ghosts)
    slider.press("End")
    assert player.locator(".player-screen").first.locator(".player-ghost svg").count() == 0
    outlines.click()
    assert player.locator(".player-ghost svg").count() == 0
    for width in WIDTHS:
        player.page.set_viewport_size({"width": width, "height": 900})
        one, other = [film.bounding_box() for film in player.locator(".player-film").all()]
        assert one["y"] == other["y"] and one["x"] + one["width"] <= other["x"]
        assert sideways(player.page) == 0
    assert player.page.problems == []


def test_the_section_that_is_read_is_marked(open_page):
    page = open_page("ch17.html")
    page.evaluate("location.hash = 'fade-in'")
    marked = page.locator(".contents [aria-current]")
    wait_until(page, lambda: marked.count() and "#fade-in" in marked.get_attribute("href"))


def test_menus_open_and_close_by_keyboard(open_page):
    page = open_page("ch17.html", width=320)
    menu = page.locator(".menu").first
    menu.locator("summary").focus()
    page.keyboard.press("Enter")
    assert menu.locator("[aria-current=page]").inner_text().endswith("Fade and pop")
    page.keyboard.press("Escape")
    assert menu.get_attribute("open") is None


def test_the_map_says_what_each_chapter_builds_on_as_the_chapters_do(open_page):
    page = open_page("map.html")
    said = {}
    for row in page.locator("main tbody tr").all():
        links = [
            [link.get_attribute("href").split("#")[0] for link in cell.locator("a").all()]
            for cell in row.locator("td").all()]
        said[links[0][0]] = set(links[1])
    chapters = [name for name in PAGES if re.fullmatch(r"ch\d+\.html", name)]
    assert sorted(said) == chapters
    for name in chapters:
        page.goto(ADDRESS + name)
        before = page.locator(".builds-on a").all()
        # A row may send to a section of an earlier chapter besides.
        assert said[name] >= {link.get_attribute("href") for link in before}
    hrefs = page.locator(".menu a").evaluate_all("links => links.map(l => l.getAttribute('href'))")
    assert {"map.html", "glossary.html"} <= set(hrefs)


def test_the_short_ways_of_the_map_have_all_that_their_chapters_build_on(open_page):
    page = open_page("map.html")
    needed = {}
    for row in page.locator("main tbody tr").all():
        first, before, _ = row.locator("td").all()
        needed[first.locator("a").get_attribute("href")] = {
            address for link in before.locator("a").all()
            if "#" not in (address := link.get_attribute("href"))}
    ways = page.locator("#short-ways ~ ul li").all()
    assert len(ways) == 4
    for way in ways:
        if "all chapters" in way.inner_text():
            continue
        read = {"ch16.html"}
        for link in way.locator("a").all():
            # Of a chapter that is read up to a section, nothing says what these sections build on.
            chapter, _, section = link.get_attribute("href").partition("#")
            assert section or needed[chapter] <= read, way.inner_text()
            read.add(chapter)


def test_a_table_is_read_from_top_to_bottom_on_a_phone(open_page):
    page = open_page("ch20.html", width=320)
    table = page.locator("main .table").first
    assert table.evaluate("table => table.scrollWidth <= table.clientWidth")
    cell = table.locator("td[data-column]").first
    assert cell.evaluate("cell => getComputedStyle(cell, '::before').content") == '"push and pop: "'
    page.set_viewport_size({"width": 768, "height": 900})
    assert table.locator("th").first.is_visible()
    assert cell.evaluate("cell => getComputedStyle(cell, '::before').content") == "none"


# Code and paper


def test_code_is_copied_by_keyboard_and_the_copy_is_said(open_page):
    page = open_page("ch17.html", permissions=["clipboard-read", "clipboard-write"])
    block = page.locator(".exercise .copied-code").first
    button = block.get_by_role("button", name="Copy the code: ")
    button.focus()
    assert button.evaluate("button => getComputedStyle(button).opacity") == "1"
    page.keyboard.press("Enter")
    said = page.locator("[role=status].unseen")
    wait_until(page, lambda: said.inner_text() == "Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == block.locator("pre").evaluate("block => block.textContent")
    assert copied.count("\n") > 3
    assert page.problems == []


def test_where_the_clipboard_is_closed_the_selection_is_copied(open_page):
    page = open_page("ch17.html")
    page.evaluate("void (navigator.clipboard.writeText = () => Promise.reject(new Error('closed')))")
    page.locator(".exercise .copy").first.click()
    wait_until(page, lambda: page.locator("[role=status].unseen").inner_text() == "Copied")


@pytest.mark.parametrize("name", [name for name in PAGES if re.fullmatch(r"ch\d+\.html", name)])
def test_a_chapter_is_printed_on_fewer_than_25_sheets_with_what_is_folded_closed(name, open_page):
    page = open_page(name)
    sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))
    assert 1 < len(sheets) < 25
    page.emulate_media(media="print")
    for folded in page.locator("details.hint > p, details.rule pre, .copy").all():
        assert not folded.is_visible()


def test_new_lines_of_a_starter_are_seen_and_read_out_and_their_marks_are_not_copied(open_page):
    page = open_page("ch17.html")
    marks = page.locator(".exercise pre .step")
    assert marks.count() > 5
    mark = marks.first
    block = mark.locator("xpath=ancestor::pre")
    ground = "node => getComputedStyle(node).backgroundColor"
    assert mark.evaluate(ground) != block.evaluate(ground)
    assert "new" in mark.evaluate("mark => getComputedStyle(mark, '::before').content")
    assert "new:" not in block.evaluate("block => block.textContent")
    mark.evaluate("mark => getSelection().selectAllChildren(mark)")
    assert "new:" not in page.evaluate("getSelection().toString()")


@each_page
@pytest.mark.parametrize("name", PAGES)
def test_no_address_stands_in_the_sources_of_a_rule_without_a_link(name, open_page):
    page = open_page(name)
    unlinked = page.locator("p.source").evaluate_all("""sources => sources.map(source => {
        const copy = source.cloneNode(true);
        for (const link of copy.querySelectorAll("a")) link.remove();
        return copy.textContent;
    })""")
    assert [text for text in unlinked if re.search(r"[a-z]\.[a-z]{2,}/|, pull request|WWDC", text)] == []


# What a site has once it is known where it is published


@published
@each_page
@pytest.mark.parametrize("name", PAGES)
def test_a_published_page_is_reported_with_its_title_and_address(name, open_page):
    page = open_page(name)
    link = page.locator(".foot a", has_text="Report a mistake").get_attribute("href")
    assert urlsplit(link).path.endswith("/issues/new")
    fields = parse_qs(urlsplit(link).query)
    assert fields["title"] == [page.title() + ": "]
    address = page.locator("link[rel=canonical]").first.get_attribute("href") \
        if page.locator("link[rel=canonical]").count() else ADDRESS + name
    assert fields["body"][0].split()[1] == address


@published
@each_page
@pytest.mark.parametrize("name", [name for name in PAGES if re.fullmatch(r"(index|ch\d+).html", name)])
def test_a_published_page_has_a_picture_and_is_edited_in_the_repository(name, open_page):
    page = open_page(name)
    picture = page.locator('meta[property="og:image"]').get_attribute("content")
    assert picture.startswith(ADDRESS)
    card = (SITE / picture.removeprefix(ADDRESS)).read_bytes()
    assert card[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">2I", card[16:24]) == (1200, 630)
    edited = page.locator(".foot a", has_text="Edit this page").get_attribute("href")
    assert (ROOT / edited.split("/main/")[1]).is_file()


# Figures

FIGURES = [name for name in PAGES if "<workbook-figure" in (SITE / name).read_text()]


def digest(numbers):
    """FNV-1a over the bits of numbers, as the native build makes it."""
    value = 0xCBF29CE484222325
    for byte in struct.pack(f"<{len(numbers)}d", *numbers):
        value = ((value ^ byte) * 0x100000001B3) % (1 << 64)
    return f"{value:x}"


def computed(page, figure, values):
    """What a figure's engine computes in the browser; infinities do not survive as JSON."""
    texts = figure.evaluate(
        "async (figure, values) => Array.from(await figure.numbers(values), String)", values
    )
    return [float(text.replace("Infinity", "inf")) for text in texts]


@pytest.mark.parametrize("name", FIGURES)
def test_figures_compute_the_same_bits_as_the_native_build(name, open_page):
    page = open_page(name)
    for figure in page.locator("workbook-figure").all():
        content = figure.evaluate("figure => figure.content")
        settings = [content["values"]]
        for index, parameter in enumerate(content["parameters"]):
            for value in [parameter["low"], parameter["high"]]:
                settings.append(content["values"].copy())
                settings[-1][index] = value
        found = [digest(computed(page, figure, values)) for values in settings]
        assert found == content["native"]
    assert page.problems == []


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_is_drawn_again_as_it_was_drawn_at_build(name, open_page):
    page = open_page(name)
    for figure in page.locator("workbook-figure").all():
        shape = "figure => [...figure.querySelectorAll('.figure-drawing .figure-curve')]" \
            ".map(curve => curve.getAttribute('d'))"
        before, readings = figure.evaluate(shape), figure.locator("dd").all_inner_texts()
        figure.evaluate("async figure => figure.draw(await figure.numbers())")
        assert figure.locator("dd").all_inner_texts() == readings
        numbers = [list(map(float, re.findall(r"-?[\d.]+", " ".join(s)))) for s in (
            before, figure.evaluate(shape))]
        assert len(numbers[0]) == len(numbers[1])
        assert max(abs(a - b) for a, b in zip(*numbers)) < 0.011


@pytest.mark.parametrize("name", FIGURES)
def test_every_part_of_every_figure_answers_to_the_keyboard(name, open_page):
    page = open_page(name, width=320)
    for figure in page.locator("workbook-figure").all():
        controls = figure.locator("input, select")
        assert controls.count() == figure.evaluate("figure => figure.content.parameters.length")
        for control in controls.all():
            assert control.evaluate("control => control.labels[0].innerText.trim().length") > 0
            before = figure.evaluate("figure => figure.innerHTML")
            control.focus()
            value = control.input_value()
            control.press("ArrowRight")
            if control.input_value() == value:
                control.press("ArrowLeft")
            assert control.input_value() != value
            wait_until(page, lambda: figure.evaluate("figure => !figure.isDue"))
            assert figure.evaluate("figure => figure.innerHTML") != before
        for button in figure.locator("button:not(.figure-play)").all():
            button.press("Enter")
        wait_until(page, lambda: figure.evaluate("figure => !figure.isDue"))
        assert figure.evaluate("figure => figure.values") == figure.evaluate(
            "figure => figure.content.values")
    assert sideways(page) == 0
    assert page.problems == []


def test_a_figure_plays_and_pauses_and_never_moves_with_reduced_motion(open_page):
    page = open_page(FIGURES[0])
    figure = page.locator("workbook-figure").first
    figure.locator("input").first.press("Home")
    figure.locator(".figure-play").click()
    wait_until(page, lambda: figure.evaluate("figure => figure.values[0]") > 0.1)
    figure.locator(".figure-play").click()
    paused = figure.evaluate("figure => figure.values[0]")
    page.wait_for_timeout(100)
    assert figure.evaluate("figure => figure.values[0]") == paused
    still = open_page(FIGURES[0], reduced_motion="reduce")
    assert not still.locator(".figure-play").first.is_visible()


@pytest.mark.parametrize("name", FIGURES)
def test_without_scripts_a_figure_is_its_picture_with_its_values(name, open_page):
    page = open_page(name, java_script_enabled=False)
    for figure in page.locator("workbook-figure").all():
        assert figure.locator(".figure-drawing").is_visible()
        assert figure.locator(".figure-settings").is_visible()
        assert figure.locator("dd").count() > 0


@each_page
@pytest.mark.parametrize("name", FIGURES)
def test_on_paper_a_figure_has_its_values_in_words(name, open_page):
    page = open_page(name)
    written = re.findall(r'<p class="figure-settings">([^<]*)</p>', (SITE / name).read_text())
    settings = page.locator(".figure-settings")
    assert settings.count() == len(written) and not settings.first.is_visible()
    page.emulate_media(media="print")
    assert all(one.is_visible() for one in settings.all())
    page.emulate_media(media="screen")
    figure = page.locator("workbook-figure").first
    slider = figure.locator("input[type=range]").first
    slider.press("ArrowRight")
    moved = figure.locator("label", has=page.locator("input")).first.locator("output").inner_text()
    texts = [" ".join(text.split()) for text in settings.all_text_contents()]
    assert texts[1:] == [" ".join(unescape(text).split()) for text in written[1:]]
    assert f"Time {moved}" in texts[0] and texts[0] != written[0]
    slider.press("ArrowLeft")
    assert " ".join(settings.first.text_content().split()) == " ".join(unescape(written[0]).split())


def test_a_control_point_of_a_curve_is_dragged(open_page):
    page = open_page("ch16.html")
    figure = page.locator("workbook-figure:has(.figure-knob)").first
    figure.scroll_into_view_if_needed()
    knob = figure.locator(".figure-knob").first
    sliders = figure.locator("input[type=range]")
    before = [slider.input_value() for slider in sliders.all()]
    box = knob.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 20, box["y"] + box["height"] / 2 - 10, steps=4)
    page.mouse.up()
    after = [slider.input_value() for slider in sliders.all()]
    assert after[0] == before[0] and after[3:] == before[3:]
    assert float(after[1]) > float(before[1]) and float(after[2]) > float(before[2])
    wait_until(page, lambda: knob.bounding_box()["x"] > box["x"] + 10)
    assert page.problems == []


def test_the_engine_is_loaded_when_a_figure_is_used(open_page):
    page = open_page(FIGURES[0])
    assert page.evaluate("window.workbookEngine === undefined")
    page.locator("workbook-figure input").first.focus()
    wait_until(page, lambda: page.evaluate("window.workbookEngine !== undefined"))


def test_a_caption_says_when_the_figure_no_longer_shows_what_it_is_about(open_page):
    page = open_page("ch18.html")
    figure = page.locator("figure.figure", has=page.locator("workbook-figure")).first
    caption, before = figure.locator("figcaption"), figure.locator("figcaption").inner_text()
    figure.locator(".figure-buttons button", has_text="Linear").click()
    assert caption.inner_text() == f"With the first values (Reset): {before}"
    figure.locator(".figure-buttons button", has_text="Reset").click()
    assert caption.inner_text() == before
    # Another instant is no other curve.
    figure.locator("input[type=range]").first.fill("0.9")
    assert caption.inner_text() == before


def test_code_that_goes_on_to_the_right_fades_there_until_it_is_scrolled(open_page):
    page = open_page("ch18.html", width=390)
    code = page.locator("main pre.is-cut").first
    code.scroll_into_view_if_needed()
    mask = lambda: code.evaluate("code => getComputedStyle(code).maskImage")
    assert "gradient" in mask()
    block = code.element_handle()
    block.evaluate("code => { code.scrollLeft = code.scrollWidth; }")
    wait_until(page, lambda: not block.evaluate("code => code.classList.contains('is-cut')"))
    assert block.evaluate("code => getComputedStyle(code).maskImage") == "none"
    page.set_viewport_size({"width": 2000, "height": 900})
    wait_until(page, lambda: page.locator("main pre.is-cut").count() == 0)


def test_a_film_that_was_opened_is_its_still_picture_on_paper(open_page):
    page = open_page("ch18.html")
    movie = page.locator("figure.movie")
    movie.locator(".player-play").wait_for()
    page.emulate_media(media="print")
    assert movie.locator("img").evaluate("image => image.clientHeight > 200 && image.clientWidth > 50")
    assert not movie.locator(".player-stage").is_visible()


# The search


def searched(page, words):
    page.keyboard.press("/")
    box = page.locator(".search-input")
    box.wait_for()
    box.fill(words)
    page.locator(".search-results li").first.wait_for()
    return page.locator(".search-results li")


def test_the_search_is_loaded_when_it_is_used_and_ranks_headings_first(open_page):
    page = open_page("index.html")
    assert page.evaluate("window.workbookSearch === undefined")
    found = searched(page, "springs")
    assert found.first.locator("strong").inner_text() == "Springs"
    page.locator(".search-input").fill("completeTransition")
    wait_until(page, lambda: found.count() > 3)
    assert found.first.get_attribute("aria-selected") == "true"
    assert "completetransition" in found.first.locator("span").inner_text().lower()
    page.locator(".search-input").fill("qwertyuiop")
    wait_until(page, lambda: found.count() == 0)
    assert "Nothing" in page.locator(".search-status").inner_text()
    assert page.problems == []


def test_a_result_shows_every_word_that_was_searched(open_page):
    page = open_page("index.html")
    searched(page, "spring")
    words, word = [], ""
    for rest in page.evaluate("workbookSearch.words").split(" "):
        word = word[:ord(rest[0]) - ord("a")] + rest[1:]
        words.append(word)
    queries = [word.removeprefix("`") for word in words[::150]]
    queries += ["pop curve", "springs velocity", "completetransition mask", "fade caption"]
    assert sum(word.startswith("`") for word in words[::150]) > 5
    for query in queries:
        page.locator(".search-input").fill(query)
        texts = page.locator(".search-results li a").evaluate_all(
            """(links, query) => links.map(link => [
              link.innerText, [...link.querySelectorAll("mark")].map(m => m.textContent.toLowerCase())])""",
            query)
        assert len(texts) > 0, query
        for text, marks in texts:
            assert set(query.lower().split()) <= set(marks), f"{query}: {text}"


def test_the_section_that_explains_a_word_is_found_first(open_page):
    page = open_page("index.html")
    found = searched(page, "mask")
    for word, section in [
        ("mask", "ch18.html#a-hole-in-the-shape-of-a-drop"),
        ("snapshot", "ch22.html#a-picture-of-a-view"),
        ("model value", "ch16.html#two-layers-for-one-view"),
        ("percent-driven", "ch21.html#the-easy-way"),
    ]:
        page.locator(".search-input").fill(word)
        wait_until(page, lambda: found.first.locator("a").get_attribute("href").endswith(section))
        # Of a section that has the word in a sentence, that one is shown.
        texts = page.evaluate(
            """word => [...document.querySelectorAll(".search-results a")].map(link => {
              const { sections, pages, sectionPages } = workbookSearch;
              const place = sectionPages.findIndex((page, place) => link.href.endsWith(
                pages[page].address + (sections[3 * place] && `#${sections[3 * place]}`)));
              return [sections[3 * place + 2].toLowerCase(), link.querySelector("span").innerText.toLowerCase()];
            })""", word)
        first = word.split("-")[0].split(" ")[0]
        told = [excerpt for text, excerpt in texts if re.search(rf"\b{first}", text)]
        assert len(told) > 3 and all(re.search(rf"\b{first}", excerpt) for excerpt in told), word


def test_all_results_can_be_seen_and_one_escape_leaves_the_search(open_page):
    page = open_page("index.html")
    found = searched(page, "transition")
    wait_until(page, lambda: found.count() == 30)
    page.locator(".search-more").click()
    wait_until(page, lambda: found.count() > 30)
    assert page.locator(".search-status").inner_text() == f"{found.count()} sections"
    assert not page.locator(".search-more").is_visible()
    page.keyboard.press("Escape")
    wait_until(page, lambda: not page.locator("dialog.search").is_visible())


def test_the_index_of_the_search_is_light(open_page):
    # Nobody waits for it but who searches.
    assert len(gzip.compress((SITE / "search-index.js").read_bytes(), 6)) < 135_000


def test_the_search_is_used_by_keyboard_alone(open_page):
    page = open_page("ch17.html", width=320)
    found = searched(page, "let it swing")
    assert sideways(page) == 0
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    assert found.first.get_attribute("aria-selected") == "true"
    page.keyboard.press("Enter")
    page.wait_for_url("**/ch16.html#let-it-swing")
    page.keyboard.press("/")
    page.locator(".search-input").wait_for()
    page.keyboard.press("Escape")
    wait_until(page, lambda: not page.locator("dialog.search").is_visible())
