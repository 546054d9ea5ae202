import * as talk from './en/talk.ts';
import { part } from './part.ts';

/** The words for talk at a table, which the lobby does not load. */
export const talkText = part({ ...talk });
