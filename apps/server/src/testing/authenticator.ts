import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { present } from '@overtrick/rules/present';

/** The options for a browser: the parts of WebAuthn's that matter to an authenticator. */
export interface Asked {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
}

/** The ways in which an authenticator may misbehave, or another site may use it. */
export interface Twist {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** The flags UP 1 and UV 4: a user touched it, and proved their identity. */
  readonly flags?: number;
  readonly format?: string;
  readonly isForged?: boolean;
}

/** A software authenticator with one passkey (ES256): it creates what a browser would send. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  count = 0;
  readonly #key: KeyObject;
  readonly #cose: Buffer;
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#cose = map([
      [number(1), number(2)],
      [number(3), number(-7)],
      [number(-1), number(1)],
      [number(-2), bytes(Buffer.from(x, 'base64url'))],
      [number(-3), bytes(Buffer.from(y, 'base64url'))],
    ]);
  }

  make(asked: Asked, twist: Twist = {}) {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const data = this.#data(asked, twist, 0x40, Buffer.concat([Buffer.alloc(16), length, id, this.#cose]));
    const { format = 'none' } = twist;
    const statement =
      format === 'none' ? map([]) : map([[text('x5c'), Buffer.concat([head(4, 1), bytes(Buffer.alloc(4))])]]);
    const attestation = map([
      [text('fmt'), text(format)],
      [text('attStmt'), statement],
      [text('authData'), bytes(data)],
    ]);
    return {
      id: this.id,
      clientDataJSON: this.#client(asked, twist, 'webauthn.create').toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    };
  }

  show(asked: Asked, twist: Twist = {}) {
    this.count += 1;
    const data = this.#data(asked, twist, 0, Buffer.alloc(0));
    const client = this.#client(asked, twist, 'webauthn.get');
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#key);
    if (twist.isForged === true) signature.writeUInt8(signature.readUInt8(20) ^ 1, 20);
    return {
      id: this.id,
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    };
  }

  #client({ challenge }: Asked, twist: Twist, type: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, ...said(twist) }));
  }

  #data({ rp, rpId }: Asked, twist: Twist, more: number, rest: Buffer): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.count);
    const flags = Buffer.from([(twist.flags ?? 5) | more]);
    return Buffer.concat([sha256(twist.rpId ?? rpId ?? rp?.id ?? ''), flags, count, rest]);
  }
}

const said = ({ origin, challenge, type }: Twist) => ({
  ...present({ origin, challenge, type }),
});

const sha256 = (what: string | Buffer): Buffer => createHash('sha256').update(what).digest();

/** Encodes the head of a CBOR item (RFC 8949), for the lengths used here. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
const number = (value: number): Buffer => (value >= 0 ? head(0, value) : head(1, -1 - value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
