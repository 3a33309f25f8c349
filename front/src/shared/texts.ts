/** The words a person reads, from the one Fluent catalogue that the page carries. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { getContext, setContext } from "svelte";

export type Arguments = Record<string, FluentVariable>;
export type Say = (id: string, args?: Arguments) => string;

/**
 * A function from message ids to text.
 *
 * A missing message is a mistake of ours: it shows as its id, so that a screen is never empty, and is
 * told in the console, where the browser tests look for it.
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
    return bundle.formatPattern(pattern, args ?? null);
  };
}

const key = Symbol("texts");

export const provideTexts = (say: Say): Say => setContext(key, say);

export const useTexts = (): Say => getContext<Say>(key);
