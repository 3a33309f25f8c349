/** Numbers between 0 and 1, the same for the same dice (mulberry32), never 0 or 1 itself. */
export function random(dice: number): () => number {
  let state = dice >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 2 ** 32;
  };
}

/** A number around 0 with a standard deviation of 1, of two that are evenly spread. */
export const normal = (luck: () => number): number =>
  Math.sqrt(-2 * Math.log(luck())) * Math.cos(2 * Math.PI * luck());
