import { expect, test } from 'vitest';
import { type Entry, makeEntry, parseEntry } from './entry.ts';
import { OPENED } from './testing/tables.ts';

const ENTRIES: readonly Entry[] = [
  OPENED,
  { kind: 'sat', chair: 0, name: 'Ann', proof: 'ab' },
  { kind: 'left', chair: 0 },
  { kind: 'dealt', setup: { dealer: 'N', vul: 'none', deal: 'N:…', seating: 'SWE', board: 3 } },
  { kind: 'dealt', setup: { dealer: 'N', vul: 'none', totals: 'NS:1 EW:0', order: 'C2 …', split: '1 …' } },
  { kind: 'acted', step: 'N 1NT', by: 'person', id: 'a1' },
  { kind: 'acted', step: 'N SA', by: 'bot', reason: 'It wins.' },
  { kind: 'claimed', chair: 1, tricks: 3, line: 'trumps first', id: 'a2' },
  { kind: 'answered', chair: 2, accept: false, by: 'bot', reason: 'No.' },
  { kind: 'readied', chair: 3 },
];

test.each(ENTRIES)('$kind is read as it was written', (entry) => {
  expect(parseEntry(makeEntry(entry))).toEqual({ ok: true, value: entry });
});

test.each(['', '{', 'null', '{"kind":7}', '{"kind":"sat","chair":-1,"name":"A","proof":""}'])(
  '%j is no entry',
  (text) => {
    expect(parseEntry(text)).toMatchObject({ ok: false, code: 'ERR_ENTRY' });
  },
);
