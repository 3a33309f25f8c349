/**
 * TypeScript's types of what goes over the network, from the schema that `tools/wire.py` writes:
 * `node wire.mjs SCHEMA TYPES`, called by `make wire`.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const [from, to] = process.argv.slice(2);
const schema = JSON.parse(readFileSync(from, "utf8"));
const head = `/**
 * What goes over the network, made of the server's models by \`make wire\`: change those, not this file.
 *
 * Calls and answers: docs/formats/table-api.md; the socket's frames (\`FrameIn\`, \`FrameOut\`):
 * docs/formats/table-socket.md; the events of a record (\`Event\`): docs/formats/record.md.
 * A square is row * width + column.
 */
`;

const types = await compile({ ...schema, title: "Everything" }, "Everything", {
  additionalProperties: false,
  bannerComment: head,
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  style: { printWidth: 120 },
});

// the compiler says of everything that nothing refers to that it stands in a schema: that is so of all
const remark = / \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;
const text = types
  .replaceAll(remark, "")
  .replaceAll(/\n \*(?=\n \*\/)/g, "")
  .replaceAll(/\/\*\*\n \*\/\n/g, "")
  .replaceAll(/\/\*\*\n *\* (.{1,105})\n *\*\//g, "/** $1 */")
  .replaceAll("``", "`")
  .replace(/(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export interface Everything \{[^}]*\}\n/, "");
writeFileSync(to, text);
