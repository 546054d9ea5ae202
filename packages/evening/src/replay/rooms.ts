import type { Event } from '@overtrick/duplicate/event/event';
import type { Entry, Traveller } from '@overtrick/duplicate/traveller/traveller';
import type { Movement, Sitting } from '@overtrick/movements/movement';
import { movementJson } from '@overtrick/movements/text';
import { present } from '@overtrick/rules/present';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { Fouled, Opened, Planned, Reseated, TournamentCommand } from '../entry.ts';
import { makeLine } from '../line.ts';

/** A line with the entry of the event that is its result. */
export interface ReplayedLine {
  readonly line: string;
  readonly board: number;
  readonly outcome: Entry['outcome'];
  readonly lead?: Entry['lead'];
}

interface Rooms {
  readonly commands: readonly TournamentCommand[];
  readonly lines: readonly ReplayedLine[];
}

/** The most rounds and tables of a section. */
const MOST_ROUNDS = 99;
const MOST_TABLES = 200;

/** Returns the ids of the contestants in the log, by their ids in the event. */
export const contestantIds = ({ contestants }: Event): ReadonlyMap<string, string> =>
  new Map(contestants.map(({ id }, i) => [id, `c${i + 1}`]));

export const openingOf = (event: Event): Opened => {
  const { name, date, method = 'mp', options, strats } = event;
  return {
    kind: 'opened',
    ...(name !== undefined && cleaned(name) !== '' && { name: cleaned(name).slice(0, 80) }),
    ...(date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date) && { date }),
    form: FORM_OF[seatingOf(event)],
    game: 'bridge',
    method,
    ...present({ options, strats }),
  };
};

const FORM_OF = { pairs: 'pairs', teams: 'teams', individual: 'individual' } as const;

/** Returns who sits at the tables of an event. */
const seatingOf = ({ matches, partners = [] }: Event): keyof typeof FORM_OF =>
  matches !== undefined ? 'teams' : partners.length > 0 ? 'individual' : 'pairs';

/** Cleans a name to one line, without characters that a log refuses. */
const cleaned = (name: string): string =>
  name.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** Returns the contestants, and a section for each part of the event, in which each board is a round. */
export function roomsOf(event: Event, ids: ReadonlyMap<string, string>): Result<Rooms, 'ERR_REPLAY'> {
  const parts = partsOf(event.travellers);
  const letters = parts.map((_, i) => lettersOf(i));
  const commands: TournamentCommand[] = event.contestants.map(({ id, number, direction, ...rest }) => ({
    kind: 'entered',
    contestant: ids.get(id) ?? id,
    number,
    ...(direction && { direction }),
    ...(rest.players && { players: rest.players.slice(0, 8) }),
    ...present({ strat: rest.strat, carried: rest.carried }),
    ...(rest.isUnranked && { isUnranked: true }),
  }));
  const lines: ReplayedLine[] = [];
  for (const [i, part] of parts.entries()) {
    const section = letters[i];
    if (section === undefined) return fail('ERR_REPLAY', undefined, 'a tournament has at most 702 sections');
    const room = roomOf(event, part, section, ids);
    if (!room.ok) return room;
    commands.push(...room.value.commands);
    lines.push(...room.value.lines);
  }
  return ok({ commands, lines });
}

/** Travellers that are rounds of one section. */
interface RoomPart {
  readonly travellers: readonly Traveller[];
  /** The index from which each traveller's entries are used. */
  readonly from: number;
}

/** Splits travellers by session and section into parts that fit into one section. */
function partsOf(travellers: readonly Traveller[]): readonly RoomPart[] {
  const groups = Map.groupBy(travellers, ({ section, session, expected }) =>
    JSON.stringify([session, section, expected]),
  );
  return [...groups.values()].flatMap((group) => {
    const tables = Math.max(...group.map(({ entries }) => entries.length));
    return chunks(group.length, MOST_ROUNDS).flatMap((round) =>
      chunks(tables, MOST_TABLES).map((from) => ({
        travellers: group.slice(round, round + MOST_ROUNDS),
        from,
      })),
    );
  });
}

/** Returns the start of each chunk of a given size. */
const chunks = (count: number, size: number): readonly number[] =>
  Array.from({ length: Math.ceil(count / size) }, (_, i) => i * size);

/** Returns the letters of a section by index: `A` to `Z`, then `AA` to `ZZ`. */
const lettersOf = (index: number): string | undefined => {
  const letter = (i: number): string => String.fromCharCode(65 + i);
  if (index < 26) return letter(index);
  return index < 702 ? letter(Math.floor(index / 26) - 1) + letter(index % 26) : undefined;
};

function roomOf(
  event: Event,
  { travellers, from }: RoomPart,
  section: string,
  ids: ReadonlyMap<string, string>,
): Result<Rooms, 'ERR_REPLAY'> {
  const numbers = new Map(event.contestants.map(({ id }, i) => [id, i + 1]));
  const partners = new Map(event.partners?.map(({ id, contestants }) => [id, contestants]));
  const seatsOf = (id: string): readonly number[] =>
    (partners.get(id) ?? [id]).map((one) => numbers.get(one) ?? 0);
  const directions = new Map(event.contestants.map(({ id, direction }) => [id, direction]));
  const reseated: Reseated[] = [];
  const lines: ReplayedLine[] = [];
  const fouled: Fouled[] = [];
  const rounds = travellers.map(({ board, entries }, i) =>
    entries.slice(from, from + MOST_TABLES).map(({ ns, ew, outcome, lead, form }, table): Sitting => {
      const line = makeLine({ section, table: table + 1, round: i + 1, board });
      lines.push({ line, board, outcome, ...present({ lead }) });
      if (form !== undefined) fouled.push({ kind: 'fouled', board, lines: [line], form });
      const isTurned = directions.get(ns) === 'EW' && directions.get(ew) === 'NS';
      if (isTurned)
        reseated.push({ kind: 'reseated', where: line, ns: ids.get(ns) ?? ns, ew: ids.get(ew) ?? ew });
      const [first, second] = isTurned ? [ew, ns] : [ns, ew];
      return { seats: [...seatsOf(first), ...seatsOf(second)], set: board };
    }),
  );
  const nobody: Sitting = { seats: partners.size > 0 ? [0, 0, 0, 0] : [0, 0], set: 0 };
  const tables = Math.max(1, ...rounds.map((round) => round.length));
  const movement: Movement = {
    name: 'As it was played',
    seating: seatingOf(event),
    winners: event.winners,
    tables: Array.from({ length: tables }, (_, table) => rounds.map((round) => round[table] ?? nobody)),
    sharing: tables > 1 ? [Array.from({ length: tables }, (_, table) => table)] : [],
  };
  const odd = rounds.flat().find(({ seats }) => seats.includes(0));
  if (odd) return fail('ERR_REPLAY', section, 'somebody plays who is not a contestant of the event');
  return ok({
    commands: [planned(event, movement, section, travellers[0], ids), ...reseated, ...fouled],
    lines,
  });
}

function planned(
  event: Event,
  movement: Movement,
  section: string,
  first: Traveller | undefined,
  ids: ReadonlyMap<string, string>,
): Planned {
  const expected = first?.expected ?? event.expected;
  return {
    kind: 'planned',
    section,
    from: 1,
    movement: movementJson(movement),
    entrants: event.contestants.map(({ id }) => ids.get(id) ?? id),
    // a set is a board, by its number
    boardsPerRound: 1,
    firstBoard: 1,
    ...(first?.section !== undefined && { boards: 'apart' }),
    ...(first?.session !== undefined && { session: first.session }),
    ...present({ expected }),
  };
}
