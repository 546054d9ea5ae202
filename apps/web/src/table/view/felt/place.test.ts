import type { View } from '@overtrick/rules/views/view';
import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

const places = (view: Partial<View>) =>
  (['S', 'W', 'N', 'E'] as const).map((seat) => placeOf(view as View, seat)).join(' ');

test('the visitor sits at the bottom, the others clockwise; who watches has South there', () => {
  expect(places({})).toBe('bottom left top right');
  expect(places({ seat: 'W' })).toBe('right bottom left top');
});

test('a dummy that was moved lies opposite its declarer', () => {
  const around = ['W', 'E', 'N', 'S'] as const;
  expect(places({ around, seat: 'W' })).toBe('right bottom top left');
});
