import { between, field, isText, whole } from '../log/field.ts';
import { ID, SITTING, TIME } from '../log/fields.ts';
import { withEntry } from '../log/folded.ts';
import { type Kinds, yes } from '../log/kind.ts';
import { refuse } from '../log/refusal.ts';
import type { OnlineEntry } from './entries.ts';
import { scheduleRefusal, seatedRefusal, shortenedRefusal } from './refusals.ts';

const ZONE = field(
  (value) => isText(value, 1, 60) && /^[A-Za-z0-9_+\-/]+$/.test(String(value)),
  'a time zone like Europe/London',
);

/** The entries about online tables, and about evenings that start by themselves. */
export const KINDS: Kinds<OnlineEntry['kind']> = {
  seated: {
    fields: { where: SITTING, table: ID },
    isFromServer: true,
    isKeepers: yes,
    refusal: seatedRefusal,
    fold: (now, { where, table }) => ({
      seated: withEntry(now.seated, where, table),
      state: now.state === 'setup' ? 'playing' : now.state,
    }),
  },
  shortened: {
    fields: { where: SITTING, boards: whole(1, 99) },
    isOfResults: yes,
    refusal: shortenedRefusal,
    fold: (now, { where, boards }) => ({ shortened: withEntry(now.shortened, where, boards) }),
  },
  covered: {
    fields: { where: SITTING },
    refusal: ({ seated }, { where }) =>
      seated.has(where) ? undefined : refuse('ERR_LINE', where, `no online table is open for ${where}`),
    // a thing of the table alone
    fold: () => ({}),
  },
  scheduled: {
    fields: {
      start: field((value) => value === null || TIME.isFit(value), `${TIME.form}, or null`),
      boards: whole(2, 99),
      minutesPerBoard: between(1, 60),
      'every?': whole(1, 366),
      'zone?': ZONE,
    },
    refusal: scheduleRefusal,
    fold: (_, { start, boards, minutesPerBoard, every, zone }) => ({
      schedule:
        start === null
          ? undefined
          : {
              start,
              boards,
              minutesPerBoard,
              ...(every !== undefined && { every }),
              ...(zone !== undefined && { zone }),
            },
    }),
  },
  continued: {
    fields: { next: ID },
    isFromServer: true,
    isKeepers: yes,
    fold: (_, { next }) => ({ next }),
  },
};
