import type { LessonKey } from '@overtrick/protocol/lesson';

const TEXT = `# Two hands

With twelve points or more you open the bidding.

? AQ962.K72.QJ4.83 : P P
Two players have passed. What do you call?
+ 1S Five spades and twelve points.
- 1NT That shows a balanced hand of 15 to 17 points.
- You have the twelve points that open.

? KQ52.A84.K73.QJ6 :
You are the first to call.
+ 1NT Fifteen points and balanced.
- With fifteen points you open.`;

const PUPILS = [
  ['Ada', ['0 1S', '1 1N']],
  ['Bartholomäus der Große', ['0 P', '0 1N', '0 1S', '1 P']],
  ['李小龙', ['1 P', '1 1N']],
] as const;

async function post(server: string, path: string, body: object, token = ''): Promise<LessonKey> {
  const response = await fetch(`${server}/api/lessons${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** Shares a lesson of two hands, which three pupils have begun; the id, and the key to the results. */
export async function sharedLesson(server: string): Promise<LessonKey> {
  const shared = await post(server, '', { text: TEXT, label: 'Tuesday class' });
  for (const [name, calls] of PUPILS) {
    const { token } = await post(server, `/${shared.lesson}/pupils`, { name });
    const answers = calls.map((text) => ({ question: Number(text[0]), call: text.slice(2) }));
    await post(server, `/${shared.lesson}/answers`, { answers }, token);
  }
  return shared;
}
