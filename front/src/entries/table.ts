/** The table island: what the page carries as JSON comes alive here. */

import { mount } from "svelte";
import { readIsland } from "../shared/island";
import { catalogue } from "../shared/texts";
import type { TableView } from "../wire/wire";
import TablePage from "../tables/TablePage.svelte";

const target = document.getElementById("table");
if (target) {
  const { language, ftl } = readIsland<{ language: string; ftl: string }>("catalogue");
  target.replaceChildren();
  mount(TablePage, {
    target,
    props: {
      view: readIsland<TableView>("view"),
      say: catalogue(language, ftl),
      language,
      languages: readIsland<Record<string, string>>("languages"),
      first: location.hash === "#first",
    },
  });
}
