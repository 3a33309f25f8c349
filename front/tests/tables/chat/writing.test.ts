import { expect, test } from "vitest";
import { Writing } from "../../../src/tables/chat/writing.svelte";
import { offline } from "../../../src/wire/api";
import type { Refused } from "../../../src/wire/wire";

/** A message in the making, the messages sent, and how the last one is answered. */
function write() {
  const sent: string[] = [];
  const answers: ((refused: Refused | null) => void)[] = [];
  const writing = new Writing((text) => {
    sent.push(text);
    return new Promise((answer) => answers.push(answer));
  });
  return { writing, sent, answer: (refused: Refused | null) => answers.shift()!(refused) };
}

test("what is sent twice in haste goes out once", async () => {
  const { writing, sent, answer } = write();
  writing.text = "hello";
  const first = writing.send();
  await writing.send();
  expect([sent, writing.sending]).toEqual([["hello"], true]);
  answer(null);
  await first;
  expect([writing.text, writing.refused, writing.sending]).toEqual(["", null, false]);
});

test("what is written while a message is on its way stays, and waits for its turn", async () => {
  const { writing, sent, answer } = write();
  writing.text = "hello";
  const first = writing.send();
  writing.text = "and more";
  await writing.send();
  answer(null);
  await first;
  expect([sent, writing.text]).toEqual([["hello"], "and more"]);
});

test("a message that was refused is there again, before what was written meanwhile", async () => {
  const { writing, answer } = write();
  writing.text = "hello";
  const first = writing.send();
  answer(offline);
  await first;
  expect([writing.text, writing.refused?.code]).toEqual(["hello", "offline"]);
  const second = writing.send();
  expect(writing.refused).toBeNull();
  writing.text = "world";
  answer(offline);
  await second;
  expect(writing.text).toBe("hello world");
});

test("nothing is not sent", async () => {
  const { writing, sent } = write();
  writing.text = "  ";
  await writing.send();
  expect(sent).toEqual([]);
});
