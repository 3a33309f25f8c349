/** The messages of a chat. */

import type { MessageView } from "../../wire/wire";

const most = 200;

/** The messages known and those that came: each once, in order, the latest. */
export function mergeMessages(known: readonly MessageView[], came: readonly MessageView[]): MessageView[] {
  const numbers = new Set(known.map((message) => message.number));
  return [...known, ...came.filter((message) => !numbers.has(message.number))]
    .sort((one, other) => one.number - other.number)
    .slice(-most);
}
