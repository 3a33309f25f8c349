/** Which turn a typing mistake is in, and where the game was before it (the law's `last_turn`). */

import type { Game } from "./game";
import type { Event } from "./types";

export interface Turn {
  seat: number;
  /** After how many events it began. */
  to: number;
  /** Whether somebody's time was up since, so that it cannot be taken back. */
  left: boolean;
}

/** The latest turn that stands; null: there is none. */
export function lastTurn(game: Game): Turn | null {
  let withdrawn = 0;
  let left = false;
  for (const [number, event] of standing(game.events).reverse()) {
    if (event.event === "flagged" && game.state.policy?.limit !== "pass") left = true;
    if (event.event === "play-withdrawn") withdrawn += 1;
    else if ((event.event === "played" || event.event === "told") && withdrawn > 0) withdrawn -= 1;
    else if (["played", "told", "exchanged", "passed"].includes(event.event))
      return { seat: (event as { seat: number }).seat, to: number - 1, left };
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
