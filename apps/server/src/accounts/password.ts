import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Argon2id at the lowest cost in OWASP's password storage sheet: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

const keyOf = (password: string, nonce: Buffer, cost: Omit<Argon2Parameters, 'message' | 'nonce'>) =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost });

/** Returns the stored form of a password: `argon2id$memory$passes$nonce$key`. */
export async function hashOf(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const key = await keyOf(password, nonce, COST);
  return ['argon2id', COST.memory, COST.passes, nonce.toString('base64url'), key.toString('base64url')].join(
    '$',
  );
}

/** True if the password matches the hash. Without a hash it takes just as long and returns false. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, memory = COST.memory, passes = COST.passes, nonce = '', key = ''] = hash?.split('$') ?? [];
  const salt = nonce === '' ? Buffer.alloc(16) : Buffer.from(nonce, 'base64url');
  const cost = { ...COST, memory: Number(memory), passes: Number(passes) };
  const given = await keyOf(password, salt, cost);
  const kept = Buffer.from(key, 'base64url');
  return kept.length === given.length && timingSafeEqual(kept, given);
}
