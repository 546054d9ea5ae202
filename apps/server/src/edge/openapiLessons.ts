import { giveAnswers, LESSON_ID, ownLesson, shareLesson, takeLesson } from '@overtrick/protocol/lesson';
import * as z from 'zod/mini';
import {
  answer,
  bodyOf,
  DONE,
  ILL_FORMED,
  type Json,
  listOf,
  NOBODY,
  OFTEN,
  OWN,
  object,
  refusal,
  schema,
  text,
  whole,
} from './openapiParts.ts';

const LESSON = { name: 'lesson', in: 'path', required: true, schema: { type: 'string', pattern: LESSON_ID } };
const KEY = { security: [{ lesson: [] }, { session: [] }] };
const NONE = refusal('There is no such lesson');
const NO_KEY = refusal('This is not the key that it takes');
const flag = { type: 'boolean' };

/** Lessons that somebody shares, and what those answer who take them. */
export const LESSON_PATHS: Json = {
  '/api/lessons': {
    post: {
      summary: 'Share a lesson: its text goes with the link',
      requestBody: bodyOf('ShareLesson'),
      responses: {
        201: answer('Its id, and the key to the results', schema('LessonKey')),
        400: refusal('Something is not of its form, or the text is no lesson: the line is told'),
        413: refusal('The text is too long'),
        429: OFTEN,
      },
    },
  },
  '/api/lessons/{lesson}': {
    parameters: [LESSON],
    get: {
      summary: 'A shared lesson, and what the asker himself has answered',
      security: [{}, ...KEY.security],
      responses: { 200: answer('The lesson', schema('LessonTold')), 404: NONE, 429: OFTEN },
    },
    delete: {
      summary: 'Delete it with all that was answered: for who shares it',
      ...KEY,
      responses: { 204: DONE, 401: NO_KEY, 404: NONE, 429: OFTEN },
    },
  },
  '/api/lessons/{lesson}/results': {
    parameters: [LESSON],
    get: {
      summary: 'What all have answered: for who shares it',
      ...KEY,
      responses: { 200: answer('The results', schema('LessonResults')), 401: NO_KEY, 404: NONE, 429: OFTEN },
    },
  },
  '/api/lessons/{lesson}/pupils': {
    parameters: [LESSON],
    post: {
      summary: 'Take a lesson',
      requestBody: bodyOf('TakeLesson'),
      responses: {
        201: answer('The key to one’s own answers', schema('LessonKey')),
        400: ILL_FORMED,
        404: NONE,
        409: refusal('As many take it as can'),
        429: OFTEN,
      },
    },
  },
  '/api/lessons/{lesson}/pupils/{pupil}': {
    parameters: [LESSON, { name: 'pupil', in: 'path', required: true, schema: text }],
    delete: {
      summary: 'Take somebody off the list, with what he has answered: for who shares the lesson',
      ...KEY,
      responses: { 204: DONE, 401: NO_KEY, 404: NONE, 429: OFTEN },
    },
  },
  '/api/lessons/{lesson}/answers': {
    parameters: [LESSON],
    post: {
      summary: 'Keep what one has called, in its order; what is there already changes nothing',
      ...KEY,
      requestBody: bodyOf('GiveAnswers'),
      responses: {
        200: answer('It is kept', object({ ok: { const: true } })),
        400: refusal('Something is not of its form, or cannot be called there'),
        401: NO_KEY,
        404: NONE,
        429: OFTEN,
      },
    },
  },
  '/api/account/lessons': {
    get: {
      summary: 'The lessons that an account shares or takes, the latest first',
      ...OWN,
      responses: {
        200: answer('The lessons', object({ lessons: listOf(schema('LessonOfAccount')) })),
        401: NOBODY,
        429: OFTEN,
      },
    },
    post: {
      summary: 'Put a lesson into the account by the key to it',
      ...OWN,
      requestBody: bodyOf('OwnLesson'),
      responses: { 204: DONE, 400: ILL_FORMED, 401: NOBODY, 403: NO_KEY, 404: NONE, 429: OFTEN },
    },
  },
};

const ANSWERS = listOf(object({ question: whole, call: text }));
const PUPIL = object({ name: text, answers: ANSWERS });

export const LESSON_SCHEMAS: Json = {
  ShareLesson: z.toJSONSchema(shareLesson, { io: 'input' }),
  TakeLesson: z.toJSONSchema(takeLesson, { io: 'input' }),
  GiveAnswers: z.toJSONSchema(giveAnswers, { io: 'input' }),
  OwnLesson: z.toJSONSchema(ownLesson, { io: 'input' }),
  LessonKey: object({ lesson: text, token: text }),
  LessonTold: object({ lesson: text, text, label: text, isOwn: flag, you: PUPIL }, ['label', 'you']),
  LessonResults: object(
    {
      lesson: text,
      text,
      label: text,
      pupils: listOf(object({ pupil: text, name: text, answers: ANSWERS })),
    },
    ['label'],
  ),
  LessonOfAccount: object({ lesson: text, title: text, label: text, isOwn: flag, pupils: whole }, [
    'label',
    'pupils',
  ]),
};
