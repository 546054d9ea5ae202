import { declarerAt, type TwoSeats } from '@overtrick/duplicate/boardGame';
import { makeReported, parseReported } from '@overtrick/evening/results/result';
import type { Level } from '@overtrick/rules/auction/call';
import { type Contract, makeContract, tricksNeeded } from '@overtrick/rules/auction/contract';
import { type Rank, type Strain, SUITS, type Suit } from '@overtrick/rules/cards/card';
import { parseSeat, type Seat } from '@overtrick/rules/cards/seat';

/** A result during its entry, one tap for each part. */
export interface Draft {
  readonly isPassedOut?: true;
  readonly level?: Level;
  readonly strain?: Strain;
  readonly doubling: 0 | 1 | 2;
  readonly declarer?: Seat;
  readonly suit?: Suit;
  readonly rank?: Rank;
  /** Present where the lead is skipped. */
  readonly isLeadLeft?: true;
  readonly tricks?: number;
}

export const EMPTY: Draft = { doubling: 0 };

export type Step = 'contract' | 'declarer' | 'lead' | 'tricks' | 'done';

/** Returns the next step of the entry. @param asksLead whether the policy asks for the opening lead */
export function stepOf(draft: Draft, asksLead: boolean): Step {
  const { isPassedOut, level, strain, declarer, suit, rank, isLeadLeft, tricks } = draft;
  if (isPassedOut) return 'done';
  if (level === undefined || strain === undefined) return 'contract';
  if (declarer === undefined) return 'declarer';
  if (asksLead && !isLeadLeft && (suit === undefined || rank === undefined)) return 'lead';
  return tricks === undefined ? 'tricks' : 'done';
}

/** Returns the contract, once it has a declarer. */
export const contractOf = ({ level, strain, doubling, declarer }: Draft): Contract | undefined =>
  level === undefined || strain === undefined || declarer === undefined
    ? undefined
    : { level, strain, doubling, declarer };

/** Writes the text of a report: `4SX N 10 lead=HK`. @throws before all parts are entered */
export function reportOf(draft: Draft): string {
  if (draft.isPassedOut) return 'PASS';
  const contract = contractOf(draft);
  const { suit, rank, tricks } = draft;
  if (contract === undefined || tricks === undefined) throw new Error('a report is made when all is entered');
  const lead = suit === undefined || rank === undefined ? '' : ` lead=${suit}${rank}`;
  return `${makeContract(contract)} ${contract.declarer} ${tricks}${lead}`;
}

/**
 * Returns the numbers of tricks in the order of the buttons: made, all possible overtricks, then all possible
 * undertricks.
 */
export function offeredTricks(contract: Contract): readonly number[] {
  const needed = tricksNeeded(contract);
  const over = Array.from({ length: 14 - needed }, (_, i) => needed + i);
  const down = Array.from({ length: needed }, (_, i) => needed - 1 - i);
  return [...over, ...down];
}

/**
 * Reads a typed result: `4S N HK =`, `3NT E +1`, `PASS`. Returns the text of a report, or one sentence that says what
 * is missing.
 * @param seats of a game for two: the declarer is typed by the seat where they sit
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

/**
 * Returns the declarer as a result names them; in a game for two, an empty seat gives a name that the server refuses.
 */
function declarerText(word: string, seats: TwoSeats | undefined): string {
  const seat = parseSeat(word.toUpperCase());
  if (seats === undefined || seat === undefined) return word;
  return declarerAt(seats, seat) ?? '?';
}

const isCardText = (word: string): boolean =>
  word.length >= 2 &&
  (SUITS as readonly string[]).includes(word.charAt(0).toUpperCase()) &&
  /^[SHDC](10|[2-9TJQKA])$/i.test(word);
