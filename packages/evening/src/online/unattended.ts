import { adviceFor } from '@overtrick/movements/advice';
import { MOVEMENT_KINDS } from '@overtrick/movements/kinds';
import type { TournamentCommand } from '../entry.ts';
import type { Key } from '../keys/key.ts';
import { plannedBy } from '../plan/draft.ts';
import type { Entrant, Tournament } from '../tournament.ts';
import { isDone } from '../view/lines.ts';

/** The fewest pairs for an evening. */
const LEAST_PAIRS = 4;
const SECTION = 'A';

/** The milliseconds after its time within which an evening may still start. */
export const LATEST_MS = 12 * 3_600_000;
/** An evening more milliseconds late than this is left alone: perhaps the clock is wrong. */
const LONG_AGO_MS = 60 * 86_400_000;

/** True if it is time for the evening to start by itself. */
export const isToBegin = (tournament: Tournament, now: number): boolean =>
  between(lateBy(tournament, now), 0, LATEST_MS);

/** True if the time in which the evening could have started by itself is over, so that the evening ends. */
export const isMissed = (tournament: Tournament, now: number): boolean =>
  between(lateBy(tournament, now), LATEST_MS, LONG_AGO_MS);

/** Returns the milliseconds since the evening's start time; `undefined` if it does not start by itself. */
const lateBy = ({ schedule, state, plans }: Tournament, now: number): number | undefined =>
  schedule !== undefined && state === 'setup' && plans.length === 0 ? now - schedule.start : undefined;

const between = (late: number | undefined, from: number, to: number): boolean =>
  late !== undefined && late >= from && late < to;

/**
 * Returns the commands that start an evening by itself: single players become pairs, computer players fill up to an
 * even number, the best-fitting movement is planned, and the clock starts. If nobody has come, the evening ends at
 * once.
 * @param hasCome true if somebody is connected with that key
 */
export function beginning(
  tournament: Tournament,
  hasCome: (key: Key) => boolean,
): readonly TournamentCommand[] {
  const { schedule } = tournament;
  if (schedule === undefined) return [];
  const present = presentIn(tournament, hasCome);
  if (present.length === 0) return [{ kind: 'ended' }];
  const { pairs, commands } = paired(present);
  const most = Math.max(LEAST_PAIRS, pairs.length + (pairs.length % 2));
  const robots = Array.from({ length: most - pairs.length }, (_, i) => freeId(tournament, `robots${i + 1}`));
  const entrants = [...pairs, ...robots];
  const { boards, minutesPerBoard } = schedule;
  const [advice] = adviceFor({ seating: 'pairs', entrants: entrants.length, boards, minutesPerBoard });
  const fallback = MOVEMENT_KINDS.find(({ id }) => id === (entrants.length > 12 ? 'mitchell' : 'howell'));
  const planned = plannedBy({
    kind: 'plan',
    section: SECTION,
    from: 1,
    movement: advice?.kind.id ?? fallback?.id ?? 'howell',
    ...(advice && { rounds: advice.rounds }),
    entrants,
    boardsPerRound: advice?.boardsPerRound ?? 2,
    firstBoard: 1,
  });
  if (!planned.ok) return [{ kind: 'ended' }];
  return [
    ...commands,
    ...robots.map((contestant): TournamentCommand => ({ kind: 'entered', contestant, isRobots: true })),
    planned.value,
    { kind: 'timed', section: SECTION, minutesPerBoard, minutesPerMove: 1, warnings: [2] },
    { kind: 'clock', section: SECTION, act: 'start' },
  ];
}

/** True if an evening that ends by itself has been played completely. */
export const isToEnd = (tournament: Tournament): boolean =>
  tournament.schedule !== undefined &&
  tournament.state === 'playing' &&
  tournament.lines.size > 0 &&
  [...tournament.lines.values()].every((line) => line.isVoid === true || isDone(tournament, line));

/** True if the next evening has still to be opened, which also happens after an evening that nobody came to. */
export const isToGoOn = ({ schedule, next, state }: Tournament): boolean =>
  schedule?.every !== undefined && next === undefined && (state === 'published' || state === 'over');

interface Present {
  readonly entrant: Entrant;
  /** The keys of the entrant's players. */
  readonly keys: readonly Key[];
}

function presentIn({ contestants, keys }: Tournament, hasCome: (key: Key) => boolean): readonly Present[] {
  const players = [...keys.values()].filter(
    ({ role, isRevoked, isAsked }) => role === 'player' && !isRevoked && !isAsked,
  );
  return [...contestants.values()].flatMap((entrant) => {
    const own = players.filter(({ contestant }) => contestant === entrant.id);
    return own.some(hasCome) ? [{ entrant, keys: own }] : [];
  });
}

/** Returns the pairs, and the commands that pair up single players in the order in which they came. */
function paired(present: readonly Present[]): {
  readonly pairs: readonly string[];
  readonly commands: readonly TournamentCommand[];
} {
  const isAlone = ({ entrant, keys }: Present): boolean =>
    keys.length === 1 && (entrant.players?.length ?? 0) <= 1;
  const alone = present.filter(isAlone);
  const joining = new Map<string, Present>();
  for (let i = 0; i + 1 < alone.length; i += 2) {
    const [first, second] = [alone[i], alone[i + 1]];
    if (first !== undefined && second !== undefined) joining.set(first.entrant.id, second);
  }
  const gone = new Set([...joining.values()].map(({ entrant }) => entrant.id));
  const pairs = present.flatMap(({ entrant: { id } }) => (gone.has(id) ? [] : [id]));
  const commands = [...joining].flatMap(([id, second]): readonly TournamentCommand[] => {
    const first = present.find(({ entrant }) => entrant.id === id);
    const [key] = second.keys;
    if (key?.proof === undefined) return [];
    const players = [
      first?.entrant.players?.[0] ?? { name: '' },
      second.entrant.players?.[0] ?? { name: '' },
    ];
    return [
      { kind: 'amended', contestant: id, players },
      { kind: 'revoked', key: key.number },
      {
        kind: 'granted',
        role: 'player',
        contestant: id,
        player: 2,
        proof: key.proof,
        ...(key.label !== undefined && { label: key.label }),
      },
      { kind: 'scratched', contestant: second.entrant.id },
    ];
  });
  return { pairs, commands };
}

const freeId = ({ contestants }: Tournament, id: string): string =>
  contestants.has(id) ? freeId({ contestants } as Tournament, `${id}x`) : id;
