/** The companion's island: one page for a whole game at a real board, with or without network. */

import { mount } from "svelte";
import CompanionPage from "../companion/CompanionPage.svelte";
import type { CompanionEdition } from "../companion/game/types";
import { catalogue } from "../shared/texts";

function carried<T>(id: string): T {
  const island = document.getElementById(id);
  if (!island?.textContent) throw new Error(`the page carries no ${id}`);
  return JSON.parse(island.textContent) as T;
}

const target = document.getElementById("companion");
if (target) {
  const { language, ftl } = carried<{ language: string; ftl: string }>("catalogue");
  target.replaceChildren();
  mount(CompanionPage, {
    target,
    props: { offered: carried<CompanionEdition[]>("kept"), say: catalogue(language, ftl), language },
  });
}
