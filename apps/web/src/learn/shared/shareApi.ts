import type {
  LessonKey,
  LessonOfAccount,
  LessonOverview,
  LessonResults,
  ShareLesson,
} from '@overtrick/protocol/lesson';
import type { ReportBody } from '@overtrick/protocol/moderation/report';
import { whyNot } from '../../account/api.ts';
import { type Answer, ask } from '../../server/ask.ts';
import { keyTo } from './storedLessons.ts';

/** Shares a lesson: returns its id, and the key to the results. */
export const shareLesson = (wanted: ShareLesson): Promise<Answer<LessonKey>> =>
  ask('POST /api/lessons', { body: wanted });

/** Starts a shared lesson under a name: returns the key to the pupil's own answers. */
export const takeLesson = (lesson: string, name: string): Promise<Answer<LessonKey>> =>
  ask('POST /api/lessons/{lesson}/pupils', { parameters: { lesson }, body: { name } });

/** Reports a lesson to the operator of the server. Returns the reason if that fails. */
export async function reportLesson(lesson: string, body: ReportBody): Promise<string | undefined> {
  const answer = await ask('POST /api/lessons/{lesson}/reports', {
    parameters: { lesson },
    body,
    isTakingChair: true,
  });
  return answer.ok ? undefined : answer.message;
}

/** Fetches a lesson as the visitor may see it, by the keys on this device or in their account. */
export const tellLesson = (lesson: string): Promise<Answer<LessonOverview>> =>
  ask('GET /api/lessons/{lesson}', {
    parameters: { lesson },
    token: keyTo(lesson, 'taken') ?? keyTo(lesson, 'given'),
  });

export const tellResults = (lesson: string): Promise<Answer<LessonResults>> =>
  ask('GET /api/lessons/{lesson}/results', { parameters: { lesson }, token: keyTo(lesson, 'given') });

/** Removes a pupil from the list, with their answers. Returns the reason if that fails. */
export const dismissPupil = async (lesson: string, pupil: string): Promise<string | undefined> =>
  whyNot(
    await ask('DELETE /api/lessons/{lesson}/pupils/{pupil}', {
      parameters: { lesson, pupil },
      token: keyTo(lesson, 'given'),
    }),
  );

/** Removes all pupils who came from the same network as the given one. Returns the reason if that fails. */
export const dismissTogether = async (lesson: string, pupil: string): Promise<string | undefined> =>
  whyNot(
    await ask('DELETE /api/lessons/{lesson}/pupils/{pupil}/household', {
      parameters: { lesson, pupil },
      token: keyTo(lesson, 'given'),
    }),
  );

/** Deletes a lesson with all results. Returns the reason if that fails. */
export const deleteLesson = async (lesson: string): Promise<string | undefined> =>
  whyNot(
    await ask('DELETE /api/lessons/{lesson}', { parameters: { lesson }, token: keyTo(lesson, 'given') }),
  );

/** Returns the lessons of the signed-in account; none when that fails. */
export async function lessonsOfAccount(): Promise<readonly LessonOfAccount[]> {
  const answer = await ask('GET /api/account/lessons');
  return answer.ok ? answer.value.lessons : [];
}
