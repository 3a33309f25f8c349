/** Sessions at a real board that Python's law wrote: the page's machine must come to the same after every act. */

import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as acts from "../src/companion/game/acts";
import { remainingTime } from "../src/companion/game/clock";
import { advanceTime, type Game } from "../src/companion/game/game";
import { type Event, type GameSetup, type Policy, Refused, type Verdict } from "../src/companion/game/types";
import { latestLine, type SheetLine, nextSeat, toMove } from "../src/companion/game/state";
import { readGiven } from "./given";

interface Act {
  do: string;
  at: number;
  seat: number;
  play: string;
  points: number & number[];
  verdict: Verdict;
  words: number[];
  /** Words that the play formed. */
  formed: number;
  count: number;
  total: number;
  totals: number[];
  excess: number;
  seen: boolean;
  new: boolean;
  text: string;
  seconds: number[];
  tiles: string;
  /** It is tried and changes nothing. */
  probe?: boolean;
  refused: string | null;
  events: Event[];
  times: number[];
  state: Record<string, unknown>;
}

interface Session {
  seed: number;
  setup: string;
  policy: Policy | null;
  start: { lot?: number; advantage?: "first-move" | "orientation"; first?: number; seven?: boolean };
  begun: Pick<Act, "events" | "times" | "state">;
  acts: Act[];
}

interface Difference {
  seed: number;
  /** Which act, from 0; -1: the start. */
  act: number;
  what: string;
  law: unknown;
  page: unknown;
}

const { setups, sessions } = readGiven<{ setups: Record<string, GameSetup>; sessions: Session[] }>();

function actOf(act: Act): (game: Game, now: number) => Game {
  const { seat } = act;
  const [square = "", tiles = ""] = (act.play ?? "").split(" ");
  const all: Record<string, () => (game: Game, now: number) => Game> = {
    "start-clock": () => acts.startClock(seat),
    lay: () => acts.lay(seat, { square, tiles }, act.points, act.verdict),
    tell: () => acts.tell(seat, act.count, act.points),
    press: () => acts.press(seat),
    reach: () => acts.reach(seat),
    withdraw: () => acts.withdraw(seat),
    accept: () => acts.accept(seat),
    challenge: () => acts.challenge(seat, act.words, act.formed),
    rule: () => acts.rule(act.verdict),
    exchange: () => acts.exchange(seat, act.count),
    pass: () => acts.pass(seat),
    note: () => acts.note(seat, act.points, act.total),
    overdraw: () => acts.overdraw(seat, act.excess, act.seen, act.new),
    pause: () => acts.pause(seat),
    resume: () => acts.resume(seat),
    call: () => acts.callJudge(seat),
    decide: () => acts.decide(act.text, act.seconds, act.points),
    rack: () => acts.showRack(seat, act.tiles),
    sign: () => acts.sign(seat, act.totals),
    resign: () => acts.resign(seat),
    finish: () => acts.finish(seat),
    correct: () => acts.correct(),
  };
  return (all[act.do] as () => (game: Game, now: number) => Game)();
}

const sortSeats = (seats: ReadonlySet<number>): number[] => [...seats].sort();

/** The sheet's lines; the law's has one for each seat's tiles, the page only where they change a total. */
const sheetOf = (lines: readonly SheetLine[]): unknown[] =>
  lines.map(({ seat, kind, points, total, stands }) => [seat, kind, points, total, stands]);

function stateOf(game: Game, at: number): Record<string, unknown> {
  const { state, clock } = game;
  const play = state.pending;
  const line = latestLine(state);
  return {
    totals: state.totals,
    bag: state.bag,
    racks: state.racks,
    board: state.board.flatMap((tile, square) => (tile ? [[square, tile]] : [])),
    unknown_tiles: state.unknownTiles,
    turn: state.turn,
    mover: toMove(state),
    next: nextSeat(state),
    passes: state.passes,
    scoreless: state.scoreless,
    waits: play && [play.seat, play.points, play.made, play.pressed, play.challenger],
    ended: state.ended && [state.ended.reason, state.ended.out],
    changes: state.changes,
    flagged: sortSeats(state.flagged),
    owing: sortSeats(state.owingSeats),
    time_points: state.timePoints,
    started: state.clockStarted,
    paused: state.clockPaused,
    called: state.judgeCaller,
    differing: sortSeats(state.differing),
    signed: sortSeats(state.signers),
    line: line && [line.seat, line.points],
    running: clock.since === null ? null : (clock.turn?.[0] ?? null),
    left: [0, 1].map((seat) => remainingTime(clock, state, seat, at)),
    sheet: sheetOf(state.lines),
  };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** Members of objects in one order, and no -0. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== "object") return value === 0 ? 0 : value;
  return Object.fromEntries(Object.entries(value).sort().map(([name, one]) => [name, plain(one)]));
}

/** The first difference between the law and the page; null: there is none. */
function difference(session: Session): Difference | null {
  const { seed, start, policy } = session;
  const setup = setups[session.setup] as GameSetup;
  const lot = start.lot === undefined ? null : { seat: start.lot, advantage: start.advantage ?? "first-move" };
  const begin = session.begun.times[0] as number;
  let game = acts.start(
    setup,
    { policy, lexicon: null, lot, first: start.first ?? 0, seven: start.seven ?? false },
    begin,
  );
  let known = 0;
  const differs = (act: number, said: Pick<Act, "events" | "times" | "state">, at: number): Difference | null => {
    const pairs: [string, unknown, unknown][] = [
      ["events", said.events, game.events.slice(known)],
      ["times", said.times, game.times.slice(known)],
      ...Object.entries(stateOf(game, at)).map(([name, page]) => [name, said.state[name], page] as [string, unknown, unknown]),
    ];
    known = game.events.length;
    const found = pairs.find(([, law, page]) => !same(law, page));
    return found ? { seed, act, what: found[0], law: found[1], page: found[2] } : null;
  };
  const first = differs(-1, session.begun, begin);
  if (first) return first;
  for (const [index, act] of session.acts.entries()) {
    let refused: string | null = null;
    game = advanceTime(game, act.at);
    try {
      const next = actOf(act)(game, act.at);
      if (!act.probe) game = next;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused = error.code;
    }
    if (refused !== act.refused) return { seed, act: index, what: "refused", law: act.refused, page: refused };
    const found = differs(index, act, act.at);
    if (found) return found;
  }
  return null;
}

test("the page's machine comes to what the law says, after every act", () => {
  const found = sessions.map(difference).filter((one) => one !== null);
  if (process.env.STAFLA_FOUND) writeFileSync(process.env.STAFLA_FOUND, JSON.stringify(found));
  expect(found).toEqual([]);
});

