import { teamRoundRobin } from '@overtrick/movements/teamMatches';
import { assert } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import { tournamentOf } from '../fold.ts';
import { plannedBy } from '../plan/draft.ts';
import { matchesOf } from '../teams/matches.ts';
import { rankedTeams } from '../teams/standings.ts';
import { openTournament } from '../terms/open.ts';
import { after, codeOf, done } from '../testing/evening.ts';
import { eventOf } from '../toEvent.ts';
import type { Tournament } from '../tournament.ts';
import { drawProposal } from './proposal.ts';
import { carded, drawn, opened, played, proposed, shortOf, totals, wish } from './testDraws.ts';

describe('a Swiss that begins after other rounds', () => {
  /** Opens a round robin of four teams over three rounds of four boards; the lower number wins, by 3, 2 or 1. */
  const before = () => {
    const log = openTournament({
      ...{ form: 'teams', game: 'bridge', method: 'imps', options: { scale: 'wbf' } },
      ...{ movement: teamRoundRobin(4, 3), boardsPerRound: 4, at: 0 },
    });
    assert(log.ok, 'a round robin');
    const now = tournamentOf(log.value);
    return after(
      now,
      matchesOf(now).map(({ home, away }) =>
        carded(now, number(home), number(away), number(away) - number(home)),
      ),
    );
  };
  const number = (team: string): number => Number(team.slice(1));
  const planned = (movement: 'swiss' | 'knock-out', entrants: readonly string[], rounds: number) => {
    const plan = plannedBy({
      ...{ kind: 'plan', section: 'A', from: 4, after: 3, movement, rounds },
      ...{ entrants, boardsPerRound: 4, firstBoard: 13 },
    });
    assert(plan.ok, 'a plan');
    return plan.value;
  };
  const all = ['c1', 'c2', 'c3', 'c4'];
  const boardsIn = (tournament: Tournament, round: number) => [
    ...new Set([...tournament.lines.values()].flatMap((line) => (line.round === round ? [line.board] : []))),
  ];

  test('has its own rounds and boards; its draw goes by all that was played', () => {
    const now = after(before(), [{ kind: 'session', name: 'Friday' }, planned('swiss', all, 2)]);
    const fourth = proposed(now, wish('bye'));
    expect([fourth.round, shortOf(fourth)]).toEqual([4, '1–2 3–4']);
    expect(codeOf(now, { ...fourth, round: 1 })).toBe('ERR_SECTION');
    expect(codeOf(now, { ...fourth, round: 3, why: 'late' })).toBe('ERR_SECTION');
    const drawnNow = done(now, fourth);
    expect(boardsIn(drawnNow, 4)).toEqual([13, 14, 15, 16]);
    expect(boardsIn(drawnNow, 5)).toEqual([]);
    // a match of its own, and no second half of that of the first evening
    expect(matchesOf(drawnNow).map(({ round, boards }) => [round, boards.length])).toEqual([
      ...Array(6)
        .fill(0)
        .map((_, i) => [1 + Math.floor(i / 2), 4]),
      [4, 4],
      [4, 4],
    ]);
    const fifth = played(drawnNow, [
      [1, 2, -9],
      [3, 4, 2],
    ]);
    const last = proposed(fifth, wish('bye'));
    expect([last.round, shortOf(last)]).toEqual([5, '2–3 1–4']);
    const end = done(fifth, last);
    expect(boardsIn(end, 5)).toEqual([17, 18, 19, 20]);
    expect(drawProposal(end, wish('bye', 'running'))).toMatchObject({ code: 'ERR_OVER' });
  });

  test('does not begin before the rounds that it follows, nor go beyond what a log holds', () => {
    const plan = planned('swiss', all, 2);
    expect(codeOf(before(), { ...plan, from: 3 })).toBe('ERR_PLAN');
    const long = { kind: 'plan', section: 'A', from: 91, after: 90, movement: 'swiss', rounds: 20 } as const;
    const wide = plannedBy({ ...long, entrants: all, boardsPerRound: 1, firstBoard: 13 });
    assert(wide.ok, 'a plan');
    expect(codeOf(before(), wide.value)).toBe('ERR_PLAN');
  });

  test('in the same evening too', () => {
    const now = after(before(), [planned('swiss', all, 2)]);
    const then = done(now, proposed(now, wish('bye')));
    expect(boardsIn(then, 4)).toEqual([13, 14, 15, 16]);
    expect(matchesOf(then)).toHaveLength(8);
  });

  test('after another Swiss its matches are others, whose byes and rests stay', () => {
    // five teams: 1–2 3–4, five has a bye of 12
    const swiss = opened('swiss', 5, 1, 4);
    const first = played(
      done(
        swiss,
        drawn(
          1,
          [
            [1, 2],
            [3, 4],
          ],
          { byes: ['c5'] },
        ),
      ),
      [
        [1, 2, 5],
        [3, 4, 3],
      ],
    );
    const plan = plannedBy({
      ...{ kind: 'plan', section: 'A', from: 2, after: 1, movement: 'swiss', rounds: 2 },
      ...{ entrants: [...all, 'c5'], boardsPerRound: 4, firstBoard: 41 },
    });
    assert(plan.ok, 'a plan');
    const now = after(first, [{ kind: 'session', name: 'Friday' }, plan.value]);
    expect(totals(now)[5]).toBe(12);
    const second = proposed(now, wish('short'));
    // of any three of the first four two have met, so five is in it; from the bottom two, four and five
    expect(shortOf(second)).toBe('1–3 5–4–2');
    expect(shortOf(proposed(now, wish('bye')))).not.toContain('5 –');
    expect(boardsIn(done(now, second), 2).slice(0, 4)).toEqual([41, 42, 43, 44]);
    const again = done(now, drawn(2, [[1, 2]], { threeWay: { teams: ['c3', 'c4', 'c5'], length: 'short' } }));
    expect(matchesOf(again).filter(({ home, away }) => home === 'c1' && away === 'c2')).toHaveLength(2);
    // half of the four boards each: the third match has boards that nobody else has
    expect(boardsIn(again, 2)).toEqual([41, 42, 43, 44, 49, 50]);
  });

  test('is a knock-out of those who are left: who lost before is not out', () => {
    const now = after(before(), [{ kind: 'session', name: 'Friday' }, planned('knock-out', all, 2)]);
    const semifinal = proposed(now, wish('bye'));
    expect([semifinal.round, shortOf(semifinal)]).toEqual([4, '1–4 2–3']);
    const then = played(done(now, semifinal), [
      [1, 4, -1],
      [2, 3, 4],
    ]);
    const final = proposed(then, wish('bye'));
    expect([final.round, shortOf(final)]).toEqual([5, '2–4']);
    const end = played(done(then, final), [[2, 4, -6]]);
    expect(rankedTeams(end).map(({ contestant, place }) => [contestant.number, place])).toEqual([
      ['4', 1],
      ['2', 2],
      ['1', 3],
      ['3', 3],
    ]);
  });

  test('of a final only its own matches count, with what its finalists bring', () => {
    const now = after(before(), [
      {
        ...{ kind: 'session', name: 'Final' },
        finalists: [
          { contestant: 'c1', points: 3 },
          { contestant: 'c2', points: 1 },
        ],
      },
      planned('swiss', ['c1', 'c2'], 1),
    ]);
    expect(totals(now)).toEqual({ 1: 3, 2: 1 });
    const level = played(done(now, proposed(now, wish('bye'))), [[1, 2, 0]]);
    expect(totals(level)).toEqual({ 1: 13, 2: 11 });
    const event = eventOf(level);
    expect(event.matches).toHaveLength(1);
  });

  test('a penalty of the first evening is none of the final', () => {
    const fined = done(before(), { kind: 'penalised', contestant: 'c1', amount: -2, unit: 'points' });
    const now = after(fined, [
      { ...{ kind: 'session', name: 'Final' }, finalists: [{ contestant: 'c1', points: 3 }] },
      planned('swiss', ['c1', 'c2'], 1),
    ]);
    expect(totals(now)).toEqual({ 1: 3, 2: 0 });
    const again = done(now, { kind: 'penalised', contestant: 'c2', amount: -1, unit: 'points' });
    expect(totals(again)).toEqual({ 1: 3, 2: -1 });
    expect(eventOf(again).adjustments).toHaveLength(1);
  });
});
