/** Whose time runs and how much is left: arithmetic over events and their times, as in the law. */

import type { Event } from "./types";
import { at, isHalted, nextSeat, toMove, type State } from "./state";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

export interface Clock {
  /** Milliseconds used by each seat, up to `since`. */
  spent: number[];
  added: number[];
  /** Whose clock ran last, and in which turn. */
  turn: readonly [number, number] | null;
  inTurn: number;
  /** When it began to run; null: no clock runs. */
  since: number | null;
}

export const begun = (): Clock => ({ spent: [0, 0], added: [0, 0], turn: null, inTurn: 0, since: null });

/** Whose time runs after the latest event, and in which turn. */
export function whose(state: State): readonly [number, number] | null {
  const mover = toMove(state);
  if (!state.clockStarted || state.clockPaused || isHalted(state) || mover === null) return null;
  const play = state.pending;
  if (play === null || !play.made) return [mover, state.turn];
  const next = nextSeat(state);
  if (play.challenger !== null || next === null) return null;
  if (!play.pressed) return [mover, state.turn];
  let turn = state.turn + 1;
  while (at(state, turn) !== next) turn += 1;
  return [next, turn];
}

const elapsed = (clock: Clock, now: number): number =>
  clock.since === null ? 0 : Math.max(0, now - clock.since);

function stopped(clock: Clock, now: number): Clock {
  if (clock.turn === null || clock.since === null) return clock;
  const used = elapsed(clock, now);
  const spent = clock.spent.map((one, seat) => (seat === clock.turn?.[0] ? one + used : one));
  return { ...clock, spent, inTurn: clock.inTurn + used, since: null };
}

/** The clock when an event, which made `state`, happened at `now`. */
export function advanceClock(clock: Clock, state: State, event: Event, now: number): Clock {
  if (!state.policy) return clock;
  let next = stopped(clock, now);
  if (event.event === "judge-decided") {
    const spent = next.spent.map((one, seat) => one - (event.seconds[seat] ?? 0) * SECOND);
    const mine = next.turn === null ? 0 : (event.seconds[next.turn[0]] ?? 0) * SECOND;
    next = { ...next, spent, inTurn: next.inTurn - mine };
  }
  const turn = whose(state);
  if (turn === null) return next;
  if (next.turn?.[0] !== turn[0] || next.turn[1] !== turn[1]) {
    const last = next.turn;
    const increment = last !== null && event.event !== "taken-back" ? state.policy.increment * SECOND : 0;
    const added = next.added.map((one, seat) => (seat === last?.[0] ? one + increment : one));
    next = { ...next, added, turn, inTurn: 0 };
  }
  return { ...next, since: now };
}

/** What a seat has left, negative in overtime; null: there is no clock. */
export function left(clock: Clock, state: State, seat: number, now: number): number | null {
  const { policy } = state;
  if (!policy) return null;
  const mine = clock.turn?.[0] === seat;
  const running = mine ? elapsed(clock, now) : 0;
  const limits: number[] = [];
  if (policy.base) limits.push(policy.base * SECOND + (clock.added[seat] ?? 0) - (clock.spent[seat] ?? 0) - running);
  if (policy.move) limits.push(policy.move * SECOND - (mine ? clock.inTurn + running : 0));
  return Math.min(...limits);
}

/** When time alone brings something about next; null: never, as things stand. */
export function moment(clock: Clock, state: State): number | null {
  const seat = clock.turn?.[0];
  if (seat === undefined || clock.since === null || !state.policy) return null;
  const now = left(clock, state, seat, clock.since) ?? 0;
  let last = now + state.policy.overtime * SECOND;
  if (state.policy.penalty) {
    const charged = Math.floor((state.timePoints[seat] ?? 0) / state.policy.penalty);
    last = Math.min(last, now + charged * MINUTE);
  }
  return clock.since + Math.max(0, last);
}

export const isUp = (clock: Clock, state: State, seat: number, now: number): boolean => {
  const rest = left(clock, state, seat, now);
  return rest !== null && -rest >= (state.policy?.overtime ?? 0) * SECOND;
};
