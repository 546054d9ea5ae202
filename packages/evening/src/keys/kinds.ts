import { defined } from '@overtrick/rules/assert';
import { MOST_OF, oneOf, text, whole } from '../log/field.ts';
import { ENTRY, ID, LABEL, PLACE, YES } from '../log/fields.ts';
import { withEntry } from '../log/folded.ts';
import type { Kinds } from '../log/kind.ts';
import { NOUNS } from '../log/nouns.ts';
import { type Refusal, refuse } from '../log/refusal.ts';
import type { Tournament } from '../tournament.ts';
import type { Granted, KeyEntry } from './entries.ts';
import type { Key } from './key.ts';
import { grantedCommands, grantRefusal, keyRefusal, vacated } from './refusals.ts';

/** Keys: the rights that links carry. */
export const KINDS: Kinds<KeyEntry['kind']> = {
  granted: {
    fields: {
      role: oneOf('director', 'scorer', 'table', 'player', 'screen'),
      // a log that a director was given has none
      proof: text(100, 0),
      'label?': LABEL,
      'place?': PLACE,
      'contestant?': ID,
      'player?': whole(1, MOST_OF.players),
      'plays?': ID,
      'isAsked?': YES,
    },
    isFromServer: true,
    roles: { join: joinRefusal },
    refusal: grantRefusal,
    brings: grantedCommands,
    fold(now, { kind: _kind, at: _at, by, id: _id, ...key }, number) {
      const isMade = now.keys.get(by)?.role === 'director';
      return { keys: withEntry(now.keys, number, { number, ...key, ...(isMade && { madeBy: by }) }) };
    },
  },
  admitted: {
    fields: { key: ENTRY },
    refusal: keyRefusal,
    brings(tournament, command) {
      const asked = tournament.keys.get(command.key);
      return [...(asked ? vacated(tournament, asked) : []), command];
    },
    fold(now, { key: number }) {
      const { isAsked: _isAsked, ...key } = keyOf(now.keys, number);
      return { keys: withEntry(now.keys, number, key) };
    },
  },
  revoked: {
    fields: { key: ENTRY },
    refusal: keyRefusal,
    fold: (now, { key: number }) => ({
      keys: withEntry(now.keys, number, { ...keyOf(now.keys, number), isRevoked: true }),
    }),
  },
};

const keyOf = (keys: ReadonlyMap<number, Key>, number: number): Key =>
  defined(keys.get(number), 'a key that is changed was granted');

/** Refuses the join link all keys but those of tables and players. */
function joinRefusal(_: Tournament, { role }: Granted): Refusal | undefined {
  return role === 'table' || role === 'player'
    ? undefined
    : refuse('ERR_ROLE', role, `the join link cannot make ${NOUNS[role]}’s key`);
}
