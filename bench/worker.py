"""One contender in a process of its own: reads how many playouts to do, answers with what they took.

Run as ``python bench/worker.py NAME [FOLDER]``. Every line in is ``{"playouts": n}``, every line out is
``{"playouts": n, "moves": n, "seconds": s}``; the first line out says that the contender is ready and
which versions it uses. The time is the CPU time of this process.
"""

from __future__ import annotations

import json
import sys
import time

from contenders import CONTENDERS


def main(name: str, folder: str) -> None:
    """Serve until the pipe is closed."""
    if folder:
        sys.path.insert(0, folder)
    try:
        contender = CONTENDERS[name].make()
    except ImportError as error:
        say({"missing": str(error.name or error)})
        return
    contender.play(1)
    say({"ready": name, "versions": contender.versions()})
    for line in sys.stdin:
        playouts = int(json.loads(line)["playouts"])
        contender.play(max(1, playouts // 20))
        start = time.process_time()
        moves = contender.play(playouts)
        say({"playouts": playouts, "moves": moves, "seconds": time.process_time() - start})


def say(answer: dict[str, object]) -> None:
    """One line to the parent."""
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "")
