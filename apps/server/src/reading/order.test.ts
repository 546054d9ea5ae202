import { boardOfDeal } from '@overtrick/formats/board';
import { dealtTags } from '@overtrick/formats/dealt';
import { writePbn } from '@overtrick/formats/pbn/write';
import { makeDealt } from '@overtrick/rules/deals/dealt';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import { TASKS } from './tasks.ts';

const SETUP = randomSetup({ dealer: 'N', vul: 'none', board: 7 }, seededRandom('file'), true);
const OTHER = randomSetup({ dealer: 'N', vul: 'none', board: 7 }, seededRandom('other'), true);

/** Writes a file of board 7 with the order of some cards. */
const fileWith = (ordered: typeof SETUP): string =>
  writePbn([{ ...boardOfDeal(SETUP, SETUP.deal), tags: dealtTags(ordered) }]).text;

const read = (text: string) => TASKS.boards({ text, longestScript: 100 });

test('a file of boards gives an evening the order of the cards', () => {
  expect(read(fileWith(SETUP))).toEqual({
    ok: true,
    value: { dealt: [{ kind: 'dealt', board: 7, ...makeDealt(SETUP), source: 'file' }] },
  });
});

test('a file whose order is that of other cards is refused, with the board', () => {
  const refused = read(fileWith(OTHER));
  expect(refused).toMatchObject({ ok: false, code: 'ERR_BOARDS' });
  expect(refused.ok ? '' : refused.why).toMatch(/^board 7: the order gives N other cards than the deal/);
});

test('two boards with one number and one deal in different orders are two boards', () => {
  const turned = { ...SETUP, order: [...(SETUP.order ?? [])] };
  turned.order.splice(0, 2, ...turned.order.slice(0, 2).toReversed());
  expect(read(fileWith(SETUP) + fileWith(turned).replace(/^%.*\r\n/gm, ''))).toMatchObject({
    ok: false,
    code: 'ERR_BOARDS',
  });
  expect(read(fileWith(SETUP) + fileWith(SETUP).replace(/^%.*\r\n/gm, ''))).toMatchObject({ ok: true });
});
