/**
 * Letters from a text input: plain keys, dead keys, AltGr, pasted or composed text, phone keyboards.
 *
 * A browser tells of typed text in `beforeinput`, or, while a dead key or a phone's keyboard composes,
 * in `input` events of the composition and in `compositionend`. Key names are never read as letters.
 */

import type { Alphabet } from "../../shared/alphabet";

interface TypedText {
  readonly letters: string[];
  /** Shift was held: a blank is wanted. */
  readonly blank: boolean;
}

/** What Entry needs of an event that brings text. */
interface TextEvent {
  readonly inputType: string;
  readonly data: string | null;
  readonly isComposing: boolean;
  preventDefault(): void;
}

/** What is read as a letter. */
export type Signs = Pick<Alphabet, "read" | "holds">;

const nothing: TypedText = { letters: [], blank: false };

export class Entry {
  #shift = false;
  /** Text of the composition in progress that was taken already. */
  #consumed: string | null = null;

  constructor(private readonly alphabet: Signs) {}

  /** Remembers Shift: the events that bring text do not tell of it. Caps Lock is no Shift. */
  key(event: { readonly shiftKey: boolean }): void {
    this.#shift = event.shiftKey;
  }

  /** Text that arrives in one piece. The input itself always stays empty. */
  beforeinput(event: TextEvent): TypedText {
    if (event.inputType === "insertCompositionText" || event.isComposing) return nothing;
    event.preventDefault();
    return this.#letters(event.data ?? "");
  }

  compositionstart(): void {
    this.#consumed = null;
  }

  /** A phone's keyboard composes whole words: a letter is taken as soon as it is one. */
  composing(data: string): TypedText {
    if (this.#consumed !== null || !this.alphabet.holds(data)) return nothing;
    this.#consumed = data;
    return this.#letters(data);
  }

  /** What the composition brought, unless it was taken already. */
  compositionend(data: string): TypedText {
    const taken = this.#consumed;
    this.#consumed = null;
    return taken === null ? this.#letters(data) : nothing;
  }

  #letters(text: string): TypedText {
    return { letters: this.alphabet.read(text), blank: this.#shift };
  }
}
