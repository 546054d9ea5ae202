import { findGame } from '@overtrick/rules/games/list';
import type { Outcome } from '@overtrick/rules/outcome';
import { parseRecord, replay } from '@overtrick/rules/record';
import { expect, test } from 'vitest';
import { makeDealText, makeResultLine } from './dealText.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';

function textOf(steps: readonly string[]): string {
  const setup = { board: 11, dealer: 'S', vul: 'none', deal: DEAL };
  const record = parseRecord(JSON.stringify({ game: 'bridge', options: {}, setup, steps }));
  const game = findGame('bridge');
  if (!record.ok || game === undefined) throw new Error('no record');
  const state = replay(game, record.value);
  const outcome = state.ok ? game.outcome(state.value) : undefined;
  if (outcome === undefined) throw new Error('the deal is not over');
  return makeDealText('Board 11', record.value, outcome);
}

test('a deal with its auction and result', () => {
  const calls = ['S 1H', 'W P', 'N 1S', 'E P', 'S 1NT', 'W P', 'N 3NT', 'E X', 'S P', 'W P', 'N P'];
  expect(textOf([...calls, 'W H5', 'S claim 9'])).toBe(`Board 11     ♠ AQ962
South deals  ♥ K7
none vul     ♦ QJ4
             ♣ 983
♠ J73                    ♠ K85
♥ 65                     ♥ A943
♦ K832                   ♦ 1065
♣ 10754                  ♣ KQ6
             ♠ 104
             ♥ QJ1082
             ♦ A97
             ♣ AJ2

West  North  East  South
                   1♥
Pass  1♠     Pass  1NT
Pass  3NT    X     Pass
Pass  Pass

3NT doubled by South, 9 tricks: NS 550.
`);
});

test('a deal that is passed out', () => {
  expect(textOf(['S P', 'W P', 'N P', 'E P'])).toMatch(
    /South\n {19}Pass\nPass {2}Pass {3}Pass\n\nPassed out\.\n$/,
  );
});

test.each<[Partial<Outcome>, string]>([
  [{ contract: { level: 4, strain: 'S', doubling: 1, declarer: 'E' }, tricks: 8 }, '4SX E 8'],
  [{ strain: 'H', tricks: 9 }, 'H 9'],
  [{ tricks: 0 }, 'PASS'],
])('a result line', (outcome, line) => {
  const whole = {
    terms: { dealer: 'N', vul: 'none' },
    tricks: 0,
    points: {},
    items: [],
    ...outcome,
  } as const;
  expect(makeResultLine(whole)).toBe(line);
});
