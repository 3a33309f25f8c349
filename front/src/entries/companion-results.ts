/** The page on which whoever runs an event collects results from phones. */

import { mount } from "svelte";
import { catalogue } from "../shared/texts";
import ResultsPage from "../companion/results/ResultsPage.svelte";

const target = document.getElementById("results");
const island = document.getElementById("catalogue")?.textContent;
if (target && island) {
  const { language, ftl } = JSON.parse(island) as { language: string; ftl: string };
  target.replaceChildren();
  mount(ResultsPage, { target, props: { say: catalogue(language, ftl), language } });
}
