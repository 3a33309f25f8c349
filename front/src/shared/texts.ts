/** The words a person reads, from the one Fluent catalogue that the page carries. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { getContext, setContext } from "svelte";

type Arguments = Record<string, FluentVariable>;
export type Say = (id: string, args?: Arguments) => string;

/** A number below nothing: a minus in front in every language, where Polish and English would have a hyphen. */
class NumberBelowZero extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}

const argumentOf = ([name, value]: [string, FluentVariable]): [string, FluentVariable] => [
  name,
  typeof value === "number" && value < 0 ? new NumberBelowZero(value) : value,
];

/**
 * A function from message ids to text.
 *
 * A missing message and one that lacks a value are mistakes of ours. The first shows as its id, the second with the
 * value's name in braces, so that a screen is never empty; the console says it, where the tests look for it.
 */
export function catalogue(language: string, source: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  errors.forEach((error) => console.error("catalogue", error));
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) {
      console.error(`no text for ${id}`);
      return id;
    }
    const faults: Error[] = [];
    const text = bundle.formatPattern(pattern, args ? Object.fromEntries(Object.entries(args).map(argumentOf)) : null, faults);
    faults.forEach((fault) => console.warn(`catalogue ${language} ${id}: ${fault.message}`));
    return text;
  };
}

/**
 * The same texts, where one of these names opens a sentence with a capital letter.
 *
 * What bots are called is a common noun in four of the languages, small within a sentence.
 */
export function beginSentences(say: Say, language: string, names: readonly string[]): Say {
  const sought = names.filter((name) => name !== "").map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (sought.length === 0) return say;
  const opening = new RegExp(`(^|[.!?] )(${sought.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return (id, args) =>
    say(id, args).replace(
      opening,
      (_, before: string, name: string) => before + name.charAt(0).toLocaleUpperCase(language) + name.slice(1),
    );
}

const key = Symbol("texts");

export const provideTexts = (say: Say): Say => setContext(key, say);

export const useTexts = (): Say => getContext<Say>(key);
