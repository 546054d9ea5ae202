import { done } from '../forms.ts';
import {
  answerWish,
  listedTables,
  listTable,
  postWish,
  wishAnswers,
  wishes,
  wishKey,
} from '../meeting/forms.ts';
import { reportBody } from '../moderation/report.ts';
import { opened } from '../openTable.ts';
import { CLEARED, DONE, ILL_FORMED, OFTEN, REPORTED, type Routes } from './route.ts';

const NO_WISH = 'There is no such request, or it has expired';
const NOT_THE_KEY = 'Not the key that posting it returned';
const MUCH = 'The limit of posts is reached: from this device, from this address, or of all';

/** Finding people to play with: tables that anybody may join, and wishes for partners. */
export const MEETING_ROUTES = {
  'GET /api/open-tables': {
    summary: 'Tables that anybody may join: with a free chair and people there now',
    description:
      '`?without=` leaves out tables listed by the posters of these requests: ids separated by commas.',
    isPaged: true,
    answers: { 200: { says: 'The tables, the latest first', body: listedTables } },
    refusals: { 429: OFTEN },
  },
  'POST /api/open-tables': {
    summary: 'List a table for anybody to join; it leaves the list when it is full or empty',
    proofs: ['chair'],
    body: listTable,
    answers: { 200: { says: 'It is listed', body: done } },
    refusals: { 400: ILL_FORMED, 401: 'Not the key of a chair there', 409: MUCH, 429: OFTEN },
  },
  'GET /api/wishes': {
    summary: 'Requests for partners, the latest first',
    description:
      'As `?level=club`, `?system=acol` and `?kind=evening`, or several of these, only such wishes; `?after=` goes on after a wish, and `?without=` leaves out all that was posted from where these wishes were: their ids, with commas between.',
    isPaged: true,
    answers: { 200: { says: 'A page of them', body: wishes } },
    refusals: { 429: OFTEN },
  },
  'POST /api/wishes': {
    summary: 'Post a request for partners: it expires after two weeks',
    body: postWish,
    answers: { 201: { says: 'Its id, and the key to it', body: wishKey } },
    refusals: { 400: ILL_FORMED, 409: MUCH, 429: OFTEN },
  },
  'GET /api/wishes/{wish}': {
    summary: 'The answers to a request: for its poster',
    proofs: ['wish'],
    answers: { 200: { says: 'The answers', body: wishAnswers } },
    refusals: { 401: NOT_THE_KEY, 404: NO_WISH, 410: CLEARED, 429: OFTEN },
  },
  'DELETE /api/wishes/{wish}': {
    summary: 'Withdraw a request',
    proofs: ['wish'],
    answers: { 204: DONE },
    refusals: { 401: NOT_THE_KEY, 404: NO_WISH, 410: CLEARED, 429: OFTEN },
  },
  'DELETE /api/wishes/{wish}/answers/{table}': {
    summary: 'Remove an answer, and others from the same household: for the poster',
    proofs: ['wish'],
    answers: { 204: DONE },
    refusals: { 401: NOT_THE_KEY, 404: NO_WISH, 410: CLEARED, 429: OFTEN },
  },
  'POST /api/wishes/{wish}/answers/{table}/reports': {
    summary: 'Report an answer to the operator of the server: for the poster',
    proofs: ['wish'],
    body: reportBody,
    answers: { 204: DONE },
    refusals: {
      400: ILL_FORMED,
      401: NOT_THE_KEY,
      404: 'There is no such request, or no such answer to it',
      409: REPORTED,
      410: CLEARED,
      429: OFTEN,
    },
  },
  'POST /api/wishes/{wish}/answers': {
    summary: 'Answer a request: open a table that waits for its poster',
    body: answerWish,
    answers: { 201: { says: 'The table is open', body: opened } },
    refusals: { 400: ILL_FORMED, 404: NO_WISH, 410: CLEARED, 409: MUCH, 429: OFTEN },
  },
  'POST /api/wishes/{wish}/reports': {
    summary: 'Report a request: once three addresses have reported it, nobody sees it any more',
    description: 'The report goes to the operator of the server, with the text of the request.',
    body: reportBody,
    answers: { 204: DONE },
    refusals: { 400: ILL_FORMED, 404: NO_WISH, 410: CLEARED, 429: OFTEN },
  },
} as const satisfies Routes;
