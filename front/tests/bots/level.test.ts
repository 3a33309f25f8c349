import { expect, test } from "vitest";
import { effortOf, keptTiles, laidSquares, mainWord } from "../../src/bots/effort";
import { knows, type Level, levelAct, onDay } from "../../src/bots/level";
import { KnownWords, shareOf } from "../../src/bots/vocabulary";
import type { KernelInstance } from "../../src/kernel/instance";
import type { Situation } from "../../src/bots/situation";
import { normal, random } from "../../src/bots/random";

const effort = { letter: 1, doubling: 1, crossing: 1, through: 1, blank: 1, small: 1, rare: 3 };
const level: Level = {
  plays: 10,
  words: 2,
  others: 0,
  everyday: true,
  effort,
  misjudged: 0,
  leaves: 0,
  caution: 0,
  swing: 0,
  exchange: "vowels",
  form: 1,
  attention: 0.5,
};
const mind = new KnownWords({ ordinary: [[1, 2, 3], [4, 5, 6], [7, 8, 9], [1, 2]], everyday: [[1, 2]], vowels: [1] });

test("words are mixed as the server mixes them", () => {
  // the same three stand in tests/bots/test_vocabulary.py
  const shares = [[1], [1, 2, 3], [29, 4]].map((word) => Math.round(shareOf(word) * 1e6) / 1e6);
  expect(shares).toEqual([0.021061, 0.306208, 0.020128]);
});

test("a level knows its ordinary words, its share of others, and the shortest by heart", () => {
  expect(knows(mind, level, [4, 5, 6])).toBe(true);
  expect(knows(mind, level, [7, 8, 9])).toBe(false);
  expect(knows(mind, { ...level, words: 3 }, [7, 8, 9])).toBe(true);
  expect(knows(mind, { ...level, others: 1 }, [7, 8, 9])).toBe(true);
  expect(knows(mind, level, [1, 2])).toBe(true);
  expect(knows(mind, level, [2, 1])).toBe(false);
  expect(knows(mind, { ...level, everyday: false }, [2, 1])).toBe(true);
});

test("every trouble of a play adds to its effort", () => {
  const board = Array<number>(25).fill(0);
  board[7] = 2;
  board[16] = 3;
  const at = { board, width: 5 };
  // across the second row: one tile, what lies there, a blank, with a neighbour below the first
  const placement = { square: 6, down: false, tiles: [1, 0, 0x83] };
  expect(mainWord(placement, at)).toEqual([1, 2, 3]);
  expect(laidSquares(placement, 5)).toEqual([6, 8]);
  expect(keptTiles([0, 1, 4, 1], placement.tiles)).toEqual([4, 1]);
  const none = { letter: 0, doubling: 0, crossing: 0, through: 0, blank: 0, small: 0, rare: 0 };
  board[11] = 4;
  const of = (part: Partial<typeof none>) => effortOf(placement, at, mind, { ...none, ...part });
  expect(of({ blank: 1 })).toBe(1);
  expect(of({ crossing: 1 })).toBe(1);
  expect(of({ small: 1 })).toBe(1);
  expect(of({ letter: 1, through: 1, doubling: 1, rare: 3 })).toBe(0);
  const strange = { square: 0, down: false, tiles: [9, 9, 9, 9, 9] };
  expect(effortOf(strange, at, mind, { ...none, letter: 1, doubling: 1, rare: 3 })).toBe(4);
});

test("who sees crumbs alone looks at four times as many plays, and takes the best of them all", () => {
  // words of 5, 6, 7 … letters, each harder to see than the one before
  const machine = (scores: number[]) => {
    const plays = scores.map((score, i) => ({ placement: { square: 0, down: false, tiles: Array<number>(5 + i).fill(1) }, score }));
    return { plays: () => plays, scores: () => plays.map(() => ({ words: [] })) } as unknown as KernelInstance;
  };
  const board = Array<number>(225).fill(0);
  const rules = { rack_size: 7, word_multipliers: board } as unknown as Situation["rules"];
  const turn: Situation = { board, width: 15, rack: [1], bag: 0, unseen: 0, most: 0, exchanges: 0, exchanged: 0, ahead: 0, rules };
  const looks: Level = { ...level, plays: 2, others: 1, attention: 0, effort: { ...effort, letter: 100 } };
  const scoreOf = (...scores: number[]) => levelAct(machine(scores), mind, looks, 1, turn, 0) as { score: number };
  expect(scoreOf(3, 2, 10, 1, 1, 1, 1, 12, 40).score).toBe(12);
  expect(scoreOf(3, 4, 10, 1, 1, 1, 1, 12, 40).score).toBe(4);
});

test("who minds the tiles kept goes out when the bag is empty, rather than for a point more", () => {
  const asked: unknown[] = [];
  const plays = [[1, 2], [1]].map((tiles, i) => ({ placement: { square: 0, down: false, tiles }, score: 10 + i }));
  const machine = {
    plays: () => plays,
    scores: () => plays.map(() => ({ words: [] })),
    keptValues: (...told: unknown[]) => asked.push(told) && (told[0] as number[][]).map((kept) => (kept.length > 0 ? -12_000 : 9_000)),
  } as unknown as KernelInstance;
  const board = Array<number>(225).fill(0);
  const rules = { rack_size: 7, word_multipliers: board } as unknown as Situation["rules"];
  const turn: Situation = { board, width: 15, rack: [1, 2], bag: 0, unseen: 9, most: 0, exchanges: 0, exchanged: 0, ahead: 0, rules };
  const looks: Level = { ...level, others: 1, everyday: false, leaves: 1 };
  const act = (one: Level) => levelAct(machine, mind, one, 1, turn, 0) as { score: number };
  expect(act({ ...looks, leaves: 0 }).score).toBe(11);
  expect(asked).toEqual([]);
  expect(act(looks).score).toBe(10);
  expect(asked).toEqual([[expect.arrayContaining([[], [2]]), 0, 9]]);
});

test("a day is good or bad, and always the same day", () => {
  const days = Array.from({ length: 200 }, (_, day) => onDay(level, day).plays);
  expect(days).toEqual(Array.from({ length: 200 }, (_, day) => onDay(level, day).plays));
  const logs = days.map((plays) => Math.log(plays / 10));
  expect(Math.abs(logs.reduce((sum, one) => sum + one) / 200)).toBeLessThan(0.3);
  expect(Math.max(...logs)).toBeGreaterThan(1);
  expect(Math.min(...logs)).toBeLessThan(-1);
});

test("normal numbers have a mean of 0 and a deviation of 1", () => {
  const luck = random(7);
  const some = Array.from({ length: 4000 }, () => normal(luck));
  expect(Math.abs(some.reduce((sum, one) => sum + one) / 4000)).toBeLessThan(0.05);
  expect(Math.abs(some.reduce((sum, one) => sum + one * one) / 4000 - 1)).toBeLessThan(0.08);
});
