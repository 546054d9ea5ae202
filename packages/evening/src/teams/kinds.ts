import type { Key } from '../keys/key.ts';
import { between, field, MOST_OF, whole } from '../log/field.ts';
import { ID, ROUND, SITTING } from '../log/fields.ts';
import { type Kinds, yes } from '../log/kind.ts';
import { notFor } from '../log/notFor.ts';
import type { Refusal } from '../log/refusal.ts';
import type { Tournament } from '../tournament.ts';
import type { Carded, Lined, TeamEntry } from './entries.ts';
import { cardRefusal, lineUpRefusal, secondRefusal } from './refusals.ts';

/** The captain is the first player of a team. */
const CAPTAIN = 1;

const TWO_PLAYERS = field(
  (value) => Array.isArray(value) && value.length === 2 && value.every(whole(1, MOST_OF.players).isFit),
  'two players by their numbers',
);

/** The entries of a team's captain: line-ups, and the cards of matches. */
export const KINDS: Kinds<TeamEntry['kind']> = {
  lined: {
    fields: { contestant: ID, from: ROUND, ns: TWO_PLAYERS, ew: TWO_PLAYERS },
    roles: { player: captainRefusal('the captain of a team says who sits where') },
    refusal: (tournament, command, key) =>
      lineUpRefusal(tournament, command) ?? secondRefusal(tournament, command, key),
    fold: (now, { contestant, from, ns, ew }) => ({
      lineUps: [...now.lineUps, { contestant, from, ns, ew }],
    }),
  },
  carded: {
    fields: { where: SITTING, 'contestant?': ID, home: between(-1e5, 1e5), away: between(-1e5, 1e5) },
    roles: { player: captainRefusal('the captain of a team enters its own card') },
    isOfResults: yes,
    refusal: cardRefusal,
    fold: (now, { kind: _kind, at: _at, by: _by, id: _id, ...card }) => ({ cards: [...now.cards, card] }),
  },
};

/** Refuses a command from anybody but the captain of the team. */
function captainRefusal(why: string) {
  return (_: Tournament, { contestant }: Lined | Carded, key: Key): Refusal | undefined =>
    contestant !== undefined && key.contestant === contestant && key.player === CAPTAIN
      ? undefined
      : notFor(key, why);
}
