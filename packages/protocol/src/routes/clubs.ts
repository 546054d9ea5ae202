import {
  addMembers,
  changeMember,
  clubKey,
  clubView,
  describeClub,
  eveningOpened,
  eveningsOfClub,
  memberResults,
  membersOfClub,
  openClub,
  openEvening,
  setSeries,
  standings,
} from '../clubs.ts';
import { changeSignup, setSignups, signUp, signupKey, signupsView } from '../signups.ts';
import { DONE, ILL_FORMED, OFTEN, type Routes } from './route.ts';

const NO_CLUB = 'There is no such club';
const NO_MEMBER = 'There is no such club, or no such member';
const NO_SIGNUP = 'There is no such club or sign-up';
const NO_KEY = 'This is the wrong key';
const FULL = 'The club has reached its limit for this';
const RESTART = 'The server is being restarted';
const KEY = { proofs: ['club'] } as const;

/** Clubs: their evenings, members and results. */
export const CLUB_ROUTES = {
  'POST /api/clubs': {
    summary: 'Create a club; its creator owns it',
    body: openClub,
    answers: { 201: { says: 'Its id, and the owner’s key', body: clubKey } },
    refusals: { 400: ILL_FORMED, 429: 'Too many in a minute', 503: RESTART },
  },
  'GET /api/clubs/{club}': {
    summary: 'A club as the key’s owner may see it; without a key, what is public',
    ...KEY,
    isOpen: true,
    answers: { 200: { says: 'The club', body: clubView } },
    refusals: { 404: NO_CLUB, 429: OFTEN },
  },
  'GET /api/clubs/{club}/calendar.ics': {
    summary: 'The evenings of a club as a calendar to subscribe to (iCalendar)',
    answers: {
      200: { says: 'The calendar', media: 'text/calendar', example: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n' },
    },
    refusals: { 404: NO_CLUB, 429: OFTEN },
  },
  'POST /api/clubs/{club}': {
    summary: 'Set the name of the club, when it meets and on what terms: for its owner',
    ...KEY,
    body: describeClub,
    answers: { 204: DONE },
    refusals: {
      400: 'Something has the wrong form, or there is no such zone, game, method or option',
      401: NO_KEY,
      404: NO_CLUB,
      409: FULL,
      429: OFTEN,
    },
  },
  'DELETE /api/clubs/{club}': {
    summary: 'Delete the club with its list of members, for good: for its owner. Its evenings stay.',
    ...KEY,
    answers: { 204: DONE },
    refusals: { 401: NO_KEY, 404: NO_CLUB, 429: OFTEN },
  },
  'POST /api/clubs/{club}/evenings': {
    summary: 'Open the next evening, on the terms of the last one or of the template: for its owner',
    ...KEY,
    body: openEvening,
    answers: { 201: { says: 'Its id, and a director’s key to it', body: eveningOpened } },
    refusals: {
      400: 'Something has the wrong form, or the club has no evening to copy',
      401: NO_KEY,
      404: NO_CLUB,
      409: 'There is an evening on that day, or the club has reached its limit',
      429: OFTEN,
      503: RESTART,
    },
  },
  'POST /api/clubs/{club}/evenings/{tournament}': {
    summary: 'Read the result of an evening again, for members who were listed later: for the owner',
    ...KEY,
    answers: { 204: DONE },
    refusals: { 401: NO_KEY, 404: 'There is no such evening', 429: OFTEN },
  },
  'DELETE /api/clubs/{club}/evenings/{tournament}': {
    summary: 'Remove an evening from the club’s list: for its owner. The evening itself stays.',
    ...KEY,
    answers: { 204: DONE },
    refusals: { 401: NO_KEY, 404: 'There is no such evening', 429: OFTEN },
  },
  'POST /api/clubs/{club}/link': {
    summary: 'Make a new link for all members; the old one stops working: for the owner',
    ...KEY,
    answers: { 201: { says: 'The new key', body: clubKey } },
    refusals: { 401: NO_KEY, 404: NO_CLUB, 409: FULL, 429: OFTEN },
  },
  'GET /api/clubs/{club}/evenings': {
    summary: 'All evenings of a club, the latest first',
    ...KEY,
    isOpen: true,
    isPaged: true,
    answers: { 200: { says: 'A page of them', body: eveningsOfClub } },
    refusals: { 404: NO_CLUB, 429: OFTEN },
  },
  'GET /api/clubs/{club}/members': {
    summary: 'The members of a club: for those who may see them',
    ...KEY,
    isOpen: true,
    isPaged: true,
    answers: { 200: { says: 'A page of them', body: membersOfClub } },
    refusals: { 401: NO_KEY, 404: NO_CLUB, 429: OFTEN },
  },
  'POST /api/clubs/{club}/members': {
    summary: 'Add people to the list of members: for the owner',
    ...KEY,
    body: addMembers,
    answers: { 204: DONE },
    refusals: { 400: ILL_FORMED, 401: NO_KEY, 404: NO_CLUB, 409: FULL, 413: 'It is too long', 429: OFTEN },
  },
  'POST /api/clubs/{club}/members/{member}': {
    summary: 'Change a member: for the owner; members themselves choose whether they are hidden',
    description: 'No page of the club names a hidden member. In its evenings their name is deleted for good.',
    ...KEY,
    body: changeMember,
    answers: { 204: DONE },
    refusals: {
      400: ILL_FORMED,
      401: NO_KEY,
      404: NO_MEMBER,
      409: 'Another member has that name, or the club has reached its limit for this',
      429: OFTEN,
    },
  },
  'DELETE /api/clubs/{club}/members/{member}': {
    summary:
      'Remove a member from the list, and their name from the club’s evenings: for the owner and the member',
    ...KEY,
    answers: { 204: DONE },
    refusals: { 401: NO_KEY, 404: NO_MEMBER, 429: OFTEN },
  },
  'POST /api/clubs/{club}/members/{member}/link': {
    summary: 'Make a new link for one member; the old one stops working: for the owner',
    ...KEY,
    answers: { 201: { says: 'The member’s key', body: clubKey } },
    refusals: { 401: NO_KEY, 404: NO_MEMBER, 409: FULL, 429: OFTEN },
  },
  'GET /api/clubs/{club}/members/{member}': {
    summary:
      'The results of a member on the club’s evenings: for the member, and for those who may see the members',
    ...KEY,
    isOpen: true,
    isPaged: true,
    answers: { 200: { says: 'The results', body: memberResults } },
    refusals: { 401: NO_KEY, 404: NO_MEMBER, 429: OFTEN },
  },
  'POST /api/clubs/{club}/series': {
    summary: 'Start a series or a ladder over the evenings of the club, or change its rules: for the owner',
    ...KEY,
    body: setSeries,
    answers: { 204: DONE },
    refusals: { 400: ILL_FORMED, 401: NO_KEY, 404: 'There is no such club or series', 409: FULL, 429: OFTEN },
  },
  'GET /api/clubs/{club}/series/{series}': {
    summary: 'The ranking of a series: for those who may see the members',
    ...KEY,
    isOpen: true,
    isPaged: true,
    answers: { 200: { says: 'The ranking', body: standings } },
    refusals: { 401: NO_KEY, 404: 'There is no such club or series', 429: OFTEN },
  },
  'DELETE /api/clubs/{club}/series/{series}': {
    summary: 'End a series: for the owner. Its evenings stay.',
    ...KEY,
    answers: { 204: DONE },
    refusals: { 401: NO_KEY, 404: 'There is no such club or series', 429: OFTEN },
  },
  'GET /api/clubs/{club}/signups': {
    summary: 'The sign-ups for the next evening, as the key’s owner may see them',
    description:
      'A club that shows its members only to those with a key shows others the numbers, and the sign-ups whose token is in the header `overtrick-signup`.',
    ...KEY,
    isOpen: true,
    isPaged: true,
    answers: { 200: { says: 'The list', body: signupsView } },
    refusals: { 404: NO_CLUB, 429: OFTEN },
  },
  'POST /api/clubs/{club}/signup-terms': {
    summary: 'Set how the club takes sign-ups, or stop taking any: for its owner',
    ...KEY,
    body: setSignups,
    answers: { 204: DONE },
    refusals: { 400: ILL_FORMED, 401: NO_KEY, 404: NO_CLUB, 409: FULL, 429: OFTEN },
  },
  'POST /api/clubs/{club}/signups': {
    summary: 'Sign up for the next evening, alone or with a partner',
    ...KEY,
    isOpen: true,
    body: signUp,
    answers: { 201: { says: 'Its id and its key', body: signupKey } },
    refusals: {
      400: 'Something has the wrong form, or a name is missing',
      401: 'Only members may sign up',
      404: NO_CLUB,
      409: 'The list is closed or full, or somebody is on it already',
      429: OFTEN,
      503: RESTART,
    },
  },
  'POST /api/clubs/{club}/signups/{signup}': {
    summary: 'Change a sign-up, find a partner for a single, note who has paid: for its people and the owner',
    ...KEY,
    isOpen: true,
    body: changeSignup,
    answers: { 204: DONE },
    refusals: {
      400: 'Something has the wrong form, or a name is missing',
      401: NO_KEY,
      404: NO_SIGNUP,
      409: 'The list is closed or full, or somebody is on it already',
      429: OFTEN,
    },
  },
  'DELETE /api/clubs/{club}/signups/{signup}': {
    summary: 'Withdraw a sign-up: for its people and the owner. The first reserve gets its place.',
    ...KEY,
    isOpen: true,
    answers: { 204: DONE },
    refusals: { 401: NO_KEY, 404: NO_SIGNUP, 409: 'The evening has started', 429: OFTEN },
  },
  'GET /api/clubs/{club}/members/{member}/export': {
    summary: 'All data of the club about a member, as JSON: for the owner and the member',
    ...KEY,
    answers: { 200: { says: 'The file', media: 'application/json', example: '{"club":"h5t1y9r3z8gj"}' } },
    refusals: { 401: NO_KEY, 404: NO_MEMBER, 429: OFTEN },
  },
  'GET /api/clubs/{club}/export': {
    summary: 'The club as JSON, without keys: for its owner',
    ...KEY,
    answers: { 200: { says: 'The file', media: 'application/json', example: '{"club":"h5t1y9r3z8gj"}' } },
    refusals: { 401: NO_KEY, 404: NO_CLUB, 429: OFTEN },
  },
} as const satisfies Routes;
