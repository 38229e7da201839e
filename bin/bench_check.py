"""bench check: from a saved file to a verdict, beside plain compilers and package managers."""

import json
import pathlib
import re
import shutil
import statistics
import subprocess
import tempfile
import time

import bench_processes

ROOT = pathlib.Path(__file__).resolve().parent.parent
ROUNDS = 11  # of each measurement, taken in turns so that a busy machine slows all alike
CHECK_AIM = 0.4  # of what swiftc takes by itself
DECLARED_AIM = 0.6  # the same, with a declaration that was not there
UNCHANGED_AIM = 30  # milliseconds
BROKEN_AIM = 1.3  # of what the frontend takes to find the error
BOOK_AIMS = (12_000, 300)  # milliseconds for all reference answers: nothing kept, all kept
PEER_ROUNDS = 3  # of what takes seconds
# Of a trivial exercise on another machine, and not run here: the article on learners' tools has it.
RUSTLINGS = "422 ms"


def declare(commands):
    command = commands.add_parser(
        "check", help="an edited exercise beside the plain compiler driver, and a whole chapter")
    command.add_argument("--json", action="store_true", help="print numbers only, as JSON")
    command.add_argument("--exercise", default="ch17.pop", help="which one is edited")
    command.add_argument("--rounds", type=int, default=ROUNDS)
    command.add_argument("--book", action="store_true", help="the whole book's answers too")
    command.add_argument(
        "--first-run", action="store_true", help="clone the package and build it, by phase")
    command.set_defaults(run=bench_check)


def bench_check(options):
    workbook = ROOT / "bin/workbook"
    subprocess.run([workbook, "list"], stdout=subprocess.DEVNULL, check=True)
    with tempfile.TemporaryDirectory() as folder:
        report = measure_edits(workbook, options.exercise, pathlib.Path(folder), options.rounds)
        report |= measure_broken(workbook, options.exercise, pathlib.Path(folder), options.rounds)
        report |= measure_shares(workbook, options.exercise, pathlib.Path(folder), options.rounds)
        report |= measure_package(workbook, options.exercise, pathlib.Path(folder))
        chapter = options.exercise.split(".")[0]
        report |= measure_solutions(workbook, chapter, [chapter], pathlib.Path(folder))
        if options.book:
            report |= measure_solutions(workbook, "book", [], pathlib.Path(folder))
    if options.first_run:
        report["first_run_s"] = measure_first_run()
    if options.json:
        print(json.dumps(report, indent=2))
    else:
        print_check(report)
    return 0


def measure_edits(workbook, exercise, folder, rounds):
    """Edits a solved exercise again and again; each edit is checked, and compiled by swiftc.

    An edit is a statement in a function, as learners work on an animator. What a new declaration
    takes, which the app around the exercise might see, is measured beside it.
    """
    here = ["--workspace", folder]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run([workbook, "start", exercise, *here], **quiet, check=True)
    file, answer, head = edited_answer(folder)
    declared, edited, finished, unchanged, driver = [], [], [], [], []
    for number in range(rounds + 1):
        file.write_text(answer + f"\nprivate let edit{number} = {number}\n")
        declared.append(timed_to_output([workbook, "check", exercise, *here])[0])
        # A statement and not a comment, so that no tool can take it for nothing.
        statement = f"    let edit{number} = {number}\n    _ = edit{number}\n"
        file.write_text(answer[: head] + statement + answer[head:])
        verdict, end = timed_to_output([workbook, "check", exercise, *here])
        edited.append(verdict)
        finished.append(end)
        unchanged.append(timed([workbook, "check", exercise, *here], **quiet))
        sources = folder / "sources"
        subprocess.run([workbook, "sources", exercise, "--output", sources, *here], check=True)
        driver.append(time_driver(sources))
    # The first round fills the compilers' own caches.
    edited_ms, finished_ms, declared_ms, unchanged_ms, swiftc_ms = (
        statistics.median(values[1:])
        for values in (edited, finished, declared, unchanged, driver))
    return {
        "exercise": exercise, "rounds": rounds, "edited_ms": round(edited_ms, 1),
        "finished_ms": round(finished_ms, 1), "swiftc_ms": round(swiftc_ms, 1),
        "ratio": round(edited_ms / swiftc_ms, 3),
        "declared_ms": round(declared_ms, 1),
        "declared_ratio": round(declared_ms / swiftc_ms, 3), "unchanged_ms": round(unchanged_ms, 1),
    }


def time_driver(sources):
    """Milliseconds that swiftc takes for the same sources, and the host for running them once."""
    products = ROOT / ".build/products/release"
    program = sources / "program.so"
    command = [
        "swiftc", "-emit-library", *compiler_words(), *module_sources(sources), "-L", products,
        "-lWorkbookEngine", "-o", program]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    taken = timed(command, **quiet)
    if not program.exists():
        raise SystemExit("bench: swiftc could not compile the exercise")
    # The driver puts the toolchain's libraries on the program's own path, not on the host's.
    swiftc = pathlib.Path(shutil.which("swiftc")).resolve()
    runtime = swiftc.parent.parent / "lib/swift/linux"
    with open(sources / "script.jsonl") as script:
        taken += timed(
            [products / "program-host", program], stdin=script,
            env={"LD_LIBRARY_PATH": f"{products}:{runtime}"}, **quiet)
    return taken


def measure_broken(workbook, exercise, folder, rounds):
    """An answer with an error of types, and the compiler's frontend that only has to find it."""
    here = ["--workspace", folder]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    file, answer, head = edited_answer(folder)
    sources = folder / "broken"
    taken, alone = [], []
    for number in range(rounds + 1):
        error = f"    let edit{number}: Int = \"{number}\"\n"
        file.write_text(answer[: head] + error + answer[head:])
        taken.append(timed_to_output([workbook, "check", exercise, *here])[0])
        if not sources.exists():
            subprocess.run([workbook, "sources", exercise, "--output", sources, *here], check=True)
            own = find_own(sources, "let edit0: Int")
        own.write_text(own.read_text().replace(f"edit{number}", f"edit{number + 1}"))
        alone.append(
            timed(["swiftc", "-frontend", "-typecheck", *compiler_words(), *module_sources(sources)],
                  **quiet))
    file.write_text(answer)
    broken_ms, typecheck_ms = (statistics.median(values[1:]) for values in (taken, alone))
    return {
        "broken_ms": round(broken_ms, 1), "typecheck_ms": round(typecheck_ms, 1),
        "broken_ratio": round(broken_ms / typecheck_ms, 3)}


def measure_shares(workbook, exercise, folder, rounds):
    """What runs while edits are checked; to look slows them, so that these are not timed."""
    file, answer, head = edited_answer(folder)
    shares = {}
    for number in range(rounds):
        statement = f"    let seen{number} = {number}\n    _ = seen{number}\n"
        file.write_text(answer[: head] + statement + answer[head:])
        command = [workbook, "check", exercise, "--workspace", folder]
        with subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
            while running.poll() is None:
                bench_processes.sample(running.pid, shares)
                time.sleep(0.002)
    file.write_text(answer)
    return {"shares": shares}


def measure_package(workbook, exercise, folder):
    """`swift test` of a package with the exercise's sources and one test, after each edit."""
    package = folder / "package"
    sources = package / "Sources/Exercise"
    tests = package / "Tests/ExerciseTests"
    subprocess.run(
        [workbook, "sources", exercise, "--output", sources, "--workspace", folder], check=True)
    (sources / "script.jsonl").unlink()
    tests.mkdir(parents=True)
    (tests / "Tests.swift").write_text(PACKAGE_TEST)
    # A package of one's own may say what it likes to the compiler.
    words = json.dumps([str(word) for word in compiler_words()[2:]])
    products = str(ROOT / ".build/products/release")
    (package / "Package.swift").write_text(
        PACKAGE % (words, json.dumps(["-L", products, "-Xlinker", "-rpath", "-Xlinker", products])))
    own = find_own(sources, "func animateTransition(")
    text = own.read_text()
    head = re.search(r"func animateTransition\(.*\{\n", text).end()
    taken = []
    for number in range(PEER_ROUNDS + 1):
        own.write_text(text[: head] + f"    let edit{number} = {number}\n    _ = edit{number}\n" + text[head:])
        command = ["swift", "test", "--package-path", package]
        began = time.perf_counter()
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        taken.append((time.perf_counter() - began) * 1000)
        if done.returncode != 0:
            raise SystemExit("bench: swift test failed\n" + done.stdout[-2000:])
    return {"package_ms": round(statistics.median(taken[1:]), 1)}


PACKAGE = """// swift-tools-version: 6.0
import PackageDescription

let engine: [SwiftSetting] = [.swiftLanguageMode(.v5), .unsafeFlags(%s)]
let package = Package(
  name: "Exercise",
  targets: [
    .target(
      name: "Exercise", swiftSettings: engine,
      linkerSettings: [.unsafeFlags(%s), .linkedLibrary("WorkbookEngine")]),
    .testTarget(name: "ExerciseTests", dependencies: ["Exercise"], swiftSettings: engine),
  ])
"""
PACKAGE_TEST = """import Testing

@testable import Exercise

@Test func begins() { #expect("\\(type(of: makeRootViewController))".contains("->")) }
"""


def edited_answer(folder):
    """The exercise's file, its reference answer, and where an animator's function begins in it."""
    file = next(folder.glob("exercises/*/*.swift"))
    answer = (ROOT / "solutions" / file.relative_to(folder / "exercises")).read_text()
    head = re.search(r"func animateTransition\(.*\{\n", answer)
    if head is None:
        raise SystemExit("bench: choose an exercise whose answer has an animateTransition")
    return file, answer, head.end()


def find_own(sources, text):
    """The file of the learner's own among those that the compiler gets."""
    return next(file for file in sorted(sources.glob("*.swift")) if text in file.read_text())


def compiler_words():
    """What a compiler has to be told to find the engine."""
    products = ROOT / ".build/products/release"
    words = ["-module-name", "Exercise", "-I", products / "Modules"]
    for name in ("UIKit", "QuartzCore", "CoreGraphics"):
        words += ["-module-alias", f"{name}=Headless{name}"]
    return words


def module_sources(sources):
    return ["-swift-version", "5", "-parse-as-library", *sorted(sources.glob("*.swift"))]


def measure_solutions(workbook, name, chapters, folder):
    """Milliseconds for reference answers, with nothing kept and with everything."""
    command = [workbook, "check", *chapters, "--solutions", "--workspace", folder / name]
    (folder / name).mkdir()
    cold = timed(command, stdout=subprocess.DEVNULL)
    warm = statistics.median(timed(command, stdout=subprocess.DEVNULL) for _ in range(5))
    return {f"{name}_cold_ms": round(cold, 1), f"{name}_warm_ms": round(warm, 1)}


def measure_first_run():
    """Seconds for the first call after a clone, by phase."""
    with tempfile.TemporaryDirectory() as folder:
        clone = pathlib.Path(folder) / "workbook"
        phases = {"clone": timed(["git", "clone", "-q", ROOT, clone])}
        phases["build"] = timed([clone / "bin/build"])
        workspace = pathlib.Path(folder) / "workspace"
        workspace.mkdir()
        phases["check"] = timed(
            [clone / "bin/workbook", "check", "ch17", "--solutions", "--workspace", workspace],
            stdout=subprocess.DEVNULL)
    return {name: round(milliseconds / 1000, 1) for name, milliseconds in phases.items()}


def print_check(report):
    rows = [
        ("edited, to the verdict", report["edited_ms"], "ms"),
        ("edited, to the report's end", report["finished_ms"], "ms"),
        ("swiftc alone, and one run", report["swiftc_ms"], "ms"),
        (f"ratio (aim: below {CHECK_AIM})", report["ratio"], ""),
        ("new declaration, to the verdict", report["declared_ms"], "ms"),
        (f"ratio (aim: below {DECLARED_AIM})", report["declared_ratio"], ""),
        (f"unchanged (aim: below {UNCHANGED_AIM})", report["unchanged_ms"], "ms"),
        ("does not compile, to the verdict", report["broken_ms"], "ms"),
        ("swift-frontend -typecheck", report["typecheck_ms"], "ms"),
        (f"ratio (aim: below {BROKEN_AIM})", report["broken_ratio"], ""),
        ("swift test of a package like it", report["package_ms"], "ms"),
    ]
    for name in ("book", report["exercise"].split(".")[0]):
        if f"{name}_cold_ms" in report:
            aims = [f" (< {aim})" if name == "book" else "" for aim in BOOK_AIMS]
            rows += [
                (f"{name} --solutions, nothing kept{aims[0]}", report[f"{name}_cold_ms"], "ms"),
                (f"{name} --solutions, all kept{aims[1]}", report[f"{name}_warm_ms"], "ms"),
            ]
    for phase, seconds in report.get("first_run_s", {}).items():
        rows.append((f"first run: {phase}", seconds, "s"))
    print(f"{report['exercise']}, median of {report['rounds']}")
    for name, value, unit in rows:
        print(f"  {name:<42} {value:>9} {unit}")
    print(f"  processor time of an edited check: {bench_processes.text(report['shares'])}")
    print(f"  rustlings, said of a trivial exercise: {RUSTLINGS}")


def timed(command, **options):
    """Milliseconds that a command takes, however it ends."""
    began = time.perf_counter()
    subprocess.run(command, **options)
    return (time.perf_counter() - began) * 1000


def timed_to_output(command, **options):
    """Milliseconds until a command prints its first bytes, and until it ends."""
    began = time.perf_counter()
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0,
        **options) as running:
        running.stdout.read(1)
        first = time.perf_counter()
        running.stdout.read()
    return (first - began) * 1000, (time.perf_counter() - began) * 1000
