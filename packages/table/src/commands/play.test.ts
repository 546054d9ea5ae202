import { describe, expect, test } from 'vitest';
import type { Entry } from '../entry.ts';
import { added } from '../fold.ts';
import type { Table } from '../table.ts';
import { after, afterFirst, NOTRUMP, tableWith } from '../testing/tables.ts';
import * as chairs from './chairs.ts';
import * as commands from './play.ts';

const at = (table: Table) => ({ deal: table.deal, version: table.version, id: 'i1' });
const inPlay = (): Table => afterFirst(after(tableWith([0, 1, 2, 3]), NOTRUMP), 1);
const claimed: Entry = { kind: 'claimed', chair: 0, tricks: 8, id: 'c1' };

/** Returns the table after a command that is granted. */
function done(table: Table, decided: commands.Decision): Table {
  if (!decided.ok) throw new Error(decided.code);
  return decided.value.reduce(added, table);
}

describe('act', () => {
  const table = tableWith([0, 1, 2, 3]);

  test('is stored as a step of a record', () => {
    expect(commands.act(table, { ...at(table), chair: 0, action: '1nt' })).toEqual({
      ok: true,
      value: [{ kind: 'acted', step: 'N 1NT', by: 'person', id: 'i1' }],
    });
  });

  test.each([
    [0, '8NT', 'ERR_MESSAGE'],
    [0, 'claim 3', 'ERR_MESSAGE'],
    [0, 'X', 'ERR_INADMISSIBLE_DOUBLE'],
    [1, 'P', 'ERR_NOT_ON_TURN'],
  ])('chair %i, %s: %s', (chair, action, code) => {
    expect(commands.act(table, { ...at(table), chair, action })).toMatchObject({ ok: false, code });
  });

  test.each<[string, { deal?: number; version?: number }]>([
    ['an earlier deal', { deal: 0 }],
    ['a later deal', { deal: 2 }],
    ['an earlier position', { version: table.version }],
    ['a version that is not there yet', { version: 99 }],
  ])('%s is stale', (_, other) => {
    const moved = after(table, 'P');
    expect(commands.act(moved, { ...at(moved), chair: 1, action: 'P', ...other })).toMatchObject({
      ok: false,
      code: 'ERR_STALE',
    });
  });

  test('somebody who sits down meanwhile does not make it stale', () => {
    const alone = tableWith([0]);
    const joined = done(alone, chairs.sit(alone, 1, { name: 'Bea', proof: 'p' }));
    const decided = commands.act(joined, { ...at(alone), chair: 0, action: 'P' });
    expect(decided.ok).toBe(true);
  });

  test('what was done is not done again', () => {
    const act = { ...at(table), chair: 0, action: '1NT' };
    const moved = done(table, commands.act(table, act));
    expect(commands.act(moved, act)).toEqual({ ok: true, value: [] });
    expect(commands.act(moved, { ...act, action: 'P' })).toEqual({ ok: true, value: [] });
    expect(commands.act(moved, { ...at(moved), id: 'i2', chair: 0, action: 'P' })).toMatchObject({
      code: 'ERR_NOT_ON_TURN',
    });
  });

  test('waits for the answer to a claim', () => {
    const asked = added(inPlay(), claimed);
    expect(commands.act(asked, { ...at(asked), chair: 0, action: 'SA' })).toMatchObject({
      code: 'ERR_CLAIM_ASKED',
    });
  });
});

describe('claim (R-GEN-9)', () => {
  test('is open to declarer and defenders, at any time of the play', () => {
    const table = inPlay();
    for (const chair of [0, 1, 3])
      expect(commands.claim(table, { ...at(table), chair, tricks: 3 })).toMatchObject({ ok: true });
  });

  test.each([
    ['dummy', 2, 3],
    ['more tricks than are left', 0, 14],
  ])('%s is refused', (_, chair, tricks) => {
    const table = inPlay();
    expect(commands.claim(table, { ...at(table), chair, tricks })).toMatchObject({ code: 'ERR_CLAIM' });
  });

  test.each([
    ['in the auction', tableWith([0]), 'ERR_CLAIM'],
    ['before the opening lead', after(tableWith([0]), NOTRUMP), 'ERR_CLAIM'],
    ['after the deal', after(tableWith([0]), 'P P P P'), 'ERR_DEAL_OVER'],
  ])('%s: %s', (_, table, code) => {
    expect(commands.claim(table, { ...at(table), chair: 0, tricks: 3 })).toMatchObject({ code });
  });

  test('stands while the trick goes on, and is stale once it is complete', () => {
    const shown = inPlay();
    const claim = { ...at(shown), chair: 0, tricks: 3 };
    expect(commands.claim(afterFirst(shown, 2), claim)).toMatchObject({ ok: true });
    expect(commands.claim(afterFirst(shown, 3), claim)).toMatchObject({ code: 'ERR_STALE' });
  });

  test('after a refusal the same chair waits for the end of the trick (R-GEN-9.5)', () => {
    const refused = added(added(inPlay(), claimed), {
      kind: 'answered',
      chair: 1,
      accept: false,
      by: 'person',
    });
    const claim = { chair: 0, tricks: 3 };
    expect(commands.claim(refused, { ...at(refused), ...claim })).toMatchObject({ code: 'ERR_CLAIM' });
    expect(commands.claim(refused, { ...at(refused), ...claim, chair: 1 })).toMatchObject({ ok: true });
    const later = afterFirst(refused, 3);
    expect(commands.claim(later, { ...at(later), ...claim })).toMatchObject({ ok: true });
  });

  test('one at a time', () => {
    const asked = added(inPlay(), claimed);
    expect(commands.claim(asked, { ...at(asked), chair: 1, tricks: 2 })).toMatchObject({
      code: 'ERR_CLAIM_ASKED',
    });
  });
});

describe('answer', () => {
  test('only those who are asked, once, and on the claim that they saw', () => {
    const table = inPlay();
    const asked = added(added(table, claimed), { kind: 'judged', chair: 0, verdict: 'unknown' });
    const yes = { ...at(asked), accept: true };
    expect(commands.answer(table, { ...at(table), chair: 1, accept: true })).toMatchObject({
      code: 'ERR_NO_CLAIM',
    });
    expect(commands.answer(asked, { ...yes, chair: 0 })).toMatchObject({ code: 'ERR_NO_CLAIM' });
    expect(commands.answer(asked, { ...yes, chair: 2 })).toMatchObject({ code: 'ERR_NO_CLAIM' });
    expect(commands.answer(asked, { ...yes, version: table.version, chair: 1 })).toMatchObject({
      code: 'ERR_STALE',
    });
    const once = done(asked, commands.answer(asked, { ...yes, chair: 1 }));
    expect(commands.answer(once, { ...yes, chair: 1 })).toEqual({ ok: true, value: [] });
    expect(commands.answer(once, { ...yes, id: 'i2', chair: 1 })).toMatchObject({ code: 'ERR_NO_CLAIM' });
  });
});

test('nothing is done on a version that the table has not had yet, or in another deal', () => {
  const table = inPlay();
  const asked = added(added(table, claimed), { kind: 'judged', chair: 0, verdict: 'unknown' });
  const stale = { ok: false, code: 'ERR_STALE' };
  for (const more of [{ version: asked.version + 1 }, { deal: 2 }]) {
    expect(commands.act(table, { ...at(table), ...more, chair: 2, action: 'S2' })).toMatchObject(stale);
    expect(commands.claim(table, { ...at(table), ...more, chair: 0, tricks: 3 })).toMatchObject(stale);
    expect(commands.answer(asked, { ...at(asked), ...more, chair: 1, accept: true })).toMatchObject(stale);
  }
});

test('nobody answers a claim that the umpire alone decides', () => {
  const asked = added(added(inPlay(), claimed), { kind: 'judged', chair: 0, verdict: 'unknown' });
  const settled: Table = { ...asked, policies: { ...asked.policies, claims: 'settled' } };
  const yes = { ...at(asked), chair: 1, accept: true };
  expect(commands.answer(asked, yes)).toMatchObject({ ok: true });
  expect(commands.answer(settled, yes)).toMatchObject({ code: 'ERR_NO_CLAIM' });
});

describe('next', () => {
  const over = after(tableWith([0, 1]), 'P P P P');

  test('is for the end of the deal', () => {
    expect(commands.next(tableWith([0]), 0, 1)).toMatchObject({ code: 'ERR_DEAL_ON' });
    expect(commands.next(over, 0, 2)).toMatchObject({ code: 'ERR_STALE' });
    expect(commands.next(over, 0, 1)).toEqual({ ok: true, value: [{ kind: 'readied', chair: 0 }] });
  });

  test('said twice is said once', () => {
    const ready = done(over, commands.next(over, 0, 1));
    expect(commands.next(ready, 0, 1)).toEqual({ ok: true, value: [] });
  });

  test('not after the last deal', () => {
    const short = { ...over, match: { ...over.match, next: () => undefined } };
    expect(commands.next(short, 0, 1)).toMatchObject({ code: 'ERR_MATCH_OVER' });
  });
});
