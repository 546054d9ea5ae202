import { en } from './en.ts';
import { part } from './part.ts';

/**
 * The words of the pages, in the language that is shown: those of the lobby, and those that most pages have. Nothing
 * else puts words on a page but the parts that come with their own pages.
 */
export const text = part(en);

/**
 * Marks sentences of computer players, which are English in all languages, for visitors who have the pages read out.
 */
export const OF_BOTS = { lang: 'en' } as const;
