import type { Entered } from '@overtrick/evening/entry';
import { hasTop } from '@overtrick/evening/lines/contestants';
import type { MemberView } from '@overtrick/protocol/clubs';
import type { SignupView } from '@overtrick/protocol/signups';
import { present } from '@overtrick/rules/present';
import { handicapOf, keyOf, memberOf } from './playersIn.ts';

/** True if a sign-up is entered: under its id, or all its players by their names. */
export function isEntered(
  { signup, players }: SignupView,
  contestants: readonly { readonly id: string; readonly names: readonly string[] }[],
): boolean {
  const names = new Set(contestants.flatMap((contestant) => contestant.names.map(keyOf)));
  return (
    contestants.some(({ id }) => id === signup) ||
    players.every(({ name }) => name !== undefined && names.has(keyOf(name)))
  );
}

/**
 * Returns the entry of a pair, or of two singles who become one.
 * @param id the contestant's id; that of the sign-up if left out
 */
export function enteredOf(
  signups: readonly SignupView[],
  members: readonly MemberView[],
  terms: Parameters<typeof hasTop>[0],
  id = signups[0]?.signup ?? '',
): Entered {
  const names = signups.flatMap(({ players }) => players.flatMap(({ name }) => name ?? []));
  const handicap = handicapOf(names, members);
  return {
    kind: 'entered',
    contestant: id,
    players: names.map((name) => ({ name, ...present({ number: memberOf(name, members)?.number }) })),
    ...(handicap !== undefined && hasTop(terms) && { handicap }),
  };
}
