/** The companion's island: one page for a whole game at a real board, with or without network. */

import { mount } from "svelte";
import CompanionPage from "../companion/CompanionPage.svelte";
import type { CompanionEdition } from "../companion/game/types";
import { readIsland } from "../shared/island";
import { catalogue } from "../shared/texts";

const target = document.getElementById("companion");
if (target) {
  const { language, ftl } = readIsland<{ language: string; ftl: string }>("catalogue");
  target.replaceChildren();
  mount(CompanionPage, {
    target,
    props: { offered: readIsland<CompanionEdition[]>("editions"), say: catalogue(language, ftl), language },
  });
}
