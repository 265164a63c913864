"""Compiles the engine with mypyc where a C compiler is at hand; else it stays plain Python.

The page for browsers is taken from `.build/page`, or from the folder VAZA_PAGE names; empty takes none.
VAZA_COMPILE=1 makes a failed compilation an error, VAZA_COMPILE=0 does not even try.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

BUILT = os.environ.get("VAZA_PAGE", ".build/page")
WISH = os.environ.get("VAZA_COMPILE", "auto")
ENGINE = sorted(
    str(path)
    for files in (
        "core/*.py",
        "games/*/deal.py",
        "games/*/match.py",
        "games/*/worlds.py",
        "bots/kernel/*.py",
        "bots/policies/*.py",
        "table/claims.py",
        "table/flow.py",
        "table/standing.py",
        "table/table.py",
        "table/thinking.py",
        "protocol/scenes.py",
        "protocol/story.py",
    )
    for path in Path("src/vaza").glob(files)
    if path.name not in ("__init__.py", "position.py")
)


class BuildOrGoWithout(build_ext):
    """Builds what can be built; a failure is a warning unless compilation was asked for."""

    def run(self) -> None:
        """Try, and say what the failure means."""
        try:
            super().run()
        except Exception as error:
            if WISH == "1":
                raise
            sys.stderr.write(f"vaza: not compiled ({error}); installing the engine as plain Python\n")
            self.extensions = []


class BuildWithPages(build_py):
    """Puts the pages of `docs/rules` and `docs/guide` into the package, and the page for browsers if it was built."""

    def run(self) -> None:
        """Build as usual, then copy the pages."""
        super().run()
        for shelf in ("rules", "guide"):
            shutil.copytree(Path("docs", shelf), Path(self.build_lib, "vaza", shelf), dirs_exist_ok=True)
        if BUILT and Path(BUILT, "index.html").is_file():
            shutil.copytree(BUILT, Path(self.build_lib, "vaza", "server", "web"), dirs_exist_ok=True)


def extensions() -> list:
    """The engine as one group of C extensions, or nothing."""
    if WISH == "0":
        return []
    try:
        from mypyc.build import mypycify

        made = mypycify(["--strict", *ENGINE], opt_level="3", group_name="vaza")
    except (Exception, SystemExit) as error:
        if WISH == "1":
            raise
        sys.stderr.write(f"vaza: not compiled ({error}); installing the engine as plain Python\n")
        return []
    for extension in made:
        extension.extra_compile_args += ["-fvisibility=hidden", "-g0"]
    return made


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrGoWithout, "build_py": BuildWithPages})
