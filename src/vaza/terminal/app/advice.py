"""What an expert thinks, in one line."""

from __future__ import annotations

from rich.text import Text

from vaza.core.view import View
from vaza.terminal.app.picture import Picture
from vaza.terminal.table import DOT

MOST = 3
"""So many ways to go on are told."""


def advice_line(advice: list[dict[str, object]], picture: Picture) -> Text:
    """The best ways to go on, the best first."""
    say, view = picture.words.say, picture.view
    if view is None or not advice:
        return Text(say("app-no-hint"))
    told = []
    for one in advice[:MOST]:
        actions = one["actions"]
        assert isinstance(actions, list)
        verdict = say(f"hint-{one['verdict']}", cost=f"{float(str(one['cost'])):.2f}")
        told.append(say("app-hint", actions=in_words(actions, view, picture), verdict=verdict))
    return picture.palette.paint(DOT.join(told))


def in_words(actions: list[str], view: View, picture: Picture) -> str:
    """Cards in notation, calls as what they mean."""
    calls = set(view.words)
    return " ".join(picture.teller.call(action, view.deck) if action in calls else action for action in actions)
