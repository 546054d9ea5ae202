import { NewerLog } from '@overtrick/table/kinds';
import { expect, test } from 'vitest';
import { noticesAfter } from './notice.ts';

const SECRET = '{"kind":"notices","secret":"s"}';
const table = (name: string): string =>
  JSON.stringify({ kind: 'table', table: name, at: 1, level: 'new', marks: [] });

test.each(['', 'no JSON', '{"kind":"table"}', '{"kind":"table","table":7}', '[]', 'null', '{}'])(
  'a damaged row costs itself alone: %j',
  (damaged) => {
    const notices = noticesAfter(undefined, [SECRET, table('a'), damaged, table('b')]);
    expect(notices?.listings.map((listing) => listing.table)).toEqual(['a', 'b']);
    // the damaged entry still counts in the numbering
    expect(notices?.length).toBe(4);
    expect(noticesAfter(notices, [damaged, table('c')])?.listings).toHaveLength(3);
  },
);

test('a row that a newer version has written is not passed over', () => {
  expect(() => noticesAfter(undefined, [SECRET, '{"kind":"from the future"}'])).toThrow(NewerLog);
});
