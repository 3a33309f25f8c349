import { expect, test } from "vitest";
import { Alphabet } from "../../src/shared/alphabet";
import { icelandic, polish, swedish } from "../fixture";

test("caps lock changes nothing, for every letter of every alphabet", () => {
  for (const [alphabet, text] of [
    [icelandic, "áéþæöðý"],
    [polish, "ąłżźćśęńó"],
    [swedish, "åäöz"],
  ] as const)
    expect(alphabet.read(text)).toEqual(alphabet.read(text.toUpperCase()));
  expect(icelandic.read("þðæ")).toEqual(["Þ", "Ð", "Æ"]);
});

test("a letter sent as base and combining accent is one letter", () => {
  expect(icelandic.read("a\u0301")).toEqual(["Á"]);
  expect(polish.read("z\u0307")).toEqual(["Ż"]);
  expect(swedish.read("A\u030A")).toEqual(["Å"]);
});

test("signs outside the alphabet are left out, never bent into another letter", () => {
  expect(polish.read("qvx1 ?")).toEqual([]);
  expect(icelandic.read("å")).toEqual([]);
  expect(polish.holds("łó")).toBe(true);
  expect(polish.holds("ł´")).toBe(false);
  expect(polish.holds("")).toBe(false);
});

test("only what the edition lists is read: its accents fold, dotless i is nobody's letter", () => {
  const alphabet = new Alphabet([
    { letter: "E", value: 1, count: 7, typed: ["E", "e", "É", "é"] },
    { letter: "I", value: 1, count: 5, typed: ["I", "i"] },
  ]);
  expect(alphabet.read("éi")).toEqual(["E", "I"]);
  expect(alphabet.read("ıİß")).toEqual([]);
});

test("racks sort in alphabet order with blanks last", () => {
  expect(["?", "Ż", "Ą", "B", "A"].sort(polish.compare)).toEqual(["A", "Ą", "B", "Ż", "?"]);
  expect(polish.value("Ą")).toBe(2);
  expect(polish.value("?")).toBe(0);
});
