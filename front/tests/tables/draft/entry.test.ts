import { expect, test } from "vitest";
import { Entry } from "../../../src/tables/draft/entry";
import { icelandic, polish } from "../../fixture";

const event = (data: string | null, inputType = "insertText", isComposing = false) => ({
  data,
  inputType,
  isComposing,
  prevented: false,
  preventDefault() {
    this.prevented = true;
  },
});

test("plain text arrives at once and the input stays empty", () => {
  const entry = new Entry(icelandic);
  const typed = event("þ");
  expect(entry.beforeinput(typed)).toEqual({ letters: ["Þ"], blank: false });
  expect(typed.prevented).toBe(true);
});

test("a dead acute gives its letter when the composition ends", () => {
  const entry = new Entry(icelandic);
  expect(entry.composing("´").letters).toEqual([]);
  expect(entry.beforeinput(event("´", "insertCompositionText", true)).letters).toEqual([]);
  expect(entry.compositionend("á").letters).toEqual(["Á"]);
});

test("a letter that a phone composes is taken at once and only once", () => {
  const entry = new Entry(polish);
  expect(entry.composing("ł").letters).toEqual(["Ł"]);
  expect(entry.composing("łó").letters).toEqual([]);
  expect(entry.compositionend("łó").letters).toEqual([]);
  entry.compositionstart();
  expect(entry.composing("ż").letters).toEqual(["Ż"]);
});

test("shift asks for a blank, caps lock does not", () => {
  const entry = new Entry(polish);
  entry.key({ shiftKey: true });
  expect(entry.beforeinput(event("Ż"))).toEqual({ letters: ["Ż"], blank: true });
  entry.key({ shiftKey: false });
  expect(entry.beforeinput(event("Ż"))).toEqual({ letters: ["Ż"], blank: false });
});

test("deleting and foreign signs bring no letter", () => {
  const entry = new Entry(polish);
  expect(entry.beforeinput(event(null, "deleteContentBackward")).letters).toEqual([]);
  expect(entry.beforeinput(event("7")).letters).toEqual([]);
});
