import { filledRandom, type Random, seededRandom } from '@overtrick/rules/random';

/**
 * Returns the random source for each purpose: with a seed always the same, otherwise the system's secure source
 * (R-GEN-3).
 */
export function chanceOf(seed: string | undefined): (purpose: string) => Random {
  if (seed !== undefined) return (purpose) => seededRandom(`${seed}/${purpose}`);
  const random = filledRandom((words) => crypto.getRandomValues(words));
  return () => random;
}
