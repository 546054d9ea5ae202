import { assert } from '@overtrick/rules/assert';
import { BOARD_SCALES, type BoardScaleId } from '@overtrick/rules/games/boardScale';
import { GAMES } from '@overtrick/rules/games/list';
import { expect, test } from 'vitest';
import { tournamentOf } from '../fold.ts';
import type { Key } from '../keys/key.ts';
import { makeEntry, parseLog } from '../log.ts';
import { reportOfDeal } from '../online/report.ts';
import { type Opening, openTournament } from '../terms/open.ts';
import { after, codeOf, done, movement, percentagesOf, reported } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import { NOBODY } from '../view/standpoint.ts';
import { viewFor } from '../view/viewFor.ts';
import { makeReported, parseReported } from './result.ts';
import { reportText, scaledText } from './scaled.ts';

const TABLE: Key = { number: 1, role: 'table', place: 'A1', proof: 'p' };

test.each<[BoardScaleId, string, string]>([
  ['minibridge', '1H S 9', '1H S 9 goal=part score=140'],
  ['minibridge', '4S E 9 lead=HK', '4S E 9 goal=game score=50 lead=HK'],
  ['minibridge', '3NT W =', '3NT W 9 goal=game score=-400'],
  ['minibridge', 'PASS', 'PASS'],
  ['auction', '3NT S 9', '3NT S 9 honours=- score=155'],
  ['auction', '4S N 10 honours=ns:40', '4S N 10 honours=NS:40 score=201'],
  ['plafond', '4HX E 9', '4HX E 9 honours=- score=100'],
  ['awol', '4S S 10 opened=never', 'points=420/0/0 4S S 10 opened=never'],
  ['awol', '4S S 10 opened=FIRST lead=HK', 'points=620/0/0 4S S 10 opened=first lead=HK'],
  ['awol', '2H W 8 opened=first', 'points=0/110/110 2H W 8 opened=first'],
  ['awol', '4SX S 8 opened=first', 'points=0/500/500 4SX S 8 opened=first'],
  ['awol', 'PASS', 'points=0/0/0 PASS'],
  ['cutthroat', '1NT E 6', 'points=50/50/0 1NT E 6'],
  // what the director gives without a contract stays as it is
  ['awol', 'points=420/0/0', 'points=420/0/0'],
  ['minibridge', 'A6040', 'A6040'],
  ['auction', 'NP', 'NP'],
  ['minibridge', '4S N 10 score=450', '4S N 10 score=450'],
])('%s: %s is stored as %s, and read again', (scale, text, stored) => {
  expect(scaledText(text, 4, scale)).toEqual({ ok: true, value: stored });
  expect(scaledText(stored, 4, scale)).toEqual({ ok: true, value: stored });
  const read = parseReported(stored, 4);
  assert(read.ok, stored);
  expect(makeReported(read.value, 4)).toBe(stored);
});

test.each<[BoardScaleId, string, RegExp]>([
  ['minibridge', '2H S 9', /no such contract/],
  ['minibridge', '4SX S 9', /no such contract/],
  ['minibridge', '4S S 9 goal=part', /goal=part cannot be/],
  ['awol', '4S S 10', /lacks one of opened=first, opened=second, opened=never/],
  ['awol', '4S N 10 opened=first', /the declarer is S, W, E/],
  ['awol', '4S S 10 opened=later', /cannot be/],
  ['auction', '4S N 10 honours=NS:41', /cannot be/],
  ['cutthroat', '4S S 10 opened=first', /does not count/],
  ['auction', '4S N 14', /tricks/],
  ['auction', '4S N 10 honours=- goal=part', /is written like/],
])('%s: %s is refused in a sentence', (scale, text, why) => {
  const scored = scaledText(text, 4, scale);
  expect(scored.ok ? '' : scored.why).toMatch(why);
});

test('a result of contract bridge is what it was', () => {
  expect(scaledText('4S N 10', 4, undefined)).toEqual({ ok: true, value: '4S N 10' });
});

function evening(game: string, scale: BoardScaleId, more: Partial<Opening> = {}): Tournament {
  const log = openTournament({
    ...{ form: 'pairs', game, scale, method: 'mp', boardsPerRound: 2, at: 0 },
    movement: movement('howell', 4),
    ...more,
  });
  assert(log.ok, game);
  // as a server reads it again
  const read = parseLog(log.value.map(makeEntry).join('\n'));
  assert(read.ok, 'a log');
  return tournamentOf(log.value);
}

test('an evening of Minibridge is scored by its own table, whatever the vulnerability of the board', () => {
  // board 4 makes all vulnerable in contract bridge; pairs meet 4–2 and 3–1
  const lines = [...evening('minibridge', 'minibridge').lines.values()].filter(({ board }) => board === 4);
  const [one, other] = lines.map(({ line }) => line);
  assert(one !== undefined && other !== undefined, 'two tables');
  const played = after(evening('minibridge', 'minibridge'), [
    reported(one, '4S N 10'),
    reported(other, '1S N 10'),
  ]);
  expect(played.books.get(one)?.NS?.outcome).toMatchObject({ score: 420, fact: 'goal=game' });
  expect(played.books.get(other)?.NS?.outcome).toMatchObject({ score: 170, fact: 'goal=part' });
  const results = viewFor(played, NOBODY).boards[4]?.lines.map(({ result, nsPoints }) => [result, nsPoints]);
  expect(results).toEqual([
    ['4S N 10 goal=game score=420', 2],
    ['1S N 10 goal=part score=170', 0],
  ]);
  expect(Object.values(percentagesOf(played)).sort((a, b) => a - b)).toEqual([0, 0, 100, 100]);
  const ruled = done(played, { kind: 'ruled', line: one, result: '4S N 9', reason: 'a trick' });
  expect(ruled.books.get(one)?.ruling?.outcome).toMatchObject({ score: -50 });
});

test('an evening of AWOL takes contracts from tables, and points from the director alone', () => {
  const awol = evening('awol', 'awol', { form: 'threes', movement: movement('threes', 9) });
  const [line = ''] = [...awol.lines.keys()].filter((name) => name.startsWith('A1/1/'));
  const report = (result: string) => ({ kind: 'reported', line, result, side: 'NS' }) as const;
  expect(codeOf(awol, report('points=420/0/0'), TABLE)).toBe('ERR_ROLE');
  expect(codeOf(awol, report('points=1/2/3 4S S 10 opened=first'), TABLE)).toBe('ERR_ROLE');
  expect(codeOf(awol, report('4S S 10'), TABLE)).toBe('ERR_RESULT');
  expect(codeOf(awol, report('points=420/0/0'))).toBe('done');
  const told = done(awol, report('2H W 8 opened=first'), TABLE);
  expect(told.books.get(line)?.NS?.outcome).toMatchObject({
    kind: 'points',
    points: [0, 110, 110],
    tricks: 8,
  });
  const agreed = done(told, { kind: 'agreed', line, side: 'EW' }, TABLE);
  const { board = 0 } = agreed.lines.get(line) ?? {};
  // the lead is optional, and does not make another result
  const again = done(agreed, report('2H W 8 opened=first lead=HK'), TABLE);
  expect(again.books.get(line)?.EW?.outcome).toEqual(agreed.books.get(line)?.EW?.outcome);
  const shown = viewFor(after(agreed, [{ kind: 'ended' }]), NOBODY).boards[board];
  expect(shown?.lines[0]?.result).toBe('points=0/110/110 2H W 8 opened=first');
});

test('an evening of three that was opened before has points of its tables, as it had', () => {
  const log = openTournament({
    ...{ form: 'threes', game: 'awol', method: 'mp', boardsPerRound: 2, at: 0 },
    movement: movement('threes', 9),
  });
  assert(log.ok, 'an evening');
  const old = tournamentOf(log.value);
  const [line = ''] = [...old.lines.keys()].filter((name) => name.startsWith('A1/1/'));
  expect(codeOf(old, { kind: 'reported', line, result: 'points=420/0/0', side: 'NS' }, TABLE)).toBe('done');
  expect(codeOf(old, { kind: 'reported', line, result: '4S S 10 opened=first', side: 'NS' }, TABLE)).toBe(
    'ERR_RESULT',
  );
});

test('an online table reports the contract with what its score counts', () => {
  const contract = { level: 4, strain: 'S', doubling: 0, declarer: 'N' } as const;
  const deal = { board: 4, contract, tricks: 10 };
  expect(reportOfDeal({ ...deal, score: 420, scale: 'minibridge' })).toBe('4S N 10 goal=game score=420');
  expect(reportOfDeal({ ...deal, score: 201, scale: 'auction' })).toBe('4S N 10 honours=NS:40 score=201');
  expect(reportOfDeal({ ...deal, score: 7, scale: 'auction' })).toBe('score=7');
  expect(reportOfDeal({ ...deal, score: 620 })).toBe('4S N 10');
});

test('each game that has a scale is played on boards', () => {
  const scales = GAMES.flatMap(({ boardScale }) => boardScale ?? []);
  expect(scales.toSorted()).toEqual(BOARD_SCALES.toSorted());
});

// a side agrees in full to a report that the server does not have yet
test.each<[BoardScaleId | undefined, string]>([
  ['minibridge', '1H S 9 goal=part lead=SK'],
  ['minibridge', 'PASS'],
  ['auction', '4S N 10 honours=NS:40'],
  ['plafond', '4S N 10 honours=-'],
  ['awol', '4S S 10 opened=never'],
  ['awol', '1N E 6 opened=second lead=H2'],
  ['awol', 'PASS'],
  ['cutthroat', '4S W 10'],
  [undefined, '4S N 10 lead=HK'],
])('what is stored of a report of %s can be reported again: %s', (scale, report) => {
  const stored = scaledText(report, 7, scale);
  assert(stored.ok, report);
  const again = reportText(stored.value, scale);
  expect(again).not.toMatch(/points=|score=/);
  expect(scaledText(again, 7, scale)).toEqual(stored);
});
