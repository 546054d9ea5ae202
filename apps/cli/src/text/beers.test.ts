import { defined } from '@overtrick/rules/assert';
import { findGame } from '@overtrick/rules/games/list';
import { parseRecord } from '@overtrick/rules/record';
import { expect, test } from 'vitest';
import { makeBeers, readBeerOptions, tallyBeers } from './beers.ts';

const bridge = defined(findGame('bridge'), 'bridge is in the list');

/** Plays a deal in which East leads diamonds against notrump, the seven last; everybody has one suit. */
function deal() {
  const order = ['E', 'S', 'W', 'N'];
  const suits = ['D', 'S', 'C', 'H'];
  const plays = [...'AKQJT98654327'].flatMap((rank) =>
    order.map((seat, i) => `${seat === 'S' ? 'N' : seat} ${suits[i]}${rank}`),
  );
  const steps = ['S 1S', 'W P', 'N 1NT', 'E P', 'S P', 'W P', ...plays];
  const cards = 'N:.AKQJT98765432.. ..AKQJT98765432. AKQJT98765432... ...AKQJT98765432';
  const record = parseRecord(
    JSON.stringify({ game: 'bridge', setup: { dealer: 'S', vul: 'none', deal: cards }, steps }),
  );
  if (!record.ok) throw new Error(record.why);
  return record.value;
}

test('the deals of a match are added up', () => {
  const off = { notTrumps: false, doubledBeers: false };
  expect(tallyBeers(bridge, [deal(), deal()], off)).toEqual([{ from: 'W', to: 'E', beers: 2 }]);
  expect(tallyBeers(bridge, [], off)).toEqual([]);
});

test('its rules are read', () => {
  expect(readBeerOptions(true)).toEqual({ ok: true, value: { notTrumps: false, doubledBeers: false } });
  expect(readBeerOptions('notTrumps')).toMatchObject({ value: { notTrumps: true, doubledBeers: false } });
  expect(readBeerOptions('notTrumps,doubledBeers')).toMatchObject({ value: { doubledBeers: true } });
  expect(readBeerOptions('free')).toMatchObject({ ok: false, code: 'ERR_OPTION_UNKNOWN' });
});

test('it is said in a sentence', () => {
  expect(makeBeers([])).toBe('The Beer Card: nobody owes anybody.');
  expect(
    makeBeers([
      { from: 'S', to: 'N', beers: 2 },
      { from: 'P1', to: 'P3', beers: 1 },
    ]),
  ).toBe('The Beer Card: S owes N 2, P1 owes P3 1.');
});
