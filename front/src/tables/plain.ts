/** A table at which nothing but the game happens: no challenge, clock, agreement or judge. */

import type { TableView } from "../wire/wire";

type Plain = Pick<
  TableView,
  "mine" | "happenings" | "window" | "proposal" | "clock" | "delay" | "offer" | "house" | "judge"
>;

/** What a view says of all that, where a page plays by itself: on the device, or on the board of a slip. */
export const plainView = (): Plain => ({
  mine: true,
  happenings: [],
  window: null,
  proposal: null,
  clock: null,
  delay: "",
  offer: null,
  house: { variants: [], theme: "", listed: 0, parts: null, drawer: null, opening: 2, vote: null, pairs: null },
  judge: null,
});
