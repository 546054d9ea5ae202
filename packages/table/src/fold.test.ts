import { describe, expect, test } from 'vitest';
import { dealNext, seededChance } from './chance.ts';
import type { Entry } from './entry.ts';
import { added, tableOf } from './fold.ts';
import { isBetweenDeals, isMatchOver, resultOf, type Table, votersOf, waitingFor } from './table.ts';
import { after, afterFirst, NOTRUMP, OPENED, sat, tableWith } from './testing/tables.ts';

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

const claimed = (chair: number, tricks: number): Entry => ({ kind: 'claimed', chair, tricks, id: 'c1' });
const answered = (chair: number, accept: boolean): Entry => ({
  kind: 'answered',
  chair,
  accept,
  by: 'person',
});

/** Returns a table at which North declares and East has led; South's hand is dummy. */
const inPlay = (): Table => afterFirst(after(tableWith([0, 1, 2, 3]), NOTRUMP), 1);

describe('the fold', () => {
  test('a log gives the same table as its entries one by one', () => {
    const entries: Entry[] = [OPENED, sat(0)];
    let table = tableOf('table1', entries);
    const dealt = dealNext(table, seededChance('x'));
    table = added(table, dealt);
    expect(tableOf('table1', [...entries, dealt])).toEqual(table);
    expect(table).toMatchObject({ version: 3, deal: 1, began: 3, steps: [] });
  });

  test('no entry changes the table that it is added to', () => {
    let table = frozen(tableWith([0, 2]));
    for (let i = 0; i < 3; i++) table = frozen(afterFirst(table, 1));
    const more: Entry[] = [claimed(0, 3), { kind: 'left', chair: 0 }, sat(1), { kind: 'readied', chair: 2 }];
    for (const entry of more) table = frozen(added(table, entry));
    expect(table.version).toBe(11);
  });

  test('a log that does not begin with the opening is refused', () => {
    expect(() => tableOf('table1', [])).toThrow();
    expect(() => tableOf('table1', [sat(0)])).toThrow();
  });

  test('the deal that is over joins the sheet once', () => {
    const table = after(tableWith([0]), 'P P P P');
    expect(isBetweenDeals(table)).toBe(true);
    expect(table.match.rows(table.sheet).rows).toHaveLength(1);
    const next = added(table, dealNext(table, seededChance('x')));
    expect(next).toMatchObject({ deal: 2, steps: [], ready: [] });
    expect(next.match.rows(next.sheet).rows).toHaveLength(1);
  });

  test('after the last deal the match is over', () => {
    let table = tableWith([0]);
    for (let deal = 1; deal <= 4; deal++) {
      expect(isMatchOver(table)).toBe(false);
      if (deal > 1) table = added(table, dealNext(table, seededChance('x')));
      table = afterFirst(after(table, NOTRUMP), 52);
    }
    expect(isMatchOver(table)).toBe(true);
  });
});

describe('chairs', () => {
  test('a chair goes to a person and back to the bot', () => {
    const table = tableWith([0]);
    expect(table.players[0]).toEqual({ kind: 'person', name: 'Person 0', proof: 'proof 0', since: 2 });
    const left = added(table, { kind: 'left', chair: 0 });
    expect(left.players[0]).toEqual({ kind: 'bot', name: 'Ash' });
  });

  test('the next person in a chair may use the ids of the one before', () => {
    const acted: Entry = { kind: 'acted', step: 'N P', by: 'person', id: 'a1' };
    const table = added(tableWith([0, 1]), acted);
    expect(resultOf(table, 0, 'a1')).toEqual({ version: table.version });
    const other = added(added(table, { kind: 'left', chair: 0 }), sat(0));
    expect(resultOf(other, 0, 'a1')).toBeUndefined();
  });

  test('what was done in the deal before is still known in this one', () => {
    const passed = after(tableWith([0]), 'P P P');
    const over = added(passed, { kind: 'acted', step: 'W P', by: 'person', id: 'last' });
    const next = added(over, dealNext(over, seededChance('x')));
    expect(resultOf(next, 3, 'last')).toEqual({ version: over.version });
    // the next person in the chair may use the id
    expect(resultOf(added(added(next, { kind: 'left', chair: 3 }), sat(3)), 3, 'last')).toBeUndefined();
  });

  test('who leaves is not ready any more', () => {
    const over = after(tableWith([0, 1]), 'P P P P');
    const ready = added(added(over, { kind: 'readied', chair: 0 }), { kind: 'readied', chair: 1 });
    expect(added(ready, { kind: 'left', chair: 0 }).ready).toEqual([1]);
  });
});

describe('the marks of visitors who have seen cards', () => {
  const seated = (chair: number, more: object = {}): Entry => ({
    kind: 'sat',
    chair,
    name: `Person ${chair}`,
    proof: `proof ${chair}`,
    marks: [`device ${chair}`],
    ...more,
  });
  const seenIn = ({ seen }: Table) => seen.map(({ chair, marks }) => `${chair} ${marks.join()}`);

  test('are those of who sits down, unless they sit out: they see no cards before the next deal', () => {
    const table = added(tableWith([0]), seated(1));
    expect(seenIn(table)).toEqual(['1 device 1']);
    const out = added(table, seated(2, { sitsOut: true }));
    expect(seenIn(out)).toEqual(['1 device 1']);
    const over = after(out, 'P P P P');
    expect(seenIn(added(over, dealNext(over, seededChance('x'))))).toEqual(['1 device 1', '2 device 2']);
  });

  test('are those of a second device that looks, unless its chair sits out', () => {
    const table = added(tableWith([0]), seated(1));
    const looked = added(table, { kind: 'shown', chair: 1, marks: ['phone'] });
    expect(seenIn(looked)).toEqual(['1 device 1', '1 phone']);
    expect(looked.players[1]?.marks).toEqual(['device 1', 'phone']);
    const shut = added(table, { kind: 'shown', chair: 1, marks: ['phone'], sitsOut: true });
    expect(seenIn(shut)).toEqual(['1 device 1']);
    const out = added(added(table, seated(2, { sitsOut: true })), { kind: 'shown', chair: 2, marks: ['tv'] });
    expect(seenIn(out)).toEqual(['1 device 1']);
    expect(out.players[2]?.marks).toEqual(['device 2', 'tv']);
  });
});

describe('claims (R-GEN-9)', () => {
  test.each([
    ['declarer: both defenders', 0, 13, [1, 3]],
    ['declarer who concedes: dummy has no vote', 0, 5, [1, 3]],
    ['a defender: declarer alone', 1, 13, [0]],
    ['a defender who concedes: his partner too', 1, 5, [0, 3]],
  ])('%s', (_, chair, tricks, voters) => {
    expect(votersOf(inPlay(), chair, tricks)).toEqual(voters);
  });

  test('play waits until all have answered; then the deal ends with the claim', () => {
    const asked = added(inPlay(), claimed(0, 8));
    expect(asked.claim).toMatchObject({ chair: 0, tricks: 8, version: asked.version, accepted: [] });
    expect(resultOf(asked, 0, 'c1')?.claim).toEqual({ result: 'asked' });
    const half = added(asked, answered(3, true));
    expect(isBetweenDeals(half)).toBe(false);
    if (half.claim) expect(waitingFor(half, half.claim)).toEqual([1]);
    const agreed = added(half, answered(1, true));
    expect(agreed.claim).toBeUndefined();
    expect(agreed.game.outcome(agreed.state)?.tricks).toBe(8);
    expect(agreed.steps.at(-1)).toMatchObject({
      seat: 'N',
      action: { kind: 'claim', tricks: 8 },
      by: 'person',
    });
    expect(resultOf(agreed, 0, 'c1')).toEqual({ version: agreed.version, claim: { result: 'accepted' } });
  });

  test('one refusal plays on, and is kept', () => {
    const before = inPlay();
    const asked = added(before, claimed(0, 8));
    const refused = added(asked, { ...answered(3, false), reason: 'No.' } as Entry);
    expect(refused.claim).toBeUndefined();
    expect(refused.state).toBe(before.state);
    expect(refused.refusals).toEqual({ 0: 0 });
    expect(resultOf(refused, 0, 'c1')?.claim).toEqual({ result: 'refused', why: 'No.' });
  });
});
