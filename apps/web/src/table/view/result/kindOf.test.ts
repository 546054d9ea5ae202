import { parseWish } from '@overtrick/formats/dealer/wish/wish';
import type { TableState } from '@overtrick/protocol/table';
import { parseContract } from '@overtrick/rules/auction/contract';
import { isSeat, type Seat } from '@overtrick/rules/cards/seat';
import { parseDeal } from '@overtrick/rules/deals/deal';
import { expect, test } from 'vitest';
import { kindOf } from './kindOf.ts';

const deal = parseDeal('N:AQ962.K7.QJ4.983 K75.AQT4.K63.AK5 JT83.9852.A95.76 4.J63.T872.QJT42');

/** Builds a finished deal with only the fields that `kindOf` reads. */
function over(what: string, declarer: Seat, game = 'bridge', seating?: readonly Seat[]): TableState {
  const contract = parseContract(what);
  if (!deal.ok || contract === undefined || !isSeat(declarer)) throw new Error('a deal');
  const outcome = { contract: { ...contract, declarer } };
  return { game, view: { outcome, deal: deal.value, terms: { ...(seating && { seating }) } } } as never;
}

test('deals like it have a declaring side as strong, with as long trumps', () => {
  expect(kindOf(over('3NT', 'E'))).toBe(
    'condition hcp(east) + hcp(west) >= 21 and hcp(east) + hcp(west) <= 25',
  );
  expect(kindOf(over('2S', 'N'))).toBe(
    'condition hcp(north) + hcp(south) >= 15 and hcp(north) + hcp(south) <= 19 and spades(north) + spades(south) == 9',
  );
  for (const [what, seat] of [
    ['3NT', 'E'],
    ['2S', 'N'],
    ['5C', 'W'],
  ] as const)
    expect(parseWish(kindOf(over(what, seat)) ?? '')).toMatchObject({ ok: true });
});

test('there is no kind where hands cannot be wished for, or partners change', () => {
  expect(kindOf(over('2S', 'N', 'solo'))).toBeUndefined();
  expect(kindOf(over('2S', 'N', 'bridge', ['N', 'E', 'S', 'W']))).toBeUndefined();
});
