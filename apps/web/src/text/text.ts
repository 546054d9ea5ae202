import { en } from './en.ts';

/** The words of the pages, in the language that is shown. Nothing else puts words on a page. */
export const text = en;

/** What computer players say is English in all languages; who has the pages read out is told so. */
export const OF_BOTS = { lang: 'en' } as const;
