/** A play being typed in: letters without a rack, for nobody but its player knows what is held. */

import { clicked, type Cursor } from "../lib/cursor";
import type { Illegal, LaidLetter, Scored, Scorer } from "./scorer";

export class Composer {
  laid = $state.raw<LaidLetter[]>([]);
  cursor = $state.raw<Cursor>({ square: 0, direction: null });
  /** The next letter is a blank's. */
  blank = $state(false);
  preview = $state.raw<Scored | Illegal | null>(null);
  #asked = 0;

  constructor(
    private readonly scorer: () => Scorer | null,
    private readonly board: () => readonly number[],
    start: number,
  ) {
    this.cursor = { square: start, direction: null };
  }

  get #width(): number {
    return this.scorer()?.frame.rules.width ?? 15;
  }

  full = (square: number): boolean =>
    (this.board()[square] ?? 0) !== 0 || this.laid.some((one) => one.square === square);

  press(square: number): void {
    const cursor = clicked(this.cursor, square);
    this.cursor = cursor.direction === null ? { square, direction: "across" } : cursor;
  }

  type(letter: string, blank = false): void {
    const square = this.#free(this.cursor.square);
    if (square === null) return;
    const only = this.scorer()?.told.letters.find((one) => one.letter === letter)?.count === 0;
    this.#set([...this.laid, { square, letter, blank: blank || this.blank || only }]);
    this.blank = false;
    const next = this.#beside(square);
    this.cursor = { ...this.cursor, square: (next !== null ? this.#free(next) : null) ?? square };
  }

  erase(): void {
    const last = this.laid.at(-1);
    if (!last) return;
    this.#set(this.laid.slice(0, -1));
    this.cursor = { ...this.cursor, square: last.square };
  }

  clear(): void {
    this.blank = false;
    this.#set([]);
  }

  /** The cursor one square on, for fingers too large for squares. */
  nudge(columns: number, rows: number): void {
    const width = this.#width;
    const [row, column] = [Math.floor(this.cursor.square / width) + rows, (this.cursor.square % width) + columns];
    if (row < 0 || column < 0 || row >= width || column >= width) return;
    this.cursor = { ...this.cursor, square: row * width + column };
  }

  turn(): void {
    this.cursor = { ...this.cursor, direction: this.cursor.direction === "down" ? "across" : "down" };
  }

  #beside(square: number): number | null {
    const width = this.#width;
    const down = this.cursor.direction === "down";
    const next = square + (down ? width : 1);
    return down ? (next < width * width ? next : null) : next % width ? next : null;
  }

  #free(from: number): number | null {
    let square: number | null = from;
    while (square !== null && this.full(square)) square = this.#beside(square);
    return square;
  }

  #set(laid: LaidLetter[]): void {
    this.laid = laid;
    const asked = (this.#asked += 1);
    const scorer = this.scorer();
    if (!scorer || laid.length === 0) {
      this.preview = null;
      return;
    }
    void scorer.preview(this.board(), laid).then((answer) => {
      if (asked === this.#asked) this.preview = answer;
    });
  }
}
