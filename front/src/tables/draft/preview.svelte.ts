/** What the laid tiles would score: always the server's answer, asked a moment after the last change. */

import { complete, toLaidTiles, type Draft } from "./draft";
import type { ScoreView } from "../../wire/wire";
import type { Table } from "../table.svelte";

const pause = 90;

export class Preview {
  /** null: nothing asked, not answered yet, or no connection. */
  score = $state.raw<ScoreView | null>(null);
  /** Square of the tile laid last, where the points are shown. */
  square = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | undefined;

  constructor(private readonly table: Table) {}

  ask(draft: Draft): void {
    clearTimeout(this.#timer);
    this.#running?.abort();
    this.score = null;
    this.square = draft.laid.at(-1)?.square ?? null;
    const seat = this.table.seat;
    if (seat === null || !complete(draft)) return;
    this.#timer = setTimeout(() => void this.#send(seat, draft), pause);
  }

  async #send(seat: number, draft: Draft): Promise<void> {
    const running = new AbortController();
    this.#running = running;
    const answer = await this.table.score(seat, toLaidTiles(draft), running.signal);
    if (!running.signal.aborted && answer.ok) this.score = answer.value;
  }
}
