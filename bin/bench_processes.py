"""Which of a command's processes run, seen by looking again and again."""

import os


def sample(root, shares):
    """Adds the processes below the root that run right now to the shares; the root's memory in bytes."""
    parents, states = {}, {}
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        try:
            with open(f"/proc/{entry}/stat") as file:
                head, _, rest = file.read().rpartition(")")
        except OSError:
            continue
        fields = rest.split()
        parents[int(entry)] = int(fields[1])
        if fields[0] == "R":
            states[int(entry)] = head.partition("(")[2]
    for process, name in states.items():
        ancestor = process
        while ancestor not in (0, 1, root):
            ancestor = parents.get(ancestor, 0)
        if ancestor == root:
            part = part_of_process(process, name)
            shares[part] = shares.get(part, 0) + 1
    try:
        with open(f"/proc/{root}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None


def part_of_process(process, name):
    if name.startswith(("swift-frontend", "ld.lld")):
        return "compiler"
    if name == "program-host":
        try:
            with open(f"/proc/{process}/cmdline", "rb") as file:
                # A stage has no function that its host is told to call.
                return "checks" if b"main" in file.read().split(b"\0") else "engine and answers"
        except OSError:
            return "engine and answers"
    if name in ("bwrap", "sh", "prlimit", "setpriv"):
        return "box"
    return "ourselves" if name == "workbook" else "others"


def text(shares):
    """The shares in percent, the largest first."""
    total = sum(shares.values()) or 1
    parts = sorted(shares.items(), key=lambda part: -part[1])
    return ", ".join(f"{name} {100 * count / total:.0f} %" for name, count in parts)
