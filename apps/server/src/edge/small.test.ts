import { describe, expect, test } from 'vitest';
import { FloodGate } from '../base/floodGate.ts';
import { loggedError } from '../base/logs.ts';
import { newTableId, newToken, proofOf } from '../base/token.ts';
import { gatheredLog } from '../testing/gathered.ts';
import { isSameOrigin } from './request/origin.ts';

test('a flood gate lets a burst through, then its rate', () => {
  const gate = new FloodGate(10, 3, 0);
  expect([0, 0, 0, 0].map((now) => gate.pass(now))).toEqual([true, true, true, false]);
  expect([100, 100, 350].map((now) => gate.pass(now))).toEqual([true, false, true]);
  expect([1e6, 1e6, 1e6, 1e6].map((now) => gate.pass(now))).toEqual([true, true, true, false]);
});

test('tokens are long, proofs are not tokens, ids fit a link', () => {
  expect(newToken()).toMatch(/^[\w-]{43}$/);
  expect(newToken()).not.toBe(newToken());
  expect(proofOf('x')).toMatch(/^[0-9a-f]{64}$/);
  expect(newTableId()).toMatch(/^[a-z0-9]{12}$/);
});

test.each([
  [undefined, 'club.example', true],
  ['https://club.example', 'club.example', true],
  ['http://localhost:3000', 'localhost:3000', true],
  ['http://localhost:5173', 'localhost:3000', false],
  ['https://evil.example', 'club.example', false],
  ['null', 'club.example', false],
])('a page of %s may speak to %s: %s', (origin, host, may) => {
  expect(isSameOrigin(origin, host)).toBe(may);
});

describe('logs', () => {
  test('an error keeps its place and loses its words', () => {
    const logged = loggedError(new Error('N holds AQ962'));
    expect(JSON.stringify(logged)).not.toContain('AQ962');
    expect(logged.frames).toEqual(expect.arrayContaining([expect.stringContaining('small.test.ts')]));
    expect(loggedError('AQ962')).toEqual({ type: 'string' });
  });

  test('an error of the system keeps them', () => {
    const error = Object.assign(new Error('no space left'), { syscall: 'write', code: 'ENOSPC' });
    expect(loggedError(error)).toMatchObject({ code: 'ENOSPC', message: 'no space left' });
  });

  test('secrets are cut out by their names', () => {
    const { log, take } = gatheredLog('info');
    log.info(
      { token: 'T0', table: { setup: 'T1', at: { hands: 'T2' } }, seen: { proof: 'T3' }, ok: 'yes' },
      'x',
    );
    const text = take();
    expect(text).toContain('yes');
    expect(text).not.toMatch(/T\d/);
  });
});
