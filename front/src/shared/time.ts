/** What a clock has left, as text. */

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

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

/** Minutes and seconds of a countdown, begun seconds as whole ones and never less than nothing: `24:59`, `75:00`. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / SECOND);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
