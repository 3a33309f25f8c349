/** A player's own page of a tournament: the result that the companion brings stands in its fields. */

import { readPoints } from "../companion/results/tournament";

export function fillResult(): void {
  const points = readPoints(location.hash);
  const [own, against] = ["own", "against"].map((id) => document.getElementById(id));
  if (!points || !(own instanceof HTMLInputElement) || !(against instanceof HTMLInputElement)) return;
  own.value = String(points[0]);
  against.value = String(points[1]);
  // a page that is loaded anew shows what the server has
  history.replaceState(history.state, "", location.pathname + location.search);
  own.form?.querySelector<HTMLButtonElement>("[type=submit]")?.focus();
}
