import { learn } from './en/learn.ts';
import { lessons } from './en/lessons.ts';
import { part } from './part.ts';

/** The words of learning and of lessons, which the lobby does not load. */
export const learnText = part({ learn, lessons });
