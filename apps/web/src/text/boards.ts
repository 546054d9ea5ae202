import { dealing } from './en/dealing.ts';
import { history, pad } from './en/history.ts';
import { review, worth } from './en/review.ts';
import { part } from './part.ts';

/** The words for boards that were played, dealt or noted, which the lobby does not load. */
export const boardText = part({ review, worth, history, pad, dealing });
