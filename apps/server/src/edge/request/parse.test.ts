import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMessageName, isTournamentMessageName, parseMessage, parseTournamentMessage } from './parse.ts';

const ACT = { table: 'table1', token: 'x'.repeat(43), deal: 1, version: 3, id: 'a1', action: '1NT' };

test('a message of its form is read', () => {
  expect(parseMessage('act', ACT)).toEqual({ ok: true, value: ACT });
});

test.each<[unknown, string]>([
  [undefined, '“act” takes one object.'],
  [null, '“act” takes one object.'],
  [[ACT], '“act” takes one object.'],
  [{ ...ACT, deal: undefined }, '“deal” of “act” is missing.'],
  [{ ...ACT, deal: '1' }, '“deal” of “act” must be a number.'],
  [{ ...ACT, deal: -1 }, '“deal” of “act” must be 0 at least.'],
  [{ ...ACT, version: 1e9 }, '“version” of “act” must be 1000000 at most.'],
  [{ ...ACT, action: 'x'.repeat(41) }, '“action” of “act” must have 40 characters at most.'],
  [{ ...ACT, token: 'no' }, '“token” of “act” has the wrong form.'],
  [{ ...ACT, table: '../etc' }, '“table” of “act” has the wrong form.'],
  [{ ...ACT, more: 1 }, '“act” has no field “more”.'],
  [{ ...ACT, action: 'x'.repeat(5000) }, 'A message has 4096 bytes at most.'],
])('%# is refused with a sentence', (message, why) => {
  expect(parseMessage('act', message)).toMatchObject({ ok: false, code: 'ERR_MESSAGE', why });
});

test.each(['Ann\u0007', '\u202eAnn', '   ', 'A'.repeat(25)])('%j is no name', (name) => {
  expect(parseMessage('sit', { table: 'table1', chair: 0, name })).toMatchObject({ ok: false });
});

test.each(['Ann', 'Jürgen Müller', '李小龙', 'Zoë 🃏'])('%j is a name', (name) => {
  expect(parseMessage('sit', { table: 'table1', chair: 0, name })).toMatchObject({ ok: true });
});

test('what has no JSON is refused', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(parseMessage('act', circle)).toMatchObject({ ok: false });
});

test('anything at all is read or refused, with a sentence', () => {
  fc.assert(
    fc.property(fc.anything(), (message) => {
      const read = parseMessage('claim', message);
      expect(read.ok || (read.why?.endsWith('.') && !read.why.includes('\n'))).toBe(true);
    }),
  );
});

test.each(['__proto__', 'constructor', 'toString', 'update', '', 7])('%j is not a message', (name) => {
  expect(isMessageName(name)).toBe(false);
});

const DO = { tournament: 'tourney', token: 'x'.repeat(43), id: 'd1', command: { kind: 'ended' } };
const plan = (entrants: number) => ({
  ...DO,
  command: { kind: 'plan', entrants: Array.from({ length: entrants }, (_, i) => `contestant-${i}`) },
});

test.each([
  ['attend', { tournament: 'tourney', token: 'x'.repeat(43), have: 7 }],
  ['attend', { tournament: 'tourney' }],
  ['depart', { tournament: 'tourney' }],
  ['join', { tournament: 'tourney', token: 'x'.repeat(43), id: 'j1', place: 'A3', label: 'Ann’s' }],
  ['do', DO],
  // a plan names everybody, so it may be longer than other messages
  ['do', plan(400)],
] as const)('“%s” about a tournament is read', (name, message) => {
  expect(parseTournamentMessage(name, message)).toEqual({ ok: true, value: message });
});

test.each([
  ['do', { ...DO, token: 'no' }, '“token” of “do” has the wrong form.'],
  ['do', { ...DO, command: 7 }, '“command” of “do” must be a record.'],
  ['do', { ...DO, command: { text: 'x'.repeat(5000) } }, 'A message has 4096 bytes at most.'],
  ['do', plan(1000), 'A message has 16384 bytes at most.'],
  ['join', { ...DO, command: undefined, place: 'A0' }, expect.stringContaining('“join”')],
  ['attend', { tournament: '../etc' }, '“tournament” of “attend” has the wrong form.'],
  ['attend', undefined, '“attend” takes one object.'],
] as const)('“%s” %# about a tournament is refused with a sentence', (name, message, why) => {
  expect(parseTournamentMessage(name, message)).toMatchObject({ ok: false, code: 'ERR_MESSAGE', why });
});

test.each(['__proto__', 'constructor', 'act', 'tournament', '', 7])(
  '%j is not a message about a tournament',
  (name) => {
    expect(isTournamentMessageName(name)).toBe(false);
  },
);
