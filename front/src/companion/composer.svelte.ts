/**
 * A play being typed in: letters without a rack, for nobody but its player knows what is held.
 *
 * Both ways of typing are understood: the whole word from its first square (OBEHAG where BEHAG lies), and
 * the tiles laid alone (O, then what follows the word). Letters that agree with what lies on their squares
 * are the whole word; at the first that does not they are tiles alone.
 */

import { AS_BLANK } from "../shared/notation";
import { click, type Cursor } from "../tables/draft/cursor";
import type { Illegal, LaidLetter, Scored, Scorer } from "./scorer";

interface Typed {
  letter: string;
  blank: boolean;
  /** It was typed as a blank: no letter that lies there is meant. */
  named: boolean;
}

interface Reading {
  laid: LaidLetter[];
  /** Where the cursor stands after it. */
  next: number;
}

export class Composer {
  laid = $state.raw<LaidLetter[]>([]);
  cursor = $state.raw<Cursor>({ square: 0, direction: null });
  /** The next letter is a blank's. */
  blank = $state(false);
  preview = $state.raw<Scored | Illegal | null>(null);
  #asked = 0;

  /** Laid before the cursor was last set. */
  #before: readonly LaidLetter[] = [];
  #start: number;
  #typed: readonly Typed[] = [];

  constructor(
    private readonly scorer: () => Scorer | null,
    private readonly board: () => readonly number[],
    start: number,
  ) {
    this.cursor = { square: start, direction: null };
    this.#start = start;
  }

  get #width(): number {
    return this.scorer()?.setup.rules.width ?? 15;
  }

  press(square: number): void {
    const cursor = click(this.cursor, square);
    this.#place(cursor.direction === null ? { square, direction: "across" } : cursor);
  }

  type(letter: string, blank = false): void {
    const only = this.scorer()?.edition.letters.find((one) => one.letter === letter)?.count === 0;
    this.#typed = [...this.#typed, { letter, blank: blank || this.blank || only, named: blank || this.blank }];
    this.blank = false;
    this.#lay();
  }

  erase(): void {
    if (this.#typed.length > 0) {
      this.#typed = this.#typed.slice(0, -1);
      return this.#lay();
    }
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.#start = last.square;
    this.#lay();
  }

  clear(): void {
    this.blank = false;
    this.#before = [];
    this.#typed = [];
    this.#start = this.cursor.square;
    this.#set([]);
  }

  /** The cursor one square on, for fingers too large for squares. */
  nudge(columns: number, rows: number): void {
    const width = this.#width;
    const [row, column] = [Math.floor(this.cursor.square / width) + rows, (this.cursor.square % width) + columns];
    if (row < 0 || column < 0 || row >= width || column >= width) return;
    this.#place({ ...this.cursor, square: row * width + column });
  }

  turn(): void {
    this.#place({ ...this.cursor, direction: this.cursor.direction === "down" ? "across" : "down" });
  }

  /** What is typed from now on begins there. */
  #place(cursor: Cursor): void {
    this.#before = this.laid;
    this.#typed = [];
    this.#start = cursor.square;
    this.cursor = cursor;
  }

  /** The letter on a square, of the board or laid before; none: the square is free. */
  #at(square: number): string | undefined {
    const code = this.board()[square] ?? 0;
    if (code) return this.scorer()?.setup.letters[(code & ~AS_BLANK) - 1];
    return this.#before.find((one) => one.square === square)?.letter;
  }

  #lay(): void {
    const { laid, next } = this.#whole() ?? this.#tiles();
    this.#set([...this.#before, ...laid]);
    this.cursor = { ...this.cursor, square: next };
  }

  /** What is typed as the whole word; null: it does not agree with what lies there. */
  #whole(): Reading | null {
    const laid: LaidLetter[] = [];
    let square: number | null = this.#start;
    let last = this.#start;
    for (const { letter, blank, named } of this.#typed) {
      if (square === null) return null;
      const there = this.#at(square);
      if (there === undefined) laid.push({ square, letter, blank });
      else if (there !== letter || named) return null;
      last = square;
      square = this.#beside(square);
    }
    return { laid, next: (square !== null ? this.#free(square) : null) ?? last };
  }

  /** What is typed as tiles alone: squares that are taken are passed over. */
  #tiles(): Reading {
    const laid: LaidLetter[] = [];
    let square = this.#free(this.#start);
    let last = this.#start;
    for (const { letter, blank } of this.#typed) {
      if (square === null) break;
      laid.push({ square, letter, blank });
      last = square;
      const beside = this.#beside(square);
      square = beside === null ? null : this.#free(beside);
    }
    return { laid, next: square ?? last };
  }

  #beside(square: number): number | null {
    const width = this.#width;
    const down = this.cursor.direction === "down";
    const next = square + (down ? width : 1);
    return down ? (next < width * width ? next : null) : next % width ? next : null;
  }

  #free(from: number): number | null {
    let square: number | null = from;
    while (square !== null && this.#at(square) !== undefined) square = this.#beside(square);
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
