import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Entries: the pages' look (no script needed), the table island, pages that renew themselves. */
export default defineConfig({
  plugins: [svelte()],
  base: "/static/",
  build: {
    outDir: "../src/stafla/web/static",
    emptyOutDir: true,
    manifest: true,
    // the content security policy allows this origin only: fonts stay files
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: ["src/entries/pages.ts", "src/entries/table.ts", "src/entries/companion.ts", "src/entries/live.ts", "src/entries/start.ts", "src/entries/replay.ts", "src/entries/passkey.ts", "src/entries/verify.ts", "src/entries/device.ts", "src/entries/duplicate.ts", "src/entries/results.ts", "src/entries/contests.ts", "src/entries/judge.ts", "src/entries/desk.ts", "src/entries/clock.ts", "src/entries/phone.ts"] },
  },
  worker: { format: "es" },
  // a ceiling, not a measure: the step as a whole has another (tools/steps.py)
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 60_000, hookTimeout: 60_000 },
});
