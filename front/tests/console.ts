/** For every test: what the console says is a fault, unless the test stands in for it (`vi.spyOn`). */

import { afterEach, expect } from "vitest";

const said: unknown[][] = [];

for (const method of ["warn", "error"] as const) {
  const own = console[method].bind(console);
  console[method] = (...parts: unknown[]): void => {
    said.push([method, ...parts]);
    own(...parts);
  };
}

afterEach(() => expect(said.splice(0)).toEqual([]));
