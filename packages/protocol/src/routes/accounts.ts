import {
  accountExport,
  accountNamed,
  boards,
  credentials,
  declareBot,
  friends,
  listedTokens,
  newPassword,
  newToken,
  ownCard,
  ownChair,
  sessionNamed,
  sessions,
  signedIn,
  tokenMade,
  tokenNamed,
} from '../account.ts';
import { deskKey, deskNamed, desksOfAccount, ownDesk } from '../desks.ts';
import { DONE, ILL_FORMED, LONG, NOBODY, OFTEN, OWN, OWN_OR_PROGRAM, type Routes } from './route.ts';

const TAKEN = 'The name is taken';
const NO_DESK = 'This is not a director’s key to the evening';
const NO_SCOPE = 'The program’s token does not allow that';
const FULL = 'There are twenty tokens already';
const NO_EVENING = 'There is no such evening';

/** Accounts; nothing else needs one. */
export const ACCOUNT_ROUTES = {
  'POST /api/account': {
    summary: 'Make an account, and sign in',
    body: credentials,
    answers: { 201: { says: 'The account is made', body: signedIn } },
    refusals: { 400: ILL_FORMED, 409: TAKEN, 429: OFTEN },
  },
  'GET /api/account': {
    summary: 'The signed-in account',
    ...OWN_OR_PROGRAM,
    answers: { 200: { says: 'The account', body: signedIn } },
    refusals: { 401: NOBODY, 403: NO_SCOPE, 429: OFTEN },
  },
  'DELETE /api/account': {
    summary: 'Delete the account and all its data, for good',
    description: 'At its tables its name becomes “a former member”.',
    ...OWN,
    body: accountNamed,
    answers: { 204: DONE },
    refusals: { 400: ILL_FORMED, 401: NOBODY, 403: 'That is not the name of the account', 429: OFTEN },
  },
  'GET /api/account/export': {
    summary: 'All data of the account',
    ...OWN,
    answers: { 200: { says: 'A file', body: accountExport } },
    refusals: { 401: NOBODY, 429: OFTEN },
  },
  'POST /api/session': {
    summary: 'Sign in',
    body: credentials,
    answers: { 200: { says: 'Signed in', body: signedIn } },
    refusals: { 400: ILL_FORMED, 401: 'Wrong name or password', 409: LONG, 429: OFTEN },
  },
  'DELETE /api/session': { summary: 'Sign out', answers: { 204: DONE }, refusals: { 429: OFTEN } },
  'GET /api/account/sessions': {
    summary: 'Where the account is signed in, the latest first, and whether it has a password',
    ...OWN,
    answers: { 200: { says: 'Its sessions', body: sessions } },
    refusals: { 401: NOBODY, 429: OFTEN },
  },
  'DELETE /api/account/sessions': {
    summary: 'Sign out a device, or all devices but this one (`others`)',
    ...OWN,
    body: sessionNamed,
    answers: { 204: DONE },
    refusals: { 400: ILL_FORMED, 401: NOBODY, 429: OFTEN },
  },
  'POST /api/account/password': {
    summary: 'Change the password; all other devices are signed out',
    ...OWN,
    body: newPassword,
    answers: { 204: DONE },
    refusals: {
      400: ILL_FORMED,
      401: NOBODY,
      403: 'That is not the password of the account',
      409: LONG,
      429: OFTEN,
    },
  },
  'GET /api/account/boards': {
    summary: 'The finished deals that an account has played',
    ...OWN_OR_PROGRAM,
    isPaged: true,
    answers: { 200: { says: 'The deals, the latest table first', body: boards } },
    refusals: { 401: NOBODY, 403: NO_SCOPE, 429: OFTEN },
  },
  'POST /api/account/chairs': {
    summary: 'Add a chair to an account',
    ...OWN_OR_PROGRAM,
    body: ownChair,
    answers: { 204: DONE },
    refusals: {
      400: ILL_FORMED,
      401: NOBODY,
      403: 'This is not the token of a chair at the table',
      404: 'There is no such table',
      409: LONG,
      429: OFTEN,
    },
  },
  'GET /api/account/tokens': {
    summary: 'The tokens of programs that act for the account, the latest first',
    ...OWN,
    answers: { 200: { says: 'The tokens, without their secrets', body: listedTokens } },
    refusals: { 401: NOBODY, 429: OFTEN },
  },
  'POST /api/account/tokens': {
    summary: 'Make a token for a program; it is shown only now',
    description: 'It is valid for a year, and until it is revoked or the password is changed.',
    ...OWN,
    body: newToken,
    answers: { 201: { says: 'The token', body: tokenMade } },
    refusals: { 400: ILL_FORMED, 401: NOBODY, 409: FULL, 429: OFTEN },
  },
  'DELETE /api/account/tokens': {
    summary: 'Revoke the token of a program',
    ...OWN,
    body: tokenNamed,
    answers: { 204: DONE },
    refusals: { 400: ILL_FORMED, 401: NOBODY, 429: OFTEN },
  },
  'POST /api/me/bot': {
    summary: 'Declare the account for ever as that of a computer program',
    description:
      'Only an account that has never played can become one. From then on it plays at tables with its personal token alone, everybody there sees that a program plays, and it takes no part where people meet or are compared.',
    ...OWN,
    body: declareBot,
    answers: { 204: DONE },
    refusals: {
      400: ILL_FORMED,
      401: NOBODY,
      403: 'That is not the name of the account',
      409: 'The account has played, or is a program’s already',
      429: OFTEN,
    },
  },
  'GET /api/me/stream': {
    summary:
      'What concerns the account: invitations to a program, its tables and whose turn it is, the start of evenings',
    description:
      'One line of JSON for each message: first `account`, then `invitation`, `uninvited`, `table`, `left`, `evening` and `stopping`; blank lines show that it is alive.',
    proofs: ['personal'],
    answers: {
      200: {
        says: 'The stream',
        media: 'application/x-ndjson',
        example:
          '{"account":{"name":"Ann"}}\n{"table":{"table":"abcdefghijkl","chair":2,"game":"bridge","match":"boards","deal":1,"turn":true}}\n\n',
      },
    },
    refusals: { 401: NOBODY, 403: NO_SCOPE, 429: OFTEN },
  },
  'GET /api/account/evenings': {
    summary: 'The evenings that the account directs, the latest first',
    ...OWN_OR_PROGRAM,
    isPaged: true,
    answers: { 200: { says: 'The evenings', body: desksOfAccount } },
    refusals: { 401: NOBODY, 403: NO_SCOPE, 429: OFTEN },
  },
  'POST /api/account/evenings': {
    summary: 'Give the account a key of its own to an evening’s desk, by a director’s key',
    ...OWN,
    body: ownDesk,
    answers: { 204: DONE },
    refusals: { 400: ILL_FORMED, 401: NOBODY, 403: NO_DESK, 404: NO_EVENING, 409: LONG, 429: OFTEN },
  },
  'DELETE /api/account/evenings': {
    summary: 'Remove an evening from the account, and revoke the account’s key',
    ...OWN,
    body: deskNamed,
    answers: { 204: DONE },
    refusals: { 400: ILL_FORMED, 401: NOBODY, 429: OFTEN },
  },
  'POST /api/account/evenings/keys': {
    summary: 'A director’s key for this device, to an evening that the account directs',
    ...OWN,
    body: deskNamed,
    answers: { 201: { says: 'The key', body: deskKey } },
    refusals: { 400: ILL_FORMED, 401: NOBODY, 403: NO_DESK, 404: NO_EVENING, 409: LONG, 429: OFTEN },
  },
  'GET /api/account/card': {
    summary: 'The convention card that the account keeps',
    ...OWN_OR_PROGRAM,
    answers: { 200: { says: 'The card, or none', body: ownCard } },
    refusals: { 401: NOBODY, 403: NO_SCOPE, 429: OFTEN },
  },
  'POST /api/account/card': {
    summary: 'Keep a convention card in the account, or remove it',
    ...OWN,
    body: ownCard,
    answers: { 204: DONE },
    refusals: { 400: ILL_FORMED, 401: NOBODY, 409: LONG, 429: OFTEN },
  },
  'GET /api/account/friends': {
    summary: 'Friends, and the tables at which mutual friends sit now',
    ...OWN_OR_PROGRAM,
    answers: { 200: { says: 'The friends', body: friends } },
    refusals: { 401: NOBODY, 403: NO_SCOPE, 429: OFTEN },
  },
  'POST /api/account/friends': {
    summary: 'Add a friend',
    ...OWN,
    body: accountNamed,
    answers: { 204: DONE },
    refusals: {
      400: ILL_FORMED,
      401: NOBODY,
      404: 'There is no other account of that name, or the list is full',
      409: LONG,
      429: OFTEN,
    },
  },
  'DELETE /api/account/friends': {
    summary: 'Remove a friend',
    ...OWN,
    body: accountNamed,
    answers: { 204: DONE },
    refusals: { 400: ILL_FORMED, 401: NOBODY, 429: OFTEN },
  },
} as const satisfies Routes;
