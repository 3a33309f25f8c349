/** Every message gets the values that it names, wherever the pages say it. */

import { readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

interface Node {
  type: string;
  [part: string]: unknown;
}
const isNode = (part: unknown): part is Node => typeof part === "object" && part !== null && "type" in part;

function* nodes(of: unknown): Generator<Node> {
  if (typeof of !== "object" || of === null) return;
  if (isNode(of)) yield of;
  for (const [name, part] of Object.entries(of)) if (name !== "metadata") yield* nodes(part);
}

const english = join("..", "src", "stafla", "data", "locales", "en");
const messages = new Map(
  readdirSync(english).flatMap((file) =>
    new FluentResource(readFileSync(join(english, file), "utf8")).body.map(({ id, value }) => [id, value] as const),
  ),
);

/** The values that a message names, with those of messages it refers to; other languages name no more. */
function valueNames(id: string): string[] {
  const parts = [...nodes(messages.get(id))];
  const names = parts.filter(({ type }) => type === "var").map(({ name }) => name as string);
  return [...new Set([...names, ...parts.filter(({ type }) => type === "mesg").flatMap(({ name }) => valueNames(name as string))])];
}

/** The ids that an expression may be, as far as they stand in it: `a ? "one" : "other"`. */
function idsOf(expression: Node): string[] {
  if (expression.type === "Literal") return typeof expression["value"] === "string" ? [expression["value"]] : [];
  if (expression.type === "ConditionalExpression")
    return [expression["consequent"], expression["alternate"]].flatMap((part) => idsOf(part as Node));
  return [];
}

interface Call {
  place: string;
  /** What may be said there; values that only one of two needs are given to both. */
  ids: string[];
  given: string[];
}

/** Every `say("id", { … })` of a file, but for values that are not written there (`...values`, `values`). */
function callsOf(path: string): Call[] {
  const text = readFileSync(path, "utf8");
  const source = extname(path) === ".ts" ? `<script lang="ts">\n${text}\n</script>` : text;
  return [...nodes(parse(source, { modern: true }))].flatMap((node) => {
    const callee = node["callee"] as Node | undefined;
    const name = callee?.["name"] ?? (callee?.["property"] as Node | undefined)?.["name"];
    if (node.type !== "CallExpression" || name !== "say") return [];
    const [id, values] = node["arguments"] as Node[];
    const properties = values?.type === "ObjectExpression" ? (values["properties"] as Node[]) : [];
    if (values && (values.type !== "ObjectExpression" || properties.some(({ type }) => type !== "Property"))) return [];
    const given = properties.map(({ key }) => String((key as Node)["name"] ?? (key as Node)["value"]));
    const ids = idsOf(id!).filter((one) => messages.has(one));
    return ids.length > 0 ? [{ place: basename(path), ids, given }] : [];
  });
}

const calls = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".d.ts"))
  .flatMap((name) => callsOf(join("src", name)));

test("a message is given every value that it names, and none that it does not", () => {
  expect(calls.length).toBeGreaterThan(300);
  const differing = calls.flatMap(({ place, ids, given }) => {
    const lacks = ids.flatMap((id) => valueNames(id).filter((name) => !given.includes(name)));
    const spare = given.filter((name) => !ids.some((id) => valueNames(id).includes(name)));
    return lacks.length + spare.length > 0 ? [{ place, ids, lacks, spare }] : [];
  });
  expect(differing).toEqual([]);
});
