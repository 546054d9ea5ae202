import { findLevel } from '@overtrick/bots';
import { defined } from '@overtrick/rules/assert';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { findGame } from '@overtrick/rules/games/list';
import { times } from '@overtrick/rules/internals/testing/length';
import { seededRandom } from '@overtrick/rules/random';
import { exactTable, solveDeclarer, solveTable } from '@overtrick/solver';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import { bidElsewhere, impsOver, impsOverPar } from './bidding.ts';

const engine = createEngine(readModule(), { megabytes: 16 });
const game = defined(findGame('bridge'), 'bridge');
const level = defined(findLevel('novice'), 'a level');
const records = Array.from({ length: times(3, 8) }, (_, i) => ({
  setup: randomSetup({ dealer: 'N', vul: 'ns' }, seededRandom(`bidding ${i}`)),
  options: {},
}));

describe('computer players bid the same cards', () => {
  test('the contract makes what it makes double dummy, and the same again', () => {
    for (const record of records) {
      const bid = defined(bidElsewhere(game, record, { level, engine }), 'a result');
      expect(bidElsewhere(game, record, { level, engine })).toEqual(bid);
      const { contract, tricks } = bid.theirs;
      if (contract === undefined) continue;
      expect(tricks).toBe(solveDeclarer(engine, record.setup.deal, contract.declarer, contract.strain).lower);
      expect(exactTable(solveTable(engine, record.setup.deal))).toBeDefined();
      expect(bid.par).toBeDefined();
    }
  });

  test('where one side bids the other passes throughout', () => {
    const auctions = records.map(
      (record) => bidElsewhere(game, record, { level, side: 'NS', engine })?.theirs,
    );
    for (const auction of auctions) {
      const others = auction?.calls?.filter(({ seat }) => seat === 'E' || seat === 'W') ?? [];
      expect(new Set(others.map(({ call }) => call))).toEqual(new Set(['P']));
      expect(['N', 'S', undefined]).toContain(auction?.contract?.declarer);
    }
    expect(auctions.some((auction) => auction?.contract !== undefined)).toBe(true);
  });
});

test('IMPs are the own side’s', () => {
  const game420 = { points: { NS: 420, EW: 0 } };
  const part170 = { points: { NS: 170, EW: 0 } };
  expect(impsOver('NS', game420, part170)).toBe(6);
  expect(impsOver('EW', game420, part170)).toBe(-6);
  expect(impsOverPar('NS', part170, { score: 420, contracts: [] })).toBe(-6);
  expect(impsOverPar('EW', part170, { score: 420, contracts: [] })).toBe(6);
});
