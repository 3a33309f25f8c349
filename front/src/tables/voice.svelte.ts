/** What is said to those who listen: politely what happened, at once what went wrong. */

import { squareName } from "./speech";
import { news } from "./happenings";
import type { Say } from "../shared/texts";
import type { HappeningView, TurnView } from "../wire/wire";
import type { Deed } from "./draft/input.svelte";
import type { Table } from "./table.svelte";

/** The same words twice would not be spoken again. */
const anew = (before: string, text: string): string => (before === text ? `${text}\u00A0` : text);

export class Voice {
  said = $state("");
  urgent = $state("");

  constructor(
    private readonly say: Say,
    private readonly table: Table,
  ) {}

  speak(text: string): void {
    this.said = anew(this.said, text);
  }

  /** After what was just said. */
  add(text: string): void {
    this.said = `${this.said} ${text}`.trim();
  }

  complain(text: string): void {
    this.urgent = anew(this.urgent, text);
  }

  calm(): void {
    this.urgent = "";
  }

  turns(turns: readonly TurnView[], happenings: readonly HappeningView[] = []): void {
    this.calm();
    const lines = news(this.say, this.table.view, turns, happenings, this.table.seat, this.table.covered);
    const yours = this.table.asked !== null && this.table.asked === this.table.seat;
    this.speak([...lines, ...(yours ? [this.say("said-your-turn")] : [])].join(" "));
  }

  deed(deed: Deed): void {
    if (deed.kind === "refused") this.complain(deed.text);
    else {
      this.calm();
      this.speak(this.#sentence(deed));
    }
  }

  #sentence(deed: Exclude<Deed, { kind: "refused" }>): string {
    const square = "square" in deed ? squareName(this.say, this.table.view.edition, deed.square) : "";
    if (deed.kind === "laid") {
      const id = deed.byRule ? "said-blank-used" : deed.blank ? "said-laid-blank" : "said-laid";
      return this.say(id, { letter: deed.letter, square });
    }
    if (deed.kind === "missing") return this.say("said-missing", { letter: deed.letter });
    if (deed.kind === "turned") return this.say(`said-${deed.direction}`);
    return this.say(deed.kind === "lifted" ? "said-lifted" : "said-recalled", { square });
  }
}
