import { done } from '../forms.ts';
import {
  giveAnswers,
  lessonKey,
  lessonOverview,
  lessonResults,
  lessonsOfAccount,
  ownLesson,
  shareLesson,
  takeLesson,
} from '../lesson.ts';
import { reportBody } from '../moderation/report.ts';
import { CLEARED, DONE, ILL_FORMED, LONG, NOBODY, OFTEN, OWN, REPORTED, type Routes } from './route.ts';

const NO_LESSON = 'There is no such lesson';
const NO_KEY = 'This is the wrong key';
const KEY = { proofs: ['lesson', 'session'] } as const;

/** Lessons that somebody shares, and the answers of those who take them. */
export const LESSON_ROUTES = {
  'POST /api/lessons': {
    summary: 'Share a lesson: its text goes with the link',
    body: shareLesson,
    answers: { 201: { says: 'Its id, and the key to the results', body: lessonKey } },
    refusals: {
      400: 'Something has the wrong form, or the text is not a lesson; the answer names the line',
      413: 'The text is too long',
      429: OFTEN,
    },
  },
  'GET /api/lessons/{lesson}': {
    summary: 'A shared lesson, and what the asker has answered',
    ...KEY,
    isOpen: true,
    answers: { 200: { says: 'The lesson', body: lessonOverview } },
    refusals: { 404: NO_LESSON, 410: CLEARED, 429: OFTEN },
  },
  'DELETE /api/lessons/{lesson}': {
    summary: 'Delete it with all answers: for the person who shared it',
    ...KEY,
    answers: { 204: DONE },
    refusals: { 401: NO_KEY, 404: NO_LESSON, 410: CLEARED, 429: OFTEN },
  },
  'GET /api/lessons/{lesson}/results': {
    summary: 'All answers: for the person who shared it',
    ...KEY,
    isPaged: true,
    answers: { 200: { says: 'The results', body: lessonResults } },
    refusals: { 401: NO_KEY, 404: NO_LESSON, 410: CLEARED, 429: OFTEN },
  },
  'POST /api/lessons/{lesson}/pupils': {
    summary: 'Take a lesson',
    body: takeLesson,
    answers: { 201: { says: 'The key to the pupil’s own answers', body: lessonKey } },
    refusals: {
      400: ILL_FORMED,
      404: NO_LESSON,
      410: CLEARED,
      409: 'The lesson has reached its limit of pupils',
      429: OFTEN,
    },
  },
  'DELETE /api/lessons/{lesson}/pupils/{pupil}': {
    summary: 'Remove a pupil and their answers: for the person who shared the lesson',
    ...KEY,
    answers: { 204: DONE },
    refusals: { 401: NO_KEY, 404: NO_LESSON, 410: CLEARED, 429: OFTEN },
  },
  'DELETE /api/lessons/{lesson}/pupils/{pupil}/household': {
    summary:
      'Remove all pupils who came from the same household as that pupil: for the person who shared the lesson',
    ...KEY,
    answers: { 204: DONE },
    refusals: { 401: NO_KEY, 404: NO_LESSON, 410: CLEARED, 429: OFTEN },
  },
  'POST /api/lessons/{lesson}/answers': {
    summary: 'Store a pupil’s calls in order; calls that are already stored change nothing',
    ...KEY,
    body: giveAnswers,
    answers: { 200: { says: 'It is stored', body: done } },
    refusals: {
      400: 'Something has the wrong form, or cannot be called there',
      401: NO_KEY,
      404: NO_LESSON,
      410: CLEARED,
      429: OFTEN,
    },
  },
  'POST /api/lessons/{lesson}/reports': {
    summary: 'Report a lesson to the operator of the server',
    body: reportBody,
    answers: { 204: DONE },
    refusals: { 400: ILL_FORMED, 404: NO_LESSON, 410: CLEARED, 409: REPORTED, 429: OFTEN },
  },
  'GET /api/account/lessons': {
    summary: 'The lessons that an account shares or takes, the latest first',
    ...OWN,
    isPaged: true,
    answers: { 200: { says: 'The lessons', body: lessonsOfAccount } },
    refusals: { 401: NOBODY, 429: OFTEN },
  },
  'POST /api/account/lessons': {
    summary: 'Add a lesson to the account with its key',
    ...OWN,
    body: ownLesson,
    answers: { 204: DONE },
    refusals: {
      400: ILL_FORMED,
      401: NOBODY,
      403: NO_KEY,
      404: NO_LESSON,
      410: CLEARED,
      409: LONG,
      429: OFTEN,
    },
  },
} as const satisfies Routes;
