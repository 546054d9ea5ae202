import { type Action, CHOICES, GOALS, PICKS, PUTS } from '../action.ts';
import { BIDS } from '../auction/call.ts';
import { CARDS, STRAINS } from '../cards/card.ts';
import { SEATS } from '../cards/seat.ts';

/**
 * Actions of every kind of the closed union, without claims: all calls, cards and words, and some examples of the kinds
 * without limit.
 */
export const ALL_ACTIONS: readonly Action[] = [
  ...(['P', 'X', 'XX', ...BIDS] as const).map((call): Action => ({ kind: 'call', call })),
  ...CARDS.map((card): Action => ({ kind: 'play', card })),
  ...CHOICES.map((choice): Action => ({ kind: 'choose', choice })),
  ...STRAINS.flatMap((strain): Action[] => [
    { kind: 'declare', strain },
    ...GOALS.map((goal): Action => ({ kind: 'declare', strain, goal })),
  ]),
  ...Array.from({ length: 15 }, (_, tricks): Action => ({ kind: 'bid', tricks })),
  ...SEATS.map((seat): Action => ({ kind: 'bid', tricks: 0, nils: [seat] })),
  ...PICKS.flatMap((pick): Action[] => [
    { kind: 'pick', pick, places: [] },
    ...Array.from({ length: 15 }, (_, place): Action => ({ kind: 'pick', pick, places: [place] })),
  ]),
  ...PUTS.flatMap((put): Action[] => [
    { kind: 'put', put, cards: [] },
    ...CARDS.map((card): Action => ({ kind: 'put', put, cards: [card] })),
  ]),
];
