import { expect, test } from 'vitest';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { biritch } from './index.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const after = (steps: string, deal = DEAL) => afterSteps(biritch, setupOf(deal, 'N'), {}, steps);

test('RULES 6.4: Biritch, no trumps, counts 10 a trick', () => {
  // beside three aces, 30
  expect(biritch.outcome(after('N declare NT, E X, N P, S P, E CK, N claim 9'))?.points).toEqual({
    NS: 60 + 30,
    EW: 0,
  });
});

test('R-BI-2: redoubling has no limit but the counter’s', () => {
  const redoubled = (times: number) =>
    [
      'N declare S',
      'E X',
      ...Array.from({ length: times - 1 }, (_, i) => `${i % 2 === 0 ? 'N' : 'E'} XX`),
    ].join(', ');
  expect(biritch.view(after(redoubled(19)))).toMatchObject({ phase: 'double', extra: { times: 2 ** 19 } });
  expect(biritch.view(after(redoubled(20)))).toMatchObject({ phase: 'play', extra: { times: 2 ** 20 } });
});

test('it says that it is a reconstruction', () => {
  expect(biritch.name).toContain('reconstruction');
  expect(biritch.rules).toContain('**A reconstruction.**');
});

test('RULES 6.4: honours are those reported: at Biritch three aces three tricks, in one hand eight', () => {
  const deal = 'N:AQ962.A7.QJ4.983 K85.K943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
  expect(biritch.outcome(after('N declare NT, E P, W P, E CK, N claim 7', deal))?.points).toEqual({
    NS: 10 + 40,
    EW: 0,
  });
  const all = 'N:AQ962.A7.AJ4.A83 K85.K943.T65.KQ6 T4.QJT82.Q97.J92 J73.65.K832.T754';
  expect(biritch.outcome(after('N declare NT, E P, W P, E CK, N claim 7', all))?.points).toEqual({
    NS: 10 + 80,
    EW: 0,
  });
});
