import type { TournamentCommand } from '@overtrick/evening/entry';
import { after, howell, howellReports } from '@overtrick/evening/internals/testing/evening';
import type { Key } from '@overtrick/evening/keys/key';
import { expect, test } from 'vitest';
import { exported } from './exported.ts';

const players: TournamentCommand = {
  kind: 'amended',
  contestant: 'c1',
  players: [
    { name: 'Anna Maria Berg', number: '12345' },
    { name: 'Bo Dahl', number: '67890' },
  ],
};
const over = after(howell({ names: 'short' }), [...howellReports(), players, { kind: 'ended' }]);
const published = after(over, [{ kind: 'published' }]);
const director: Key = { number: 1, role: 'director' };

const textFor = async (key: Key | undefined, evening = published): Promise<string> => {
  const file = await exported(evening, key, { format: 'csv', table: 'ranking' });
  return file.ok ? String(file.value.content) : file.code;
};

test('a director who does not play has the whole event, others what is published', async () => {
  expect(await textFor(director)).toContain('Anna Maria Berg,Bo Dahl,12345,67890');
  expect(await textFor(director, over)).toContain('Anna Maria Berg');
  expect(await textFor(undefined, over)).toBe('ERR_UNPUBLISHED');
  expect(await textFor({ ...director, plays: 'c1' }, over)).toBe('ERR_UNPUBLISHED');
});

test.each([
  ['nobody', undefined],
  ['a player', { number: 2, role: 'player', contestant: 'c1', player: 1 }],
  ['a director who plays', { ...director, plays: 'c1' }],
] as const)('%s has names as the pages show them, and no numbers of members', async (_, key) => {
  const text = await textFor(key as Key | undefined);
  expect(text).toContain('Anna B.');
  expect(text).not.toMatch(/Maria|12345|67890/);
});

test('there is no other format', async () => {
  expect(await exported(published, director, { format: 'doc', table: 'ranking' })).toMatchObject({
    code: 'ERR_NOT_FOUND',
  });
});
