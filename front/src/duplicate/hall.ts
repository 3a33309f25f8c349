/**
 * A phone's line to its game: it is told the parts of its page that changed, and hands in slips.
 *
 * What the page says stays the server's: parts come as they stand in the page itself.
 */

import { pause } from "../wire/backoff";
import { openSocket, type SocketLike } from "../wire/socket";
import type { KeptFrame, PartsFrame, PhoneFrameIn, PhoneFrameOut, RefusedFrame, SlipFrame } from "../wire/wire";

/** What becomes of a slip. */
export type SlipAnswer = KeptFrame | RefusedFrame;

export interface HallListener {
  parts(parts: Record<string, string>): void;
  /** The line is there, or not any more. */
  connection(there: boolean): void;
}

/** The server says something at least every twenty-five seconds. */
const silence = 55_000;
const patience = 8_000;
/** The line will not be there again: no such game, or too much was said. */
const final = [4404, 1008];

export class HallLine {
  #wire: SocketLike | null = null;
  #open = false;
  #failed = 0;
  /** Number of the latest event that the line has told of. */
  #number = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<string, (heard: SlipAnswer | null) => void>();

  constructor(
    private readonly address: string,
    private readonly listener: HallListener,
    private readonly connect: (address: string) => SocketLike = openSocket,
    private readonly random: () => number = Math.random,
  ) {}

  get open(): boolean {
    return this.#open;
  }

  /** Connects, and stays connected; at once also if it waits for its next turn. */
  start(): void {
    if (this.#wire) return;
    clearTimeout(this.#again);
    const wire = this.connect(this.address);
    this.#wire = wire;
    wire.onopen = () => {
      this.#open = true;
      this.#failed = 0;
      this.#number = 0;
      this.#listen();
      this.listener.connection(true);
    };
    wire.onmessage = (event) => this.#hear(JSON.parse(event.data) as PhoneFrameOut);
    wire.onclose = (event) => this.#drop(event.code);
  }

  /** Hands in a slip, which is the same slip whenever it is sent again; null: nobody has answered. */
  slip(fields: Omit<SlipFrame, "kind">): Promise<SlipAnswer | null> {
    return new Promise((resolve) => {
      if (!this.#wire || !this.#open) return resolve(null);
      const answer = (heard: SlipAnswer | null): void => {
        clearTimeout(late);
        this.#waiting.delete(fields.reference);
        resolve(heard);
      };
      const late = setTimeout(() => answer(null), patience);
      this.#waiting.set(fields.reference, answer);
      this.#wire.send(JSON.stringify({ kind: "slip", ...fields } satisfies PhoneFrameIn));
    });
  }

  #hear(frame: PhoneFrameOut): void {
    this.#listen();
    if (frame.kind === "parts") this.#show(frame);
    else if (frame.kind !== "beat" && frame.reference !== null) this.#waiting.get(frame.reference)?.(frame);
  }

  /** What is older than what the page shows is passed over. */
  #show(frame: PartsFrame): void {
    if (frame.number < this.#number) return;
    this.#number = frame.number;
    this.listener.parts(frame.parts);
  }

  /** A line on which nothing was said for so long is none. */
  #listen(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#wire?.close(), silence);
  }

  #drop(code: number): void {
    this.#wire = null;
    this.#open = false;
    clearTimeout(this.#quiet);
    for (const answer of [...this.#waiting.values()]) answer(null);
    this.listener.connection(false);
    if (final.includes(code)) return;
    this.#again = setTimeout(() => this.start(), pause(Math.min(this.#failed++, 4), this.random));
  }
}

/** A page with these parts, to be put in place of those that read differently. */
export function pageOf(parts: Record<string, string>): Document {
  const page = document.implementation.createHTMLDocument();
  for (const [name, html] of Object.entries(parts)) {
    const part = page.createElement("div");
    part.dataset["part"] = name;
    part.innerHTML = html;
    page.body.append(part);
  }
  return page;
}
