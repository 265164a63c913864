"""What the tests of the card room share with others: driving the command and the screen."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent / "cli"), str(HERE.parent / "terminal" / "app")]
