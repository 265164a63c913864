"""Answers in notation and in the words of every language; none may mean two things."""

from collections import defaultdict

import pytest

from vaza.core.errors import NotationError
from vaza.core.game import Game
from vaza.games import GAMES, make_game
from vaza.locales import LANGUAGES, Catalogue
from vaza.terminal.answers import EXCHANGE, Vocabulary, alternatives, fold, typed_form
from vaza.terminal.telling import MessageFormatter, suit_key

COMMANDS = {"q", "quit", "exit", "h", "hint", "?"}
EVERY = [(language, code) for language in LANGUAGES for code in GAMES]


def table(code: str) -> Game:
    return make_game(code, 4 if code == "septica" else 0, variants=("pairs",) if code == "septica" else ())


def meanings(game: Game, words: Catalogue) -> dict[tuple[str, ...], set[str]]:
    """Everything that may be typed at a table, and what it stands for; notation comes first."""
    found: dict[tuple[str, ...], set[str]] = defaultdict(set)
    calls = {call.partition(" ")[0] for call in game.words}
    if "done" in calls:
        calls.add(EXCHANGE)
    for call in calls:
        found[(call,)].add(call)
        for phrase in alternatives(words, f"typed-{call}"):
            found[phrase].add(call)
    for suit in game.deck.suits:
        for phrase in alternatives(words, f"typed-{suit_key(suit)}"):
            found[phrase].add(suit)
    return found


@pytest.mark.parametrize(("language", "code"), EVERY)
def test_no_word_means_two_things(language: str, code: str) -> None:
    game = table(code)
    for phrase, meant in meanings(game, Catalogue(language)).items():
        assert len(meant) == 1, (phrase, meant)
        assert phrase and phrase[0] not in COMMANDS
        text = " ".join(phrase)
        with pytest.raises(NotationError):
            game.deck.read(text)
        with pytest.raises(NotationError):
            game.deck.read_suit(text)


@pytest.mark.parametrize(("language", "code"), EVERY)
def test_every_word_is_understood(language: str, code: str) -> None:
    game, words = table(code), Catalogue(language)
    vocabulary = Vocabulary(game, words, several=code == "sobesobe")
    for phrase, meant in meanings(game, words).items():
        assert vocabulary.notation(" ".join(phrase)) == list(meant)
        assert vocabulary.notation(" ".join(phrase).upper()) == list(meant)


@pytest.mark.parametrize(("language", "code"), EVERY)
def test_what_is_offered_can_be_typed(language: str, code: str) -> None:
    game, words = table(code), Catalogue(language)
    teller = MessageFormatter(words)
    for call in game.words:
        typed = " ".join(Vocabulary(game, words).notation(typed_form(call, teller)))
        assert game.read(typed) == game.call(call)


@pytest.mark.parametrize(("language", "code"), EVERY)
def test_notation_stays_as_it_is(language: str, code: str) -> None:
    game = table(code)
    vocabulary = Vocabulary(game, Catalogue(language), several=code == "sobesobe")
    for text in [*game.words, *(game.deck.write(card) for card in range(int(game.deck.size)))]:
        for typed in (text, text.lower()):
            assert game.read(" ".join(vocabulary.notation(typed))) == game.read(text)
    assert vocabulary.notation("AS") == ["AS"], "the ace of spades, not an ace"


@pytest.mark.parametrize(("language", "code"), EVERY)
def test_ranks_have_one_meaning(language: str, code: str) -> None:
    game, words = table(code), Catalogue(language)
    keys = {rank: f"typed-rank-{game.deck.style}-{rank.lower()}" for rank in game.deck.ranks}
    told = [one for rank in keys if words.has(keys[rank]) for one in alternatives(words, keys[rank])]
    assert len(told) == len(set(told))


@pytest.mark.parametrize(
    ("language", "code", "typed", "notation"),
    [
        ("en", "sueca", "ace of hearts", ["A♥"]),
        ("en", "sueca", "7 clubs", ["7♣"]),
        ("pt", "sueca", "Ás de copas", ["A♥"]),
        ("pt", "sueca", "7 de ouros", ["7♦"]),
        ("pt", "sobesobe", "troco 2 de paus e 3♠", ["exchange", "2♣", "e", "3♠"]),
        ("pt", "sobesobe", "trunfo espadas", ["trump", "♠"]),
        ("pt", "sobesobe", "as escuras copas", ["blind", "♥"]),
        ("es", "guinote", "rey de oros", ["12O"]),
        ("es", "guinote", "canto bastos", ["sing", "B"]),
        ("es", "guinote", "cambio el siete", ["swap"]),
        ("ro", "septica", "popă de inimă neagră", ["K♠"]),
        ("ro", "septica", "10 romb", ["10♦"]),
        ("ro", "septica", "iau mâna", ["stop"]),
        ("ro", "sobesobe", "aștept", ["wait"]),
        ("ro", "sobesobe", "aştept", ["wait"]),
        ("en", "sueca", "", []),
        ("en", "sueca", "of hearts", ["of", "♥"]),
        ("en", "sueca", "7♥️", ["7♥️"]),
    ],
)
def test_in_words(language: str, code: str, typed: str, notation: list[str]) -> None:
    assert Vocabulary(table(code), Catalogue(language), several=code == "sobesobe").notation(typed) == notation


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_name_words_that_can_be_typed(language: str) -> None:
    words = Catalogue(language)
    vocabulary = Vocabulary(table("sobesobe"), words, several=True)
    asked = words.format("question-exchange").partition("(")[2].rstrip(")")
    assert vocabulary.notation(asked)[:3] == ["exchange", "2♣", "3♠,"]
    assert vocabulary.notation(asked)[-1] == "done"
    decide = " ".join(vocabulary.notation(words.format("error-in-or-out").rstrip(".")))
    assert "in" in decide.split() and "out" in decide.split()
    assert "keep" in vocabulary.notation(words.format("error-another-suit", suit="").rstrip("."))
    assert "wait" in vocabulary.notation(words.format("error-blind-or-wait").rstrip("."))
    assert "stop" in Vocabulary(table("septica"), words).notation(words.format("error-trick-is-yours").rstrip("."))


def test_fold() -> None:
    assert fold("ÀS Escuras") == "as escuras"
    assert fold("Inimă Roșie") == fold("inimă roşie") == "inima rosie"
