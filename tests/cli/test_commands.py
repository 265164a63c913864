"""Every command does what its help says."""

import json
import re
from pathlib import Path

import click
import pytest
from running import fails, run

from vaza.cli import main
from vaza.cli.params import GameCode
from vaza.cli.play import play
from vaza.games import GAMES, read_record
from vaza.locales import pages
from vaza.version import VERSION, compiled

PAGE = """# Sueca

Words before.

## 4 Dealing

- **SUE-4.1** Ten cards each.

## 5 Play

- **SUE-5.1** The dealer's right leads.
- **SUE-5.2** Follow suit
  if you can.
- **SUE-5.3** Else any card.

```vaza
## not a heading
```

## Options
Words about options.
"""


def test_version() -> None:
    engine = "engine compiled" if compiled() else "engine in pure Python"
    assert run("--version").output == f"vaza {VERSION} ({engine})\n"


def test_help_teaches() -> None:
    for result in (run(), run("--help"), run("-h")):
        assert result.exit_code == 0
        assert "vaza play" in result.output
        assert "vaza rules sueca SUE-5.2" in result.output


@pytest.mark.parametrize(
    "command", ["play", "games", "rules", "simulate", "replay", "legal", "hint", "arena", "verify", "completion"]
)
def test_every_command_has_help(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Usage: vaza" in result.output


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion(shell: str) -> None:
    assert "_VAZA_COMPLETE" in run("completion", shell).output


def test_games_are_completed() -> None:
    context = click.Context(main)
    found = GameCode().shell_complete(context, play.params[0], "s")
    assert [item.value for item in found] == ["sobesobe", "septica", "sueca"]


def test_games() -> None:
    result = run("games")
    assert result.exit_code == 0
    for code in GAMES:
        assert code in result.output
    assert "pairs" in result.output
    assert "aragon" in result.output


@pytest.mark.parametrize("code", GAMES)
def test_one_game(code: str) -> None:
    result = run("games", code)
    assert result.exit_code == 0
    assert all(option.name in result.output for option in GAMES[code].spec.options)
    assert all(preset in result.output for preset in GAMES[code].spec.presets)


def test_game_names_forgive_case_and_accents() -> None:
    assert run("games", "Guiñote").output == run("games", "guinote").output


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sueca.md").write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(pages, "page_paths", lambda _: [tmp_path / "nowhere", tmp_path])


@pytest.mark.usefixtures("page")
def test_rules_page() -> None:
    result = run("rules", "sueca")
    assert result.exit_code == 0
    assert "Words before." in result.output
    assert "Words about options." in result.output


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize("wanted", ["SUE-5.2", "sue-5.2", "5.2"])
def test_one_rule(wanted: str) -> None:
    told = run("rules", "sueca", wanted).output
    assert "Follow suit if you can." in " ".join(told.split())
    assert "Else any card" not in told
    assert "leads" not in told


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize(
    ("wanted", "there", "not_there"), [("5", "Else any card", "Ten cards"), ("OPTIONS", "Words about", "Else")]
)
def test_one_section(wanted: str, there: str, not_there: str) -> None:
    told = run("rules", "sueca", wanted).output
    assert there in told
    assert not_there not in told


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize("wanted", ["SUE-9.9", "77", "nothing of the kind", ""])
def test_unknown_rule(wanted: str) -> None:
    assert "4 Dealing · 5 Play · Options" in fails(run("rules", "sueca", wanted))


@pytest.mark.usefixtures("page")
def test_page_that_is_not_there() -> None:
    assert "Septica" in fails(run("rules", "septica"))


def test_every_rule_of_every_page_is_found() -> None:
    for code, entry in GAMES.items():
        text = pages.page(code)
        assert text is not None
        for number in re.findall(r"\*\*([A-Z]{3}-\d+\.\d+)\*\*", text):
            found = pages.find_section(text, entry.spec.prefix, number)
            assert found is not None
            assert re.findall(r"\*\*([A-Z]{3}-\d+\.\d+)\*\*", found) == [number]


def test_pages_are_looked_for_in_package_and_source() -> None:
    assert [str(place).replace("\\", "/").rsplit("/", 2)[-2:] for place in pages.page_paths("rules")] == [
        ["vaza", "rules"],
        ["docs", "rules"],
    ]


@pytest.mark.parametrize("code", GAMES)
def test_simulate(code: str) -> None:
    first, again = (run("simulate", code, "--deals", "30", "--seed", "7") for _ in range(2))
    assert first.exit_code == 0
    without_speed = [re.sub(r"per second.*", "", result.output) for result in (first, again)]
    assert without_speed[0] == without_speed[1]
    assert "30" in first.output


def test_simulate_json() -> None:
    result = run("simulate", "sueca", "--deals", "40", "--json", "-o", "tie=stacks", "-o", "team-draw=on")
    told = json.loads(result.output)
    assert told["deals"] == 40
    assert told["options"]["tie"] == "stacks"
    assert told["options"]["team_draw"] == "on"
    assert sum(side["wins"] for side in told["sides"]) == told["matches"] > 0
    assert sum(side["mean_points"] for side in told["sides"]) == pytest.approx(120)
    assert told["notes"]["PENTE"] == told["matches"]


def test_simulate_says_how_the_table_differs() -> None:
    result = run("simulate", "septica", "--variant", "speed", "--preset", "romania", "--deals", "5")
    assert "hands of three cards" in result.output
    assert "eights never beat" in result.output


def test_seeds_differ() -> None:
    told = [json.loads(run("simulate", "sueca", "--deals", "40", "--json", "--seed", seed).output) for seed in "12"]
    assert told[0]["sides"] != told[1]["sides"]


@pytest.mark.parametrize("code", GAMES)
def test_simulate_records_a_match(code: str, tmp_path: Path) -> None:
    file = tmp_path / "match.vaza"
    assert run("simulate", code, "--deals", "1", "--seed", "5", "--record", str(file)).exit_code == 0
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.source == "seed 5"
    assert record.runner.match.over
    assert record.players[0] == "Ana"


@pytest.mark.parametrize("code", GAMES)
def test_replay_in_words(code: str, records: dict[str, Path]) -> None:
    result = run("replay", str(records[code]))
    assert result.exit_code == 0
    played = read_record(records[code].read_text(encoding="utf-8")).runner
    assert f"Deal {len(played.deals)}" in result.output
    assert result.output.count("takes the trick") + result.output.count("Nobody takes") > len(played.deals)
    assert "The match is" in result.output
    assert "Leo holds" in result.output or code == "septica"


@pytest.mark.parametrize("code", ["sobesobe", "sueca"])
def test_replay_of_one_seat_shows_no_other_hand(code: str, records: dict[str, Path]) -> None:
    result = run("replay", str(records[code]), "--seat", "1")
    assert "Rui holds" in result.output
    assert not re.search(r"(Ana|Eva|Leo) (holds|puts)", result.output)


def test_legal(puzzle: Path) -> None:
    told = " ".join(run("legal", str(puzzle)).output.split())
    assert "seat 1 is to act" in told
    assert "May be played: 3♣ 2♣" in told
    assert "Not A♦: You must follow suit: play clubs. (SUE-5.2)" in told


def test_legal_json(puzzle: Path) -> None:
    told = json.loads(run("legal", str(puzzle), "--json").output)
    assert told["turn"] == 1
    assert set(told["legal"]) == {"2♣", "3♣"}
    refused = {item["action"]: item["rule"] for item in told["refused"]}
    assert refused["A♦"] == "SUE-5.2"


def test_legal_tells_of_bids() -> None:
    text = "vaza position 1\ngame: fodinha\nphase: bid\nturnup: 7♥\ndealer: 0\nturn: 0\nbids: - 1 1 0\nhand: A♦ 2♣ 3♣\n"
    told = " ".join(run("legal", "-", typed=text).output.split())
    assert "May be said: bid 0" in told
    assert "Not bid 1:" in told
    assert "(FOD-3.3)" in told


def test_verify_a_seed_is_no_proof(records: dict[str, Path]) -> None:
    result = run("verify", str(records["sueca"]))
    assert result.exit_code == 0
    assert "no proof of fairness" in " ".join(result.output.split())


def test_verify_a_fair_match(records: dict[str, Path]) -> None:
    told = " ".join(run("verify", str(records["fair"])).output.split())
    assert "not chosen after the fact" in told
    assert "It does not prove" in told


def rewritten(text: str, old: str, new: str, tmp_path: Path) -> Path:
    """A record that was changed by somebody who knows how to write the check line."""
    record = read_record(text)
    record.source = record.source.replace(old, new)
    record.commitment = record.commitment.replace(old, new)
    path = tmp_path / "forged.vaza"
    path.write_text(record.write(), encoding="utf-8")
    return path


def test_verify_refuses_decks_that_do_not_follow(records: dict[str, Path], tmp_path: Path) -> None:
    text = records["sueca"].read_text(encoding="utf-8")
    assert "not the ones that follow" in fails(run("verify", str(rewritten(text, "seed 3", "seed 4", tmp_path))), 1)


def test_verify_says_when_there_is_nothing_to_check(records: dict[str, Path], tmp_path: Path) -> None:
    text = records["sueca"].read_text(encoding="utf-8")
    assert "nothing to check" in fails(run("verify", str(rewritten(text, "seed 3", "tape", tmp_path))), 1)


def test_verify_refuses_a_broken_promise(records: dict[str, Path], tmp_path: Path) -> None:
    record = read_record(records["fair"].read_text(encoding="utf-8"))
    forged = rewritten(record.write(), record.commitment, "0" * 64, tmp_path)
    assert "not the one that was promised" in fails(run("verify", str(forged)), 1)
