import { defined } from '@overtrick/rules/assert';
import { findGame } from '@overtrick/rules/games/list';
import { solveDeclarer } from '@overtrick/solver';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import { dealNext, seededChance } from '../chance.ts';
import { sit } from '../commands/chairs.ts';
import { decide } from '../commands/orders.ts';
import { ALL_THERE, dutyOf } from '../duty/duty.ts';
import { added, openedTable } from '../fold.ts';
import { isBetweenDeals, isPlayedOut, type Table, toAct, viewFor } from '../table.ts';
import { after, openingOf, sat } from '../testing/tables.ts';
import { threadThinker } from './think.ts';
import { entryOf, questionAt, quietEntry } from './turn.ts';

const engine = createEngine(readModule(), { megabytes: 16 });
const { think } = threadThinker({ createEngine: () => engine, now: () => 0 });

const BRIDGE = defined(findGame('bridge'), 'bridge is a game');

/** Opens a table with bidding only, with people in these chairs. */
function bidding(chairs: readonly number[], policies: object = {}, seed = 'bidding'): Table {
  const opened = openedTable('t', {
    ...openingOf(BRIDGE, 'boards'),
    policies: { bidding: true, ...policies },
  });
  const seated = chairs.map(sat).reduce(added, opened);
  return added(seated, dealNext(seated, seededChance(seed)));
}

/** Plays the deal to its end with the thinkers' answers. */
function settled(table: Table): Table {
  let now = table;
  for (let i = 0; !isBetweenDeals(now); i++) {
    expect(i).toBeLessThan(3);
    const chair = now.seats.indexOf(defined(toAct(now)[0], 'somebody is to act'));
    expect(dutyOf(now, ALL_THERE)).toEqual({ kind: 'think', chair });
    now = added(now, defined(entryOf(now, chair, think(questionAt(now, chair))), 'a legal answer'));
  }
  return now;
}

describe('where cards are not played', () => {
  test.each([
    ['1NT P P P', 'N', 'N'],
    ['P P 4S X P P P', 'S', 'S'],
    ['1C 2D P P P', 'E', 'D'],
    ['P P P 7H P P P', 'W', 'H'],
  ] as const)('%s makes what it makes double dummy', (auction, declarer, strain) => {
    for (const seed of ['a', 'b', 'c']) {
      const table = bidding([0, 2], {}, seed);
      expect(viewFor(table).terms.dealer).toBe('N');
      const over = settled(after(table, auction));
      const outcome = defined(over.game.outcome(over.state), 'the deal is over');
      const deal = over.game.setupOf(over.state).deal;
      expect(outcome.tricks).toBe(solveDeclarer(engine, deal, declarer, strain).lower);
      expect(outcome.contract).toMatchObject({ declarer, strain });
      expect(over.steps.map(({ by }) => by).slice(-2)).toEqual(['bot', 'bot']);
      expect(over.steps.at(-1)?.isPlayedOut).toBe(true);
    }
  });

  test('nobody plays a card meanwhile, and nothing is settled before the auction is over', () => {
    const table = bidding([0, 2]);
    expect(isPlayedOut(after(table, '1NT P P'))).toBe(false);
    expect(questionAt(after(table, '1NT P P'), 0).open).toBeUndefined();
    const closed = after(table, '1NT P P P');
    expect(isPlayedOut(closed)).toBe(true);
    const order = { deal: closed.deal, version: closed.version, id: 'x', action: 'S2' };
    for (const chair of [0, 1, 2, 3])
      expect(decide('act', closed, order, { chair, isHostThere: true })).toMatchObject({
        code: 'ERR_SKIPPED',
      });
  });

  test('a deal that is passed out is over', () => {
    expect(isBetweenDeals(after(bidding([2]), 'P P P P'))).toBe(true);
  });
});

describe('where nobody bids against the people', () => {
  const table = bidding([0], { quiet: true });

  test('the computer players of the other side pass, a partner bids', () => {
    const opened = after(table, '1NT');
    expect(quietEntry(opened, 1)).toMatchObject({ kind: 'acted', step: 'E P', by: 'bot' });
    expect(quietEntry(after(opened, 'P'), 2)).toBeUndefined();
    expect(quietEntry(after(bidding([0]), '1NT'), 1)).toBeUndefined();
  });

  test('nobody sits down there', () => {
    const visitor = { name: 'Eve', proof: 'p' };
    expect(sit(table, 1, visitor)).toMatchObject({ ok: false, code: 'ERR_CLOSED' });
    expect(sit(table, 2, visitor)).toMatchObject({ ok: true });
    expect(sit(bidding([0]), 1, visitor)).toMatchObject({ ok: true });
  });
});

test('shared boards are bid by two, and played by one', () => {
  const shared = (policies: object): Table => ({ ...bidding([2], policies), isShared: true });
  const visitor = { name: 'Bea', proof: 'p' };
  expect(sit(shared({}), 0, visitor)).toMatchObject({ ok: true });
  expect(sit(shared({ bidding: false }), 0, visitor)).toMatchObject({ ok: false, code: 'ERR_CLOSED' });
});
