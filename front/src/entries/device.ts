/** The island of the page for games on this device. */

import { mount } from "svelte";
import DevicePage from "../device/DevicePage.svelte";
import { readIsland } from "../shared/island";
import { catalogue } from "../shared/texts";

const target = document.getElementById("device");
if (target) {
  const { language, ftl } = readIsland<{ language: string; ftl: string }>("catalogue");
  target.replaceChildren();
  mount(DevicePage, {
    target,
    props: {
      say: catalogue(language, ftl),
      language,
      languages: readIsland<Record<string, string>>("languages"),
      editions: readIsland<{ profile: string; name: string; language: string }[]>("editions"),
    },
  });
}
