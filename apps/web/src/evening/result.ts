import type { TwoSeats } from '@overtrick/duplicate/boardGame';
import type { Judgement, Part } from '@overtrick/duplicate/traveller/outcome';
import { parseLine } from '@overtrick/evening/line';
import { parseReported } from '@overtrick/evening/results/result';
import { scaledText } from '@overtrick/evening/results/scaled';
import type { Goal } from '@overtrick/rules/action';
import { type Contract, tricksNeeded } from '@overtrick/rules/auction/contract';
import type { Card } from '@overtrick/rules/cards/card';
import { vulOfBoard } from '@overtrick/rules/deals/board';
import { type BoardScaleId, boardScaleOf } from '@overtrick/rules/games/boardScale';
import { NONE } from '@overtrick/rules/pad/form';
import { present } from '@overtrick/rules/present';
import { duplicateScore } from '@overtrick/rules/scores/score';
import { eveningText } from '../text/evening.ts';
import { text } from '../text/text.ts';
import { SEATS_OF_THREE, seatOf, sideInWords } from './sides.ts';

/** A result as people read it: the contract, its declarer, and the outcome. */
export interface ReadResult {
  readonly contract?: Contract;
  readonly tricks?: number;
  /** North-South's score. */
  readonly score?: number;
  readonly lead?: string;
  /** The goal of a contract of Minibridge, and the fact of another game with a scale of its own, in words. */
  readonly goal?: Goal;
  readonly fact?: string;
  /** The text where it is not a contract (passed out, not played, an award), or the points of three players. */
  readonly words?: string;
}

/** @param seats of a game of two: the declarer is named by the seat where they sit */
export function readResult(result: string, board: number, seats?: TwoSeats): ReadResult {
  const read = parseReported(result, board);
  if (!read.ok) return { words: result };
  const { outcome, lead } = read.value;
  if (outcome.kind === 'artificial')
    return { words: eveningText.award(outcome.ns.percent, outcome.ew.percent) };
  if (outcome.kind === 'notPlayed') return { words: eveningText.notPlayed };
  if (outcome.kind === 'points') {
    const { contract, tricks } = outcome;
    const words = contract === 'PASS' ? eveningText.passedOut : pointsInWords(outcome.points);
    if (contract === undefined || contract === 'PASS') return { words };
    return { contract, ...present({ tricks }), words, ...factOf(outcome.fact), ...leadOf(lead) };
  }
  if (outcome.kind === 'weighted') return { words: partsInWords(outcome.parts) };
  if (outcome.kind === 'split')
    return {
      words: eveningText.judging.split(
        sideInWords(seats, 'NS'),
        judgementInWords(outcome.ns),
        sideInWords(seats, 'EW'),
        judgementInWords(outcome.ew),
      ),
    };
  const { contract, tricks, score } = outcome;
  if (contract === undefined || contract === 'PASS') return { words: eveningText.passedOut, score };
  return {
    contract: { ...contract, declarer: seatOf(seats, contract.declarer) },
    score,
    ...(tricks !== undefined && { tricks }),
    ...factOf(outcome.fact),
    ...leadOf(lead),
  };
}

const leadOf = (lead: Card | undefined) => (lead === undefined ? {} : { lead: text.card(lead) });

/** Returns the fact of a result of a game that is not scored as contract bridge: the goal, or words for it. */
function factOf(fact: string | undefined): Pick<ReadResult, 'goal' | 'fact'> {
  const [name, value = ''] = fact?.split('=') ?? [];
  const words = eveningText.entry;
  if (name === 'goal') return { goal: value === 'game' ? 'game' : 'part' };
  if (name === 'opened' && isOpened(value)) return { fact: words.openedFact(words.opened[value]) };
  if (name !== 'honours' || value === NONE) return {};
  const [side, points] = value.split(':');
  return { fact: words.honoursFact(honoursInWords(side === 'EW' ? 'EW' : 'NS', Number(points))) };
}

const isOpened = (value: string): value is keyof typeof eveningText.entry.opened =>
  Object.hasOwn(eveningText.entry.opened, value);

/** Writes whose honours were worth what: `North–South 40`. */
export const honoursInWords = (side: 'NS' | 'EW', points: number): string =>
  `${eveningText.sides[side]} ${text.points(points)}`;

/** Writes a contract, or the goal of Minibridge: `four spades`, `spades, game`. */
export const contractInWords = (contract: Contract, goal: Goal | undefined): string =>
  goal === undefined
    ? eveningText.contract(contract)
    : eveningText.entry.goal(text.strains[contract.strain], text.goals[goal]);

/**
 * Writes the parts of a score: `60 % of 980, 40 % of −50`; a single score without its share. Scores are North–South's.
 */
const partsInWords = (parts: readonly Part[]): string =>
  parts.length === 1
    ? text.points(parts[0]?.score ?? 0)
    : parts
        .map(({ weight, score }) =>
          eveningText.judging.share(String(Math.round(weight * 1000) / 10), text.points(score)),
        )
        .join(', ');

const judgementInWords = (judgement: Judgement): string =>
  judgement.kind === 'award'
    ? eveningText.judging.award(String(judgement.award.percent))
    : partsInWords(judgement.parts);

/** Writes the points of three players: `South 420, West 0, East 0`. */
const pointsInWords = (points: readonly number[]): string =>
  SEATS_OF_THREE.map((seat, i) => `${text.seats[seat]} ${text.points(points[i] ?? 0)}`).join(', ');

/** Writes a result in words: `four spades by North, made. North–South 420`. */
export function resultInWords(result: string, board: number, seats?: TwoSeats): string {
  const { contract, tricks = 0, score = 0, words, lead, goal, fact } = readResult(result, board, seats);
  if (contract === undefined) return score === 0 ? (words ?? '') : `${words}. ${scoreInWords(score, seats)}`;
  const over = tricks - tricksNeeded(contract);
  const said = eveningText.played(
    contractInWords(contract, goal),
    text.seats[contract.declarer],
    overInWords(over),
    words === undefined ? scoreInWords(score, seats) : `${words}.`,
  );
  return [said, fact, lead && eveningText.ledBy(lead)].filter(Boolean).join(' ');
}

/**
 * Writes the outcome: `made`, `1 trick over`, `down 2`. @param over tricks beyond the contract, negative where they
 * lack
 */
export const overInWords = (over: number): string =>
  over < 0 ? eveningText.down(-over) : eveningText.made(over);

export const scoreInWords = (score: number, seats?: TwoSeats): string =>
  score === 0
    ? eveningText.nobodyScores
    : eveningText.scores(sideInWords(seats, score > 0 ? 'NS' : 'EW'), Math.abs(score));

/**
 * Returns North–South’s score for a contract and its number of tricks on a board, or the most points of three players.
 * @param scale of a game that is not scored as contract bridge, with the value of its fact
 */
export function scoreFor(
  contract: Contract,
  tricks: number,
  board: number,
  scale?: { readonly id: BoardScaleId; readonly fact: string | undefined },
): number {
  if (scale === undefined) return duplicateScore(contract, tricks, vulOfBoard(board));
  const score = boardScaleOf(scale.id).score({ contract, tricks, fact: scale.fact });
  return typeof score === 'number' ? score : Math.max(...score);
}

/** Returns a result with its score, as the server stores it; one that it refuses stays as it is. */
export function scored(result: string, board: number, scale: BoardScaleId | undefined): string {
  const text = scaledText(result, board, scale);
  return text.ok ? text.value : result;
}

/** True for an unusual result, which people must confirm before it is entered. */
export function asksFirst(result: string, board: number): boolean {
  const { contract, tricks = 0 } = readResult(result, board);
  if (contract === undefined) return false;
  const over = tricks - tricksNeeded(contract);
  return contract.level === 7 || contract.doubling === 2 || over <= -5 || over >= 4;
}

/** Writes the result of a slot in words; `line` names it, such as `A3/2/7`. */
export const resultOn = (line: string, result: string, seats: TwoSeats | undefined): string =>
  resultInWords(result, parseLine(line)?.board ?? 1, seats);
