import { SYSTEM_IDS } from '@overtrick/bots';
import { makeCall } from '@overtrick/rules/auction/call';
import { describe, expect, test } from 'vitest';
import { CARDING_PARTS } from './systemCard.ts';
import { systemCards } from './systems.build.ts';
import { shortSystem, systemAt } from './systems.ts';

describe.each(SYSTEM_IDS)('the card of %s', (id) => {
  const card = systemCards[id];
  if (card === undefined) throw new Error('every system has a card');

  test('tells the openings, the answers to each and what is called over theirs', () => {
    expect(card.parts.map(({ kind }) => kind)).toEqual([
      'opening',
      ...Array.from({ length: 8 }, () => 'answer'),
      ...Array.from({ length: 3 }, () => 'over'),
    ]);
    for (const { rows } of card.parts) {
      expect(rows.length).toBeGreaterThan(4);
      for (const { text } of rows) expect(text).not.toBe('');
    }
    const [openings] = card.parts;
    expect(openings?.rows.map(({ call }) => makeCall(call))).toEqual(
      expect.arrayContaining(['Pass', '1C', '1D', '1H', '1S', '1NT', '2C', '2NT']),
    );
  });

  test('tells leads and signals', () => {
    expect(card.carding.map(({ kind }) => kind)).toEqual(CARDING_PARTS);
    for (const { rows } of card.carding) expect(rows.length).toBeGreaterThan(1);
    expect(card.carding[0]?.rows).toContainEqual({ card: 'fourth', text: 'fourth best', holdings: 'Hxxx…' });
    expect(card.carding.at(-2)?.rows).toContainEqual({ card: 'high', text: 'an even number', holdings: '' });
  });

  test('has a short name for a plate', () => {
    expect(shortSystem({ id, name: card.name }).length).toBeLessThan(10);
  });
});

test('the card says what is artificial', () => {
  const answers = systemCards.sayc?.parts.find(({ calls }) => calls[0] === '1N');
  const isAlerted = (call: string) => answers?.rows.find((row) => row.call === call)?.isAlerted;
  expect([isAlerted('2C'), isAlerted('2D'), isAlerted('2N')]).toEqual([true, true, false]);
});

test('games have a system where players bid with a partner', () => {
  const usual = { systemNS: 'usual', systemEW: 'usual' } as const;
  const idOf = (game: string) => systemAt({ game, policies: usual }, 'S')?.id;
  expect([idOf('bridge'), idOf('awol')]).toEqual(['sayc', 'weak-notrump']);
  for (const game of ['minibridge', 'spades', 'solo', 'cutthroat']) expect(idOf(game)).toBeUndefined();
});

test('a side bids by what was chosen for it, where it bids at all', () => {
  const policies = { systemNS: 'acol', systemEW: 'usual' } as const;
  const idAt = (game: string, seat: 'N' | 'E') => systemAt({ game, policies }, seat)?.id;
  expect([idAt('bridge', 'N'), idAt('bridge', 'E'), idAt('spades', 'N')]).toEqual([
    'acol',
    'sayc',
    undefined,
  ]);
});
