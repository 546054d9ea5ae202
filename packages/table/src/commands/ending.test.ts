import { defined } from '@overtrick/rules/assert';
import { findMatch } from '@overtrick/rules/matches/list';
import { trustOptions } from '@overtrick/rules/options';
import { describe, expect, test } from 'vitest';
import { added } from '../fold.ts';
import { isMatchOver, standingOf, type Table } from '../table.ts';
import { afterFirst, tableWith } from '../testing/tables.ts';
import { endMatch, whyNoEnd } from './ending.ts';
import type { Decision } from './play.ts';

const wish = (table: Table, chair: number, wanted = true): Decision =>
  endMatch(table, { chair, deal: table.deal, wanted });

function done(table: Table, decided: Decision): Table {
  if (!decided.ok) throw new Error(decided.code);
  return decided.value.reduce(added, table);
}
const kinds = (decided: Decision) => (decided.ok ? decided.value.map(({ kind }) => kind) : decided.code);

/** Returns a table of a rubber with people in these chairs, after a deal that everybody has passed. */
const passed = (chairs: readonly number[]): Table => {
  const match = defined(findMatch('rubber'), 'rubber');
  const matchOptions = trustOptions(match.options, {});
  const sheet = match.start(matchOptions, ['NS', 'EW']);
  return { ...afterFirst(tableWith(chairs), 4), match, matchOptions, sheet };
};

describe('the end of a match by agreement', () => {
  test('comes when everybody who plays has agreed, and each may change their mind', () => {
    const table = passed([0, 1, 3]);
    const one = done(table, wish(table, 0));
    expect(isMatchOver(one)).toBe(false);
    expect(kinds(wish(one, 0))).toEqual([]);
    const two = done(one, wish(one, 3));
    const dropped = done(two, wish(two, 0, false));
    expect(dropped.ends).toEqual([3]);
    expect(kinds(wish(dropped, 1))).toEqual(['endWished']);
    const last = done(done(dropped, wish(dropped, 1)), wish(done(dropped, wish(dropped, 1)), 0));
    expect(isMatchOver(last)).toBe(true);
    expect(standingOf(last).over).toBe(true);
    expect(kinds(wish(last, 1))).toBe('ERR_MATCH_OVER');
  });

  test('is for one person alone to decide among computer players', () => {
    const table = passed([2]);
    expect(kinds(wish(table, 2))).toEqual(['endWished', 'matchEnded']);
  });

  test('is refused during a deal, for another deal, and where results are compared', () => {
    const playing = tableWith([0]);
    expect(kinds(wish(playing, 0))).toBe('ERR_DEAL_ON');
    const table = passed([0]);
    expect(kinds(endMatch(table, { chair: 0, deal: table.deal + 1, wanted: true }))).toBe('ERR_STALE');
    expect(whyNoEnd({ ...table, isShared: true })).toMatchObject({ code: 'ERR_NO_END' });
    const { end: _, ...match } = table.match;
    expect(whyNoEnd({ ...table, match })).toMatchObject({ code: 'ERR_NO_END' });
  });
});
