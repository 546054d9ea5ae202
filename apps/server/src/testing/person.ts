import type { LessonKey, LessonOverview, LessonResults } from '@overtrick/protocol/lesson';
import type { PostWish } from '@overtrick/protocol/meeting/forms';
import { Browser } from './browser.ts';

/** A request by somebody who looks for a table. */
export const WISH: PostWish = {
  kind: 'table',
  game: 'bridge',
  level: 'club',
  system: 'acol',
  zone: 'Europe/Vienna',
  times: [{ day: 2, from: 19 * 60, to: 22 * 60 }],
  words: 'Two hours, no hurry',
  name: 'Ann',
};

/** A lesson with two questions. */
export const TEXT = `# Two hands

? AQ962.K72.QJ4.83 :
What do you call?
+ 1S Right.
- No.

? AQ962.K72.QJ4.83 : 1H P
And now?
+ 1S Right.
- No.`;

/** A person who shares or takes lessons, with their own browser and key. */
export class Person {
  readonly browser: Browser;
  key = '';

  constructor(url: string) {
    this.browser = new Browser(url);
  }

  ask(method: string, path: string, body?: unknown) {
    const headers: Record<string, string> = this.key === '' ? {} : { authorization: `Bearer ${this.key}` };
    return this.browser.ask(method, `/api${path}`, body, headers);
  }

  async share(wanted: object = {}): Promise<string> {
    const { answer } = await this.ask('POST', '/lessons', { text: TEXT, ...wanted });
    const { lesson, token } = answer as LessonKey;
    this.key = token;
    return lesson;
  }

  async take(lesson: string, name: string): Promise<this> {
    const { answer } = await this.ask('POST', `/lessons/${lesson}/pupils`, { name });
    this.key = (answer as LessonKey).token;
    return this;
  }

  answer(lesson: string, ...answers: readonly (readonly [number, string])[]) {
    return this.ask('POST', `/lessons/${lesson}/answers`, {
      answers: answers.map(([question, call]) => ({ question, call })),
    });
  }

  told = async (lesson: string) => (await this.ask('GET', `/lessons/${lesson}`)).answer as LessonOverview;
  results = async (lesson: string) =>
    (await this.ask('GET', `/lessons/${lesson}/results`)).answer as LessonResults;
}
