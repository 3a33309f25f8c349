/** The table's socket (docs/formats/table-socket.md): one line to the server that comes back by itself. */

import { type Answer, offline } from "./api";
import { pause } from "./backoff";
import type {
  ActRequest,
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
import { openSocket, type SocketLike } from "./socket";

export interface Listener {
  view(view: ShownView): void;
  /** The line is there or not; the first connection counts as there until it fails. */
  connection(there: boolean): void;
  /** The game is played again at another table, or could be. */
  rematch(table: string): void;
  chat(messages: MessageView[]): void;
  /** Who of the players is away is another than before. */
  presence(presence: Omit<Presence, "kind">): void;
}

/** A line that stood so long was a good one: the next break is the first again. */
const steady = 10_000;
/** The server says something at least every twenty seconds. */
const silence = 45_000;
const noTable = 4404;

const unsent: RefusedFrame = { kind: "refused", reference: null, refused: offline };

export class Line {
  #wire: SocketLike | null = null;
  #open = false;
  #closed = false;
  #failed = 0;
  #since = Infinity;
  #look: () => { seat: number | null; last: number } = () => ({ seat: null, last: 0 });
  #waiting = new Map<string, (heard: FrameOut) => void>();
  #references = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly connect: (url: string) => SocketLike = openSocket,
    private readonly random: () => number = Math.random,
  ) {}

  get open(): boolean {
    return this.#open;
  }

  /** Connects, and stays connected; `look` tells which seat is looked from and the number of the view held. */
  start(look: () => { seat: number | null; last: number }): void {
    this.#look = look;
    this.#dial();
  }

  stop(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    clearTimeout(this.#quiet);
    this.#wire?.close();
  }

  /** The seat that is looked from is another one now. */
  look(): void {
    if (this.#open) this.#say({ kind: "look", ...this.#look() });
  }

  /** Tries at once instead of at the next turn: the network is back, or the page is seen again. */
  hurry(): void {
    if (this.#wire || this.#closed) return;
    clearTimeout(this.#again);
    this.#dial();
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

  async say(text: string): Promise<Answer<number>> {
    const heard = await this.#ask({ kind: "say", text });
    return heard.kind === "done" ? { ok: true, value: heard.number } : refusal(heard);
  }

  #ask(frame: Question): Promise<FrameOut> {
    const reference = `r${++this.#references}`;
    return new Promise((resolve) => {
      if (!this.#open) return resolve(unsent);
      this.#waiting.set(reference, resolve);
      this.#say({ ...frame, reference });
    });
  }

  #say(frame: FrameIn): void {
    this.#wire?.send(JSON.stringify(frame));
  }

  #dial(): void {
    const wire = this.connect(this.url);
    this.#wire = wire;
    wire.onopen = () => {
      this.#open = true;
      this.#listen();
      this.look();
    };
    wire.onmessage = (event) => this.#hear(JSON.parse(event.data) as FrameOut);
    wire.onclose = (event) => this.#drop(event.code);
  }

  #hear(heard: FrameOut): void {
    this.#listen();
    if (heard.kind === "view" || heard.kind === "current") {
      if (this.#since === Infinity) this.#since = Date.now();
      this.listener.connection(true);
    }
    if (heard.kind === "view") this.listener.view(heard.view);
    if (heard.kind === "talk") this.listener.chat(heard.messages);
    if (heard.kind === "presence") this.listener.presence(heard);
    if (heard.kind === "again") this.listener.rematch(heard.table);
    const reference = "reference" in heard ? heard.reference : null;
    if (reference === null) return;
    this.#waiting.get(reference)?.(heard);
    this.#waiting.delete(reference);
  }

  /** A line on which nothing is said for long is none, whatever the network believes. */
  #listen(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      const wire = this.#wire;
      this.#drop(0);
      wire?.close();
    }, silence);
  }

  #drop(code: number): void {
    if (this.#wire) this.#wire.onclose = this.#wire.onmessage = this.#wire.onopen = null;
    this.#wire = null;
    this.#open = false;
    // one that breaks as soon as it stands would be asked for without end
    if (Date.now() - this.#since >= steady) this.#failed = 0;
    this.#since = Infinity;
    clearTimeout(this.#quiet);
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    waiting.forEach((resolve) => resolve(unsent));
    if (this.#closed) return;
    this.listener.connection(false);
    if (code === noTable) return;
    this.#again = setTimeout(() => this.#dial(), pause(this.#failed++, this.random));
  }
}

/** A frame that has an answer, before it has its reference. */
type Question = FrameIn extends infer F ? (F extends { reference: string } ? Omit<F, "reference"> : never) : never;

function refusal(heard: FrameOut): { ok: false; refused: Refused } {
  return { ok: false, refused: heard.kind === "refused" ? { ...offline, ...heard.refused } : offline };
}
