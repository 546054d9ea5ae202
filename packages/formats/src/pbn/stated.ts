import { isPassedOut, makeContract, parseContract } from '@overtrick/rules/auction/contract';
import { isStrain } from '@overtrick/rules/cards/card';
import { parseSeat, type Seat, sideOf } from '@overtrick/rules/cards/seat';
import { ok, type Result } from '@overtrick/rules/result';
import { capitals, quote } from '@overtrick/rules/text';
import type { Stated } from '../board.ts';
import { type BoardCode, failAt } from '../item.ts';
import type { PbnTag } from './file.ts';

/** True if the value is unknown (`?`), or has no meaning for this game (PBN 3.4). */
export const isUnknown = (value: string): boolean => /^\s*[?-]?\s*$/.test(value);

type Read<T> = Result<T | undefined, BoardCode>;

/** Reads a contract: `4SX`, `Pass`, or only a strain in an end position (PBN 3.10). */
export function readContract({ value, place }: PbnTag): Read<Pick<Stated, 'contract' | 'strain'>> {
  if (isUnknown(value)) return ok(undefined);
  if (isPassedOut(value)) return ok({ contract: 'PASS' });
  // some write a redoubled contract 3NR
  const contract = parseContract(value.trim().replace(/R$/i, 'XX'));
  if (contract) return ok({ contract });
  const strain = capitals(value).replace('NT', 'N');
  if (isStrain(strain)) return ok({ strain });
  return failAt('ERR_CONTRACT', place, `a contract is written 4S, 4SX, 3NTXX or Pass, not ${quote(value)}`);
}

/** Reads the declarer: `S`, or `^S` if declarer and dummy swapped roles by mistake (PBN 3.4.13). */
export function readDeclarer({ value, place }: PbnTag): Read<Pick<Stated, 'declarer' | 'swapped'>> {
  if (isUnknown(value)) return ok(undefined);
  const swapped = value.trim().startsWith('^');
  const declarer = parseSeat(value.trim().slice(swapped ? 1 : 0));
  if (declarer === undefined)
    return failAt('ERR_DECLARER', place, `declarer is N, E, S or W, not ${quote(value)}`);
  return ok({ declarer, ...(swapped && { swapped: true }) });
}

const RESULT = /^(\^?)\s*(?:(NS|EW)\s*)?(\d{1,2})(?:\s*(NS|EW)\s*(\d{1,2}))?$/;

/**
 * Reads a result: `9`, `NS 9`, `EW 4 NS 9`, `^9` (PBN 3.4.15), in tricks of declarer's side. `undefined` if it is not a
 * final result (both sides' tricks are given, and some are missing), or if it names a side while declarer is unknown.
 */
export function readResult(
  { value, place }: PbnTag,
  declarer: Seat | undefined,
): Read<Pick<Stated, 'tricks' | 'misstated'>> {
  if (isUnknown(value)) return ok(undefined);
  const [, caret, side, first, other, second] = RESULT.exec(value.trim().toUpperCase()) ?? [];
  const tricks = Number(first);
  const others = second === undefined ? 13 - tricks : Number(second);
  const oneSide = other !== undefined && (side === undefined || other === side);
  if (first === undefined || oneSide || tricks > 13 || tricks + others > 13)
    return failAt('ERR_RESULT', place, `a result is a number of tricks from 0 to 13, not ${quote(value)}`);
  if (tricks + others < 13 || (side !== undefined && declarer === undefined)) return ok(undefined);
  const own = side === undefined || declarer === undefined || side === sideOf(declarer);
  return ok({ tricks: own ? tricks : 13 - tricks, ...(caret === '^' && { misstated: true }) });
}

/** Returns the values of [Declarer], [Contract] and [Result]; unknown ones are absent. */
export function makeStated(stated: Stated): {
  readonly [Name in 'Declarer' | 'Contract' | 'Result']?: string;
} {
  const { contract, strain, declarer, swapped, tricks, misstated } = stated;
  if (contract === 'PASS') return { Declarer: '', Contract: 'Pass', Result: '' };
  return {
    ...(declarer !== undefined && { Declarer: `${swapped ? '^' : ''}${declarer}` }),
    ...(contract !== undefined && { Contract: makeContract(contract) }),
    ...(contract === undefined && strain !== undefined && { Contract: strain === 'N' ? 'NT' : strain }),
    ...(tricks !== undefined && { Result: `${misstated ? '^' : ''}${tricks}` }),
  };
}
