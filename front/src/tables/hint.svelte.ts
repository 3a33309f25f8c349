/** A hint in a game against bots: how much a good play brings, then where it lies, then the play itself. */

import type { Refused } from "../wire/wire";
import type { HintView } from "../wire/wire";
import type { Hand } from "./draft/input.svelte";
import type { Table } from "./table.svelte";

export const STEPS = 3;

export class Hint {
  #given = $state.raw<HintView | null>(null);
  #asking = false;

  constructor(
    private readonly table: Table,
    private readonly hand: Hand,
  ) {}

  /** Whether one may be asked for now. */
  readonly offered = $derived.by((): boolean => {
    const { seat, asked, covered, view } = this.table;
    const lays = this.table.can("play").allowed || this.table.judging;
    return !!view.you?.hints && seat !== null && asked === seat && !covered && lays && !view.offer;
  });

  /** What was told this turn; null: nothing. */
  readonly told = $derived.by((): HintView | null =>
    this.#given && this.#given.number === this.table.view.number && this.offered ? this.#given : null,
  );

  /** The squares that light up. */
  readonly squares = $derived.by((): ReadonlySet<number> => new Set(this.told?.detail === 2 ? this.told.squares : []));

  /** Tells a step more, or the step asked for; null: done, or why not. */
  async tell(detail = Math.min((this.told?.detail ?? 0) + 1, STEPS)): Promise<Refused | null> {
    const { seat } = this.table;
    if (seat === null || this.#asking || !this.offered) return null;
    this.#asking = true;
    try {
      const answer = await this.table.hint(seat, detail);
      if (!answer.ok) return answer.refused;
      if (answer.value.number !== this.table.view.number || seat !== this.table.seat) return null;
      this.#given = answer.value;
      if (answer.value.laid.length > 0) this.hand.place(answer.value.laid);
      return null;
    } finally {
      this.#asking = false;
    }
  }
}
