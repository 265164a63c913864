"""The options of a game: what may be chosen, what is chosen, and how that differs from standard."""

from __future__ import annotations

from typing import Final, TypeAlias

from vaza.core.errors import OptionError

Value: TypeAlias = str | int | bool
STANDARD: Final = "standard"
_YES: Final = ("on", "yes", "true", "1")
_NO: Final = ("off", "no", "false", "0")


class Option:
    """One thing a table may decide about a game."""

    name: str
    kind: str
    default: Value
    choices: tuple[str, ...]
    low: int
    high: int

    def __init__(
        self,
        name: str,
        kind: str,
        default: Value,
        choices: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.choices = choices
        self.low = low
        self.high = high

    def read(self, value: object) -> Value:
        """The value as this option keeps it, from Python or from text."""
        text = str(value).strip().lower()
        if self.kind == "flag":
            if text in _YES:
                return True
            if text in _NO:
                return False
        elif self.kind == "number":
            if text.isascii() and text.isdigit() and len(text) < 10 and self.low <= int(text) <= self.high:
                return int(text)
        elif self.kind == "choice":
            for choice in self.choices:
                if choice.lower() == text:
                    return choice
        raise OptionError(
            "BAD_OPTION_VALUE", {"option": self.name, "value": str(value)[:40], "allowed": self.allowed()}
        )

    def allowed(self) -> str:
        """What may be written, for messages and help."""
        if self.kind == "flag":
            return "on, off"
        if self.kind == "number":
            return f"{self.low}–{self.high}"
        return ", ".join(self.choices)

    def write(self, value: Value) -> str:
        """The value as text."""
        if self.kind == "flag":
            return "on" if value else "off"
        return str(value)


def flag_option(name: str, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(name, "flag", default)


def choice_option(name: str, *choices: str) -> Option:
    """An option with named values, the first being standard."""
    return Option(name, "choice", choices[0], choices)


def number_option(name: str, default: int, low: int, high: int) -> Option:
    """An option that is a whole number in a range."""
    return Option(name, "number", default, low=low, high=high)


class GameSpec:
    """What a game is before its options are fixed: names, seats, options, presets, variants."""

    code: str
    title: str
    country: str
    prefix: str
    players: tuple[int, ...]
    default_players: int
    clockwise: bool
    lower_wins: bool
    """Whether going down is good."""
    options: tuple[Option, ...]
    presets: dict[str, dict[str, Value]]
    variants: tuple[str, ...]
    variant_players: dict[str, int]
    """Variants that are for another number of players."""

    def __init__(
        self,
        code: str,
        title: str,
        country: str,
        prefix: str,
        players: tuple[int, ...],
        default_players: int,
        clockwise: bool,
        lower_wins: bool,
        options: tuple[Option, ...],
        presets: dict[str, dict[str, Value]],
        variants: tuple[str, ...] = (),
        variant_players: dict[str, int] | None = None,
    ) -> None:
        self.code = code
        self.title = title
        self.country = country
        self.prefix = prefix
        self.players = players
        self.default_players = default_players
        self.clockwise = clockwise
        self.lower_wins = lower_wins
        self.options = options
        self.presets = {STANDARD: {}, **presets}
        self.variants = variants
        self.variant_players = variant_players if variant_players is not None else {}

    def seats_allowed(self) -> str:
        """The numbers of players, for messages and help."""
        return ", ".join(str(number) for number in self.players)

    def usual_players(self, variants: tuple[str, ...]) -> int:
        """How many sit down where nothing is said."""
        for variant in variants:
            if variant in self.variant_players:
                return self.variant_players[variant]
        return self.default_players

    def option(self, name: str) -> Option:
        """The option with this name."""
        for option in self.options:
            if option.name == name:
                return option
        allowed = ", ".join(option.name for option in self.options)
        raise OptionError("UNKNOWN_OPTION", {"option": name[:40], "game": self.code, "allowed": allowed})

    def resolve_options(self, preset: str, chosen: dict[str, object]) -> dict[str, Value]:
        """Every option's value: the default, changed by the preset, changed by what was chosen."""
        if preset not in self.presets:
            allowed = ", ".join(self.presets)
            raise OptionError("UNKNOWN_PRESET", {"preset": preset[:40], "game": self.code, "allowed": allowed})
        values: dict[str, Value] = {option.name: option.default for option in self.options}
        values.update(self.presets[preset])
        for name, value in chosen.items():
            values[self.option(name).name] = self.option(name).read(value)
        return values
