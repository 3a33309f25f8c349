/** What was said at a table. */

import type { MessageView } from "../../wire/wire";

const most = 200;

/** The messages known with those heard anew: each once, in order, the latest. */
export function heardOf(known: readonly MessageView[], heard: readonly MessageView[]): MessageView[] {
  const numbers = new Set(known.map((message) => message.number));
  return [...known, ...heard.filter((message) => !numbers.has(message.number))]
    .sort((one, other) => one.number - other.number)
    .slice(-most);
}
