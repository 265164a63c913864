"""What is said at which step of each lesson: keys of the catalogues in `locales/*/lessons.ftl`.

A step is numbered by what the learner has seen happen before it. Where the learner has a choice, the key ending in
`-why` tells why the answer of the record is the good one.
"""

from __future__ import annotations

from typing import Final

SUECA: Final = {
    0: "deal",
    1: "seven",
    4: "jack",
    6: "small",
    8: "void",
    10: "forced",
    15: "load",
    18: "partner",
    20: "trumped",
    23: "lost",
    25: "no-choice",
    31: "trump-led",
    32: "last-trump",
    36: "last",
    40: "end",
}
SEPTICA: Final = {
    0: "lead",
    2: "rank",
    4: "seven",
    6: "refill",
    7: "ten",
    9: "eight",
    11: "beaten",
    17: "again",
    20: "free",
    22: "go-on",
    24: "stop",
    25: "nine",
    28: "nine",
    31: "eights",
    33: "answer",
    36: "keep",
    38: "let-go",
    41: "queen",
    43: "let-go",
    46: "let-go",
    49: "count",
    52: "now",
    54: "joker",
    57: "over",
    63: "end",
}
SOBESOBE: Final = {
    0: "blind",
    1: "trump",
    2: "in",
    5: "exchange",
    8: "ace",
    11: "clubs",
    14: "spare",
    17: "cut",
    19: "must-cut",
    20: "last",
    23: "end",
}
FODINHA: Final = {
    0: "deal",
    3: "bid",
    4: "order",
    7: "follow",
    9: "win",
    12: "lose",
    16: "almost",
    17: "last",
    20: "end",
}
GUINOTE: Final = {
    0: "deal",
    1: "free",
    3: "take",
    4: "swap",
    5: "lead",
    7: "lead",
    9: "lead",
    11: "lead",
    13: "caballo",
    15: "lead",
    18: "save",
    20: "save-again",
    22: "trump-ace",
    23: "forty",
    24: "lead",
    27: "win",
    28: "cheapest",
    30: "arrastre",
    33: "follow",
    35: "dear",
    37: "must-beat",
    38: "two",
    41: "ten-last",
    42: "end",
}
NOTES: Final[dict[str, dict[int, str]]] = {
    "sueca": SUECA,
    "septica": SEPTICA,
    "guinote": GUINOTE,
    "sobesobe": SOBESOBE,
    "fodinha": FODINHA,
}
"""By game; a key is `lesson-`, the game and the word here."""
