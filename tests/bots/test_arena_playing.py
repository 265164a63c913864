"""The games of an arena: the same cards for both, every seat in turn, the same result whoever plays them."""

from dataclasses import replace

import pytest

from vaza.bots.arena.calibrating import equal_time, next_estimate
from vaza.bots.arena.contest import Contest, contest_from
from vaza.bots.arena.journal import Journal, Plan
from vaza.bots.arena.playing import CpuTime, GameScore, Job, JobPlayer, JobResult, deal_shares, play_game
from vaza.bots.arena.report import Report, report
from vaza.bots.arena.running import play_jobs
from vaza.bots.players import Bot, make_bot
from vaza.bots.thinking import Budget
from vaza.core.chance import RandomTape, SeededSource
from vaza.core.errors import OptionError
from vaza.core.game import Game
from vaza.core.match import Match
from vaza.core.view import View
from vaza.games import GAMES, make_game

TABLES = [
    ("sueca", 4, (), "deal"),
    ("septica", 2, (), "deal"),
    ("septica", 4, ("pairs",), "deal"),
    ("guinote", 2, (), "set"),
    ("guinote", 4, (), "deal"),
    ("fodinha", 3, (), "match"),
    ("fodinha", 2, (), "match"),
    ("fodinha", 4, (), "deal"),
    ("sobesobe", 3, (), "match"),
    ("sobesobe", 4, (), "deal"),
]


def contest(game: str, players: int, *bots: str, unit: str = "", variants: tuple[str, ...] = ()) -> Contest:
    table = make_game(game, players, variants=variants)
    return Contest(game, table.seats, variants, {}, unit or table.unit, "standard", bots, False, False)


def played(found: Contest, deals: int, workers: int = 1) -> Report:
    journal = Journal(Plan(found, found.bots, deals, 0), None)
    for _ in play_jobs(journal, workers):
        pass
    return report(journal)


def test_the_unit_is_the_shortest_that_has_a_winner() -> None:
    units = {code: make_game(code).unit for code in GAMES}
    assert units == {"sobesobe": "match", "septica": "deal", "guinote": "set", "sueca": "deal", "fodinha": "match"}


@pytest.mark.parametrize(("game", "players", "variants", "unit"), TABLES)
@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("deal", [0, *(pytest.param(deal, marks=pytest.mark.slow) for deal in (1, 2))])
def test_a_bot_against_itself_is_exactly_fair_on_every_deal(
    game: str, players: int, variants: tuple[str, ...], unit: str, bot: str, deal: int
) -> None:
    """A bot's luck belongs to its seat, so every rotation is the same game and each side is the first once."""
    arena = JobPlayer(contest(game, players, bot, bot, unit=unit, variants=variants), (bot, bot))
    outcome = arena.play(Job(0, deal))
    assert len(outcome.scores) == arena.game.sides
    assert sum(score.share for score in outcome.scores) == pytest.approx(1)
    assert sum(score.margin for score in outcome.scores) == pytest.approx(0, abs=1e-5)


def test_exchanging_the_bots_exchanges_the_result() -> None:
    one = JobPlayer(contest("sueca", 4, "greedy", "random"), ("greedy", "random"))
    other = JobPlayer(contest("sueca", 4, "random", "greedy"), ("random", "greedy"))
    for deal in range(4):
        first, second = one.play(Job(0, deal)), other.play(Job(0, deal))
        assert [score.margin for score in first.scores] == [-score.margin for score in reversed(second.scores)]


class Watching(Bot):
    """Plays the lowest legal action and notes what it is dealt and told."""

    def __init__(self, name: str, seen: list[tuple[str, int, int, int]]) -> None:
        super().__init__(make_game("sueca"), name, Budget(1))
        self.seen = seen

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        if len(view.history) <= view.seats:
            self.seen.append((self.name, view.seat, view.hand, seed))
        return (view.legal & -view.legal).bit_length() - 1


def test_every_rotation_deals_the_same_cards_and_luck_to_each_seat() -> None:
    seen: list[tuple[str, int, int, int]] = []
    arena = JobPlayer(contest("sueca", 4, "random", "random"), ("random", "random"))
    arena.bots = [Watching("a", seen), Watching("b", seen)]
    arena.play(Job(0, 5))
    once, again = seen[:4], seen[4:]
    assert [entry[1:] for entry in once] == [entry[1:] for entry in again]
    assert {(name, seat % 2) for name, seat, *_ in once} == {("a", 0), ("b", 1)}
    assert {(name, seat % 2) for name, seat, *_ in again} == {("a", 1), ("b", 0)}
    assert len({seed for *_, seed in once}) == 4


def test_one_seat_sits_among_the_others_at_every_place() -> None:
    seen: list[tuple[str, int, int, int]] = []
    arena = JobPlayer(contest("fodinha", 5, "random", "random", unit="deal"), ("random", "random"))
    arena.bots = [Watching("a", seen), Watching("b", seen)]
    arena.play(Job(0, 0))
    games = [seen[start : start + 5] for start in range(0, 25, 5)]
    assert [[seat for name, seat, *_ in game if name == "a"] for game in games] == [[0], [1], [2], [3], [4]]


def test_sixty_all_is_shared() -> None:
    game = make_game("sueca")
    state = game.deal(game.start(chance_of(game)), chance_of(game))
    state.counted[0] = state.counted[1] = 60
    before, after = Match(4, 2, 0), Match(4, 2, 1)
    assert deal_shares(game, before, state, after) == [0.5, 0.5]
    state.counted[0], state.counted[1] = 59, 61
    assert deal_shares(game, before, state, after) == [0.0, 1.0]
    after.scores = [1, 0]
    assert deal_shares(game, before, state, after) == [1.0, 0.0]


def test_a_set_won_outweighs_points_put_back_to_nothing() -> None:
    game = make_game("guinote")
    state = game.deal(game.start(chance_of(game)), chance_of(game))
    before, after = Match(4, 2, 0), Match(4, 2, 0)
    before.scores, after.scores, after.sets = [90, 10], [0, 0], [1, 0]
    assert deal_shares(game, before, state, after) == [1.0, 0.0]


def test_where_going_down_is_good_the_lower_wins() -> None:
    game = make_game("sobesobe", 3)
    state = game.deal(game.start(chance_of(game)), chance_of(game))
    before, after = Match(3, 3, 0, 20), Match(3, 3, 0, 20)
    after.scores = [22, 17, 18]
    assert deal_shares(game, before, state, after) == [0.0, 1.0, 0.0]


def chance_of(game: Game) -> RandomTape:
    return SeededSource(1).tape(int(game.deck.size), 1)


def test_margin_in_sobesobe_is_turned_so_that_more_is_better() -> None:
    arena = JobPlayer(contest("sobesobe", 3, "random", "random"), ("random", "random"))
    for deal in range(5):
        for score in arena.play(Job(0, deal)).scores:
            if score.share == 1:
                assert score.margin > 0


def test_bids_are_counted_where_there_are_bids() -> None:
    fodinha = played(contest("fodinha", 4, "random", "greedy"), 1)
    assert fodinha.standings[0].bids is not None
    assert 0 < fodinha.standings[0].bids.value < 1
    assert all(score.bids == 17 for outcome in fodinha.outcomes for score in outcome.scores)
    assert played(contest("sueca", 4, "random", "greedy"), 1).standings[0].bids is None


def test_greedy_beats_random_at_sueca_and_the_report_says_so() -> None:
    found = played(contest("sueca", 4, "greedy", "random"), 40)
    standing = found.standings[0]
    assert standing.share.low is not None and standing.share.low > standing.fair
    assert standing.games == 80
    assert [found.names[bot] for bot in found.order()] == ["greedy", "random"]
    assert found.rungs[0].value == 0
    assert found.paces[0].milliseconds is not None


@pytest.mark.parametrize("bot", ["easy:playouts=4", "medium:playouts=4", "ismcts:playouts=8"])
def test_bots_that_search_and_forget_play_to_the_end(bot: str) -> None:
    """A card that was forgotten can be won again in a world: no count may fall off the table of values."""
    found = played(contest("sueca", 4, bot, "greedy"), 12)
    assert found.standings[0].games == 24


def test_one_worker_or_two_the_result_is_the_same() -> None:
    found = replace(contest("septica", 2, "easy:playouts=4", "greedy", "random"), suite="other")
    assert without_time(played(found, 4, 1)) == without_time(played(found, 4, 2))


def without_time(found: Report) -> dict[str, object]:
    return {name: value for name, value in found.data().items() if name != "timing"}


def test_suites_are_fixed_by_their_name() -> None:
    one = contest("sueca", 4, "random", "greedy")
    assert [one.seed(deal) for deal in range(2)] == [199339574131992, 165958534579746]
    assert replace(one, suite="other").seed(0) != one.seed(0)


def test_everybody_meets_everybody() -> None:
    three = contest("sueca", 4, "random", "greedy", "easy")
    assert three.pairings() == [(0, 1), (0, 2), (1, 2)]
    assert replace(three, both=True).pairings() == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]


def test_bots_of_the_same_name_are_told_apart() -> None:
    assert contest("sueca", 4, "easy", "hard", "easy").names() == ["easy #1", "hard", "easy #2"]


def test_contest_is_read_back_from_its_data() -> None:
    found = contest("septica", 4, "random", "greedy", variants=("pairs",))
    assert contest_from(found.data()) == found
    with pytest.raises(OptionError, match="UNKNOWN_BOT"):
        replace(found, bots=("random", "clever")).check()
    with pytest.raises(OptionError, match="BAD_BUDGET"):
        replace(found, bots=("random", "easy:playouts=none")).check()


def test_fresh_stands_for_any_suite_that_was_fresh() -> None:
    found = contest("sueca", 4, "random", "greedy")
    fresh = replace(found, suite="fresh")
    assert fresh.same_as(replace(found, suite="fresh-12"))
    assert not fresh.same_as(replace(found, suite="standard"))
    assert not fresh.same_as(replace(found, suite="fresh-12", both=True))


def test_equal_time_changes_only_bots_that_search_with_playouts() -> None:
    found = contest("septica", 2, "easy:playouts=3", "greedy", "hard:seconds=0.01", "random", "easy:playouts=3")
    assert equal_time(found) == found.bots


def test_equal_time_finds_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that charges 2 for a decision and 0.01 for a playout; the first takes 10."""

    def ratio(_contest: Contest, _first: str, second: str) -> float:
        return (2 + 0.01 * int(second.partition("=")[2])) / 10

    monkeypatch.setattr("vaza.bots.arena.calibrating.time_ratio", ratio)
    told: list[str] = []
    found = equal_time(contest("sueca", 4, "hard", "ismcts", "random"), told.append)
    name, _, playouts = found[1].partition("=")
    assert name == "ismcts:playouts"
    assert abs(int(playouts) - 800) <= 30
    assert found == ("hard", found[1], "random")
    assert told == [found[1]]


def test_tries_stay_within_reason() -> None:
    assert next_estimate([(100, 2.0)]) == 50
    assert next_estimate([(100, 0.0)]) == 2000
    assert next_estimate([(100, 1000.0)]) == 5
    assert next_estimate([(1, 50.0)]) == 1
    assert next_estimate([(100, 2.0), (50, 1.5)]) == 2


def test_a_report_of_nothing_is_empty() -> None:
    found = contest("sueca", 4, "random", "greedy")
    empty = report(Journal(Plan(found, found.bots, 1, 0), None))
    assert empty.standings == []
    assert empty.paces[0].milliseconds is None


def test_outcomes_know_their_deal() -> None:
    outcome = JobResult(Job(1, 2), (GameScore(1.0, 3.0, 0, 0),), (0.5, 0.25), (10, 20))
    assert outcome.data() == {"pairing": 1, "deal": 2, "games": [[1.0, 3.0, 0, 0]]}


def test_forced_moves_are_not_timed() -> None:
    game = make_game("sueca")
    bots = [make_bot(game, "random") for _ in range(4)]
    effort = CpuTime()
    play_game(game, "deal", bots, 0, 1, effort)
    assert 0 < sum(effort.decisions) <= 36
