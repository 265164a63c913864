"""The two lines above the table: what is played, trump, how the sides stand."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from vaza.core.view import View
from vaza.games import spec
from vaza.terminal.app.picture import RenderContext
from vaza.terminal.sheet import signed
from vaza.terminal.table import DOT, fit


def heading(picture: RenderContext, width: int) -> Text:
    """Both lines, as wide as the screen."""
    quiet = Style(color=picture.palette.quiet)
    title = Text().append(spec(picture.scene.setting.game).title, Style(bold=True))
    view, teller = picture.view, picture.teller
    if view is None:
        return beside(title, pace(picture), width)
    title.append(DOT + teller.say("deal-number", deal=view.deal), quiet)
    if view.turn >= 0:
        title.append(DOT + teller.phase(view), quiet)
    first = beside(title, trump(picture, view), width)
    return Text("\n").join([first, beside(standing(picture, view, width - 20), pace(picture), width)])


def beside(left: Text, right: Text, width: int) -> Text:
    """Two texts at both ends of a line; what has no room on the left is cut."""
    room = width - right.cell_len - 2
    if left.cell_len > room:
        left = left.copy()
        left.truncate(max(room, 0), overflow="ellipsis")
    return (
        Text(no_wrap=True).append_text(left).append(" " * (width - left.cell_len - right.cell_len)).append_text(right)
    )


def trump(picture: RenderContext, view: View) -> Text:
    """The trump suit and the card that was turned up."""
    teller, colours = picture.teller, picture.palette
    if view.trump < 0:
        return colours.paint(teller.say("turned-up", card=view.write(view.turnup))) if view.turnup >= 0 else Text("")
    symbol = view.deck.suits[view.trump]
    line = Text(teller.say("trump-is") + " ").append(f"{symbol} {teller.suit(symbol)}", colours.suit(symbol))
    if view.turnup >= 0:
        line.append(f" ({view.write(view.turnup)})", Style(color=colours.quiet))
    return line


def pace(picture: RenderContext) -> Text:
    """How quick bots are, and whether the table waits for somebody."""
    say = picture.words.format
    if picture.scene.paused:
        names = ", ".join(picture.scene.waits_for)
        return Text(
            say("app-paused", names=names, number=len(picture.scene.waits_for)), Style(color=picture.palette.turn)
        )
    return Text(say("app-pace", pace=picture.scene.pace), Style(color=picture.palette.quiet))


def standing(picture: RenderContext, view: View, room: int) -> Text:
    """The score of each side, with what it has made in this deal where there is room for it."""
    full = sides(picture, view, True)
    return full if full.cell_len <= room else sides(picture, view, False)


def sides(picture: RenderContext, view: View, more: bool) -> Text:
    """The score of each side."""
    teller, quiet = picture.teller, Style(color=picture.palette.quiet)
    tricks = [sum(view.won[side :: view.sides]) for side in range(view.sides)]
    line = Text()
    for side in range(view.sides):
        line.append(DOT if side else "", quiet)
        line.append(fit(teller.say("side-score", side=teller.side(side)), 30) + " ")
        line.append(signed(view.scores[side], ""), Style(bold=True))
        if more and view.deal_points != tricks:
            line.append(" " + teller.say("side-points", points=view.deal_points[side]), quiet)
        if any(view.sets):
            line.append(" " + teller.say("side-sets", sets=view.sets[side]), quiet)
    return line
