"""The law of the game: events, turns, challenges, endings.

A game is a fold over numbered events (`Game.after`, `Game.replay`); nothing else changes it.
Deciding functions look at a game and either raise a `Refusal` (``code``, ``values`` for its
message, ``square``, ``tile``), which changes nothing, or return the events that follow, which a
store keeps all or none:

    from stafla import rules
    from stafla.editions import load

    game = rules.Game.replay(rules.start(load("is"), ("anna", "bjarni"), seed=seed))
    for event in rules.play(game, game.to_move, placement):
        game = game.after(event)

- ``start(edition, seats, seed=, check=, …)``: starting draw or lot, first racks; 1 to 4 players
- ``add_random(game, seat, random)``: a seat's number for a bag nobody can choose
- ``choose(game, seat, advantage)``: the favoured player's choice, if left open (SV-10)
- ``play(game, seat, placement, verdict)``: lay tiles; the verdict only with automatic check
- ``exchange(game, seat, tiles)``: put aside, draw, return
- ``pass_turn(game, seat)``: pass
- ``confirm(game, seat)``: accept the play that waits: closes its window
- ``challenge(game, seat, words)``: doubt words of the play that waits
- ``rule(game, verdict)``: what follows from the judge's verdict
- ``press(game, seat)``: the play is made (where the clock makes it: sv)
- ``withdraw(game, seat)``: take back a play that is not made
- ``take_blank(game, seat, square)``: swap a letter for the blank on the board (PL-36)
- ``draw(game, seat, bags)``: choose a bag for each tile to draw (PL-41)
- ``vote(game, seat, agrees)``: whether words belong to the theme (PL-38)
- ``resign(game, seat)``: give up
- ``end_due(game)``: whether the table asks if nothing can be laid
- ``offer_end(game, possible, seat)``: nothing more can be laid (FI-35)
- ``accept_end``, ``decline_end(game, seat)``: agree or go on
- ``accept_verdict``, ``appeal(game, seat)``: of a verdict, where a judge is at hand
- ``withdraw_appeal(game, seat)``: the verdict stands after all
- ``rule_appeal(game, verdict, text)``: the judge's ruling takes the verdict's place
- ``summon``, ``dismiss(game, seat)``: the judge is called, or not needed (SV-39)
- ``decide_summons(game, text, …)``: what the judge decides on a summons (SV-40)
- ``propose(game, seat, what)``: a takeback, a pause or the end without result
- ``consent``, ``decline(game, seat)``: agree or not
- ``abort(game, seat)``: end a game that has hardly begun, without result
- ``claim(game, seat)``: who keeps the table waiting is gone
- ``start_clock``, ``resume_clock(game, seat)``: let the clock run (SV-12, SV-38)
- ``due(game, clock, now)``: what time alone brought about (SV-06, SV-07, PL-47)
- ``tell(game, seat, count, points)``: a play at a real board, its points alone
- ``reach(game, seat)``: the hand is in the bag (SV-24)
- ``note(game, seat, points, total)``: what a sheet says of the latest line (SV-37)
- ``overdraw(game, seat, excess, seen=, …)``: too many tiles drawn (SV-32 … SV-35)
- ``call_judge``, ``decide(game, text, …)``: the judge is called, and decides (SV-39, SV-40)
- ``show_rack(game, seat, rack)``: a rack shown after the end, which settles
- ``sign(game, seat, totals)``: a seat signs its sheet (SV-30)
- ``sheet(game)``: the score sheet: one row a turn, with breakdowns

Phases of a `Game`: ``start`` (SV-10 choice open), ``drawing`` (a bag is to be chosen, PL-41),
``turn``, ``vote`` (on the theme, PL-38), ``window`` (a play waits: ``game.pending``,
``game.breakdown``), ``ruling`` (challenged, the verdict is due), ``verdict`` (it may be
appealed), ``appeal`` (the judge is to rule), ``ended``.
While a play waits its tiles lie on ``game.board`` and its points are in ``game.totals``;
``game.to_move`` is still its player, ``game.next_seat`` may confirm it or simply begin the next
turn (`play`, `exchange`, `pass_turn` close the window first; in ``sv`` it must be confirmed).
New tiles are drawn when the window closes. With automatic check or in solo practice there is no
window.

Unknown tiles are `UNKNOWN` in ``Drawn``, ``Exchanged`` and ``game.racks``; `RackSeen` makes a rack
known later. A game typed in starts with ``start(…, seed=None, first=…)``. ``game.bag_size`` is
always known, ``game.bag`` only if all racks are.
"""

from stafla.rules.base.tiles import UNKNOWN
from stafla.rules.game import transitions as _transitions  # noqa: F401 (each enters itself)
from stafla.rules.game.acts.agreement import abort, consent, decline, propose, resume_clock
from stafla.rules.game.acts.board import (
    call_judge,
    decide,
    note,
    overdraw,
    reach,
    show_rack,
    sign,
    tell,
)
from stafla.rules.game.acts.challenge import challenge, rule
from stafla.rules.game.acts.clock import Clock, due, replay_timed, start_clock
from stafla.rules.game.acts.ending import accept_end, decline_end, end_due, offer_end
from stafla.rules.game.acts.judge import (
    accept_verdict,
    appeal,
    decide_summons,
    dismiss,
    rule_appeal,
    summon,
    withdraw_appeal,
)
from stafla.rules.game.acts.leaving import claim, resign
from stafla.rules.game.acts.pairs import arrange
from stafla.rules.game.acts.start import add_random, choose, start
from stafla.rules.game.acts.theme import Claim, claim_all, theme_of, vote
from stafla.rules.game.acts.turn import exchange, pass_turn, play
from stafla.rules.game.acts.variants import blanks_to_take, draw, take_blank
from stafla.rules.game.acts.window import confirm, press, withdraw
from stafla.rules.game.events import (
    GENERATOR,
    MIXED,
    Advantage,
    AdvantageChosen,
    Appealed,
    AppealRuled,
    AppealWithdrawn,
    Arranged,
    BlankTaken,
    Challenged,
    Claimed,
    ClockPaused,
    ClockResumed,
    ClockSet,
    ClockStarted,
    Confirmed,
    Consented,
    Drawn,
    EndAccepted,
    EndDeclined,
    Ended,
    EndOffered,
    Event,
    Exchanged,
    FirstAgreed,
    FirstSet,
    Flagged,
    HandInBag,
    JudgeCalled,
    JudgeDecided,
    JudgeDismissed,
    JudgeSet,
    Led,
    LotDrawn,
    Noted,
    Overdrawn,
    Passed,
    Penalised,
    Played,
    PlayWithdrawn,
    Pressed,
    ProcedureSet,
    Proposable,
    ProposalDeclined,
    Proposed,
    RackSeen,
    RandomAdded,
    Reason,
    Resigned,
    Returned,
    Ruled,
    Seat,
    Settled,
    Signed,
    StartDrawn,
    Started,
    TakenBack,
    Theme,
    ThemeClaimed,
    ThemeScored,
    ThemeSet,
    ThemeVoted,
    TilesTakenBack,
    Told,
    TurnLost,
    Verdict,
    VerdictAccepted,
    VerdictOverturned,
    WordJudge,
    Yielded,
)
from stafla.rules.game.refusals import BadEvent, Refusal
from stafla.rules.game.sheet import Row, sheet
from stafla.rules.game.state.board import Companion
from stafla.rules.game.state.game import Game, Phase
from stafla.rules.game.state.pending import Judge, Pending, Proposal

__all__ = [
    "GENERATOR",
    "MIXED",
    "UNKNOWN",
    "Advantage",
    "AdvantageChosen",
    "AppealRuled",
    "AppealWithdrawn",
    "Appealed",
    "Arranged",
    "BadEvent",
    "BlankTaken",
    "Challenged",
    "Claim",
    "Claimed",
    "Clock",
    "ClockPaused",
    "ClockResumed",
    "ClockSet",
    "ClockStarted",
    "Companion",
    "Confirmed",
    "Consented",
    "Drawn",
    "EndAccepted",
    "EndDeclined",
    "EndOffered",
    "Ended",
    "Event",
    "Exchanged",
    "FirstAgreed",
    "FirstSet",
    "Flagged",
    "Game",
    "HandInBag",
    "Judge",
    "JudgeCalled",
    "JudgeDecided",
    "JudgeDismissed",
    "JudgeSet",
    "Led",
    "LotDrawn",
    "Noted",
    "Overdrawn",
    "Passed",
    "Penalised",
    "Pending",
    "Phase",
    "PlayWithdrawn",
    "Played",
    "Pressed",
    "ProcedureSet",
    "Proposable",
    "Proposal",
    "ProposalDeclined",
    "Proposed",
    "RackSeen",
    "RandomAdded",
    "Reason",
    "Refusal",
    "Resigned",
    "Returned",
    "Row",
    "Ruled",
    "Seat",
    "Settled",
    "Signed",
    "StartDrawn",
    "Started",
    "TakenBack",
    "Theme",
    "ThemeClaimed",
    "ThemeScored",
    "ThemeSet",
    "ThemeVoted",
    "TilesTakenBack",
    "Told",
    "TurnLost",
    "Verdict",
    "VerdictAccepted",
    "VerdictOverturned",
    "WordJudge",
    "Yielded",
    "abort",
    "accept_end",
    "accept_verdict",
    "add_random",
    "appeal",
    "arrange",
    "blanks_to_take",
    "call_judge",
    "challenge",
    "choose",
    "claim",
    "claim_all",
    "confirm",
    "consent",
    "decide",
    "decide_summons",
    "decline",
    "decline_end",
    "dismiss",
    "draw",
    "due",
    "end_due",
    "exchange",
    "note",
    "offer_end",
    "overdraw",
    "pass_turn",
    "play",
    "press",
    "propose",
    "reach",
    "replay_timed",
    "resign",
    "resume_clock",
    "rule",
    "rule_appeal",
    "sheet",
    "show_rack",
    "sign",
    "start",
    "start_clock",
    "summon",
    "take_blank",
    "tell",
    "theme_of",
    "vote",
    "withdraw",
    "withdraw_appeal",
]
