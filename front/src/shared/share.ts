/** Handing on an address: by what the device shares with, else to the clipboard. */

/**
 * @returns what became of it; `nothing` where the browser has neither, as on a plain address of a club's network
 */
export async function share(title: string, url: string): Promise<"shared" | "copied" | "nothing"> {
  const { share: hand, clipboard } = navigator as Partial<Navigator>;
  if (hand) {
    // who closes the device's own sheet has seen it
    await hand.call(navigator, { title, url }).catch(() => undefined);
    return "shared";
  }
  if (!clipboard) return "nothing";
  return clipboard.writeText(url).then(
    () => "copied" as const,
    () => "nothing" as const,
  );
}
