import { describe, expect, test } from 'vitest';
import { flawOf } from './answers.ts';

const opened = { table: 'abcdef', chair: 0, token: 'x' };
const REFUSAL = {
  ...{ ok: false, code: 'ERR_OPTIONS', message: 'No.' },
  ...{ type: '/api/problems/ERR_OPTIONS', title: 'No.', status: 400, detail: 'No.' },
};
const flawOfOpened = (body: object, status = 201) =>
  flawOf('POST', '/api/tables', status, JSON.stringify(body));

describe('an answer is held against its form', () => {
  test('one that fits has no flaw', () => {
    expect(flawOfOpened(opened)).toBeUndefined();
    expect(flawOfOpened({ ...opened, waiting: true })).toBeUndefined();
    expect(flawOfOpened(REFUSAL, 400)).toBeUndefined();
    expect(flawOf('DELETE', '/api/session', 204, '')).toBeUndefined();
    expect(flawOf('GET', '/api/challenges/today', 200, '{"challenge":"x"}')).toBeUndefined();
  });

  test.each([
    ['a field is missing', () => flawOfOpened({ table: 'abcdef', chair: 0 }), 'token'],
    ['a field is of another kind', () => flawOfOpened({ ...opened, chair: '0' }), 'chair'],
    ['a field is not described', () => flawOfOpened({ ...opened, hand: 'SA' }), 'hand'],
    ['a status is not described', () => flawOfOpened(opened, 200), '200'],
    ['a refusal has no sentence', () => flawOfOpened({ ...REFUSAL, message: undefined }, 400), 'message'],
    ['there is a body where none is described', () => flawOf('DELETE', '/api/session', 204, '{}'), 'a body'],
    [
      'a field deep inside is not described',
      () => flawOf('GET', '/api/account/friends', 200, FRIENDS),
      'hand',
    ],
  ])('%s', (_, flaw, told) => {
    expect(flaw()).toContain(told);
  });
});

const FRIENDS = JSON.stringify({ friends: [{ name: 'Ann', mutual: false, tables: [], hand: 'SA' }] });
