/** Measures of a hand, suit by suit. A holding is 13 bits, the two lowest (`holding` in cardSet.ts). */
import { bitCount } from '@overtrick/rules/cardSet';

const T = 1 << 8;
const J = 1 << 9;
const Q = 1 << 10;
const K = 1 << 11;
const A = 1 << 12;

const count =
  (ranks: number) =>
  (cards: number): number =>
    bitCount(cards & ranks);
const weigh = (a: number, k: number, q: number, j: number) => (cards: number) =>
  (cards & A ? a : 0) + (cards & K ? k : 0) + (cards & Q ? q : 0) + (cards & J ? j : 0);

/** One for each of ace, king and queen missing, but never more than cards held. */
function losersOf(cards: number): number {
  const length = Math.min(3, bitCount(cards));
  return length - bitCount(cards & (TOPS[length] ?? 0));
}
const TOPS = [0, A, A | K, A | K | Q];

const MEASURES = {
  length: bitCount,
  hcp: weigh(4, 3, 2, 1),
  controls: weigh(2, 1, 0, 0),
  losers: losersOf,
  c13: weigh(6, 4, 2, 1),
  aces: count(A),
  kings: count(K),
  queens: count(Q),
  jacks: count(J),
  tens: count(T),
  top2: count(A | K),
  top3: count(A | K | Q),
  top4: count(A | K | Q | J),
  top5: count(A | K | Q | J | T),
} satisfies Record<string, (cards: number) => number>;

export type MeasureName = keyof typeof MEASURES;

/** The names by which a script calls a measure, in the singular too. */
const CALLED: Readonly<Record<string, MeasureName>> = {
  hcp: 'hcp',
  control: 'controls',
  controls: 'controls',
  loser: 'losers',
  losers: 'losers',
  c13: 'c13',
  ace: 'aces',
  aces: 'aces',
  king: 'kings',
  kings: 'kings',
  queen: 'queens',
  queens: 'queens',
  jack: 'jacks',
  jacks: 'jacks',
  ten: 'tens',
  tens: 'tens',
  top2: 'top2',
  top3: 'top3',
  top4: 'top4',
  top5: 'top5',
};

export const MEASURE_CALLS = Object.keys(CALLED);
export const findMeasure = (called: string): MeasureName | undefined =>
  Object.hasOwn(CALLED, called) ? CALLED[called] : undefined;

const tables = new Map<MeasureName, Uint8Array>();

/** The measure of each of the 8192 holdings of a suit. */
export function measureTable(name: MeasureName): Uint8Array {
  const table = tables.get(name) ?? Uint8Array.from({ length: 2 ** 13 }, (_, cards) => MEASURES[name](cards));
  tables.set(name, table);
  return table;
}
