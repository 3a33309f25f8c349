/**
 * The socket of a player's phone in duplicate: it is told the parts of its page that changed, and hands in slips.
 *
 * What the page says stays the server's: parts come as they stand in the page itself.
 */

import { openSocket, ReconnectingSocket, type SocketLike, type SocketPolicy } from "../wire/socket";
import type { KeptFrame, PartsFrame, PhoneFrameIn, PhoneFrameOut, RefusedFrame, SlipFrame } from "../wire/wire";

/** What becomes of a slip. */
type SlipAnswer = KeptFrame | RefusedFrame;

interface PhoneListener {
  parts(parts: Record<string, string>): void;
  /** Whether it is connected. */
  connection(there: boolean): void;
}

const policy: SocketPolicy = {
  // the server says something at least every twenty-five seconds
  silence: 55_000,
  // no such game, or too much was sent
  final: [4404, 1008],
  steady: 0,
  // a round is short
  slowest: 4,
};
const patience = 8_000;

export class PhoneSocket {
  readonly #socket: ReconnectingSocket<PhoneFrameOut, PhoneFrameIn>;
  /** Number of the latest event that this connection has told of. */
  #number = 0;
  #waiting = new Map<string, (answer: SlipAnswer | null) => void>();

  constructor(
    url: string,
    private readonly listener: PhoneListener,
    connect: (url: string) => SocketLike = openSocket,
    random: () => number = Math.random,
  ) {
    const handlers = {
      onOpen: () => this.#onOpen(),
      onFrame: (frame: PhoneFrameOut) => this.#receive(frame),
      onLost: () => this.#onLost(),
    };
    this.#socket = new ReconnectingSocket(url, policy, handlers, connect, random);
  }

  /** Connects, and stays connected; at once also if it waits for its next attempt. */
  start(): void {
    this.#socket.start();
  }

  /** Hands in a slip, which is the same slip whenever it is sent again; null: nobody has answered. */
  slip(fields: Omit<SlipFrame, "kind">): Promise<SlipAnswer | null> {
    return new Promise((resolve) => {
      if (!this.#socket.open) return resolve(null);
      const settle = (answer: SlipAnswer | null): void => {
        clearTimeout(late);
        this.#waiting.delete(fields.reference);
        resolve(answer);
      };
      const late = setTimeout(() => settle(null), patience);
      this.#waiting.set(fields.reference, settle);
      this.#socket.send({ kind: "slip", ...fields });
    });
  }

  #onOpen(): void {
    this.#number = 0;
    this.#socket.markUseful();
    this.listener.connection(true);
  }

  #receive(frame: PhoneFrameOut): void {
    if (frame.kind === "parts") this.#show(frame);
    else if (frame.kind !== "beat" && frame.reference !== null) this.#waiting.get(frame.reference)?.(frame);
  }

  /** What is older than what the page shows is passed over. */
  #show(frame: PartsFrame): void {
    if (frame.number < this.#number) return;
    this.#number = frame.number;
    this.listener.parts(frame.parts);
  }

  #onLost(): void {
    for (const settle of [...this.#waiting.values()]) settle(null);
    this.listener.connection(false);
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
