/** The table's socket (docs/formats/table-socket.md): what players see and do, while a connection stands. */

import { type Answer, offline } from "./api";
import type {
  ActRequest,
  Again,
  FrameIn,
  FrameOut,
  LaidTile,
  MessageView,
  Presence,
  Refused,
  RefusedFrame,
  ScoreView,
  ShownView,
} from "./wire";
import { openSocket, ReconnectingSocket, type SocketLike, type SocketPolicy } from "./socket";

export interface TableListener {
  view(view: ShownView): void;
  /** Whether it is there; the first connection counts as there until it fails. */
  connection(there: boolean): void;
  /** The game is played again at another table, or could be. */
  rematch(again: Again): void;
  chat(messages: MessageView[]): void;
  /** Who of the players is away is another than before. */
  presence(presence: Omit<Presence, "kind">): void;
}

const policy: SocketPolicy = {
  // the server says something at least every twenty seconds
  silence: 45_000,
  // no such table
  final: [4404],
  steady: 10_000,
};

/** Milliseconds within which a server that is asked for the view answers. */
const patience = 5_000;

const unsent: RefusedFrame = { kind: "refused", reference: null, refused: offline };

/** From which seat the table is looked at, and the number of the view held. */
type Look = () => { seat: number | null; last: number };

export class TableSocket {
  readonly #socket: ReconnectingSocket<FrameOut, FrameIn>;
  #look: Look = () => ({ seat: null, last: 0 });
  #waiting = new Map<string, (heard: FrameOut) => void>();
  #references = 0;

  constructor(
    url: string,
    private readonly listener: TableListener,
    connect: (url: string) => SocketLike = openSocket,
    random: () => number = Math.random,
  ) {
    const handlers = {
      onOpen: () => this.look(),
      onFrame: (frame: FrameOut) => this.#receive(frame),
      onLost: () => this.#onLost(),
    };
    this.#socket = new ReconnectingSocket(url, policy, handlers, connect, random);
  }

  get open(): boolean {
    return this.#socket.open;
  }

  /** Connects, and stays connected. */
  start(look: Look): void {
    this.#look = look;
    this.#socket.start();
  }

  stop(): void {
    this.#socket.stop();
  }

  /** The seat that is looked from is another one now. */
  look(): void {
    if (this.open) this.#socket.send({ kind: "look", ...this.#look() });
  }

  /**
   * The network is back, or the page is seen again: connects at once instead of at the next turn. A
   * connection that is there may have died meanwhile without a word, so that the server is asked.
   */
  hurry(): void {
    this.look();
    this.#socket.hurry(patience);
  }

  /** The number of the event after the act; the view of it was heard before. */
  async act(request: ActRequest): Promise<Answer<number>> {
    const heard = await this.#ask({ kind: "act", ...request });
    return heard.kind === "done" ? { ok: true, value: heard.number } : refusal(heard);
  }

  async score(seat: number, laid: LaidTile[]): Promise<Answer<ScoreView>> {
    const heard = await this.#ask({ kind: "score", seat, laid });
    return heard.kind === "score" ? { ok: true, value: heard.score } : refusal(heard);
  }

  /** Writes a message in the chat. */
  async chat(text: string): Promise<Answer<number>> {
    const heard = await this.#ask({ kind: "say", text });
    return heard.kind === "done" ? { ok: true, value: heard.number } : refusal(heard);
  }

  #ask(frame: Question): Promise<FrameOut> {
    const reference = `r${++this.#references}`;
    return new Promise((resolve) => {
      if (!this.open) return resolve(unsent);
      this.#waiting.set(reference, resolve);
      this.#socket.send({ ...frame, reference });
    });
  }

  #receive(frame: FrameOut): void {
    if (frame.kind === "view" || frame.kind === "current") {
      this.#socket.markUseful();
      this.listener.connection(true);
    }
    if (frame.kind === "view") this.listener.view(frame.view);
    if (frame.kind === "talk") this.listener.chat(frame.messages);
    if (frame.kind === "presence") this.listener.presence(frame);
    if (frame.kind === "again") this.listener.rematch(frame);
    const reference = "reference" in frame ? frame.reference : null;
    if (reference === null) return;
    this.#waiting.get(reference)?.(frame);
    this.#waiting.delete(reference);
  }

  #onLost(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    waiting.forEach((resolve) => resolve(unsent));
    if (!this.#socket.stopped) this.listener.connection(false);
  }
}

/** A frame that has an answer, before it has its reference. */
type Question = FrameIn extends infer F ? (F extends { reference: string } ? Omit<F, "reference"> : never) : never;

function refusal(heard: FrameOut): { ok: false; refused: Refused } {
  return { ok: false, refused: heard.kind === "refused" ? { ...offline, ...heard.refused } : offline };
}
