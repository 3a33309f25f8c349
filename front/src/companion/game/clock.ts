/** Whose time runs, and how much of it is left in a game. */

import { giveTime, isTimeUp, nextMoment, runClock, stopClock, timeLeft, type Clock } from "../../kernel/rules";
import type { Event } from "./types";
import { seatOfTurn, isHalted, nextSeat, toMove, type State } from "./state";

const SECOND = 1000;

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
  while (seatOfTurn(state, turn) !== next) turn += 1;
  return [next, turn];
}

/** The clock when an event, which made `state`, happened at `now`. */
export function advanceClock(clock: Clock, state: State, event: Event, now: number): Clock {
  if (!state.policy) return clock;
  const stopped = stopClock(clock, now);
  const decided = event.event === "judge-decided" ? event.seconds.map((seconds) => seconds * SECOND) : null;
  const next = decided ? giveTime(stopped, decided) : stopped;
  return runClock(state.policy, next, whose(state), event.event !== "taken-back", now);
}

/** What a seat has left, negative in overtime; null: there is no clock. */
export const remainingTime = (clock: Clock, { policy }: State, seat: number, now: number): number | null =>
  policy && timeLeft(policy, clock, seat, now);

/** When time alone brings something about next; null: never, as things stand. */
export const nextEventTime = (clock: Clock, { policy, timePoints }: State): number | null =>
  policy && nextMoment(policy, clock, timePoints[clock.turn?.[0] ?? 0] ?? 0);

export const isUp = (clock: Clock, { policy }: State, seat: number, now: number): boolean =>
  policy !== null && isTimeUp(policy, clock, seat, now);
