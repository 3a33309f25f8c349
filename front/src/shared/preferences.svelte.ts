/** The reader's own settings, kept in this browser and put on the page as attributes. */

import { memory, read, write } from "./storage";
import type { Preset } from "./keys";

export interface Settings {
  theme: "system" | "light" | "dark" | "contrast";
  board: "paper" | "wood" | "slate";
  size: "normal" | "large";
  keys: Preset;
  zoom: boolean;
  sound: boolean;
  notify: boolean;
  /** Bots answer at once. */
  hurry: boolean;
}

const first: Settings = {
  theme: "system",
  board: "paper",
  size: "normal",
  keys: "grid",
  zoom: true,
  sound: false,
  notify: false,
  hurry: false,
};
const name = "stafla.look";

export class Preferences {
  settings = $state<Settings>(first);

  constructor() {
    this.settings = { ...first, ...read<Partial<Settings>>(memory(), name) };
  }

  set<K extends keyof Settings>(key: K, value: Settings[K]): void {
    this.settings[key] = value;
    write(memory(), name, this.settings);
    for (const shown of ["theme", "board", "size"] as const)
      document.documentElement.dataset[shown] = this.settings[shown];
  }
}
