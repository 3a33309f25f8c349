/**
 * A stream of server-sent events that comes back by itself, later each time.
 *
 * Browsers reconnect once a second for ever, all pages in the same moment, and never after a refusal; so
 * every break is ours to mend.
 */

import { pause } from "./backoff";

/** As much of an EventSource as is used here. */
export interface Source {
  onmessage: (() => void) | null;
  onerror: (() => void) | null;
  addEventListener(name: "beat", heard: () => void): void;
  close(): void;
}

/** A connection that stood so long was a good one: the next break is the first again. */
const steady = 60_000;

/** The server says something every fifteen seconds; nothing for so long, and the connection is none. */
const silence = 45_000;

export class Stream {
  #source: Source | null = null;
  #failed = 0;
  #since = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #wanted = false;
  #ended = false;

  /**
   * @param news something may have changed
   * @param connected the stream is there, or not any more
   */
  constructor(
    private readonly address: string,
    private readonly news: () => void,
    private readonly connected: (there: boolean) => void,
    private readonly connect: (address: string) => Source = (address) => new EventSource(address) as unknown as Source,
    private readonly random: () => number = Math.random,
  ) {}

  /** Connects, and stays connected. */
  open(): void {
    if (this.#ended) return;
    this.#wanted = true;
    if (!this.#source) this.#dial();
  }

  /** Ends the connection until it is opened again. */
  close(): void {
    this.#wanted = false;
    clearTimeout(this.#again);
    clearTimeout(this.#watchdog);
    this.#source?.close();
    this.#source = null;
  }

  /** Ends the connection for good. */
  end(): void {
    this.#ended = true;
    this.close();
  }

  /** Tries at once instead of at the next turn: the network is back. */
  hurry(): void {
    if (this.#wanted && !this.#source) this.#dial();
  }

  #dial(): void {
    clearTimeout(this.#again);
    const source = this.connect(this.address);
    this.#source = source;
    this.#since = Date.now();
    this.#watch(source);
    source.addEventListener("beat", () => this.#watch(source));
    source.onmessage = () => {
      this.#watch(source);
      this.connected(true);
      this.news();
    };
    source.onerror = () => this.#drop(source);
  }

  /** A network that has gone tells of no error. */
  #watch(source: Source): void {
    if (source !== this.#source) return;
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#drop(source), silence);
  }

  #drop(source: Source): void {
    source.close();
    if (source !== this.#source) return;
    clearTimeout(this.#watchdog);
    this.#source = null;
    if (Date.now() - this.#since >= steady) this.#failed = 0;
    this.connected(false);
    this.#again = setTimeout(() => this.#dial(), pause(this.#failed++, this.random));
  }
}
