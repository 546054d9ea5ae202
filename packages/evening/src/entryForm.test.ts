import { movementJson } from '@overtrick/movements/text';
import { describe, expect, test } from 'vitest';
import { parseCommand, parseEntry } from './entryForm.ts';
import { makeEntry, parseEntry as parseBody } from './log.ts';
import { movement } from './testing/evening.ts';

const whyNot = (value: unknown): string => {
  const read = parseCommand(value);
  return read.ok ? 'read' : `${read.code} ${read.why}`;
};

test('a command has its known fields alone, within its lists and its movement too', () => {
  expect(parseCommand({ kind: 'skipped', line: 'A3/2/7', why: 'time', at: 7, by: 3, more: 1 })).toEqual({
    ok: true,
    value: { kind: 'skipped', line: 'A3/2/7', why: 'time' },
  });
  expect(
    parseCommand({
      kind: 'entered',
      contestant: 'c1',
      players: [
        { name: 'An', age: 7 },
        { name: 'Bo', number: '1' },
      ],
    }),
  ).toEqual({
    ok: true,
    value: { kind: 'entered', contestant: 'c1', players: [{ name: 'An' }, { name: 'Bo', number: '1' }] },
  });
  const planned = {
    kind: 'planned',
    section: 'A',
    from: 1,
    movement: movementJson(movement('howell', 4)),
    entrants: ['c1', null],
    boardsPerRound: 2,
    firstBoard: 1,
  };
  expect(parseCommand({ ...planned, movement: { ...planned.movement, script: 'x' } })).toEqual({
    ok: true,
    value: planned,
  });
  const timed = { kind: 'timed', section: 'A', minutesPerBoard: 7, minutesPerMove: 1 };
  expect(parseCommand({ ...timed, breaks: [{ after: 6, minutes: 15, more: 1 }] })).toEqual({
    ok: true,
    value: { ...timed, breaks: [{ after: 6, minutes: 15 }] },
  });
});

describe('a command is refused', () => {
  test.each<[unknown, string]>([
    [7, 'ERR_ENTRY a command is an object, not 7'],
    [{ kind: 7 }, 'ERR_ENTRY a command has a kind, not 7'],
    [{ kind: 'flew' }, 'ERR_KIND there is no kind of entry "flew"'],
    [{ kind: 'toString' }, 'ERR_KIND there is no kind of entry "toString"'],
    [{ kind: 'opened' }, 'ERR_KIND the tournament is already open'],
    [{ kind: 'skipped', line: 'A3', why: 'time' }, 'line is a line like A3/2/7'],
    [{ kind: 'skipped', line: 'A3/2/7', why: 'tired' }, 'why is one of time, fouled, other, not "tired"'],
    [
      { kind: 'ruled', line: 'A3/2/7', result: null },
      'reason is a text of 1 to 300 characters, not undefined',
    ],
    [
      { kind: 'ruled', line: 'A3/2/7', result: null, reason: 'x'.repeat(301) },
      'reason is a text of 1 to 300',
    ],
    [{ kind: 'announced', text: 'a\u202eb', to: 'all' }, 'text is a text'],
    [{ kind: 'announced', text: 'a\nb', to: 'all' }, 'text is a text'],
    [{ kind: 'announced', text: 'a', to: ['A3', 'x'] }, 'to is all, or a list of sections and places'],
    [
      { kind: 'entered', contestant: 'c1', players: [{ name: 'x'.repeat(61) }] },
      'players is a list of at most 8 players',
    ],
    [
      { kind: 'entered', contestant: 'c1', players: Array.from({ length: 9 }, () => ({ name: 'x' })) },
      'players is a list of at most 8 players',
    ],
    [{ kind: 'reported', line: 'A3/2/7', result: 'PASS', side: 'N' }, 'side is one of NS, EW, both, not "N"'],
    [
      { kind: 'reported', line: 'A3/2/7', result: 'PASS', side: 'NS', seen: -1 },
      'seen is a whole number from 0 to 9999999, not -1',
    ],
    [{ kind: 'curtailed', section: 'a', rounds: 1 }, 'section is one or two capital letters, not "a"'],
    [{ kind: 'penalised', contestant: 'c1', amount: Number.NaN, unit: 'tops' }, 'amount is a number'],
    [{ kind: 'regulated', policies: { agree: 'maybe' } }, 'policies is an object of policies'],
    [{ kind: 'regulated', policies: { dark: '2' } }, 'policies is an object of policies'],
    [{ kind: 'regulated', policies: { colour: 'red' } }, 'policies is an object of policies'],
    [{ kind: 'regulated', options: { a: {} } }, 'options is an object of options'],
    [{ kind: 'begun', where: 'A3' }, 'where is a sitting like A3/2'],
    [{ kind: 'solved', board: 1, tricks: 'x' }, 'tricks is 20 hexadecimal digits'],
    [
      {
        kind: 'planned',
        section: 'A',
        from: 1,
        movement: {},
        entrants: [],
        boardsPerRound: 2,
        firstBoard: 1,
      },
      'movement is a movement as JSON',
    ],
  ])('%j', (value, why) => {
    expect(whyNot(value)).toContain(why);
  });
});

test('an entry of a log keeps what this version does not know; a newer kind is told from a fault', () => {
  const entry = { at: 0, by: 0, kind: 'ended', mood: 'merry' } as const;
  expect(parseEntry(entry)).toEqual({ ok: true, value: entry });
  expect(parseBody(makeEntry(entry))).toEqual({ ok: true, value: entry });
  expect(parseBody('{"at":0,"by":0,"kind":"flew"}')).toMatchObject({ code: 'ERR_NEWER' });
  expect(parseBody('{"at":0,"kind":"ended"}')).toMatchObject({ code: 'ERR_LOG' });
  expect(parseBody('{')).toMatchObject({ code: 'ERR_LOG', why: 'this is not JSON' });
});
