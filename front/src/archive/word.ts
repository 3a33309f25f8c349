/** A word in the making on a board that is over: which squares its letters lie on, and what lies there already. */

export interface Start {
  square: number;
  down: boolean;
}

/** Tiles of the board by square; empty: none. */
export type Tiles = readonly string[];

/** The squares of a word's letters, as far as the board goes. */
export function squaresOf(tiles: Tiles, width: number, { square, down }: Start, length: number): number[] {
  const step = down ? width : 1;
  const room = down ? Math.ceil((tiles.length - square) / width) : width - (square % width);
  return Array.from({ length: Math.min(length, room) }, (_, index) => square + index * step);
}

/** The word with one letter more, and with the tiles before it that lie there already. */
export function append(tiles: Tiles, width: number, start: Start, word: string, letter: string): string {
  const letters = [...word];
  for (const square of squaresOf(tiles, width, start, tiles.length).slice(letters.length)) {
    const there = tiles[square];
    if (!there) return [...letters, letter].join("");
    letters.push(there);
  }
  return word;
}

/** The word without its last letter, and without the tiles after it that were put there with it. */
export function shorten(tiles: Tiles, width: number, start: Start, word: string): string {
  const letters = [...word];
  const squares = squaresOf(tiles, width, start, letters.length);
  while (letters.length > 0 && tiles[squares[letters.length - 1] ?? -1]) letters.pop();
  letters.pop();
  return letters.join("");
}

/** Where an arrow key leads on the board. */
export function neighbour(square: number, key: string, width: number, count: number): number {
  const row = Math.floor(square / width), column = square % width;
  if (key === "ArrowLeft") return column > 0 ? square - 1 : square;
  if (key === "ArrowRight") return column < width - 1 ? square + 1 : square;
  if (key === "ArrowUp") return row > 0 ? square - width : square;
  if (key === "ArrowDown") return square + width < count ? square + width : square;
  return square;
}
