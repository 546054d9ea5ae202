/**
 * Results of games that are not scored as contract bridge (`BoardScale`): they are reported as contract, declarer and
 * tricks, and stored with their score, so that every reader of the log has it.
 *
 *     scaledText('1H S 9', 7, 'minibridge') // ok: '1H S 9 goal=part score=140'
 *     scaledText('4S S 10 opened=never', 7, 'awol') // ok: 'points=470/0/0 4S S 10 opened=never'
 */

import type { Played } from '@overtrick/duplicate/traveller/outcome';
import { type BoardScale, type BoardScaleId, boardScaleOf } from '@overtrick/rules/games/boardScale';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { makeReported, parseReported, type Reported } from './result.ts';

/** Adds the score to a result, by a scale. A result without a contract, or with a score, stays as it is. */
export function scaledText(
  text: string,
  board: number,
  id: BoardScaleId | undefined,
): Result<string, 'ERR_RESULT'> {
  if (id === undefined) return ok(text);
  const read = parseReported(text, board);
  if (!read.ok) return read;
  const { outcome, lead } = read.value;
  if (outcome.kind !== 'played' || outcome.contract === undefined || /score=/i.test(text)) return ok(text);
  const scored = scoredBy(boardScaleOf(id), outcome);
  return scored.ok
    ? ok(makeReported({ outcome: scored.value, ...(lead !== undefined && { lead }) }))
    : scored;
}

/** Returns the report of a stored result: without the score, which only the server and directors give. */
export const reportText = (stored: string, id: BoardScaleId | undefined): string =>
  id === undefined ? stored : stored.replace(/^points=\S+ (?=\S)/, '').replace(/ score=\S+/, '');

function scoredBy(scale: BoardScale, played: Played): Result<Reported['outcome'], 'ERR_RESULT'> {
  const { contract, tricks } = played;
  const isOfThree = scale.declarers.length === 3;
  if (contract === undefined || tricks === undefined)
    return contract === 'PASS' && isOfThree
      ? ok({ kind: 'points', points: [0, 0, 0], contract })
      : ok(played);
  if (contract === 'PASS') return ok(played);
  if (!scale.declarers.includes(contract.declarer))
    return no(`the declarer is ${scale.declarers.join(', ')}: not ${contract.declarer}`);
  if (!scale.hasContract(contract))
    return no('this game has no such contract: it is a part score (1 of a strain) or a game, not doubled');
  const fact = factIn(scale, played, contract);
  if (!fact.ok) return fact;
  const [, value] = fact.value?.split('=') ?? [];
  const score = scale.score({ contract, tricks, fact: value });
  const told = { contract, tricks, ...(fact.value !== undefined && { fact: fact.value }) };
  return ok(
    typeof score === 'number'
      ? { kind: 'played', score, ...told }
      : { kind: 'points', points: score, ...told },
  );
}

const no = (why: string) => fail('ERR_RESULT', undefined, why);

/** Returns the fact of a result as the scale has it: named, the only one, or the usual one. */
function factIn(
  { fact: asked }: BoardScale,
  { fact: given }: Played,
  contract: Exclude<Played['contract'], 'PASS' | undefined>,
): Result<string | undefined, 'ERR_RESULT'> {
  if (asked === undefined)
    return given === undefined ? ok(undefined) : no(`this game does not count ${given}`);
  const { name, valuesOf, default: usual } = asked;
  const values = valuesOf(contract);
  const [only, ...others] = values;
  const value = given ?? (others.length === 0 ? `${name}=${only}` : usual && `${name}=${usual}`);
  if (value === undefined)
    return no(`the result lacks one of ${values.map((one) => `${name}=${one}`).join(', ')}`);
  return values.some((one) => value === `${name}=${one}`)
    ? ok(value)
    : no(`${value} cannot be: there are ${values.map((one) => `${name}=${one}`).join(', ')}`);
}
