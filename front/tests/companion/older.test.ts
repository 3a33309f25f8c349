/** Games that older pages kept in a browser's storage are taken up as they were left (tests/data/older). */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as acts from "../../src/companion/game/acts";
import { latestLine, toMove } from "../../src/companion/game/state";
import { CompanionSession } from "../../src/companion/session.svelte";

interface Left {
  storage: Record<string, string>;
  /** What the older page showed of the game when it was closed, at `now`. */
  shown: Record<string, unknown> & { now: number };
}

const FOLDER = join(import.meta.dirname, "../../../tests/data/older/companion");
const names = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
const read = (name: string): Left => JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as Left;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page is opened again where an older one was closed. */
function reopen({ storage, shown }: Left): CompanionSession {
  const kept = new Map(Object.entries(storage));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.setSystemTime(shown.now);
  return new CompanionSession();
}

const sortSeats = (seats: ReadonlySet<number>): number[] => [...seats].sort();

function shownBy(session: CompanionSession): Record<string, unknown> {
  const { state } = session.game!;
  const line = latestLine(state);
  const play = state.pending;
  return {
    names: session.names,
    now: session.now,
    totals: state.totals,
    bag: state.bag,
    racks: state.racks,
    board: state.board.flatMap((tile, square) => (tile ? [[square, tile]] : [])),
    turn: state.turn,
    mover: toMove(state),
    passes: state.passes,
    scoreless: state.scoreless,
    waits: play && [play.seat, play.points, play.made, play.challenger],
    ended: state.ended && [state.ended.reason, state.ended.out],
    changes: state.changes,
    flagged: sortSeats(state.flagged),
    owing: sortSeats(state.owingSeats),
    timePoints: state.timePoints,
    signed: sortSeats(state.signers),
    called: state.judgeCaller,
    differing: sortSeats(state.differing),
    line: line && [line.seat, line.points],
    running: session.running,
    left: [0, 1].map((seat) => session.remainingTime(seat)),
    sheet: state.lines.map(({ seat, kind, points, total }) => [seat, kind, points, total]),
  };
}

const open = names.filter((name) => read(name).shown["ended"] === null);

test("there are games of the first page that kept one, and of the last before the rules moved", () => {
  const commits = new Set(names.map((name) => name.slice(0, 8)));
  expect([...commits].sort()).toEqual(["34993e48", "35654813"]);
  expect(open.length).toBeGreaterThan(4);
});

test.each(names)("%s is taken up as it was left", (name) => {
  const left = read(name);
  const session = reopen(left);
  session.tick();
  // -0 is 0
  expect(JSON.parse(JSON.stringify(shownBy(session)))).toEqual(left.shown);
  expect(JSON.parse(session.record())).toMatchObject({ format: "stafla-record" });
});

test.each(open)("%s goes on, and is kept again", (name) => {
  const session = reopen(read(name));
  const { events, state } = session.game!;
  const act = state.judgeCaller === null ? acts.callJudge(0) : acts.decide("so be it", [0, 0], [0, 0]);
  expect(session.do(act)).toBe(true);
  expect(session.game!.events.length).toBe(events.length + 1);
  const again = new CompanionSession();
  expect(again.game!.state).toEqual(session.game!.state);
  expect(again.game!.clock).toEqual(session.game!.clock);
});
