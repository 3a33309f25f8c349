/** What the laid tiles would score: always the server's answer, asked a moment after the last change. */

import { complete, told, type Desk } from "./draft";
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

  ask(desk: Desk): void {
    clearTimeout(this.#timer);
    this.#running?.abort();
    this.score = null;
    this.square = desk.laid.at(-1)?.square ?? null;
    const seat = this.table.seat;
    if (seat === null || !complete(desk)) return;
    this.#timer = setTimeout(() => void this.#send(seat, desk), pause);
  }

  async #send(seat: number, desk: Desk): Promise<void> {
    const running = new AbortController();
    this.#running = running;
    const answer = await this.table.score(seat, told(desk), running.signal);
    if (!running.signal.aborted && answer.ok) this.score = answer.value;
  }
}
