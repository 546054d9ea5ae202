import { accountNamed, signedIn } from '../account.ts';
import {
  accountByPasskey,
  passkeyAdded,
  passkeyAssertion,
  passkeyNamed,
  passkeyOptions,
  passkeys,
} from '../passkey.ts';
import { DONE, ILL_FORMED, LONG, NOBODY, OFTEN, OWN, type Routes } from './route.ts';

const UNFIT = 'Something has the wrong form, or the passkey does not fit the challenge';
const OPTIONS = { 200: { says: 'WebAuthn’s options', body: passkeyOptions } } as const;

/** Passkeys: to sign in, to make an account, and those of an account. */
export const PASSKEY_ROUTES = {
  'POST /api/passkeys/session/options': {
    summary: 'The challenge for signing in with a passkey',
    answers: OPTIONS,
    refusals: { 429: OFTEN },
  },
  'POST /api/passkeys/session': {
    summary: 'Sign in with a passkey',
    body: passkeyAssertion,
    answers: { 200: { says: 'Signed in', body: signedIn } },
    refusals: { 400: ILL_FORMED, 401: UNFIT, 409: LONG, 429: OFTEN },
  },
  'POST /api/passkeys/new/options': {
    summary: 'The challenge for the first passkey of a new account',
    body: accountNamed,
    answers: OPTIONS,
    refusals: { 400: ILL_FORMED, 429: OFTEN },
  },
  'POST /api/passkeys/new': {
    summary: 'Make an account with a passkey and no password, and sign in',
    body: accountByPasskey,
    answers: { 201: { says: 'The account is made', body: signedIn } },
    refusals: { 400: UNFIT, 409: 'The name is taken', 429: OFTEN },
  },
  'POST /api/account/passkeys/options': {
    summary: 'The challenge for another passkey',
    ...OWN,
    answers: OPTIONS,
    refusals: { 401: NOBODY, 429: OFTEN },
  },
  'GET /api/account/passkeys': {
    summary: 'The passkeys of an account',
    ...OWN,
    answers: { 200: { says: 'Their devices', body: passkeys } },
    refusals: { 401: NOBODY, 429: OFTEN },
  },
  'POST /api/account/passkeys': {
    summary: 'Add a passkey',
    ...OWN,
    body: passkeyAdded,
    answers: { 204: DONE },
    refusals: {
      400: UNFIT,
      401: NOBODY,
      409: `It belongs to an account already, or there are ten. ${LONG}`,
      429: OFTEN,
    },
  },
  'DELETE /api/account/passkeys': {
    summary: 'Remove a passkey',
    ...OWN,
    body: passkeyNamed,
    answers: { 204: DONE },
    refusals: {
      400: ILL_FORMED,
      401: NOBODY,
      409: 'Without it nobody could sign in any more',
      429: OFTEN,
    },
  },
} as const satisfies Routes;
