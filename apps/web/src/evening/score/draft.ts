import { declarerAt, type TwoSeats } from '@overtrick/duplicate/boardGame';
import { makeReported, parseReported } from '@overtrick/evening/results/result';
import type { Level } from '@overtrick/rules/call';
import { type Rank, type Strain, SUITS, type Suit } from '@overtrick/rules/card';
import { type Contract, makeContract, tricksNeeded } from '@overtrick/rules/contract';
import { parseSeat, type Seat } from '@overtrick/rules/seat';

/** A result while it is entered, a tap each. */
export interface Draft {
  readonly isPassedOut?: true;
  readonly level?: Level;
  readonly strain?: Strain;
  readonly doubling: 0 | 1 | 2;
  readonly declarer?: Seat;
  readonly suit?: Suit;
  readonly rank?: Rank;
  /** The lead is not entered. */
  readonly isLeadLeft?: true;
  readonly tricks?: number;
}

export const EMPTY: Draft = { doubling: 0 };

export type Step = 'contract' | 'declarer' | 'lead' | 'tricks' | 'done';

/** The next thing to enter. @param asksLead whether the policy asks for the opening lead */
export function stepOf(draft: Draft, asksLead: boolean): Step {
  const { isPassedOut, level, strain, declarer, suit, rank, isLeadLeft, tricks } = draft;
  if (isPassedOut) return 'done';
  if (level === undefined || strain === undefined) return 'contract';
  if (declarer === undefined) return 'declarer';
  if (asksLead && !isLeadLeft && (suit === undefined || rank === undefined)) return 'lead';
  return tricks === undefined ? 'tricks' : 'done';
}

/** The contract, once it has a declarer. */
export const contractOf = ({ level, strain, doubling, declarer }: Draft): Contract | undefined =>
  level === undefined || strain === undefined || declarer === undefined
    ? undefined
    : { level, strain, doubling, declarer };

/** The text of a report: `4SX N 10 lead=HK`. @throws before all is entered */
export function reportOf(draft: Draft): string {
  if (draft.isPassedOut) return 'PASS';
  const contract = contractOf(draft);
  const { suit, rank, tricks } = draft;
  if (contract === undefined || tricks === undefined) throw new Error('a report is made when all is entered');
  const lead = suit === undefined || rank === undefined ? '' : ` lead=${suit}${rank}`;
  return `${makeContract(contract)} ${contract.declarer} ${tricks}${lead}`;
}

/**
 * The numbers of tricks in the order in which they are offered: made, then over, then down. As many over as there can
 * be, and all that can be lost.
 */
export function offeredTricks(contract: Contract): readonly number[] {
  const needed = tricksNeeded(contract);
  const over = Array.from({ length: 14 - needed }, (_, i) => needed + i);
  const down = Array.from({ length: needed }, (_, i) => needed - 1 - i);
  return [...over, ...down];
}

/**
 * A result as it is typed: `4S N HK =`, `3NT E +1`, `PASS`. The text of a report, or one sentence that says what is
 * missing.
 * @param seats of a game of two: the declarer is typed by the seat where they sit
 */
export function parseTyped(
  typed: string,
  board: number,
  seats?: TwoSeats,
): { readonly report: string } | { readonly why: string } {
  const words = typed
    .trim()
    .split(/\s+/)
    .map((word) => word.replace('−', '-'));
  const tidy = words
    .map((word, i) =>
      i > 1 && isCardText(word) ? `lead=${word}` : i === 1 ? declarerText(word, seats) : word,
    )
    .join(' ');
  const read = parseReported(tidy.toUpperCase().replaceAll('LEAD=', 'lead='), board);
  return read.ok ? { report: makeReported(read.value) } : { why: read.why ?? '' };
}

/** The declarer as a result names them; in a game of two a seat where nobody sits makes it one that is refused. */
function declarerText(word: string, seats: TwoSeats | undefined): string {
  const seat = parseSeat(word.toUpperCase());
  if (seats === undefined || seat === undefined) return word;
  return declarerAt(seats, seat) ?? '?';
}

const isCardText = (word: string): boolean =>
  word.length >= 2 &&
  (SUITS as readonly string[]).includes(word.charAt(0).toUpperCase()) &&
  /^[SHDC](10|[2-9TJQKA])$/i.test(word);
