import { type Card, pointsOf, suitIndex } from '../card.ts';
import { has } from '../cardSet.ts';
import { lho } from '../seat.ts';
import { drawnAlike } from './drawn.ts';
import { lookedAt } from './known.ts';
import type { Alike } from './leaks.ts';

const samePoints = (a: Card, b: Card): boolean => pointsOf(a) === pointsOf(b);

/** Games that tell something of hands that cannot be seen: which cards nobody can tell apart all the same. */
export const ALIKE: Readonly<Record<string, Alike>> = {
  // the points of all hands are announced
  minibridge: (_, __, a, b) => samePoints(a, b),
  // who draws first has looked at a card before he does anything
  'draw-discard': (moment, viewer, a, b) => {
    const seen = lookedAt(moment, viewer);
    return has(seen, a) === has(seen, b);
  },
  secret: drawnAlike,
  // the opener, and after his first call his left-hand opponent, know the points and suit lengths of their partners
  'minibridge-slips': ({ steps }, viewer, a, b) => {
    const opened = steps.findIndex(({ action }) => action.kind === 'choose');
    const opener = steps[opened]?.seat;
    const isNamed = steps.length > opened + 1;
    const hasSlip =
      opener !== undefined &&
      (viewer === opener || (isNamed && viewer !== undefined && viewer === lho(opener)));
    return !hasSlip || (samePoints(a, b) && suitIndex(a) === suitIndex(b));
  },
};
