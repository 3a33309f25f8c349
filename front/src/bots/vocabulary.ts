/** What bots know of a language, in letter codes. */
export interface Known {
  /** The most frequent first. */
  ordinary: readonly (readonly number[])[];
  /** The words of two letters that everybody knows. */
  everyday: readonly (readonly number[])[];
  vowels: readonly number[];
}

/** Words by how frequent they are. */
export class KnownWords {
  readonly #ranks: ReadonlyMap<string, number>;
  readonly #everyday: ReadonlySet<string>;
  readonly vowels: ReadonlySet<number>;

  constructor({ ordinary, everyday, vowels }: Known) {
    this.#ranks = new Map(ordinary.map((word, rank) => [word.join(), rank]));
    this.#everyday = new Set(everyday.map((word) => word.join()));
    this.vowels = new Set(vowels);
  }

  /** How many ordinary words there are. */
  get size(): number {
    return this.#ranks.size;
  }

  /** How many words are more frequent; `size` for one that is no ordinary one. */
  rank(word: readonly number[]): number {
    return this.#ranks.get(word.join()) ?? this.size;
  }

  /** Whether a word of two letters is one that everybody knows. */
  everyday(word: readonly number[]): boolean {
    return this.#everyday.has(word.join());
  }
}

/**
 * A number between 0 and 1 for a word, evenly spread: who knows a share of all words knows those
 * whose number is below it. The server mixes alike (`stafla.bots.vocabulary.shares_of`).
 */
export function shareOf(word: readonly number[]): number {
  let mixed = 0x811c9dc5;
  for (const letter of word) mixed = Math.imul(mixed ^ letter, 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
