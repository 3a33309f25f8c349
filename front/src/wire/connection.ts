/** The table's socket (docs/formats/table-socket.md): one line to the server that comes back by itself. */

import type { Answer } from "./api";
import { pause } from "./backoff";
import type { ActRequest, LaidTile, MessageView, Refused, ScoreView, TableView } from "./wire";

/** What the server shows; the edition never changes and is not said again. */
export type ShownView = Omit<TableView, "edition">;

export interface Hearer {
  view(view: ShownView): void;
  /** The line is there or not; the first connection counts as there until it fails. */
  connected(there: boolean): void;
  /** The game is played again at another table, or could be. */
  again(table: string): void;
  talk(messages: MessageView[]): void;
  /** Who of the players is away is another than before. */
  presence(presence: Presence): void;
}

export interface Presence {
  /** Seats of people who do not see the table. */
  away: number[];
  /** Of these who keeps the table waiting. */
  waits: number | null;
  /** Milliseconds until it may be claimed that they are gone. */
  left: number | null;
}

/** As much of a WebSocket as is used here. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Heard {
  kind: "view" | "current" | "done" | "score" | "refused" | "beat" | "again" | "talk" | "presence";
  reference?: string | null;
  number?: number;
  view?: ShownView;
  score?: ScoreView;
  table?: string;
  messages?: MessageView[];
  away?: number[];
  waits?: number | null;
  left?: number | null;
  refused?: Partial<Refused>;
}

/** A line that stood so long was a good one: the next break is the first again. */
const steady = 10_000;
/** The server says something at least every twenty seconds. */
const silence = 45_000;
const noTable = 4404;

export const offline: Refused = { code: "offline", message: "", square: null, tile: null, view: null };

function dialled(path: string): Wire {
  const url = new URL(path, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return new WebSocket(url) as unknown as Wire;
}

export class Line {
  #wire: Wire | null = null;
  #open = false;
  #closed = false;
  #failed = 0;
  #since = Infinity;
  #look: () => { seat: number | null; last: number } = () => ({ seat: null, last: 0 });
  #waiting = new Map<string, (heard: Heard) => void>();
  #references = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly hearer: Hearer,
    private readonly connect: (url: string) => Wire = dialled,
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
    return heard.kind === "done" ? { ok: true, value: heard.number ?? 0 } : refusal(heard);
  }

  async score(seat: number, laid: LaidTile[]): Promise<Answer<ScoreView>> {
    const heard = await this.#ask({ kind: "score", seat, laid });
    return heard.score ? { ok: true, value: heard.score } : refusal(heard);
  }

  async say(text: string): Promise<Answer<number>> {
    const heard = await this.#ask({ kind: "say", text });
    return heard.kind === "done" ? { ok: true, value: heard.number ?? 0 } : refusal(heard);
  }

  #ask(frame: object): Promise<Heard> {
    const reference = `r${++this.#references}`;
    return new Promise((resolve) => {
      if (!this.#open) return resolve({ kind: "refused", refused: offline });
      this.#waiting.set(reference, resolve);
      this.#say({ ...frame, reference });
    });
  }

  #say(frame: object): void {
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
    wire.onmessage = (event) => this.#hear(JSON.parse(event.data) as Heard);
    wire.onclose = (event) => this.#lost(event.code);
  }

  #hear(heard: Heard): void {
    this.#listen();
    if (heard.kind === "view" || heard.kind === "current") {
      if (this.#since === Infinity) this.#since = Date.now();
      this.hearer.connected(true);
    }
    if (heard.view) this.hearer.view(heard.view);
    if (heard.messages) this.hearer.talk(heard.messages);
    if (heard.kind === "presence")
      this.hearer.presence({ away: heard.away ?? [], waits: heard.waits ?? null, left: heard.left ?? null });
    if (heard.kind === "again" && heard.table) this.hearer.again(heard.table);
    const waits = heard.reference && this.#waiting.get(heard.reference);
    if (!waits) return;
    this.#waiting.delete(heard.reference!);
    waits(heard);
  }

  /** A line on which nothing is said for long is none, whatever the network believes. */
  #listen(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      const wire = this.#wire;
      this.#lost(0);
      wire?.close();
    }, silence);
  }

  #lost(code: number): void {
    if (this.#wire) this.#wire.onclose = this.#wire.onmessage = this.#wire.onopen = null;
    this.#wire = null;
    this.#open = false;
    // one that breaks as soon as it stands would be asked for without end
    if (Date.now() - this.#since >= steady) this.#failed = 0;
    this.#since = Infinity;
    clearTimeout(this.#quiet);
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    waiting.forEach((resolve) => resolve({ kind: "refused", refused: offline }));
    if (this.#closed) return;
    this.hearer.connected(false);
    if (code === noTable) return;
    this.#again = setTimeout(() => this.#dial(), pause(this.#failed++, this.random));
  }
}

function refusal(heard: Heard): { ok: false; refused: Refused } {
  return { ok: false, refused: { ...offline, ...heard.refused } };
}
