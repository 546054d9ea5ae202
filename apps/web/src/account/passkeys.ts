import type { PasskeyTold } from '@overtrick/protocol/passkey';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { text } from '../text/text.ts';
import { ask, fieldOf, type Said, saidOf, whyNot } from './api.ts';

/** What speaks to the device is loaded when somebody wants it to. */
const library = () => import('@simplewebauthn/browser');

/** Can this browser have passkeys, at this address? */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && /[a-z]/i.test(location.hostname);

/** Signs in by whichever passkey the person chooses. */
export async function signInByPasskey(): Promise<Said> {
  const options = await optionsOf<PublicKeyCredentialRequestOptionsJSON>('passkeys/session');
  if (typeof options === 'string') return { ok: false, why: options };
  try {
    const { startAuthentication } = await library();
    const { id, response } = await startAuthentication({ optionsJSON: options });
    const { clientDataJSON, authenticatorData, signature } = response;
    return await saidOf(
      await ask('POST', 'passkeys/session', { id, clientDataJSON, authenticatorData, signature }),
    );
  } catch {
    return { ok: false, why: text.account.noPasskey };
  }
}

/** Makes an account that has a passkey and no password. */
export async function enterByNewPasskey(name: string): Promise<Said> {
  const made = await madeFor('passkeys/new', { name });
  if (typeof made === 'string') return { ok: false, why: made };
  return saidOf(await ask('POST', 'passkeys/new', { name, device: thisDevice(), passkey: made }));
}

/** Adds a passkey of this device, or of one that is held to it. Gives why not. */
export async function addPasskey(device: string): Promise<string | undefined> {
  const made = await madeFor('account/passkeys');
  if (typeof made === 'string') return made;
  return whyNot(await ask('POST', 'account/passkeys', { device, passkey: made }));
}

export const removePasskey = async (id: string): Promise<string | undefined> =>
  whyNot(await ask('DELETE', 'account/passkeys', { id }));

/** The passkeys of who is signed in; `undefined` when they cannot be had. */
export async function ownPasskeys(): Promise<readonly PasskeyTold[] | undefined> {
  const response = await ask('GET', 'account/passkeys');
  const answer = response?.ok ? await response.json().catch(() => undefined) : undefined;
  const passkeys = fieldOf(answer, 'passkeys');
  return Array.isArray(passkeys) ? passkeys : undefined;
}

/** What a person is likely to call this device. */
export function thisDevice(): string {
  const known = Object.entries(text.account.devices).find(([mark]) => navigator.userAgent.includes(mark));
  return known?.[1] ?? text.account.thisDevice;
}

async function madeFor(path: string, body: object = {}) {
  const options = await optionsOf<PublicKeyCredentialCreationOptionsJSON>(path, body);
  if (typeof options === 'string') return options;
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

/** What the server asks of the device; or why it does not. */
async function optionsOf<T>(path: string, body: object = {}): Promise<T | string> {
  const response = await ask('POST', `${path}/options`, body);
  const why = await whyNot(response);
  if (why !== undefined) return why;
  return fieldOf(await response?.json().catch(() => undefined), 'options') as T;
}
