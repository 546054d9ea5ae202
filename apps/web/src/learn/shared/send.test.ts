import type { GivenAnswer } from '@overtrick/protocol/lesson';
import { BIDS } from '@overtrick/rules/auction/call';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveAnswer, useGone } from './send.ts';
import { changeStoredLessons, keepLesson, useStoredLessons } from './storedLessons.ts';

const SOON = { interval: 1 };
const LESSON = 'abcdefghijkl';
const ANSWERS: readonly GivenAnswer[] = BIDS.flatMap((call) => [
  { question: 0, call },
  { question: 1, call },
]);

const json = (status: number, body: object) => async () => Response.json(body, { status });
const taken = json(200, { ok: true });

/**
 * Fakes a server that gives the listed answers, then accepts everything; returns the answers that each message carried.
 */
function server(...answers: readonly (() => Promise<Response>)[]): GivenAnswer[][] {
  const sent: GivenAnswer[][] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).answers);
    return (left.shift() ?? taken)();
  });
  return sent;
}

const waiting = () => useStoredLessons.getState().waiting[LESSON] ?? [];
const [first, second, ...others] = ANSWERS;
if (first === undefined || second === undefined) throw new Error('there are answers');

beforeEach(() => {
  changeStoredLessons(() => ({ lessons: [], waiting: {} }));
  keepLesson({ lesson: LESSON, token: 'key', role: 'taken', title: 'T' });
});
afterEach(() => vi.unstubAllGlobals());

test.each<[string, () => Promise<Response>]>([
  ['nobody answers', () => Promise.reject(new TypeError('no connection'))],
  ['too much is asked', json(429, { code: 'ERR_BUSY' })],
  ['the server makes a mistake', json(500, { code: 'ERR_SERVER' })],
  ['somebody between answers with a page', async () => new Response('<p>Sign in to the network')],
  ['the server does not know of lessons', json(404, { code: 'ERR_NOT_FOUND' })],
])('while %s an answer waits, and goes with the next one', async (_, answer) => {
  const sent = server(answer);
  giveAnswer(LESSON, first);
  await vi.waitFor(() => expect(sent).toHaveLength(1), SOON);
  await new Promise((resolve) => setTimeout(resolve));
  expect(waiting()).toEqual([first]);
  giveAnswer(LESSON, second);
  await vi.waitFor(() => expect(waiting()).toEqual([]), SOON);
  expect(sent.at(-1)).toEqual([first, second]);
});

test('many go in their order, so many at once', async () => {
  const sent = server();
  changeStoredLessons(() => ({ waiting: { [LESSON]: [first, second, ...others.slice(0, -1)] } }));
  giveAnswer(LESSON, others.at(-1) ?? first);
  await vi.waitFor(() => expect(waiting()).toEqual([]), SOON);
  expect(sent.map(({ length }) => length)).toEqual([60, 10]);
  expect(sent.flat()).toEqual(ANSWERS);
});

test.each([
  ['to a lesson that was deleted', json(404, { code: 'ERR_NO_LESSON' })],
  ['of who was taken off the list', json(401, { code: 'ERR_LESSON_KEY' })],
])('those %s wait no longer', async (_, answer) => {
  useGone.setState({ lessons: [] });
  server(answer);
  giveAnswer(LESSON, first);
  await vi.waitFor(() => expect(useGone.getState().lessons).toContain(LESSON), SOON);
  expect(waiting()).toEqual([]);
  expect(useStoredLessons.getState().lessons).toEqual([]);
});
