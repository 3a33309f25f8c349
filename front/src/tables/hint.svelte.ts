/** A hint in a game against bots: how much a good play brings, then where it lies, then the play itself. */

import type { HintView, Refused } from "../wire/wire";
import type { DraftEditor } from "./draft/editor.svelte";
import type { Table } from "./table.svelte";

export const STEPS = 3;

export class Hint {
  #latest = $state.raw<HintView | null>(null);
  #asking = false;

  constructor(
    private readonly table: Table,
    private readonly editor: DraftEditor,
  ) {}

  /** Whether one may be asked for now. */
  readonly available = $derived.by((): boolean => {
    const { seat, seatToAct, covered, view } = this.table;
    const lays = this.table.mayPlayOn("play");
    return !!view.you?.hints && seat !== null && seatToAct === seat && !covered && lays && !view.offer;
  });

  /** The hint of this turn; null: none was asked for. */
  readonly shown = $derived.by((): HintView | null =>
    this.#latest && this.#latest.number === this.table.view.number && this.available ? this.#latest : null,
  );

  /** The squares that light up. */
  readonly squares = $derived.by((): ReadonlySet<number> => new Set(this.shown?.detail === 2 ? this.shown.squares : []));

  /** Asks for one more step, or for `detail`; null: done, or why not. */
  async ask(detail = Math.min((this.shown?.detail ?? 0) + 1, STEPS)): Promise<Refused | null> {
    const { seat } = this.table;
    if (seat === null || this.#asking || !this.available) return null;
    this.#asking = true;
    try {
      const answer = await this.table.hint(seat, detail);
      if (!answer.ok) return answer.refused;
      if (answer.value.number !== this.table.view.number || seat !== this.table.seat) return null;
      this.#latest = answer.value;
      if (answer.value.laid.length > 0) this.editor.place(answer.value.laid);
      return null;
    } finally {
      this.#asking = false;
    }
  }
}
