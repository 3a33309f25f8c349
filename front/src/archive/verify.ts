/**
 * Only the device itself knows which random number it added to a bag. On the page that verifies the bag
 * it looks for that number, so that a server cannot put another in its place.
 */

export type Found = "same" | "other" | "unknown";

/** What the record says the seat added, against what this device remembers to have added. */
export function compare(added: string, kept: string | null): Found {
  if (kept === null) return "unknown";
  return kept === added ? "same" : "other";
}

function storedValue(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

if (typeof document !== "undefined") {
  document.querySelectorAll<HTMLElement>("[data-added]").forEach((place) => {
    const found = compare(place.dataset["added"] ?? "", storedValue(place.dataset["kept"] ?? ""));
    place.querySelector<HTMLElement>(`[data-${found}]`)?.removeAttribute("hidden");
  });
}
