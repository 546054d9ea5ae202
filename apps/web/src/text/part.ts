/** Puts the words of a language in the place of the English ones. */
export type Translate = (words: object) => void;

const parts: object[] = [];
let translate: Translate | undefined;

/** Words of the pages, in the language that is shown: those that come later with a page of their own, too. */
export function part<Words extends object>(words: Words): Words {
  parts.push(words);
  translate?.(words);
  return words;
}

/** Translates all parts that are there, and each that comes. */
export function translateParts(by: Translate): void {
  translate = by;
  for (const words of parts) by(words);
}
