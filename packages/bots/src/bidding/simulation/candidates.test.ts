import { expect, test } from 'vitest';
import { handFrom } from '../../suites/table.ts';
import { handOf } from '../hand.ts';
import { auctionSituation } from '../table.ts';
import { candidatesFor } from './candidates.ts';
import { turnOf } from './rollout.ts';

type Asked = readonly [
  hand: string,
  auction: Parameters<typeof auctionSituation>[2],
  below?: { NS: number; EW: number },
];

/** Finds the candidates when North deals. */
const candidatesOf = (...[hand, auction, below]: Asked) =>
  candidatesFor(turnOf(auctionSituation('N', 'none', auction)), handOf(handFrom(hand)), below);

/** Returns the system's call, then the other candidates. */
function callsFor(...asked: Asked) {
  const { rule, others } = candidatesOf(...asked);
  return [rule?.call ?? 'P', ...others.map(({ call }) => call)];
}

test.each([
  ['an opening', 'AQJ52.K84.QT3.J6', []],
  ['a reply with nothing to say', '9543.T842.Q96.J5', ['1N', 'P']],
  ['a question', 'KQ52.Q84.KT63.75', ['1N', 'P']],
] as const)('%s is left to the system', (_, hand, auction) => {
  expect(callsFor(hand, auction)).toHaveLength(1);
});

test('game is weighed where an invitation may be accepted', () => {
  expect(callsFor('AQJ52.KJ4.Q63.65', ['P', 'P', '1S', 'P', '3S', 'P'])).toEqual(
    expect.arrayContaining(['P', '4S']),
  );
});

test('how high to compete and to defend are weighed', () => {
  expect(callsFor('K9842.4.KQ63.852', ['P', '1H', '1S', '4H'])).toEqual(
    expect.arrayContaining(['P', '4S', '5S']),
  );
});

test('a call that has done badly on such hands is not weighed', () => {
  const calls = callsFor('AKJ632.J4.5.A982', ['1S', 'P', '2H', 'P']);
  expect(calls).toContain('2S');
  expect(calls).not.toContain('3D');
  expect(calls.filter((call) => Number(call[0]) > 4)).toEqual([]);
});

test('what judgement does not speak of is expected to be as good, give or take', () => {
  const { rule, others } = candidatesOf('KJ632.J4.K5.A982', ['1S', '2H', '2S', '3H']);
  for (const { call, prior } of others) {
    expect(call).not.toBe(rule?.call ?? 'P');
    expect(prior.spread).toBeGreaterThan(1);
    expect(prior.gain).toBeGreaterThan(-prior.spread);
  }
  expect(others.length).toBeGreaterThan(0);
});

test('a slam bid against silence is not doubled for the number of layouts', () => {
  expect(callsFor('KT75.J.K62.T9843', ['1H', 'P', '2N', 'P', '4H', 'P', '6H'])).toEqual(['P']);
});

test('a call that promises what the hand lacks is none', () => {
  const calls = callsFor('J52.Q84.KT63.J65', ['1S', 'P', '2S', '3H', 'P', 'P']);
  // four diamonds would promise five or more
  expect(calls.filter((call) => call[1] === 'D')).toEqual([]);
});

test('over a game of the own side nothing but what leads to a slam', () => {
  const calls = callsFor('AQJ52.4.KQ63.K65', ['1D', 'P', '1S', 'P', '3N', 'P']);
  expect(calls).not.toContain('4S');
  expect(calls).not.toContain('5C');
});

test('with sixty below the line one notrump is game, which judgement does not know', () => {
  const { others } = candidatesOf('K52.Q84.KT63.J65', ['1N', 'P'], { NS: 60, EW: 0 });
  expect(others.find(({ call }) => call === 'P')?.prior.gain).toBe(0);
});
