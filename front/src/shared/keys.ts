/** What a key asks for, in the two presets. Keys with Ctrl, Alt or Meta belong to the browser. */

/** The two ways in which a word runs, and letters are laid. */
export type Direction = "across" | "down";

export type Preset = "grid" | "classic";

export type Command =
  | { do: "arrow"; direction: Direction; step: 1 | -1 }
  | { do: "turn" | "step" | "erase" | "remove" | "recall" | "shuffle" | "commit" }
  | { do: "pass" | "challenge" | "exchange" | "exchange-all" }
  | { do: "edge"; edge: "row-start" | "row-end" | "first" | "last" };

export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly isComposing: boolean;
}

const shared: Readonly<Record<string, Command>> = {
  Backspace: { do: "erase" },
  Delete: { do: "remove" },
  Escape: { do: "recall" },
  Enter: { do: "commit" },
  "2": { do: "pass" },
  "3": { do: "challenge" },
  "4": { do: "exchange" },
  $: { do: "exchange-all" },
};

const grid: Readonly<Record<string, Command>> = {
  ArrowLeft: { do: "arrow", direction: "across", step: -1 },
  ArrowRight: { do: "arrow", direction: "across", step: 1 },
  ArrowUp: { do: "arrow", direction: "down", step: -1 },
  ArrowDown: { do: "arrow", direction: "down", step: 1 },
  " ": { do: "turn" },
  Home: { do: "edge", edge: "row-start" },
  End: { do: "edge", edge: "row-end" },
};

const classic: Readonly<Record<string, Command>> = {
  ArrowLeft: { do: "turn" },
  ArrowRight: { do: "turn" },
  ArrowUp: { do: "shuffle" },
  ArrowDown: { do: "recall" },
  " ": { do: "step" },
};

const withControl: Readonly<Record<string, Command>> = {
  Backspace: { do: "recall" },
  Home: { do: "edge", edge: "first" },
  End: { do: "edge", edge: "last" },
};

/** The command of a key, or null where it is text or the browser's own. */
export function command(key: Key, preset: Preset): Command | null {
  if (key.isComposing || key.altKey || key.metaKey) return null;
  if (key.ctrlKey) return withControl[key.key] ?? null;
  return (preset === "grid" ? grid : classic)[key.key] ?? shared[key.key] ?? null;
}
