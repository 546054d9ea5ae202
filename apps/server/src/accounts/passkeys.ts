import { hash } from 'node:crypto';
import type { PasskeyAssertion, PasskeyRegistration } from '@overtrick/protocol/passkey';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { newToken, proofOf } from '../base/token.ts';
import { AppendConflict, type Store } from '../store/store.ts';
import type { Account, Passkey } from './account.ts';
import { AccountLogs, keyOf, logOf, ownerLogOf } from './accountLogs.ts';
import type { Session } from './accounts.ts';
import { ANSWER_MS, type OneTime } from './oneTime.ts';

/** The site that a passkey is for; it is valid nowhere else. */
export interface Site {
  /** `https://bridge.example` */
  readonly origin: string;
  /** The host without a port: WebAuthn's id of the relying party. */
  readonly id: string;
}

/** The result of adding a passkey: added, invalid, already known, or one too many. */
export type Added = 'added' | 'unfit' | 'known' | 'full';

const MOST_PASSKEYS = 10;
const TITLE = 'Overtrick';
const TIMEOUT_MS = ANSWER_MS - 30_000;
/** EdDSA, ES256 and RS256, by their COSE numbers; every device supports one of them. */
const ALGORITHMS = [-8, -7, -257];

/**
 * Loads the library that checks passkeys, on first use or some time after the start: most people sign in by a
 * password.
 */
export const library = () => import('@simplewebauthn/server');

/** Signing in with passkeys (WebAuthn level 2). Nobody enters a name: the passkey identifies its owner. */
export class Passkeys {
  readonly #store: Store;
  readonly #logs: AccountLogs;
  readonly #waiting: OneTime;
  readonly #now: () => number;

  constructor(store: Store, waiting: OneTime, now: () => number = Date.now) {
    this.#store = store;
    this.#logs = new AccountLogs(store);
    this.#waiting = waiting;
    this.#now = now;
  }

  /** Returns the options with which the browser creates a passkey for an account. */
  async optionsFor({ key }: Session, account: Account, site: Site) {
    const user = account.id ?? hash('sha256', logOf(key), 'base64url');
    return this.#creation(site, `add ${key}`, account.name, user, account.passkeys);
  }

  /** Returns the same options for a new account. */
  async optionsForNew(name: string, site: Site) {
    const id = newToken();
    return this.#creation(site, `new ${id} ${keyOf(name)}`, name, id, []);
  }

  /** Returns the options with which the browser presents a passkey. */
  async optionsToSignIn(site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: site.id,
      userVerification: 'required',
      timeout: TIMEOUT_MS,
    });
    await this.#waiting.keep(options.challenge, 'sign in');
    return options;
  }

  /** Adds a passkey to the account that is signed in. */
  async add({ key }: Session, device: string, made: PasskeyRegistration, site: Site): Promise<Added> {
    const passkey = await this.#verified(made, device, site, (what) => what === `add ${key}`);
    if (passkey === undefined) return 'unfit';
    if (!(await this.#claim(passkey.id, key))) return 'known';
    const isAdded = await this.#logs.add(key, ({ passkeys }) =>
      passkeys.length >= MOST_PASSKEYS ? undefined : { kind: 'passkeyAdded', ...passkey },
    );
    if (isAdded) return 'added';
    await this.#store.delete([ownerLogOf(passkey.id)]);
    return 'full';
  }

  /** Creates an account with a passkey and no password, and signs in. Returns `'taken'` if the name is taken. */
  async register(
    name: string,
    device: string,
    made: PasskeyRegistration,
    site: Site,
  ): Promise<Session | 'unfit' | 'taken'> {
    const [key, token] = [keyOf(name), newToken()];
    let id = '';
    const passkey = await this.#verified(made, device, site, (what) => {
      const [kind, user = '', wanted] = what.split(' ');
      id = user;
      return kind === 'new' && wanted === key;
    });
    if (passkey === undefined || !(await this.#claim(passkey.id, key))) return 'unfit';
    const isMade = await this.#logs.create(name, [
      { kind: 'registered', id, name },
      { kind: 'passkeyAdded', ...passkey },
      { kind: 'signedIn', proof: proofOf(token), at: this.#now() },
    ]);
    if (isMade) return { key, token };
    await this.#store.delete([ownerLogOf(passkey.id)]);
    return 'taken';
  }

  /** Signs in. Returns `undefined` if nobody owns the passkey, or its signature or its challenge is invalid. */
  async signIn(
    shown: PasskeyAssertion,
    site: Site,
    device?: string,
  ): Promise<(Session & { readonly name: string }) | undefined> {
    const challenge = challengeIn(shown.clientDataJSON);
    if ((await this.#waiting.take(challenge)) !== 'sign in') return undefined;
    const [owner] = await this.#store.read(ownerLogOf(shown.id));
    const key = owner?.slice(logOf('').length);
    const account = key === undefined ? undefined : await this.#logs.read(key);
    const passkey = account?.passkeys.find(({ id }) => id === shown.id);
    if (key === undefined || account === undefined || passkey === undefined) return undefined;
    const count = await countAfter(passkey, shown, challenge, site);
    if (count === undefined) return undefined;
    await this.#logs.claimLook(account.name);
    const token = newToken();
    const isIn = await this.#logs.add(key, ({ passkeys }) =>
      passkeys.some(({ id }) => id === passkey.id)
        ? { kind: 'signedIn', proof: proofOf(token), passkey: passkey.id, count, at: this.#now(), device }
        : undefined,
    );
    return isIn ? { key, token, name: account.name } : undefined;
  }

  /** Removes a passkey from an account. Returns false if nobody could sign in any more without it. */
  async remove({ key }: Session, id: string): Promise<boolean> {
    let isLast = false;
    const isRemoved = await this.#logs.add(key, ({ hash: password, passkeys }) => {
      const others = passkeys.filter((one) => one.id !== id);
      isLast = password === undefined && others.length === 0;
      return isLast || others.length === passkeys.length ? undefined : { kind: 'passkeyRemoved', id };
    });
    if (isRemoved) await this.#store.delete([ownerLogOf(id)]);
    return !isLast;
  }

  async #creation(
    site: Site,
    what: string,
    name: string,
    user: string,
    known: readonly Passkey[],
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: TITLE,
      rpID: site.id,
      userName: name,
      userDisplayName: name,
      userID: Uint8Array.from(Buffer.from(user, 'base64url')),
      timeout: TIMEOUT_MS,
      attestationType: 'none',
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    await this.#waiting.keep(options.challenge, what);
    return options;
  }

  async #verified(
    made: PasskeyRegistration,
    device: string,
    site: Site,
    isMeant: (what: string) => boolean,
  ): Promise<Passkey | undefined> {
    const { id, clientDataJSON, attestationObject, transports = [] } = made;
    const challenge = challengeIn(clientDataJSON);
    const what = await this.#waiting.take(challenge);
    if (what === undefined || !isMeant(what)) return undefined;
    const { verifyRegistrationResponse } = await library();
    try {
      if (!(await isUnattested(attestationObject))) return undefined;
      const { registrationInfo } = await verifyRegistrationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON, attestationObject },
        },
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      const made = registrationInfo?.credential;
      if (made?.id !== id) return undefined;
      const publicKey = Buffer.from(made.publicKey).toString('base64url');
      return { id, publicKey, count: made.counter, transports, device, at: this.#now() };
    } catch {
      // the reason concerns only the author of the request
      return undefined;
    }
  }

  /** Registers the passkey for that account. Returns false if somebody already owns it. */
  async #claim(id: string, key: string): Promise<boolean> {
    try {
      await this.#store.append({ log: ownerLogOf(id), length: 0, bodies: [logOf(key)] });
      return true;
    } catch (error) {
      if (error instanceof AppendConflict) return false;
      throw error;
    }
  }
}

/**
 * True if the attestation does not name the device's maker: then no certificate is read and nothing is fetched from its
 * addresses.
 */
async function isUnattested(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

/** Returns the passkey's count of signatures if this one is valid. A lower count reveals a copy of the passkey. */
async function countAfter(
  { id, publicKey, count }: Passkey,
  shown: PasskeyAssertion,
  challenge: string,
  site: Site,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { clientDataJSON, authenticatorData, signature } = shown;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter: count },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the challenge that an answer is for; an empty text matches no challenge. */
function challengeIn(clientDataJSON: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const challenge: unknown =
      typeof said === 'object' && said !== null ? Reflect.get(said, 'challenge') : undefined;
    return typeof challenge === 'string' ? challenge.slice(0, 100) : '';
  } catch {
    return '';
  }
}
