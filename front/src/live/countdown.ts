/**
 * Time that runs out on a page of the server: of a round (`data-milliseconds-left`, from when the page came), and
 * on clocks (`data-until`, by the server's time).
 */

import { formatCountdown, formatTime } from "../shared/time";

const half = 30_000;
const tick = 200;
const ends = new WeakMap<Element, number>();

/** Milliseconds left; an element that was put in place anew counts from what it says itself. */
function leftOf(shown: HTMLElement, now: number): number {
  const end = ends.get(shown) ?? now + Number(shown.dataset["millisecondsLeft"]);
  ends.set(shown, end);
  return Math.max(0, end - now);
}

/** Shows what is left of clocks that run (`data-until`, by the server's time), second by second. */
export function runClocks(now: number): void {
  const ahead = Date.now() - now;
  const show = (): void =>
    document.querySelectorAll<HTMLElement>("[data-until]").forEach((shown) => {
      const left = Number(shown.dataset["until"]) - (Date.now() - ahead);
      shown.textContent = formatTime(left, document.documentElement.lang);
    });
  show();
  setInterval(show, 1_000);
}

/**
 * Counts every second, says when half a minute is left, and calls `up` when nothing is.
 *
 * The server decides what came in time: this is only what people look at.
 */
export function countDown(up: () => void): void {
  let before = 0;
  setInterval(() => {
    const shown = document.querySelector<HTMLElement>("[data-milliseconds-left]");
    const left = shown ? leftOf(shown, performance.now()) : 0;
    if (shown && left > 0) shown.textContent = formatCountdown(left);
    const warning = document.querySelector("[data-half-minute-warning]");
    if (warning && left > half) warning.textContent = "";
    if (warning && shown && before > half && left <= half) warning.textContent = shown.dataset["textHalfMinute"] ?? "";
    if (before > 0 && left === 0) up();
    before = left;
  }, tick);
}
