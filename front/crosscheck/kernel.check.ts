import { describe, expect, test } from "vitest";
import { bytes, readGiven, type Given, leaves, machine } from "./given";

const DEVICES = readGiven<Given[]>();

describe.each(DEVICES)("$name", ({ rules, lexica, words, leaves: file, positions }) => {
  test("the kernel in the browser answers as the one in Python", async () => {
    const kernel = await machine(rules);
    expect(lexica.map((path) => kernel.addLexicon(bytes(path))).at(-1)).toBe(words);
    const greedy = positions.map(({ board, rack, bag, unseen }) => kernel.bestPlay(board, rack, bag, unseen));
    expect(greedy).toEqual(positions.map((position) => position.greedy));
    kernel.setLeaves(leaves(file));
    for (const { board, rack, bag, unseen, ...answers } of positions) {
      expect(kernel.plays(board, rack)).toEqual(answers.plays);
      expect(kernel.bestPlay(board, rack, bag, unseen)).toEqual(answers.best);
      expect(kernel.keptValues(answers.kept.map(({ left }) => left), bag, unseen)).toEqual(answers.kept.map(({ worth }) => worth));
      expect(kernel.bestExchange(rack, 7)).toEqual(answers.exchange);
      for (const { tiles, exchanges, code } of answers.refusals)
        expect(kernel.exchangeRefusal(rack, tiles, bag, exchanges)?.code ?? null).toBe(code);
      for (const { placement, held, ruled } of answers.scored)
        expect(kernel.score(board, placement, held ? rack : null)).toEqual(ruled);
      expect(kernel.judge(answers.judged.map(({ word }) => word))).toEqual(answers.judged.map(({ known }) => known));
    }
  });
});
