import { rankingOf } from '@overtrick/duplicate/event/ranking';
import { assert, defined } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import type { Form } from './entry.ts';
import { tournamentOf } from './fold.ts';
import { openTournament } from './terms/open.ts';
import { after, codeOf, done, movement, percentagesOf, reported } from './testing/evening.ts';
import { eventOf } from './toEvent.ts';
import type { Tournament } from './tournament.ts';
import { NOBODY, standpointOf } from './view/standpoint.ts';
import { viewFor } from './view/viewFor.ts';

function opened(
  form: Form,
  kind: string,
  players: number,
  rounds: number,
  boardsPerRound: number,
): Tournament {
  const log = openTournament({
    form,
    game: form === 'threes' ? 'awol' : 'bridge',
    method: 'mp',
    movement: movement(kind, players, rounds),
    boardsPerRound,
    at: 0,
  });
  assert(log.ok, kind);
  return tournamentOf(log.value);
}

describe('an individual of eight', () => {
  const blank = () => opened('individual', 'individual', 8, 7, 1);

  test('has two partners a side, whom a result is credited to alike', () => {
    const now = blank();
    const lines = [...now.lines.values()].filter(({ round }) => round === 1);
    expect(lines.map(({ line, ns, ew, seats }) => [line, ns, ew, seats])).toEqual([
      ['A1/1/1', 'c8+c1', 'c2+c4', ['c8', 'c1', 'c2', 'c4']],
      ['A2/1/1', 'c3+c7', 'c5+c6', ['c3', 'c7', 'c5', 'c6']],
    ]);
    const played = after(now, [reported('A1/1/1', '4S N 10'), reported('A2/1/1', '4S N 9')]);
    expect(percentagesOf(played)).toEqual({ 1: 100, 8: 100, 2: 0, 4: 0, 3: 0, 7: 0, 5: 100, 6: 100 });
  });

  test('everybody’s boards count for themselves, and all percentages have the mean of a half', () => {
    const now = blank();
    const all = after(
      now,
      [...now.lines.keys()].map((line, i) => reported(line, `2NT N ${6 + ((i * 5) % 7)}`)),
    );
    const percentages = Object.values(percentagesOf(all));
    expect(percentages).toHaveLength(8);
    expect(percentages.reduce((sum, one) => sum + one, 0) / 8).toBeCloseTo(50, 1);
    const view = viewFor(done(all, { kind: 'ended' }), NOBODY);
    expect(view.ranking?.rows.map(({ boards }) => boards)).toEqual(Array(8).fill(7));
  });

  test('a player speaks and sees for their own lines alone, beside whichever partner', () => {
    const now = after(blank(), [
      { kind: 'granted', role: 'player', contestant: 'c1', player: 1, proof: 'one' },
      { kind: 'granted', role: 'player', contestant: 'c3', player: 1, proof: 'three' },
    ]);
    const [one, three] = [...now.keys.values()];
    assert(one && three, 'two keys');
    const report = { kind: 'reported', line: 'A1/1/1', result: '4S N 10', side: 'NS' } as const;
    expect(codeOf(now, report, one)).toBe('done');
    expect(codeOf(now, report, three)).toBe('ERR_ROLE');
    expect(codeOf(now, { ...report, side: 'EW' }, one)).toBe('ERR_ROLE');
    expect(viewFor(now, standpointOf(now, one.number)).here).toMatchObject({
      ...{ place: 'A1', side: 'NS', ns: 'c8+c1', seats: ['c8', 'c1', 'c2', 'c4'] },
    });
    const settled = after(now, [reported('A2/1/1', '4S N 10')]);
    expect(Object.keys(viewFor(settled, standpointOf(settled, three.number)).boards)).toEqual(['1']);
    expect(Object.keys(viewFor(settled, standpointOf(settled, one.number)).boards)).toEqual([]);
    const card = viewFor(settled, standpointOf(settled, three.number)).card;
    expect(card?.rows[0]).toMatchObject({ opponent: 'c5+c6', result: '4S N 10' });
  });

  test('four are reseated by their places', () => {
    const now = blank();
    const seats = ['c1', 'c8', 'c2', 'c4'];
    const wrong = { kind: 'reseated', where: 'A1/1', ns: 'c1', ew: 'c2' } as const;
    expect(codeOf(now, wrong)).toBe('ERR_CONTESTANT');
    expect(codeOf(now, { ...wrong, ns: 'c1+c8', ew: 'c2+c4', seats: ['c1', 'c8', 'c1', 'c4'] })).toBe(
      'ERR_CONTESTANT',
    );
    const other = done(now, { ...wrong, ns: 'c1+c8', ew: 'c2+c4', seats });
    expect(other.lines.get('A1/1/1')).toMatchObject({ ns: 'c1+c8', seats });
    expect(codeOf(now, { kind: 'entered', contestant: 'a+b' })).toBe('ERR_CONTESTANT');
  });

  test('who comes late has 40 % for their side', () => {
    const late = done(blank(), { kind: 'absent', contestant: 'c1', from: 1, to: 1, as: 'late' });
    expect(late.lines.get('A1/1/1')?.award).toBe('A4060');
  });
});

describe('threes', () => {
  const blank = () => opened('threes', 'threes', 9, 4, 1);

  test('the points of a seat are compared with those of the same seat at the other tables', () => {
    const now = blank();
    const lines = [...now.lines.values()].filter(({ round }) => round === 1);
    expect(lines).toHaveLength(3);
    // South 420, 0, 170: 100, 0, 50 %; West 0, 100, 0 and East 0, 100, 50: 25, 100, 25 and 0, 100, 50 %
    const points = ['420/0/0', '0/100/100', '170/0/50'];
    const played = after(
      now,
      lines.map(({ line }, i) => reported(line, `points=${points[i]}`)),
    );
    const seats = lines.map(({ seats: of = [] }) => of.map((id) => id.slice(1)));
    const percentages = percentagesOf(played);
    expect(seats.map((of) => of.map((number) => percentages[number]))).toEqual([
      [100, 25, 0],
      [0, 100, 100],
      [50, 25, 50],
    ]);
  });

  test('South speaks for one side, West and East for the other', () => {
    const now = blank();
    const line = defined(now.lines.get('A1/1/1'), 'a line');
    const keyed = after(
      now,
      (line.seats ?? []).map((contestant) => ({
        kind: 'granted' as const,
        role: 'player' as const,
        contestant,
        player: 1,
        proof: contestant,
      })),
    );
    const [south, west, east] = [...keyed.keys.values()];
    assert(south && west && east, 'three keys');
    const report = { kind: 'reported', line: 'A1/1/1', result: 'points=420/0/0' } as const;
    expect(codeOf(keyed, { ...report, side: 'NS' }, south)).toBe('done');
    expect(codeOf(keyed, { ...report, side: 'NS' }, east)).toBe('ERR_ROLE');
    const said = done(keyed, { ...report, side: 'NS' }, south);
    const agreed = done(said, { kind: 'agreed', line: 'A1/1/1', side: 'EW' }, east);
    expect(Object.keys(viewFor(agreed, standpointOf(agreed, west.number)).boards)).toEqual(['1']);
    expect(viewFor(agreed, standpointOf(agreed, west.number)).boards[1]?.lines[0]).toMatchObject({
      third: line.seats?.[2],
      result: 'points=420/0/0',
    });
  });

  test.each([
    ['4S S 10', 'ERR_RESULT'],
    ['score=420', 'ERR_RESULT'],
    ['points=420/0', 'ERR_RESULT'],
    ['0.5*420+0.5*0', 'ERR_RESULT'],
    ['A6040', 'done'],
    ['NP', 'done'],
  ])('a ruling %s: %s', (result, code) => {
    expect(codeOf(blank(), { kind: 'ruled', line: 'A1/1/1', result, reason: 'so it is' })).toBe(code);
  });

  test('points of three are no result of a pair', () => {
    const pairs = opened('pairs', 'howell', 4, 3, 2);
    expect(codeOf(pairs, reported('A1/1/1', 'points=420/0/0'))).toBe('ERR_RESULT');
  });

  test('in a Mitchell of threes each seat has its own ranking', () => {
    const now = opened('threes', 'threes-mitchell', 12, 4, 1);
    const played = after(
      now,
      [...now.lines.keys()].map((line, i) => reported(line, `points=${i % 3}/${i % 5}/${i % 7}`)),
    );
    const event = eventOf(played);
    expect(event.winners).toBe(3);
    expect(event.contestants.map(({ seat }) => seat).join('')).toBe('SSSSWWWWEEEE');
    const view = viewFor(done(played, { kind: 'ended' }), NOBODY);
    const groups = Map.groupBy(view.ranking?.rows ?? [], ({ seat }) => seat);
    expect([...groups.keys()]).toEqual(['S', 'W', 'E']);
    for (const rows of groups.values()) {
      expect(rows[0]?.place).toBe(1);
      expect(rows.reduce((sum, { percentage = 0 }) => sum + percentage, 0) / 4).toBeCloseTo(50, 6);
    }
    expect(rankingOf(event, [])).toEqual([]);
  });
});
