"""A made-up class for `bench grade`: honest answers, hostile ones, archives, names, a roster and junk.

Each maker returns what is right: by the name in the gradebook, the attack (None for an honest student) and
the status."""

import csv
import io
import pathlib
import re
import shutil
import tarfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SMALL = ROOT / "Tests/EndToEndTests/Fixtures/Small"
HOSTILE = ROOT / "Tests/EndToEndTests/Hostile/Answers"
FILE = "ch01/1-cut.swift"
MISSING = ("missing-1", "missing-2", "missing-3")
# What is handed in under such a name, and how the gradebook writes it.
NAMES = {
    "=1+1": "'=1+1", "@SUM(1)": "'@SUM(1)", "a\x1b[2Jb": "a[2Jb", "\u202eright": "right",
    "<script>alert(1)": "<script>alert(1)"}
JUNK = (("film.mp4", 0.6), ("Pods/lib.a", 0.3), ("DerivedData/index.db", 0.1))


def of_one_exercise(options, folder):
    """The programs of the tests among variants of one right answer, each once before one comes again."""
    solution = (SMALL / "solutions/ch01/1-cut.swift").read_text()
    programs = sorted(HOSTILE.glob("*.swift.txt"))
    expected = {}
    for number, index in places_of_hostile(options):
        if index is None:
            name, attack, status = f"s{number:05}", None, "pass"
            text = solution if options.alike else variant(solution, number)
        else:
            program = programs[index % len(programs)]
            text = program.read_text()
            status = text[3:].split("\n")[0].split(":")[0]
            attack = program.name.removesuffix(".swift.txt")
            name = f"s{number:05}-{attack}"
        expected[name] = (attack, status)
        hand_in(folder / name / FILE, text)
    if options.hostile:
        expected |= archives(folder, solution) | names(folder, solution)
        expected |= {name: ("nothing handed in", "not-submitted") for name in MISSING}
    if options.junk:
        add_junk(folder, options.junk)
    return expected


def of_the_book(options, folder):
    """Reference answers and known right ones to all exercises, with variants of them, and attacks."""
    right = [
        (str(file.relative_to(ROOT / "solutions")), file.read_text())
        for file in sorted((ROOT / "solutions").glob("*/*.swift"))]
    with open(options.answers / "answers.tsv", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            if row["kind"] == "right":
                right.append((row["as"], (options.answers / row["file"]).read_text()))
    attacks = sorted(options.attacks.glob("*.swift")) if options.attacks else []
    expected = {}
    for number, index in places_of_hostile(options):
        if index is None or not attacks:
            place, text = right[number % len(right)]
            name, attack, status = f"s{number:05}", None, "pass"
            text = variant(text, number)
        else:
            program = attacks[index % len(attacks)]
            place, text = "ch17/2-fade-in.swift", f"{program.read_text()}\n// {number}\n"
            attack, status = program.stem, "no points"
            name = f"s{number:05}-{attack}"
        expected[name] = (attack, status)
        hand_in(folder / name / place, text)
    return expected


def places_of_hostile(options):
    """For each student, the number of the hostile program; None for an honest one."""
    for number in range(options.students):
        index = number * options.hostile // options.students
        is_hostile = index != (number + 1) * options.hostile // options.students
        yield number, index if is_hostile else None


def archives(folder, solution):
    """An archive for each way in which one can be wrong, and two that are right."""
    good = solution.encode()
    expected = {}

    def add(name, ending, status, content):
        (folder / f"{name}.{ending}").write_bytes(content)
        # Without bsdtar nothing is known about any.
        expected[name] = (name, status if shutil.which("bsdtar") else "ungraded")

    add("archive-right", "zip", "pass", zipped({FILE: good}))
    add("archive-collision", "zip", "pass", zipped({FILE: good, "CH01/1-CUT.swift": b"no"}))
    add("archive-bomb", "zip", "unreadable", zipped({FILE: bytes(200 << 20)}))
    many = {f"node_modules/{number}.js": b"" for number in range(100_000)}
    add("archive-of-many-files", "zip", "unreadable", zipped({FILE: good} | many))
    add("archive-climbs", "tar", "unreadable", tarred("../../" + FILE, good))
    add("archive-absolute", "tar", "unreadable", tarred("/tmp/" + FILE, good))
    add("archive-link", "tar", "unreadable", tarred(FILE, type=tarfile.SYMTYPE, target="/etc/passwd"))
    add("archive-hard-link", "tar", "unreadable", tarred(FILE, type=tarfile.LNKTYPE, target="/etc/passwd"))
    add("archive-device", "tar", "unreadable", tarred(FILE, type=tarfile.CHRTYPE))
    add("archive-pipe", "tar", "unreadable", tarred(FILE, type=tarfile.FIFOTYPE))
    add("archive-in-archive", "zip", "unreadable", zipped({"a.zip": zipped({FILE: good})}))
    add("archive-torn", "zip", "unreadable", zipped({FILE: good})[:60])
    add("archive-list", "tar", "unreadable", b"#mtree\n./1-cut.swift type=file contents=/etc/passwd\n")
    return expected


def zipped(files):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return buffer.getvalue()


def tarred(name, content=b"", type=tarfile.REGTYPE, target=""):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as archive:
        entry = tarfile.TarInfo(name)
        entry.size, entry.type, entry.linkname = len(content), type, target
        archive.addfile(entry, io.BytesIO(content))
    return buffer.getvalue()


def names(folder, solution):
    """Right answers of students whose names a spreadsheet or a terminal would obey."""
    for number, name in enumerate(NAMES):
        hand_in(folder / name / FILE, f"// name {number}\n{solution}")
    return {written: ("the name " + repr(name), "pass") for name, written in NAMES.items()}


def add_junk(folder, gigabytes):
    """What students leave beside their answers; the files have no bytes on the disk."""
    students = [place for place in folder.iterdir() if place.is_dir()]
    for place in students:
        for name, share in JUNK:
            file = place / name
            file.parent.mkdir(parents=True, exist_ok=True)
            with open(file, "wb") as opened:
                opened.truncate(int(gigabytes * share * (1 << 30) / len(students)))


def write_roster(file, expected):
    """Everybody, with names that are formulas and orders to terminals."""
    with open(file, "w", newline="") as opened:
        rows = csv.writer(opened)
        rows.writerow(["id", "name", "email"])
        for number, name in enumerate(expected):
            shown = ("=HYPERLINK(\"x\")", "\x1b]0;x\x07Bo", "Ann, Doe", "+1")[number % 4]
            rows.writerow([name.removeprefix("'"), f"{shown} {number}", f"s{number}@example.edu"])


def variant(text, number):
    """The same code as another person would save it."""
    kind = number % 5
    if kind == 1:
        text = text.replace("\n", "\n\n")
    elif kind == 2:
        text = re.sub("^( +)", lambda spaces: spaces.group(1) * 2, text, flags=re.MULTILINE)
    elif kind == 3:
        text = text + f"\nprivate let note{number} = {number}\n"
    text = f"// {number}\n{text}"
    return text.replace("\n", "\r\n") if kind == 4 else text


def hand_in(file, text):
    file.parent.mkdir(parents=True)
    file.write_bytes(text.encode())


def statuses(gradebook):
    """The one status of each student that says something: of what was handed in."""
    with open(gradebook, newline="", encoding="utf-8-sig") as file:
        return {
            row["student"]: next(
                (value for key, value in row.items()
                 if key.endswith(" status") and value != "not-submitted"), "not-submitted")
            for row in csv.DictReader(file)}


def dangerous_cells(gradebook):
    """Cells that a spreadsheet takes for a formula, or a terminal for an order."""
    with open(gradebook, newline="", encoding="utf-8-sig") as file:
        return [
            cell for row in csv.reader(file) for cell in row
            if cell.lstrip(" ")[:1] in ("=", "+", "-", "@") or re.search("[\x00-\x1f\x7f-\x9f]", cell)]


def is_right(seen, right):
    """What is hostile to the book has no status of its own; it may earn nothing and cost us nothing."""
    return seen not in ("pass", "partial", "ungraded", None) if right == "no points" else seen == right


def attack_table(expected, seen):
    """A line for each attack: how often it was tried, what is right, and what was seen."""
    attacks = {}
    for name, (attack, right) in expected.items():
        if attack is not None:
            attacks.setdefault((attack, right), []).append(seen.get(name))
    width = max((len(attack) for attack, _ in attacks), default=0)
    lines = [f"{'attack':{width}}  tried  {'right':17} seen"]
    for (attack, right), found in sorted(attacks.items()):
        wrong = {str(status) for status in found if not is_right(status, right)}
        text = "WRONG: " + ", ".join(sorted(wrong)) if wrong else ", ".join(sorted(set(found)))
        lines.append(f"{attack:{width}}  {len(found):5}  {right:17} {text}")
    return "\n".join(lines)
