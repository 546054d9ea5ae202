import { assert } from '@overtrick/rules/assert';
import { expect, test } from 'vitest';
import type { Form, TournamentCommand } from '../entry.ts';
import { tournamentOf } from '../fold.ts';
import { openTournament } from '../terms/open.ts';
import { after, howell, howellLine, howellReports, movement, reported } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import { standpointOf } from '../view/standpoint.ts';
import { viewFor } from '../view/viewFor.ts';
import { boardsOfEvening, type EveningBoard } from './evening.ts';

const ENDED: TournamentCommand = { kind: 'ended' };
const named = (contestant: string, ...names: readonly string[]): TournamentCommand => ({
  kind: 'amended',
  contestant,
  players: names.map((name) => ({ name })),
});

/** Returns the boards that a player's key shows. */
function boardsFor(tournament: Tournament, contestant: string, player = 1): readonly EveningBoard[] {
  const keyed = after(tournament, [{ kind: 'granted', role: 'player', contestant, player, proof: 'own' }]);
  const key = Math.max(...keyed.keys.keys());
  return boardsOfEvening(viewFor(keyed, standpointOf(keyed, key)));
}

const opened = (form: Form, kind: string, count: number, more: object = {}): Tournament => {
  const game = form === 'threes' ? 'awol' : 'bridge';
  const terms = { form, game, method: 'mp', boardsPerRound: 1, at: 0, movement: movement(kind, count) };
  const log = openTournament({ ...terms, ...more });
  assert(log.ok, kind);
  return tournamentOf(log.value);
};

test('a pair is compared with those who sat its way, by the score; partners are named each to the other', () => {
  const tournament = after(howell(), [named('c4', 'Ann', 'Bo'), ...howellReports(), ENDED]);
  // 400 to 430, −420 to 50, level, nothing to −90, −500 to −400, the slam to none
  expect(boardsFor(tournament, 'c4')).toEqual(
    [0, 0, 0.5, 1, 0, 1].map((share) => ({ share, others: 1, partner: 'Bo' })),
  );
  expect(boardsFor(tournament, 'c1').map(({ share }) => share)).toEqual([1, 1, 0.5, 1, 1, 0]);
  expect(boardsFor(tournament, 'c4', 2)[0]).toMatchObject({ partner: 'Ann' });
  expect(boardsFor(tournament, 'c1')[0]).not.toHaveProperty('partner');
});

test('nothing counts before the end, of awards, of hidden names, of practice and for other keys', () => {
  const now = after(howell(), [named('c4', 'Ann', 'Bo'), ...howellReports()]);
  expect(boardsFor(now, 'c4')).toEqual([]);
  const line = howellLine('1 4-1');
  const awarded = after(now, [{ kind: 'ruled', line, result: 'A6040', reason: 'a slow table' }, ENDED]);
  expect(boardsFor(awarded, 'c4')).toHaveLength(5);
  // a result without others on its board is not compared
  expect(boardsFor(awarded, 'c2')).toHaveLength(5);
  const ended = after(now, [ENDED]);
  expect(boardsFor(ended, 'c4')).not.toEqual([]);
  const practised = { ...ended, terms: { ...ended.terms, isPractice: true } } as const;
  expect(boardsFor(practised, 'c4')).toEqual([]);
  const hidden = after(now, [{ kind: 'hid', contestant: 'c4', player: 2 }, ENDED]);
  expect(boardsFor(hidden, 'c4').map(({ partner }) => partner)).toEqual(Array(6).fill(undefined));
  const table = after(ended, [{ kind: 'granted', role: 'table', place: 'A1', proof: 'table' }]);
  for (const key of [0, ...table.keys.keys()])
    expect(boardsOfEvening(viewFor(table, standpointOf(table, key)))).toEqual([]);
});

test('results of a fouled board are compared with those of the same form', () => {
  const all = ['1 4-1', '1 2-3'].map(howellLine);
  const fouled = after(howell(), [
    ...howellReports(),
    { kind: 'fouled', board: 1, lines: all.slice(0, 1), form: 'changed' },
    ENDED,
  ]);
  expect(boardsFor(fouled, 'c4')).toHaveLength(5);
  expect(
    viewFor(fouled, standpointOf(fouled, 0))
      .boards[1]?.lines.map(({ field }) => field)
      .sort(),
  ).toEqual([1, 2]);
});

test('in an individual everybody is rated with the partner of the board', () => {
  const now = opened('individual', 'individual', 8);
  const played = after(now, [
    ...['c1', 'c8', 'c3'].map((id) => named(id, id.toUpperCase())),
    reported('A1/1/1', '4S N 10'),
    reported('A2/1/1', '4S N 9'),
    ENDED,
  ]);
  // round 1: c8 and c1 against c2 and c4, c3 and c7 against c5 and c6
  expect(boardsFor(played, 'c1')).toEqual([{ share: 1, others: 1, partner: 'C8' }]);
  expect(boardsFor(played, 'c7')).toEqual([{ share: 0, others: 1, partner: 'C3' }]);
  expect(boardsFor(played, 'c2')).toEqual([{ share: 0, others: 1 }]);
});

test('of three at a table each is compared with the same seat elsewhere', () => {
  const now = opened('threes', 'threes', 9);
  const lines = [...now.lines.values()].filter(({ round }) => round === 1);
  const points = ['420/0/0', '0/100/100', '170/0/50'];
  const played = after(now, [...lines.map(({ line }, i) => reported(line, `points=${points[i]}`)), ENDED]);
  const shares = lines.map(({ seats = [] }) => seats.map((id) => boardsFor(played, id)[0]?.share));
  expect(shares).toEqual([
    [1, 0.25, 0],
    [0, 1, 1],
    [0.5, 0.25, 0.5],
  ]);
});

test('of teams the other table is the field, for those who sat there', () => {
  const now = opened('teams', 'head-to-head', 2, {
    method: 'imps',
    options: { scale: 'wbf' },
    boardsPerRound: 2,
  });
  const lines = [...now.lines.values()];
  const played = after(now, [
    named('c1', 'Ann', 'Bo', 'Cy', 'Di', 'Ed'),
    ...lines.map(({ line, ns }) => reported(line, ns === 'c1' ? '4S N 10' : '4S N 9')),
    ENDED,
  ]);
  const boards = new Set(lines.map(({ board }) => board)).size;
  // her team bids and makes what the others do not, at both tables
  expect(boardsFor(played, 'c1', 2)).toEqual(Array(boards).fill({ share: 1, others: 1, partner: 'Ann' }));
  expect(boardsFor(played, 'c1', 4)).toEqual(Array(boards).fill({ share: 1, others: 1, partner: 'Cy' }));
  expect(boardsFor(played, 'c2', 4).map(({ share }) => share)).toEqual(Array(boards).fill(0));
  expect(boardsFor(played, 'c1', 5)).toEqual([]);
});
