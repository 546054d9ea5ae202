import { present } from '@overtrick/rules/present';
import { strangerIn } from '../entrants/refusals.ts';
import { CARRIED } from '../log/carried.ts';
import { copied, type Field, isObject, list, MOST_OF } from '../log/field.ts';
import { DATE, ID, LABEL, REASON, YES } from '../log/fields.ts';
import type { Folded } from '../log/folded.ts';
import { type Kinds, yes } from '../log/kind.ts';
import { type Refusal, refuse } from '../log/refusal.ts';
import { roundsPlayed } from '../plan/plan.ts';
import type { ClockLog, Tournament } from '../tournament.ts';
import type { SessionBegun, SessionEntry } from './entries.ts';

const FINALISTS: Field = {
  ...list(
    (value) => isObject(value) && ID.isFit(value.contestant) && CARRIED.isFit(value),
    MOST_OF.entrants,
    'contestants, each with points',
  ),
  copy: copied('contestant', 'points', 'top'),
};

/** The sessions of the tournament, its end, and the publication of its result. */
export const KINDS: Kinds<SessionEntry['kind']> = {
  session: {
    fields: { name: LABEL, 'date?': DATE, 'finalists?': FINALISTS, 'isBySection?': YES },
    refusal: sessionRefusal,
    fold: (now, { name, date, finalists, isBySection }) => ({
      sessions: [
        ...now.sessions,
        {
          name,
          ...present({ date, finalists }),
          ...(isBySection && { isBySection }),
        },
      ],
      state: 'playing',
      endedAt: undefined,
      clocks: new Map([...now.clocks].map(([section, clock]) => [section, nextClock(now, section, clock)])),
    }),
  },
  ended: {
    fields: {},
    isOfResults: yes,
    refusal: ({ state }) =>
      state === 'over' ? refuse('ERR_NOTHING', undefined, 'the tournament is over already') : undefined,
    fold: (_, { at }) => ({ state: 'over', endedAt: at }),
  },
  published: {
    fields: {},
    refusal: ({ state }) =>
      state === 'published' ? refuse('ERR_NOTHING', undefined, 'the result is published already') : undefined,
    fold: ({ edition, endedAt }, { at }) => ({
      state: 'published',
      edition: edition + 1,
      endedAt: endedAt ?? at,
      reopened: undefined,
    }),
  },
  reopened: {
    fields: { reason: REASON },
    refusal: ({ state }) =>
      state === 'over' || state === 'published'
        ? undefined
        : refuse('ERR_NOTHING', undefined, 'the tournament is not over'),
    fold: ({ state }, { reason }) =>
      state === 'published' ? { state: 'over', reopened: reason } : { state: 'playing', endedAt: undefined },
  },
};

/** Refuses a session whose name is in use, or whose finalists are not the tournament's contestants. */
function sessionRefusal(tournament: Tournament, { name, finalists = [] }: SessionBegun): Refusal | undefined {
  const isKnown =
    tournament.sessions.some((session) => session.name === name) ||
    tournament.plans.some(({ session }) => session === name);
  if (isKnown) return refuse('ERR_SECTION', name, `there is already a session ${name}`);
  const ids = finalists.map(({ contestant }) => contestant);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) return refuse('ERR_CONTESTANT', twice, `${twice} is listed twice as a finalist`);
  return strangerIn(tournament, ids);
}

/** Returns the clock of a section for the next evening: with its times, and not started. */
const nextClock = (now: Folded, section: string, { times, acts }: ClockLog): ClockLog => ({
  ...present({ times }),
  acts: acts.filter(({ act }) => act === 'times').slice(-1),
  before: roundsPlayed(now, section),
});
