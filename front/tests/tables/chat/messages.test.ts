import { expect, test } from "vitest";
import { mergeMessages } from "../../../src/tables/chat/messages";
import type { MessageView } from "../../../src/wire/wire";

const message = (number: number): MessageView => ({
  number,
  at: 0,
  room: "players",
  seat: 0,
  name: "Anna",
  text: `${number}`,
});

test("what is came twice is said once, in order", () => {
  const known = [1, 3].map(message);
  expect(mergeMessages(known, [3, 2, 4].map(message)).map((one) => one.number)).toEqual([1, 2, 3, 4]);
});

test("a long chat keeps its end", () => {
  const said = Array.from({ length: 300 }, (_, index) => message(index));
  expect(mergeMessages([], said).map((one) => one.number)[0]).toBe(100);
});
