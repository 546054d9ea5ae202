import { defined } from '@overtrick/rules/assert';
import type { Key } from '../keys/key.ts';
import { makePlace } from '../line.ts';
import { text } from '../log/field.ts';
import { ENTRY, PLACE, TO } from '../log/fields.ts';
import { withEntry, withoutEntry } from '../log/folded.ts';
import { always, type Kinds } from '../log/kind.ts';
import { notFor } from '../log/notFor.ts';
import { type Refusal, refuse } from '../log/refusal.ts';
import { sitsAt } from '../teams/seats.ts';
import type { Tournament } from '../tournament.ts';
import type { Attended, Flagged, NoticeEntry, Unflagged } from './entries.ts';

/** Calls for the director, and announcements. */
export const KINDS: Kinds<NoticeEntry['kind']> = {
  flagged: {
    fields: { place: PLACE, text: text(300) },
    roles: { scorer: always, table: placeRefusal, player: placeRefusal },
    fold: (now, { at, by, place, text }, number) => ({
      flags: withEntry(now.flags, number, { number, at, by, place, text }),
    }),
  },
  attended: {
    fields: { flag: ENTRY },
    refusal: answeredRefusal,
    fold(now, { flag: number, by }) {
      const flag = defined(now.flags.get(number), 'a flag that is attended to is open');
      return { flags: withEntry(now.flags, number, { ...flag, attendedBy: by }) };
    },
  },
  unflagged: {
    fields: { flag: ENTRY },
    roles: { scorer: always, table: ownRefusal, player: ownRefusal },
    refusal: answeredRefusal,
    fold: (now, { flag }) => ({ flags: withoutEntry(now.flags, flag) }),
  },
  announced: {
    fields: { text: text(300), to: TO },
    fold: (now, { at, text, to }, number) => ({ notices: [...now.notices, { number, at, text, to }] }),
  },
};

function answeredRefusal({ flags }: Tournament, { flag }: Attended | Unflagged): Refusal | undefined {
  return flags.has(flag)
    ? undefined
    : refuse('ERR_NOTHING', String(flag), 'this call has been answered already');
}

/** Refuses to cancel an open call from another device than the one that made it. */
function ownRefusal({ flags }: Tournament, { flag }: Unflagged, key: Key): Refusal | undefined {
  const { by } = flags.get(flag) ?? {};
  return by === undefined || by === key.number ? undefined : notFor(key, 'this call came from another table');
}

/** Refuses a call from another place: a table calls from its own, a player from one of theirs. */
function placeRefusal(tournament: Tournament, { place }: Flagged, key: Key): Refusal | undefined {
  const isHere =
    key.role === 'table'
      ? place === key.place
      : [...tournament.lines.values()].some(
          (line) => makePlace(line) === place && sitsAt(tournament, key, line),
        );
  return isHere ? undefined : notFor(key, `you do not sit at ${place}`);
}
