"""What may be answered besides a card, as things to choose from."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from vaza.core.cards import members
from vaza.terminal.app.picture import RenderContext
from vaza.terminal.app.row import ButtonItem

CLAIM = "claim"
"""Not a call of any game: the table's own."""
PUT_ASIDE = "put aside"
REFUSED = "refused "


def calls(picture: RenderContext) -> list[int]:
    """The calls that are offered, legal or explained."""
    view = picture.view
    if view is None or not picture.mine:
        return []
    refused = [action for action in view.reasons if action >= view.deck.size]
    legal = [action for action in members(view.legal) if action >= view.deck.size]
    return sorted({*refused, *legal})


def values(picture: RenderContext) -> list[str]:
    """What the things to choose from stand for."""
    view = picture.view
    if view is None:
        return []
    if view.question.kind == "cards":
        found = [PUT_ASIDE] if picture.mine else []
    else:
        found = [(REFUSED if call in view.reasons else "") + view.write(call) for call in calls(picture)]
    return [*found, CLAIM] if picture.scene.claim else found


def items(picture: RenderContext, marked: frozenset[int], chosen: str) -> list[ButtonItem]:
    """The things to choose from, as they are drawn."""
    return [item(picture, value, marked, value == chosen) for value in values(picture)]


def item(picture: RenderContext, value: str, marked: frozenset[int], chosen: bool) -> ButtonItem:
    """One of them."""
    colours = picture.palette
    style = Style(color=colours.button_text, bgcolor=colours.button)
    if value.startswith(REFUSED):
        style = Style(color=colours.dim_ink, bgcolor=colours.dim_paper)
    elif names_suit(picture, value):
        style = Style(color=colours.ink(value), bgcolor=colours.paper, bold=True)
    text = label(picture, value.removeprefix(REFUSED), marked)
    if chosen:
        style = Style(color=colours.chosen_text, bgcolor=colours.chosen, bold=True)
        text = Text(text.plain)
    return ButtonItem(text, value, style, chosen)


def label(picture: RenderContext, value: str, marked: frozenset[int]) -> Text:
    """A call in words: a suit with its sign, a number alone."""
    view, teller = picture.view, picture.teller
    assert view is not None
    if value == CLAIM:
        return Text(teller.say("app-claim"))
    if value == PUT_ASIDE:
        return Text(teller.say("app-exchange", cards=len(marked)))
    what = value.partition(" ")[2]
    if view.question.kind == "number" and what:
        return Text(what)
    if names_suit(picture, value):
        return Text(f"{what} {teller.suit(what)}")
    return Text(teller.call(value, view.deck))


def names_suit(picture: RenderContext, value: str) -> bool:
    """Whether a suit is asked for and this is one."""
    view, what = picture.view, value.partition(" ")[2]
    return view is not None and view.question.kind == "suit" and bool(what) and what in view.deck.suits
