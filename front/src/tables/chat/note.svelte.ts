/** One's own note at a table. It outlives the dialog it is written in, so that nothing written is lost. */

import type { Api } from "../../wire/api";
import type { Refused } from "../../wire/wire";

const PAUSE = 800;
const AGAIN = 5000;

export class Note {
  text = $state("");
  /** The note that the server has was read; what is written before that would overwrite it. */
  ready = $state(false);
  /** Why it could not be read or kept. */
  refused = $state.raw<Refused | null>(null);
  /** As the server has it. */
  #kept = "";
  #saving = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly api: Pick<Api, "note" | "keepNote">) {}

  /** Reads the note anew; what was written here and is not kept yet stays, and is kept. */
  async open(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.text !== this.#kept) return this.save();
    this.ready = false;
    const answer = await this.api.note();
    this.refused = answer.ok ? null : answer.refused;
    if (answer.ok) {
      this.text = this.#kept = answer.value.text;
      this.ready = true;
    } else this.#tryAgain(() => this.open());
  }

  /** Something was written; it is kept when the writing pauses. */
  write(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), PAUSE);
  }

  /** Keeps what was written now, one text after another so that none overtakes a later one. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#saving) return;
    this.#saving = true;
    try {
      while (this.text !== this.#kept) {
        const { text } = this;
        const answer = await this.api.keepNote(text);
        this.refused = answer.ok ? null : answer.refused;
        if (!answer.ok) return this.#tryAgain(() => this.save());
        this.#kept = text;
      }
    } finally {
      this.#saving = false;
    }
  }

  #tryAgain(todo: () => Promise<void>): void {
    clearTimeout(this.#timer);
    if (this.refused?.code === "offline") this.#timer = setTimeout(() => void todo(), AGAIN);
  }
}
