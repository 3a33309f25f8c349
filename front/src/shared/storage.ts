/** What this browser remembers: values by name, as JSON. A closed or full storage costs the memory, nothing else. */

export function read<T>(box: Pick<Storage, "getItem">, name: string): T | null {
  try {
    return JSON.parse(box.getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function write(box: Pick<Storage, "setItem">, name: string, value: unknown): void {
  try {
    box.setItem(name, JSON.stringify(value));
  } catch {
    // a closed or full storage costs the memory, not the game
  }
}
