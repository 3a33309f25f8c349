/** A turn as a bot sees it. */

import type { RuleNumbers } from "../wire/wire";

/** What the player to move may see. */
export interface Situation {
  board: readonly number[];
  width: number;
  rack: readonly number[];
  bag: number;
  /** Value of the tiles that it does not see. */
  unseen: number;
  /** Most tiles that the rules let it exchange; 0: none. */
  most: number;
  exchanges: number;
  /** How many of its latest turns were exchanges, one after the other. */
  exchanged: number;
  /** Points ahead of the best of the others; less than 0: behind. */
  ahead: number;
  rules: RuleNumbers;
}
