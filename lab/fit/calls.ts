import {
  figuresOf,
  HAND_INPUTS,
  handInputs,
  hear,
  SUIT_INPUTS,
  suitInputs,
} from '@overtrick/bots/internals/sampling/signals/bidding';
import { writeNet } from '@overtrick/bots/internals/sampling/signals/net';
import { holdingsOf } from '@overtrick/bots/internals/sampling/signals/plays';
import { defined } from '@overtrick/rules/assert';
import { cardsOf, setOf } from '@overtrick/rules/cards/cardSet';
import { lho, partner, rho, type Seat } from '@overtrick/rules/cards/seat';
import { seededRandom, shuffled } from '@overtrick/rules/random';
import { rounded } from '../lib/figures.ts';
import { type Choice, fitNets, likelihoodOf, type Term } from '../lib/fit.ts';
import { type BoardRow, publicPlayOf } from '../lib/rows.ts';
import { type Fit, type FitOptions, type FitResult, rowsFor, settingOf } from './fit.ts';

/** The nets' places. */
const SUIT = 0;
const HAND = 1;

/** Yields the board as each player sees it: on lead, over and under dummy, and as declarer. */
function* choicesOf(row: BoardRow, seed: string, others: number): Generator<Choice> {
  const known = publicPlayOf(row);
  if (known === undefined) return;
  const { play, deal } = known;
  const { declarer, calls } = play;
  if (declarer === undefined) return;
  const heard = hear(calls, declarer);
  const random = seededRandom(`${seed} ${row.id}`);
  const termsOf = (seat: Seat, cards: readonly number[]): Term[] => {
    const figures = figuresOf(holdingsOf(setOf(cards)));
    return [
      { net: HAND, on: handInputs(heard, seat, figures) },
      ...[0, 1, 2, 3].map((suit) => ({
        net: SUIT,
        on: suitInputs(heard, seat, suit, figures.lengths[suit] ?? 0, figures.suits[suit] ?? 0),
      })),
    ];
  };
  const views: readonly (readonly Seat[])[] = [
    [declarer, partner(declarer), rho(declarer)],
    [declarer, lho(declarer)],
    [declarer, rho(declarer)],
    [lho(declarer), rho(declarer)],
  ];
  for (const hidden of views) {
    const unseen = hidden.flatMap((seat) => cardsOf(deal[seat]));
    const layout = (cards: readonly number[]): Term[] =>
      hidden.flatMap((seat, i) => termsOf(seat, cards.slice(i * 13, i * 13 + 13)));
    const options = [layout(unseen)];
    for (let i = 0; i < others; i++) options.push(layout(shuffled(random, unseen)));
    yield { options, chosen: 0 };
  }
}

const isHeldBack = ({ id }: BoardRow): boolean => id % 5 === 0;
/** The players from whose seats a board is seen. */
const VIEWS = ['on lead', 'over dummy', 'under dummy', 'declarer'];

/**
 * Fits the judges of calls: they learn to tell the real layout of the hidden hands from others dealt at random, as a
 * player sees it who hears the auction. Boards whose id is a multiple of five are left out. Reports the mean
 * log-likelihood of the real layout there, and what it is at random.
 */
function fitCalls(options: FitOptions): FitResult {
  const others = settingOf(options, 'others');
  const hidden = settingOf(options, 'hidden');
  const rows = rowsFor(options);
  const learnt = rows.filter((row) => !isHeldBack(row));
  const tested = rows.filter(isHeldBack).flatMap((row) => [...choicesOf(row, 'test', others)]);
  const random = seededRandom('fit calls');
  const nets = fitNets(
    [
      { inputs: SUIT_INPUTS, hidden },
      { inputs: HAND_INPUTS, hidden },
    ],
    settingOf(options, 'epochs'),
    random,
    function* (epoch) {
      for (const row of shuffled(random, learnt)) yield* choicesOf(row, `learn ${epoch}`, others);
    },
  );
  const suit = defined(nets[SUIT], 'a net for suits');
  const hand = defined(nets[HAND], 'a net for hands');
  const likelihood = (some: readonly Choice[]): number => rounded(likelihoodOf(nets, some), 3);
  const byView = VIEWS.map((name, view) => [
    name,
    likelihood(tested.filter((_, i) => i % VIEWS.length === view)),
  ]);
  return {
    text: `${JSON.stringify({ suit: writeNet(suit), hand: writeNet(hand) }, null, 2)}\n`,
    report: {
      boards: learnt.length,
      heldBack: likelihood(tested),
      byView: Object.fromEntries(byView),
      atRandom: rounded(-Math.log(others + 1), 3),
    },
  };
}

export const calls: Fit = {
  file: 'packages/bots/src/sampling/signals/calls.json',
  about: 'how likely a hand is for the calls of its player (nets)',
  seed: 'calls',
  deals: 5000,
  settings: { epochs: 4, hidden: 12, others: 15, worlds: 10 },
  run: fitCalls,
};
