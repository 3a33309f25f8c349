/** The codes that the kernel knows letters by, and back: a letter's code is its place from 1. */

import { BLANK } from "../shared/alphabet";
import { AS_BLANK } from "../shared/notation";
import type { LaidTileInput, LetterView } from "../wire/wire";
import type { PlacedTile } from "./types";

export class Codes {
  readonly #codes = new Map<string, number>();

  /** @param letters the edition's, in the order of its alphabet */
  constructor(private readonly letters: readonly Pick<LetterView, "letter">[]) {
    letters.forEach(({ letter }, index) => this.#codes.set(letter, index + 1));
  }

  /** The code of a letter as it lies on the board. @throws RangeError for a foreign letter */
  tile(letter: string, blank = false): number {
    const code = this.#codes.get(letter);
    if (code === undefined) throw new RangeError(`no letter ${letter}`);
    return blank ? code | AS_BLANK : code;
  }

  /** The codes of a rack's tiles; a blank is 0. */
  rack(tiles: readonly string[]): number[] {
    return tiles.map((tile) => (tile === BLANK ? 0 : this.tile(tile)));
  }

  laidTiles(tiles: readonly LaidTileInput[]): PlacedTile[] {
    return tiles.map(({ square, letter, blank }) => ({ square, tile: this.tile(letter, blank ?? false) }));
  }

  /** The letter that a tile shows, blank or not; a blank on a rack is "?". */
  letter(code: number): string {
    return code === 0 ? BLANK : (this.letters[(code & ~AS_BLANK) - 1]?.letter ?? BLANK);
  }

  isBlank(code: number): boolean {
    return code === 0 || (code & AS_BLANK) !== 0;
  }

  word(codes: readonly number[]): string {
    return codes.map((code) => this.letter(code)).join("");
  }
}
