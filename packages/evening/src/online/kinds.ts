import { between, copied, field, isObject, isText, list, MOST_OF, type Value, whole } from '../log/field.ts';
import { ID, SITTING, TIME, YES } from '../log/fields.ts';
import { withEntry } from '../log/folded.ts';
import { type Kinds, yes } from '../log/kind.ts';
import { standInsAfter } from './awaited.ts';
import type { OnlineEntry } from './entries.ts';
import { personText } from './persons.ts';
import { scheduleRefusal, seatedRefusal, shortenedRefusal, unopenedRefusal } from './refusals.ts';

const ZONE = field(
  (value) => isText(value, 1, 60) && /^[A-Za-z0-9_+\-/]+$/.test(String(value)),
  'a time zone like Europe/London',
);

/** At most as many players sit at a table. */
const MOST_PERSONS = 4;
const isPerson = (value: unknown): boolean => {
  const { contestant, player }: Value = isObject(value) ? value : {};
  return ID.isFit(contestant) && whole(1, MOST_OF.players).isFit(player);
};
const PERSONS = {
  ...list(isPerson, MOST_PERSONS, 'players with contestant and player'),
  copy: copied('contestant', 'player'),
};

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
  awaited: {
    fields: { where: SITTING, persons: PERSONS },
    isFromServer: true,
    isKeepers: yes,
    refusal: unopenedRefusal,
    fold: (now, { where, persons }) => ({
      awaited: withEntry(now.awaited, where, persons),
      standIns: standInsAfter(now, where, persons),
    }),
  },
  covered: {
    fields: { where: SITTING, 'forAwaited?': YES },
    refusal: unopenedRefusal,
    fold: ({ awaited, standIns }, entry) =>
      // without the mark it is a thing of the table alone
      entry.forAwaited === true
        ? { standIns: new Set([...standIns, ...(awaited.get(entry.where) ?? []).map(personText)]) }
        : {},
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
