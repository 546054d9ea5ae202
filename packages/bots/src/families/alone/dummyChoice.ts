import { type Strain, trumpOf } from '@overtrick/rules/cards/card';
import { FULL, minus, size, suitLength, union } from '@overtrick/rules/cards/cardSet';
import { pointsIn } from '@overtrick/rules/cards/strength';
import { strainInPlay, type View } from '@overtrick/rules/views/view';
import type { Decider } from '../../bot.ts';

/** A trump in dummy is worth about as much as a queen. */
const TRUMP = 2;

const worthOf = (points: number, trumps: number): number => points + TRUMP * trumps;

/**
 * Chooses an open or a closed hand as declarer's dummy: the open one unless an even share of the unseen cards promises
 * more points and trumps.
 */
export const decideDummy: Decider = (_game, view) => {
  const strain = strainInPlay(view);
  const isAsked =
    view.phase === 'decide' && view.legal.some(isChoice('open')) && view.legal.some(isChoice('closed'));
  if (!isAsked || strain === undefined || view.contract === undefined) return undefined;
  const choice = dummyChoice(view, strain);
  return choice && { action: { kind: 'choose', choice: choice.choice }, reason: choice.reason };
};

const isChoice = (word: string) => (action: View['legal'][number]) =>
  action.kind === 'choose' && action.choice === word;

function dummyChoice(view: View, strain: Strain) {
  const own = view.seat && view.hands[view.seat].cards;
  const open = Object.entries(view.hands).find(([seat, hand]) => seat !== view.seat && hand.cards)?.[1].cards;
  if (own === undefined || open === undefined) return undefined;
  const unseen = minus(FULL, union(own, open));
  const trump = trumpOf(strain);
  const trumps = (set: typeof own) => (trump === undefined ? 0 : suitLength(set, trump));
  const hands = size(unseen) / 13;
  const [points, length] = [pointsIn([open]), trumps(open)];
  const expected = [pointsIn([unseen]) / hands, trumps(unseen) / hands] as const;
  const takesOpen = worthOf(points, length) >= worthOf(...expected);
  const inTrumps = (count: number) =>
    trump === undefined ? '' : ` and ${round(count)} ${Math.round(count) === 1 ? 'trump' : 'trumps'}`;
  return {
    choice: takesOpen ? ('open' as const) : ('closed' as const),
    reason: `The open hand has ${points} points${inTrumps(length)}; the closed one should have about ${round(expected[0])}${inTrumps(expected[1])}.`,
  };
}

const round = (value: number): string => `${Math.round(value)}`;
