import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { entriesIn, independentEntriesIn, kindsOf, NewerLog, unknownIn } from './kinds.ts';

const schema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), name: z.string() }),
  z.object({ kind: z.literal('closed') }),
]);
const KINDS = kindsOf(schema);

test('a union knows the kinds of its entries', () => {
  expect([...KINDS]).toEqual(['opened', 'closed']);
});

test.each<[unknown, ReturnType<typeof unknownIn>]>([
  [{ kind: 'renamed' }, 'newer'],
  [{ kind: 'renamed', skip: false }, 'newer'],
  [{ kind: 'renamed', skip: true }, 'skip'],
  // an entry of a known kind that does not fit is damaged, and never skipped
  [{ kind: 'opened' }, 'none'],
  [{ kind: 'opened', skip: true }, 'none'],
  [{ skip: true }, 'none'],
  [{ kind: 5 }, 'none'],
  ['opened', 'none'],
  [null, 'none'],
])('to a version without a schema for it, %j is %s', (value, is) => {
  expect(unknownIn(value, KINDS)).toBe(is);
});

describe('a log', () => {
  const OPENED = '{"kind":"opened","name":"a"}';
  const SKIPPED = '{"kind":"renamed","skip":true}';
  const NEWER = '{"kind":"renamed"}';
  test('has its entries, and nothing for those that may be skipped', () => {
    expect(entriesIn(schema, [OPENED, SKIPPED, '{"kind":"closed"}'])).toEqual([
      { kind: 'opened', name: 'a' },
      undefined,
      { kind: 'closed' },
    ]);
  });
  test('of a newer version, or that is damaged, is not read', () => {
    expect(() => entriesIn(schema, [OPENED, NEWER])).toThrow(NewerLog);
    expect(() => entriesIn(schema, [OPENED, '{"kind":"opened"}'])).toThrow(
      'an entry of a log cannot be read',
    );
    expect(() => entriesIn(schema, ['{'])).toThrow();
  });
  test('of things that do not depend on one another loses the damaged ones alone', () => {
    expect(independentEntriesIn(schema, [OPENED, '{"kind":"opened"}', '{', OPENED])).toEqual([
      { kind: 'opened', name: 'a' },
      undefined,
      undefined,
      { kind: 'opened', name: 'a' },
    ]);
    expect(() => independentEntriesIn(schema, [OPENED, NEWER])).toThrow(NewerLog);
  });
});
