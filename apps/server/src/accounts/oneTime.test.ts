import { expect, test } from 'vitest';
import { ANSWER_MS, startOneTime } from './oneTime.ts';

let now = 0;
const started = () => startOneTime(undefined, () => now);

test('a challenge is answered once', async () => {
  const challenges = started();
  await challenges.keep('a', 'sign in');
  await challenges.keep('b', 'add a passkey');
  expect(await challenges.take('c')).toBeUndefined();
  expect(await challenges.take('a')).toBe('sign in');
  expect(await challenges.take('a')).toBeUndefined();
  expect(await challenges.take('b')).toBe('add a passkey');
});

test('a challenge is answered in its time', async () => {
  const challenges = started();
  const kept = async (late: number): Promise<string | undefined> => {
    now = 1000;
    await challenges.keep('a', 'sign in');
    now = 1000 + late;
    return await challenges.take('a');
  };
  expect(await kept(ANSWER_MS - 1)).toBe('sign in');
  expect(await kept(ANSWER_MS)).toBeUndefined();
});

test('others that come later take nothing from one that waits, until there are very many', async () => {
  now = 0;
  const challenges = started();
  await challenges.keep('first', 'sign in');
  for (let i = 0; i < 9999; i++) await challenges.keep(`other ${i}`, 'x');
  expect(await challenges.take('first')).toBe('sign in');
  await challenges.keep('first', 'sign in');
  for (let i = 0; i < 10_000; i++) await challenges.keep(`more ${i}`, 'x');
  expect(await challenges.take('first')).toBeUndefined();
});
