/** A message in the making. It outlives the dialog it is written in, so that nothing written is lost. */

import type { Refused } from "../../wire/wire";

export class Writing {
  text = $state("");
  /** Why the last message was not sent. */
  refused = $state.raw<Refused | null>(null);
  /** A message is on its way, and no other is sent before its answer. */
  sending = $state(false);

  constructor(private readonly post: (text: string) => Promise<Refused | null>) {}

  /** Sends what is written, once; what is refused comes back, before what was written meanwhile. */
  async send(): Promise<void> {
    const { text } = this;
    if (this.sending) return;
    this.refused = null;
    if (text.trim() === "") return;
    this.text = "";
    this.sending = true;
    try {
      this.refused = await this.post(text);
    } finally {
      this.sending = false;
    }
    if (this.refused) this.text = this.text === "" ? text : `${text} ${this.text}`;
  }
}
