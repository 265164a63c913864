"""Before, between and after matches: chairs, names, salts, start, go on, quit, rematch."""

import random

import pytest
from shell import Shell

from vaza.core.fairness import commitment
from vaza.core.record import verify
from vaza.games import GAMES, make_game, read_record
from vaza.table.commands import Act, AddSalt, Continue, Quit, SeatBot, SetPace, Sit, Start, VacateChair
from vaza.table.events import ActionTaken
from vaza.table.setting import TimeControl, config_for


def gathering(code: str = "septica") -> Shell:
    return Shell(config_for(make_game(code), TimeControl()))


def test_chairs_names_and_salts_are_checked() -> None:
    shell = gathering()
    shell.tell(Sit("ana", "Ana"))
    assert shell.refused(Sit("ana", "Anna")) == "ALREADY_SEATED"
    assert shell.refused(Sit("rui", "ana")) == "NAME_TAKEN"
    assert shell.refused(Sit("rui", "Rui", 0)) == "CHAIR_TAKEN"
    assert shell.refused(Sit("rui", "Rui", 7)) == "NO_SUCH_SEAT"
    assert shell.refused(Sit("rui", "a,b")) == "BAD_NAME"
    assert shell.refused(AddSalt("ana", "not a salt")) == "BAD_SALT"
    assert shell.refused(AddSalt("rui", "abc")) == "NOT_AT_TABLE"
    assert shell.refused(Start("ana")) == "CHAIRS_EMPTY"
    assert shell.refused(Start("rui")) == "NOT_AT_TABLE"
    shell.tell(SeatBot("easy", "Bot"))
    assert shell.refused(Sit("rui", "Rui")) == "TABLE_FULL"
    shell.tell(VacateChair(1))
    shell.tell(Sit("rui", "Rui"))
    shell.tell(Start("rui"))
    assert shell.refused(Start("ana")) == "ALREADY_STARTED"
    assert shell.refused(VacateChair(0)) == "ALREADY_STARTED"
    assert shell.refused(AddSalt("ana", "abc")) == "SALTS_ARE_FROZEN"
    assert shell.refused(Sit("eva", "Eva")) == "ALREADY_STARTED"


def test_a_bot_gives_its_name_to_who_sits_down() -> None:
    shell = gathering("sueca")
    shell.tell(Sit("eva", "Eva"))
    shell.tell(SeatBot("easy", "Ana", 2))
    assert shell.refused(Sit("ana", "ana")) == "NAME_TAKEN"
    assert shell.refused(Sit("ana", "ana", instead="EVA")) == "NAME_TAKEN"
    shell.tell(Sit("ana", "ana", 1, instead="Leo"))
    assert [place.name for place in shell.table.snapshot("").places] == ["Eva", "ana", "Leo", ""]
    assert shell.table.snapshot("").places[2].level == "easy"
    assert shell.refused(Sit("rui", "Eva", instead="Gil")) == "NAME_TAKEN"


def test_the_promise_is_there_before_the_salts_and_kept_at_the_end() -> None:
    rng = random.Random(2)
    shell = gathering("sueca")
    promise = shell.table.snapshot("").commitment
    for chair, name in enumerate(("Ana", "Rui", "Eva", "Leo")):
        shell.tell(Sit(name.lower(), name, chair))
    shell.tell(AddSalt("ana", "my-own-salt"))
    assert not shell.table.snapshot("ana").salts
    shell.tell(Start("ana"))
    assert shell.table.snapshot("ana").salts == ["my-own-salt", "chair1", "chair2", "chair3"]
    assert shell.table.snapshot("ana").secret == ""
    shell.play_out(rng)
    scene = shell.table.snapshot("")
    assert commitment(bytes.fromhex(scene.secret)) == promise == scene.commitment
    record = shell.table.state.record()
    assert record is not None
    read = read_record(record.write())
    assert verify(read) == len(read.runner.deals)
    assert read.salts[0] == "my-own-salt"


def test_after_a_deal_everybody_goes_on_or_somebody_quits() -> None:
    rng = random.Random(3)
    shell = gathering()
    shell.fill(2)
    assert shell.refused(Continue("ana")) == "NOT_BETWEEN_DEALS"
    assert shell.refused(Quit("ana")) == "QUIT_BETWEEN_DEALS"
    while shell.table.state.stage == "playing":
        if not shell.move(rng):
            shell.pass_time(3)
    shell.tell(Continue("ana"))
    assert [place.ready for place in shell.table.snapshot("").places] == [True, False]
    shell.tell(Quit("rui"))
    scene = shell.table.snapshot("ana")
    assert (scene.stage, scene.quitter, scene.abandoned) == ("over", "Rui", True)
    assert scene.view is not None
    assert scene.view.winners == []


def test_a_rematch_has_a_new_secret_and_the_same_people() -> None:
    rng = random.Random(4)
    shell = gathering("fodinha")
    shell.fill(2)
    shell.play_out(rng)
    first = shell.table.snapshot("ana")
    shell.tell(Continue("ana"))
    shell.tell(Continue("rui"))
    second = shell.table.snapshot("ana")
    assert second.stage == "gathering"
    assert second.match == 2
    assert second.commitment != first.commitment
    assert [place.name for place in second.places] == [place.name for place in first.places]
    shell.tell(Start("ana"))
    shell.play_out(rng)
    assert shell.snapshot(shell.rebuilt()) == shell.snapshot(shell.table)


def test_drawn_partners_sit_where_the_draw_puts_them() -> None:
    """U2: chairs stay, seats change; everybody keeps their own view and name."""
    rng = random.Random(5)
    for secret in range(8):
        shell = Shell(config_for(make_game("sueca", options={"team_draw": True})), secret)
        shell.fill(4)
        standing = shell.table.state
        assert standing.runner is not None
        scene = shell.table.snapshot("ana")
        assert scene.places[scene.seat].name == "Ana"
        assert standing.runner.match.seating[scene.seat] == 0
        assert scene.draws[0].topic == "teams"
        shell.play_out(rng)
        record = standing.record()
        assert record is not None
        assert verify(read_record(record.write())) >= 1


@pytest.mark.parametrize("code", GAMES)
def test_x4_the_table_plays_only_what_everybody_can_see_to_be_forced(code: str) -> None:
    rng = random.Random(6)
    shell = Shell(config_for(make_game(code), TimeControl()))
    shell.fill(make_game(code).seats)
    shell.tell(SetPace("", "natural"))
    for _ in range(400):
        standing = shell.table.state
        if standing.stage == "over":
            break
        if standing.stage == "playing":
            hand = int(standing.deal.hands[standing.to_act]).bit_count()
            events = len(shell.events)
            shell.pass_time(3)
            for event in shell.events[events : events + 1]:
                assert isinstance(event, ActionTaken)
                assert event.by == "table"
                assert hand <= 1 or event.action == "in"
        shell.move(rng)


def test_an_exchange_is_all_or_nothing() -> None:
    rng = random.Random(7)
    shell = Shell(config_for(make_game("sobesobe"), TimeControl()))
    shell.fill(4)
    for _ in range(200):
        standing = shell.table.state
        view = shell.table.snapshot(standing.chairs[standing.to_act].who).view
        assert view is not None
        if view.question.kind == "cards":
            break
        shell.move(rng)
    who = standing.chairs[standing.to_act].who
    cards = view.deck.write_all(view.hand).split()
    foreign = next(word for word in view.deck.write_all(view.deck.all).split() if word not in cards)
    events = len(shell.events)
    assert shell.refused(Act(who, [cards[0], foreign, "done"])) == "CARD_NOT_IN_HAND"
    assert len(shell.events) == events
    shell.tell(Act(who, [cards[0], cards[1], "done"]))
    assert len(shell.events) == events + 3
