/** The island of the page for games on this device. */

import { mount } from "svelte";
import DevicePage from "../device/DevicePage.svelte";
import { catalogue } from "../shared/texts";

function carried<T>(id: string): T {
  const island = document.getElementById(id);
  if (!island?.textContent) throw new Error(`the page carries no ${id}`);
  return JSON.parse(island.textContent) as T;
}

const target = document.getElementById("device");
if (target) {
  const { language, ftl } = carried<{ language: string; ftl: string }>("catalogue");
  target.replaceChildren();
  mount(DevicePage, {
    target,
    props: {
      say: catalogue(language, ftl),
      language,
      languages: carried<Record<string, string>>("languages"),
      editions: carried<{ profile: string; name: string; language: string }[]>("editions"),
    },
  });
}
