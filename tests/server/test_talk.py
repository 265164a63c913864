"""What is said at a table: by whom, how often, to whom, and for how long."""

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vaza.core.errors import SetupError, VazaError
from vaza.protocol.replies import write_reply
from vaza.server.clip_shelf import ClipStore
from vaza.server.clips import ClipInfo
from vaza.server.talk import (
    BURST,
    EMOTES,
    KEPT,
    LONGEST,
    MOST_MUTED,
    MOST_PEOPLE,
    WATCHERS,
    ChatLog,
    ChatSender,
    clean_text,
)
from vaza.table.setting import Talk as Rule

CLIP = (Path(__file__).parent / "clips" / "opus-live-1.webm").read_bytes()
ANA = ChatSender("p-ana", "Ana", 0)
RUI = ChatSender("p-rui", "Rui", 1)
EVA = ChatSender("p-eva", "Eva")


class Room:
    """A table with a clock that the test turns."""

    def __init__(self, rule: str = "open", shelf: ClipStore | None = None, table: str = "t") -> None:
        self.now = 1000.0
        self.rule = rule
        self.table = table
        self.shelf = shelf or ClipStore()
        self.open_again()

    def open_again(self) -> None:
        rule: Rule = "emotes" if self.rule == "emotes" else "open"
        self.talk = ChatLog(self.table, rule, self.shelf, lambda: self.now, lambda: self.now)

    def wait(self, seconds: float = 10) -> None:
        self.now += seconds

    def say(self, speaker: ChatSender, text: str) -> None:
        self.wait()
        self.talk.say(speaker, text)

    def heard(self, listener: str, after: int = -1) -> list[str]:
        return [talked.text for talked in self.talk.messages_since(after, listener)]


@pytest.fixture
def room() -> Room:
    return Room()


def code(error: pytest.ExceptionInfo[VazaError]) -> str:
    return error.value.code


def test_sayings_are_numbered_and_told_as_frames(room: Room) -> None:
    first = room.talk.say(ANA, " Bom  dia ")
    second = room.talk.emote(EVA, "laugh")
    assert write_reply(first) == (
        b'{"type":"talked","number":1000001,"at":1000.0,"chair":0,"name":"Ana","saying":"text","text":"Bom dia"}'
    )
    assert (second.number, second.chair, second.saying, second.text) == (1_000_002, -1, "emote", "laugh")
    assert room.talk.messages_since(-1, "p-rui") == [first, second]
    assert room.talk.messages_since(first.number, "p-rui") == [second]
    assert room.talk.messages_since(second.number, "p-rui") == []


def test_who_comes_from_before_a_restart_hears_everything_said_since(room: Room) -> None:
    before = [room.talk.emote(ANA, "laugh").number for _ in range(3)]
    room.wait()
    room.open_again()
    after = [room.talk.emote(ANA, "laugh").number for _ in range(5)]
    assert [talked.number for talked in room.talk.messages_since(max(before), "p-rui")] == after
    assert not set(before) & set(after)


def test_who_comes_from_the_future_hears_everything(room: Room) -> None:
    room.talk.say(ANA, "x")
    assert room.heard("p-rui", 10**15) == ["x"]


def test_the_last_hundred_are_kept(room: Room) -> None:
    for number in range(KEPT + 5):
        room.say(ANA, str(number))
    assert room.heard("p-rui") == [str(number) for number in range(5, KEPT + 5)]


def test_every_emote_of_the_protocol_and_no_other(room: Room) -> None:
    assert "well-played" in EMOTES
    for emote in EMOTES:
        room.wait()
        assert room.talk.emote(ANA, emote).text == emote
    with pytest.raises(SetupError) as refused:
        room.talk.emote(ANA, "spit")
    assert code(refused) == "TALK_UNKNOWN_EMOTE"


def test_an_emotes_table_has_emotes_only() -> None:
    room = Room("emotes")
    room.talk.emote(ANA, "wow")
    for speak in (lambda: room.talk.say(ANA, "x"), lambda: room.talk.send_clip(ANA, CLIP)):
        with pytest.raises(SetupError) as refused:
            speak()
        assert code(refused) == "TALK_EMOTES_ONLY"
    assert room.heard("p-rui") == ["wow"]
    assert room.shelf.bytes == 0


def test_nobody_talks_all_the_time(room: Room) -> None:
    for _ in range(BURST):
        room.talk.say(ANA, "x")
    for speak in (
        lambda: room.talk.say(ANA, "x"),
        lambda: room.talk.emote(ANA, "wow"),
        lambda: room.talk.send_clip(ANA, CLIP),
    ):
        with pytest.raises(SetupError) as refused:
            speak()
        assert code(refused) == "TALK_TOO_FAST"
    room.talk.say(RUI, "y")
    room.wait(2)
    room.talk.say(ANA, "z")
    assert room.heard("p-eva") == [*["x"] * BURST, "y", "z"]


def test_bad_clips_cost_as_much_as_good_ones(room: Room) -> None:
    codes = []
    for _ in range(BURST + 1):
        with pytest.raises(VazaError) as refused:
            room.talk.send_clip(ANA, b"rubbish")
        codes.append(code(refused))
    assert codes == [*["CLIP_WRONG_KIND"] * BURST, "TALK_TOO_FAST"]


# ---- Muting


def test_a_muted_player_is_not_heard_from_any_chair(room: Room) -> None:
    room.talk.mute("p-rui", "p-ana", on=True)
    room.say(ANA, "from 0")
    room.say(ANA._replace(chair=2), "from 2")
    room.say(EVA, "watching")
    assert room.heard("p-rui") == ["watching"]
    assert len(room.heard("p-ana")) == len(room.heard("p-eva")) == 3
    assert not room.talk.is_audible_to("p-rui", "p-ana", 0)
    assert room.talk.muted_chairs("p-rui", ["p-ana", "p-rui", ""]) == [0]
    room.talk.mute("p-rui", "p-ana", on=False)
    assert len(room.heard("p-rui")) == 3
    assert room.talk.muted_chairs("p-rui", ["p-ana", "p-rui", ""]) == []


def test_all_who_watch_can_be_muted(room: Room) -> None:
    room.talk.mute("p-ana", WATCHERS, on=True)
    room.say(EVA, "watching")
    room.say(RUI, "sitting")
    assert room.heard("p-ana") == ["sitting"]
    assert room.heard("p-eva") == ["watching", "sitting"]
    assert room.talk.muted_chairs("p-ana", ["p-ana", "p-rui", ""]) == [-1]


def test_one_hears_oneself(room: Room) -> None:
    room.talk.mute("p-eva", "p-eva", on=True)
    room.talk.mute("p-eva", WATCHERS, on=True)
    room.say(EVA, "me")
    assert room.heard("p-eva") == ["me"]


def test_muting_is_bounded(room: Room) -> None:
    for number in range(MOST_MUTED):
        room.talk.mute("p-ana", f"p-{number}", on=True)
    room.talk.mute("p-ana", "p-0", on=True)
    with pytest.raises(SetupError) as refused:
        room.talk.mute("p-ana", "p-more", on=True)
    assert code(refused) == "TOO_MANY_MUTED"
    for number in range(MOST_PEOPLE + 100):
        room.talk.mute(f"q-{number}", "p-ana", on=True)
    assert len(room.talk._muted) == MOST_PEOPLE
    assert room.talk.is_audible_to("q-0", "p-ana", 0)
    assert not room.talk.is_audible_to(f"q-{MOST_PEOPLE}", "p-ana", 0)
    room.talk.mute("q-unknown", "p-ana", on=False)
    assert "q-unknown" not in room.talk._muted


# ---- Clips


def test_a_clip_is_heard_by_its_name_at_its_table_only() -> None:
    shelf = ClipStore()
    room, other = Room(shelf=shelf), Room(shelf=shelf, table="u")
    talked, clip = room.talk.send_clip(ANA, CLIP)
    assert (talked.saying, clip.kind) == ("clip", "audio/webm")
    assert room.talk.clip(talked.text) == (ClipInfo("audio/webm", clip.seconds), CLIP)
    for talk, name in ((other.talk, talked.text), (room.talk, "x")):
        with pytest.raises(SetupError) as refused:
            talk.clip(name)
        assert code(refused) == "NO_SUCH_CLIP"


def test_the_oldest_clip_of_a_table_is_dropped() -> None:
    shelf = ClipStore(at_a_table=2)
    room, other = Room(shelf=shelf), Room(shelf=shelf, table="u")
    kept = other.talk.send_clip(ANA, CLIP)[0].text
    names = [room.talk.send_clip(ANA, CLIP)[0].text for _ in range(3)]
    assert shelf.bytes == 3 * len(CLIP)
    assert [room.talk.clip(name).data for name in names[1:]] == [CLIP, CLIP]
    assert other.talk.clip(kept).data == CLIP
    with pytest.raises(SetupError):
        room.talk.clip(names[0])


def test_the_oldest_clip_of_the_house_is_dropped() -> None:
    shelf = ClipStore(most_bytes=2 * len(CLIP))
    rooms = [Room(shelf=shelf, table=name) for name in "abc"]
    names = [room.talk.send_clip(ANA, CLIP)[0].text for room in rooms]
    assert shelf.bytes == 2 * len(CLIP)
    with pytest.raises(SetupError):
        rooms[0].talk.clip(names[0])
    assert rooms[1].talk.clip(names[1]).data == rooms[2].talk.clip(names[2]).data == CLIP


def test_another_match_forgets_what_was_said_but_not_who_is_muted(room: Room) -> None:
    name = room.talk.send_clip(ANA, CLIP)[0].text
    room.talk.mute("p-rui", "p-ana", on=True)
    room.talk.forget()
    assert room.heard("p-eva") == []
    assert room.shelf.bytes == 0
    assert room.shelf._names == {}
    with pytest.raises(SetupError):
        room.talk.clip(name)
    room.say(ANA, "again")
    assert room.talk.messages_since(1_000_001, "p-eva")[0].number == 1_000_002
    assert room.heard("p-rui") == []


@given(st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from(["put", "put", "put", "clear"])), max_size=40))
def test_the_shelf_knows_what_it_holds(moves: list[tuple[str, str]]) -> None:
    shelf = ClipStore(at_a_table=3, most_bytes=5 * len(CLIP))
    held: list[tuple[str, str]] = []
    for table, move in moves:
        if move == "clear":
            shelf.clear(table)
            held = [clip for clip in held if clip[0] != table]
            continue
        held.append((table, shelf.put(table, CLIP)[0]))
        here = [clip for clip in held if clip[0] == table]
        if len(here) > 3:
            held.remove(here[0])
        held = held[-5:]
        assert list(shelf._clips) == held
        assert shelf.bytes == len(held) * len(CLIP)


# ---- Words


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("a\nb\tc\u2028d\0e\x1b[31m", "a b c de[31m"),
        ("\u202eevil\u2066", "evil"),
        ("cafe\u0301", "café"),
        ("👨\u200d👩\u200d👧 ❤️", "👨\u200d👩\u200d👧 ❤️"),
        ("z" + "\u0336" * 50, "z" + "\u0336" * 4),
        ("\ud800x\ue000", "x"),
        ("x" * LONGEST, "x" * LONGEST),
        ("x" + "\n" * 800, "x"),
        ("<b>&amp;", "<b>&amp;"),
    ],
)
def test_words_are_cleaned(text: str, clean: str) -> None:
    assert clean_text(text) == clean


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("x" * (LONGEST + 1), "TALK_TOO_LONG"),
        ("x" * 10_000_000, "TALK_TOO_LONG"),
        ("", "TALK_EMPTY"),
        (" \n\u200d\u202e\u3164\u2800 \u0301", "TALK_EMPTY"),
    ],
)
def test_what_cannot_be_said(text: str, why: str) -> None:
    with pytest.raises(SetupError) as refused:
        clean_text(text)
    assert code(refused) == why


@given(st.text(max_size=400) | st.text(alphabet="ab \u0301\u0316\u200d\u202e\n가가", max_size=400))
def test_cleaning_twice_is_cleaning_once(text: str) -> None:
    try:
        clean = clean_text(text)
    except SetupError:
        return
    assert clean_text(clean) == clean
    assert 1 <= len(clean) <= LONGEST
    assert unicodedata.is_normalized("NFC", clean)
    assert not [letter for letter in clean if unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp")]
