/**
 * Only the device itself knows which random number it added to a bag. On the page that verifies the bag
 * it looks for that number, so that a server cannot put another in its place.
 */

import { memory } from "../shared/storage";

type Comparison = "same" | "other" | "unknown";

/** What the record says the seat added, against what this device remembers to have added. */
export function compare(recorded: string, stored: string | null): Comparison {
  if (stored === null) return "unknown";
  return stored === recorded ? "same" : "other";
}

if (typeof document !== "undefined") {
  document.querySelectorAll<HTMLElement>("[data-random-number]").forEach((place) => {
    const stored = memory()?.getItem(place.dataset["storageKey"] ?? "") ?? null;
    const comparison = compare(place.dataset["randomNumber"] ?? "", stored);
    place.querySelector<HTMLElement>(`[data-number-${comparison}]`)?.removeAttribute("hidden");
  });
}
