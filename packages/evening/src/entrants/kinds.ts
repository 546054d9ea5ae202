import { CARRIED } from '../log/carried.ts';
import { between, field, MOST_OF, whole } from '../log/field.ts';
import { ID, LABEL, PLAYERS, ROUND, SIDE, YES } from '../log/fields.ts';
import { withEntry, withoutEntry } from '../log/folded.ts';
import type { Kinds } from '../log/kind.ts';
import { amended, entrant, entrantOf, hidden } from './changes.ts';
import type { EntrantEntry } from './entries.ts';
import {
  enteredRefusal,
  entryRefusal,
  namesRefusal,
  ownRefusal,
  partnerRefusal,
  scratchRefusal,
  strangerIn,
  substituteRefusal,
} from './refusals.ts';

const PLAYER = whole(1, MOST_OF.players);
const HANDICAP = between(-50, 50);

/** The entries about contestants. */
export const KINDS: Kinds<EntrantEntry['kind']> = {
  entered: {
    fields: {
      contestant: ID,
      'players?': PLAYERS,
      'strat?': LABEL,
      'isUnranked?': YES,
      'number?': ID,
      'direction?': SIDE,
      'carried?': CARRIED,
      'handicap?': HANDICAP,
      'isAway?': YES,
      'isRobots?': YES,
    },
    roles: { scorer: namesRefusal, join: entryRefusal },
    refusal: enteredRefusal,
    fold: (now, entry) => ({
      contestants: withEntry(now.contestants, entry.contestant, entrantOf(entry)),
    }),
  },
  amended: {
    fields: {
      contestant: ID,
      'players?': PLAYERS,
      'strat?': field((value) => value === null || LABEL.isFit(value), `${LABEL.form}, or null`),
      'handicap?': field((value) => value === null || HANDICAP.isFit(value), `${HANDICAP.form}, or null`),
      'isUnranked?': YES,
      'isAway?': YES,
      'isRobots?': YES,
    },
    roles: { scorer: namesRefusal, player: ownRefusal, join: partnerRefusal },
    isOfResults: ({ strat, handicap, isUnranked, isRobots }) =>
      [strat, handicap, isUnranked, isRobots].some((value) => value !== undefined),
    refusal: (tournament, { contestant }) => strangerIn(tournament, [contestant]),
    fold: (now, entry) => ({
      contestants: withEntry(
        now.contestants,
        entry.contestant,
        amended(entrant(now.contestants, entry.contestant), entry),
      ),
    }),
  },
  scratched: {
    fields: { contestant: ID },
    refusal: scratchRefusal,
    fold: (now, { contestant }) => ({ contestants: withoutEntry(now.contestants, contestant) }),
  },
  hid: {
    fields: { contestant: ID, player: PLAYER },
    roles: { player: ownRefusal },
    refusal: (tournament, { contestant }) => strangerIn(tournament, [contestant]),
    fold: (now, entry) => ({
      contestants: withEntry(
        now.contestants,
        entry.contestant,
        hidden(entrant(now.contestants, entry.contestant), entry),
      ),
    }),
  },
  substituted: {
    fields: { contestant: ID, player: PLAYER, substitute: PLAYER, from: ROUND, 'to?': ROUND },
    refusal: substituteRefusal,
    fold: (now, { contestant, player, substitute, from, to }) => ({
      substitutions: [
        ...now.substitutions,
        { contestant, player, substitute, from, ...(to !== undefined && { to }) },
      ],
    }),
  },
};
