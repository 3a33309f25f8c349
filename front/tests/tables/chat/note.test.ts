import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Note } from "../../../src/tables/chat/note.svelte";
import type { Answer } from "../../../src/wire/api";
import { offline, refusedHere } from "../../../src/wire/api";
import type { Note as NoteView } from "../../../src/wire/wire";

/** A server's side of a note; what stands in `failing` is answered instead, once each. */
function server(text: string, ...failing: Answer<NoteView>[]) {
  const kept = [text];
  const answer = (): Answer<NoteView> => failing.shift() ?? { ok: true, value: { text: kept.at(-1)! } };
  return {
    kept,
    failing,
    note: () => Promise.resolve(answer()),
    keepNote: (written: string) => {
      const told = answer();
      if (told.ok) kept.push(written);
      return Promise.resolve(told);
    },
  };
}

const away: Answer<NoteView> = { ok: false, refused: offline };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what was written last is kept where the dialog closes at once", async () => {
  const api = server("old");
  const note = new Note(api);
  await note.open();
  expect([note.ready, note.text]).toEqual([true, "old"]);
  note.write("old and new");
  await note.save();
  expect(api.kept).toEqual(["old", "old and new"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(api.kept).toHaveLength(2);
});

test("what is written is kept when the writing pauses", async () => {
  const api = server("");
  const note = new Note(api);
  await note.open();
  for (const text of ["a", "ab", "abc"]) {
    note.write(text);
    await vi.advanceTimersByTimeAsync(700);
  }
  expect(api.kept).toEqual([""]);
  await vi.advanceTimersByTimeAsync(100);
  expect(api.kept).toEqual(["", "abc"]);
});

test("nothing may be written before the old note is there, which is asked for until it comes", async () => {
  const api = server("old", away, away);
  const note = new Note(api);
  await note.open();
  expect([note.ready, note.refused?.code]).toEqual([false, "offline"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([note.ready, note.refused, note.text]).toEqual([true, null, "old"]);
});

test("a note that could not be kept is said to be so, stays, and is kept later", async () => {
  const api = server("old");
  const note = new Note(api);
  await note.open();
  api.failing.push(away, away);
  note.write("new");
  await note.save();
  expect([note.refused?.code, note.text]).toEqual(["offline", "new"]);
  // opened again meanwhile, it is not read over
  await note.open();
  expect([note.ready, note.text]).toEqual([true, "new"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([note.refused, api.kept]).toEqual([null, ["old", "new"]]);
});

test("what the server refuses is told and not sent again by itself", async () => {
  const api = server("", { ok: true, value: { text: "" } }, { ok: false, refused: refusedHere("too-long", "Too long.") });
  const note = new Note(api);
  await note.open();
  note.write("x");
  await note.save();
  expect(note.refused?.message).toBe("Too long.");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.kept).toEqual([""]);
});

test("a text does not overtake the one written after it", async () => {
  const sent: [string, () => void][] = [];
  const note = new Note({
    note: () => Promise.resolve({ ok: true, value: { text: "" } }),
    keepNote: (text: string) =>
      new Promise((resolve) => sent.push([text, () => resolve({ ok: true, value: { text } })])),
  });
  await note.open();
  note.write("a");
  const first = note.save();
  note.write("ab");
  await note.save();
  expect(sent.map(([text]) => text)).toEqual(["a"]);
  sent[0]![1]();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(([text]) => text)).toEqual(["a", "ab"]);
  sent[1]![1]();
  await first;
});
