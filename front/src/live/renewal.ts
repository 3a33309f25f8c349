/**
 * When a page asks the server how it looks now: after news, one request at a time, and more and more
 * seldom while the answers bring nothing new. So a mistake that makes news of nothing can cost a request
 * a minute and no more.
 */

import { latest, pause } from "../wire/backoff";

/**
 * What came of a request: something else is shown, nothing is, it was refused (with the milliseconds that
 * the server asks to wait), what was asked for is gone, or it was not the moment.
 */
export type Outcome = "changed" | "same" | "over" | "later" | { wait: number };

/** Between two requests, at least. */
const gap = 1_000;

export class Renewal {
  #wanted = false;
  #busy = false;
  #over = false;
  #same = 0;
  #failed = 0;
  /** Before this nothing is asked. */
  #not = 0;
  #last = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param request asks once; if it fails for a reason that it does not know, it is asked again later */
  constructor(
    private readonly request: () => Promise<Outcome>,
    private readonly random: () => number = Math.random,
  ) {}

  /** There was news. */
  ask(): void {
    this.#wanted = true;
    this.#plan();
  }

  #plan(): void {
    if (!this.#wanted || this.#busy || this.#over || this.#timer !== undefined) return;
    const now = Date.now();
    // after a quiet minute what comes is news again
    if (now - this.#last > latest) this.#same = 0;
    this.#timer = setTimeout(() => void this.#run(), Math.max(0, this.#not - now));
  }

  async #run(): Promise<void> {
    this.#timer = undefined;
    this.#wanted = false;
    this.#busy = true;
    const came = await this.request().catch((error: unknown): Outcome => {
      console.error(error);
      return { wait: 0 };
    });
    this.#busy = false;
    this.#last = Date.now();
    this.#not = this.#last + this.#rest(came);
    this.#plan();
  }

  /** For how many milliseconds nothing is asked after this answer. */
  #rest(came: Outcome): number {
    if (came === "over") this.#over = true;
    if (came === "later") this.#wanted = true;
    if (came === "same") return Math.min(latest, gap * 2 ** this.#same++);
    if (typeof came === "object") {
      this.#wanted = true;
      return Math.max(came.wait, pause(this.#failed++, this.random));
    }
    this.#same = this.#failed = 0;
    return gap;
  }
}
