import type {
  LessonKey,
  LessonOfAccount,
  LessonResults,
  LessonTold,
  ShareLesson,
} from '@overtrick/protocol/lesson';
import { ask, fieldOf, whyNot } from '../account/api.ts';
import { text } from '../text/text.ts';
import { keyTo } from './kept.ts';

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  /** `status` of the server's answer; none when it could not be asked. */
  | { readonly ok: false; readonly why: string; readonly status?: number | undefined };

/** Shares a lesson: its id, and the key to the results. */
export const shareLesson = async (wanted: ShareLesson): Promise<Answer<LessonKey>> =>
  readAs(isKey, await ask('POST', 'lessons', wanted));

/** Takes a lesson under a name: the key to one's own answers. */
export const takeLesson = async (lesson: string, name: string): Promise<Answer<LessonKey>> =>
  readAs(isKey, await ask('POST', pathOf(lesson, '/pupils'), { name }));

/** A lesson as one may see it who shares or takes it, on this device or in his account, or who does neither. */
export const tellLesson = async (lesson: string): Promise<Answer<LessonTold>> =>
  readAs(
    isTold,
    await ask('GET', pathOf(lesson), undefined, keyTo(lesson, 'taken') ?? keyTo(lesson, 'given')),
  );

export const tellResults = async (lesson: string): Promise<Answer<LessonResults>> =>
  readAs(isResults, await ask('GET', pathOf(lesson, '/results'), undefined, keyTo(lesson, 'given')));

/** Takes a pupil off the list, with what he has answered. Gives why not. */
export const dismissPupil = async (lesson: string, pupil: string): Promise<string | undefined> =>
  whyNot(
    await ask(
      'DELETE',
      pathOf(lesson, `/pupils/${encodeURIComponent(pupil)}`),
      undefined,
      keyTo(lesson, 'given'),
    ),
  );

/** Deletes a lesson with all results. Gives why not. */
export const deleteLesson = async (lesson: string): Promise<string | undefined> =>
  whyNot(await ask('DELETE', pathOf(lesson), undefined, keyTo(lesson, 'given')));

/** The lessons in the account of who is signed in; none when they cannot be had. */
export async function lessonsOfAccount(): Promise<readonly LessonOfAccount[]> {
  const response = await ask('GET', 'account/lessons');
  const found = response?.ok ? fieldOf(await response.json().catch(() => undefined), 'lessons') : undefined;
  return Array.isArray(found) ? found : [];
}

export const pathOf = (lesson: string, rest = ''): string => `lessons/${encodeURIComponent(lesson)}${rest}`;

async function readAs<T>(
  isOne: (value: unknown) => value is T,
  response: Response | undefined,
): Promise<Answer<T>> {
  const why = await whyNot(response);
  if (why !== undefined) return { ok: false, why, status: response?.status };
  const value: unknown = await response?.json().catch(() => undefined);
  return isOne(value) ? { ok: true, value } : { ok: false, why: text.error };
}

const isKey = (value: unknown): value is LessonKey =>
  typeof fieldOf(value, 'lesson') === 'string' && typeof fieldOf(value, 'token') === 'string';
const isTold = (value: unknown): value is LessonTold =>
  typeof fieldOf(value, 'text') === 'string' && typeof fieldOf(value, 'isOwn') === 'boolean';
const isResults = (value: unknown): value is LessonResults =>
  typeof fieldOf(value, 'text') === 'string' && Array.isArray(fieldOf(value, 'pupils'));
