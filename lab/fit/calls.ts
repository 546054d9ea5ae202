// node lab/fit/calls.ts FILE.jsonl.gz
//     [--out packages/bots/src/sampling/signals/calls.json] [--epochs 4] [--hidden 12] [--others 15]
//
// Fits the judges of what calls tell: they learn to know the real layout of the hidden hands among others dealt at
// random, as a player sees it who hears the auction. FILE as for lab/bench/cardplay.ts; records whose id is a
// multiple of five are left out. Prints JSON: the mean log-likelihood of the real layout among the others, and what it
// is at random.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import {
  figuresOf,
  HAND_INPUTS,
  handInputs,
  hear,
  SUIT_INPUTS,
  suitInputs,
} from '@overtrick/bots/sampling/signals/bidding';
import { writeNet } from '@overtrick/bots/sampling/signals/net';
import { holdingsOf } from '@overtrick/bots/sampling/signals/plays';
import { cardsOf, setOf } from '@overtrick/rules/cardSet';
import { seededRandom, shuffled } from '@overtrick/rules/random';
import { lho, partner, rho, type Seat } from '@overtrick/rules/seat';
import { type Choice, fitNets, likelihoodOf, type Term } from '../lib/fit.ts';
import { type BoardRow, publicPlayOf, readRows } from '../lib/rows.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'packages/bots/src/sampling/signals/calls.json' },
    epochs: { type: 'string', default: '4' },
    hidden: { type: 'string', default: '12' },
    others: { type: 'string', default: '15' },
  },
});
const [path] = positionals;
if (path === undefined) throw new Error('node lab/fit/calls.ts FILE.jsonl.gz');
const others = Number(values.others);

/** The nets' places. */
const SUIT = 0;
const HAND = 1;

/** The board as three players see it: on lead, over or under dummy, and as declarer. */
function* choicesOf(row: BoardRow, seed: string): Generator<Choice> {
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

const rows = readRows(gunzipSync(readFileSync(path)).toString());
const isHeldBack = ({ id }: BoardRow): boolean => id % 5 === 0;
const learnt = rows.filter((row) => !isHeldBack(row));
const tested = rows.filter(isHeldBack).flatMap((row) => [...choicesOf(row, 'test')]);
const random = seededRandom('fit calls');
const hidden = Number(values.hidden);
const nets = fitNets(
  [
    { inputs: SUIT_INPUTS, hidden },
    { inputs: HAND_INPUTS, hidden },
  ],
  Number(values.epochs),
  random,
  function* (epoch) {
    for (const row of shuffled(random, learnt)) yield* choicesOf(row, `learn ${epoch}`);
  },
);
const [suit, hand] = nets;
if (suit === undefined || hand === undefined) throw new Error('two nets');
const round = (value: number): number => Number(value.toFixed(3));
const byView = [0, 1, 2, 3].map((view) =>
  likelihoodOf(
    nets,
    tested.filter((_, i) => i % 4 === view),
  ),
);
console.log(
  JSON.stringify({
    boards: learnt.length,
    heldBack: round(likelihoodOf(nets, tested)),
    byView: byView.map(round),
    atRandom: round(-Math.log(others + 1)),
  }),
);
writeFileSync(values.out, `${JSON.stringify({ suit: writeNet(suit), hand: writeNet(hand) }, null, 2)}\n`);
