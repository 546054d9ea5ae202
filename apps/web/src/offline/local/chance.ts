import { filledRandom, type Random } from '@overtrick/rules/random';
import type { Chance } from '@overtrick/table/chance';

const secure = filledRandom((words) => crypto.getRandomValues(words));

/** Chance at a table on a device: all cards from one source. */
export const deviceChance = (random: Random = secure): Chance => ({
  newSecret() {
    throw new Error('the secret of a table on a device is its token');
  },
  newSalt: () => undefined,
  dealer: () => random,
  cards: () => random,
  seedOf: () => undefined,
  sharedSeed() {
    throw new Error('a table on a device shares no boards');
  },
});
