import { beforeEach, expect, test } from 'vitest';
import { playedIn, useKeys } from '../../device/tournaments.ts';
import { forgetKeys, isOfferOpen, keepKey, keyTo, noteOffer, tokenIn } from './keys.ts';

beforeEach(() => useKeys.setState({ keys: [] }));

test('a device keeps the key to the desk when it takes a table as well', () => {
  keepKey({ tournament: 't', token: 'director', role: 'director', isPractice: true }, 1);
  keepKey({ tournament: 't', token: 'table', role: 'table', place: 'A1' }, 2);
  expect(keyTo('t', '/desk')).toMatchObject({ token: 'director', isPractice: true });
  expect(keyTo('t', '/score')?.token).toBe('table');
  expect(keyTo('t')?.token).toBe('table');
  expect(keyTo('other')).toBeUndefined();
});

test('a key learns its role and keeps what was known of it', () => {
  keepKey({ tournament: 't', token: 'k', role: '', name: 'Monday' }, 1);
  expect(keyTo('t', '/desk')?.token).toBe('k');
  keepKey({ tournament: 't', token: 'k', role: 'scorer' }, 2);
  expect(useKeys.getState().keys).toEqual([
    { tournament: 't', token: 'k', role: 'scorer', name: 'Monday', seen: 2 },
  ]);
});

test('the offer of a recovery link is answered once on a device, and stays answered', () => {
  keepKey({ tournament: 't', token: 'director', role: 'director' }, 1);
  keepKey({ tournament: 'u', token: 'other', role: 'director' }, 1);
  expect(isOfferOpen('t')).toBe(true);
  noteOffer('t');
  keepKey({ tournament: 't', token: 'director', role: 'director', name: 'Monday' }, 2);
  expect([isOfferOpen('t'), isOfferOpen('u')]).toEqual([false, true]);
});

test('a device forgets all its keys to a tournament, and no other', () => {
  keepKey({ tournament: 't', token: 'director', role: 'director' }, 1);
  keepKey({ tournament: 't', token: 'table', role: 'table', place: 'A1' }, 2);
  keepKey({ tournament: 'u', token: 'other', role: 'director' }, 3);
  forgetKeys('t');
  expect(useKeys.getState().keys.map(({ token }) => token)).toEqual(['other']);
});

test.each([
  ['#FSPJIidMmcCBoZjBPLKIdESwGYLE1cS3kqDdVg9ciKk', true],
  ['#plan-A', false],
  ['', false],
])('%j has a token: %s', (hash, has) => {
  expect(tokenIn(hash) !== undefined).toBe(has);
});

test('an evening was played with a player’s key, or a director’s, once; one for practice was not', () => {
  keepKey({ tournament: 'a', token: 'director of a', role: 'director' }, 1);
  keepKey({ tournament: 'a', token: 'player in a', role: 'player' }, 2);
  keepKey({ tournament: 'b', token: 'table', role: 'table', place: 'A1' }, 3);
  keepKey({ tournament: 'c', token: 'practice', role: 'director', isPractice: true }, 4);
  keepKey({ tournament: 'd', token: 'director of d', role: 'director' }, 5);
  expect(playedIn(useKeys.getState().keys).map(({ token }) => token)).toEqual([
    'player in a',
    'director of d',
  ]);
});
