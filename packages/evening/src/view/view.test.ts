import { MOVEMENT_KINDS, movementOf } from '@overtrick/movements/kinds';
import { fraction, pick, seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { decide } from '../decide.ts';
import type { TournamentCommand, TournamentEntry } from '../entry.ts';
import { added, tournamentOf } from '../fold.ts';
import { KEEPER } from '../keys/key.ts';
import { lineStateOf } from '../results/counted.ts';
import { openTournament } from '../terms/open.ts';
import type { TournamentPolicies } from '../terms/policies.ts';
import type { Tournament } from '../tournament.ts';
import { partsOf, withParts } from './parts.ts';
import { sightOf } from './sight.ts';
import { NOBODY, type Standpoint, standpointOf } from './standpoint.ts';
import { viewFor } from './viewFor.ts';

function opened(policies: Partial<TournamentPolicies> = {}, entrants = 10): readonly TournamentEntry[] {
  const kind = MOVEMENT_KINDS.find(({ id }) => id === 'mitchell');
  const movement = kind && movementOf(kind, entrants);
  if (!movement?.ok) throw new Error('no movement');
  const log = openTournament({
    form: 'pairs',
    game: 'bridge',
    method: 'mp',
    policies,
    secret: 'the secret of the join link',
    movement: movement.value,
    boardsPerRound: 2,
    at: 0,
  });
  if (!log.ok) throw new Error(log.why);
  return log.value;
}

function after(tournament: Tournament, commands: readonly TournamentCommand[]): Tournament {
  return commands.reduce((now, command) => {
    const decided = decide(now, KEEPER, command);
    if (!decided.ok) throw new Error(`${decided.at}: ${decided.why}`);
    return decided.value.reduce((next, entry) => added(next, { at: 0, by: 0, ...entry }), now);
  }, tournament);
}

const granted = (
  role: 'director' | 'table' | 'player' | 'screen' | 'scorer',
  more = {},
): TournamentCommand => ({
  kind: 'granted',
  role,
  proof: `proof of ${role} ${JSON.stringify(more)}`,
  label: `${role}`,
  ...more,
});
const both = (line: string, result: string): TournamentCommand => ({
  kind: 'reported',
  line,
  result,
  side: 'both',
});

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const OTHER = 'N:J73.65.K832.T754 AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2';

/** Adds all kinds of standpoints to a tournament, by name. */
function withKeys(tournament: Tournament) {
  const keys = after(tournament, [
    granted('director'),
    granted('director', { plays: 'c1' }),
    granted('scorer'),
    granted('screen'),
    granted('table', { place: 'A1' }),
    granted('table', { place: 'A2' }),
    granted('player', { contestant: 'c1', player: 1 }),
    granted('player', { contestant: 'c6', player: 2 }),
  ]);
  const standpoints: Standpoint[] = [NOBODY, ...[...keys.keys.keys()].map((key) => standpointOf(keys, key))];
  return { tournament: keys, standpoints };
}

const RESULTS = ['4S N 10', '4S N 9', '3NT E 9', '1NT W 7', 'PASS', '2H S 8', '6C N 11'];

/** Returns the commands of a random evening, in a possible order. */
function evening(seed: string, share: number, of: Iterable<string>): readonly TournamentCommand[] {
  const random = seededRandom(seed);
  const lines = [...of];
  return lines.slice(0, Math.ceil(share * lines.length)).flatMap((line): TournamentCommand[] => {
    const result = pick(random, RESULTS);
    const roll = fraction(random);
    if (roll < 0.1) return [{ kind: 'skipped', line, why: 'time' }];
    if (roll < 0.2) return [{ kind: 'reported', line, result, side: 'NS' }];
    if (roll < 0.25)
      return [
        { kind: 'reported', line, result, side: 'NS' },
        { kind: 'reported', line, result: '5D W 6', side: 'EW' },
      ];
    if (roll < 0.3) return [{ kind: 'ruled', line, result: 'A6040', reason: 'a slow table' }];
    return [both(line, result)];
  });
}

const standpointName = ({ role, place, contestant }: Standpoint) =>
  [role, place, contestant].filter(Boolean).join(' ');

describe('what a standpoint may not know changes no byte of its view', () => {
  const cases = (['1', '2', '3', '4', '5', '6'] as const).flatMap((seed) =>
    [0.3, 0.6, 0.9].map((share) => [seed, share] as const),
  );
  test.each(cases)('evening %s, %d of its lines', (seed, share) => {
    const log = opened({ ranking: 'end', dark: 0 });
    const { tournament: begun, standpoints } = withKeys(tournamentOf(log));
    const boards = [...new Set([...begun.lines.values()].map(({ board }) => board))];
    const dealt = after(
      begun,
      boards.map((board): TournamentCommand => ({ kind: 'dealt', board, deal: DEAL, source: 'file' })),
    );
    const tournament = after(dealt, evening(seed, share, dealt.lines.keys()));
    let compared = 0;
    for (const standpoint of standpoints) {
      const bytes = JSON.stringify(viewFor(tournament, standpoint));
      for (const board of boards) {
        const sight = sightOf(tournament, standpoint, board);
        if (!sight.hands) {
          const moved = {
            ...tournament,
            boards: new Map(tournament.boards).set(board, { deal: OTHER, source: 'file' as const }),
          };
          expect(
            JSON.stringify(viewFor(moved, standpoint)),
            `${standpointName(standpoint)}: cards of ${board}`,
          ).toBe(bytes);
        }
        if (sight.results || standpoint.role === 'scorer') continue;
        for (const line of tournament.lines.values()) {
          const isOwn =
            standpoint.contestant === line.ns ||
            standpoint.contestant === line.ew ||
            (standpoint.place !== undefined && line.line.startsWith(`${standpoint.place}/`));
          const state = lineStateOf(tournament, line);
          if (line.board !== board || isOwn || (state !== 'agreed' && state !== 'reported')) continue;
          compared++;
          const book = tournament.books.get(line.line);
          const other = tournamentWith(
            tournament,
            line.line,
            '7NXX S 13',
            book?.EW === undefined ? 'NS' : 'both',
          );
          expect(
            JSON.stringify(viewFor(other, standpoint)),
            `${standpointName(standpoint)}: ${line.line}`,
          ).toBe(bytes);
        }
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});

/** Returns the tournament with another result on one line, from the same sides; nothing else differs. */
function tournamentWith(
  tournament: Tournament,
  line: string,
  result: string,
  side: 'NS' | 'both',
): Tournament {
  const book = tournament.books.get(line);
  if (book === undefined) throw new Error(line);
  const { NS: _ns, EW: _ew, ...rest } = book;
  const fresh = after({ ...tournament, books: tournamentOf(opened()).books }, [
    { kind: 'reported', line, result, side },
  ]).books.get(line);
  const { NS, EW } = fresh ?? {};
  const books = new Map(tournament.books).set(line, { ...rest, ...(NS && { NS }), ...(EW && { EW }) });
  return { ...tournament, books: books as unknown as Tournament['books'] };
}

test('a table sees the traveller of a board that both of its sides have settled, until it sits down to the next round', () => {
  const { tournament, standpoints } = withKeys(tournamentOf(opened()));
  const table = standpoints.find(({ place }) => place === 'A1') ?? NOBODY;
  const played = after(tournament, [both('A2/1/3', '4S N 10'), both('A1/1/1', '4S N 10')]);
  expect(Object.keys(viewFor(played, table).boards)).toEqual(['1']);
  expect(Object.keys(viewFor(after(played, [{ kind: 'begun', where: 'A1/2' }]), table).boards)).toEqual([]);
});

test('East-West of the second round do not read the boards that North-South played in the first', () => {
  const { tournament, standpoints } = withKeys(tournamentOf(opened()));
  const table = standpoints.find(({ place }) => place === 'A1') ?? NOBODY;
  const played = after(tournament, [
    both('A1/1/1', '4S N 10'),
    both('A1/1/2', '4S N 10'),
    both('A1/2/3', '4S N 10'),
  ]);
  const { boards, here } = viewFor(played, table);
  expect(Object.keys(boards)).toEqual(['3']);
  expect(here).toMatchObject({ place: 'A1', round: 2, ns: 'c1' });
});

test('a reported, disputed, skipped or late line shows no traveller to its own contestants', () => {
  const { tournament, standpoints } = withKeys(tournamentOf(opened()));
  const player =
    standpoints.find(({ contestant, role }) => contestant === 'c1' && role === 'player') ?? NOBODY;
  const commands: readonly TournamentCommand[][] = [
    [{ kind: 'reported', line: 'A1/1/1', result: '4S N 10', side: 'NS' }],
    [
      { kind: 'reported', line: 'A1/1/1', result: '4S N 10', side: 'NS' },
      { kind: 'reported', line: 'A1/1/1', result: '4S N 9', side: 'EW' },
    ],
    [{ kind: 'skipped', line: 'A1/1/1', why: 'time' }],
    [{ kind: 'late', line: 'A1/1/1' }],
  ];
  for (const of of commands) expect(viewFor(after(tournament, of), player).boards).toEqual({});
  expect(Object.keys(viewFor(after(tournament, [both('A1/1/1', '4S N 10')]), player).boards)).toEqual(['1']);
});

test('a board off the plan shows its traveller to nobody before the director accepts it', () => {
  const { tournament, standpoints } = withKeys(tournamentOf(opened()));
  const player =
    standpoints.find(({ contestant, role }) => contestant === 'c1' && role === 'player') ?? NOBODY;
  const elsewhere = after(tournament, [both('A4/1/7', '4S N 10'), both('A1/1/7', '4S N 10')]);
  expect(viewFor(elsewhere, player).boards).toEqual({});
  const accepted = after(elsewhere, [{ kind: 'accepted', line: 'A1/1/7' }]);
  // the pair has the board on its plan as well, which is still to be played
  expect(viewFor(accepted, player).boards).toEqual({});
});

test('the live ranking is dark for the last rounds, and never hidden from a director who does not play', () => {
  const { tournament, standpoints } = withKeys(tournamentOf(opened({ dark: 2 })));
  const [director, playing] = standpoints.filter(({ role }) => role === 'director');
  if (director === undefined || playing === undefined) throw new Error('directors');
  const lit = after(tournament, [both('A1/1/1', '4S N 10')]);
  expect(viewFor(lit, NOBODY).ranking?.counted).toBe(1);
  const dark = after(lit, [both('A1/4/7', '4S N 10')]);
  expect(viewFor(dark, NOBODY).ranking).toBeUndefined();
  expect(viewFor(dark, playing).ranking).toBeUndefined();
  expect(viewFor(dark, director).ranking?.counted).toBe(2);
  expect(viewFor(after(dark, [{ kind: 'ended' }]), NOBODY).ranking?.counted).toBe(2);
});

test('no view has a proof, the secret, or a member number', () => {
  const log = opened();
  const { tournament, standpoints } = withKeys(tournamentOf(log));
  const named = after(tournament, [
    {
      kind: 'amended',
      contestant: 'c1',
      players: [{ name: 'Anna Berg', number: '778899' }, { name: 'Bo Ek' }],
    },
  ]);
  for (const standpoint of standpoints) {
    const bytes = JSON.stringify(viewFor(named, standpoint));
    expect(bytes).not.toMatch(/proof of|secret of the join|778899/);
  }
});

test('a hidden name is in no view', () => {
  const { tournament, standpoints } = withKeys(tournamentOf(opened()));
  const named = after(tournament, [
    { kind: 'amended', contestant: 'c1', players: [{ name: 'Anna Berg' }, { name: 'Bo Ek' }] },
    { kind: 'hid', contestant: 'c1', player: 1 },
  ]);
  for (const standpoint of standpoints)
    expect(JSON.stringify(viewFor(named, standpoint))).not.toContain('Anna');
});

test('a revoked key, and one that waits, see what is public', () => {
  const { tournament } = withKeys(tournamentOf(opened()));
  const [director] = tournament.keys.keys();
  const revoked = after(tournament, [{ kind: 'revoked', key: director ?? 0 }]);
  expect(standpointOf(revoked, director ?? 0)).toEqual(NOBODY);
});

test('a view goes over the wire in parts and comes together again', () => {
  const { tournament, standpoints } = withKeys(tournamentOf(opened()));
  const played = after(tournament, evening('7', 0.5, tournament.lines.keys()));
  for (const standpoint of standpoints) {
    const view = viewFor(played, standpoint);
    const parts = Object.fromEntries(partsOf(view));
    expect(withParts(undefined, parts)).toEqual(view);
    const [name] = Object.keys(parts).filter((part) => part.startsWith('board/'));
    if (name !== undefined)
      expect(withParts(view, { [name]: null }).boards).not.toHaveProperty(name.slice(6));
  }
});

test('standpoints share what is the same for all', () => {
  const { tournament, standpoints } = withKeys(tournamentOf(opened()));
  const [first, second] = standpoints
    .filter(({ role }) => role === 'table')
    .map((one) => viewFor(tournament, one));
  expect(first?.plan).toBe(second?.plan);
  expect(first?.clock).toBe(second?.clock);
  expect(first?.ranking).toBe(second?.ranking);
  expect(first?.head.contestants).toBe(second?.head.contestants);
});

test('the desk lists a line of a running round of which the sides disagree; who plays, their own alone', () => {
  const log = opened();
  const { tournament } = withKeys(tournamentOf(log));
  const first = [...tournament.lines.values()][0];
  if (first === undefined) throw new Error('the plan has a line');
  const { line, ns } = first;
  const report = (side: 'NS' | 'EW', result: string): TournamentCommand => ({
    kind: 'reported',
    line,
    result,
    side,
  });
  const disputed = after(tournament, [
    granted('director', { plays: 'c3' }),
    report('NS', '4S N 10'),
    report('EW', '4S N 9'),
  ]);
  const lists = [...disputed.keys.values()]
    .filter(({ role }) => role === 'director')
    .map(({ plays, number }) => [plays, viewFor(disputed, standpointOf(disputed, number)).desk?.disputed]);
  expect(ns).toBe('c1');
  expect(lists).toEqual([
    [undefined, [line]],
    ['c1', [line]],
    ['c3', []],
  ]);
});

test('by the policy results are shown once a board is played, or once its round is', () => {
  const sights = (traveller: TournamentPolicies['traveller'], results: readonly TournamentCommand[]) => {
    const seen = after(tournamentOf(opened({ traveller })), results);
    const line = [...seen.lines.values()].find((one) => one.line === 'A1/1/1');
    const standpoint: Standpoint = { role: 'player', key: 1, contestant: line?.ns ?? '', player: 1 };
    return sightOf(seen, standpoint, 1).results;
  };
  const first = both('A1/1/1', '4S N 10');
  const second = both('A1/1/2', '4S N 10');
  expect(sights('agreed', [first])).toBe(true);
  expect([sights('round', [first]), sights('round', [first, second])]).toEqual([false, true]);
  expect(sights('end', [first, second])).toBe(false);
});
