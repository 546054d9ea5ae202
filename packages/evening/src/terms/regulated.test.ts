import { expect, test } from 'vitest';
import type { Key } from '../keys/key.ts';
import { after, codeOf, done, howell } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';

const TABLE: Key = { number: 1, role: 'table', place: 'A1', proof: 'p' };
const regulated = (now: Tournament, policies: Readonly<Record<string, string>>): Tournament =>
  done(now, { kind: 'regulated', policies });
/** Returns an evening with one report that the opponents have not agreed to, and the line's name. */
function waiting(): readonly [Tournament, string] {
  const now = regulated(howell(), { agree: 'opponents' });
  const line = [...now.lines.keys()].find((name) => name.startsWith('A1/1/')) ?? '';
  return [done(now, { kind: 'reported', line, result: '4S N =', side: 'NS' }, TABLE), line];
}

test('a report waits for the opponents until agreement is turned off', () => {
  const [now, line] = waiting();
  const other = regulated(now, { entry: 'open' });
  const off = regulated(now, { agree: 'off' });
  expect(JSON.stringify(other.books.get(line))).toBe(JSON.stringify(now.books.get(line)));
  expect(JSON.stringify(off.books.get(line))).not.toBe(JSON.stringify(now.books.get(line)));
});

test('a method that nobody knows is refused, and names what is wrong', () => {
  expect(codeOf(howell(), { kind: 'regulated', method: 'dice' })).toBe('ERR_TERMS');
  expect(codeOf(howell(), { kind: 'regulated', method: 'butler' }, TABLE)).toBe('ERR_ROLE');
  expect(after(howell(), [{ kind: 'regulated', method: 'butler' }]).terms.method).toBe('butler');
});
