import { filledRandom, type Random } from '@overtrick/rules/random';
import type { Chance } from '@overtrick/table/chance';

const secure = filledRandom((words) => crypto.getRandomValues(words));

/** Provides the randomness of a table on a device: all cards come from one source. */
export const deviceChance = (random: Random = secure): Chance => ({
  newSecret() {
    throw new Error('the secret of a table on a device is its token');
  },
  newSalt: () => undefined,
  dealer: () => random,
  partners: () => random,
  cards: () => random,
  seedOf: () => undefined,
  sharedSeed() {
    throw new Error('a table on a device shares no boards');
  },
});
