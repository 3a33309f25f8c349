/** The game as a record file (docs/formats/record.md). */

import type { Game } from "./game/game";

const line = (value: unknown): string => JSON.stringify(value).replace(/("(?:[^"\\]|\\.)*")|([,:])/g, (_, text, sign) => text ?? `${sign} `);

/** One event a line, as `stafla.records.record.file` writes it. */
export function recordText(game: Game, names: readonly string[]): string {
  const named = Object.fromEntries(names.map((name, seat) => [`seat-${seat}`, name.slice(0, 200)]));
  const events = game.events.map(line).join(",\n");
  const head = `"format": "stafla-record", "version": 1`;
  return `{${head},\n"names": ${line(named)},\n"times": ${line(game.times)},\n"events": [\n${events}\n]}\n`;
}
