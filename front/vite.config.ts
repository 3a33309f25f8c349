import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { minifySync } from "vite";
import { defineConfig } from "vitest/config";

/** Every file of `src/entries` is an entry, which templates name: `assets("src/entries/table.ts")`. */
const entries = readdirSync(new URL("src/entries", import.meta.url)).map((name) => `src/entries/${name}`);

/** Scripts of `public`, which pages name by a fixed address, are copied as they are, and minified then as all others. */
const publicScripts = {
  name: "minify-public-scripts",
  apply: "build" as const,
  closeBundle(): void {
    const names = readdirSync(new URL("public", import.meta.url)).filter((name) => name.endsWith(".js"));
    for (const name of names) {
      const file = new URL(`../src/stafla/web/static/${name}`, import.meta.url);
      writeFileSync(file, minifySync(name, readFileSync(file, "utf8")).code);
    }
  },
};

export default defineConfig({
  plugins: [svelte(), publicScripts],
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
