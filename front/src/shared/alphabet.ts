/** The game's own letters: the only way from typed text to tiles. */

import type { LetterView } from "../wire/wire";

/** A blank that stands for nothing yet, as the server writes it. */
export const BLANK = "?";

export class Alphabet {
  readonly letters: readonly LetterView[];
  readonly #typed = new Map<string, string>();
  readonly #order = new Map<string, number>();
  readonly #values = new Map<string, number>();

  /** @param letters in alphabet order, each with what is read as it; nothing else is a letter */
  constructor(letters: readonly LetterView[]) {
    this.letters = letters;
    letters.forEach(({ letter, value, typed }, index) => {
      this.#order.set(letter, index);
      this.#values.set(letter, value);
      for (const sign of typed) this.#typed.set(sign.normalize("NFC"), letter);
    });
  }

  /** The letters in `text`, whatever their case (so Caps Lock changes nothing); others are left out. */
  read(text: string): string[] {
    return Array.from(text.normalize("NFC"), (sign) => this.#typed.get(sign)).filter(
      (letter) => letter !== undefined,
    );
  }

  /** Whether every sign of `text` is a letter of this alphabet. */
  holds(text: string): boolean {
    const signs = Array.from(text.normalize("NFC"));
    return signs.length > 0 && signs.every((sign) => this.#typed.has(sign));
  }

  /** Points printed on the tile; a blank has none. */
  value(letter: string): number {
    return this.#values.get(letter) ?? 0;
  }

  /** Alphabet order, blanks last. */
  compare = (one: string, other: string): number => this.#place(one) - this.#place(other);

  #place(letter: string): number {
    return this.#order.get(letter) ?? this.letters.length;
  }
}
