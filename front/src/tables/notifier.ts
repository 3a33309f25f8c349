/** Calls the players: sounds, a notice while the page is out of sight, a mark in its title. */

import type { Preferences } from "../shared/preferences.svelte";
import { notify } from "../shared/notification";
import { play } from "../shared/sound";
import type { Say } from "../shared/texts";
import type { Table } from "./table.svelte";

export class Notifier {
  readonly #title = document.title;

  constructor(
    private readonly say: Say,
    private readonly table: Table,
    private readonly preferences: Preferences,
  ) {}

  /** Something happened at the table. */
  turns(): void {
    const { seatToAct, view } = this.table;
    if (view.phase === "ended") this.#sound("ended");
    else this.#sound(seatToAct === null ? "laid" : "turn");
    if (seatToAct !== null && document.hidden) this.#call(seatToAct);
    this.mark();
  }

  /** The title says whose turn it is, for those who look at the tabs alone. */
  mark(): void {
    const isOurTurn = this.table.seatToAct !== null && this.table.view.phase !== "ended";
    document.title = isOurTurn ? `● ${this.#yours} – ${this.#title}` : this.#title;
  }

  /** A title is no sentence. */
  get #yours(): string {
    return this.say("said-your-turn").replace(/\.$/, "");
  }

  #sound(sound: Parameters<typeof play>[0]): void {
    if (this.preferences.settings.sound) play(sound);
  }

  #call(seat: number): void {
    if (!this.preferences.settings.notify) return;
    void notify(this.#yours, `${this.table.name(seat)} – ${this.#title}`);
  }
}
