import { problemKind } from '../refusal.ts';
import { OFTEN, type Routes } from './route.ts';

/** The meanings of refusals. */
export const PROBLEM_ROUTES = {
  'GET /api/problems/{code}': {
    summary: 'The meaning of a refusal’s code, to which its `type` leads',
    answers: { 200: { says: 'The meaning', body: problemKind } },
    refusals: { 404: 'The code has no sentence of its own', 429: OFTEN },
  },
} as const satisfies Routes;
