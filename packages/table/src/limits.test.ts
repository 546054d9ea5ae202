import { describe, expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { MOST_AT_TABLE, MOST_IN_DEAL, whyTooLong } from './limits.ts';
import { tableWith } from './testing/tables.ts';

const table = tableWith([0, 2]);
const code = (entry: object, more: { version?: number; began?: number }) =>
  whyTooLong({ ...table, began: 0, ...more }, [entry as Entry])?.code ?? 'accepted';
const ACT = { kind: 'acted', step: 'N P', by: 'person' };
const SIT = { kind: 'sat', chair: 1, name: 'Bea', proof: 'b' };
const CLAIM = { kind: 'claimed', chair: 0, tricks: 8, id: 'c' };
const REST = { kind: 'covered', chair: 0, why: 'asked' };
const STAND_IN = { kind: 'covered', chair: 0, why: 'gone' };

describe('a deal of many entries', () => {
  test.each<[string, object, string, string, string]>([
    // one before the limit, at it, and at twice the limit
    ['a card', ACT, 'accepted', 'accepted', 'accepted'],
    ['a claim', CLAIM, 'accepted', 'ERR_DEAL_LONG', 'ERR_DEAL_LONG'],
    ['an undo', { kind: 'undone', chair: 0, to: 1, id: 'u' }, 'accepted', 'ERR_DEAL_LONG', 'ERR_DEAL_LONG'],
    ['a wish to undo', { kind: 'undoAsked', chair: 0 }, 'accepted', 'ERR_DEAL_LONG', 'ERR_DEAL_LONG'],
    ['a question', { kind: 'asked', chair: 0 }, 'accepted', 'ERR_DEAL_LONG', 'ERR_DEAL_LONG'],
    ['an explanation', { kind: 'explained', chair: 0 }, 'accepted', 'ERR_DEAL_LONG', 'ERR_DEAL_LONG'],
    ['a call for the host', { kind: 'flagged', chair: 0 }, 'accepted', 'ERR_DEAL_LONG', 'ERR_DEAL_LONG'],
    ['a vote to play it out', { kind: 'yielded', chair: 0 }, 'accepted', 'ERR_DEAL_LONG', 'ERR_DEAL_LONG'],
    ['a vote to play on', { kind: 'resumed', chair: 0 }, 'accepted', 'ERR_DEAL_LONG', 'ERR_DEAL_LONG'],
    ['lifting a mute', { kind: 'unmuted', chair: 0 }, 'accepted', 'ERR_DEAL_LONG', 'ERR_DEAL_LONG'],
    ['a rest that is asked for', REST, 'accepted', 'ERR_DEAL_LONG', 'ERR_DEAL_LONG'],
    ['a stand-in for who is gone', STAND_IN, 'accepted', 'accepted', 'accepted'],
    ['an answer', { kind: 'answered', chair: 1 }, 'accepted', 'accepted', 'accepted'],
    ['somebody who sits down', SIT, 'accepted', 'accepted', 'ERR_DEAL_LONG'],
    ['somebody who asks for a chair', { kind: 'knocked', chair: 1 }, 'accepted', 'accepted', 'ERR_DEAL_LONG'],
    ['somebody who leaves', { kind: 'left', chair: 0 }, 'accepted', 'accepted', 'accepted'],
  ])('takes %s', (_, entry, before, at, twice) => {
    expect([
      code(entry, { version: MOST_IN_DEAL - 1 }),
      code(entry, { version: MOST_IN_DEAL }),
      code(entry, { version: 2 * MOST_IN_DEAL }),
    ]).toEqual([before, at, twice]);
    // what counts is the length of the deal, not that of the table
    expect(code(entry, { version: 3 * MOST_IN_DEAL, began: 3 * MOST_IN_DEAL - 5 })).toBe('accepted');
    expect(code(SIT, { version: 2 * MOST_IN_DEAL - 1 })).toBe('accepted');
  });
});

describe('a table of many entries', () => {
  test.each<[string, object, string]>([
    ['a card', ACT, 'accepted'],
    ['a stand-in for who is gone', STAND_IN, 'accepted'],
    ['somebody who leaves', { kind: 'left', chair: 0 }, 'accepted'],
    ['a claim', CLAIM, 'ERR_TABLE_LONG'],
    ['a rest that is asked for', REST, 'ERR_TABLE_LONG'],
    ['somebody who sits down', SIT, 'ERR_TABLE_LONG'],
    ['another look at a chair', { kind: 'shown', chair: 0, marks: [] }, 'ERR_TABLE_LONG'],
    ['a player who is ready', { kind: 'readied', chair: 0 }, 'ERR_TABLE_LONG'],
    ['another deal', { kind: 'dealt' }, 'ERR_TABLE_LONG'],
  ])('at its limit takes %s', (_, entry, at) => {
    const began = MOST_AT_TABLE - 10;
    expect(code(entry, { version: MOST_AT_TABLE, began })).toBe(at);
    expect(code(entry, { version: MOST_AT_TABLE - 1, began })).toBe('accepted');
  });

  test('one entry of several that is too much is enough', () => {
    const full = { ...table, version: MOST_AT_TABLE, began: MOST_AT_TABLE };
    expect(whyTooLong(full, [ACT, CLAIM] as Entry[])?.code).toBe('ERR_TABLE_LONG');
    expect(whyTooLong(full, [])).toBeUndefined();
  });
});
