import { movementJson } from '@overtrick/movements/text';
import { below, pick as pickOf, type Random, seededRandom, shuffled } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { decide } from './decide.ts';
import type { TournamentCommand, TournamentEntry } from './entry.ts';
import { added, tournamentOf } from './fold.ts';
import { KEEPER } from './keys/key.ts';
import { SharedMap } from './log/growing.ts';
import { makeLog, parseLog } from './log.ts';
import {
  done,
  formulaReports,
  howell,
  howellReports,
  mitchell,
  movement,
  opened,
} from './testing/evening.ts';
import { eventOf } from './toEvent.ts';
import type { Tournament } from './tournament.ts';

/** Returns a random command; most are possible. */
function randomCommand(random: Random, tournament: Tournament): TournamentCommand {
  const lines = [...tournament.lines.values()];
  const pick = <T>(items: readonly T[]): T => pickOf(random, items);
  const { line, round, table } = pick(lines);
  const result = pick(['4S N 10', '4S N 11', '2NT E 7', 'PASS', '3NT S 8']);
  const side = pick(['NS', 'EW', 'both'] as const);
  const contestant = pick([...tournament.contestants.keys()]);
  const seen = pick([0, tournament.version]);
  const rounds = pick([4, 5, 6, 7]);
  return pick<TournamentCommand>([
    { kind: 'reported', line, result, side, seen },
    { kind: 'reported', line, result, side },
    { kind: 'reported', line: `A${table}/${round}/${pick([1, 5, 9])}`, result, side },
    { kind: 'agreed', line, side: pick(['NS', 'EW']) },
    { kind: 'withdrawn', line, side },
    { kind: 'skipped', line, why: 'time' },
    { kind: 'accepted', line },
    { kind: 'late', line },
    { kind: 'ruled', line, result: pick([result, 'A6040', 'NP', null]), reason: 'checked' },
    { kind: 'absent', contestant, from: rounds, as: pick(['late', 'gone']) },
    { kind: 'curtailed', section: 'A', rounds },
    { kind: 'reseated', where: `A${table}/${round}`, ns: contestant, ew: pick(['c1', 'c2']) },
    { kind: 'amended', contestant, players: [{ name: 'An' }, { name: 'Bo' }] },
    { kind: 'hid', contestant, player: 1 },
    { kind: 'penalised', contestant, amount: -1, unit: 'tops' },
    { kind: 'flagged', place: `A${table}`, text: 'a revoke' },
    { kind: 'announced', text: 'coffee', to: 'all' },
    { kind: 'regulated', policies: { agree: pick(['off', 'opponents']) } },
    { kind: 'granted', role: 'table', place: `A${table}`, proof: `p${tournament.version}` },
    { kind: 'timed', section: 'A', minutesPerBoard: 7, minutesPerMove: 1 },
    { kind: 'clock', section: 'A', act: 'start' },
    {
      kind: 'planned',
      section: 'A',
      from: pick([1, 2, 5]),
      movement: movementJson(movement(pick(['mitchell', 'howell']), 14)),
      entrants: shuffled(random, [...tournament.contestants.keys(), null]),
      boardsPerRound: 3,
      firstBoard: 1,
    },
  ]);
}

/** Builds the log of a random evening. */
function randomLog(seed: string): readonly TournamentEntry[] {
  const random = seededRandom(seed);
  const log = [...opened({ kind: 'mitchell', pairs: 13, rounds: 7, boardsPerRound: 3 })];
  let now = tournamentOf(log);
  for (let at = 1; at <= 250; at++) {
    const decided = decide(now, KEEPER, randomCommand(random, now));
    for (const command of decided.ok ? decided.value : []) {
      const entry: TournamentEntry = { at, by: 0, id: `${at}`, ...command };
      log.push(entry);
      now = added(now, entry);
    }
  }
  return log;
}

test('the fold of all entries is the fold entry by entry, and that of the log as text', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const log = randomLog(`${seed}`);
    expect(log.length).toBeGreaterThan(150);
    const [first, ...others] = log;
    const whole = tournamentOf(log);
    expect(others.reduce(added, tournamentOf(first ? [first] : []))).toEqual(whole);
    const read = parseLog(makeLog(log));
    expect(read.ok ? read.value : read.why).toEqual({ entries: log, tournament: whole });
  }
});

test('an entry leaves the tournament before it as it was', () => {
  const log = randomLog('kept');
  for (let i = 20; i < log.length; i += 20) {
    const before = tournamentOf(log.slice(0, i));
    log.slice(i).reduce(added, before);
    expect(before).toEqual(tournamentOf(log.slice(0, i)));
  }
});

test('the same reports in any order of lines give the same event', () => {
  const tournament = mitchell(13);
  const both = formulaReports(tournament);
  const one = (side: 'NS' | 'EW') => both.map((command) => ({ ...command, side }) as TournamentCommand);
  const wanted = eventOf(
    [...one('NS'), ...one('EW')].reduce((now, command) => done(now, command), tournament),
  );
  expect(wanted.travellers.flatMap(({ entries }) => entries)).toHaveLength(126);
  for (let seed = 1; seed <= 20; seed++) {
    const random = seededRandom(`order ${seed}`);
    const reports = [...shuffled(random, one('NS')), ...shuffled(random, one('EW'))];
    expect(
      eventOf(shuffled(random, reports).reduce((now, command) => done(now, command), tournament)),
    ).toEqual(wanted);
  }
});

test('what a device sends three times is done once', () => {
  const random = seededRandom('thrice');
  const reports = howellReports().map((command, i) => [`${i}`, command] as const);
  const thrice = shuffled(random, [...reports, ...reports, ...reports]);
  const now = thrice.reduce(
    (tournament, [id, command]) =>
      tournament.done.has(id) ? tournament : done(tournament, command, KEEPER, id),
    howell(),
  );
  expect(now.version).toBe(howell().version + reports.length);
  expect(eventOf(now)).toEqual(eventOf(reports.reduce((one, [, command]) => done(one, command), howell())));
});

test('a name that is hidden is gone, as if the log had never had it', () => {
  const log = (name: string, number?: string): readonly TournamentEntry[] => [
    { at: 0, by: 0, kind: 'opened', form: 'pairs', game: 'bridge', method: 'mp' },
    {
      at: 0,
      by: 0,
      kind: 'entered',
      contestant: 'c1',
      players: [{ name, ...(number && { number }) }, { name: 'Bo' }],
    },
    { at: 0, by: 0, kind: 'hid', contestant: 'c1', player: 1 },
    { at: 0, by: 0, kind: 'amended', contestant: 'c1', players: [{ name }, { name: 'Cy' }] },
  ];
  expect(tournamentOf(log('An', '7'))).toEqual(tournamentOf(log('')));
  expect(tournamentOf(log('An')).contestants.get('c1')).toEqual({
    id: 'c1',
    players: [{ name: '' }, { name: 'Cy' }],
    hidden: [1],
  });
});

describe('a map that shares', () => {
  test('is a map, and the one before stays', () => {
    const random = seededRandom('map');
    let shared = new SharedMap<string, number>(new Map([['first', 0]]));
    const plain = new Map([['first', 0]]);
    for (let i = 0; i < 1000; i++) {
      const key = `k${below(random, 400)}`;
      const [before, size] = [shared, shared.size];
      shared = shared.set(key, i);
      plain.set(key, i);
      expect([before.size, shared.get(key), shared.size]).toEqual([size, i, plain.size]);
    }
    expect([...shared]).toEqual([...plain]);
    expect([...shared.keys()]).toEqual([...plain.keys()]);
    expect([...shared.values()]).toEqual([...plain.values()]);
    const visited: string[] = [];
    shared.forEach((value, key) => {
      visited.push(`${key} ${value}`);
    });
    expect(visited).toEqual([...plain].map(([key, value]) => `${key} ${value}`));
    expect([shared.has('first'), shared.has('none'), shared.get('none')]).toEqual([true, false, undefined]);
  });
});
