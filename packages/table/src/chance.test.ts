import { explainCall } from '@overtrick/bots/internals/explain';
import { parseCall } from '@overtrick/rules/auction/call';
import { expect, test } from 'vitest';
import { dealNext, seededChance } from './chance.ts';
import { added } from './fold.ts';
import { type Table, viewFor } from './table.ts';
import { tableWith } from './testing/tables.ts';

const bidding = (systemNS: string, systemEW: string): Table => {
  const table = tableWith([2]);
  const policies = { ...table.policies, systemNS, systemEW } as Table['policies'];
  return { ...table, policies };
};
const oneNotrump = (table: Table): string => explainCall(table.game, viewFor(table), parseCall('1NT') ?? 'P');

test('the systems of a table are in its deals, and calls mean what they say there', () => {
  const usual = tableWith([2]);
  expect(viewFor(usual).terms.systems).toBeUndefined();
  expect(oneNotrump(usual)).toContain('15 to 17 points');

  const before = bidding('acol', 'usual');
  const table = added(before, dealNext(before, seededChance('systems')));
  expect(viewFor(table).terms.systems).toEqual({ NS: 'acol', EW: 'sayc' });
  const dealer = viewFor(table).toAct[0];
  expect(oneNotrump(table)).toContain(
    dealer === 'N' || dealer === 'S' ? '12 to 14 points' : '15 to 17 points',
  );
});

test('the setup of a deal keeps the systems that were announced', () => {
  const before = bidding('two-over-one', 'weak-notrump');
  expect(dealNext(before, seededChance('systems')).setup).toMatchObject({
    systems: 'NS:two-over-one EW:weak-notrump',
  });
});
