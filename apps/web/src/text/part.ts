/** A function that replaces the English words by those of a language. */
export type Translate = (words: object) => void;

const parts: object[] = [];
let translate: Translate | undefined;

/** Registers words of the pages for translation into the language shown, also words that load later with their page. */
export function part<Words extends object>(words: Words): Words {
  parts.push(words);
  translate?.(words);
  return words;
}

/** Translates all parts registered so far, and each later one as it is registered. */
export function translateParts(by: Translate): void {
  translate = by;
  for (const words of parts) by(words);
}
