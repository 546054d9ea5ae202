import { assert, defined } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import { decide } from '../decide.ts';
import type { TournamentCommand } from '../entry.ts';
import { tournamentOf } from '../fold.ts';
import { openTournament } from '../terms/open.ts';
import { after, codeOf, movement } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import { NOBODY, standpointOf } from '../view/standpoint.ts';
import { viewFor } from '../view/viewFor.ts';
import { matchesOf, scoredBoardsOf } from './matches.ts';
import { rankedTeams, scoredMatches } from './standings.ts';

function opened(
  kind: string,
  teams: number,
  rounds: number,
  boardsPerRound: number,
  more: object = {},
): Tournament {
  const log = openTournament({
    form: 'teams',
    game: 'bridge',
    method: 'imps',
    options: { scale: 'wbf' },
    ...more,
    movement: movement(kind, teams, rounds),
    boardsPerRound,
    at: 0,
  });
  assert(log.ok, kind);
  return tournamentOf(log.value);
}

const number = (team: string): number => Number(team.slice(1));

/**
 * Reports all lines by the design's formula F: 2NT by N if the board is odd, otherwise E, with 6 + (3n + 5e + b) mod 7
 * tricks.
 */
const byFormula = ({ lines }: Tournament): readonly TournamentCommand[] =>
  [...lines.values()].map(({ line, ns, ew, board }) => ({
    kind: 'reported',
    line,
    result: `2NT ${board % 2 === 1 ? 'N' : 'E'} ${6 + ((3 * number(ns) + 5 * number(ew) + board) % 7)}`,
    side: 'both',
  }));

const standing = (tournament: Tournament) =>
  rankedTeams(tournament).map(({ contestant, points }) => [number(contestant.id), Number(points.toFixed(2))]);

describe('American Whist of five teams, three boards a match, results by formula F', () => {
  test('IMPs and the WBF’s victory points', () => {
    const blank = opened('american-whist', 5, 4, 3);
    const played = after(blank, byFormula(blank));
    const match = defined(
      scoredMatches(played).find(
        ({ match: { home, away } }) => `${home}${away}` === 'c1c2' || `${home}${away}` === 'c2c1',
      ),
      'every two teams meet',
    );
    const [own, other] =
      match.match.home === 'c1' ? (['home', 'away'] as const) : (['away', 'home'] as const);
    expect([match.score[own], match.score[other]]).toEqual([5, 10]);
    expect([match.points[own], match.points[other]]).toEqual([6.82, 13.18]);
    expect(standing(played)).toEqual([
      [2, 47.21],
      [5, 45.75],
      [4, 41.07],
      [1, 33.11],
      [3, 32.86],
    ]);
  });

  test('board-a-match', () => {
    const blank = opened('american-whist', 5, 4, 3, { method: 'bam', options: {} });
    const played = after(blank, byFormula(blank));
    expect(standing(played).map(([, points]) => points)).toEqual([14, 14, 12, 10, 10]);
  });
});

describe('a match in two segments', () => {
  const said = (line: string, result: string): TournamentCommand => ({
    kind: 'reported',
    line,
    result,
    side: 'both',
  });
  const blank = () => opened('head-to-head', 2, 2, 2);

  test('each board is compared once, as in RULES 4.4', () => {
    const half = after(blank(), [
      said('A1/1/1', '4S N 10'),
      said('A2/1/1', '4S N 11'),
      said('A1/1/2', '3NT S 11'),
      said('A2/1/2', 'PASS'),
    ]);
    const [match] = matchesOf(half);
    expect(match).toMatchObject({ home: 'c1', away: 'c2' });
    expect(match && scoredBoardsOf(half, match)).toEqual([
      { board: 1, swing: -30, turnover: 870 },
      { board: 2, swing: 660, turnover: 660 },
    ]);
    expect(scoredMatches(half)[0]?.score).toEqual({ home: 12, away: 1 });
  });

  test('nobody in the match is told of the other table before the segment is settled at both', () => {
    const keyed = after(blank(), [
      { kind: 'granted', role: 'player', contestant: 'c1', player: 1, proof: 'north' },
      { kind: 'granted', role: 'player', contestant: 'c1', player: 3, proof: 'east' },
      { kind: 'granted', role: 'table', place: 'A1', proof: 'table' },
      said('A1/1/1', '4S N 10'),
    ]);
    const keys = [...keyed.keys.keys()];
    const views = (tournament: Tournament) =>
      [0, ...keys].map((key) => JSON.stringify(viewFor(tournament, standpointOf(tournament, key))));
    // the other table's result of the board, and of the one after it, is whatever it is
    const others = ['4S N 11', '4S N 8', '6S N 12'].map((result) =>
      after(keyed, [said('A2/1/1', result), said('A2/1/2', result)]),
    );
    const [one, ...more] = others.map(views);
    expect(one?.length).toBe(4);
    // who sits at the other table knows of it: the captain's partner at the away table
    const away = 2;
    for (const view of more) {
      expect(view.filter((_, i) => i !== away)).toEqual(one?.filter((_, i) => i !== away));
      expect(view[away]).not.toBe(one?.[away]);
    }
    const before = defined(others[0], 'a result');
    expect(viewFor(before, standpointOf(before, keys[0] ?? 0)).boards).toEqual({});
    const settled = after(before, [said('A1/1/2', 'PASS')]);
    const view = viewFor(settled, standpointOf(settled, keys[0] ?? 0));
    // the page of a board has both tables, North-South's best first
    expect(view.boards[1]?.lines.map(({ line, ns, score }) => [line, ns, score])).toEqual([
      ['A2/1/1', 'c2', 450],
      ['A1/1/1', 'c1', 420],
    ]);
    expect(view.matches?.[0]?.boards.map(({ board, imps }) => [board, imps])).toEqual([
      [1, -1],
      [2, -12],
    ]);
    expect(view.card?.rows.map(({ line }) => line)).toContain('A2/1/1');
  });

  test('a captain says who sits where, before the round; others sit where they were', () => {
    const teams = after(blank(), [
      { kind: 'amended', contestant: 'c1', players: [1, 2, 3, 4, 5].map((n) => ({ name: `P${n}` })) },
      { kind: 'granted', role: 'player', contestant: 'c1', player: 1, proof: 'captain' },
      { kind: 'granted', role: 'player', contestant: 'c1', player: 5, proof: 'fifth' },
    ]);
    const [captain, fifth] = [...teams.keys.values()];
    assert(captain && fifth, 'two keys');
    const lined = { kind: 'lined', contestant: 'c1', from: 2, ns: [5, 2], ew: [3, 4] } as const;
    expect(decide(teams, fifth, lined)).toMatchObject({ ok: false, code: 'ERR_ROLE' });
    expect(decide(teams, captain, { ...lined, contestant: 'c2' })).toMatchObject({ code: 'ERR_ROLE' });
    expect(decide(teams, captain, { ...lined, ns: [5, 3] })).toMatchObject({ code: 'ERR_CONTESTANT' });
    const then = after(teams, [lined], captain);
    const hereOf = (key: number) => viewFor(then, standpointOf(then, key)).here;
    expect(hereOf(captain.number)?.place).toBe('A1');
    expect(hereOf(fifth.number)).toMatchObject({ place: 'A1', round: 2 });
    const report = { kind: 'reported', line: 'A1/2/3', result: '4S N 10', side: 'NS' } as const;
    const begun = after(then, [said('A1/1/1', 'PASS'), said('A1/1/2', 'PASS')]);
    expect(decide(begun, fifth, report)).toMatchObject({ ok: true });
    expect(decide(begun, captain, report)).toMatchObject({ ok: false, code: 'ERR_ROLE' });
    expect(decide(begun, captain, { ...lined, from: 1 })).toMatchObject({ ok: false, code: 'ERR_ROUND' });
  });

  test('awards are three IMPs for an average plus, and a weighted score is the mean of its IMPs', () => {
    const ruled = (line: string, result: string): TournamentCommand => ({
      kind: 'ruled',
      line,
      result,
      reason: 'Law 12C',
    });
    const played = after(blank(), [
      ruled('A1/1/1', 'A6040'),
      said('A2/1/1', 'PASS'),
      ruled('A1/1/2', '0.5*420+0.5*-50'),
      said('A2/1/2', 'PASS'),
    ]);
    const [match] = matchesOf(played);
    expect(match && scoredBoardsOf(played, match)).toEqual([
      { board: 1, home: 3, away: -3 },
      // half of 9 IMPs won and half of 2 lost
      { board: 2, home: 3.5, away: -3.5 },
    ]);
  });
});

describe('a match by cards, while others play', () => {
  const blank = () => opened('team-round-robin', 4, 3, 2, { policies: { dark: 0 } });
  const card = (where: string): TournamentCommand => ({ kind: 'carded', where, home: 20, away: 4 });
  const publicOf = (tournament: Tournament) => viewFor(tournament, NOBODY);

  test('is told when nobody has its boards still to play', () => {
    const one = after(blank(), [card('A1/1')]);
    expect(publicOf(one).matches?.map(({ score }) => score)).toEqual(Array(6).fill(undefined));
    expect(publicOf(one).ranking).toMatchObject({ counted: 0 });
    const both = after(one, [card('A3/1')]);
    expect(publicOf(both).matches?.flatMap(({ score }) => score ?? [])).toHaveLength(2);
    expect(publicOf(both).ranking).toMatchObject({ counted: 8, planned: 24 });
    expect(publicOf(both).ranking?.rows.map(({ total }) => total > 0)).toEqual(Array(4).fill(true));
  });

  test('has a card of either of its teams, and of no other', () => {
    const [line] = blank().lines.values();
    const codeFor = (contestant: string | undefined) =>
      codeOf(blank(), {
        ...card('A1/1'),
        ...(contestant !== undefined && { contestant }),
      } as TournamentCommand);
    const others = ['c1', 'c2', 'c3', 'c4'].filter((id) => id !== line?.ns && id !== line?.ew);
    expect([line?.ns, line?.ew, undefined].map(codeFor)).toEqual(['done', 'done', 'done']);
    expect(others.map(codeFor)).toEqual(['ERR_CONTESTANT', 'ERR_CONTESTANT']);
    expect(codeOf(blank(), card('A9/1'))).toBe('ERR_LINE');
  });

  test('is told to its teams at once', () => {
    const [line] = blank().lines.values();
    const keyed = after(blank(), [
      { kind: 'granted', role: 'player', contestant: line?.ns ?? '', player: 3, proof: 'own' },
      card('A1/1'),
    ]);
    const [key] = keyed.keys.keys();
    expect(viewFor(keyed, standpointOf(keyed, key ?? 0)).matches?.[0]?.score).toEqual({ home: 20, away: 4 });
  });
});

test('a plan of pairs is none of teams', () => {
  const teams = opened('head-to-head', 2, 1, 2);
  const { movement: pairs } = { movement: movement('howell', 4) };
  expect(
    decide(
      teams,
      { number: 0, role: 'director' },
      {
        kind: 'planned',
        section: 'A',
        from: 1,
        movement: { ...pairs, tables: [[{ ns: 1, ew: 2, set: 1 }]], seating: 'pairs' },
        entrants: ['c1', 'c2'],
        boardsPerRound: 2,
        firstBoard: 1,
      },
    ),
  ).toMatchObject({ ok: false, code: 'ERR_PLAN' });
});

describe('who sits where', () => {
  const lined = (contestant: string, ns: readonly [number, number] = [1, 2]): TournamentCommand => ({
    kind: 'lined',
    contestant,
    from: 1,
    ns,
    ew: [3, 4],
  });
  const keyed = (lineUp: 'home' | 'blind') =>
    after(opened('head-to-head', 2, 2, 4, { policies: { lineUp, segment: 'half' } }), [
      { kind: 'granted', role: 'player', contestant: 'c1', player: 1, proof: 'home' },
      { kind: 'granted', role: 'player', contestant: 'c2', player: 1, proof: 'away' },
    ]);
  const lineUps = (tournament: Tournament, key: number) =>
    viewFor(tournament, standpointOf(tournament, key)).matches?.[0]?.lineUps[0];

  test('is said by the team at home second', () => {
    const now = keyed('home');
    const [home, away] = [...now.keys.values()];
    assert(home && away, 'two keys');
    expect(decide(now, home, lined('c1'))).toMatchObject({ ok: false, code: 'ERR_CLOSED' });
    const then = after(now, [lined('c2', [2, 1])], away);
    expect(lineUps(then, home.number)?.away?.ns).toEqual([2, 1]);
    expect(decide(then, home, lined('c1'))).toMatchObject({ ok: true });
    // who said it first does not say it again, in answer to the other
    const both = after(then, [lined('c1', [2, 1])], home);
    expect(decide(both, away, lined('c2'))).toMatchObject({ ok: false, code: 'ERR_CLOSED' });
    expect(decide(both, home, lined('c1'))).toMatchObject({ ok: true });
  });

  test('is shown to the other team when both have said it, where it is blind', () => {
    const now = keyed('blind');
    const [home, away] = [...now.keys.values()];
    assert(home && away, 'two keys');
    const one = after(now, [lined('c1', [2, 1])], home);
    expect(lineUps(one, home.number)).toEqual({ round: 1, home: { ns: [2, 1], ew: [3, 4] } });
    expect(lineUps(one, away.number)).toEqual({ round: 1, away: { ns: [1, 2], ew: [3, 4] } });
    expect(lineUps(one, 0)).toEqual({ round: 1 });
    const both = after(one, [lined('c2')], away);
    expect(lineUps(both, away.number)?.home?.ns).toEqual([2, 1]);
    // then it is final: a team that changed its line-up could have seen the other's
    for (const [key, team] of [
      [home, 'c1'],
      [away, 'c2'],
    ] as const) {
      expect(codeOf(both, lined(team), key)).toBe('ERR_CLOSED');
      expect(codeOf(both, { ...lined(team), from: 2 } as TournamentCommand, key)).toBe('done');
    }
    expect(codeOf(both, lined('c1'))).toBe('done');
    const second = after(now, [
      { ...lined('c1'), from: 2 } as TournamentCommand,
      { ...lined('c2'), from: 2 } as TournamentCommand,
    ]);
    // a word for the first round would be one for the second as well
    expect(codeOf(second, lined('c1'), home)).toBe('ERR_CLOSED');
    const begun = after(one, [{ kind: 'reported', line: 'A1/1/1', result: 'PASS', side: 'both' }]);
    expect(lineUps(begun, 0)?.home?.ns).toEqual([2, 1]);
  });

  test('a segment of half a round is told when it is settled at both tables', () => {
    const said = (line: string): TournamentCommand => ({
      kind: 'reported',
      line,
      result: 'PASS',
      side: 'both',
    });
    const first = after(keyed('blind'), ['A1/1/1', 'A1/1/2', 'A2/1/1'].map(said));
    expect(viewFor(first, standpointOf(first, 0)).matches?.[0]?.boards).toEqual([]);
    const half = after(first, [said('A2/1/2')]);
    const [home] = [...half.keys.values()];
    const told = viewFor(half, standpointOf(half, home?.number ?? 0)).matches?.[0];
    expect(told?.boards.map(({ board }) => board)).toEqual([1, 2]);
    expect(told?.isSettled).toBe(false);
  });

  test('nobody plays a board in both directions, where the halves of a match are in two rounds', () => {
    const now = opened('american-whist', 5, 4, 1);
    const swapped = { kind: 'lined', contestant: 'c1', from: 3, ns: [3, 4], ew: [1, 2] } as const;
    expect(decide(now, { number: 0, role: 'director' }, swapped)).toMatchObject({
      code: 'ERR_CONTESTANT',
      why: expect.stringContaining('twice'),
    });
    const others = { ...swapped, ns: [5, 6], ew: [3, 4] } as const;
    expect(decide(now, { number: 0, role: 'director' }, others)).toMatchObject({ ok: true });
  });

  test('a team has four players at least, a pair two, and who plays alone is one', () => {
    const granted = (player: number): TournamentCommand => ({
      ...{ kind: 'granted', role: 'player', contestant: 'c1', player, proof: `${player}` },
    });
    const teams = opened('american-whist', 5, 4, 1);
    expect([4, 5].map((player) => codeOf(teams, granted(player)))).toEqual(['done', 'ERR_CONTESTANT']);
    const six = Array.from({ length: 6 }, (_, i) => ({ name: `P${i}` }));
    const more = after(teams, [{ kind: 'amended', contestant: 'c1', players: six }]);
    expect([6, 7].map((player) => codeOf(more, granted(player)))).toEqual(['done', 'ERR_CONTESTANT']);
    const alone = opened('individual', 8, 7, 1, { form: 'individual', method: 'mp', options: {} });
    expect([1, 2].map((player) => codeOf(alone, granted(player)))).toEqual(['done', 'ERR_CONTESTANT']);
  });

  test('the next table of a team’s East-West is theirs', () => {
    const now = after(opened('american-whist', 5, 4, 1), [
      { kind: 'granted', role: 'player', contestant: 'c1', player: 1, proof: 'north' },
      { kind: 'granted', role: 'player', contestant: 'c1', player: 3, proof: 'east' },
    ]);
    const [north, east] = [...now.keys.keys()].map((key) => viewFor(now, standpointOf(now, key)).here);
    expect([north?.place, north?.next?.place]).toEqual(['A1', 'A1']);
    expect([east?.side, east?.place, east?.next?.place]).toEqual(['EW', 'A3', 'A5']);
  });
});
