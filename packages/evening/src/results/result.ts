/**
 * A result as it is reported: contract, declarer and tricks, with the opening lead if it is known; a board passed out
 * or not played; or a director's ruling: a score, an award, a weighted or a split score.
 *
 *     parseReported('4S N 10 lead=HK', 7) // ok: 10 tricks in four spades by North, led by the king of hearts
 *     parseReported('PASS', 7), parseReported('NP', 7), parseReported('A6040', 7)
 *     parseReported('4S N 10 score=450', 7), parseReported('score=-50', 7) // from North-South's side
 *     parseReported('0.3*420+0.7*-50', 7), parseReported('60%/1*-50', 7) // weighted; a result for each side
 *     parseReported('points=420/0/0', 7) // three at a table: South's, West's and East's
 *     parseReported('points=420/0/0 4S S 10 opened=never', 7) // with the contract, in a game with a scale of its own
 *     parseReported('1H S 9 goal=part score=140', 7)
 */

import { makeAwards, parseAwards } from '@overtrick/duplicate/traveller/award';
import { makeJudgements, parseJudgements } from '@overtrick/duplicate/traveller/judgement';
import type { Outcome, Played } from '@overtrick/duplicate/traveller/outcome';
import { readPlayed } from '@overtrick/duplicate/traveller/played';
import { makeContract } from '@overtrick/rules/auction/contract';
import { type Card, makeCard, parseCard } from '@overtrick/rules/cards/card';
import { vulOfBoard } from '@overtrick/rules/deals/board';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { duplicateScore } from '@overtrick/rules/scores/score';
import type { ReportSide } from './entries.ts';

/** An outcome with the opening lead, if it is known. */
export interface Reported {
  readonly outcome: Outcome;
  readonly lead?: Card;
}

const FORMS = 'a result is written like "4S N 10", "4S N 10 lead=HK", "PASS", "A6040" or "NP"';

/** Reads a result of a board; the board's number determines the vulnerability. A failure has one sentence. */
export function parseReported(text: string, board: number): Result<Reported, 'ERR_RESULT'> {
  if (/^np$/i.test(text.trim())) return ok({ outcome: { kind: 'notPlayed' } });
  const awards = parseAwards(text);
  if (awards) return ok({ outcome: { kind: 'artificial', ns: awards.NS, ew: awards.EW } });
  const points = pointsOf(text);
  if (points) return pointsReported(points, text.trim().replace(POINTS, '').trim(), board);
  const judged = parseJudgements(text);
  if (judged) return ok({ outcome: judged });
  const words = text.trim().split(/\s+/);
  const [lead, ...leads] = valuesOf(words, 'lead');
  const [score, ...scores] = valuesOf(words, 'score');
  const [fact, ...facts] = words.filter((word) => FACT.test(word));
  const [contract = '', declarer = '', tricks = '', ...more] = words.filter((word) => !NAMED.test(word));
  if (
    (contract === '' && score === undefined) ||
    more.length + leads.length + scores.length + facts.length > 0
  )
    return fail('ERR_RESULT', undefined, FORMS);
  if (score !== undefined && !/^[-+]?\d+$/.test(score))
    return fail('ERR_RESULT', undefined, `a score is a number, not ${score}`);
  const told = { contract, declarer, tricks, score: score === undefined ? undefined : Number(score) };
  const read = readPlayed(told, board);
  if (typeof read === 'string') return fail('ERR_RESULT', undefined, read);
  const played = { ...read, ...(fact !== undefined && { fact: factText(fact) }) };
  return lead === undefined ? ok({ outcome: played }) : withLead(played, lead);
}

/** Reads the points of three at a table; `undefined` for any other text. */
function pointsOf(text: string): readonly [number, number, number] | undefined {
  const [, ...found] = POINTS.exec(text.trim()) ?? [];
  const [south, west, east] = found.map((one) => Number(one) || 0);
  return south === undefined || west === undefined || east === undefined ? undefined : [south, west, east];
}

const POINTS = /^points=(-?\d{1,5})\/(-?\d{1,5})\/(-?\d{1,5})(?=\s|$)/i;

/** Reads the contract that gave three players their points, if there is one. */
function pointsReported(
  points: readonly [number, number, number],
  rest: string,
  board: number,
): Result<Reported, 'ERR_RESULT'> {
  if (rest === '') return ok({ outcome: { kind: 'points', points } });
  const read = parseReported(rest, board);
  if (!read.ok) return read;
  const { outcome, lead } = read.value;
  if (outcome.kind !== 'played' || outcome.contract === undefined)
    return fail('ERR_RESULT', undefined, FORMS);
  const { score: _, kind: _kind, ...contract } = outcome;
  return ok({ outcome: { kind: 'points', points, ...contract }, ...(lead !== undefined && { lead }) });
}

const NAMED = /^(lead|score|goal|opened|honours)=/i;
const FACT = /^(goal|opened|honours)=[A-Za-z0-9:,-]{1,14}$/i;

/** Writes a fact as the scales name it: its name in small letters. */
const factText = (word: string): string => {
  const [name = '', value = ''] = word.split('=');
  return `${name.toLowerCase()}=${name.toLowerCase() === 'honours' ? value.toUpperCase() : value.toLowerCase()}`;
};

const valuesOf = (words: readonly string[], name: string): readonly string[] =>
  words
    .filter((word) => word.toLowerCase().startsWith(`${name}=`))
    .map((word) => word.slice(name.length + 1));

function withLead(outcome: Played, lead: string): Result<Reported, 'ERR_RESULT'> {
  const card = parseCard(lead);
  if (card === undefined) return fail('ERR_RESULT', undefined, `a lead is written like HK, not lead=${lead}`);
  return outcome.contract === 'PASS'
    ? fail('ERR_RESULT', undefined, 'a board that was passed out has no opening lead')
    : ok({ outcome, lead: card });
}

/**
 * Writes the text that `parseReported` reads.
 * @param board if given, a score that differs from the contract's is written too
 */
export function makeReported({ outcome, lead }: Reported, board?: number): string {
  switch (outcome.kind) {
    case 'notPlayed':
      return 'NP';
    case 'artificial': {
      const text = makeAwards({ NS: outcome.ns, EW: outcome.ew });
      const read = parseAwards(text);
      const isPlain = read && isSameAward(read.NS, outcome.ns) && isSameAward(read.EW, outcome.ew);
      return isPlain ? text : makeJudgements(outcome);
    }
    case 'weighted':
    case 'split':
      return makeJudgements(outcome);
    case 'points': {
      const { points, contract, tricks, fact } = outcome;
      const words = contract === undefined ? [] : contractWords({ contract, tricks, fact });
      return [`points=${points.join('/')}`, ...words, ...leadWords(lead)].join(' ');
    }
    case 'played':
      return [...playedWords(outcome, board), ...leadWords(lead)].join(' ');
  }
}

const isSameAward = (
  one: { percent: number; lifts: boolean },
  other: { percent: number; lifts: boolean },
): boolean => one.percent === other.percent && one.lifts === other.lifts;

const leadWords = (lead: Card | undefined): readonly string[] =>
  lead === undefined ? [] : [`lead=${makeCard(lead)}`];

function playedWords(outcome: Played, board: number | undefined): readonly string[] {
  const { contract, tricks, score, fact } = outcome;
  const told = `score=${score}`;
  if (contract === undefined) return [told];
  const words = contractWords({ contract, tricks, fact });
  if (contract === 'PASS') return words;
  // a game with a fact has a scale of its own
  const isOther =
    tricks === undefined ||
    fact !== undefined ||
    (board !== undefined && duplicateScore(contract, tricks, vulOfBoard(board)) !== score);
  return [...words, ...(isOther ? [told] : [])];
}

function contractWords({
  contract,
  tricks,
  fact,
}: {
  readonly contract: NonNullable<Played['contract']>;
  readonly tricks: number | undefined;
  readonly fact: string | undefined;
}): readonly string[] {
  if (contract === 'PASS') return ['PASS'];
  return [
    ...[makeContract(contract), contract.declarer],
    ...(tricks === undefined ? [] : [String(tricks)]),
    ...(fact === undefined ? [] : [fact]),
  ];
}

/** Returns the sides that make a report. */
export const sidesOfReport = (side: ReportSide): readonly ('NS' | 'EW')[] =>
  side === 'both' ? ['NS', 'EW'] : [side];
