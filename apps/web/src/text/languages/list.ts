/** The languages of the pages: the tag, and what its speakers call it. English is in the code, the others are files. */
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

/** The language that was chosen, or the first of the visitor's own that there is. */
export function languageFor(chosen: string, own: readonly string[]): LanguageId {
  if (isLanguage(chosen)) return chosen;
  return own.map((tag) => tag.split('-')[0] ?? '').find(isLanguage) ?? 'en';
}
