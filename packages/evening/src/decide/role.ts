import type { Amended, Entered, Granted, TournamentCommand } from '../entry.ts';
import type { Key, Role } from '../key.ts';
import { type Line, makePlace, parseLine, parseSitting } from '../line.ts';
import { type Meeting, sideOf } from '../lines/meeting.ts';
import { linesOfRound } from '../plan.ts';
import { sitsAt } from '../teams/seats.ts';
import type { Tournament } from '../tournament.ts';
import { handsRefusal } from './hands.ts';
import { isReportedByTable } from './online.ts';
import { type Refusal, refuse } from './refusal.ts';
import { linesAt, mayHaveBegun } from './standing.ts';

type Kind = TournamentCommand['kind'];

const OF_LINES = ['reported', 'agreed', 'withdrawn', 'skipped'] as const;

/** The kinds of commands that a role can give at all. A director can give all. */
const KINDS: Readonly<Record<Exclude<Role, 'director'>, readonly Kind[]>> = {
  scorer: [...OF_LINES, 'begun', 'dealt', 'entered', 'amended', 'flagged', 'unflagged'],
  table: [...OF_LINES, 'begun', 'dealt', 'flagged', 'unflagged'],
  player: [...OF_LINES, 'dealt', 'amended', 'hid', 'lined', 'carded', 'flagged', 'unflagged'],
  screen: [],
  join: ['granted', 'entered', 'amended'],
};

const NOUNS: Readonly<Record<Role, string>> = {
  director: 'a director',
  scorer: 'a scorer',
  table: 'a table',
  player: 'a player',
  screen: 'a screen',
  join: 'the join link',
};

/** The refusal of a command that the key is not for. */
export function roleRefusal(
  tournament: Tournament,
  key: Key,
  command: TournamentCommand,
): Refusal | undefined {
  const { role } = key;
  if (key.isRevoked || key.isAsked)
    return refuse(
      'ERR_ROLE',
      undefined,
      key.isRevoked ? 'the link is revoked' : 'a director lets the link in first',
    );
  if (role === 'director') return undefined;
  if (!KINDS[role].includes(command.kind))
    return refuse('ERR_ROLE', command.kind, `${NOUNS[role]} does not do that: call the director`);
  switch (command.kind) {
    case 'reported':
    case 'agreed':
    case 'withdrawn':
    case 'skipped':
      return lineRefusal(tournament, key, command);
    case 'dealt':
      return handsRefusal(tournament, key, command);
    case 'begun':
      return sittingRefusal(tournament, key, command.where);
    case 'flagged':
      return placeRefusal(tournament, key, command.place);
    case 'unflagged': {
      const isOwn = tournament.flags.get(command.flag)?.by === key.number;
      return isOwn || role === 'scorer' ? undefined : notFor(key, 'the call is not from here');
    }
    case 'entered':
      return role === 'join' ? entryRefusal(tournament, command) : namesRefusal(key, command);
    case 'amended':
      if (role === 'join') return partnerRefusal(tournament, command);
      return role === 'player' ? ownRefusal(tournament, key, command) : namesRefusal(key, command);
    case 'lined':
      return key.contestant === command.contestant && key.player === CAPTAIN
        ? undefined
        : notFor(key, 'the captain of a team says who sits where');
    case 'carded':
      return command.contestant !== undefined &&
        key.contestant === command.contestant &&
        key.player === CAPTAIN
        ? undefined
        : notFor(key, 'the captain of a team enters its own card');
    case 'hid':
      return ownRefusal(tournament, key, command);
    case 'granted':
      return joinRefusal(command);
    default:
      return undefined;
  }
}

/** The captain is the first player of a team. */
const CAPTAIN = 1;

const notFor = (key: Key, why: string): Refusal => refuse('ERR_ROLE', key.place ?? key.contestant, why);

type OfLine = Extract<TournamentCommand, { kind: (typeof OF_LINES)[number] }>;

function lineRefusal(tournament: Tournament, key: Key, command: OfLine): Refusal | undefined {
  const line = parseLine(command.line);
  if (line === undefined || key.role === 'scorer') return undefined;
  if (isReportedByTable(tournament, command.line))
    return notFor(key, 'the board is played at an online table, which reports it');
  const { device } = tournament.terms.policies;
  if (key.role === 'table') {
    if (device === 'own') return notFor(key, 'results are entered on the players’ own devices');
    if (makePlace(line) !== key.place) return notFor(key, `this device scores at ${key.place}`);
  } else {
    if (device === 'table') return notFor(key, 'results are entered on the device of the table');
    const wrong = sideRefusal(tournament, key, command, line);
    if (wrong) return wrong;
  }
  return mayHaveBegun(tournament, line)
    ? undefined
    : refuse('ERR_ROUND', command.line, `round ${line.round} has not begun at ${makePlace(line)}`);
}

/** A player speaks for their own side. */
function sideRefusal(tournament: Tournament, key: Key, command: OfLine, line: Line): Refusal | undefined {
  const met = meetingAt(tournament, command, line);
  const side = met && sideOf(met, key.contestant ?? '');
  if (side === undefined || met === undefined || !sitsAt(tournament, key, { ...met, round: line.round }))
    return notFor(key, `you do not sit at ${makePlace(line)} in round ${line.round}`);
  if (command.kind === 'skipped' || command.side === side) return undefined;
  return notFor(key, 'each side speaks for itself on its own device');
}

/** The meeting at a line: by the plan now, or by the one that the device knew. */
function meetingAt(tournament: Tournament, command: OfLine, line: Line): Meeting | undefined {
  const plan =
    command.kind === 'reported' ? tournament.plans.find(({ number }) => number === command.plan) : undefined;
  const known = plan && linesOfRound(plan, line.round).find((one) => one.line === command.line);
  return known ?? tournament.lines.get(command.line) ?? linesAt(tournament, line)[0];
}

function sittingRefusal(tournament: Tournament, key: Key, at: string): Refusal | undefined {
  const sitting = parseSitting(at);
  if (sitting === undefined || key.role === 'scorer') return undefined;
  if (makePlace(sitting) !== key.place) return notFor(key, `this device scores at ${key.place}`);
  return mayHaveBegun(tournament, sitting)
    ? undefined
    : refuse('ERR_ROUND', at, `round ${sitting.round} does not follow at ${key.place}`);
}

/** A table calls from its place, a player from one of theirs. */
function placeRefusal(tournament: Tournament, key: Key, place: string): Refusal | undefined {
  if (key.role === 'scorer') return undefined;
  const isHere =
    key.role === 'table'
      ? place === key.place
      : [...tournament.lines.values()].some(
          (line) => makePlace(line) === place && sitsAt(tournament, key, line),
        );
  return isHere ? undefined : notFor(key, `you do not sit at ${place}`);
}

/** A scorer enters names; points, rankings and strats are the director's. */
function namesRefusal(
  key: Key,
  { kind: _kind, contestant: _contestant, players: _players, ...more }: Entered | Amended,
): Refusal | undefined {
  const isMore = Object.values(more).some((value) => value !== undefined);
  return isMore ? notFor(key, 'a scorer enters names: the rest is the director’s') : undefined;
}

/** A player changes their own name alone. */
function ownRefusal(
  { contestants }: Tournament,
  key: Key,
  command: Extract<TournamentCommand, { kind: 'amended' | 'hid' }>,
): Refusal | undefined {
  const own = () => notFor(key, 'a player changes their own name alone');
  if (command.contestant !== key.contestant) return own();
  if (command.kind === 'hid') return command.player === key.player ? undefined : own();
  const before = contestants.get(command.contestant)?.players ?? [];
  const { players = before, strat, isUnranked, isAway, isRobots } = command;
  const isOther = players.some(
    (player, i) =>
      i + 1 !== key.player && (player.name !== before[i]?.name || player.number !== before[i]?.number),
  );
  const isSameMany = players.length === Math.max(before.length, key.player ?? 0);
  const more = [strat, isUnranked, isAway, isRobots];
  return isOther || !isSameMany || more.some((value) => value !== undefined) ? own() : undefined;
}

/** More than one server's evening without a director has; the director enters as many as they like. */
export const MOST_ENTERED = 400;

/** Whoever has the join link enters a pair, or themselves, where the policy lets them and nothing has begun. */
function entryRefusal(
  tournament: Tournament,
  { kind: _kind, contestant: _contestant, players = [], ...more }: Entered,
): Refusal | undefined {
  const closed = whyClosed(tournament);
  if (closed !== undefined) return closed;
  if (tournament.contestants.size >= MOST_ENTERED)
    return refuse('ERR_CLOSED', 'entered', 'as many have entered as can: ask the director');
  const isMore = Object.values(more).some((value) => value !== undefined);
  const isFit = players.length >= 1 && players.length <= 2 && players.every(({ name }) => name.trim() !== '');
  return isMore || !isFit
    ? refuse('ERR_ROLE', 'entered', 'one enters oneself, or a pair, with a name each')
    : undefined;
}

/** Somebody becomes the partner of a player who has none. */
function partnerRefusal(
  tournament: Tournament,
  { kind: _kind, contestant, players = [], ...more }: Amended,
): Refusal | undefined {
  const before = tournament.contestants.get(contestant)?.players ?? [];
  const isMore = Object.values(more).some((value) => value !== undefined);
  const isAdded =
    before.length === 1 &&
    players.length === 2 &&
    players[0]?.name === before[0]?.name &&
    players[0]?.number === before[0]?.number &&
    players[1]?.name.trim() !== '';
  return (
    whyClosed(tournament) ??
    (isMore || !isAdded
      ? refuse('ERR_ROLE', contestant, 'one becomes the partner of a player who has none')
      : undefined)
  );
}

const whyClosed = ({ terms, state, plans }: Tournament): Refusal | undefined =>
  terms.policies.entry === 'open' && state === 'setup' && plans.length === 0
    ? undefined
    : refuse('ERR_CLOSED', 'entered', 'nobody enters by themselves now: ask the director');

/** The join link gives keys of tables and of players. */
const joinRefusal = ({ role }: Granted): Refusal | undefined =>
  role === 'table' || role === 'player'
    ? undefined
    : refuse('ERR_ROLE', role, `the join link makes no key of ${NOUNS[role]}`);
