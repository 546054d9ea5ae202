import { createHmac } from 'node:crypto';
import type { Key } from '@overtrick/evening/keys/key';
import type { Tournament } from '@overtrick/evening/tournament';
import { defined } from '@overtrick/rules/assert';
import { idOfBytes, proofOf } from '../base/token.ts';

/** The key with which the holder of the join link requests their own key. */
export const JOIN_KEY: Key = { number: 0, role: 'join' };

const known = new WeakMap<Tournament['keys'], ReadonlyMap<string, Key>>();

/** Returns the key with that token hash, even if it is revoked or not admitted yet. */
export function keyOf({ keys }: Tournament, proof: string): Key | undefined {
  const byProof =
    known.get(keys) ??
    new Map(
      [...keys.values()].flatMap((key) => (key.proof === undefined ? [] : [[key.proof, key] as const])),
    );
  known.set(keys, byProof);
  return byProof.get(proof);
}

/** Returns the key with that token hash, if it was admitted and not revoked. */
export function openKey(tournament: Tournament, proof: string | undefined): Key | undefined {
  const key = proof === undefined ? undefined : keyOf(tournament, proof);
  return key === undefined || key.isAsked === true || key.isRevoked === true ? undefined : key;
}

/** True for the key of a director who does not play: they receive the log itself. */
export const readsLog = (key: Key | undefined): boolean =>
  key?.role === 'director' && key.plays === undefined;

/** Returns the token of the join link, with which anybody may request a key. It never changes and is stored nowhere. */
export const joinTokenOf = (tournament: Tournament): string => derived(tournament, ['join']);

export const isJoinProof = (tournament: Tournament, proof: string): boolean =>
  proofOf(joinTokenOf(tournament)) === proof;

/**
 * Derives the token of a key from the id of its request, so that a lost answer can be sent again. The id is as secret
 * as the token, and is never sent to a page.
 */
export const keyTokenOf = (tournament: Tournament, asked: readonly (string | number | undefined)[]): string =>
  derived(tournament, ['key', ...asked]);

/** Returns the id of the tournament that follows this one, the same in whatever process opens it. */
export function nextIdOf(tournament: Tournament): string {
  const bytes = createHmac('sha256', derived(tournament, ['next'])).digest();
  return idOfBytes(bytes.subarray(0, 12));
}

const derived = ({ terms }: Tournament, what: readonly unknown[]): string =>
  createHmac('sha256', defined(terms.secret, 'the server gives every tournament a secret'))
    .update(JSON.stringify(what))
    .digest('base64url');
