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
    rollupOptions: { input: ["src/pages.ts", "src/table.ts", "src/companion.ts", "src/live.ts", "src/start.ts", "src/replay.ts", "src/passkey.ts", "src/verify.ts", "src/device.ts", "src/duplicate.ts", "src/results.ts"] },
  },
  worker: { format: "es" },
  // a ceiling, not a measure: the step as a whole has another (tools/steps.py)
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 60_000, hookTimeout: 60_000 },
});
