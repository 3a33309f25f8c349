/** Counts down between two views: from the server's figures, by this device's own clock. */

import { remainingTime, worthTelling } from "./reading";
import type { Table } from "../table.svelte";

const TICK = 250;
/** How often the server's figures are asked for again, which also tells it that somebody is here. */
const RENEW = 60_000;

export class Ticker {
  /** Milliseconds since the view came. */
  since = $state(0);
  #came = 0;
  #last = new Map<number, number>();

  constructor(
    private readonly table: Table,
    private readonly ontell: (seat: number, seconds: number) => void,
  ) {}

  remainingTime(seat: number): number | null {
    const { clock } = this.table.view;
    return clock === null ? null : remainingTime(clock, seat, this.since);
  }

  /** A view came: its figures count from now. */
  renew(): void {
    this.#came = performance.now();
    this.#tick();
  }

  run(): () => void {
    const tick = setInterval(() => this.#tick(), TICK);
    const renew = setInterval(() => this.#ask(), RENEW);
    return () => {
      clearInterval(tick);
      clearInterval(renew);
    };
  }

  #ask(): void {
    // without a clock too: that somebody is gone is learned only by asking
    if (this.table.view.mine && this.table.view.phase !== "ended" && !this.table.host) void this.table.refresh();
  }

  #tick(): void {
    if (this.table.view.clock === null) return;
    this.since = performance.now() - this.#came;
    this.table.persons.forEach(({ seat }) => this.#tell(seat));
  }

  #tell(seat: number): void {
    const now = this.remainingTime(seat) ?? 0;
    const seconds = worthTelling(this.#last.get(seat) ?? now, now);
    this.#last.set(seat, now);
    if (seconds !== null && this.table.view.clock?.running === seat) this.ontell(seat, seconds);
  }
}
