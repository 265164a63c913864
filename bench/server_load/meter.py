"""What processes have used, as the kernel counts it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

TICK: Final = 1 / os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


def fields(pid: int) -> list[str]:
    """What /proc tells of a process after its name, or nothing if it is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def children(pid: int) -> list[int]:
    """The processes this one has started."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and (told := fields(int(folder.name))) and int(told[1]) == pid:
            found.append(int(folder.name))
    return found


def family(pid: int) -> list[int]:
    """A process and all that came of it."""
    found = [pid]
    for child in children(pid):
        found.extend(family(child))
    return found


def cpu_seconds(pid: int) -> float:
    """CPU time of a process with all its threads, of its ended children and of those that live."""
    total = 0
    for one in family(pid):
        if told := fields(one):
            total += sum(int(told[place]) for place in (11, 12, 13, 14))
    return total * TICK


def rss(pid: int) -> int:
    """Bytes of memory a process has in use, without its children."""
    told = fields(pid)
    return int(told[21]) * PAGE if told else 0


def core_seconds(core: int) -> float:
    """How long a core has been busy, whoever kept it so."""
    for line in Path("/proc/stat").read_text().splitlines():
        name, *ticks = line.split()
        if name == f"cpu{core}":
            user, nice, system, _, _, irq, soft, steal = map(int, ticks[:8])
            return (user + nice + system + irq + soft + steal) * TICK
    raise RuntimeError(f"there is no core {core}")
