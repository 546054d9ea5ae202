import { pointsOf, suitIndex } from '../../cards/card.ts';
import { lho } from '../../cards/seat.ts';
import type { SuiteNotes } from '../../suites/notes.ts';

/** The opener, and then the left-hand opponent, know the points and suit lengths of their partners (RULES 5.3). */
export const notes: SuiteNotes = {
  alike: ({ steps }, viewer, a, b) => {
    const opened = steps.findIndex(({ action }) => action.kind === 'choose');
    const opener = steps[opened]?.seat;
    const isNamed = steps.length > opened + 1;
    const hasSlip =
      opener !== undefined &&
      (viewer === opener || (isNamed && viewer !== undefined && viewer === lho(opener)));
    return !hasSlip || (pointsOf(a) === pointsOf(b) && suitIndex(a) === suitIndex(b));
  },
};
