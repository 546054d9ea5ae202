import { pointsOf } from '../../cards/card.ts';
import type { SuiteNotes } from '../../suites/notes.ts';

/** The points of all hands are announced, so only cards of equal points are alike (RULES 5.1). */
export const notes: SuiteNotes = { alike: (_, __, a, b) => pointsOf(a) === pointsOf(b) };
