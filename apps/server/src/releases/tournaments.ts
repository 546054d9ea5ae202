import { decide } from '@overtrick/evening/decide';
import type { Opened, TournamentCommand, TournamentEntry } from '@overtrick/evening/entry';
import { added, tournamentOf } from '@overtrick/evening/fold';
import { KEEPER } from '@overtrick/evening/keys/key';
import { makeEntry } from '@overtrick/evening/log';
import { type Opening, openTournament } from '@overtrick/evening/terms/open';
import { eventOf } from '@overtrick/evening/toEvent';
import type { Tournament } from '@overtrick/evening/tournament';
import { undrawn } from '@overtrick/movements/draws/sittings';
import { MOVEMENT_KINDS, movementOf } from '@overtrick/movements/kinds';
import type { Movement } from '@overtrick/movements/movement';
import { assert, defined } from '@overtrick/rules/assert';
import { makeDealt } from '@overtrick/rules/deals/dealt';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { seededRandom } from '@overtrick/rules/random';
import { ok, type Result } from '@overtrick/rules/result';

/** Returns the parts that must not change when a log of an older version is read: terms, keys, results, seating. */
export const tournamentGist = (tournament: Tournament): object => ({
  version: tournament.version,
  state: tournament.state,
  terms: tournament.terms,
  keys: [...tournament.keys.values()].map(({ number, role, isAsked, isRevoked }) => ({
    number,
    role,
    ...(isAsked && { isAsked }),
    ...(isRevoked && { isRevoked }),
  })),
  lines: [...tournament.lines].map(([name, { ns, ew, board }]) => `${name} ${ns} ${ew} ${board}`),
  event: eventOf(tournament),
  clocks: [...tournament.clocks],
  seated: [...tournament.seated],
  flags: [...tournament.flags.values()],
  notices: tournament.notices,
  appeals: [...tournament.appeals.values()],
  draws: tournament.draws,
  cards: tournament.cards,
  lineUps: tournament.lineUps,
  next: tournament.next,
});

function movement(kind: string, contestants: number, rounds?: number): Movement {
  const made = movementOf(
    defined(
      MOVEMENT_KINDS.find(({ id }) => id === kind),
      kind,
    ),
    contestants,
    rounds,
  );
  assert(made.ok, kind);
  return made.value;
}

/** Returns the log of a tournament whose keeper gives these commands, one per second. */
function evening(
  opening: Omit<Opening, 'at'> | Omit<Opened, 'kind'>,
  commandsFor: (version: () => number) => Iterable<TournamentCommand>,
): readonly string[] {
  const log: Result<readonly TournamentEntry[]> =
    'movement' in opening
      ? openTournament({ ...opening, at: 0 })
      : ok([{ at: 0, by: 0, kind: 'opened', ...opening }]);
  assert(log.ok, 'a tournament is opened');
  const entries: TournamentEntry[] = [...log.value];
  let now = tournamentOf(entries);
  for (const command of commandsFor(() => now.version)) {
    const decided = decide(now, KEEPER, command);
    assert(decided.ok, `${command.kind}: ${decided.ok ? '' : decided.why}`);
    for (const one of decided.value) {
      const entry: TournamentEntry = { ...one, at: now.version * 1000, by: 0, id: `d${now.version}` };
      entries.push(entry);
      now = added(now, entry);
    }
  }
  return entries.map(makeEntry);
}

const DEAL = 'N:AQ962.K7.QJ4.983 K75.AQT4.K63.AK5 JT83.9852.A95.76 4.J63.T872.QJT42';
/** Cards with their order, and those that come back, for games that need them. */
const ORDERED = makeDealt(randomSetup({ dealer: 'N', vul: 'none' }, seededRandom('release'), 'split'));
const PLAYERS = ['Ann', 'Bea', 'Cleo'].map((name, i) => ({ name, number: `${i + 1}` }));

/** Returns the log of a room of four pairs, in which the director does everything there is. */
const room = (): readonly string[] =>
  evening(
    {
      form: 'pairs',
      game: 'bridge',
      method: 'mp',
      secret: 'secret',
      series: 'first1234567',
      movement: movement('howell', 4),
      boardsPerRound: 2,
    },
    function* (version) {
      yield { kind: 'regulated', name: 'Friday', policies: { ranking: 'end' } };
      for (const [i, role] of (['director', 'table', 'table'] as const).entries())
        yield {
          kind: 'granted',
          role,
          proof: `proof ${i}`,
          ...(role === 'table' && { place: `A${i}`, isAsked: true }),
        };
      const last = version();
      yield { kind: 'admitted', key: last - 1 };
      yield { kind: 'revoked', key: last };
      yield { kind: 'entered', contestant: 'c9', players: PLAYERS };
      yield { kind: 'scratched', contestant: 'c9' };
      yield { kind: 'amended', contestant: 'c1', players: PLAYERS, strat: 'B', handicap: 2 };
      yield { kind: 'amended', contestant: 'c2', players: PLAYERS.slice(0, 2) };
      yield { kind: 'dealt', board: 1, deal: DEAL, source: 'file' };
      yield { kind: 'dealt', board: 2, ...ORDERED, source: 'hand' };
      yield { kind: 'unsealed', board: 1, reason: 'to duplicate it' };
      yield { kind: 'solved', board: 1, tricks: '0123456789abcd012345', par: 420 };
      yield { kind: 'timed', section: 'A', minutesPerBoard: 7, minutesPerMove: 1 };
      for (const act of ['start', 'pause', 'resume'] as const) yield { kind: 'clock', section: 'A', act };
      yield { kind: 'begun', where: 'A1/1' };
      yield { kind: 'checked', line: 'A1/1/1', isRight: true };
      yield { kind: 'reported', line: 'A1/1/1', result: '4S N 10', side: 'NS', seen: 0, ago: 1000 };
      yield { kind: 'agreed', line: 'A1/1/1', side: 'EW' };
      yield { kind: 'reported', line: 'A1/1/2', result: '3NT E 9', side: 'both' };
      yield { kind: 'withdrawn', line: 'A1/1/2', side: 'both' };
      yield { kind: 'skipped', line: 'A1/1/2', why: 'time' };
      yield { kind: 'late', line: 'A1/1/2' };
      yield { kind: 'reported', line: 'A2/1/1', result: 'PASS', side: 'both' };
      yield { kind: 'ruled', line: 'A2/1/1', result: '2H S 8', reason: 'a wrong side', law: '64C' };
      yield { kind: 'appealed', line: 'A2/1/1', text: 'we did not' };
      yield { kind: 'heard', appeal: version(), decision: 'the ruling stands' };
      yield { kind: 'reported', line: 'A1/2/1', result: '1NT W 7', side: 'both' };
      yield { kind: 'accepted', line: 'A1/2/1' };
      yield { kind: 'fouled', board: 1, lines: ['A2/1/1'], form: 'B' };
      yield { kind: 'reseated', where: 'A2/2', ns: 'c1', ew: 'c2' };
      yield { kind: 'reboarded', where: 'A1/3', boards: [3, 4] };
      yield { kind: 'absent', contestant: 'c4', from: 3, to: 3, as: 'gone' };
      yield { kind: 'curtailed', section: 'A', rounds: 2 };
      yield { kind: 'penalised', contestant: 'c1', amount: -0.25, unit: 'tops', reason: 'late' };
      yield { kind: 'substituted', contestant: 'c1', player: 2, substitute: 3, from: 2 };
      for (let i = 0; i < 2; i++) yield { kind: 'flagged', place: 'A1', text: 'a card is missing' };
      yield { kind: 'attended', flag: version() };
      yield { kind: 'unflagged', flag: version() - 2 };
      yield { kind: 'announced', text: 'a break', to: 'all' };
      yield { kind: 'hid', contestant: 'c2', player: 1 };
      yield { kind: 'session', name: 'Saturday', date: '2026-11-21' };
      yield { kind: 'ended' };
      yield { kind: 'published' };
      yield { kind: 'reopened', reason: 'a result came late' };
    },
  );

/** Returns the log of an evening that starts by itself, and continues with another. */
const unattended = (): readonly string[] =>
  evening({ form: 'pairs', game: 'bridge', method: 'mp', policies: { medium: 'online' } }, function* () {
    yield { kind: 'scheduled', start: 1e9, boards: 6, minutesPerBoard: 7, every: 7 };
    yield { kind: 'ended' };
    yield { kind: 'continued', next: 'next12345678' };
  });

/** Returns the log of an evening at online tables. */
const online = (): readonly string[] =>
  evening(
    { form: 'pairs', game: 'bridge', method: 'mp', movement: movement('howell', 4), boardsPerRound: 2 },
    function* () {
      yield { kind: 'regulated', policies: { medium: 'online' } };
      yield { kind: 'sealed', commitment: '0'.repeat(64), salt: 'salt', boards: [1, 2] };
      yield { kind: 'seated', where: 'A1/1', table: 'table1234567' };
      yield { kind: 'awaited', where: 'A1/1', persons: [{ contestant: 'c1', player: 2 }] };
      yield { kind: 'covered', where: 'A1/1' };
      yield { kind: 'covered', where: 'A1/1', forAwaited: true };
      yield { kind: 'shortened', where: 'A1/1', boards: 1 };
      yield { kind: 'reported', line: 'A1/1/1', result: '4S N 10', side: 'both', record: '{}' };
      yield { kind: 'ended' };
    },
  );

/** Returns the log of four teams whose rounds are drawn. */
const teams = (): readonly string[] =>
  evening(
    {
      form: 'teams',
      game: 'bridge',
      method: 'imps',
      options: { scale: 'wbf' },
      movement: undrawn('swiss', 4, 2),
      draw: { kind: 'swiss', teams: 4 },
      boardsPerRound: 2,
      entrants: [1, 2, 3, 4].map(() => ({
        players: ['An', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => ({ name })),
      })),
    },
    function* () {
      const meetings = [
        ['c1', 'c2'],
        ['c3', 'c4'],
      ] as const;
      yield { kind: 'drawn', section: 'A', round: 1, meetings };
      yield { kind: 'lined', contestant: 'c1', from: 1, ns: [5, 2], ew: [3, 4] };
      yield { kind: 'carded', where: 'A1/1', home: 12, away: 3 };
    },
  );

/** Returns the log of three players at a table, whose contracts are scored by the scale of their game. */
const threes = (): readonly string[] =>
  evening(
    {
      form: 'threes',
      game: 'awol',
      scale: 'awol',
      method: 'mp',
      movement: movement('threes', 9),
      boardsPerRound: 2,
    },
    function* () {
      yield { kind: 'reported', line: 'A1/1/1', result: '4S S 10 opened=first lead=HK', side: 'both' };
      yield { kind: 'reported', line: 'A1/1/2', result: 'points=420/0/0', side: 'both' };
      yield { kind: 'ruled', line: 'A1/1/2', result: '1NT E 6 opened=never', reason: 'a slip' };
    },
  );

/** Returns the logs of tournaments by name, with every kind of entry at least once. */
export const tournamentLogs = (): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ['room', room()],
    ['online', online()],
    ['unattended', unattended()],
    ['teams', teams()],
    ['threes', threes()],
  ]);
