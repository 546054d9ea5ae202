import * as z from 'zod/mini';
import { accountName } from './account.ts';
import { count, type Immutable } from './forms.ts';

const encoded = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[A-Za-z0-9_-]+$/));
const credentialId = encoded(700);
/** The name that its owner gives to the device that has a passkey. */
const device = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[\p{L}\p{N}\p{P}\p{S} ]+$/u));

/** A new passkey, as the browser gave it for the options: WebAuthn's fields, in base64url. */
const made = z.strictObject({
  id: credentialId,
  clientDataJSON: encoded(1000),
  attestationObject: encoded(2600),
  transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
});
export type PasskeyRegistration = z.infer<typeof made>;

/** Adds a passkey to the account that is signed in (`POST /api/account/passkeys`). */
export const passkeyAdded = z.strictObject({ device, passkey: made });

/** Makes an account with a passkey and no password (`POST /api/passkeys/new`). */
export const accountByPasskey = z.strictObject({ name: accountName, device, passkey: made });

/** Signs in (`POST /api/passkeys/session`): that which the browser gave for the options. */
export const passkeyAssertion = z.strictObject({
  id: credentialId,
  clientDataJSON: encoded(1000),
  authenticatorData: encoded(1000),
  signature: encoded(1000),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

/** Takes one off (`DELETE /api/account/passkeys`). */
export const passkeyNamed = z.strictObject({ id: credentialId });

/** A passkey of the account that is signed in. */
export const listedPasskey = z.object({
  id: z.string(),
  device: z.string(),
  /** The time at which it was added, milliseconds since 1970. */
  at: count,
});
export type ListedPasskey = Immutable<z.infer<typeof listedPasskey>>;

/** `GET /api/account/passkeys` */
export const passkeys = z.object({ passkeys: z.array(listedPasskey) });

/** The options by which a browser asks a device for a passkey, as WebAuthn has them. */
export const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });
