import { createHmac } from 'node:crypto';
import type { Key } from '@overtrick/evening/keys/key';
import type { Tournament } from '@overtrick/evening/tournament';
import { defined } from '@overtrick/rules/assert';
import { idOfBytes, proofOf } from '../base/token.ts';

/** The key by which whoever has the join link asks for one of their own. */
export const JOIN_KEY: Key = { number: 0, role: 'join' };

const known = new WeakMap<Tournament['keys'], ReadonlyMap<string, Key>>();

/** The key of a token's hash, be it taken back or not let in yet. */
export function keyOf({ keys }: Tournament, proof: string): Key | undefined {
  const byProof =
    known.get(keys) ??
    new Map(
      [...keys.values()].flatMap((key) => (key.proof === undefined ? [] : [[key.proof, key] as const])),
    );
  known.set(keys, byProof);
  return byProof.get(proof);
}

/** The key of a token's hash, where it opens anything: it was let in, and not taken back. */
export function openKey(tournament: Tournament, proof: string | undefined): Key | undefined {
  const key = proof === undefined ? undefined : keyOf(tournament, proof);
  return key === undefined || key.isAsked === true || key.isRevoked === true ? undefined : key;
}

/** Is it a director's who does not play? They are told the log itself. */
export const readsLog = (key: Key | undefined): boolean =>
  key?.role === 'director' && key.plays === undefined;

/** The token of the join link: whoever has it may ask for a key. It changes never, and is stored nowhere. */
export const joinTokenOf = (tournament: Tournament): string => derived(tournament, ['join']);

export const isJoinProof = (tournament: Tournament, proof: string): boolean =>
  proofOf(joinTokenOf(tournament)) === proof;

/**
 * The token of a key that is asked for by that id: the same each time, so that the answer can be given again to whoever
 * did not get it. The id is as secret as the token, and no page ever has it.
 */
export const keyTokenOf = (tournament: Tournament, asked: readonly (string | number | undefined)[]): string =>
  derived(tournament, ['key', ...asked]);

/** The id of the tournament that follows one: the same in whatever process opens it. */
export function nextIdOf(tournament: Tournament): string {
  const bytes = createHmac('sha256', derived(tournament, ['next'])).digest();
  return idOfBytes(bytes.subarray(0, 12));
}

const derived = ({ terms }: Tournament, what: readonly unknown[]): string =>
  createHmac('sha256', defined(terms.secret, 'the server gives every tournament a secret'))
    .update(JSON.stringify(what))
    .digest('base64url');
