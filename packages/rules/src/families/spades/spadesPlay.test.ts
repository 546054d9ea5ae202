import { describe, expect, test } from 'vitest';
import { makeAction } from '../../action.ts';
import { FULL, minus, size, suitSet } from '../../cards/cardSet.ts';
import { SEATS } from '../../cards/seat.ts';
import { spades as game } from '../../games/spades/index.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { barredInSpades } from './spadesPlay.ts';

// East has no clubs, West no spades, and South nothing but spades and hearts
const SETUP = setupOf('N:A2.A2.A432.AKQJT KQ.K3.KQJT98765. JT98765.QJT984.. 43.765..98765432', 'N');
const BIDS = 'E bid 4, S bid 1, W bid 2, N bid 6';
const after = (steps: string) => afterSteps(game, SETUP, {}, `${BIDS}${steps === '' ? '' : `, ${steps}`}`);
const legal = (steps: string): string => {
  const state = after(steps);
  const [seat] = game.toAct(state);
  return seat === undefined ? '' : game.legalActions(state, seat).map(makeAction).join(' ');
};

describe('RULES 12.1: spades are not led until they are broken', () => {
  test.each([
    ['by the first leader', '', 'D5 D6 D7 D8 D9 DT DJ DQ DK H3 HK'],
    [
      'nor by the winner of a trick to which no spade was played',
      'E H3, S H4, W H5, N HA',
      'CT CJ CQ CK CA D2 D3 D4 DA H2',
    ],
    [
      'but by anybody once one was played to another suit',
      'E DK, S S5, W C2, N D2',
      'H4 H8 H9 HT HJ HQ S6 S7 S8 S9 ST SJ',
    ],
  ])('%s', (_, steps, cards) => {
    expect(legal(steps)).toBe(cards);
  });
});

describe('a hand that leads a spade before they are broken has nothing else', () => {
  const barred = (steps: string) => barredInSpades(game.view(after(steps), undefined));
  const lead = (card: string) => {
    // a view in which West leads this card first, whatever the rules say of it
    const view = game.view(after('E DK'), undefined);
    return { ...view, trick: [{ seat: 'W' as const, card: Number(card) }] };
  };
  test('which is shown by the lead alone', () => {
    const spade = 39;
    expect(barredInSpades(lead(String(spade))).W).toEqual(minus(FULL, suitSet('S')));
    expect(size(barredInSpades(lead('0')).W)).toBe(0);
    // a spade on another suit shows that suit to be missing, and no more
    expect(barred('E DK, S S5').S).toEqual(suitSet('D'));
    // once they are broken a lead of spades shows nothing
    expect(barred('E DK, S S5, W C2, N D2, S S6').S).toEqual(suitSet('D'));
  });
  test('and nothing is shown by who has not played', () => {
    expect(SEATS.map((seat) => size(barred('E DK')[seat]))).toEqual([0, 0, 0, 0]);
  });
});
