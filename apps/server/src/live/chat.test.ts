import { expect, test } from 'vitest';
import { bodyOf, forgottenChat } from './chat.ts';

const LINE = { chair: 1, name: 'Ann', to: 'table', text: 'hello', at: 5, marks: ['device 1'] } as const;
const forgotten = (line: object, chair = 1, names: readonly string[] = ['Ann']) => {
  const body = forgottenChat(JSON.stringify(line), chair, new Set(names));
  return body === undefined ? undefined : JSON.parse(body);
};

test('a line of who has deleted their account keeps its place, and loses its speaker, words and origin', () => {
  expect(forgotten(LINE)).toEqual({ chair: 1, name: expect.any(String), to: 'table', text: '…', at: 5 });
  expect(forgotten(LINE).name).not.toBe('Ann');
  // somebody may have had several names in one chair
  expect(forgotten({ ...LINE, name: 'Anna' }, 1, ['Ann', 'Anna'])).toMatchObject({ text: '…' });
});

test.each<[string, object]>([
  ['a namesake in another chair', { ...LINE, chair: 2 }],
  ['a namesake without a chair', { ...LINE, chair: undefined }],
  ['somebody else in the same chair', { ...LINE, name: 'Bea' }],
])('the line of %s stays', (_, line) => {
  expect(forgotten(line)).toBeUndefined();
});

test('a line that cannot be read is none, and stays', () => {
  expect([bodyOf('{'), bodyOf('{}'), bodyOf(JSON.stringify({ ...LINE, to: 'all' }))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(forgottenChat('{', 1, new Set(['Ann']))).toBeUndefined();
  expect(bodyOf(JSON.stringify(LINE))).toEqual(LINE);
});
