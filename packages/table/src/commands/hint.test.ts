import { expect, test } from 'vitest';
import { added } from '../fold.ts';
import { sitsOut, type Table } from '../table.ts';
import { after, tableWith } from '../testing/tables.ts';
import { whyNoHint } from './hint.ts';

const hints = (table: Table): Table => ({ ...table, policies: { ...table.policies, hints: true } });
const table = hints(tableWith([0, 2]));
const code = (now: Table, chair: number, more: { deal?: number; version?: number } = {}) =>
  whyNoHint(now, { chair, deal: now.deal, version: now.version, ...more })?.code;

test.each<[string, string | undefined, string | undefined]>([
  ['the player whose turn it is', code(table, 0), undefined],
  ['the partner', code(table, 2), 'ERR_HINT'],
  ['the partner in turn', code(after(table, 'P P'), 2), undefined],
  ['the player who has called', code(after(table, 'P'), 0), 'ERR_HINT'],
  ['a table without hints', code({ ...table, policies: { ...table.policies, hints: false } }, 0), 'ERR_HINT'],
  ['an earlier deal', code(table, 0, { deal: table.deal - 1 }), 'ERR_STALE'],
  ['a later deal', code(table, 0, { deal: table.deal + 1 }), 'ERR_STALE'],
  [
    'an earlier position',
    code(after(table, 'P P P P'.slice(0, 3)), 2, { version: table.version }),
    'ERR_STALE',
  ],
  [
    'the position, before somebody sat down',
    code(added(table, { kind: 'sat', chair: 1, name: 'Bea', proof: 'b' }), 0, { version: table.version }),
    undefined,
  ],
  ['a deal that is over', code(after(table, 'P P P P'), 0), 'ERR_HINT'],
])('a hint for %s: %s', (_, found, expected) => {
  expect(found).toBe(expected);
});

test('who sits the deal out gets no hint', () => {
  const out: Table = {
    ...table,
    players: table.players.map((player, i) => (i === 0 ? { ...player, sitsOut: table.deal } : player)),
  };
  expect(sitsOut(out, 0)).toBe(true);
  expect(code(out, 0)).toBeDefined();
});
