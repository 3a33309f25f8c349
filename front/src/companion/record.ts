/** The game as a record file (docs/formats/record.md). */

import type { Game } from "./game/game";

/** Gives a text out as a file of this day, by the browser's own way of saving files. */
export function giveOut(text: string, day: number): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `stafla-${new Date(day).toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

const line = (value: unknown): string => JSON.stringify(value).replace(/("(?:[^"\\]|\\.)*")|([,:])/g, (_, text, sign) => text ?? `${sign} `);

/** One event a line, as `stafla.records.record.file` writes it. */
export function recordText(game: Game, names: readonly string[]): string {
  const named = Object.fromEntries(names.map((name, seat) => [`seat-${seat}`, name.slice(0, 200)]));
  const events = game.events.map(line).join(",\n");
  const head = `"format": "stafla-record", "version": 1`;
  return `{${head},\n"names": ${line(named)},\n"times": ${line(game.times)},\n"events": [\n${events}\n]}\n`;
}
