import { defined } from '@overtrick/rules/assert';
import { stateOf } from '../book.ts';
import { makePlace, parseSitting } from '../line.ts';
import { roundsPlayed } from '../plan.ts';
import type { ClockLog, LineBook } from '../tournament.ts';
import { type Folded, type Folds, withEntry, withoutEntry } from './folded.ts';
import { regulatedTerms } from './terms.ts';

/** The terms, the boards, the clock, calls and announcements, the end. */
export const FOLDS_OF_EVENING: Folds<
  | 'regulated'
  | 'dealt'
  | 'solved'
  | 'timed'
  | 'clock'
  | 'begun'
  | 'seated'
  | 'shortened'
  | 'covered'
  | 'scheduled'
  | 'continued'
  | 'sealed'
  | 'penalised'
  | 'appealed'
  | 'heard'
  | 'session'
  | 'flagged'
  | 'attended'
  | 'unflagged'
  | 'announced'
  | 'unsealed'
  | 'ended'
  | 'published'
  | 'reopened'
> = {
  regulated: (now, entry) => ({
    terms: regulatedTerms(now.terms, entry),
    ...(entry.policies?.agree === 'off' && { books: allAgreed(now.books) }),
  }),

  dealt(now, { board, deal, source }) {
    // sealed: the reader may not see the hands yet
    if (deal === '') return { boards: withEntry(now.boards, board, { source }) };
    const before = now.boards.get(board);
    const solved = before?.deal === deal ? before : {};
    return { boards: withEntry(now.boards, board, { ...solved, deal, source }) };
  },

  solved(now, { board, tricks, par }) {
    if (tricks === '') return {};
    const { par: _par, ...before } = now.boards.get(board) ?? {};
    return { boards: withEntry(now.boards, board, { ...before, tricks, ...(par !== undefined && { par }) }) };
  },

  timed(now, { at, section, minutesPerBoard, minutesPerMove, breaks, warnings }) {
    const times = {
      minutesPerBoard,
      minutesPerMove,
      ...(breaks && { breaks }),
      ...(warnings && { warnings }),
    };
    const before = clockOf(now, section);
    const acts = [...before.acts, { at, act: 'times' as const, times }];
    return { clocks: withEntry(now.clocks, section, { ...before, times, acts }) };
  },

  clock(now, { section, act, seconds, at }) {
    const before = clockOf(now, section);
    const acts = [...before.acts, { at, act, ...(seconds !== undefined && { seconds }) }];
    return {
      clocks: withEntry(now.clocks, section, { ...before, acts }),
      ...(act === 'start' && now.state === 'setup' && { state: 'playing' as const }),
    };
  },

  begun(now, { where }) {
    const sitting = defined(parseSitting(where), 'a sitting that is stored has a name');
    return { begun: withEntry(now.begun, makePlace(sitting), sitting.round) };
  },

  seated: (now, { where, table }) => ({
    seated: withEntry(now.seated, where, table),
    state: now.state === 'setup' ? 'playing' : now.state,
  }),

  shortened: (now, { where, boards }) => ({ shortened: withEntry(now.shortened, where, boards) }),

  // a thing of the table alone
  covered: () => ({}),

  scheduled: (_, { start, boards, minutesPerBoard, every, zone }) => ({
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

  continued: (_, { next }) => ({ next }),

  sealed: (now, { commitment, salt, boards }) => ({ seals: [...now.seals, { commitment, salt, boards }] }),

  penalised(now, { contestant, amount, unit, reason }) {
    const session = now.sessions.at(-1)?.name;
    const penalty = {
      ...{ contestant, amount, unit },
      ...(reason !== undefined && { reason }),
      ...(session !== undefined && { session }),
    };
    return { penalties: [...now.penalties, penalty] };
  },

  appealed: (now, { line, text }, number) => ({ appeals: withEntry(now.appeals, number, { line, text }) }),

  heard(now, { appeal: number, decision }) {
    const appeal = defined(now.appeals.get(number), 'an appeal that is heard was made');
    return { appeals: withEntry(now.appeals, number, { ...appeal, decision }) };
  },

  session: (now, { name, date, finalists, isBySection }) => ({
    sessions: [
      ...now.sessions,
      {
        name,
        ...(date !== undefined && { date }),
        ...(finalists && { finalists }),
        ...(isBySection && { isBySection }),
      },
    ],
    state: 'playing',
    endedAt: undefined,
    clocks: new Map([...now.clocks].map(([section, clock]) => [section, nextClock(now, section, clock)])),
  }),

  flagged: (now, { at, by, place, text }, number) => ({
    flags: withEntry(now.flags, number, { number, at, by, place, text }),
  }),

  attended(now, { flag: number, by }) {
    const flag = defined(now.flags.get(number), 'a flag that is attended to is open');
    return { flags: withEntry(now.flags, number, { ...flag, attendedBy: by }) };
  },

  unflagged: (now, { flag }) => ({ flags: withoutEntry(now.flags, flag) }),

  announced: (now, { at, text, to }, number) => ({ notices: [...now.notices, { number, at, text, to }] }),

  unsealed: (now, { board, by }) => ({
    keys: withoutPlaying(now.keys, by),
    unsealed: withEntry(now.unsealed, board, [...new Set([...(now.unsealed.get(board) ?? []), by])]),
  }),

  ended: (_, { at }) => ({ state: 'over', endedAt: at }),

  published: ({ edition, endedAt }, { at }) => ({
    state: 'published',
    edition: edition + 1,
    endedAt: endedAt ?? at,
    reopened: undefined,
  }),

  reopened: ({ state }, { reason }) =>
    state === 'published' ? { state: 'over', reopened: reason } : { state: 'playing', endedAt: undefined },
};

/** The clock of a section for the next evening: it has its times, and is to be started. */
const nextClock = (now: Folded, section: string, { times, acts }: ClockLog): ClockLog => ({
  ...(times && { times }),
  acts: acts.filter(({ act }) => act === 'times').slice(-1),
  before: roundsPlayed(now, section),
});

const clockOf = ({ clocks }: Folded, section: string): ClockLog => clocks.get(section) ?? { acts: [] };

/** The reports of one side are enough from now on. */
function allAgreed(books: Folded['books']): Folded['books'] {
  const reported = [...books].filter(([, book]) => stateOf(book) === 'reported');
  return reported.reduce((now, [line, book]) => now.set(line, agreedOn(book)), books);
}

function agreedOn(book: LineBook): LineBook {
  const report = book.NS ?? book.EW;
  return report === undefined ? book : { ...book, NS: report, EW: report };
}

/** Ends the right to play of a director who has looked at hands. */
function withoutPlaying(keys: Folded['keys'], number: number): Folded['keys'] {
  const key = keys.get(number);
  if (key?.plays === undefined) return keys;
  const { plays: _plays, ...rest } = key;
  return withEntry(keys, number, rest);
}
