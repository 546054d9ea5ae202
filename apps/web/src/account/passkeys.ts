import type { ListedPasskey } from '@overtrick/protocol/passkey';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { type Answer, ask, type Failure } from '../server/ask.ts';
import { text } from '../text/text.ts';
import { type SignIn, whyNot } from './api.ts';

/** Loads the library that talks to the device, on demand. */
const library = () => import('@simplewebauthn/browser');

/** True if this browser can use passkeys at this address. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && /[a-z]/i.test(location.hostname);

/** Signs in by any passkey that the person chooses. */
export async function signInByPasskey(): Promise<SignIn> {
  const asked = await ask('POST /api/passkeys/session/options');
  if (!asked.ok) return asked;
  const options = asked.value.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  try {
    const { startAuthentication } = await library();
    const { id, response } = await startAuthentication({ optionsJSON: options });
    const { clientDataJSON, authenticatorData, signature } = response;
    const body = { id, clientDataJSON, authenticatorData, signature };
    return await ask('POST /api/passkeys/session', { body });
  } catch {
    return failed(text.account.noPasskey);
  }
}

/** Creates an account that has a passkey and no password. */
export async function enterByNewPasskey(name: string): Promise<SignIn> {
  const made = await madeFor(await ask('POST /api/passkeys/new/options', { body: { name } }));
  if (typeof made === 'string') return failed(made);
  return ask('POST /api/passkeys/new', { body: { name, device: thisDevice(), passkey: made } });
}

/** Adds a passkey of this device, or of one held to it. Returns the reason if that fails. */
export async function addPasskey(device: string): Promise<string | undefined> {
  const made = await madeFor(await ask('POST /api/account/passkeys/options'));
  if (typeof made === 'string') return made;
  return whyNot(await ask('POST /api/account/passkeys', { body: { device, passkey: made } }));
}

export const removePasskey = async (id: string): Promise<string | undefined> =>
  whyNot(await ask('DELETE /api/account/passkeys', { body: { id } }));

/** Fetches the passkeys of the account; returns `undefined` when that fails. */
export async function ownPasskeys(): Promise<readonly ListedPasskey[] | undefined> {
  const answer = await ask('GET /api/account/passkeys');
  return answer.ok ? answer.value.passkeys : undefined;
}

/** Returns the name that a person is likely to give to this device. */
export function thisDevice(): string {
  const known = Object.entries(text.account.devices).find(([mark]) => navigator.userAgent.includes(mark));
  return known?.[1] ?? text.account.thisDevice;
}

/** Creates a passkey on the device for the server's options; returns the reason if that fails. */
async function madeFor(asked: Answer<{ readonly options: unknown }>) {
  if (!asked.ok) return asked.message;
  const options = asked.value.options as PublicKeyCredentialCreationOptionsJSON;
  const { startRegistration, WebAuthnError } = await library();
  try {
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports };
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return isKnown ? text.account.passkeyHere : text.account.noPasskey;
  }
}

const failed = (message: string): Failure => ({ ok: false, code: 'ERR_PASSKEY', message });
