/** Reading a clock: what is left now, and when it is worth a word. */

import type { ClockView } from "../../wire/wire";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Seconds left at which the player is told. */
const TOLD = [300, 60, 30, 10];

/** What a seat has left, `since` milliseconds after the view came; below zero is overtime. */
export function remainingTime(clock: ClockView, seat: number, since: number): number {
  const then = clock.left[seat] ?? 0;
  const now = clock.running === seat ? then - since : then;
  // what follows from no time at all is the server's to say; until it does, the clock stands there
  return Math.max(now, -clock.overtime * SECOND);
}

/** Whether a clock is near its end. */
export const isLow = (milliseconds: number): boolean => milliseconds < MINUTE;

/** The seconds left to be told when time went from `before` to `now`; null: nothing worth a word. */
export function worthTelling(before: number, now: number): number | null {
  const crossed = TOLD.filter((seconds) => before > seconds * SECOND && now <= seconds * SECOND);
  return crossed.length > 0 && now > 0 ? Math.min(...crossed) : null;
}
