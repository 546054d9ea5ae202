/** The languages of the pages: the tag, and the name its speakers use. English is in the code, the others are files. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  pl: 'Polski',
  tr: 'Türkçe',
  zh: '中文',
} as const;
export type LanguageId = keyof typeof LANGUAGES;

export const isLanguage = (text: string): text is LanguageId => Object.hasOwn(LANGUAGES, text);

/** Returns the chosen language, or the first of the visitor's own languages that the pages have, or English. */
export function languageFor(chosen: string, own: readonly string[]): LanguageId {
  if (isLanguage(chosen)) return chosen;
  return own.map((tag) => tag.split('-')[0] ?? '').find(isLanguage) ?? 'en';
}
