import { movementJson } from '@overtrick/movements/text';
import { defined } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import { decide } from './decide.ts';
import { parseCommand, parseEntry } from './entryForm.ts';
import { added, tournamentOf } from './fold.ts';
import { KEEPER, type Key } from './keys/key.ts';
import type { CommandOf, EntryKind, KindName } from './log/kind.ts';
import { KIND_NAMES, kindOf } from './subjects.ts';
import { openTournament } from './terms/open.ts';
import { after, howell, movement, opened } from './testing/evening.ts';
import type { Tournament } from './tournament.ts';

/** A command of a kind that can be done, and the evening in which it can. */
interface Sample<K extends KindName> {
  readonly command: CommandOf<K>;
  readonly in?: () => Tournament;
}

const DEAL = 'N:AQ962.K7.QJ4.983 KT4.J953.T72.AQ5 J8.AQT64.A85.J62 753.82.K963.KT74';
const online = (): Tournament =>
  tournamentOf(opened({ kind: 'howell', pairs: 4, boardsPerRound: 2, policies: { medium: 'online' } }));
const seated = (): Tournament => after(online(), [{ kind: 'seated', where: 'A1/1', table: 'abc' }]);
const reportedOnce = (): Tournament =>
  after(howell(), [{ kind: 'reported', line: 'A1/1/1', result: '3NT N 9', side: 'NS' }]);
const flagged = (): Tournament => after(howell(), [{ kind: 'flagged', place: 'A1', text: 'Director!' }]);
const ended = (): Tournament => after(howell(), [{ kind: 'ended' }]);
const withKey = (): Tournament =>
  after(howell(), [{ kind: 'granted', role: 'scorer', proof: 'p1', isAsked: true }]);
const lastOf = ({ version }: Tournament): number => version;
const teams = (): Tournament => {
  const log = openTournament({
    form: 'teams',
    game: 'bridge',
    method: 'imps',
    movement: movement('team-round-robin', 4),
    boardsPerRound: 4,
    at: 0,
    draw: { kind: 'swiss', teams: 4 },
  });
  if (!log.ok) throw new Error(log.why);
  return tournamentOf(log.value);
};
const drawnOnce = (): Tournament =>
  after(teams(), [
    {
      kind: 'drawn',
      section: 'A',
      round: 1,
      meetings: [
        ['c1', 'c2'],
        ['c3', 'c4'],
      ],
    },
  ]);

/** One of each kind: a kind without a sample is an error of types. */
const SAMPLES: { readonly [K in KindName]: Sample<K> } = {
  regulated: { command: { kind: 'regulated', name: 'Tuesday', method: 'butler' } },
  granted: { command: { kind: 'granted', role: 'screen', proof: 'p2', label: 'the hall' } },
  admitted: { command: { kind: 'admitted', key: lastOf(withKey()) }, in: withKey },
  revoked: { command: { kind: 'revoked', key: lastOf(withKey()) }, in: withKey },
  entered: { command: { kind: 'entered', contestant: 'c9', players: [{ name: 'Ann' }, { name: 'Bo' }] } },
  amended: { command: { kind: 'amended', contestant: 'c1', players: [{ name: 'Cy' }, { name: 'Di' }] } },
  scratched: {
    command: { kind: 'scratched', contestant: 'c9' },
    in: () => after(howell(), [{ kind: 'entered', contestant: 'c9' }]),
  },
  planned: {
    command: {
      kind: 'planned',
      section: 'B',
      from: 1,
      movement: movementJson(movement('howell', 4)),
      entrants: ['c1', 'c2', 'c3', 'c4'],
      boardsPerRound: 2,
      firstBoard: 1,
    },
  },
  dealt: { command: { kind: 'dealt', board: 1, deal: DEAL, source: 'file' } },
  solved: { command: { kind: 'solved', board: 1, tricks: '77777777776666666666', par: 90 } },
  timed: { command: { kind: 'timed', section: 'A', minutesPerBoard: 7, minutesPerMove: 2 } },
  clock: { command: { kind: 'clock', section: 'A', act: 'start' } },
  begun: { command: { kind: 'begun', where: 'A1/1' } },
  reported: { command: { kind: 'reported', line: 'A1/1/1', result: '3NT N 9', side: 'both' } },
  agreed: { command: { kind: 'agreed', line: 'A1/1/1', side: 'EW' }, in: reportedOnce },
  withdrawn: { command: { kind: 'withdrawn', line: 'A1/1/1', side: 'NS' }, in: reportedOnce },
  skipped: { command: { kind: 'skipped', line: 'A1/1/2', why: 'time' } },
  accepted: {
    command: { kind: 'accepted', line: 'A1/1/3' },
    in: () => after(howell(), [{ kind: 'reported', line: 'A1/1/3', result: 'PASS', side: 'both' }]),
  },
  ruled: { command: { kind: 'ruled', line: 'A1/1/1', result: 'A6040', reason: 'Law 12C2', law: '12C2' } },
  late: { command: { kind: 'late', line: 'A1/1/2' } },
  fouled: { command: { kind: 'fouled', board: 1, lines: ['A1/1/1'], form: 'B' } },
  reseated: { command: { kind: 'reseated', where: 'A1/1', ns: 'c1', ew: 'c4' } },
  seated: { command: { kind: 'seated', where: 'A1/1', table: 'abc' }, in: online },
  shortened: { command: { kind: 'shortened', where: 'A1/1', boards: 1 } },
  covered: { command: { kind: 'covered', where: 'A1/1' }, in: seated },
  sealed: { command: { kind: 'sealed', commitment: 'a'.repeat(64), salt: 'salt', boards: [1, 2] } },
  scheduled: {
    command: { kind: 'scheduled', start: 1e12, boards: 6, minutesPerBoard: 7, zone: 'Europe/London' },
    in: () =>
      tournamentOf([
        {
          ...{ kind: 'opened', form: 'pairs', game: 'bridge', method: 'mp', at: 0, by: 0 },
          policies: { medium: 'online' },
        },
      ]),
  },
  lined: { command: { kind: 'lined', contestant: 'c1', from: 1, ns: [1, 2], ew: [3, 4] }, in: teams },
  drawn: {
    command: {
      ...{ kind: 'drawn', section: 'A', round: 1, seed: '1', basis: 'all' },
      meetings: [
        ['c1', 'c3'],
        ['c2', 'c4'],
      ],
    },
    in: teams,
  },
  carded: { command: { kind: 'carded', where: 'A1/1', home: 20, away: 12 }, in: drawnOnce },
  continued: { command: { kind: 'continued', next: 'abc' } },
  absent: { command: { kind: 'absent', contestant: 'c2', from: 2, as: 'gone' } },
  curtailed: { command: { kind: 'curtailed', section: 'A', rounds: 2 } },
  penalised: { command: { kind: 'penalised', contestant: 'c1', amount: -10, unit: 'percent' } },
  appealed: { command: { kind: 'appealed', line: 'A1/1/1', text: 'too much' } },
  heard: {
    command: { kind: 'heard', appeal: howell().version + 1, decision: 'it stands' },
    in: () => after(howell(), [{ kind: 'appealed', line: 'A1/1/1', text: 'too much' }]),
  },
  session: { command: { kind: 'session', name: 'Final', date: '2026-11-28' } },
  substituted: {
    command: { kind: 'substituted', contestant: 'c1', player: 1, substitute: 3, from: 2 },
    in: () =>
      after(howell(), [
        { kind: 'amended', contestant: 'c1', players: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] },
      ]),
  },
  flagged: { command: { kind: 'flagged', place: 'A1', text: 'Director!' } },
  attended: { command: { kind: 'attended', flag: lastOf(flagged()) }, in: flagged },
  unflagged: { command: { kind: 'unflagged', flag: lastOf(flagged()) }, in: flagged },
  announced: { command: { kind: 'announced', text: 'Coffee', to: 'all' } },
  unsealed: {
    command: { kind: 'unsealed', board: 1, reason: 'to duplicate it' },
    in: () => after(howell(), [{ kind: 'dealt', board: 1, deal: DEAL, source: 'file' }]),
  },
  hid: { command: { kind: 'hid', contestant: 'c1', player: 1 } },
  ended: { command: { kind: 'ended' } },
  published: { command: { kind: 'published' }, in: ended },
  reopened: { command: { kind: 'reopened', reason: 'a slip was found' }, in: ended },
};

const ROLES = ['scorer', 'table', 'player', 'screen', 'join'] as const;
const director: Key = { number: 999, role: 'director' };

describe.each(KIND_NAMES)('%s', (name) => {
  const { command, in: evening = howell } = SAMPLES[name] as Sample<KindName>;
  const kind = kindOf(name) as EntryKind;

  test('is read as it is written, and a command loses what no field names', () => {
    const entry = { at: 5, by: 0, id: 'x', ...command };
    expect(parseEntry(JSON.parse(JSON.stringify(entry)))).toEqual({ ok: true, value: entry });
    expect(parseCommand({ ...command, more: 1 })).toEqual({ ok: true, value: command });
  });

  test('is refused without each field that it must have', () => {
    for (const field of Object.keys(kind.fields).filter((one) => !one.endsWith('?')))
      expect(parseCommand({ ...command, [field]: undefined }), field).toMatchObject({
        code: 'ERR_ENTRY',
        at: field,
      });
  });

  test('is made by the keeper of the log, by no revoked or waiting key, and by no other role', () => {
    const tournament = evening();
    expect(decide(tournament, KEEPER, command)).toMatchObject({ ok: true });
    for (const key of [{ isRevoked: true }, { isAsked: true }])
      expect(decide(tournament, { ...director, ...key }, command)).toMatchObject({ code: 'ERR_ROLE' });
    for (const role of ROLES.filter((one) => kind.roles?.[one] === undefined))
      expect(decide(tournament, { number: 998, role }, command), role).toMatchObject({ code: 'ERR_ROLE' });
    if (kind.isKeepers?.(command))
      expect(decide(tournament, director, command)).toMatchObject({ code: 'ERR_ROLE' });
  });

  test('is folded alike each time, and leaves the evening before as it was', () => {
    const tournament = evening();
    const before = structuredClone(tournament.terms);
    const { version, state } = tournament;
    const entry = { at: 5, by: 0, ...command };
    const [one, two] = [added(tournament, entry), added(tournament, entry)];
    expect(two).toEqual(one);
    expect(one.version).toBe(version + 1);
    expect(tournament).toMatchObject({ version, state, terms: before });
  });

  test('changes no published result, if it is of results', () => {
    const published = after(evening(), [{ kind: 'published' }]);
    const decided = decide(published, KEEPER, command);
    if (kind.isOfResults?.(command)) expect(decided).toMatchObject({ code: 'ERR_OVER' });
    else expect(decided.ok ? undefined : decided.code).not.toBe('ERR_OVER');
  });
});

test('every kind has a sample that is its own', () => {
  for (const name of KIND_NAMES) expect(defined(SAMPLES[name], name).command.kind).toBe(name);
});
