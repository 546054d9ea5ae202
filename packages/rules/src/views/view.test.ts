import { expect, test } from 'vitest';
import { SEATS } from '../cards/seat.ts';
import { bridge } from '../games/bridge/index.ts';
import { setupOf } from '../testing/after.ts';
import { inTurnFrom, isTeam, recalled, strainInPlay, type View } from './view.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const view: View = bridge.view(bridge.start(setupOf(DEAL, 'N'), { dummySeesDeclarer: false }), 'N');
const tricks = [[{ seat: 'N', card: 51 }], [{ seat: 'E', card: 50 }], [{ seat: 'S', card: 49 }]] as const;

test('a page is shown the last trick only, and nothing of what was to be remembered (R-CB-2)', () => {
  const shown = recalled({ ...view, tricks, memory: ['SA'] });
  expect(shown.tricks).toEqual([[{ seat: 'S', card: 49 }]]);
  expect('memory' in shown).toBe(false);
  expect(recalled(view)).toEqual(view);
});

test('after the deal everything is shown', () => {
  const over: View = { ...view, phase: 'over', tricks, memory: ['SA'] };
  expect(recalled(over)).toEqual(over);
});

test('the strain in play is that of the contract, or the one settled without', () => {
  expect(strainInPlay(view)).toBeUndefined();
  expect(strainInPlay({ ...view, strain: 'H' })).toBe('H');
  const contract = { level: 1, strain: 'N', doubling: 0, declarer: 'N' } as const;
  expect(strainInPlay({ ...view, strain: 'H', contract })).toBe('N');
});

test('the hands play clockwise, to the right where the game says so, and as they lie where a dummy was moved', () => {
  const around = ['W', 'E', 'N', 'S'] as const;
  expect(inTurnFrom({}, 'S')).toEqual(['S', 'W', 'N', 'E']);
  expect(inTurnFrom({ counterClockwise: true }, 'S')).toEqual(['S', 'E', 'N', 'W']);
  expect(inTurnFrom({ around }, 'N')).toEqual(['N', 'S', 'W', 'E']);
});

test('teams', () => {
  expect(SEATS.filter((seat) => isTeam(view, 'N', seat))).toEqual(['N', 'S']);
  expect(SEATS.filter((seat) => isTeam({ ...view, teams: [] }, 'E', seat))).toEqual(['E']);
  expect(SEATS.filter((seat) => isTeam({ ...view, teams: [['N'], ['E', 'S', 'W']] }, 'W', seat))).toEqual([
    'E',
    'S',
    'W',
  ]);
});
