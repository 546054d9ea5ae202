import { present } from '@overtrick/rules/present';
import { describe, expect, test } from 'vitest';
import type { TournamentCommand } from '../entry.ts';
import type { Key } from '../keys/key.ts';
import type { TournamentPolicies } from '../terms/policies.ts';
import { after, codeOf, done, howell, howellLine, percentagesOf, reported } from '../testing/evening.ts';
import type { LineState, Tournament } from '../tournament.ts';
import { countedOf, lineStateOf } from './counted.ts';
import { makeReported } from './result.ts';

const line = 'A1/1/1';
const NEXT = 'A1/2/3';

const say = (side: 'NS' | 'EW' | 'both', result: string, seen?: number): TournamentCommand => ({
  kind: 'reported',
  line,
  result,
  side,
  ...present({ seen }),
});
const ruled = (result: string | null, seen?: number): TournamentCommand => ({
  kind: 'ruled',
  line,
  result,
  reason: 'a revoke',
  ...present({ seen }),
});
const agreed = (side: 'NS' | 'EW', seen?: number): TournamentCommand => ({
  kind: 'agreed',
  line,
  side,
  ...present({ seen }),
});

/** The table's own device. */
const TABLE: Key = { number: 99, role: 'table', place: 'A1' };
const SCORER: Key = { number: 98, role: 'scorer' };

/** Opens a Howell with keys for the table, a scorer and two sides. */
const evening = (policies: Partial<TournamentPolicies> = {}): Tournament => howell(policies);

/** Returns the line's state, the result that counts, and the codes of its doubts. */
function told(tournament: Tournament): readonly [LineState | undefined, string | undefined, string] {
  const found = tournament.lines.get(line);
  if (found === undefined) throw new Error('no line');
  const result = countedOf(tournament, found);
  const doubts = tournament.books.get(line)?.doubts.map(({ code }) => code) ?? [];
  return [lineStateOf(tournament, found), result && makeReported(result), doubts.join(' ')];
}

const byTable = (commands: readonly TournamentCommand[], policies: Partial<TournamentPolicies> = {}) =>
  told(after(evening(policies), commands, TABLE));

describe('a report for a line that is', () => {
  test.each<[string, TournamentCommand[], LineState, string | undefined, string]>([
    ['due, by one side', [say('NS', '4S N 10')], 'reported', '4S N 10', ''],
    ['due, by both', [say('both', '4S N 10')], 'agreed', '4S N 10', ''],
    ['skipped', [{ kind: 'skipped', line, why: 'time' }, say('NS', 'PASS')], 'reported', 'PASS', ''],
    ['reported by the other side', [say('NS', '4S N 10'), say('EW', '4S N =')], 'agreed', '4S N 10', ''],
    [
      'reported by the other side with the lead',
      [say('NS', '4S N 10'), say('EW', '4S N 10 lead=HK')],
      'agreed',
      '4S N 10 lead=HK',
      '',
    ],
    [
      'reported otherwise by the other side',
      [say('NS', '4S N 10'), say('EW', '4S N 11')],
      'disputed',
      undefined,
      '',
    ],
    ['reported by the same side', [say('NS', '4S N 10'), say('NS', '4S N 11')], 'reported', '4S N 11', ''],
    [
      'disputed, with what the other side says',
      [say('NS', '4S N 10'), say('EW', '4S N 11'), say('NS', '4S N 11')],
      'agreed',
      '4S N 11',
      '',
    ],
    ['agreed', [say('both', '4S N 10'), say('NS', '4S N 10', 0)], 'agreed', '4S N 10', ''],
    [
      'agreed, otherwise, knowing it',
      [say('both', '4S N 10'), say('NS', '4S N 11')],
      'reported',
      '4S N 11',
      '',
    ],
    [
      'agreed, otherwise, not knowing it',
      [say('both', '4S N 10'), say('NS', '4S N 11', 0)],
      'agreed',
      '4S N 10',
      'contested',
    ],
    [
      'agreed, otherwise, after the round',
      [say('both', '4S N 10'), reported(NEXT, 'PASS'), say('NS', '4S N 11')],
      'agreed',
      '4S N 10',
      'contested',
    ],
    [
      'reported by the same side, otherwise, after the round',
      [say('NS', '4S N 10'), reported(NEXT, 'PASS'), say('NS', '4S N 11')],
      'reported',
      '4S N 10',
      'contested',
    ],
    [
      'reported by the other side, otherwise, after the round',
      [say('NS', '4S N 10'), reported(NEXT, 'PASS'), say('EW', '4S N 11')],
      'disputed',
      undefined,
      '',
    ],
  ])('%s', (_, commands, state, result, doubts) => {
    expect(byTable(commands)).toEqual([state, result, doubts]);
  });

  test('of an evening that is over counts where there was none, and is doubted where it differs', () => {
    const over = after(evening(), [reported(line, '4S N 10'), { kind: 'ended' }]);
    expect(told(done(over, say('NS', '4S N 11'), TABLE))).toEqual(['agreed', '4S N 10', 'contested']);
    const late = after(evening(), [{ kind: 'ended' }]);
    expect(told(done(late, say('NS', '4S N 11'), TABLE))).toEqual(['reported', '4S N 11', '']);
  });

  test('ruled: stands, and the report is doubted until the director speaks again', () => {
    const tournament = after(evening(), [ruled('4S N 9')]);
    expect(told(done(tournament, say('both', '4S N 9'), TABLE))).toEqual(['ruled', '4S N 9', '']);
    const doubted = done(tournament, say('NS', '4S N 10', 0), TABLE);
    expect(told(doubted)).toEqual(['ruled', '4S N 9', 'afterRuling']);
    expect(told(done(doubted, ruled('4S N 9')))).toEqual(['ruled', '4S N 9', '']);
    expect(told(done(tournament, ruled(null)))).toEqual(['due', undefined, '']);
  });

  test('doubted already is kept once', () => {
    const twice = [ruled('4S N 9'), say('NS', '4S N 10', 0), say('EW', '4S N 10', 0)];
    expect(told(after(evening(), twice))).toEqual(['ruled', '4S N 9', 'afterRuling']);
  });

  test('agreed is corrected by a scorer, whatever the round', () => {
    const keyed = after(evening(), [{ kind: 'granted', role: 'scorer', proof: 'p' }]);
    const scorer = { ...SCORER, number: keyed.version };
    const tournament = after(keyed, [reported(line, '4S N 10'), reported(NEXT, 'PASS')]);
    expect(told(done(tournament, say('both', '4S N 11'), scorer))).toEqual(['agreed', '4S N 11', '']);
  });
});

test('a void line has no result, and one with an award has it until something is reported', () => {
  expect(byTable([]).slice(0, 1)).toEqual(['due']);
  expect(told(after(evening(), [ruled('NP')]))).toEqual(['void', 'NP', '']);
  const late: TournamentCommand = { kind: 'absent', contestant: 'c4', from: 1, to: 1, as: 'late' };
  expect(told(after(evening(), [late]))).toEqual(['ruled', 'A4060', '']);
  expect(told(after(evening(), [late, say('both', 'PASS')]))).toEqual(['agreed', 'PASS', '']);
  const gone: TournamentCommand = { ...late, as: 'gone', to: 9 };
  expect(told(after(evening(), [say('both', 'PASS'), gone]))).toEqual(['void', undefined, '']);
});

test('a line is put off, and played later', () => {
  const late = after(evening(), [{ kind: 'late', line }]);
  expect(told(late)).toEqual(['late', undefined, '']);
  expect(told(done(late, say('NS', 'PASS'), TABLE))).toEqual(['reported', 'PASS', '']);
});

describe('policies', () => {
  test('without agreement the first report is enough, and a later one replaces it', () => {
    expect(byTable([say('NS', '4S N 10')], { agree: 'off' })).toEqual(['agreed', '4S N 10', '']);
    expect(byTable([say('NS', '4S N 10'), say('EW', '4S N 11')], { agree: 'off' })).toEqual([
      'agreed',
      '4S N 11',
      '',
    ]);
  });
  test('what is reported is agreed as soon as agreement is not wanted any more', () => {
    const off: TournamentCommand = { kind: 'regulated', policies: { agree: 'off' } };
    expect(told(after(evening(), [say('NS', '4S N 10'), off]))).toEqual(['agreed', '4S N 10', '']);
  });
  test('what one side reports does not count where both are to agree', () => {
    expect(byTable([say('NS', '4S N 10')], { counts: 'agreed' })).toEqual(['reported', undefined, '']);
    expect(byTable([say('both', '4S N 10')], { counts: 'agreed' })).toEqual(['agreed', '4S N 10', '']);
  });
  test('without undo a change is the director’s', () => {
    expect(byTable([say('NS', '4S N 10'), say('NS', '4S N 11')], { undo: 'off' })).toEqual([
      'reported',
      '4S N 10',
      'contested',
    ]);
    const said = done(evening({ undo: 'off' }), say('NS', '4S N 10'), TABLE);
    expect(codeOf(said, { kind: 'withdrawn', line, side: 'NS' }, TABLE)).toBe('ERR_CLOSED');
  });
});

test('a change of what was agreed is doubted where other results could be seen', () => {
  const other = reported(howellLine('1 2-3'), 'PASS');
  const isAfterLook = (commands: readonly TournamentCommand[], policies: Partial<TournamentPolicies> = {}) =>
    after(evening(policies), commands, TABLE).books.get(line)?.isAfterLook === true;
  const change = [say('both', '4S N 10'), say('NS', '4S N 11')];
  expect(isAfterLook(change)).toBe(false);
  const shown = after(evening(), [other]);
  expect(after(shown, change, TABLE).books.get(line)?.isAfterLook).toBe(true);
  // a scorer corrects a slip, whatever they have seen
  const keyed = after(shown, [{ kind: 'granted', role: 'scorer', proof: 'p' }]);
  const scorer = { ...SCORER, number: keyed.version };
  const corrected = done(after(keyed, change.slice(0, 1), TABLE), say('both', '4S N 11'), scorer);
  expect(corrected.books.get(line)).toMatchObject({ NS: { outcome: { tricks: 11 } } });
  expect(corrected.books.get(line)?.isAfterLook).toBeUndefined();
  const hidden = after(evening({ traveller: 'end' }), [other]);
  expect(after(hidden, change, TABLE).books.get(line)?.isAfterLook).toBeUndefined();
});

test('a result counts from when it was first reported, and waiting on the device is taken off', () => {
  const said = (command: TournamentCommand) => after(evening(), [command, agreed('EW')]).books.get(line)?.at;
  const first = said(say('NS', 'PASS')) ?? 0;
  expect(said({ ...say('NS', 'PASS'), ago: 3 } as TournamentCommand)).toBe(first - 3);
});

describe('two phones that were offline', () => {
  const one = say('NS', '4S N 10', 0);
  const other = say('EW', '4S N 11', 0);
  /** Sends messages with ids three times each, and returns the tournament after them. */
  const sent = (messages: readonly (readonly [string, TournamentCommand])[]) =>
    [...messages, ...messages, ...messages].reduce(
      (now, [id, command]) => (now.done.has(id) ? now : done(now, command, TABLE, id)),
      evening(),
    );

  test.each([
    [
      [
        ['a', one],
        ['b', other],
      ],
    ],
    [
      [
        ['b', other],
        ['a', one],
      ],
    ],
  ] as [readonly (readonly [string, TournamentCommand])[]][])(
    'dispute what they report, in either order',
    (messages) => {
      const disputed = sent(messages);
      expect(told(disputed)).toEqual(['disputed', undefined, '']);
      expect(disputed.version).toBe(evening().version + 2);
      expect(percentagesOf(disputed)).toEqual({});
      const settled = done(disputed, agreed('NS', disputed.version), TABLE, 'c');
      expect(told(settled)).toEqual(['agreed', '4S N 11', '']);
      expect(settled.version).toBe(evening().version + 3);
    },
  );
});

test('nobody agrees to a report on which the director has ruled', () => {
  const ruling = after(evening(), [say('NS', '4S N 10'), ruled('4S N 9')]);
  expect(codeOf(ruling, agreed('EW', ruling.version), TABLE)).toBe('ERR_NOTHING');
  expect(codeOf(done(ruling, ruled(null, ruling.version)), agreed('EW'), TABLE)).toBe('done');
});

test('of two directors who rule at once one is stored, the other is shown it', () => {
  const before = after(evening(), [say('NS', '4S N 10')]);
  const seen = before.version;
  const first = done(before, ruled('4S N 9', seen));
  expect(codeOf(first, ruled('4S N 8', seen))).toBe('ERR_STALE');
  expect(codeOf(first, ruled('4S N 8', first.version))).toBe('done');
  expect(codeOf(done(before, say('NS', '4S N 11')), agreed('EW', seen))).toBe('ERR_STALE');
});
