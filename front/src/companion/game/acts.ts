/** What players and judge can do at a real board: each act gives the game after it, or is refused. */

import { exchangeRefusal } from "../../kernel/rules";
import { AS_BLANK, readPlacement, readRack } from "../../shared/notation";
import { mostSurplus, tilesToInspect, reasonToEnd, pool, takeTiles } from "./ending";
import { all, close, draw, endGame, finishTurn, refuse, settle, confirm, append, advanceTime, type Game } from "./game";
import type { Advantage, Event, GameSetup, Policy, Verdict, WirePlacement } from "./types";
import { lastTurn } from "./takeback";
import { BOUNDS, require } from "./permission";
import { latestLine, nextSeat, playingSeats, hiddenTiles } from "./state";
import { replay } from "./game";

export interface Start {
  policy: Policy | null;
  lexicon: { name: string; fingerprint: string } | null;
  /** Whom the lot favoured and what that player took; or who moves first. */
  lot: { seat: number; advantage: Advantage } | null;
  first: number;
  /** Nothing is exchanged with fewer than seven in the bag (PL-49). */
  seven?: boolean;
}

const other = (seat: number): number => 1 - seat;

/** The game from its beginning to its first turn. */
export function start(plain: GameSetup, { policy, lexicon, lot, first, seven }: Start, now: number): Game {
  const { edition } = plain;
  const agreed = seven ? edition.seven : null;
  const setup = agreed ? strict(plain, agreed) : plain;
  const begins = lot === null ? first : lot.advantage === "first-move" ? lot.seat : other(lot.seat);
  const events: Event[] = [
    {
      event: "started",
      edition: edition.profile,
      digest: setup.digest,
      seats: ["seat-0", "seat-1"],
      check: "challenge",
      lexicon: lexicon?.name ?? "",
      fingerprint: lexicon?.fingerprint ?? "",
      generator: "",
      seed: null,
      commitment: null,
      ...(agreed ? { variants: [agreed.variant] } : {}),
    },
  ];
  if (policy) events.push({ event: "clock-set", policy });
  events.push({ event: "procedure-set", procedure: edition.procedure });
  if (lot) {
    events.push({ event: "lot-drawn", seat: lot.seat });
    events.push({ event: "advantage-chosen", seat: lot.seat, advantage: lot.advantage });
  }
  events.push({ event: "first-set", seat: begins });
  for (const seat of [begins, other(begins)])
    events.push({ event: "drawn", seat, tiles: hiddenTiles(setup.rules.rack_size) });
  return replay(setup, events, events.map(() => now));
}

const strict = (setup: GameSetup, { digest, least }: NonNullable<GameSetup["edition"]["seven"]>): GameSetup => ({
  ...setup,
  digest,
  rules: { ...setup.rules, exchange_bag_least: least },
});

/** An act at a moment, after the events that the clock has caused by then (overtime, flags). */
const acting = (act: (game: Game, now: number) => Game) => (game: Game, now: number) => act(advanceTime(game, now), now);

/** The seat begins its turn, which may close the window of the play before (IS-23, SV-16). */
function beginTurn(game: Game, seat: number, now: number): Game {
  require(game, "turn", seat);
  const closes = game.state.pending !== null && nextSeat(game.state) === seat;
  const next = closes ? confirm(game, now) : game;
  require(next, "turn-begun", seat);
  return next;
}

/** Whether nobody is left to challenge: a play stands at once, its words checked (PL-48). */
export const isAlone = (game: Game): boolean => playingSeats(game.state).length === 1;

/** The first mover has seen tiles, and the other player lets the clock run. */
export const startClock = (seat: number) =>
  acting((game, now) => {
    require(game, "start-clock", seat);
    return append(game, { event: "clock-started", seat }, now);
  });

/**
 * A play in full, whose points the kernel gave.
 *
 * @param verdict of its words, which counts where nobody is left to challenge them
 * @param words as they are named where that refuses them
 */
export const lay = (seat: number, placement: WirePlacement, points: number, verdict: Verdict = "unknown", words = "") =>
  acting((before, now) => {
    const game = beginTurn(before, seat, now);
    require(game, "play", seat);
    if (!holds(game, seat, placement)) refuse("not-on-rack");
    if (isAlone(game) && verdict === "invalid") refuse("invalid-words", { words });
    const next = append(game, { event: "played", seat, placement, points }, now);
    return isAlone(next) ? close(next, now) : next;
  });

/** Whether the rack can hold the tiles laid: none is known, so they are neither on the board nor too many. */
function holds({ setup, state }: Game, seat: number, placement: WirePlacement): boolean {
  const laid = readPlacement(setup, setup.rules.width, placement).tiles.filter((tile) => tile !== 0);
  const codes = laid.map((tile) => (tile & AS_BLANK ? 0 : tile));
  return codes.length <= (state.racks[seat] ?? 0) && takeTiles(pool(setup, state), codes) !== null;
}

/** A play by its points alone. */
export const tell = (seat: number, count: number, points: number) =>
  acting((before, now) => {
    require(before, "tell", seat);
    const game = beginTurn(before, seat, now);
    const most = game.state.racks[seat] ?? 0;
    if (!(count > 0 && count <= most && points >= 0)) refuse("not-on-rack");
    const next = append(game, { event: "told", seat, count, points }, now);
    return isAlone(next) ? close(next, now) : next;
  });

/** The clock is pressed: the play is made and cannot be withdrawn (SV-23). */
export const press = (seat: number) =>
  acting((game, now) => {
    require(game, "press", seat);
    return append(game, { event: "pressed", seat }, now);
  });

/** The hand is in the bag and the clock not pressed: the play is made. */
export const reach = (seat: number) =>
  acting((game, now) => {
    require(game, "reach", seat);
    return append(game, { event: "hand-in-bag", seat }, now);
  });

/** A play that is not made yet is taken back, even after a challenge was announced. */
export const withdraw = (seat: number) =>
  acting((game, now) => {
    require(game, "withdraw", seat);
    return append(game, { event: "play-withdrawn", seat }, now);
  });

/** The opponent accepts the play, which is recorded. */
export const accept = (seat: number) =>
  acting((game, now) => {
    require(game, "confirm", seat);
    return confirm(game, now);
  });

/**
 * Doubts words of the play that waits.
 *
 * @param words indexes into the words formed; of a play known by its points alone none can be named
 * @param formed how many words it formed, as the kernel says
 */
export const challenge = (seat: number, words: number[], formed: number) =>
  acting((game, now) => {
    require(game, "challenge", seat);
    if (game.state.pending?.unknownTiles) return append(game, { event: "challenged", seat, words: [] }, now);
    const named = new Set(words);
    const there = words.every((word) => word >= 0 && word < formed);
    if (!there || named.size === 0 || named.size < words.length) refuse("no-such-word");
    return append(game, { event: "challenged", seat, words }, now);
  });

/** The verdict on a challenged play: it comes off the board, or stands and may cost the challenger points or a turn. */
export const rule = (verdict: Verdict) =>
  acting((game, now) => {
    require(game, "rule");
    const play = game.state.pending;
    if (!play || play.challenger === null) return game;
    let next = append(game, { event: "ruled", verdict }, now);
    if (verdict === "invalid") return finishTurn(append(next, { event: "tiles-taken-back", seat: play.seat }, now), now);
    const points = game.setup.edition.law.wrong_points;
    if (verdict === "valid" && points)
      next = append(next, { event: "penalised", seat: play.challenger, points, why: "challenge" }, now);
    return confirm(next, now);
  });

/** Tiles for others from the bag. Which they are nobody but their player sees. */
export const exchange = (seat: number, count: number) =>
  acting((before, now) => {
    const game = beginTurn(before, seat, now);
    const { bag, racks } = game.state;
    const refused = exchangeRefusal(game.setup.rules, racks[seat] ?? 0, count, bag);
    if (refused) refuse(refused, { least: game.setup.rules.exchange_bag_least, bag });
    const next = append(game, { event: "exchanged", seat, tiles: hiddenTiles(count) }, now);
    return finishTurn(append(draw(next, seat, count, now), { event: "returned", seat }, now), now);
  });

/** A turn without play or exchange. */
export const pass = (seat: number) =>
  acting((before, now) => {
    const game = beginTurn(before, seat, now);
    return finishTurn(append(game, { event: "passed", seat }, now), now);
  });

/** A player gives up: an own play that waits is taken back, one of the opponent stands. */
export const resign = (seat: number) =>
  acting((game, now) => {
    require(game, "resign", seat);
    const play = game.state.pending;
    let next = game;
    if (play?.seat === seat) next = append(next, { event: "tiles-taken-back", seat }, now);
    else if (play) {
      if (!play.made) next = append(next, { event: "pressed", seat: play.seat }, now);
      next = append(next, { event: "confirmed" }, now);
      const reason = reasonToEnd(next.setup, next.state);
      if (reason) return endGame(next, reason, now);
    }
    return endGame(append(next, { event: "resigned", seat }, now), "resigned", now);
  });

/** Both agree that nothing more can be laid (FI-35). */
export const finish = (seat: number) =>
  acting((game, now) => {
    require(game, "offer-end", seat);
    require(game, "propose", seat);
    const still = playingSeats(game.state);
    const offered = append(game, { event: "end-offered", seat }, now);
    const accepted = still.filter((one) => one !== seat).map((one): Event => ({ event: "end-accepted", seat: one }));
    return endGame(all(offered, accepted, now), "nothing-left", now);
  });

/** The latest turn is written anew: both agree that it was not played as it was typed in. */
export const correct = () =>
  acting((game, now) => {
    const { seat, to } = lastTurn(game) ?? { seat: 0, to: 0 };
    require(game, "propose-takeback", seat);
    return all(agree(game, seat, "takeback", now), [{ event: "taken-back", to }], now);
  });

/** What a seat's sheet says of the latest line. */
export const note = (seat: number, points: number, total: number) =>
  acting((game, now) => {
    require(game, "note", seat);
    const of = latestLine(game.state)?.seat ?? 0;
    return append(game, { event: "noted", seat, of, points, total }, now);
  });

/** A seat drew `excess` tiles too many in its latest draw (SV-32 … SV-35); `seen`: it has looked at them. */
export const overdraw = (seat: number, excess: number, seen: boolean, fromNew: boolean) =>
  acting((game, now) => {
    require(game, "overdraw", seat);
    const { setup, state } = game;
    if (!(excess >= 1 && excess <= mostSurplus(setup, state))) refuse("no-such-surplus", { bag: state.bag });
    const looked = tilesToInspect(state, seat, excess, seen, fromNew);
    return append(game, { event: "overdrawn", seat, excess, seen, from_new: seen && fromNew, looked }, now);
  });

/** A pause to which both agree (SV-38). */
export const pause = (seat: number) =>
  acting((game, now) => {
    require(game, "propose-pause", seat);
    return all(agree(game, seat, "pause", now), [{ event: "clock-paused" }], now);
  });

/** Something that a seat proposes and the other consents to. */
function agree(game: Game, seat: number, what: "pause" | "takeback", now: number): Game {
  const asked = append(game, { event: "proposed", seat, what }, now);
  require(asked, "consent", other(seat));
  return append(asked, { event: "consented", seat: other(seat) }, now);
}

/** A clock that was stopped runs on. */
export const resume = (seat: number) =>
  acting((game, now) => {
    require(game, "resume-clock", seat);
    return append(game, { event: "clock-resumed", seat }, now);
  });

/** A player stops the clock and calls the judge, at any time. */
export const callJudge = (seat: number) =>
  acting((game, now) => {
    require(game, "call-judge", seat);
    return append(game, { event: "judge-called", seat }, now);
  });

/** What the judge decided: a text, and time and points by seat; the match can be finished. */
export const decide = (text: string, seconds: number[] = [0, 0], points: number[] = [0, 0]) =>
  acting((game, now) => {
    require(game, "decide");
    const bounded =
      seconds.every((one) => Math.abs(one) <= BOUNDS.seconds) && points.every((one) => Math.abs(one) <= BOUNDS.points);
    if (!bounded || text === "" || [...text].length > BOUNDS.text) refuse("no-judge");
    const corrected = points.flatMap((more, seat): Event[] =>
      more ? [{ event: "penalised", seat, points: -more, why: "correction" }] : [],
    );
    return all(game, [...corrected, { event: "judge-decided", text, seconds }], now);
  });

/** A rack is shown after the end; with the last one needed the game is settled. */
export const showRack = (seat: number, tiles: string) =>
  acting((game, now) => {
    require(game, "show-rack", seat);
    const { state, setup } = game;
    const codes = readRack(setup, tiles);
    if (codes === null || codes.length !== state.racks[seat]) return refuse("no-such-rack");
    const hidden = { ...state, shown: state.shown.map((one, index) => (index === seat ? null : one)) };
    if (!takeTiles(pool(setup, hidden), codes)) refuse("not-on-rack");
    return settle(append(game, { event: "rack-seen", seat, tiles }, now), now);
  });

/** A seat signs its sheet with the final totals. */
export const sign = (seat: number, totals: number[]) =>
  acting((game, now) => {
    require(game, "sign", seat);
    if (!totals.every((total, index) => total === game.state.totals[index])) refuse("cannot-sign");
    return append(game, { event: "signed", seat, totals }, now);
  });
