/** Reading a clock: what is left now, how it is written, and when it is worth a word. */

import type { ClockView } from "../../wire/wire";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds left at which the player is told. */
const TOLD = [300, 60, 30, 10];

/** What a seat has left, `since` milliseconds after the view came; below zero is overtime. */
export function remainingTime(clock: ClockView, seat: number, since: number): number {
  const then = clock.left[seat] ?? 0;
  const now = clock.running === seat ? then - since : then;
  // what follows from no time at all is the server's to say; until it does, the clock stands there
  return Math.max(now, -clock.overtime * SECOND);
}

const two = (number: number): string => String(number).padStart(2, "0");

/** 24:59, 1:02:03, over zero +0:07, days in the reader's language. Zero shows when nothing is left. */
export function formatTime(milliseconds: number, language: string): string {
  if (milliseconds >= DAY) return inDays(milliseconds, language);
  const over = milliseconds <= -SECOND;
  const seconds = over ? Math.floor(-milliseconds / SECOND) : Math.max(0, Math.ceil(milliseconds / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const shown = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes);
  return `${over ? "+" : ""}${shown}:${two(seconds % 60)}`;
}

function inDays(milliseconds: number, language: string): string {
  const unit = (value: number, name: "day" | "hour"): string =>
    new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "short" }).format(value);
  const hours = Math.floor((milliseconds % DAY) / HOUR);
  return `${unit(Math.floor(milliseconds / DAY), "day")} ${unit(hours, "hour")}`;
}

/** Whether a clock is near its end. */
export const isLow = (milliseconds: number): boolean => milliseconds < MINUTE;

/** The seconds left to be told when time went from `before` to `now`; null: nothing worth a word. */
export function worthTelling(before: number, now: number): number | null {
  const crossed = TOLD.filter((seconds) => before > seconds * SECOND && now <= seconds * SECOND);
  return crossed.length > 0 && now > 0 ? Math.min(...crossed) : null;
}
