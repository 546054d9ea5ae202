import { isPassedOut, parseContract, tricksNeeded } from '@overtrick/rules/auction/contract';
import { parseSeat, type Vul } from '@overtrick/rules/cards/seat';
import { vulOfBoard } from '@overtrick/rules/deals/board';
import { duplicateScore } from '@overtrick/rules/scores/score';
import type { Played } from './outcome.ts';

/** A result as it stands in a file, each part as text; empty where the file has nothing. */
export interface ResultTexts {
  readonly contract: string;
  readonly declarer: string;
  /** `9`, or relative to the contract: `=`, `+1`, `-2`. */
  readonly tricks: string;
  /** North-South's score, if the file has it. It overrides the computed score, since a director may have changed it. */
  readonly score?: number | undefined;
}

/** Reads a result, or returns one sentence that says why it is impossible. */
export function readPlayed(told: ResultTexts, board: number, vul: Vul = vulOfBoard(board)): Played | string {
  const { score } = told;
  const text = told.contract.trim();
  if (text === '')
    return score === undefined
      ? 'there is neither a contract nor a score'
      : (scoreError(score) ?? { kind: 'played', score });
  if (isPassedOut(text) || /^(pass(ed)? ?out|all ?pass|ap)$/i.test(text))
    return score === undefined || score === 0
      ? { kind: 'played', score: 0, contract: 'PASS' }
      : `a passed-out board has the score 0, not ${score}`;
  const bare = parseContract(text.replace(/\s+/g, ''));
  if (bare === undefined) return `a contract is written like 4S, 4SX or 3NTXX, or PASS, not ${brief(text)}`;
  const declarer = parseSeat(told.declarer);
  if (told.declarer === '') return 'the declarer is missing: N, E, S or W';
  if (declarer === undefined) return `the declarer is N, E, S or W, not ${brief(told.declarer)}`;
  const contract = { ...bare, declarer };
  const tricks = tricksOf(told.tricks, tricksNeeded(bare));
  if (tricks === undefined)
    return score !== undefined && told.tricks.trim() === ''
      ? (scoreError(score) ?? { kind: 'played', score, contract })
      : `declarer's tricks are 0 to 13, or =, +1, -2 against the contract; ${brief(text)} ${brief(told.tricks)} is impossible`;
  return { kind: 'played', score: score ?? duplicateScore(contract, tricks, vul), contract, tricks };
}

/** The most characters of a text that a sentence repeats. */
const MOST_SHOWN = 40;

/** Shortens a text to one line for a sentence. */
function brief(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line;
}

function tricksOf(text: string, needed: number): number | undefined {
  const trimmed = text.trim();
  const tricks =
    trimmed === '=' ? needed : /^[+-]\d+$/.test(trimmed) ? needed + Number(trimmed) : Number(trimmed);
  return trimmed !== '' && Number.isInteger(tricks) && tricks >= 0 && tricks <= 13 ? tricks : undefined;
}

/** The largest score of any deal: 7NT redoubled, vulnerable, 13 down. */
const MOST = 7600;

const scoreError = (score: number): string | undefined =>
  Number.isInteger(score) && score % 10 === 0 && Math.abs(score) <= MOST
    ? undefined
    : `no result has the score ${score}`;
