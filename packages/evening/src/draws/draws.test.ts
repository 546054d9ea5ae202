import { undrawn } from '@overtrick/movements/draws/sittings';
import { movementJson } from '@overtrick/movements/text';
import { assert, defined } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import type { Drawn, TournamentCommand } from '../entry.ts';
import { makeSitting } from '../line.ts';
import { linesOfMatch, matchesOf } from '../teams/matches.ts';
import { rankedTeams, scoredMatches } from '../teams/standings.ts';
import { after, codeOf, done, reported } from '../testing/evening.ts';
import { drawProposal } from './proposal.ts';
import { drawn, opened, played, proposed, shortOf, totals, wish } from './testDraws.ts';

// A Swiss of nine teams over five rounds of 16 boards, worked out by hand on paper. The WBF has published 10.00 10.31
// 10.61 10.91 11.20 11.48 11.76 12.03 12.29 12.55 12.80 for 0 to 10 IMPs; a bye is 12; of a match in three each half of
// 8 boards has 10 points (0–1: 5, 2–5: 6, 6–10: 7, 11–15: 8). A draw goes from the top to the nearest who was not met.
describe('a Swiss of nine teams', () => {
  const first = () =>
    played(
      done(
        opened('swiss', 9, 5, 16),
        drawn(
          1,
          [
            [1, 5],
            [2, 6],
            [3, 7],
            [4, 8],
          ],
          { byes: ['c9'] },
        ),
      ),
      [
        [1, 5, 10],
        [2, 6, 8],
        [3, 7, 6],
        [4, 8, 4],
      ],
    );
  const second = () => {
    const now = first();
    return played(done(now, proposed(now, wish('short'))), [
      [1, 2, -2],
      [9, 4, 3],
      [3, 8, 9],
      [7, 6, 3],
      [6, 5, 8],
      [5, 7, 12],
    ]);
  };
  const third = () => {
    const now = second();
    return played(done(now, proposed(now, wish('bye'))), [
      [3, 9, -4],
      [2, 5, 7],
      [1, 6, 1],
      [4, 7, 10],
    ]);
  };
  const FOURTH = [
    [2, 9, 0],
    [3, 6, 5],
    [4, 5, -2],
    [8, 7, 3],
  ] as const;
  const fourth = (scores: readonly (readonly [number, number, number])[] = FOURTH) => {
    const now = third();
    return played(done(now, proposed(now, wish('bye'))), scores);
  };

  test('round 2: four and eight have met, so nine meets four; the last three who have not rested meet in three', () => {
    expect(totals(first())).toEqual({
      1: 12.8,
      2: 12.29,
      9: 12,
      3: 11.76,
      4: 11.2,
      8: 8.8,
      7: 8.24,
      6: 7.71,
      5: 7.2,
    });
    expect(shortOf(proposed(first(), wish('short')))).toBe('1–2 9–4 3–8 7–6–5');
    expect(totals(second())).toEqual({
      ...{ 3: 24.31, 9: 22.91, 2: 22.9, 1: 22.19, 4: 20.29, 6: 18.71, 5: 18.2, 8: 16.25, 7: 16.24 },
    });
  });

  test('round 3: eight is the last who has not rested; two meets five, for four would leave six nobody', () => {
    expect(shortOf(proposed(second(), wish('bye')))).toBe('3–9 2–5 1–6 4–7 8 –');
    expect(totals(third())).toEqual({
      ...{ 2: 34.93, 9: 34.11, 3: 33.11, 4: 33.09, 1: 32.5, 6: 28.4, 8: 28.25, 5: 26.17, 7: 23.44 },
    });
  });

  test('rounds 4 and 5, and the end', () => {
    expect(shortOf(proposed(third(), wish('bye')))).toBe('2–9 3–6 4–5 8–7 1 –');
    expect(totals(fourth())).toEqual({
      ...{ 2: 44.93, 3: 44.59, 1: 44.5, 9: 44.11, 4: 42.48, 8: 39.16, 6: 36.92, 5: 36.78, 7: 32.53 },
    });
    const last = proposed(fourth(), wish('bye'));
    expect(shortOf(last)).toBe('2–3 1–7 9–6 8–5 4 –');
    const end = played(done(fourth(), last), [
      [2, 3, 6],
      [1, 7, 9],
      [9, 6, -1],
      [8, 5, 2],
    ]);
    expect(
      rankedTeams(end).map(({ contestant, place, points }) => [place, contestant.number, points]),
    ).toEqual([
      [1, '1', 57.05],
      [2, '2', 56.69],
      [3, '4', 54.48],
      [4, '9', 53.8],
      [5, '3', 52.83],
      [6, '8', 49.77],
      [7, '6', 47.23],
      [8, '5', 46.17],
      [9, '7', 39.98],
    ]);
    expect(drawProposal(end, wish('bye'))).toMatchObject({ ok: false, code: 'ERR_OVER' });
  });

  test('while two and nine still play: the draw waits, or goes by what there is, and says what a level match changes', () => {
    const open = fourth(FOURTH.slice(1));
    expect(drawProposal(open, wish('bye'))).toMatchObject({ ok: false, code: 'ERR_WAIT', at: 'c2–c9' });
    const running = drawProposal(open, wish('bye', 'running'));
    assert(running.ok, 'a draw');
    // they did end level
    expect(running.value.ifLevel.map(({ home, away, drawn: of }) => [home, away, shortOf(of)])).toEqual([
      ['c2', 'c9', '2–3 1–7 9–6 8–5 4 –'],
    ]);
    expect(shortOf(running.value.drawn)).not.toBe('2–3 1–7 9–6 8–5 4 –');
    // by the first three rounds: two, nine, three, four, one, six, eight, five, seven
    expect(shortOf(proposed(open, wish('bye', 'behind')))).toBe('2–3 9–6 1–7 8–5 4 –');
  });

  test('three teams meet with half of the boards each, none of which two of their matches share', () => {
    const now = done(first(), proposed(first(), wish('short')));
    const matches = matchesOf(now).filter(({ round }) => round === 2);
    const boards = matches.map(({ home, away, boards: of }) => [`${home}–${away}`, of[0]?.board, of.length]);
    expect(boards).toEqual([
      ['c1–c2', 17, 16],
      ['c9–c4', 17, 16],
      ['c3–c8', 17, 16],
      ['c7–c6', 17, 8],
      ['c6–c5', 25, 8],
      ['c5–c7', 97, 8],
    ]);
    for (const match of matches) {
      const lines = linesOfMatch(match);
      expect(new Set(lines.map(makeSitting)).size).toBe(2);
      expect(lines.length).toBe(2 * match.boards.length);
    }
  });

  test('over two rounds they have full matches, and are in no other draw', () => {
    const now = done(first(), proposed(first(), wish('long')));
    const three = matchesOf(now).filter(({ home, away }) => `${home}${away}` === 'c7c6' || away === 'c7');
    expect(
      three.map(({ home, away, boards }) => [
        `${home}–${away}`,
        boards.length,
        boards[0]?.home?.round,
        boards[0]?.away?.round,
        boards[0]?.board,
      ]),
    ).toEqual([
      ['c3–c7', 16, 1, 1, 1],
      ['c7–c6', 16, 2, 3, 17],
      ['c5–c7', 16, 2, 3, 97],
    ]);
    const others = played(now, [
      [1, 2, -2],
      [9, 4, 3],
      [3, 8, 9],
    ]);
    const next = proposed(others, wish('short', 'running'));
    expect(next.meetings.flat().toSorted()).toEqual(['c1', 'c2', 'c3', 'c4', 'c8', 'c9']);
    expect(next.threeWay).toBeUndefined();
    expect(codeOf(others, { ...next, byes: ['c7'] })).toBe('ERR_CONTESTANT');
    const after3 = done(others, next);
    expect([...after3.lines.values()].filter(({ round }) => round === 3)).toHaveLength(3 * 32 + 3 * 16);
  });

  test('a drawn round stays drawn, unless there is a reason; what was played stays played', () => {
    const now = second();
    const round = drawn(
      2,
      [
        [1, 3],
        [2, 4],
        [9, 8],
      ],
      { threeWay: { teams: ['c5', 'c6', 'c7'], length: 'short' } },
    );
    expect(codeOf(now, round)).toBe('ERR_TAKEN');
    const begun = done(now, reported('A1/2/17', '4S N 10'));
    const again = done(begun, { ...round, why: 'nine and four were wrong' });
    expect(again.lines.get('A1/2/17')).toMatchObject({ ns: 'c1', ew: 'c2' });
    expect(again.lines.get('A3/2/17')).toMatchObject({ ns: 'c2', ew: 'c4' });
    expect(codeOf(again, drawn(1, [], { why: 'late' }))).toBe('ERR_SECTION');
    expect(codeOf(again, drawn(4, []))).toBe('ERR_SECTION');
  });

  test('a team that comes later is planned from the next round on, and the rounds so far stay drawn', () => {
    const now = first();
    const plan = defined(now.plans[0], 'a plan');
    const teams = [...plan.entrants, 'c10'];
    const then = after(now, [
      { kind: 'entered', contestant: 'c10' },
      {
        ...{ kind: 'planned', section: 'A', from: 2, draw: 'swiss', boardsPerRound: 16, firstBoard: 1 },
        movement: movementJson(undrawn('swiss', 10, 5)),
        entrants: teams,
      },
    ]);
    expect(totals(then)).toMatchObject({ 1: 12.8, 9: 12 });
    expect(then.lines.size).toBe(now.lines.size);
    const next = proposed(then, wish('bye'));
    expect(next.meetings.flat().toSorted()).toEqual(teams.toSorted());
    expect(done(then, next).lines.get('A1/1/1')).toMatchObject({ ns: 'c1', ew: 'c5' });
  });

  test('a team that has left is in no draw, and rounds that are cut are not drawn', () => {
    const gone = done(first(), {
      ...{ kind: 'absent', contestant: 'c2', from: 2, as: 'gone', treatment: 'stand' },
    });
    const next = proposed(gone, wish('bye'));
    expect(next.meetings.flat()).not.toContain('c2');
    expect(next.byes).toBeUndefined();
    expect(codeOf(gone, { ...next, byes: ['c2'] })).toBe('ERR_CONTESTANT');
    const cut = done(first(), { kind: 'curtailed', section: 'A', rounds: 1 });
    expect(drawProposal(cut, wish('bye'))).toMatchObject({ code: 'ERR_OVER' });
    expect(codeOf(cut, next)).toBe('ERR_SECTION');
  });

  test.each<[string, Drawn, string]>([
    [
      'left out',
      drawn(2, [
        [1, 2],
        [3, 4],
        [5, 6],
        [7, 8],
      ]),
      'ERR_CONTESTANT',
    ],
    [
      'twice',
      drawn(
        2,
        [
          [1, 2],
          [3, 4],
          [5, 6],
          [7, 8],
        ],
        { byes: ['c9', 'c1'] },
      ),
      'ERR_CONTESTANT',
    ],
    [
      'a stranger',
      drawn(
        2,
        [
          [1, 2],
          [3, 4],
          [5, 6],
          [7, 10],
        ],
        { byes: ['c9'] },
      ),
      'ERR_CONTESTANT',
    ],
    ['beyond the end', drawn(6, []), 'ERR_SECTION'],
    ['no such section', { ...drawn(1, []), section: 'B' }, 'ERR_PLAN'],
  ])('a draw is refused: %s', (_, draw, code) => {
    expect(codeOf(first(), draw)).toBe(code);
  });
});

describe('a knock-out of six', () => {
  const first = () => done(opened('knockout', 6, 3, 4), proposed(opened('knockout', 6, 3, 4), wish('bye')));

  test('the two highest have byes; losers are out; the last two meet', () => {
    expect(shortOf(proposed(opened('knockout', 6, 3, 4), wish('bye')))).toBe('4–5 3–6 1 – 2 –');
    const now = played(first(), [
      [4, 5, -3],
      [3, 6, 7],
    ]);
    const semifinal = proposed(now, wish('bye'));
    expect(shortOf(semifinal)).toBe('1–5 2–3');
    const then = played(done(now, semifinal), [
      [1, 5, 1],
      [2, 3, -12],
    ]);
    const final = proposed(then, wish('bye'));
    expect(shortOf(final)).toBe('1–3');
    const end = played(done(then, final), [[1, 3, -2]]);
    expect(rankedTeams(end).map(({ contestant, place }) => [contestant.number, place])).toEqual([
      ['3', 1],
      ['1', 2],
      ['2', 3],
      ['5', 3],
      ['4', 5],
      ['6', 5],
    ]);
    expect(drawProposal(end, wish('bye'))).toMatchObject({ code: 'ERR_OVER' });
  });

  test('a level match decides nothing before extra boards or the director do', () => {
    const level = played(first(), [
      [4, 5, 0],
      [3, 6, 7],
    ]);
    expect(drawProposal(level, wish('bye'))).toMatchObject({ code: 'ERR_LEVEL', at: 'c4–c5' });
    expect(shortOf(proposed(played(level, [[4, 5, 2]]), wish('bye')))).toBe('1–4 2–3');
    expect(drawProposal(first(), wish('bye'))).toMatchObject({ code: 'ERR_WAIT' });
  });
});

describe('cards of captains', () => {
  const begun = () =>
    after(opened('knockout', 4, 2, 4), [
      drawn(1, [
        [1, 4],
        [2, 3],
      ]),
      { kind: 'granted', role: 'player', contestant: 'c1', player: 1, proof: 'one' },
      { kind: 'granted', role: 'player', contestant: 'c1', player: 2, proof: 'two' },
      { kind: 'granted', role: 'player', contestant: 'c4', player: 1, proof: 'four' },
    ]);
  const card = (contestant: string, home: number, away: number): TournamentCommand => ({
    kind: 'carded',
    where: 'A2/1',
    contestant,
    home,
    away,
  });

  test('the two of a match count when they say the same; a difference counts for nobody; the director has the word', () => {
    const one = done(begun(), card('c1', 9, 4));
    expect(scoredMatches(one)).toEqual([]);
    const agreed = done(one, card('c4', 9, 4));
    expect(scoredMatches(agreed)[0]).toMatchObject({ score: { home: 9, away: 4 }, isOver: true });
    const disputed = done(one, card('c4', 9, 5));
    expect(scoredMatches(disputed)).toEqual([]);
    const { contestant: _, ...ruling } = card('', 9, 4) as Extract<TournamentCommand, { kind: 'carded' }>;
    expect(scoredMatches(done(disputed, ruling))).toHaveLength(1);
  });

  test('each captain enters their own team’s card', () => {
    const now = begun();
    const [first, second, other] = [...now.keys.values()];
    expect(codeOf(now, card('c1', 9, 4), first)).toBe('done');
    expect(codeOf(now, card('c4', 9, 4), other)).toBe('done');
    expect(codeOf(now, card('c1', 9, 4), second)).toBe('ERR_ROLE');
    expect(codeOf(now, card('c4', 9, 4), first)).toBe('ERR_ROLE');
    expect(codeOf(now, card('c2', 9, 4))).toBe('ERR_CONTESTANT');
  });
});
