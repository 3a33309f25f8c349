/** A play typed on the companion: as the whole word or as the tiles laid alone. */

import { expect, test } from "vitest";
import { Composer } from "../../src/companion/composer.svelte";
import type { Scorer } from "../../src/companion/scorer";
import { AS_BLANK } from "../../src/shared/notation";

const letters = [..."ABCDEGHO"];
const code = (letter: string): number => letters.indexOf(letter) + 1;
const scorer = {
  setup: { rules: { width: 15 }, letters },
  edition: { letters: letters.map((letter) => ({ letter, count: 2 })) },
  preview: () => Promise.resolve({ legal: false, code: "", square: null }),
} as unknown as Scorer;

function composer(start: number, board: Record<number, string | number> = {}): Composer {
  const cells = new Array<number>(225).fill(0);
  for (const [square, tile] of Object.entries(board)) cells[Number(square)] = typeof tile === "number" ? tile : code(tile);
  const made = new Composer(() => scorer, () => cells, start);
  made.press(start);
  return made;
}

const type = (made: Composer, word: string): void => [...word].forEach((letter) => made.type(letter));
const text = (made: Composer): string => made.laid.map(({ square, letter }) => `${square}${letter}`).join(" ");

/** BEHAG from square 110. */
const behag = { 110: "B", 111: "E", 112: "H", 113: "A", 114: "G" };

test("a word typed whole lays only what does not lie there", () => {
  const made = composer(109, behag);
  type(made, "OBEHAG");
  expect(text(made)).toBe("109O");
  type(made, "A");
  expect(text(made)).toBe("109O 115A");
});

test("a word may be typed whole from a square that is taken", () => {
  const made = composer(110, { ...behag, 113: code("A") | AS_BLANK });
  type(made, "BEHAGA");
  expect(text(made)).toBe("115A");
});

test("tiles alone pass over what lies there, from the first letter that does not agree", () => {
  const made = composer(109, behag);
  type(made, "OA");
  expect(text(made)).toBe("109O 115A");
  made.erase();
  expect(text(made)).toBe("109O");
  type(made, "BA");
  expect(text(made)).toBe("109O 115B 116A");
  made.erase();
  made.erase();
  type(made, "BEHAGE");
  expect(text(made)).toBe("109O 115E");
});

test("a letter named as a blank is always laid", () => {
  const made = composer(109, behag);
  type(made, "O");
  made.type("B", true);
  expect(text(made)).toBe("109O 115B");
  expect(made.laid.at(-1)?.blank).toBe(true);
});

test("at the edge of the board nothing is laid twice", () => {
  const made = composer(104);
  type(made, "AB");
  expect(text(made)).toBe("104A");
  made.erase();
  made.erase();
  expect(text(made)).toBe("");
});

test("what was laid stays when the cursor goes elsewhere, and is erased after what came later", () => {
  const made = composer(100);
  type(made, "AB");
  made.press(116);
  type(made, "C");
  expect(text(made)).toBe("100A 101B 116C");
  made.erase();
  made.erase();
  expect(text(made)).toBe("100A");
  type(made, "D");
  expect(text(made)).toBe("100A 101D");
  made.clear();
  expect(text(made)).toBe("");
});
