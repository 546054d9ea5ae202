import { challengeNamed, challengeOverview, joinChallenge, openChallenge } from '../challenge.ts';
import { opened } from '../openTable.ts';
import { ILL_FORMED, OFTEN, type Routes } from './route.ts';

const NO_CHALLENGE = 'There is no such challenge';

/** Challenges: the same boards for everyone. */
export const CHALLENGE_ROUTES = {
  'POST /api/challenges': {
    summary: 'Open a challenge: the same boards for everyone, each in their own time',
    body: openChallenge,
    answers: { 201: { says: 'Its id', body: challengeNamed } },
    refusals: {
      400: 'Something has the wrong form, or the game has no match format that can be compared',
      429: 'Too many in a minute',
    },
  },
  'GET /api/challenges/today': {
    summary: 'The board of the day',
    answers: { 200: { says: 'Its id', body: challengeNamed } },
    refusals: { 429: OFTEN },
  },
  'GET /api/challenges/{challenge}': {
    summary: 'A challenge, its players, and the results of the boards that the player asking has finished',
    description: 'A player is identified by their table, as `?table=`, and the token of their chair there.',
    proofs: ['chair'],
    isOpen: true,
    answers: { 200: { says: 'The challenge', body: challengeOverview } },
    refusals: { 404: NO_CHALLENGE, 429: OFTEN },
  },
  'POST /api/challenges/{challenge}/tables': {
    summary: 'Play it: open one’s own table',
    body: joinChallenge,
    answers: { 201: { says: 'The table is open', body: opened } },
    refusals: {
      400: ILL_FORMED,
      404: NO_CHALLENGE,
      409: 'It has reached its limit of players: from this account, device or address, or of all',
      429: OFTEN,
    },
  },
} as const satisfies Routes;
