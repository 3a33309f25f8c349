"""Games played by calling methods: turns, challenges, files, copies."""

import copy
import pickle
from pathlib import Path
from xml.etree import ElementTree

import pytest

import stafla
from stafla.records import Record

EDITIONS = ("is", "fi", "sv", "pl", "en")
GCG = Path(__file__).resolve().parents[1] / "data" / "gcg"


def new_game(edition: str = "pl") -> stafla.Game:
    return stafla.Game(edition, ["Ewa", "Jan"], seed=7)


def middle(edition: str = "pl") -> stafla.Game:
    """A game after a play, an exchange and another play, which waits."""
    game = new_game(edition)
    game.play(game.plays()[0])
    assert game.rack is not None
    game.exchange(next(iter(game.rack)))
    game.play(game.plays()[0])
    return game


def test_the_seed_decides_every_draw() -> None:
    assert new_game().racks == new_game().racks
    assert new_game().racks != stafla.Game("pl", ["Ewa", "Jan"], seed=8).racks
    assert stafla.Game("en").racks != stafla.Game("en").racks
    bag, tiles = new_game().bag, stafla.Edition.load("pl").tiles
    assert bag is not None and len(bag) == new_game().bag_size
    assert len(bag) + 14 == sum(count for count, _ in tiles.values())


@pytest.mark.parametrize("edition", EDITIONS)
def test_turns_are_taken_one_after_the_other(edition: str) -> None:
    game = new_game(edition)
    first, before = game.to_move, game.totals
    play = game.play(str(game.plays()[0]))
    assert game.to_move != first and before == (0, 0)
    assert game.totals[game.players.index(first)] == play.score
    assert game.board.words == (str(play),)
    game.pass_turn()
    assert game.to_move == first
    kinds = [(line.player, line.kind, line.play) for line in game.turns]
    assert kinds[0] == (first, "play", str(play)) and kinds[1][1] == "pass"


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_invalid_word_is_taken_back_when_it_is_challenged(edition: str) -> None:
    game = stafla.Game(edition, ["A", "B"], seed=7, check="challenge")
    rack = game.rack
    assert rack is not None
    letters = [tile for tile in rack if tile != "?"]
    nonsense = next(
        word
        for first in letters
        for word in (first + "".join(letters[1:6]), "".join(letters[::-1]))
        if word not in game.lexicon
    )
    square = str(game.board.plays(rack)[0]).split()[0]
    middle_row = "H4" if game.notation == "letter-first" else "8D"
    mover = game.to_move
    game.play(f"{middle_row} {nonsense}")
    assert "challenge" in game.legal_acts() and square
    judgement = game.challenge()
    assert judgement.verdict == "invalid" and game.board.empty and game.totals == (0, 0)
    assert game.to_move != mover and not game.turns[0].stands


def test_a_valid_word_stands_when_it_is_challenged() -> None:
    game = new_game("sv")
    play = game.play(game.plays()[0])
    assert game.challenge().verdict == "valid"
    assert game.board.words == (str(play),)
    assert any(line.kind == "penalty" for line in game.turns)  # SV-22


def test_one_word_of_several_can_be_challenged_by_its_text() -> None:
    game = middle()
    words = game.turns[-1].words
    judgement = game.challenge(words[0])
    assert [one.word for one in judgement.words] == [words[0]]
    with pytest.raises(stafla.Refused):
        middle().challenge("ZZZZ")
    assert middle().challenge(words[0].lower(), by=middle().to_move) == judgement
    with pytest.raises(ValueError, match="nobody here is called 'Eva'; there are Ewa, Jan"):
        middle().challenge(by="Eva")


def test_a_table_that_checks_words_refuses_invalid_ones() -> None:
    game = stafla.Game("en", ["A", "B"], seed=3, check="automatic")
    assert game.rack is not None and "challenge" not in game.legal_acts()
    tiles = [tile for tile in game.rack if tile != "?"]
    word = next(w for w in ("".join(tiles[:5]), "".join(tiles[::-1][:5])) if w not in game.lexicon)
    with pytest.raises(stafla.Refused) as refused:
        game.play(f"8D {word}")
    assert refused.value.code == "invalid-words" and game.board.empty
    game.play(game.plays()[0])
    assert not game.board.empty


def test_legal_acts_are_those_that_the_rules_let_pass() -> None:
    assert new_game().legal_acts() == ("play", "exchange", "pass", "resign")
    assert "accept" in middle().legal_acts() and "challenge" in middle().legal_acts()
    for act in middle("sv").legal_acts():
        game = middle("sv")
        game.act(str(game.plays()[0]) if act == "play" else _type_in(act, game))
    game = new_game()
    game.resign()
    assert game.ended == "resigned" and game.legal_acts() == () and game.rack is None


def _type_in(act: str, game: stafla.Game) -> str:
    assert game.rack is not None
    return f"exchange {next(iter(game.rack))}" if act == "exchange" else act


def test_a_refused_act_changes_nothing() -> None:
    game = middle()
    before = copy.copy(game)
    for act in ("8H XYZ", "exchange ZZZZZZZ", "1A WODA"):
        with pytest.raises((stafla.Refused, stafla.BadNotation)):
            game.act(act)
        assert game == before
    with pytest.raises(stafla.Refused, match="players"):
        stafla.Game("sv", ["A", "B", "C", "D", "E"])


def test_a_game_from_a_real_board_is_typed_in() -> None:
    game = stafla.Game("pl", ["Ewa", "Jan"], dealt=False)
    assert game.racks == (None, None) and game.bag is None
    game.play("H8 PRÓBUJE")
    assert game.totals[0] == stafla.score("pl", "H8 PRÓBUJE").total
    with pytest.raises(ValueError, match="not known"):
        game.plays()


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_are_kept_in_files_and_read_again(edition: str, tmp_path: Path) -> None:
    game = middle(edition)
    game.record().save(tmp_path / "game.json")
    game.save(tmp_path / "game.gcg")
    assert stafla.load(tmp_path / "game.json") == game
    other = stafla.load(tmp_path / "game.gcg")
    assert other.edition.id == edition and other.board == game.board
    assert sorted(other.totals) == sorted(game.totals)
    assert (tmp_path / "game.gcg").read_text("utf-8") == game.to_gcg()
    assert stafla.load(str(tmp_path / "game.json"), edition).state == game.state
    with pytest.raises(stafla.BadNotation, match="edition"):
        stafla.load(tmp_path / "game.json", "is" if edition != "is" else "fi")


@pytest.mark.parametrize("seed", [-1, 1 << 256, b"short"])
def test_a_seed_that_is_none_is_a_value_error(seed: int | bytes) -> None:
    with pytest.raises(ValueError, match="seed"):
        stafla.Game("en", seed=seed)


def test_files_of_other_programs_are_read() -> None:
    game = stafla.load(GCG / "fi-turku.gcg")
    assert game.edition.id == "fi" and game.turns
    with pytest.raises(OSError, match="nothing"):
        stafla.load("nothing.gcg")


def test_a_file_that_is_no_game_says_so(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{", "utf-8")
    with pytest.raises(stafla.BadNotation) as bad:
        stafla.load(tmp_path / "bad.json")
    assert bad.value.line == 1


def test_a_copy_goes_its_own_way() -> None:
    game = middle()
    for other in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other == game and repr(other) == repr(game)
        other.pass_turn()
        assert other != game
    with pytest.raises(TypeError):
        hash(game)


def test_a_game_is_drawn_with_its_latest_play_marked() -> None:
    game = middle()
    drawn = ElementTree.fromstring(game._repr_svg_())
    marked = drawn.findall(".//*[@class='tile new']")
    play = game.turns[-1].play
    assert play is not None and len(marked) == sum(sign != "." for sign in play.split()[1])
    page = ElementTree.fromstring(f"<body>{game._repr_html_()}</body>")
    assert len(page.findall(".//tr")) == len(game.turns)
    assert game.to_move is not None and f"{game.to_move} to move" in str(game)


def test_a_player_s_name_is_no_markup() -> None:
    game = stafla.Game("en", ["<b>Ann", 'Bo "&'], seed=1)
    game.play(game.plays()[0])
    ElementTree.fromstring(f"<body>{game._repr_html_()}</body>")


def test_the_position_holds_no_rack_but_the_mover_s() -> None:
    game = middle()
    position = game.position()
    assert position.rack == game.rack and position.racks[1:] == (None,)
    assert stafla.read_cgp(position.to_cgp(), "pl") == position


def test_how_words_are_checked_is_one_of_two_ways() -> None:
    with pytest.raises(ValueError, match="unknown check 'sometimes'; there are challenge"):
        stafla.Game("pl", check="sometimes")  # type: ignore[arg-type]
    assert stafla.Game("pl", check="challenge").state.started.check == "challenge"


def test_one_text_is_no_list_of_players() -> None:
    with pytest.raises(ValueError, match="list of names"):
        stafla.Game("pl", players="Ewa")


def test_a_record_that_contradicts_itself_says_so_in_a_language(tmp_path: Path) -> None:
    record = middle("pl").record()
    Record((*record.events, record.events[1])).save(tmp_path / "game.json")
    with pytest.raises(stafla.BadNotation) as bad:
        stafla.load(tmp_path / "game.json")
    assert bad.value.code == "bad-event"
    assert bad.value.values["number"] == len(record.events) + 1
    polish = bad.value.sentence("pl")
    assert polish != bad.value.sentence() == str(bad.value)
