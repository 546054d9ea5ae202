import type { TournamentEntry } from '@overtrick/evening/entry';
import type { Schedule, Tournament } from '@overtrick/evening/tournament';
import { newToken } from '../../base/token.ts';
import { dateAt, daysLater, isZone } from '../../base/weekly.ts';
import { AppendConflict } from '../../store/store.ts';
import { nextIdOf } from '../keys.ts';
import type { ClubServices } from '../services.ts';
import { bodyOf, logOf } from '../tournamentLog.ts';
import type { TimedEvening } from './timetable.ts';

const DAY_MS = 86_400_000;

/**
 * Opens the next of repeating evenings, on the same terms and with the same directors. Its id follows from the one
 * before, so that it is opened only once.
 */
export async function openNext(
  { store, now: clock }: Pick<ClubServices, 'store' | 'now'>,
  id: string,
  before: Tournament,
): Promise<TimedEvening | undefined> {
  const { schedule, terms, keys } = before;
  if (schedule?.every === undefined) return undefined;
  const now = clock();
  const start = startAfter(schedule, schedule.every, now);
  const next = nextIdOf(before);
  const { secret: _, series = id, date: __, ...kept } = terms;
  const stamp = { at: now, by: 0 };
  const directors = [...keys.values()].filter(
    ({ role, isRevoked, isAsked, proof }) =>
      role === 'director' && !isRevoked && !isAsked && proof !== undefined,
  );
  const entries: readonly TournamentEntry[] = [
    {
      ...stamp,
      kind: 'opened',
      ...kept,
      date: dateAt(start, zoneOf(schedule)),
      series,
      secret: newToken(),
    },
    ...directors.map(
      ({ proof = '', label }): TournamentEntry => ({
        ...stamp,
        kind: 'granted',
        role: 'director',
        proof,
        ...(label !== undefined && { label }),
      }),
    ),
    { ...stamp, kind: 'scheduled', ...schedule, start },
  ];
  try {
    await store.append({ log: logOf(next), length: 0, bodies: entries.map(bodyOf) });
  } catch (error) {
    // it was already opened, but the process died before it could record that
    if (!(error instanceof AppendConflict)) throw error;
  }
  return { tournament: next, start };
}

/** Returns the first time from now on that is a multiple of `every` days after the earlier start. */
function startAfter(schedule: Schedule, every: number, now: number): number {
  const { start } = schedule;
  const zone = zoneOf(schedule);
  const times = Math.max(1, Math.ceil((now - start) / (every * DAY_MS)));
  const next = daysLater(start, times * every, zone);
  // the clock was moved forward meanwhile
  return next >= now ? next : daysLater(start, (times + 1) * every, zone);
}

/** Returns the time zone of a schedule, or UTC if this machine does not know it. */
const zoneOf = ({ zone }: Schedule): string => (zone !== undefined && isZone(zone) ? zone : 'UTC');
