import { afterEach, expect, test, vi } from "vitest";
import { submitPlainly } from "../../src/live/forms";

afterEach(() => vi.unstubAllGlobals());

/** As much of a form as is needed to send it, and what it sent. */
function standIn() {
  const held = new Set<{ name: string; value: string }>();
  vi.stubGlobal("document", {
    createElement: () => {
      const field = { name: "", value: "", remove: () => held.delete(field) };
      return field;
    },
  });
  const sent: string[][] = [];
  const form = {
    append: (field: { name: string; value: string }) => held.add(field),
    submit: () => sent.push([...held].map(({ name, value }) => `${name}=${value}`)),
  } as unknown as HTMLFormElement;
  return { form, sent, held };
}

test("the button that was pressed is sent with its form, and stays in it no longer", () => {
  const { form, sent, held } = standIn();
  submitPlainly(form, { name: "person_clock", value: "sv-25" } as unknown as HTMLElement);
  submitPlainly(form, { name: "person_clock", value: "sv-30" } as unknown as HTMLElement);
  expect(sent).toEqual([["person_clock=sv-25"], ["person_clock=sv-30"]]);
  expect(held.size).toBe(0);
});

test.each([null, { name: "", value: "" }])("a button without a name, or none, adds nothing", (pressed) => {
  const { form, sent } = standIn();
  submitPlainly(form, pressed as unknown as HTMLElement);
  expect(sent).toEqual([[]]);
});
