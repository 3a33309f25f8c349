import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { calculationText, squareLabel, tileName, turnText } from "../../src/tables/labels";
import { beginSentences, catalogue } from "../../src/shared/texts";
import type { EditionView, TurnView } from "../../src/wire/wire";

const source = (language: string, area = "table"): string =>
  readFileSync(join("..", "src", "stafla", "data", "locales", language, `${area}.ftl`), "utf8");
const ids = (ftl: string): string[] => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

const DEVICE = "device/";

function code(folder: string, skipped = "-"): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte|html)$/.test(name) && !name.startsWith(skipped))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

test("every text that the code names is in the catalogue, and no text lies there unused", () => {
  // what the companion's guide says is named by the procedures of the editions
  const procedures = readFileSync(join("..", "src", "stafla", "data", "procedures.toml"), "utf8");
  const text = code("src", DEVICE) + procedures;
  const known = [...ids(source("en")), ...ids(source("en", "companion"))];
  // the companion says what the rules refuse in the rules' own words, a slip's page has those of duplicate too
  const refusals = [...ids(source("en", "refusals")), ...ids(source("en", "duplicate"))];
  const named = [...text.matchAll(/say\(\s*"([\w-]+)"/g)].map((found) => found[1]!);
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((id) => !known.includes(id) && !refusals.includes(id))).toEqual([]);
  const families = [...text.matchAll(/say\(\s*`([\w-]*)\$/g)].map((found) => found[1]!);
  const unused = known.filter(
    (id) => !text.includes(`"${id}"`) && !families.some((start) => start !== "" && id.startsWith(start)),
  );
  // named by a variable: `${act}-question`, `${act}-yes`, `${ask}-help`
  expect(unused.filter((id) => !/-(question|yes|help)$/.test(id))).toEqual([]);
});

test("the page of games on the device names what its own catalogue holds, and all of that", () => {
  const text = code(join("src", DEVICE));
  const own = ids(source("en", "device"));
  const known = ["table", "web", "refusals", "bots"].flatMap((area) => ids(source("en", area))).concat(own);
  const named = [...text.matchAll(/say\(\s*(?:[^()"]*\? )?"([\w-]+)"/g)].map((found) => found[1]!);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((id) => !known.includes(id))).toEqual([]);
  const pages = text + code(join("..", "src", "stafla", "web", "templates"));
  expect(own.filter((id) => !pages.includes(`"${id}"`))).toEqual([]);
});

test("a message that lacks a value is said with the value's name, and the console says so", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(catalogue("en", "round = Round { $number }")("round", { move: 3 })).toBe("Round {$number}");
  expect(warn.mock.calls).toEqual([["catalogue en round: Unknown variable: $number"]]);
  warn.mockRestore();
});

test.each(["is", "fi", "sv", "pl", "en"])("a number below nothing has a minus and no hyphen: %s", (language) => {
  expect(catalogue(language, "total = Ö-3: { $total }")("total", { total: -12 })).toBe("Ö-3: −12");
});

test("a message that is missing is said by its id, and the console says so", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(catalogue("en", "round = Round")("rounds")).toBe("rounds");
  expect(error.mock.calls).toEqual([["no text for rounds"]]);
  error.mockRestore();
});

test("counts take their own forms: Polish one, few, many and Icelandic 21", () => {
  const polish = catalogue("pl", source("pl"));
  const said = [1, 3, 5, 22, 112].map((count) => polish("player-tiles", { count }));
  expect(said).toEqual(["1 płytka", "3 płytki", "5 płytek", "22 płytki", "112 płytek"]);
  const icelandic = catalogue("is", source("is"));
  expect([1, 2, 21].map((count) => icelandic("player-tiles", { count }))).toEqual([
    "1 stafur",
    "2 stafir",
    "21 stafur",
  ]);
});

const edition = {
  width: 15,
  height: 15,
  notation: "gcg",
  start: [112],
} as unknown as EditionView;
const say = catalogue("en", source("en"));
const empty = { tile: undefined, laid: undefined, last: false };

test("an empty square is spoken with its premium, a laid tile as not yet played", () => {
  const double = { square: 112, kind: "word", times: 2, short: "word", label: "" } as const;
  expect(squareLabel(say, edition, 112, empty, double, () => 0)).toBe(
    "row 8, column H, start square, double word, empty",
  );
  const laid = { square: 0, tile: { id: 1, letter: "Ż" }, as: null };
  expect(squareLabel(say, edition, 0, { ...empty, laid }, undefined, () => 5)).toBe(
    "row 1, column A, Ż, 5 points, your tile, not yet played",
  );
  const tile = { square: 1, letter: "K", blank: true, value: 0 };
  expect(squareLabel(say, edition, 1, { ...empty, tile, last: true }, undefined, () => 2)).toBe(
    "row 1, column B, K, blank tile, last play",
  );
});

test("in letter-first notation rows carry the letters", () => {
  const french = { ...edition, notation: "letter-first" } as EditionView;
  expect(squareLabel(catalogue("pl", source("pl")), french, 7, empty, undefined, () => 0)).toBe(
    "wiersz A, kolumna 8, puste",
  );
});

test("a rack's blank has its name, a tile its points", () => {
  expect(tileName(say, "", true, 0)).toBe("blank tile");
  expect(tileName(say, "Þ", false, 1)).toBe("Þ, 1 point");
});

const turn = (more: Partial<TurnView>): TurnView => ({
  number: 3,
  seat: 0,
  kind: "pass",
  play: null,
  square: null,
  word: null,
  words: [],
  bonus: 0,
  tiles: null,
  stands: true,
  undecided: false,
  challenger: null,
  verdict: null,
  points: 0,
  total: 0,
  ...more,
});

test("every kind of turn is said in every language", () => {
  const kinds = ["play", "exchange", "pass", "penalty", "lost-turn", "resign", "settlement"] as const;
  for (const language of ["is", "fi", "sv", "pl", "en"]) {
    const speak = catalogue(language, source(language));
    for (const kind of kinds) {
      const said = turnText(speak, turn({ kind, word: "KIMA", square: "H7", tiles: 3, points: 19 }), "Anna");
      expect(said).toContain("Anna");
      expect(said).not.toContain("{");
      expect(said).not.toContain("said-");
    }
    expect(turnText(speak, turn({ kind: "play", stands: false, word: "KIMA" }), "Anna")).toContain("KIMA");
  }
});

test("a word's points are written as one reckons them", () => {
  const tile = (value: number, letter_multiplier = 1) => ({
    square: 0,
    letter: "X",
    blank: false,
    value,
    letter_multiplier,
    word_multiplier: 1,
    new: true,
  });
  const word = { word: "HRAKI", points: 28, multiplier: 2, tiles: [tile(4, 2), tile(1), tile(1), tile(3), tile(1)] };
  expect(calculationText(word)).toBe("(4×2 + 1 + 1 + 3 + 1) × 2 = 28");
  expect(calculationText({ ...word, multiplier: 1, points: 14 })).toBe("4×2 + 1 + 1 + 3 + 1 = 14");
});

test.each([
  ["is", "þjarkur: meistari", "Þjarkur: meistari"],
  ["fi", "botti: mestari", "Botti: mestari"],
  ["sv", "bot: mästare", "Bot: mästare"],
  ["pl", "bot: mistrz", "Bot: mistrz"],
  ["en", "Master bot", "Master bot"],
])("a sentence that a bot's name opens begins with a capital, within one the name is as it is: %s", (language, name, opened) => {
  const say = catalogue(language, "turn = { $name } – { $other }\nboth = { $other }: { $name }. { $name }\nnamed = { $name }x");
  const told = beginSentences(say, language, [name]);
  expect(told("turn", { name, other: "anna" })).toBe(`${opened} – anna`);
  expect(told("turn", { name: "anna", other: name })).toBe(`anna – ${name}`);
  expect(told("both", { name, other: "anna" })).toBe(`anna: ${name}. ${opened}`);
  // somebody's own name stands as they write it
  expect(told("named", { name })).toBe(`${name}x`);
});
