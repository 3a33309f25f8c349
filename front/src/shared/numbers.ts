/** Points as people write them. */

/** A number that may be below nothing: −10, with a minus and no hyphen. */
export const withMinus = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);

/** A difference with its sign: +24, −10, 0. */
export const withSign = (number: number): string => (number > 0 ? `+${number}` : withMinus(number));
