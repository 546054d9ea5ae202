import { en } from './en.ts';

/** The words of the pages, in the language that is shown. Nothing else puts words on a page. */
export const text = en;

/**
 * Marks sentences of computer players, which are English in all languages, for visitors who have the pages read out.
 */
export const OF_BOTS = { lang: 'en' } as const;
