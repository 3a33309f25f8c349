/** What this browser remembers: values by name, as JSON. A closed or full storage costs the memory, nothing else. */

export function read<T>(box: Pick<Storage, "getItem"> | null, name: string): T | null {
  try {
    return JSON.parse(box?.getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Keeps a value; whether it is kept now. */
export function write(box: Pick<Storage, "setItem"> | null, name: string, value: unknown): boolean {
  if (!box) return false;
  try {
    box.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    // a closed or full storage costs the memory, not the game
    return false;
  }
}

/** What this browser remembers; null where it lets no page remember, and refuses the mere question. */
export function memory(kind: "localStorage" | "sessionStorage" = "localStorage"): Storage | null {
  try {
    return globalThis[kind];
  } catch {
    return null;
  }
}
