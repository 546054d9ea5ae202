import type { Played } from '@overtrick/duplicate/traveller/outcome';
import { tricksNeeded } from '@overtrick/rules/auction/contract';
import { lho } from '@overtrick/rules/cards/seat';
import { vulOfBoard } from '@overtrick/rules/deals/board';
import { below, pick, type Random, shuffled } from '@overtrick/rules/random';
import { duplicateScore } from '@overtrick/rules/scores/score';
import type { TournamentCommand } from '../entry.ts';
import { makeReported } from '../results/result.ts';
import type { ReplayedLine } from './rooms.ts';

/** The order and the mistakes with which the results come in. */
export interface Telling {
  readonly random: Random;
  /** True if they come in another order than the plan's. */
  readonly isShuffled: boolean;
  /** The number of results that are wrong at first. */
  readonly slips: number;
}

/** Returns all reports and rulings on lines in order; the last on each line gives its result. */
export function wordsOf(
  lines: readonly ReplayedLine[],
  { random, isShuffled, slips }: Telling,
): readonly TournamentCommand[] {
  const wrong = new Set(shuffled(random, lines).slice(0, slips));
  const words = lines.map((line) =>
    wrong.has(line) ? slipOf(line, random) : toldOf(line, isShuffled, random),
  );
  if (isShuffled) return merged(words, random);
  return [...words.flatMap((ofLine) => ofLine.slice(0, 1)), ...words.flatMap((ofLine) => ofLine.slice(1))];
}

type PlainLine = ReplayedLine & { readonly outcome: Played };

/** True if players can report the result: a contract with its tricks, or a board passed out. */
const isPlain = (line: ReplayedLine): line is PlainLine => {
  const { outcome, board } = line;
  if (outcome.kind !== 'played' || outcome.contract === undefined) return false;
  if (outcome.contract === 'PASS') return true;
  const { contract, tricks, score } = outcome;
  return tricks !== undefined && duplicateScore(contract, tricks, vulOfBoard(board)) === score;
};

const REASON = 'as the scorer has it';

/**
 * Returns the commands of a line without a mistake: from both sides, or from the director if only they can enter it.
 */
function toldOf(line: ReplayedLine, isShuffled: boolean, random: Random): readonly TournamentCommand[] {
  if (!isPlain(line)) return [ruled(line)];
  const result = textOf(line);
  if (!isShuffled || below(random, 2) === 0) return [reported(line, result, 'both')];
  const [first, second] = pick(random, [['NS', 'EW'] as const, ['EW', 'NS'] as const]);
  return [reported(line, result, first), { kind: 'agreed', line: line.line, side: second }];
}

/**
 * Returns a wrong report and its correction: one side corrects and the other agrees, or the director rules after both
 * had agreed.
 */
function slipOf(line: ReplayedLine, random: Random): readonly TournamentCommand[] {
  const wrong = isPlain(line) ? wrongOf(line, random) : '1NT N 7';
  if (!isPlain(line) || below(random, 2) === 0) return [reported(line, wrong, 'both'), ruled(line)];
  const [first, second] = pick(random, [['NS', 'EW'] as const, ['EW', 'NS'] as const]);
  return [
    reported(line, wrong, first),
    reported(line, textOf(line), second),
    { kind: 'agreed', line: line.line, side: first },
  ];
}

/** Returns a typical mistake: another number of tricks, another declarer, or a pass-out. */
function wrongOf(line: PlainLine, random: Random): string {
  const { contract, tricks = 0 } = line.outcome;
  if (typeof contract !== 'object') return '1NT N 7';
  const other = below(random, 3);
  if (other === 0) return 'PASS';
  const said: Played =
    other === 1
      ? { ...line.outcome, contract: { ...contract, declarer: lho(contract.declarer) } }
      : { ...line.outcome, tricks: tricks === tricksNeeded(contract) ? tricks - 1 : tricksNeeded(contract) };
  return makeReported({ outcome: said });
}

const textOf = ({ outcome, lead, board }: ReplayedLine): string =>
  makeReported({ outcome, ...(lead !== undefined && { lead }) }, board);

const reported = ({ line }: ReplayedLine, result: string, side: 'NS' | 'EW' | 'both'): TournamentCommand => ({
  kind: 'reported',
  line,
  result,
  side,
});

const ruled = (line: ReplayedLine): TournamentCommand => ({
  kind: 'ruled',
  line: line.line,
  result: textOf(line),
  reason: REASON,
});

/** Merges the commands of all lines in a random order that keeps each line's own order. */
function merged(
  words: readonly (readonly TournamentCommand[])[],
  random: Random,
): readonly TournamentCommand[] {
  const turns = shuffled(
    random,
    words.flatMap((ofLine, i) => ofLine.map(() => i)),
  );
  const rest = words.map((ofLine) => ofLine[Symbol.iterator]());
  return turns.flatMap((i) => {
    const next = rest[i]?.next();
    return next === undefined || next.done ? [] : [next.value];
  });
}
