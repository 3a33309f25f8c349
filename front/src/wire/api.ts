/** Calls to the server. What it refuses is a value; only a lost connection has words of ours. */

import type { ActRequest, HintView, LaidTile, LookUpView, MeaningsView, MeaningView, Note, RatingView, Refused, ScoreView, TableView } from "./wire";

export type Answer<T> = { ok: true; value: T } | { ok: false; refused: Refused };

/** A refusal that no server wrote. */
export const refusedHere = (code: string, message = ""): Refused => ({
  code,
  message,
  square: null,
  tile: null,
  view: null,
  field: null,
});

/** What is said of a call that did not arrive. */
export const offline = refusedHere("offline");

export class Api {
  readonly #base: string;
  readonly #socket: string;

  constructor(table: string) {
    this.#base = `/api/tables/${encodeURIComponent(table)}`;
    this.#socket = `/tables/${encodeURIComponent(table)}/socket`;
  }

  view(seat: number | null): Promise<Answer<TableView>> {
    return this.#ask(seat === null ? "" : `?seat=${seat}`, { cache: "no-store" });
  }

  act(request: ActRequest): Promise<Answer<TableView>> {
    return this.#post("/acts", request);
  }

  /** Address of the table's socket. */
  get socket(): string {
    return this.#socket;
  }

  score(seat: number, laid: LaidTile[], signal: AbortSignal): Promise<Answer<ScoreView>> {
    return this.#post("/score", { seat, laid }, { signal });
  }

  /** Whether a word is in the list, at a table with an open dictionary. */
  lookUp(seat: number, word: string): Promise<Answer<LookUpView>> {
    return this.#post("/look-up", { seat, word });
  }

  /** What could be laid, as much of it as `detail` tells. */
  hint(seat: number, detail: number): Promise<Answer<HintView>> {
    return this.#post("/hint", { seat, detail });
  }

  /** What the words of the play of event `number` are; empty where nobody can say, or not yet. */
  async meanings(number: number): Promise<MeaningView[]> {
    const answer = await this.#ask<MeaningsView>(`/words/${number}`, {});
    return answer.ok ? answer.value.words : [];
  }

  /** What a rated game made of its players' ratings; nothing if it is not rated. */
  async ratings(): Promise<RatingView[]> {
    const answer = await this.#ask<RatingView[]>("/ratings", { cache: "no-store" });
    return answer.ok ? answer.value : [];
  }

  /** One's own note; its text is empty if there is none. */
  note(): Promise<Answer<Note>> {
    return this.#ask("/note", { cache: "no-store" });
  }

  /** Keeps a note in place of the one before, also while the page closes. */
  keepNote(text: string): Promise<Answer<Note>> {
    return this.#post("/note", { text }, { method: "PUT", keepalive: true });
  }

  #post<T>(path: string, body: unknown, more: RequestInit = {}): Promise<Answer<T>> {
    return this.#ask(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      ...more,
    });
  }

  async #ask<T>(path: string, init: RequestInit): Promise<Answer<T>> {
    try {
      const response = await fetch(this.#base + path, init);
      const body: unknown = await response.json();
      if (response.ok) return { ok: true, value: body as T };
      return { ok: false, refused: { ...offline, ...(body as Partial<Refused>) } };
    } catch {
      return { ok: false, refused: offline };
    }
  }
}
