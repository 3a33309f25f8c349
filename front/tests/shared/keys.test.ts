import { expect, test } from "vitest";
import { command, type Preset } from "../../src/shared/keys";

const key = (key: string, held: Partial<Record<"ctrlKey" | "altKey" | "metaKey", true>> = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  ...held,
});
const asks = (name: string, preset: Preset): string | undefined => command(key(name), preset)?.do;

test("arrows move in the grid preset and turn in the classic one", () => {
  expect(command(key("ArrowUp"), "grid")).toEqual({ do: "arrow", direction: "down", step: -1 });
  expect(asks("ArrowLeft", "classic")).toBe("turn");
  expect(asks("ArrowUp", "classic")).toBe("shuffle");
  expect(asks("ArrowDown", "classic")).toBe("recall");
  expect(asks(" ", "grid")).toBe("turn");
  expect(asks(" ", "classic")).toBe("step");
});

test("both presets share the keys of the game", () => {
  for (const preset of ["grid", "classic"] as const)
    expect(["Enter", "Escape", "Backspace", "Delete", "2", "3", "4", "$"].map((k) => asks(k, preset))).toEqual(
      ["commit", "recall", "erase", "remove", "pass", "challenge", "exchange", "exchange-all"],
    );
});

test("keys with a modifier are the browser's, but for the documented ones", () => {
  expect(command(key("2", { ctrlKey: true }), "grid")).toBeNull();
  expect(command(key("Enter", { altKey: true }), "grid")).toBeNull();
  expect(command(key("3", { metaKey: true }), "grid")).toBeNull();
  expect(command(key("Backspace", { ctrlKey: true }), "classic")).toEqual({ do: "recall" });
});

test("letters, dead keys and keys of a composition are text", () => {
  for (const name of ["a", "Ż", "Dead", "Unidentified", "?"]) expect(command(key(name), "grid")).toBeNull();
  expect(command({ ...key("Enter"), isComposing: true }, "grid")).toBeNull();
});
