"""bench site: what it costs to build the book's pages, beside other generators, and what a page costs."""

import gzip
import json
import os
import pathlib
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
ROUNDS = 7  # of each measurement, taken in turns so that a busy machine slows all alike
UNCHANGED_AIM = 0.6  # seconds of processor time
EDITED_AIM = 0.15
WEIGHT_AIM = 150_000  # bytes, with gzip
TASK_AIM = 16  # milliseconds: a frame
LAYERS = 200
CHAPTER = "ch17"


def declare(commands):
    command = commands.add_parser(
        "site", help="the pages: built again, beside mkdocs, Sphinx and DocC; their weight; a player")
    command.add_argument("--json", action="store_true", help="print numbers only, as JSON")
    command.add_argument("--rounds", type=int, default=ROUNDS)
    command.add_argument(
        "--peers", type=pathlib.Path, metavar="FOLDER",
        help="a Python environment with mkdocs, sphinx and myst-parser, for what is not on the path")
    command.add_argument(
        "--cold", action="store_true",
        help="also with nothing kept: every answer of the book is compiled and played, in minutes")
    command.set_defaults(run=bench_site)


def bench_site(options):
    workbook = ROOT / "bin/workbook"
    subprocess.run([workbook, "list"], stdout=subprocess.DEVNULL, check=True)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        book = copy_book(folder / "book")
        ours = Workbook(workbook, book, folder)
        report = {"rounds": options.rounds, "workbook": ours.measure(options)}
        report["peers"] = measure_peers(options, folder)
        report["pages"] = measure_pages(folder, ours.output)
    if options.json:
        print(json.dumps(report, indent=2))
    else:
        print_site(report)
    return 0


def copy_book(book):
    for part in ("chapters", "solutions"):
        shutil.copytree(ROOT / part, book / part)
    return book


def link(source, target):
    """Entries of the cache are replaced and never written again, and there are gigabytes of them."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def processor_seconds(command, **options):
    """The processor time of a command and of all its processes that it has waited for."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen(command, **quiet | options)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise SystemExit(f"bench: {' '.join(map(str, command))} ended with {process.returncode}")
    return usage.ru_utime + usage.ru_stime


def edit(chapter, number):
    """Puts a sentence below the chapter's title, which moves all that comes after it."""
    text = chapter.read_text()
    chapter.write_text(re.sub(r"(?m)^# .*$", rf"\g<0>\n\nSentence {number} of a draft.", text, count=1))


def median(values):
    return round(statistics.median(values), 3)


class Workbook:
    """Our own site."""

    def __init__(self, workbook, book, folder):
        self.book, self.folder, self.output = book, folder, folder / "site"
        self.chapter = next(book.glob(f"chapters/{CHAPTER}-*.md"))
        self.here = ["--book", book, "--workspace", folder / "workspace"]
        self.tool = workbook
        self.command = [workbook, "site", "build", "--output", self.output, *self.here]

    def measure(self, options):
        report = {}
        kept = ROOT / ".workbook/cache"
        if options.cold:
            report["cold_s"] = round(processor_seconds(self.command), 1)
        elif kept.exists():
            # What was compiled and played for the book before.
            shutil.copytree(kept, self.folder / "workspace/.workbook/cache", copy_function=link)
        subprocess.run(self.command, stdout=subprocess.DEVNULL, check=True)
        drawn, unchanged, edited = [], [], []
        for number in range(options.rounds):
            unchanged.append(processor_seconds(self.command))
            edit(self.chapter, number)
            edited.append(processor_seconds(self.command))
        for _ in range(2):
            shutil.rmtree(self.folder / "workspace/.workbook/cache/pages")
            drawn.append(processor_seconds(self.command))
        report |= {
            "drawn_s": median(drawn), "unchanged_s": median(unchanged), "edited_s": median(edited)}
        return report | self.measure_serving(options.rounds)

    def measure_serving(self, rounds):
        """What an edit costs the process that serves the site, and how soon it is built."""
        command = [self.tool, "site", "serve", "--port", "0", *self.here]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                wait_for(server, "built in")
                times, seconds = [], []
                # The first edit highlights the chapter's code, which the others find.
                for number in range(rounds + 1):
                    before, began = spent(server.pid), time.perf_counter()
                    edit(self.chapter, f"{number} while it is served")
                    wait_for(server, "built again")
                    seconds.append(time.perf_counter() - began)
                    time.sleep(0.3)
                    times.append(spent(server.pid) - before)
            finally:
                server.send_signal(signal.SIGINT)
        return {
            "edited_serving_s": round(statistics.mean(times[1:]), 3),
            "first_edit_serving_s": round(times[0], 3), "saved_to_built_s": median(seconds[1:])}


def wait_for(server, words):
    for line in server.stdout:
        if words in line:
            return
    raise SystemExit(f"bench: site serve ended before it said {words!r}")


def spent(process):
    """The processor time of a process so far, in seconds; the kernel counts in hundredths."""
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# Other generators, on the same Markdown


def measure_peers(options, folder):
    environment = {"mkdocs": "mkdocs", "sphinx": "sphinx-build", "docc": "docc"}
    prepare = {"mkdocs": prepare_mkdocs, "sphinx": prepare_sphinx, "docc": prepare_docc}
    found = {}
    for name, program in environment.items():
        own = options.peers and options.peers.resolve() / "bin" / program
        path = own if own and own.exists() else shutil.which(program)
        found[name] = path and prepare[name](path, folder / name)
    unchanged = {name: [] for name in found}
    edited = {name: [] for name in found}
    for number in range(options.rounds + 1):
        for name, (command, chapter) in filter(lambda item: item[1], found.items()):
            unchanged[name].append(processor_seconds(command))
            edit(chapter, number)
            edited[name].append(processor_seconds(command))
    # The first round of each is its first build.
    return {
        name: found[name] and {
            "cold_s": round(unchanged[name][0], 3), "unchanged_s": median(unchanged[name][1:]),
            "edited_s": median(edited[name][1:])}
        for name in found}


def copy_chapters(folder, has_matter):
    """The chapters as other tools understand them: one word after a fence, links without folders."""
    folder.mkdir(parents=True)
    for file in ROOT.glob("chapters/*.md"):
        if file.name == "README.md":
            continue
        text = re.sub(r"(?m)^(`{3,}\w+) .*$", r"\1", file.read_text())
        if not has_matter:
            text = re.sub(r"\A---\n.*?\n---\n", "", text, flags=re.S)
        (folder / file.name).write_text(text)
    return next(folder.glob(f"{CHAPTER}-*.md"))


def prepare_mkdocs(program, folder):
    chapter = copy_chapters(folder / "docs", True)
    (folder / "docs/index.md").write_text("# The book\n")
    (folder / "mkdocs.yml").write_text(
        "site_name: book\nmarkdown_extensions: [fenced_code, codehilite, tables]\n")
    return [program, "build", "--quiet", "-f", folder / "mkdocs.yml"], chapter


def prepare_sphinx(program, folder):
    chapter = copy_chapters(folder / "source", True)
    (folder / "source/conf.py").write_text("project = 'book'\nextensions = ['myst_parser']\n")
    (folder / "source/index.md").write_text("# The book\n\n```{toctree}\n:glob:\n\n*\n```\n")
    return [program, "-q", "-b", "html", folder / "source", folder / "site"], chapter


def prepare_docc(program, folder):
    catalog = folder / "Book.docc"
    chapter = copy_chapters(catalog, False)
    (catalog / "Book.md").write_text("# The book\n\n@Metadata {\n  @TechnologyRoot\n}\n\nChapters.\n")
    return [program, "convert", catalog, "--output-path", folder / "site"], chapter


# What a page costs its reader

ANIMATOR = """import UIKit
final class Swarm: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 2 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    let dots = (0..<LAYERS).map { index in
      let dot = UIView(frame: CGRect(x: index % 20 * 18, y: index / 20 * 18, width: 12, height: 12))
      dot.backgroundColor = .red
      to.addSubview(dot)
      return dot
    }
    UIView.animate(withDuration: 2, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 3) {
      for dot in dots {
        dot.center.y += 400
        dot.transform = CGAffineTransform(rotationAngle: 2).scaledBy(x: 1.4, y: 1.4)
        dot.alpha = 0.5
      }
    } completion: { _ in context.completeTransition(true) }
  }
}
"""
DRIVER = """import UIKit
final class Director: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Swarm() }
}
let director = Director()
func makeRootViewController() -> UIViewController {
  let (root, detail) = (UIViewController(), UIViewController())
  detail.modalPresentationStyle = .fullScreen
  detail.transitioningDelegate = director
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { root.present(detail, animated: true) }
  return root
}
"""


def measure_pages(folder, site):
    """Asks a browser which files a chapter loads, and for the longest task while a slider is moved."""
    python = ROOT / ".build/browser/bin/python3"
    browser = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium"))), None)
    if not python.exists() or not browser:
        return None
    sources = folder / "swarm"
    sources.mkdir()
    (sources / "Swarm.swift").write_text(ANIMATOR.replace("LAYERS", str(LAYERS)))
    (sources / "Driver.swift").write_text(DRIVER)
    subprocess.run(
        [ROOT / "bin/workbook", "play", sources / "Swarm.swift", "--driver", sources / "Driver.swift",
         "--html", sources / "run.html", "--workspace", folder / "workspace"],
        stdout=subprocess.DEVNULL, check=True)
    done = subprocess.run(
        [python, ROOT / "Tests/Browser/measure.py", browser, site, sources / "run.html"],
        stdout=subprocess.PIPE, text=True, check=True)
    seen = json.loads(done.stdout)
    weights = {
        page: sum(len(gzip.compress((site / name).read_bytes(), 6)) for name in names)
        for page, names in seen.pop("loaded").items()}
    return seen | {"weights": weights}


def print_site(report):
    ours = report["workbook"]
    print("processor time, in seconds       first   nothing changed   one chapter edited")
    first = f"{ours['cold_s']:.1f}" if "cold_s" in ours else "–"
    print(f"workbook, plays and draws      {first:>7}   {ours['unchanged_s']:15.2f}   {ours['edited_s']:18.2f}")
    print(f"workbook, draws again          {ours['drawn_s']:7.1f}")
    print(f"workbook, while it is served                               {ours['edited_serving_s']:18.2f}")
    for name, peer in report["peers"].items():
        if peer:
            print(f"{name:28}   {peer['cold_s']:7.2f}   {peer['unchanged_s']:15.2f}   {peer['edited_s']:18.2f}")
        else:
            print(f"{name:28}   not installed")
    print(
        f"nothing changed: {said(ours['unchanged_s'], UNCHANGED_AIM)} s;"
        f" one chapter edited, by site build: {said(ours['edited_s'], EDITED_AIM)} s,"
        f" while it is served: {said(ours['edited_serving_s'], EDITED_AIM)} s,"
        f" built {ours['saved_to_built_s']:.2f} s after it is saved;"
        f" the first edit {ours['first_edit_serving_s']:.2f} s")
    pages = report["pages"]
    if not pages:
        print("pages: not measured, since there is no Chromium, or Tests/Browser/run has never run")
        return
    page, weight = max(pages["weights"].items(), key=lambda item: item[1])
    print(
        f"the heaviest of {len(pages['weights'])} chapters, {page}, with its first player:"
        f" {said(weight // 1000, WEIGHT_AIM // 1000)} kB with gzip")
    print(
        f"a player of {LAYERS} layers, moved {pages['moves']} times: the longest task takes"
        f" {said(pages['longest_task_ms'], TASK_AIM)} ms,"
        f" and no task more than {pages['longest_task_processor_ms']:g} ms on the processor;"
        f" half of the tasks at most {pages['median_task_ms']:g} ms")


def said(value, aim):
    return f"{value:g} (aim: at most {aim:g}{'' if value <= aim else ', MISSED'})"
