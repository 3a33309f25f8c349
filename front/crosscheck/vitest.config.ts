import { defineConfig } from "vitest/config";

/** Questions that Python wrote with its answers (tests/browser): not units, so not in `npm test`. */
export default defineConfig({
  test: { include: ["crosscheck/**/*.check.ts"], environment: "node", testTimeout: 120_000 },
});
