from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

import pytest

from stafla.club import Act, Audience, ClubRefusal, SeatSetup, Setup
from stafla.club.tables.acts import LaidTile
from stafla.club.tables.redaction import known_to
from stafla.rules import Game, Refusal, sheet
from tests.club.club import BOT, OWNER, STRANGER, Club, NoWords, forget


def create(club, *guests, profile="is", lexicon="", check="challenge"):
    return club.tables.create(Setup(profile, guests, check, lexicon), OWNER)


ANNA, BALDUR = SeatSetup("Anna"), SeatSetup("Baldur")


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        ("unknown-profile", {"profile": "xx"}),
        ("unknown-profile", {"profile": "../is"}),
        ("unknown-lexicon", {"lexicon": "ABCDEF"}),
        ("wrong-players", {"guests": ()}),
        ("wrong-players", {"guests": (ANNA,) * 5}),
        ("wrong-players", {"guests": (ANNA,) * 3, "profile": "sv"}),
        ("no-person", {"guests": (SeatSetup("a", BOT), SeatSetup("b", BOT))}),
        ("unknown-bot", {"guests": (ANNA, SeatSetup("b", "oracle"))}),
        ("bad-name", {"guests": (ANNA, SeatSetup(" "))}),
        ("bad-name", {"guests": (ANNA, SeatSetup("x" * 41))}),
        ("bad-name", {"guests": (ANNA, SeatSetup("a\x00b"))}),
        ("bad-name", {"guests": (ANNA, SeatSetup("a\u202eb"))}),
    ],
)
def test_a_table_that_cannot_be_is_refused(club, code, arguments):
    arguments = dict(arguments)  # the next database is asked the same
    guests = arguments.pop("guests", (ANNA, BALDUR))
    with pytest.raises(ClubRefusal) as caught:
        create(club, *guests, **arguments)
    assert caught.value.code == code
    assert club.tables.games.all() == ()


def test_names_are_kept_tidy_and_apart_from_the_events(club):
    table = create(club, SeatSetup("  Þórdís \t Æsa "), SeatSetup("O\u0308rn"))
    assert [seat.name for seat in club.tables.games.seats(table)] == ["Þórdís Æsa", "Örn"]
    assert not any("Þórdís" in event.body for event in club.tables.games.events(table))


def test_a_table_has_an_id_of_128_random_bits_and_a_seed_of_256(club):
    tables = {club.table() for _ in range(20)}
    assert len(tables) == 20
    assert all(len(table) == 22 for table in tables)
    seeds = {club.game(table).started.seed for table in tables}
    assert len(seeds) == 20
    assert all(len(seed) == 32 for seed in seeds)


def test_the_state_is_what_the_log_replays_to(club, address):
    table = club.table(people=3)
    for _ in range(9):
        game = club.game(table)
        club.act(table, game.to_move, club.best(table))
        game = club.game(table)
        if game.pending:
            club.act(table, game.next_seat, Act("confirm"))
    live = club.game(table)
    assert club.tables.observe(table, Audience(None)).rows == sheet(live)
    assert Game.replay(live.events) == live
    forget(club.tables.game_cache)
    assert club.game(table) == live
    club.close()
    later = Club(address)
    assert later.game(table) == live
    later.close()


def test_an_act_on_a_number_that_has_passed_is_stale(club):
    table = club.table()
    game = club.game(table)
    club.act(table, game.to_move, Act("pass"))
    with pytest.raises(ClubRefusal) as caught:
        club.act(table, game.to_move, Act("pass"), expected=game.number)
    assert caught.value.code == "stale"
    with pytest.raises(ClubRefusal, match="stale"):
        club.act(table, game.to_move, Act("pass"), expected=game.number + 40)


def test_of_acts_at_the_same_moment_exactly_one_wins(club):
    table = club.table()
    game = club.game(table)

    def attempt(_):
        try:
            return club.act(table, game.to_move, Act("pass"), expected=game.number)
        except ClubRefusal as refusal:
            return refusal.code

    with ThreadPoolExecutor(16) as pool:
        answers = list(pool.map(attempt, range(48)))
    assert sorted(map(str, answers)) == sorted(["stale"] * 47 + [str(game.number + 1)])
    assert club.game(table).passes == 1


def refusal_code(club, table, seat, act, owner=OWNER):
    before = club.tables.games.events(table)
    with pytest.raises((ClubRefusal, Refusal)) as caught:
        club.tables.act(table, Audience(owner, seat), club.game(table).number, act)
    assert club.tables.games.events(table) == before
    return caught.value.code


def test_acts_that_the_table_or_the_rules_refuse_change_nothing(club):
    table = club.table(people=2, bots=1)
    mine = next(s for s in (0, 1) if s != club.game(table).to_move)
    tile = LaidTile(112, "A")
    cases = [
        (0, Act("pass"), STRANGER, "not-your-table"),
        (None, Act("pass"), OWNER, "not-a-person"),
        (2, Act("pass"), OWNER, "not-a-person"),
        (7, Act("pass"), OWNER, "not-a-person"),
        (mine, Act("pass"), OWNER, "not-your-turn"),
        (mine, Act("confirm"), OWNER, "no-window"),
        (mine, Act("challenge"), OWNER, "no-window"),
        (mine, Act("press"), OWNER, "no-window"),
        (mine, Act("withdraw"), OWNER, "no-window"),
        (mine, Act("offer-end"), OWNER, "no-such-ending"),
        (mine, Act("accept-end"), OWNER, "no-offer"),
        (mine, Act("decline-end"), OWNER, "no-offer"),
        (mine, Act("choose-first-move"), OWNER, "not-favoured"),
        (mine, Act("play", (LaidTile(112, "Ж"),)), OWNER, "foreign-letter"),
        (mine, Act("play", (LaidTile(112, ""),)), OWNER, "foreign-letter"),
        (mine, Act("play", (LaidTile(112, "AB"),)), OWNER, "foreign-letter"),
        (mine, Act("play", ()), OWNER, "no-tiles"),
        (mine, Act("play", (tile, tile)), OWNER, "occupied"),
        (mine, Act("play", (LaidTile(440, "A"),)), OWNER, "off-board"),
        (mine, Act("exchange", tiles=("Å",)), OWNER, "foreign-letter"),
    ]
    codes = [refusal_code(club, table, seat, act, owner) for seat, act, owner, _ in cases]
    assert codes == [code for *_, code in cases]


@pytest.mark.parametrize("table", ["", "x", "../../etc/passwd", "A" * 22, "A" * 5000, "é" * 22])
def test_a_table_that_is_not_there_is_no_table(club, table):
    with pytest.raises(ClubRefusal) as caught:
        club.tables.observe(table, Audience(OWNER))
    assert caught.value.code == "no-such-table"


def wrong_play(club, table):
    """Three letters in a row that are no word, or None if the rack has no such tiles."""
    game = club.game(table)
    rack = [t for t in game.racks[game.to_move] if t]
    letter = game.edition.alphabet.letter
    consonants = [letter(t) for t in rack if letter(t) not in game.edition.alphabet.vowels]
    assert len(consonants) >= 3
    tiles = [LaidTile(112 + i, consonants[i]) for i in range(3)]
    return Act("play", tuple(tiles))


@pytest.mark.proves("IS-24", "IS-25")
def test_a_challenge_is_ruled_on_at_once_and_takes_a_wrong_play_back(club):
    table = club.table("is")
    seat = club.game(table).to_move
    rack = club.game(table).racks[seat]
    club.act(table, seat, wrong_play(club, table))
    club.act(table, 1 - seat, Act("challenge"))
    game = club.game(table)
    assert game.board.empty
    assert game.racks[seat] == rack
    assert (game.phase, game.to_move) == ("turn", 1 - seat)


@pytest.mark.proves("FI-31")
def test_a_wrong_challenger_pays_in_finnish_play(club):
    table = club.table("fi")
    seat = club.game(table).to_move
    club.act(table, seat, club.best(table))
    club.act(table, 1 - seat, Act("challenge"))
    game = club.game(table)
    assert game.totals[1 - seat] == -10
    assert not game.board.empty


@pytest.mark.proves("SV-23")
def test_a_swedish_play_may_be_withdrawn_after_a_challenge_until_the_clock_is_pressed(club):
    table = club.table("sv")
    club.act(table, club.game(table).favoured, Act("choose-first-move"))
    seat = club.game(table).to_move
    club.act(table, seat, wrong_play(club, table))
    club.act(table, 1 - seat, Act("challenge"))
    assert club.game(table).phase == "ruling"
    club.act(table, seat, Act("withdraw"))
    game = club.game(table)
    assert (game.phase, game.to_move) == ("turn", seat)
    assert game.board.empty


@pytest.mark.proves("SV-23")
def test_a_challenge_announced_before_the_clock_is_pressed_is_ruled_on_then(club):
    table = club.table("sv")
    club.act(table, club.game(table).favoured, Act("choose-first-move"))
    seat = club.game(table).to_move
    club.act(table, seat, wrong_play(club, table))
    club.act(table, 1 - seat, Act("challenge"))
    club.act(table, seat, Act("press"))
    game = club.game(table)
    assert (game.phase, game.to_move) == ("turn", 1 - seat)
    assert game.board.empty


def test_with_automatic_check_a_wrong_word_cannot_be_played(club):
    table = club.table("is", check="automatic")
    seat = club.game(table).to_move
    assert refusal_code(club, table, seat, wrong_play(club, table)) == "invalid-words"
    club.act(table, seat, club.best(table))
    assert club.game(table).to_move == 1 - seat


def test_a_list_that_is_gone_leaves_every_play_standing_and_nobody_fined(address):
    club = Club(address, kind=NoWords)
    table = club.table("fi")
    seat = club.game(table).to_move
    club.act(table, seat, wrong_play(club, table))
    club.act(table, 1 - seat, Act("challenge"))
    game = club.game(table)
    assert not game.board.empty
    assert game.totals[1 - seat] == 0
    club.close()


def test_tentative_tiles_are_scored_whoever_is_to_move(club):
    table = club.table("is")
    seat = club.game(table).to_move
    act = club.best(table)
    tentative = club.tables.score(table, Audience(OWNER, seat), act.laid)
    assert tentative.verdict is None
    before = club.game(table)
    club.act(table, seat, act)
    assert club.game(table).totals[seat] == tentative.score.total > 0
    assert before.totals[seat] == 0
    with pytest.raises(Refusal, match=r"not-on-rack|not-on-start|occupied"):
        club.tables.score(table, Audience(OWNER, 1 - seat), (LaidTile(0, "X"),))


def test_the_word_check_answers_only_where_words_are_checked(club):
    table = club.table("is", check="automatic")
    seat = club.game(table).to_move
    assert club.tables.score(table, Audience(OWNER, seat), club.best(table).laid).verdict == "valid"
    wrong = wrong_play(club, table).laid
    assert club.tables.score(table, Audience(OWNER, seat), wrong).verdict == "invalid"


def test_the_seed_is_committed_to_before_the_first_draw_and_told_after_the_end(club):
    table = club.table()
    started = club.game(table).started
    assert club.tables.observe(table, Audience(None)).commitment == sha256(started.seed).hexdigest()
    assert known_to(club.game(table), None)[0].seed is None
    club.act(table, 0, Act("resign"))
    assert known_to(club.game(table), None)[0].seed == started.seed


def test_whoever_acts_is_at_the_table_even_if_they_never_look(club):
    table = club.table()
    seat = club.game(table).to_move
    assert not club.tables.presence.is_here(table, seat, 0)
    club.act(table, seat, Act("pass"))
    assert club.tables.presence.is_here(table, seat, 0)
    assert not club.tables.presence.is_here(table, 1 - seat, 0)


def test_who_watches_beside_a_player_sees_what_watchers_see_and_no_rack(club):
    table = club.table()
    state = club.tables.state(table)
    of_player = club.tables.show(state, Audience(OWNER, 0))
    watched = club.tables.show(state, Audience(STRANGER), of_player)
    assert watched == club.tables.observe(table, Audience(STRANGER))
    assert watched.own is None
    assert len(watched.unseen) == len(of_player.unseen) + 7


def test_what_follows_from_the_end_is_there_before_anybody_hears_of_it(club):
    table, order = create(club, ANNA, BALDUR), []
    club.tables.endings.append(order.append)
    with club.news.listening(table, lambda: order.append("news")):
        club.tables.act(table, Audience(OWNER, 0), club.game(table).number, Act("resign"))
    assert order == [table, "news"]
