/**
 * The two typefaces cut to the letters of our languages, so that a first page is soon there: `npm run build`
 * writes them to `generated/fonts`. Whatever else a name holds is fetched with the whole file when it is met.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const from = new URL("node_modules/@fontsource-variable/", import.meta.url);
const to = new URL("generated/fonts/", import.meta.url);
const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZÁÐÉÍÓÚÝÞÆÖÄÅØÜ";
const signs = "0123456789 \u00a0\u2009\u202f.,:;!?·•–—-‐‑'\"‘’‚“”„()[]{}/\\+×±÷%&…‹›«»*=−<>@#_°½|§©€→←↑↓✓~^$`";
/** By the file they stand in. */
const letters = { latin: capitals + capitals.toLowerCase() + signs, "latin-ext": "ĄąĆćĘęŁłŃńŚśŹźŻżŠšŽž" };

/** Weights as styles ask for them, and what of the file they get: one weight, or all between two. */
const faces = [
  { family: "Atkinson Hyperlegible Next Variable", name: "atkinson-hyperlegible-next", asked: "200 800", weights: { min: 400, max: 700 } },
  // blanks are light, everything else that is set in it is bold
  { family: "Besley Variable", name: "besley", asked: "100 500", weights: 400 },
  { family: "Besley Variable", name: "besley", asked: "501 900", weights: 700 },
];

const unicodeOf = (code) => `U+${code.toString(16).toUpperCase()}`;
const codes = (text) => [...text].map((one) => one.codePointAt(0));
const range = (text) => codes(text).map(unicodeOf).join(",");

/**
 * A range such as `U+0000-00FF, U+0131` without the letters of a text. A browser that misses a sign in the cut file
 * asks the next one whose range claims it; what was to be cut and is not there (arrows) the whole file lacks too.
 */
function without(ranges, text) {
  const gone = codes(text).sort((one, other) => one - other);
  const left = ranges.split(",").flatMap((part) => {
    const [first, last] = part.trim().slice(2).split("-").map((end) => parseInt(end, 16));
    const [parts, rest] = gone.reduce(
      ([before, from], code) =>
        code < from || code > (last ?? first) ? [before, from] : [[...before, [from, code - 1]], code + 1],
      [[], first],
    );
    return [...parts, [rest, last ?? first]].filter(([from, to]) => from <= to);
  });
  return left.map(([from, to]) => (from === to ? unicodeOf(from) : `${unicodeOf(from)}-${to.toString(16).toUpperCase()}`)).join(",");
}

/** The ranges of the whole files, as their package gives them. */
function ranges(name) {
  const css = readFileSync(new URL(`${name}/wght.css`, from), "utf8");
  return Object.fromEntries(
    Object.keys(letters).map((part) => {
      const rule = css.split("@font-face").find((one) => one.includes(`/${name}-${part}-wght-normal.woff2`));
      return [part, /unicode-range: ([^;]+);/.exec(rule ?? "")?.[1] ?? ""];
    }),
  );
}

const rule = ({ family, asked }, address, covered) =>
  `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${asked};` +
  `src:url(${address}) format("woff2");unicode-range:${covered}}`;

const rules = [];
mkdirSync(to, { recursive: true });
for (const face of faces) {
  const whole = ranges(face.name);
  const cut = [];
  for (const [part, text] of Object.entries(letters)) {
    const file = `files/${face.name}-${part}-wght-normal.woff2`;
    const options = { targetFormat: "woff2", variationAxes: { wght: face.weights } };
    const font = await subsetFont(readFileSync(new URL(`${face.name}/${file}`, from)), text, options);
    const name = `${face.name}-${part}-${face.asked.replace(" ", "-")}.woff2`;
    writeFileSync(new URL(name, to), font);
    rules.push(rule(face, `@fontsource-variable/${face.name}/${file}`, without(whole[part], Object.values(letters).join(""))));
    cut.push(rule(face, `./${name}`, range(text)));
  }
  rules.push(...cut);
}
writeFileSync(new URL("fonts.css", to), `${rules.join("\n")}\n`);
