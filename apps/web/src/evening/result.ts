import type { TwoSeats } from '@overtrick/duplicate/boardGame';
import type { Judgement, Part } from '@overtrick/duplicate/traveller/outcome';
import { parseLine } from '@overtrick/evening/line';
import { parseReported } from '@overtrick/evening/results/result';
import { type Contract, tricksNeeded } from '@overtrick/rules/auction/contract';
import { vulOfBoard } from '@overtrick/rules/deals/board';
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
  /** The text where it is not a contract: passed out, not played, an award. */
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
  if (outcome.kind === 'points') return { words: pointsInWords(outcome.points) };
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
    ...(lead !== undefined && { lead: text.card(lead) }),
  };
}

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
  const { contract, tricks = 0, score = 0, words, lead } = readResult(result, board, seats);
  if (contract === undefined) return score === 0 ? (words ?? '') : `${words}. ${scoreInWords(score, seats)}`;
  const over = tricks - tricksNeeded(contract);
  const said = eveningText.played(
    eveningText.contract(contract),
    text.seats[contract.declarer],
    overInWords(over),
    scoreInWords(score, seats),
  );
  return lead === undefined ? said : `${said} ${eveningText.ledBy(lead)}`;
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

/** Returns North–South's score for a contract and its number of tricks on a board. */
export const scoreFor = (contract: Contract, tricks: number, board: number): number =>
  duplicateScore(contract, tricks, vulOfBoard(board));

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
