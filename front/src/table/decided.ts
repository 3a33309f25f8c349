/** What a judge decided, in words. */

import type { Say } from "../lib/texts";
import type { DecisionView } from "../lib/wire";

export function decision(say: Say, { verdict: ruled, by, text }: DecisionView): string {
  const name = by || say("judge-somebody");
  const said = ruled === null ? say("judge-decided", { name }) : say(`judge-ruled-${ruled}`, { name });
  return `${said} ${text}`;
}
