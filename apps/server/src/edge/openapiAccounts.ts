import { accountNamed, credentials, newPassword, ownChair, sessionNamed } from '@overtrick/protocol/account';
import { accountByPasskey, passkeyAdded, passkeyNamed, passkeyShown } from '@overtrick/protocol/passkey';
import * as z from 'zod/mini';
import {
  answer,
  anything,
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

const OPTIONS = object({ options: anything });
const UNFIT = refusal('Something is not of its form, or the passkey does not fit the challenge');

/** Accounts; nothing else needs one. */
export const ACCOUNT_PATHS: Json = {
  '/api/account': {
    post: {
      summary: 'Make an account, and sign in',
      requestBody: bodyOf('Credentials'),
      responses: {
        201: answer('The account is made', schema('SignedIn')),
        400: ILL_FORMED,
        409: refusal('The name is taken'),
        429: OFTEN,
      },
    },
    get: {
      summary: 'Who is signed in',
      ...OWN,
      responses: { 200: answer('He is', schema('SignedIn')), 401: NOBODY, 429: OFTEN },
    },
    delete: {
      summary: 'Delete the account and all of it, for good',
      description: 'At the tables that it knows its name becomes “a former member”.',
      ...OWN,
      requestBody: bodyOf('AccountNamed'),
      responses: {
        204: DONE,
        400: ILL_FORMED,
        401: NOBODY,
        403: refusal('That is not the name of the account'),
        429: OFTEN,
      },
    },
  },
  '/api/account/export': {
    get: {
      summary: 'All that is kept of the account',
      ...OWN,
      responses: { 200: answer('A file', anything), 401: NOBODY, 429: OFTEN },
    },
  },
  '/api/session': {
    post: {
      summary: 'Sign in',
      requestBody: bodyOf('Credentials'),
      responses: {
        200: answer('Signed in', schema('SignedIn')),
        400: ILL_FORMED,
        401: refusal('Name and password do not fit'),
        429: OFTEN,
      },
    },
    delete: { summary: 'Sign out', responses: { 204: DONE, 429: OFTEN } },
  },
  '/api/account/sessions': {
    get: {
      summary: 'Where the account is signed in, the latest first, and whether it has a password',
      ...OWN,
      responses: {
        200: answer(
          'Its sessions',
          object({ sessions: listOf(schema('Session')), password: { type: 'boolean' } }),
        ),
        401: NOBODY,
        429: OFTEN,
      },
    },
    delete: {
      summary: 'Sign a device out, or all others than this one (`others`)',
      ...OWN,
      requestBody: bodyOf('SessionNamed'),
      responses: { 204: DONE, 400: ILL_FORMED, 401: NOBODY, 429: OFTEN },
    },
  },
  '/api/account/password': {
    post: {
      summary: 'Change the password; all other devices are signed out',
      ...OWN,
      requestBody: bodyOf('NewPassword'),
      responses: {
        204: DONE,
        400: ILL_FORMED,
        401: NOBODY,
        403: refusal('That is not the password of the account'),
        429: OFTEN,
      },
    },
  },
  '/api/account/boards': {
    get: {
      summary: 'The deals that were played to their end in the chairs of an account',
      ...OWN,
      responses: {
        200: answer('The deals, the latest table first', object({ boards: listOf(schema('BoardPlayed')) })),
        401: NOBODY,
        429: OFTEN,
      },
    },
  },
  '/api/account/chairs': {
    post: {
      summary: 'Put a chair into an account',
      ...OWN,
      requestBody: bodyOf('OwnChair'),
      responses: {
        204: DONE,
        400: ILL_FORMED,
        401: NOBODY,
        403: refusal('This is not the token of a chair at the table'),
        404: refusal('There is no such table'),
        429: OFTEN,
      },
    },
  },
  '/api/account/friends': {
    get: {
      summary: 'Friends, and the tables at which those who are friends in turn sit now',
      ...OWN,
      responses: {
        200: answer('The friends', object({ friends: listOf(schema('Friend')) })),
        401: NOBODY,
        429: OFTEN,
      },
    },
    post: {
      summary: 'Name a friend',
      ...OWN,
      requestBody: bodyOf('AccountNamed'),
      responses: {
        204: DONE,
        400: ILL_FORMED,
        401: NOBODY,
        404: refusal('There is no other account of that name, or the list is full'),
        429: OFTEN,
      },
    },
    delete: {
      summary: 'Take a friend off the list',
      ...OWN,
      requestBody: bodyOf('AccountNamed'),
      responses: { 204: DONE, 400: ILL_FORMED, 401: NOBODY, 429: OFTEN },
    },
  },
  '/api/passkeys/session/options': {
    post: {
      summary: 'What a browser is asked to show a passkey by',
      responses: { 200: answer('WebAuthn’s options', OPTIONS), 429: OFTEN },
    },
  },
  '/api/passkeys/session': {
    post: {
      summary: 'Sign in by a passkey',
      requestBody: bodyOf('PasskeyShown'),
      responses: {
        200: answer('Signed in', schema('SignedIn')),
        400: ILL_FORMED,
        401: UNFIT,
        429: OFTEN,
      },
    },
  },
  '/api/passkeys/new/options': {
    post: {
      summary: 'What a browser is asked to make the first passkey of a new account by',
      requestBody: bodyOf('AccountNamed'),
      responses: { 200: answer('WebAuthn’s options', OPTIONS), 400: ILL_FORMED, 429: OFTEN },
    },
  },
  '/api/passkeys/new': {
    post: {
      summary: 'Make an account with a passkey and no password, and sign in',
      requestBody: bodyOf('AccountByPasskey'),
      responses: {
        201: answer('The account is made', schema('SignedIn')),
        400: UNFIT,
        409: refusal('The name is taken'),
        429: OFTEN,
      },
    },
  },
  '/api/account/passkeys/options': {
    post: {
      summary: 'What a browser is asked to make another passkey by',
      ...OWN,
      responses: { 200: answer('WebAuthn’s options', OPTIONS), 401: NOBODY, 429: OFTEN },
    },
  },
  '/api/account/passkeys': {
    get: {
      summary: 'The passkeys of an account',
      ...OWN,
      responses: {
        200: answer('Their devices', object({ passkeys: listOf(schema('Passkey')) })),
        401: NOBODY,
        429: OFTEN,
      },
    },
    post: {
      summary: 'Add a passkey',
      ...OWN,
      requestBody: bodyOf('PasskeyAdded'),
      responses: {
        204: DONE,
        400: UNFIT,
        401: NOBODY,
        409: refusal('It is of an account already, or there are ten'),
        429: OFTEN,
      },
    },
    delete: {
      summary: 'Remove a passkey',
      ...OWN,
      requestBody: bodyOf('PasskeyNamed'),
      responses: {
        204: DONE,
        400: ILL_FORMED,
        401: NOBODY,
        409: refusal('Nobody could sign in any more without it'),
        429: OFTEN,
      },
    },
  },
};

/** Their forms. */
export const ACCOUNT_SCHEMAS: Json = {
  Credentials: z.toJSONSchema(credentials, { io: 'input' }),
  OwnChair: z.toJSONSchema(ownChair, { io: 'input' }),
  AccountNamed: z.toJSONSchema(accountNamed, { io: 'input' }),
  SignedIn: object({ name: text }),
  SessionNamed: z.toJSONSchema(sessionNamed, { io: 'input' }),
  NewPassword: z.toJSONSchema(newPassword, { io: 'input' }),
  Session: object({ id: text, at: whole, device: text, current: { type: 'boolean' } }, ['at', 'device']),
  BoardPlayed: object(
    {
      table: text,
      deal: whole,
      game: text,
      match: text,
      seat: text,
      contract: anything,
      tricks: whole,
      points: { type: 'number' },
      against: { type: 'number' },
    },
    ['contract', 'tricks'],
  ),
  Friend: object({
    name: text,
    mutual: { type: 'boolean' },
    tables: listOf(object({ table: text, game: text, match: text, free: whole })),
  }),
  AccountByPasskey: z.toJSONSchema(accountByPasskey, { io: 'input' }),
  PasskeyAdded: z.toJSONSchema(passkeyAdded, { io: 'input' }),
  PasskeyNamed: z.toJSONSchema(passkeyNamed, { io: 'input' }),
  PasskeyShown: z.toJSONSchema(passkeyShown, { io: 'input' }),
  Passkey: object({ id: text, device: text, at: whole }),
};
