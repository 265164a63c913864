"""What there is to see at a table, in sentences."""

from __future__ import annotations

from vaza.core.match import ScoreCell
from vaza.core.view import PlayedCard, View
from vaza.games import make_game
from vaza.table.scene import Snapshot
from vaza.terminal.cards import in_order
from vaza.terminal.sheet import signed
from vaza.terminal.telling import MessageFormatter


def opening_lines(scene: Snapshot, teller: MessageFormatter) -> list[str]:
    """What is played, how it differs, what was drawn, and the promise about its decks."""
    setting = scene.setting
    game = make_game(setting.game, setting.players, variants=setting.variants, options=dict(setting.options))
    names = ", ".join(place.name for place in scene.places)
    lines = [teller.say("play-title", game=game.spec.title, names=names), teller.say(f"game-{game.code}-soul")]
    for difference in game.differences():
        lines.append(teller.say("replay-differs", words=teller.difference(game.code, difference)))
    lines += draw_lines(scene, teller)
    if scene.commitment:
        lines.append(teller.say("play-promise", commitment=scene.commitment))
    else:
        lines.append(teller.say("play-seed", seed=str(setting.seed)))
    if scene.seat >= 0:
        lines.append(teller.say("play-keys-plain", style=game.deck.style))
    return lines


def event_lines(scene: Snapshot, teller: MessageFormatter) -> list[list[str]]:
    """All that has happened in the deal, event by event, and where the table did it for somebody."""
    view = scene.view
    assert view is not None
    groups = []
    before = ""
    for event, by in zip(view.history, scene.played_by, strict=True):
        lines = []
        if event.seat >= 0 and by == "time":
            lines.append(teller.say("play-time-up", seat=teller.seat(event.seat)))
        if event.seat >= 0 and by == "table" and view.seat == event.seat:
            lines.append(teller.say("play-table-played", seat=teller.seat(event.seat)))
        if by == "claim" and before != "claim":
            lines.append(teller.say("play-claimed", seat=teller.seat(event.seat)))
        groups.append(lines + teller.event(event, view))
        before = by
    return groups


def draw_lines(scene: Snapshot, teller: MessageFormatter) -> list[str]:
    """The draws before the match, and the seats they gave."""
    lines = [teller.drawn(drawing.topic, drawing.cards, scene.drawn_by, drawing.settled) for drawing in scene.draws]
    if any(drawing.topic == "teams" for drawing in scene.draws):
        lines.append(teller.say("play-seating", names=", ".join(place.name for place in scene.places)))
    return lines


def table_lines(scene: Snapshot, teller: MessageFormatter) -> list[str]:
    """Trump, stock and the trick."""
    view = scene.view
    assert view is not None
    lines = []
    if view.trump >= 0:
        suit = teller.suit(view.deck.suits[view.trump])
        shown = view.turnup >= 0 and view.turnup_shown
        card = view.write(view.turnup)
        lines.append(teller.say("play-turn-up", suit=suit, card=card) if shown else teller.say("play-trump", suit=suit))
    if view.stock and view.turnup_shown:
        lines.append(teller.say("play-stock", cards=view.stock))
    if view.trick:
        cards = plays(view.trick, view, teller)
        if view.best >= 0:
            lines.append(teller.say("play-on-table", cards=cards, seat=teller.seat(view.best)))
        else:
            lines.append(teller.say("play-on-table-nobody", cards=cards))
    return lines


def hand_lines(scene: Snapshot, teller: MessageFormatter) -> list[str]:
    """The viewer's own cards."""
    view = scene.view
    assert view is not None
    who = teller.seat(view.seat)
    if not view.hand:
        return [teller.say("play-no-cards", seat=who)]
    cards = " ".join(view.write(card) for card in in_order(view.deck, view.hand))
    lines = [teller.say("play-your-cards", seat=who, cards=cards)]
    if view.marked_cards:
        marked = " ".join(view.write(card) for card in in_order(view.deck, view.marked_cards))
        lines.append(teller.say("play-marked", cards=marked))
    return lines


def plays(cards: list[PlayedCard], view: View, teller: MessageFormatter) -> str:
    """The cards of a trick with who played them."""
    return ", ".join(
        teller.say("drawn-card", seat=teller.seat(play.seat), card=view.write(play.card)) for play in cards
    )


def last_trick_line(view: View, teller: MessageFormatter) -> list[str]:
    """The last trick."""
    if not view.last_trick:
        return [teller.say("play-no-last")]
    cards = plays(view.last_trick, view, teller)
    if view.last_taker < 0:
        return [teller.say("play-on-table-nobody", cards=cards)]
    return [teller.say("play-last", cards=cards, seat=teller.seat(view.last_taker))]


def score_lines(view: View, teller: MessageFormatter) -> list[str]:
    """The last row of the score sheet in sentences."""
    if not view.sheet:
        return []
    row = view.sheet[-1]
    lines = [teller.say("play-score-title", deal=row.deal)]
    for side, cell in enumerate(row.cells):
        if "gone" not in cell.marks:
            lines.append(score_line(teller.side(side), cell, teller))
    if row.notes:
        lines.append(teller.say("play-noted", notes=teller.row_notes(row)))
    return lines


def score_line(side: str, cell: ScoreCell, teller: MessageFormatter) -> str:
    """One side's total, how it changed, and why."""
    if "out" in cell.marks:
        return teller.say("play-sat-out", side=side, total=signed(cell.total, ""))
    details = teller.details(cell.detail)
    return teller.say(
        "play-score-line",
        side=side,
        total=signed(cell.total, ""),
        change=signed(cell.change, "+"),
        detail="some" if details else "none",
        details=details,
    )


def over_lines(scene: Snapshot, teller: MessageFormatter, file: str) -> list[str]:
    """How a match ended, what was won, and what proves its decks."""
    view = scene.view
    lines = []
    if view is not None and view.winners:
        sides = [teller.side(side) for side in view.winners]
        lines.append(teller.say("match-won", sides=", ".join(sides), number=len(sides)))
    elif scene.quitter:
        lines.append(teller.say("match-quit", seat=scene.quitter))
    else:
        lines.append(teller.say("match-abandoned"))
    if view is not None and any(view.prizes):
        told = [f"{teller.seat(seat)} {signed(cents, '+')}" for seat, cents in enumerate(view.prizes)]
        lines.append(teller.say("match-prizes", prizes=", ".join(told)))
    if file:
        lines.append(teller.say("play-recorded", file=file))
    if scene.secret:
        lines.append(teller.say("play-verify", secret=scene.secret))
    elif scene.setting.seed >= 0:
        lines.append(teller.say("play-same-cards", game=scene.setting.game, seed=str(scene.setting.seed)))
    return lines
