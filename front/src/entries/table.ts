/** The table island: what the page carries as JSON comes alive here. */

import { mount } from "svelte";
import { catalogue } from "../shared/texts";
import type { TableView } from "../wire/wire";
import TablePage from "../table/TablePage.svelte";

function carried<T>(id: string): T {
  const island = document.getElementById(id);
  if (!island?.textContent) throw new Error(`the page carries no ${id}`);
  return JSON.parse(island.textContent) as T;
}

const target = document.getElementById("table");
if (target) {
  const { language, ftl } = carried<{ language: string; ftl: string }>("catalogue");
  target.replaceChildren();
  mount(TablePage, {
    target,
    props: {
      view: carried<TableView>("view"),
      say: catalogue(language, ftl),
      language,
      languages: carried<Record<string, string>>("languages"),
      first: location.hash === "#first",
    },
  });
}
