import { describe, expect, test } from 'vitest';
import { defined } from '../../assert.ts';
import { parseContract } from '../../auction/contract.ts';
import { SIDES } from '../../cards/seat.ts';
import { parseOptions } from '../../options.ts';
import { auctionItems } from '../../scores/auctionScore.ts';
import type { Outcome, Party } from '../../scores/outcome.ts';
import { honourItems } from '../../scores/score.ts';
import { type AuctionRubberOptions, auctionRubber } from './index.ts';

type Set = Readonly<Partial<Record<keyof AuctionRubberOptions, unknown>>>;

/** Returns the sheet after deals like `2H NS 10`; the game scores them, unless `bare` leaves it to the match format. */
function sheetAfter(deals: readonly string[], set: Set = {}, bare?: Partial<Outcome>) {
  const parties: readonly Party[] = bare === undefined ? SIDES : ['P1', 'P2'];
  const options = parseOptions<AuctionRubberOptions>(auctionRubber.options, set);
  if (!options.ok) throw new Error(options.why);
  return deals.reduce(
    (sheet, text) => {
      const [word = '', declaring = '', tricks = ''] = text.split(' ');
      const contract = { ...defined(parseContract(word), word), declarer: 'N' as const };
      const defending = defined(
        parties.find((party) => party !== declaring),
        'two parties',
      );
      const items = auctionItems({ declaring, defending }, contract, Number(tricks), '1920s');
      return auctionRubber.add(sheet, {
        terms: defined(auctionRubber.next(sheet), `the rubber goes on for ${text}`),
        contract,
        declaring,
        tricks: Number(tricks),
        points: {},
        items: [],
        ...(bare ?? { scale: '1920s', items }),
      });
    },
    auctionRubber.start(options.value, parties),
  );
}

test('RULES 6.1: game is 30 below the line; nobody is ever vulnerable; two games bring 250', () => {
  const deals = ['1NT NS 8', '2C EW 9', '1C NS 8', '4S NS 10'];
  expect(deals.map((_, i) => auctionRubber.next(sheetAfter(deals.slice(0, i))))).toEqual([
    { dealer: 'N', vul: 'none' },
    { dealer: 'E', vul: 'none', below: { NS: 20, EW: 0 } },
    { dealer: 'S', vul: 'none', below: { NS: 20, EW: 18 } },
    { dealer: 'W', vul: 'none' },
  ]);
  const sheet = sheetAfter(deals);
  const { rows, totals } = auctionRubber.rows(sheet);
  expect(rows.map(({ game }) => game)).toEqual([undefined, undefined, 'NS', 'NS', undefined]);
  expect(rows[4]?.bonus).toEqual({ NS: 250, EW: 0 });
  expect(totals).toEqual({ NS: 20 + 12 + 36 + 250, EW: 18 });
  expect(auctionRubber.standing(sheet).winner).toBe('NS');
});

test('the rubber goes to the higher total, not to the side with more games', () => {
  const deals = ['7SXX NS 5', '3NT NS 9', '3NT NS 9'];
  expect(auctionRubber.standing(sheetAfter(deals))).toEqual({
    over: true,
    totals: { NS: 30 + 30 + 250, EW: 1600 },
    winner: 'EW',
  });
});

describe('R-AB-7: an unfinished rubber', () => {
  test.each([
    [['3NT NS 9'], true, { NS: 125, EW: 0 }],
    [['3NT NS 9'], false, undefined],
    [['3NT NS 9', '3NT EW 9'], true, undefined],
    [['1NT NS 7'], true, undefined],
  ] as const)('after %j, with the option %s: %j', (deals, unfinishedGame, bonus) => {
    const sheet = sheetAfter(deals, { unfinishedGame, dealLimit: deals.length });
    expect(auctionRubber.rows(sheet).rows[deals.length]?.bonus).toEqual(bonus);
  });
});

test('a game of contracts is scored by the table of the 1920s, with its honours', () => {
  const { rows } = auctionRubber.rows(sheetAfter(['2H P2 10'], {}, { auctionHonours: { P1: 30, P2: 0 } }));
  expect(rows[0]).toMatchObject({
    below: { P1: 0, P2: 32 },
    above: { P1: 30, P2: 0 },
    game: 'P2',
    items: [{ reason: 'tricks' }, ...honourItems({ P1: 30 })],
  });
  expect(auctionRubber.rows(sheetAfter(['2H P2 10'], {}, {})).totals).toEqual({ P1: 0, P2: 32 });
});
