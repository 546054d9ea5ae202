import { defined } from '@overtrick/rules/assert';
import { expect, test } from 'vitest';
import { findGame } from './list.ts';
import { policiesFor } from './policiesFor.ts';

const names = (id: string) => Object.keys(policiesFor(defined(findGame(id), `there is a game ${id}`)));

test('systems are asked for where partners bid, the auction alone where it tells the result', () => {
  expect(names('bridge')).toEqual(expect.arrayContaining(['systemNS', 'systemEW', 'bidding', 'quiet']));
  expect(names('awol')).toContain('systemNS');
  expect(names('awol')).not.toContain('bidding');
  for (const id of ['spades', 'minibridge', 'solo']) expect(names(id)).not.toContain('systemEW');
});

test('who plays their partner’s contracts is asked where a player’s hand becomes the dummy', () => {
  for (const id of [
    'bridge',
    'minibridge',
    'minibridge-slips',
    'auction',
    'plafond',
    'bridge-whist',
    'biritch',
  ])
    expect(names(id)).toContain('declares');
  for (const id of ['spades', 'call-break', 'awol', 'cutthroat', 'double-dummy', 'secret'])
    expect(names(id)).not.toContain('declares');
});
