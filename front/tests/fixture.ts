import type { Field } from "../src/tables/draft/cursor";
import { Alphabet } from "../src/shared/alphabet";
import type { LetterView } from "../src/wire/wire";


const letters = (capitals: string, small: string): LetterView[] =>
  Array.from(capitals, (letter, index) => ({
    letter,
    value: 1 + (index % 10),
    count: 1,
    typed: [letter, Array.from(small)[index]!],
  }));

export const icelandic = new Alphabet(letters("AÁBDÐEÉFGHIÍJKLMNOÓPRSTUÚVXYÝÞÆÖ", "aábdðeéfghiíjklmnoóprstuúvxyýþæö"));
export const polish = new Alphabet(letters("AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ", "aąbcćdeęfghijklłmnńoóprsśtuwyzźż"));
export const swedish = new Alphabet(letters("ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ", "abcdefghijklmnopqrstuvwxyzåäö"));

/** A 15×15 board with these squares taken. */
export const field = (...taken: number[]): Field => ({
  width: 15,
  height: 15,
  isTaken: (square) => taken.includes(square),
});
