import { declarerAt, type TwoSeats } from '@overtrick/duplicate/boardGame';
import { makeReported, parseReported, type Reported } from '@overtrick/evening/results/result';
import { scaledText } from '@overtrick/evening/results/scaled';
import type { HeadView } from '@overtrick/evening/view';
import type { Level } from '@overtrick/rules/auction/call';
import { type Contract, makeContract, tricksNeeded } from '@overtrick/rules/auction/contract';
import { isStrain, type Rank, type Strain, SUITS, type Suit } from '@overtrick/rules/cards/card';
import { parseSeat, type Seat } from '@overtrick/rules/cards/seat';
import { type BoardScaleId, boardScaleOf, goalContract } from '@overtrick/rules/games/boardScale';

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
  /** The value of the fact that the scale of the game has: when the dummy was opened, or honours. */
  readonly fact?: string;
}

export const EMPTY: Draft = { doubling: 0 };

export type Step = 'opened' | 'contract' | 'declarer' | 'lead' | 'tricks' | 'honours' | 'done';

/**
 * Returns the next step of the entry.
 * @param asksLead whether the policy asks for the opening lead
 * @param scale of a game that is not scored as contract bridge
 */
export function stepOf(draft: Draft, asksLead: boolean, scale?: BoardScaleId): Step {
  const { isPassedOut, level, strain, declarer, suit, rank, isLeadLeft, tricks, fact } = draft;
  if (isPassedOut) return 'done';
  const asked = scale === undefined || fact !== undefined ? undefined : boardScaleOf(scale).fact?.name;
  if (asked === 'opened') return 'opened';
  if (level === undefined || strain === undefined) return 'contract';
  if (declarer === undefined) return 'declarer';
  if (asksLead && !isLeadLeft && (suit === undefined || rank === undefined)) return 'lead';
  if (tricks === undefined) return 'tricks';
  return asked === 'honours' ? 'honours' : 'done';
}

/** Returns the contract, once it has a declarer. */
export const contractOf = ({ level, strain, doubling, declarer }: Draft): Contract | undefined =>
  level === undefined || strain === undefined || declarer === undefined
    ? undefined
    : { level, strain, doubling, declarer };

/**
 * Writes the text of a report: `4SX N 10 lead=HK`; in a game with a scale of its own with the fact that it counts.
 * @throws before all parts are entered
 */
export function reportOf(draft: Draft, scale?: BoardScaleId): string {
  if (draft.isPassedOut) return 'PASS';
  const contract = contractOf(draft);
  const { suit, rank, tricks } = draft;
  if (contract === undefined || tricks === undefined) throw new Error('a report is made when all is entered');
  const lead = suit === undefined || rank === undefined ? '' : ` lead=${suit}${rank}`;
  const name = scale && boardScaleOf(scale).fact?.name;
  const fact = name === undefined || draft.fact === undefined ? '' : ` ${name}=${draft.fact}`;
  return `${makeContract(contract)} ${contract.declarer} ${tricks}${fact}${lead}`;
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
 * @param scale of a game that is not scored as contract bridge: `first 4S S HK =`, `4S N = NS:40`, `H game S 9`
 */
export function parseTyped(
  typed: string,
  board: number,
  { seats, scale }: Pick<HeadView, 'seats' | 'scale'> = {},
): { readonly report: string } | { readonly why: string } {
  const all = typed
    .trim()
    .split(/\s+/)
    .map((word) => word.replace('−', '-'));
  const { words, fact } = scale === undefined ? { words: all } : factIn(all, scale);
  const tidy = words
    .map((word, i) =>
      i > 1 && isCardText(word) ? `lead=${word}` : i === 1 ? declarerText(word, seats) : word,
    )
    .join(' ');
  const text = `${tidy.toUpperCase().replaceAll('LEAD=', 'lead=')}${fact ?? ''}`;
  const scored = scaledText(text, board, scale);
  if (!scored.ok) return { why: scored.why ?? '' };
  const read = parseReported(text, board);
  return read.ok ? { report: withoutScore(read.value) } : { why: read.why ?? '' };
}

/** Writes a result without the score, which the server adds. */
const withoutScore = (read: Reported): string => {
  if (read.outcome.kind !== 'played' || read.outcome.fact === undefined) return makeReported(read);
  const { fact, ...outcome } = read.outcome;
  return `${makeReported({ ...read, outcome })} ${fact}`;
};

/** Takes the fact that a scale counts out of what is typed: `first`, `NS:40`; a goal stands for its contract. */
function factIn(
  words: readonly string[],
  scale: BoardScaleId,
): { readonly words: readonly string[]; readonly fact?: string } {
  const name = boardScaleOf(scale).fact?.name;
  const isFact = (word: string): boolean =>
    name === 'opened'
      ? /^(opened=)?(first|second|never)$/i.test(word)
      : name === 'honours' && /^(honours=)?(-|(NS|EW):\d+)$/i.test(word);
  if (name === 'goal') return { words: withContract(words) };
  const found = words.find(isFact);
  if (name === undefined || found === undefined) return { words };
  return {
    words: words.filter((word) => word !== found),
    fact: ` ${name}=${found.replace(/^.*=/, '')}`,
  };
}

/** Replaces a goal and its strain, in either order, by their contract: `H game S 9` is `4H S 9`. */
function withContract(words: readonly string[]): readonly string[] {
  const goal = words.find((word) => /^(part|game)$/i.test(word));
  const strain = words.map((word) => word.toUpperCase().replace(/^NT$/, 'N')).find(isStrain);
  if (goal === undefined || strain === undefined) return words;
  const at = words.findIndex((word) => word.toUpperCase().replace(/^NT$/, 'N') === strain);
  const rest = words.filter((word, i) => i !== at && word !== goal);
  const { level } = goalContract(strain, goal.toLowerCase() === 'game' ? 'game' : 'part');
  return [`${level}${strain}`, ...rest];
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
