import { describe, expect, test } from 'vitest';
import { dealNext, seededChance } from '../chance.ts';
import { added } from '../fold.ts';
import { type Table, viewFor } from '../table.ts';
import { after, afterFirst, tableWith } from '../testing/tables.ts';
import { cardsOn, putCard } from './card.ts';
import { announcedAt } from './explain.ts';
import type { Decision } from './play.ts';

const NOTRUMP = { lines: [{ line: 'notrump', text: '12 to 14' }] } as const;

function done(table: Table, decided: Decision): Table {
  if (!decided.ok) throw new Error(decided.code);
  return decided.value.reduce(added, table);
}
const all = tableWith([0, 1, 2, 3]);

describe('the agreements that a card chooses', () => {
  const card = { isTableSystem: true, choices: { drury: 'on', twos: 'strong' }, lines: [] } as const;
  const table = done(all, putCard(all, { chair: 0, card }));

  test('are those of its side from the next deal on, for computer players too', () => {
    const next = dealNext(afterFirst(table, 4), seededChance('choices'));
    expect(next.setup.systems).toBe('NS:sayc+drury.on+twos.strong EW:sayc');
    const dealt = added(table, next);
    expect(viewFor(dealt, 'S').terms.systems?.NS).toBe('sayc+drury.on+twos.strong');
  });

  test('count only if it says that they play the table’s system', () => {
    const words = done(all, putCard(all, { chair: 0, card: { choices: { drury: 'on' }, lines: [] } }));
    expect(dealNext(words, seededChance('choices')).setup.systems).toBeUndefined();
  });

  test('must exist', () => {
    const unknown = { isTableSystem: true, choices: { drury: 'often' }, lines: [] } as const;
    expect(putCard(all, { chair: 0, card: unknown })).toMatchObject({ ok: false, code: 'ERR_OPTIONS' });
  });
});

describe('a card', () => {
  test('lies on the table for both partners, and the later one of the two counts', () => {
    const one = done(all, putCard(all, { chair: 0, card: NOTRUMP }));
    expect(cardsOn(one)).toEqual([{ chairs: [0, 2], ...NOTRUMP }]);
    const other = { lines: [{ line: 'leads', text: 'fourth best' }] } as const;
    const two = done(one, putCard(one, { chair: 2, card: other }));
    expect(cardsOn(two)).toEqual([{ chairs: [0, 2], ...other }]);
    const both = done(two, putCard(two, { chair: 3, card: NOTRUMP }));
    expect(cardsOn(both).map(({ chairs }) => chairs)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    const taken = done(both, putCard(both, { chair: 0, card: null }));
    expect(cardsOn(taken).map(({ chairs }) => chairs)).toEqual([[1, 3]]);
    expect(putCard(taken, { chair: 0, card: null })).toEqual({ ok: true, value: [] });
  });

  test('goes when one of the two leaves, and stays from deal to deal', () => {
    const one = done(all, putCard(all, { chair: 0, card: NOTRUMP }));
    expect(cardsOn(afterFirst(one, 4))).toHaveLength(1);
    expect(cardsOn(added(one, { kind: 'left', chair: 2 }))).toEqual([]);
    expect(cardsOn(added(one, { kind: 'left', chair: 1 }))).toHaveLength(1);
  });

  test('is not put there by somebody whom the host has muted', () => {
    const muted = added(all, { kind: 'muted', chair: 0 });
    expect(putCard(muted, { chair: 0, card: NOTRUMP })).toMatchObject({ code: 'ERR_MUTED' });
  });

  test('that says so makes the table’s system the agreement of two people', () => {
    const table = { ...all, policies: { ...all.policies, announcements: true } };
    expect(announcedAt(after(table, '1NT'))).toBeUndefined();
    const own = done(table, putCard(table, { chair: 0, card: { isTableSystem: true, lines: [] } }));
    expect(announcedAt(after(own, '1NT'))).toEqual({ 0: { kind: 'points', from: 15, to: 17 } });
    const words = done(table, putCard(table, { chair: 0, card: NOTRUMP }));
    expect(announcedAt(after(words, '1NT'))).toBeUndefined();
    const theirs = done(table, putCard(table, { chair: 1, card: { isTableSystem: true, lines: [] } }));
    expect(announcedAt(after(theirs, '1NT'))).toBeUndefined();
  });
});
