import { defined } from '@overtrick/rules/assert';
import { present } from '@overtrick/rules/present';
import type { Key } from '../keys/key.ts';
import { makePlace, parseSitting } from '../line.ts';
import { linesAt, mayHaveBegun } from '../lines/standing.ts';
import { between, list, oneOf } from '../log/field.ts';
import { BREAKS, SECTION, SITTING } from '../log/fields.ts';
import { type Folded, withEntry } from '../log/folded.ts';
import { always, type Kinds } from '../log/kind.ts';
import { notFor } from '../log/notFor.ts';
import { type Refusal, refuse } from '../log/refusal.ts';
import type { ClockLog, Tournament } from '../tournament.ts';
import type { Begun, ClockEntry, ClockSet } from './entries.ts';

/** The entries for each section's clock, and for the rounds that tables have started. */
export const KINDS: Kinds<ClockEntry['kind']> = {
  timed: {
    fields: {
      section: SECTION,
      minutesPerBoard: between(1, 120),
      minutesPerMove: between(0, 120),
      'breaks?': BREAKS,
      'warnings?': list((value) => between(0, 120).isFit(value), 5, 'minutes'),
    },
    fold(now, { at, section, minutesPerBoard, minutesPerMove, breaks, warnings }) {
      const times = {
        minutesPerBoard,
        minutesPerMove,
        ...present({ breaks, warnings }),
      };
      const before = clockOf(now, section);
      const acts = [...before.acts, { at, act: 'times' as const, times }];
      return { clocks: withEntry(now.clocks, section, { ...before, times, acts }) };
    },
  },
  clock: {
    fields: {
      section: SECTION,
      act: oneOf('start', 'pause', 'resume', 'add', 'next'),
      'seconds?': between(-86_400, 86_400),
    },
    refusal: clockRefusal,
    fold(now, { section, act, seconds, at }) {
      const before = clockOf(now, section);
      const acts = [...before.acts, { at, act, ...present({ seconds }) }];
      return {
        clocks: withEntry(now.clocks, section, { ...before, acts }),
        ...(act === 'start' && now.state === 'setup' && { state: 'playing' as const }),
      };
    },
  },
  begun: {
    fields: { where: SITTING },
    roles: { scorer: always, table: sittingRefusal },
    isRefusedAtEnd: true,
    refusal: begunRefusal,
    fold(now, { where }) {
      const sitting = defined(parseSitting(where), 'a sitting that is stored has a name');
      return { begun: withEntry(now.begun, makePlace(sitting), sitting.round) };
    },
  },
};

const clockOf = ({ clocks }: Folded, section: string): ClockLog => clocks.get(section) ?? { acts: [] };

/** Refuses acts that are impossible in the clock's current state. */
function clockRefusal({ clocks }: Tournament, { section, act, seconds }: ClockSet): Refusal | undefined {
  const acts = clocks.get(section)?.acts ?? [];
  const nothing = (why: string) => refuse('ERR_NOTHING', section, why);
  const isStarted = acts.some((one) => one.act === 'start');
  if (act === 'start') return isStarted ? nothing('the clock is running already') : undefined;
  if (!isStarted) return nothing('the clock has not been started');
  const isPaused = acts.findLast((one) => one.act === 'pause' || one.act === 'resume')?.act === 'pause';
  if (act === 'pause') return isPaused ? nothing('the clock is paused already') : undefined;
  if (act === 'resume') return isPaused ? undefined : nothing('the clock is running');
  return act === 'add' && seconds === undefined ? nothing('give a number of seconds') : undefined;
}

/** Refuses a round that is not in the plan, or that is earlier than the table's current round. */
function begunRefusal(tournament: Tournament, { where }: Begun): Refusal | undefined {
  const sitting = parseSitting(where);
  if (sitting === undefined || linesAt(tournament, sitting).length === 0)
    return refuse('ERR_LINE', where, `there is no match at ${where} in this round`);
  const now = tournament.begun.get(makePlace(sitting)) ?? 0;
  return sitting.round > now
    ? undefined
    : refuse('ERR_NOTHING', where, `this table has started round ${now} already`);
}

/** Refuses a table's device at another place, or for a round that cannot have started there yet. */
function sittingRefusal(tournament: Tournament, { where: at }: Begun, key: Key): Refusal | undefined {
  const sitting = parseSitting(at);
  if (sitting === undefined) return undefined;
  if (makePlace(sitting) !== key.place) return notFor(key, `this device belongs to ${key.place}`);
  return mayHaveBegun(tournament, sitting)
    ? undefined
    : refuse('ERR_ROUND', at, `round ${sitting.round} is not the next round at ${key.place}`);
}
