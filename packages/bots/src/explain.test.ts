import type { Call } from '@overtrick/rules/auction/call';
import { describe, expect, test } from 'vitest';
import { explainCall, meaningOf, meaningsOf } from './explain.ts';
import { BRIDGE, dealAround, handFrom, stateAfter } from './suites/table.ts';

const viewAfter = (auction: string) =>
  BRIDGE.view(stateAfter(dealAround('N', handFrom('AQ72.K54.A3.Q962')), auction));

describe('what a call would mean', () => {
  test.each<[string, Call, string]>([
    ['', '1N', 'opening: 15 to 17 points, balanced'],
    ['', '1S', 'opening: 12 to 23 points, 5 or more spades'],
    ['', '2H', 'weak two: 5 to 11 points, 6 to 7 hearts'],
    ['1N P', '2D', 'transfer: asks for 2♥, forcing: 5 or more hearts'],
    [
      '1N P',
      '2C',
      'Stayman: asks for a four-card major, forcing: 8 or more points; or rarely Stayman, then a minor: slam try, forcing: 13 or more points; or rarely Stayman, then a minor, forcing: 13 or more points',
    ],
    ['1N P 2C P', '2D', 'no four-card major: at most 3 spades, at most 3 hearts'],
    ['1S P', '2S', 'raise: 6 to 10 points in support, 3 or more spades'],
    ['1H X', 'XX', 'we have most of the points: 10 or more points'],
    ['1S P 3S P 4N P', '5H', 'two aces, forcing: 2 aces'],
    [
      '1D 1S',
      'X',
      'negative: hearts, forcing: 6 or more points, 4 or more hearts; or rarely negative, forcing: 8 or more points',
    ],
    ['1D', '2C', 'overcall: 9 to 18 points, 5 or more clubs'],
  ])('after "%s" %s is "%s"', (auction, call, text) => {
    expect(explainCall(BRIDGE, viewAfter(auction), call)).toBe(text);
  });

  test('is artificial and alerted, or forcing, or neither', () => {
    expect(meaningOf(BRIDGE, viewAfter('1N P'), '2C')).toMatchObject({
      isArtificial: true,
      forcing: 'round',
    });
    expect(meaningOf(BRIDGE, viewAfter('1N P'), '3N')).toMatchObject({ isArtificial: false, forcing: 'no' });
    expect(meaningOf(BRIDGE, viewAfter('1S P'), '2D')).toMatchObject({
      isArtificial: false,
      forcing: 'round',
    });
  });

  test('is derived for a call that the system does not have', () => {
    expect(explainCall(BRIDGE, viewAfter('1S P'), '5C')).toMatch(/^natural: .*clubs$/);
    expect(explainCall(BRIDGE, viewAfter('P P'), '7N')).toMatch(/^natural/);
    expect(explainCall(BRIDGE, viewAfter('1N P'), 'P')).toBe(
      'no game: at most 9 points, at most 4 spades, at most 4 hearts',
    );
  });
});

test('every call made has its meaning, in order', () => {
  const meanings = meaningsOf(BRIDGE, viewAfter('1N P 2H P 2S P'));
  expect(meanings.map(({ text }) => text)).toEqual([
    'opening: 15 to 17 points, balanced',
    'nothing to say: at most about 17 points',
    'transfer: asks for 2♠, forcing: 5 or more spades',
    'nothing to say: at most about 18 points',
    'as requested',
    'nothing to say',
  ]);
});
