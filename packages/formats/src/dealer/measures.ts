/** Measures of a hand, suit by suit. A holding is 13 bits, the lowest for the two (`holding` in cardSet.ts). */
import { unreachable } from '@overtrick/rules/assert';
import { bitCount } from '@overtrick/rules/cards/cardSet';
import { qualityOf } from '@overtrick/rules/worth/kaplan';

/**
 * The value of each rank, from the ace down; omitted ranks count 0. `pointcount` changes the first list, `altcount n`
 * the one at index n.
 */
export const COUNTS = {
  hcp: [4, 3, 2, 1],
  controls: [2, 1],
  tens: [0, 0, 0, 0, 1],
  jacks: [0, 0, 0, 1],
  queens: [0, 0, 1],
  kings: [0, 1],
  aces: [1],
  top2: [1, 1],
  top3: [1, 1, 1],
  top4: [1, 1, 1, 1],
  top5: [1, 1, 1, 1, 1],
  c13: [6, 4, 2, 1],
} as const satisfies Record<string, readonly number[]>;

export type CountName = keyof typeof COUNTS;
export const COUNT_NAMES = Object.keys(COUNTS) as readonly CountName[];
export type Counts = { readonly [Name in CountName]: readonly number[] };

export type MeasureName = CountName | 'length' | 'losers' | 'ltc' | 'quality';

const A = 1 << 12;
const K = 1 << 11;
const Q = 1 << 10;
const J = 1 << 9;
const T = 1 << 8;
const TOPS = [0, A, A | K, A | K | Q];

/** Counts losers: one for each missing ace, king and queen, but at most the number of cards held. */
function losersOf(cards: number): number {
  const length = Math.min(3, bitCount(cards));
  return length - bitCount(cards & (TOPS[length] ?? 0));
}

/**
 * Counts losers with halves, times 100, as `ltc` of the later version does: as `losers`, but ½ for AQ, AQJ, AKJ and a
 * bare king; 1½ for AJT and KJT; 2½ for a queen without the jack.
 */
function halfLosersOf(cards: number): number {
  const whole = losersOf(cards) * 100;
  const tops = (cards & A ? 'A' : '') + (cards & K ? 'K' : '') + (cards & Q ? 'Q' : '');
  const jack = (cards & J) !== 0;
  switch (bitCount(cards)) {
    case 0:
      return 0;
    case 1:
      return tops === 'K' ? 50 : whole;
    case 2:
      return tops === 'AQ' ? 50 : whole;
    default:
      if ((tops === 'AK' || tops === 'AQ') && jack) return 50;
      if ((tops === 'A' || tops === 'K') && jack && cards & T) return 150;
      return tops === 'Q' && !jack ? 250 : whole;
  }
}

function sumOf(cards: number, worth: readonly number[]): number {
  let sum = 0;
  for (const [i, points] of worth.entries()) if ((cards >>> (12 - i)) & 1) sum += points;
  return sum;
}

function measure(name: MeasureName, cards: number, counts: Counts): number {
  switch (name) {
    case 'length':
      return bitCount(cards);
    case 'losers':
      return losersOf(cards);
    case 'ltc':
      return halfLosersOf(cards);
    case 'quality':
      return qualityOf(cards);
    case 'hcp':
    case 'controls':
    case 'tens':
    case 'jacks':
    case 'queens':
    case 'kings':
    case 'aces':
    case 'top2':
    case 'top3':
    case 'top4':
    case 'top5':
    case 'c13':
      return sumOf(cards, counts[name]);
    default:
      return unreachable(name);
  }
}

/** The names of a hand's or suit's measures in a script. */
const CALLED: Readonly<Record<string, MeasureName>> = {
  ...Object.fromEntries(COUNT_NAMES.map((name) => [name, name])),
  ...Object.fromEntries(COUNT_NAMES.slice(2).map((name, i) => [`pt${i}`, name])),
  hcps: 'hcp',
  control: 'controls',
  loser: 'losers',
  losers: 'losers',
  ltc: 'ltc',
  ten: 'tens',
  jack: 'jacks',
  queen: 'queens',
  king: 'kings',
  ace: 'aces',
};

export const MEASURE_CALLS = Object.keys(CALLED);
export const findMeasure = (called: string): MeasureName | undefined =>
  Object.hasOwn(CALLED, called) ? CALLED[called] : undefined;

/** Returns the measure of each of the 8192 holdings of a suit. */
export const measureTable = (name: MeasureName, counts: Counts = COUNTS): Int32Array =>
  Int32Array.from({ length: 2 ** 13 }, (_, cards) => measure(name, cards, counts));
