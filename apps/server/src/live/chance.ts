import { createHmac, randomBytes, webcrypto } from 'node:crypto';
import { filledRandom } from '@overtrick/rules/random';
import { type Chance, seededChance } from '@overtrick/table/chance';

/** Returns the system's secure source (R-GEN-3), or with a seed the same deals at every table, for tests. */
export function startChance(seed?: string): Chance {
  if (seed !== undefined) return { ...seededChance(seed), sharedSeed };
  const secure = filledRandom((words) => webcrypto.getRandomValues(words));
  const newSecret = () => randomBytes(16).toString('base64url');
  return {
    newSecret,
    newSalt: newSecret,
    dealer: () => secure,
    partners: () => secure,
    cards: () => secure,
    seedOf: () => undefined,
    sharedSeed,
  };
}

const sharedSeed: Chance['sharedSeed'] = (secret, board) =>
  createHmac('sha256', secret).update(board).digest('base64url');
