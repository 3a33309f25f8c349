import { readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Every file of `src/entries` is an entry, which templates name: `assets("src/entries/table.ts")`. */
const entries = readdirSync(new URL("src/entries", import.meta.url)).map((name) => `src/entries/${name}`);

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
    // how long each part took is no news to whoever builds the pages
    rollupOptions: { input: entries, checks: { bundlerTimings: false } },
  },
  worker: { format: "es" },
  // a ceiling, not a measure: the step as a whole has another (tools/steps.py)
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/console.ts"],
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
