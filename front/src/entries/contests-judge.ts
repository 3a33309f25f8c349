/** The desk where words are judged: keys on the screen, and everything gone by itself. */

import { clearByItself, offerKeys } from "../contests/judge";

const main = document.querySelector<HTMLElement>("main.events-judge");
if (main) {
  clearByItself(main);
  offerKeys(main);
}
