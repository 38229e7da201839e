"""bench watch: from a saved file to its verdict, while `workbook watch` runs."""

import json
import pathlib
import re
import statistics
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
EDITS = 100
PATIENCE = 60  # seconds without a verdict


def declare(commands):
    command = commands.add_parser("watch", help="from a saved file to its verdict, while watch runs")
    command.add_argument("--json", action="store_true", help="print numbers only, as JSON")
    command.add_argument("--exercise", default="ch17.pop", help="which one is edited")
    command.add_argument("--edits", type=int, default=EDITS)
    command.set_defaults(run=bench_watch)


def bench_watch(options):
    with tempfile.TemporaryDirectory() as folder:
        report = measure(options.exercise, pathlib.Path(folder), options.edits)
    if options.json:
        print(json.dumps(report, indent=2))
    else:
        print(
            f"{report['exercise']}: {report['edits']} edits, from the save to the verdict:"
            f" median {report['median_ms']:.0f} ms, 95th percentile {report['p95_ms']:.0f} ms")
    return 0


def measure(exercise, folder, edits):
    """Saves a solved exercise again and again, with another statement in a function each time."""
    workbook = ROOT / "bin/workbook"
    here = ["--workspace", folder]
    subprocess.run([workbook, "start", exercise, *here], stdout=subprocess.DEVNULL, check=True)
    file = next(folder.glob("exercises/*/*.swift"))
    answer = (ROOT / "solutions" / file.relative_to(folder / "exercises")).read_text()
    head = re.search(r"func animateTransition\(.*\{\n", answer)
    if head is None:
        raise SystemExit("bench: choose an exercise whose answer has an animateTransition")
    file.write_text(answer)
    watch = subprocess.Popen(
        [workbook, "watch", exercise, *here], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True)
    try:
        wait_for_verdict(watch)
        taken = []
        for number in range(edits):
            # Somebody who types has read the verdict, and the report has been written meanwhile.
            time.sleep(0.3)
            statement = f"    let edit{number} = {number}\n    _ = edit{number}\n"
            file.write_text(answer[: head.end()] + statement + answer[head.end() :])
            taken.append(wait_for_verdict(watch))
    finally:
        watch.terminate()
        watch.wait()
    return {
        "exercise": exercise, "edits": edits,
        "median_ms": round(statistics.median(taken), 1),
        "p95_ms": round(statistics.quantiles(taken, n=20)[-1], 1),
    }


def wait_for_verdict(watch):
    """Milliseconds until the watch says what became of the answer."""
    began = time.monotonic()
    for line in watch.stdout:
        if re.match(r"(Solved|Not solved)", line):
            return (time.monotonic() - began) * 1000
        if time.monotonic() - began > PATIENCE:
            break
    raise SystemExit("bench: watch gave no verdict")
