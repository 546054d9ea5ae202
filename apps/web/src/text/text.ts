import { en } from './en.ts';

/** The words of the pages, in the language that is shown. Nothing else puts words on a page. */
export const text = en;
