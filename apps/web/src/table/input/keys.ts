import { type Action, sameAction } from '@overtrick/rules/action';
import { type Call, LEVELS } from '@overtrick/rules/auction/call';
import { isStrain, isSuit, parseCard } from '@overtrick/rules/cards/card';
import { cardMeant } from './incomplete.ts';

/** The keys typed so far, and their meaning. */
export interface Typed {
  /** Incomplete input: a suit without its rank, a level without its strain. */
  readonly buffer: string;
  readonly action?: Action;
  /** A complete input that is not legal now. */
  readonly illegal?: string;
}

const NOTHING: Typed = { buffer: '' };

/**
 * Reads one more key: `S A` plays the ace of spades, `S Enter` the lowest spade (Law 46B2), `1 N` bids one notrump, `P`
 * passes, `X` doubles or redoubles, `4` bids four tricks, `1 2` twelve, `1 Enter` one, `N` nil.
 * @returns `undefined` for a key that means nothing here, so that it may mean something elsewhere
 */
export function typed(buffer: string, key: string, legal: readonly Action[]): Typed | undefined {
  if (key === 'Escape') return buffer === '' ? undefined : NOTHING;
  const numbers = legal.flatMap((one) => (isNumber(one) ? [one.tricks] : []));
  if (key === 'Enter' && isSuit(buffer)) {
    const lowest = cardMeant(legal, { suit: buffer, end: 'low' });
    return lowest && { buffer: '', action: lowest };
  }
  if (key === 'Enter' && buffer === '1' && numbers.includes(1)) return bidding(numbers, 1);
  if (key.length !== 1) return undefined;
  const letter = key.toUpperCase();
  if (legal.some(({ kind }) => kind === 'call')) return typedCall(buffer, letter, legal);
  if (legal.some(({ kind }) => kind === 'play')) return typedCard(buffer, letter, legal);
  return numbers.length > 0 ? typedNumber(buffer, letter, numbers) : undefined;
}

/** True for a bid that is only a number of tricks. */
const isNumber = (action: Action): action is Extract<Action, { kind: 'bid' }> =>
  action.kind === 'bid' && action.strain === undefined && action.nils === undefined;

function typedNumber(buffer: string, letter: string, numbers: readonly number[]): Typed | undefined {
  if (letter === 'N') return bidding(numbers, 0);
  if (!/^\d$/.test(letter)) return undefined;
  const isFirst = buffer === '' && letter === '1' && numbers.some((tricks) => tricks >= 10);
  return isFirst ? { buffer: letter } : bidding(numbers, Number(buffer + letter));
}

const bidding = (numbers: readonly number[], tricks: number): Typed =>
  numbers.includes(tricks)
    ? { buffer: '', action: { kind: 'bid', tricks } }
    : { buffer: '', illegal: String(tricks) };

function typedCall(buffer: string, letter: string, legal: readonly Action[]): Typed | undefined {
  const level = LEVELS.find((one) => String(one) === letter);
  if (level !== undefined) return { buffer: letter };
  const before = LEVELS.find((one) => String(one) === buffer);
  if (before !== undefined && isStrain(letter)) return done(legal, `${before}${letter}`);
  if (letter === 'P') return done(legal, 'P');
  if (letter === 'X') return done(legal, isLegal(legal, 'XX') ? 'XX' : 'X');
  return undefined;
}

const isLegal = (legal: readonly Action[], call: Call): boolean =>
  legal.some((one) => sameAction(one, { kind: 'call', call }));

const done = (legal: readonly Action[], call: Call): Typed =>
  isLegal(legal, call) ? { buffer: '', action: { kind: 'call', call } } : { buffer: '', illegal: call };

function typedCard(buffer: string, letter: string, legal: readonly Action[]): Typed | undefined {
  // after a suit letter comes a rank, and J, Q, K, A and digits are no suits: a new suit letter starts again
  if (isSuit(letter)) return { buffer: letter };
  if (!isSuit(buffer)) return undefined;
  const card = parseCard(buffer + (letter === '1' ? 'T' : letter));
  if (card === undefined) return undefined;
  const action: Action = { kind: 'play', card };
  return legal.some((one) => sameAction(one, action))
    ? { buffer: '', action }
    : { buffer: '', illegal: buffer + letter };
}
