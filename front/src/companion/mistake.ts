/** Which turn a typing mistake is in, and where the game was before it (the law's `last_turn`). */

import type { Game } from "./game";
import type { Event } from "./kinds";

/** The latest turn that stands: whose it was, and after how many events it began; null: there is none. */
export function lastTurn(game: Game): { seat: number; to: number } | null {
  let withdrawn = 0;
  for (const [number, event] of standing(game.events).reverse()) {
    if (event.event === "flagged" && game.state.policy?.limit !== "pass") return null;
    if (event.event === "play-withdrawn") withdrawn += 1;
    else if ((event.event === "played" || event.event === "told") && withdrawn > 0) withdrawn -= 1;
    else if (["played", "told", "exchanged", "passed"].includes(event.event))
      return { seat: (event as { seat: number }).seat, to: number - 1 };
  }
  return null;
}

/** The events, each with its number from 1, less those that were taken back. */
function standing(events: readonly Event[]): [number, Event][] {
  const kept: [number, Event][] = [];
  events.forEach((event, index) => {
    if (event.event === "taken-back") while ((kept.at(-1)?.[0] ?? 0) > event.to) kept.pop();
    kept.push([index + 1, event]);
  });
  return kept;
}
