/** The page's machine makes the events that the law made of the same scripts (tests/data/companion). */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as acts from "../../src/companion/game/acts";
import { overtimePoints, settleTimeLoss } from "../../src/kernel/rules";
import { remainingTime } from "../../src/companion/game/clock";
import { replay, advanceTime, type Game } from "../../src/companion/game/game";
import { Refused, type Event, type GameSetup, type Verdict, type WirePlacement } from "../../src/companion/game/types";
import { setups, policies } from "./fixture";

const FOLDER = join(import.meta.dirname, "../../../tests/data/companion");
const MOST_WORDS = 8;
const BEGIN = 1_800_000_000_000;

interface Act {
  at: number;
  seat?: number;
  do: string;
  refused?: string;
  play: string;
  count: number;
  points: number & number[];
  total: number;
  totals: number[];
  words?: number[];
  verdict: Verdict;
  excess: number;
  seen: boolean;
  new?: boolean;
  text: string;
  seconds: number[];
  tiles: string;
}

interface Script {
  start: { edition: string; clock?: string; lot?: number; advantage?: "first-move" | "orientation"; first?: number; seven?: boolean };
  acts: Act[];
  expect: { totals?: number[]; reason: string };
}

interface Recorded {
  times: number[];
  events: Event[];
}

const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".script.json"))
  .map((name) => name.replace(".script.json", ""));
const read = <T>(name: string): T => JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as T;

/** Points of plays as the law counted them: the machine itself counts none. */
function scores(recorded: Recorded): Map<string, { placement: WirePlacement; points: number }> {
  const found = new Map<string, { placement: WirePlacement; points: number }>();
  for (const event of recorded.events)
    if (event.event === "played") found.set(`${event.placement.square} ${event.placement.tiles}`, event);
  return found;
}

function act(game: Game, one: Act, known: ReturnType<typeof scores>): Game {
  const now = BEGIN + Math.round(one.at * 1000);
  const seat = one.seat ?? 0;
  const made: Record<string, () => (game: Game, now: number) => Game> = {
    "start-clock": () => acts.startClock(seat),
    lay: () => {
      const play = known.get(one.play) ?? { placement: { square: "8D", tiles: "HEJ" }, points: 0 };
      return acts.lay(seat, play.placement, play.points);
    },
    tell: () => acts.tell(seat, one.count, one.points),
    press: () => acts.press(seat),
    reach: () => acts.reach(seat),
    withdraw: () => acts.withdraw(seat),
    accept: () => acts.accept(seat),
    challenge: () => acts.challenge(seat, one.words ?? formedWords(game), MOST_WORDS),
    rule: () => acts.rule(one.verdict),
    exchange: () => acts.exchange(seat, one.count),
    pass: () => acts.pass(seat),
    note: () => acts.note(seat, one.points, one.total),
    overdraw: () => acts.overdraw(seat, one.excess, one.seen, one.new ?? false),
    pause: () => acts.pause(seat),
    resume: () => acts.resume(seat),
    call: () => acts.callJudge(seat),
    decide: () => acts.decide(one.text, one.seconds, one.points),
    rack: () => acts.showRack(seat, one.tiles),
    sign: () => acts.sign(seat, one.totals),
    resign: () => acts.resign(seat),
    finish: () => acts.finish(seat),
    correct: () => acts.correct(),
    wait: () => advanceTime,
  };
  return (made[one.do] as () => (game: Game, now: number) => Game)()(game, now);
}

/** Without words named all are challenged: here they are counted by what was challenged. */
const formedWords = (game: Game): number[] => (game.state.pending?.unknownTiles ? [] : [0]);

function playGame(name: string): Game {
  const script = read<Script>(`${name}.script.json`);
  const known = scores(read<Recorded>(`${name}.record.json`));
  const { edition, clock, lot, advantage, first, seven } = script.start;
  const setup = setups[edition] as GameSetup;
  let game = acts.start(
    setup,
    {
      policy: clock ? (policies[clock] ?? null) : null,
      lexicon: null,
      lot: lot === undefined ? null : { seat: lot, advantage: advantage ?? "first-move" },
      first: first ?? 0,
      seven: seven ?? false,
    },
    BEGIN,
  );
  for (const one of script.acts) {
    try {
      game = act(game, one, known);
      expect(one.refused, JSON.stringify(one)).toBeUndefined();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      expect([error.code, one]).toEqual([one.refused, one]);
      game = advanceTime(game, BEGIN + Math.round(one.at * 1000));
    }
  }
  return game;
}

describe.each(names)("%s", (name) => {
  test("the events and times are the law's", () => {
    const game = playGame(name);
    const recorded = read<Recorded>(`${name}.record.json`);
    const { expect: expected } = read<Script>(`${name}.script.json`);
    game.events.forEach((event, index) => expect([index, event]).toEqual([index, recorded.events[index]]));
    expect(game.events.length).toBe(recorded.events.length);
    expect(game.times).toEqual(recorded.times);
    if (expected.totals) expect(game.state.totals).toEqual(expected.totals);
  });

  test("a record folds to the same game", () => {
    const recorded = read<Recorded>(`${name}.record.json`);
    const edition = read<Script>(`${name}.script.json`).start.edition;
    const again = replay(setups[edition] as GameSetup, recorded.events, recorded.times);
    expect(again.state).toEqual(playGame(name).state);
  });
});

test.each([
  [-1, 0],
  [0, 10],
  [59, 10],
  [60, 20],
  [239, 40],
  [240, 50],
])("%i seconds over cost %i points", (seconds, points) => {
  expect(overtimePoints(seconds * 1000, 10)).toBe(points);
});

test("a loser on time lies the margin behind, and 150 to 0 is the worst", () => {
  const { rules } = setups["sv"]!;
  expect(settleTimeLoss(rules, [400, 330], 1, 12, 150)).toEqual([0, -80]);
  expect(settleTimeLoss(rules, [350, 120], 0, 5, 150)).toEqual([-350, 30]);
  expect(settleTimeLoss(rules, [500, 250], 1, 20, 150)).toEqual([0, -20]);
});

test("the time that is shown is the time that the law counts", () => {
  const game = playGame("overtime-59");
  expect(remainingTime(game.clock, game.state, 0, 0)).toBe(-59_000);
});
