import { undrawn } from '@overtrick/movements/draws/sittings';
import { assert } from '@overtrick/rules/assert';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import type { Drawn, Form, TournamentCommand } from '../entry.ts';
import { tournamentOf } from '../fold.ts';
import { plannedBy } from '../plan/draft.ts';
import { openTournament } from '../terms/open.ts';
import { after, codeOf, done } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import { rankedOf } from '../view/scores.ts';
import { viewFor } from '../view/viewFor.ts';
import { drawProposal } from './proposal.ts';
import { proposed, wish } from './testDraws.ts';

function swissOf(form: Form, entrants: number, rounds: number, more: object = {}): Tournament {
  const log = openTournament({
    ...{ form, game: 'bridge', method: 'mp', options: { scale: 'ebu' } },
    ...{ movement: undrawn('swiss', entrants, rounds, form), draw: { kind: 'swiss', teams: entrants } },
    ...{ boardsPerRound: 2, at: 0 },
    ...more,
  });
  assert(log.ok, 'a log');
  return tournamentOf(log.value);
}

/** Rules all lines of a round: North-South of table t make 4♠ with 13 − t tricks. */
const results = (tournament: Tournament, round: number): readonly TournamentCommand[] =>
  [...tournament.lines.values()]
    .filter((line) => line.round === round)
    .map(({ line, table }) => ({ kind: 'ruled', line, result: `4S N ${13 - table}`, reason: 'test' }));

const points = (tournament: Tournament): Readonly<Record<string, number>> =>
  Object.fromEntries(rankedOf(tournament).map(({ contestant, points: own }) => [contestant.number, own]));

describe('Swiss pairs', () => {
  const first = (): Tournament => {
    const now = swissOf('pairs', 7, 3);
    return done(now, {
      ...{ kind: 'drawn', section: 'A', round: 1, byes: ['c7'] },
      meetings: [
        ['c1', 'c2'],
        ['c3', 'c4'],
        ['c5', 'c6'],
      ],
    });
  };

  test('one table a match, the same boards at all; the bye has 12 of 20', () => {
    const now = first();
    expect([...now.lines.keys()]).toEqual(['A1/1/1', 'A1/1/2', 'A2/1/1', 'A2/1/2', 'A3/1/1', 'A3/1/2']);
    expect(points(after(now, results(now, 1)))).toEqual({ 1: 20, 6: 20, 7: 12, 3: 10, 4: 10, 2: 0, 5: 0 });
  });

  test('the next round goes by victory points, waits for the last, and meets nobody again', () => {
    const now = first();
    expect(drawProposal(now, wish('bye'))).toMatchObject({ ok: false, code: 'ERR_WAIT', at: 'c1–c2' });
    const over = after(now, results(now, 1));
    const next = proposed(over, wish('bye'));
    // equals in random order: 1 and 6 meet; the lowest without a bye rests
    expect(next.meetings[0]?.toSorted()).toEqual(['c1', 'c6']);
    expect(next.byes).toHaveLength(1);
    expect(next.byes?.[0]).toMatch(/^c[25]$/);
    expect(next.threeWay).toBeUndefined();
    const all = done(over, next);
    expect([...all.lines.values()].filter(({ round }) => round === 2).map(({ board }) => board)).toEqual([
      ...[3, 4, 3, 4, 3, 4],
    ]);
  });

  test('a draw while a match goes on shows what a level match would change', () => {
    const now = first();
    const some = results(now, 1).filter((one) => 'line' in one && !String(one.line).startsWith('A3'));
    const running = drawProposal(after(now, some), wish('bye', 'running'));
    assert(running.ok, 'a draw');
    expect(running.value.ifLevel.every(({ home, away }) => home === 'c5' && away === 'c6')).toBe(true);
    const behind = drawProposal(after(now, some), wish('bye', 'behind'));
    expect(behind.ok).toBe(true);
  });

  test('a match is shown to players when nobody will play its boards any more', () => {
    const now = first();
    const standpoint = { role: 'none', key: 0 } as Parameters<typeof viewFor>[1];
    const half = after(now, results(now, 1).slice(0, 4));
    expect(viewFor(half, standpoint).meetings).toEqual([]);
    const over = after(now, results(now, 1));
    expect(viewFor(over, standpoint).meetings?.[0]).toEqual({
      ...{ round: 1, home: ['c1'], away: ['c2'], isPercent: true },
      score: { home: 100, away: 0 },
      points: { home: 20, away: 0 },
    });
  });

  test('without a scale the percentages rank, and there are no matches to show', () => {
    const now = swissOf('pairs', 4, 2, { options: {} });
    const drawnNow = done(now, proposed(now, wish('bye')));
    const over = after(drawnNow, results(drawnNow, 1));
    expect(rankedOf(over)[0]?.percentage).toBe(100);
    expect(proposed(over, wish('bye')).meetings).toHaveLength(2);
  });
});

describe('a Swiss individual', () => {
  const first = (): Tournament => {
    const now = swissOf('individual', 9, 3);
    return done(now, {
      ...{ kind: 'drawn', section: 'A', round: 1, meetings: [], byes: ['c9'] },
      fours: [
        ['c1', 'c4', 'c2', 'c3'],
        ['c5', 'c8', 'c6', 'c7'],
      ],
    });
  };

  test('both partners have the points of their match', () => {
    const now = first();
    expect(points(after(now, results(now, 1)))).toEqual({
      ...{ 1: 20, 4: 20, 6: 20, 7: 20, 9: 12, 2: 0, 3: 0, 5: 0, 8: 0 },
    });
  });

  test('the next round has new partners', () => {
    const over = after(first(), results(first(), 1));
    const next = proposed(over, wish('bye'));
    const partners = next.fours?.flatMap(([n, s, e, w]) => [[n, s].sort().join(), [e, w].sort().join()]);
    expect(partners).toHaveLength(4);
    for (const before of ['c1,c4', 'c2,c3', 'c5,c8', 'c6,c7']) expect(partners).not.toContain(before);
    expect(next.byes).not.toContain('c9');
  });
});

test.each<[string, Form, Partial<Drawn>]>([
  ['tables of four of pairs', 'pairs', { meetings: [], fours: [['c1', 'c2', 'c3', 'c4']] }],
  [
    'meetings of two players',
    'individual',
    {
      meetings: [
        ['c1', 'c2'],
        ['c3', 'c4'],
      ],
    },
  ],
  [
    'three pairs in a match',
    'pairs',
    { meetings: [], byes: ['c4'], threeWay: { teams: ['c1', 'c2', 'c3'], length: 'short' } },
  ],
])('refused: %s', (_, form, draw) => {
  const now = swissOf(form, 4, 1);
  expect(codeOf(now, { kind: 'drawn', section: 'A', round: 1, meetings: [], ...draw })).toBe('ERR_SECTION');
});

test.each<[string, Form, number, string]>([
  ['swiss', 'individual', 3, 'ERR_TABLES'],
  ['swiss', 'threes', 9, 'ERR_MOVEMENT'],
  ['knock-out', 'pairs', 8, 'ERR_MOVEMENT'],
])('no plan: a %s of %s, %d of them', (movement, seating, count, code) => {
  const entrants = Array.from({ length: count }, (_, i) => `c${i + 1}`);
  const plan = plannedBy({
    ...{ kind: 'plan', section: 'A', from: 1, movement, seating, entrants },
    ...{ boardsPerRound: 2, firstBoard: 1 },
  });
  expect(plan).toMatchObject({ ok: false, code });
});

test.each<[Form, number, number, string]>([
  ['pairs', 6, 5, 'cross-imp'],
  ['pairs', 5, 5, 'mp'],
  ['individual', 10, 6, 'butler'],
  ['individual', 7, 7, 'mp'],
])('%s: %d of them over %d rounds by %s are all ranked at the end', (form, entrants, rounds, method) => {
  const random = seededRandom(`${form} ${entrants}`);
  let now = swissOf(form, entrants, rounds, { method, options: { scale: 'wbf' } });
  for (let round = 1; round <= rounds; round++) {
    now = done(now, proposed(now, wish('bye')));
    const lines = [...now.lines.values()].filter((line) => line.round === round);
    now = after(
      now,
      lines.map(({ line }) => ({
        kind: 'ruled',
        line,
        result: `3N N ${5 + (random() % 8)}`,
        reason: 'test',
      })),
    );
  }
  expect(drawProposal(now, wish('bye'))).toMatchObject({ ok: false, code: 'ERR_OVER' });
  const ranked = rankedOf(now);
  expect(ranked).toHaveLength(entrants);
  // each match gives 20 to two sides, of one or two contestants, and each bye 12
  const byes = now.draws.flatMap((draw) => draw.byes ?? []).length;
  const sides = form === 'pairs' ? 1 : 2;
  const matches = now.draws.flatMap(({ meetings, fours = [] }) => [...meetings, ...fours]).length;
  expect(ranked.reduce((sum, { points: own }) => sum + own, 0)).toBeCloseTo(
    20 * sides * matches + 12 * byes,
    6,
  );
});
