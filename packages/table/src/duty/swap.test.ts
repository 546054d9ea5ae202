import { makeAction } from '@overtrick/rules/action';
import { has } from '@overtrick/rules/cards/cardSet';
import { expect, test } from 'vitest';
import { entryFor } from '../bots/perform.ts';
import { added } from '../fold.ts';
import { seatOf, type Table, toAct, viewFor } from '../table.ts';
import { after, afterFirst, NOTRUMP, tableWith } from '../testing/tables.ts';
import { ALL_THERE, dutyOf } from './duty.ts';

const NOBODY = {
  think: () => {
    throw new Error('nobody thinks here');
  },
  umpire: () => Promise.reject(new Error('nobody claims here')),
  asked: () => Promise.reject(new Error('nobody claims here')),
};

const declaring = (table: Table): Table => ({
  ...table,
  policies: { ...table.policies, declares: true, undo: 'free' },
});
/** Returns a table at which North declares one notrump; `led`: East has led, and South's hand lies open. */
const bid = (people: readonly number[]) => after(declaring(tableWith(people)), NOTRUMP);
const led = (people: readonly number[]) => afterFirst(bid(people), 1);

async function swapped(): Promise<Table> {
  const table = led([2]);
  const duty = dutyOf(table, ALL_THERE);
  if (duty?.kind !== 'swap') throw new Error('the person does not play');
  return added(table, await entryFor(duty, table, NOBODY as never));
}

test('who is alone plays the hand of their partner, once their own lies open', async () => {
  expect(dutyOf(bid([2]), ALL_THERE)).toEqual({ kind: 'think', chair: 1 });
  expect(dutyOf(led([2]), ALL_THERE)).toEqual({ kind: 'swap', chair: 2 });
  const table = await swapped();
  expect([seatOf(table, 2), seatOf(table, 0)]).toEqual(['N', 'S']);
  // dummy's card is the person's to choose, and nothing is left to do for the table
  expect(toAct(table)).toEqual(['N']);
  expect(dutyOf(table, ALL_THERE)).toBeUndefined();
  const { hands, legal } = viewFor(table, seatOf(table, 2));
  const south = hands.S.cards;
  expect(
    legal.every((action) => action.kind !== 'play' || (south !== undefined && has(south, action.card))),
    legal.map(makeAction).join(),
  ).toBe(true);
});

test('nobody changes seats elsewhere', () => {
  const plain = afterFirst(after(tableWith([2]), NOTRUMP), 1);
  expect(dutyOf(plain, ALL_THERE)).toEqual({ kind: 'think', chair: 0 });
  // with others at the table, for a declarer, for a defender, and for a person who rests
  for (const table of [led([1, 2]), led([0]), led([1])])
    expect(dutyOf(table, ALL_THERE)?.kind).not.toBe('swap');
  const away = added(led([2]), { kind: 'covered', chair: 2, why: 'asked' });
  expect(dutyOf(away, ALL_THERE)?.kind).not.toBe('swap');
});

test('each is back in their own seat in the next deal, and when what led to it is taken back', async () => {
  const table = await swapped();
  const lead = table.steps.at(-1)?.version ?? 0;
  const back = added(table, { kind: 'undone', chair: 1, to: lead, id: 'u' });
  expect(back.seats).toEqual(['N', 'E', 'S', 'W']);
  expect(back.swap).toBeUndefined();
  const later = added(afterFirst(table, 1), { kind: 'undone', chair: 2, to: table.version + 1, id: 'u' });
  expect(seatOf(later, 2)).toBe('N');
  expect(dutyOf(later, ALL_THERE)).toBeUndefined();
});
