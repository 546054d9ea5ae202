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

describe('people who ask for a chair', () => {
  const knock = (chair: number, proof: string): Entry => ({
    kind: 'knocked',
    chair,
    name: `Bea ${proof}`,
    proof,
  });
  const asked = () => [knock(1, 'a'), knock(3, 'b')].reduce(added, tableWith([0]));
  const proofs = (table: Table) => table.knocks.map(({ proof }) => proof).join(' ');
  test('wait with the number of their entry, until they are refused or sit down', () => {
    const table = asked();
    expect(table.knocks).toEqual([
      { knock: table.version - 1, chair: 1, name: 'Bea a', proof: 'a' },
      { knock: table.version, chair: 3, name: 'Bea b', proof: 'b' },
    ]);
    expect(proofs(added(table, { kind: 'refused', knock: table.version }))).toBe('a');
    expect(proofs(added(table, { kind: 'refused', knock: table.version - 1 }))).toBe('b');
    expect(proofs(added(table, { kind: 'sat', chair: 2, name: 'Bea a', proof: 'a' }))).toBe('b');
  });
  test('lose their names when they delete their accounts', () => {
    const forgotten = added(asked(), { kind: 'forgotten', proof: 'a' });
    const [one, other] = forgotten.knocks;
    expect([one?.name === 'Bea a', other?.name]).toEqual([false, 'Bea b']);
    expect(forgotten.forgotten).toBe(1);
  });
});

describe('what is asked and withdrawn', () => {
  const called = () => after(tableWith([0, 1]), '1C');
  const undo = (table: Table): Table =>
    added(table, { kind: 'undoAsked', chair: 0, to: table.version, voters: [1], id: 'u' });
  test('an undo that is withdrawn leaves the deal as it was', () => {
    const table = called();
    const asked = undo(table);
    expect(asked.undo).toMatchObject({ chair: 0, to: table.version, voters: [1], accepted: [] });
    const back = added(asked, { kind: 'withdrawn', chair: 0, id: 'w' });
    expect(back.undo).toBeUndefined();
    expect([back.steps, back.state, back.players]).toEqual([table.steps, table.state, table.players]);
  });
  test('an undo that is refused is remembered, and one that all accept is done', () => {
    const table = called();
    const answer = (accept: boolean): Entry => ({
      kind: 'undoAnswered',
      chair: 1,
      accept,
      by: 'person',
      id: 'a',
    });
    const refused = added(undo(table), answer(false));
    expect([refused.kept, refused.undo, refused.steps.length]).toEqual([{ 0: table.version }, undefined, 1]);
    const done = added(undo(table), answer(true));
    expect([done.kept, done.undo, done.steps.length]).toEqual([{}, undefined, 0]);
    expect(done.rewound).toBe(done.version);
  });
  test('an undo of two waits for both', () => {
    const table = after(tableWith([0, 1, 3]), '1C');
    const asked = added(table, { kind: 'undoAsked', chair: 0, to: table.version, voters: [1, 3], id: 'u' });
    const one = added(asked, { kind: 'undoAnswered', chair: 3, accept: true, by: 'person' });
    expect([one.undo?.accepted, one.steps.length]).toEqual([[3], 1]);
    expect(added(one, { kind: 'undoAnswered', chair: 1, accept: true, by: 'bot' }).steps).toEqual([]);
  });
  test('a claim that is withdrawn leaves nothing, and its id is done', () => {
    const play = afterFirst(after(tableWith([0, 1]), NOTRUMP), 1);
    const claimed = added(play, { kind: 'claimed', chair: 0, tricks: 8, id: 'c' });
    expect(claimed.claim).toMatchObject({ chair: 0, tricks: 8, stage: 'judging', accepted: [] });
    const back = added(claimed, { kind: 'withdrawn', chair: 0, id: 'w' });
    expect(back.claim).toBeUndefined();
    expect(back.steps).toEqual(play.steps);
  });
});

test('two chairs that have changed seats have changed them for this deal', () => {
  const table = tableWith([2]);
  const swapped = added(table, { kind: 'swapped', chair: 2, other: 0 });
  expect(swapped.seats).toEqual(['S', 'E', 'N', 'W']);
  expect(swapped.swap).toEqual({ chair: 2, other: 0, version: swapped.version });
});

test('calls for the host are kept until they are dealt with', () => {
  const flag = (chair: number, text: string): Entry => ({ kind: 'flagged', chair, text, id: text });
  const table = [flag(0, 'one'), flag(1, 'two')].reduce(added, tableWith([0, 1]));
  expect(table.flags).toEqual([
    { flag: table.version - 1, chair: 0, deal: 1, text: 'one' },
    { flag: table.version, chair: 1, deal: 1, text: 'two' },
  ]);
  expect(added(table, { kind: 'unflagged', flag: table.version }).flags.map(({ text }) => text)).toEqual([
    'one',
  ]);
});

test('a call is explained by its player, and who asked for it is answered', () => {
  const called = after(tableWith([0, 1]), '1C');
  const step = called.version;
  const asked = added(called, { kind: 'asked', chair: 1, step, id: 'q' });
  expect(asked.steps[0]).toMatchObject({ askedBy: [1] });
  const told = added(asked, { kind: 'explained', chair: 0, step, text: 'three clubs or more', id: 'x' });
  expect(told.steps[0]).not.toHaveProperty('askedBy');
  expect(told.steps[0]?.meaning).toEqual({ text: 'three clubs or more', alert: true, by: 'person' });
});

test('a message that was done is known by its id, in its chair', () => {
  const table = added(after(tableWith([0, 1]), '1C'), { kind: 'flagged', chair: 0, text: 'x', id: 'one' });
  const later = added(table, { kind: 'flagged', chair: 0, text: 'y', id: 'two' });
  expect(resultOf(later, 0, 'one')).toEqual({ version: table.version });
  expect(resultOf(later, 0, 'two')).toEqual({ version: later.version });
  expect([resultOf(later, 0, 'three'), resultOf(later, 1, 'one')]).toEqual([undefined, undefined]);
});
